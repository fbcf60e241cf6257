"""What must hold from move to move of the toy: coins are never lost, thrown cards never return."""

from collections.abc import Callable

from lorcha.core.state import State
from tests.toy.table import Table


def watch(state: State) -> Callable[[State], list[str]]:
    """Called when a game begins; what it gives back is called after every move."""
    before = counted(state)

    def look(state: State) -> list[str]:
        nonlocal before
        now = counted(state)
        faults = [f"count {i} fell" for i in range(len(now)) if now[i] < before[i]]
        before = now
        return faults

    return look


def counted(state: State) -> list[int]:
    assert isinstance(state, Table)
    return [state.discard.count, *(pirate.coins for pirate in state.pirates)]
