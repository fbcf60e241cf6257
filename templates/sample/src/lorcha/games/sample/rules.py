# compiled by mypyc
"""How the game goes. Each function says which rules of `docs/rules/sample.md` it follows."""

from typing import Final, final

from lorcha.core.chance import Chance, Fast
from lorcha.core.moves import Moves
from lorcha.core.rows import Int, to_list
from lorcha.core.standing import Standing
from lorcha.core.state import NOBODY, State
from lorcha.games.sample.box import LAST, MOST
from lorcha.games.sample.events import STARTS, TOOK, TOOK_LAST
from lorcha.games.sample.moves import TAKE
from lorcha.games.sample.state import ASK_TAKE, SET_UP, Table

WORLDS: Final = 1 << 30


@final
class Sample(Table):
    def clone(self) -> "Sample":
        return Sample(self.seats, self.chance.clone(), self)

    def redeal(self, seat: Int, chance: Chance) -> "Sample":
        """Nothing is hidden here but the future."""
        return Sample(self.seats, Fast(chance.below(WORLDS)), self)

    def run(self, what: Int, who: Int, number: Int) -> None:
        if what == SET_UP:
            set_up(self)

    def find_legal(self, seat: Int, out: Moves) -> None:
        """One to three pebbles, but no more than there are (SA-2)."""
        for pebbles in range(1, min(MOST, self.heap) + 1):
            out.add(TAKE.pack(pebbles))

    def answer(self, seat: Int, move: Int) -> None:
        self.agenda.answered(seat)
        take(self, seat, TAKE.get(move, 0))

    def standings(self) -> list[Standing]:
        return standings(self)


def set_up(table: Table) -> None:
    """Chance says who starts (SA-1). Chance cannot be foreseen, so it is announced."""
    table.reveal("starting_player")
    first = table.chance.below(table.seats)
    table.tell(STARTS, first)
    table.agenda.push(ASK_TAKE, 1 << first)


def take(table: Table, seat: Int, pebbles: Int) -> None:
    """Then the player to the left, until the heap is gone (SA-2, SA-3)."""
    table.heap -= pebbles
    table.taken[seat] += pebbles
    table.tell(TOOK, seat, pebbles)
    if table.heap > 0:
        table.agenda.push(ASK_TAKE, 1 << ((seat + 1) % table.seats))
    else:
        table.last = seat
        table.tell(TOOK_LAST, seat, LAST)


def standings(table: Table) -> list[Standing]:
    """A point a pebble, and more for the last; equal scores share a place (SA-4)."""
    parts = [score_parts(table, seat) for seat in range(int(table.seats))]
    scores = [sum(part.values()) for part in parts]
    standings: list[Standing] = []
    for seat in range(int(table.seats)):
        place = 1 + sum([1 for score in scores if score > scores[seat]])
        standings.append(Standing(seat, place, scores[seat], parts[seat]))
    standings.sort(key=lambda standing: standing.place)
    return standings


def score_parts(table: Table, seat: int) -> dict[str, int]:
    return {
        "pebbles": int(table.taken[seat]),
        "last": int(LAST) if table.last == seat else 0,
    }


def broken_invariants(state: State) -> list[str]:
    """Nothing is lost and nothing invented. Called after every move in the tests, and when a
    position is loaded."""
    assert isinstance(state, Sample)
    faults: list[str] = []
    taken = to_list(state.taken)
    if len(taken) != state.seats or min(taken) < 0 or state.heap < 0:
        faults.append("each seat has taken some pebbles, or none")
    if state.heap + sum(taken) != state.size:
        faults.append("pebbles lost or invented")
    if (state.heap == 0) != (state.last != NOBODY):
        faults.append("the last pebble is somebody's")
    if not NOBODY <= state.last < state.seats:
        faults.append(f"there is no seat {state.last}")
    return faults
