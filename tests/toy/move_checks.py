"""What must hold from move to move of the toy: coins are never lost, thrown cards never return."""

from collections.abc import Callable

from lorcha.core.state import State
from tests.toy.table import Table


def move_check(state: State) -> Callable[[State], list[str]]:
    """Called when a game begins; returns what is called after every move."""
    before = counts_of(state)

    def check(state: State) -> list[str]:
        nonlocal before
        now = counts_of(state)
        faults = [f"count {i} fell" for i in range(len(now)) if now[i] < before[i]]
        before = now
        return faults

    return check


def counts_of(state: State) -> list[int]:
    assert isinstance(state, Table)
    return [state.discard.count, *(pirate.coins for pirate in state.pirates)]
