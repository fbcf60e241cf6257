"""How each reader may count plies.

A large decision can be asked in steps. A step that shows nothing to the others is hidden: its seat
counts it and nobody else does, because the number of steps would reveal something of a hidden hand.
"""

from lorcha.core.state import State


def visible(state: State) -> tuple[list[int], int, int]:
    """What everyone can see: who is asked, what, and the length of the journal. A move that leaves
    all of it unchanged is a hidden step."""
    question = 0 if state.over() else int(state.agenda.what())
    return state.actors(), question, len(state.journal.entries) if state.journal else 0
