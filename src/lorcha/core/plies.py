"""How each reader may count plies.

A large decision can be asked for in steps. A step that shows nothing to the others is hidden: its
seat counts it, nobody else does, because the number of steps would tell of a hidden hand.
"""

from lorcha.core.state import State


def visible(state: State) -> tuple[list[int], int, int]:
    """What everybody can see change: who is asked, what, and the length of the journal. A move
    that leaves it as it was is a hidden step."""
    question = 0 if state.over() else int(state.agenda.what())
    return state.actors(), question, len(state.journal.entries) if state.journal else 0
