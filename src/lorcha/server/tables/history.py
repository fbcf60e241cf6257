"""The history of a game, in plies as each reader may count them (`core/plies.py`).

A hidden step of somebody else's large decision is neither counted nor told. A reader is a seat, or
a spectator (-1).
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from lorcha.core.game import Game
from lorcha.core.match import Match, Seed
from lorcha.core.options import Value
from lorcha.core.perspective import NoChance
from lorcha.core.plies import visible
from lorcha.core.state import Horizon, State


class Step(msgspec.Struct, frozen=True):
    """A move that was made. `first`: it begins a command; `hidden`: only its seat counts it;
    `tells`: something came to light by it, so it cannot simply be taken back."""

    seat: int
    move: int
    first: bool
    hidden: bool
    tells: bool
    entry: int  # the number of its first entry in the journal


class History:
    """The moves so far, played."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, Value],
        seed: Seed,
        steps: Sequence[Step] = (),
    ) -> None:
        self.match = Match(game, [""] * seats, options, seed)
        self.steps: list[Step] = []
        self.asked = [0] * seats  # how many moves had been made when the seat was asked
        self.opening = 0  # moves made before the table began, which nobody takes back
        for step in steps:
            self.play(step.seat, step.move, step.first)

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def plies(self) -> list[list[int]]:
        """`plies[reader + 1][n]` is a reader's count after n moves."""
        readers = range(-1, len(self.match.seats))
        return [self.match.journal.plies(reader) for reader in readers]

    def play(self, seat: int, move: int, first: bool) -> Step:
        state, entry = self.state, len(self.match.journal.entries)
        before, stood = visible(state), mark(state)
        tells = comes_to_light(state, seat, move)
        self.match.play(seat, move)
        after, stands = visible(state), mark(state)
        hidden = after == before
        shows = self.match.game.moves.verb_of(move).shows
        step = Step(seat, move, first, hidden, not hidden and (tells or shows), entry)
        self.steps.append(step)
        for actor in after[0]:
            if actor == seat or actor not in before[0] or stands != stood:
                self.asked[actor] = len(self.steps)
        return step

    def back(self, count: int, stream: int = 0) -> "History":
        """The history without its last moves. With the number of a new stream chance goes on with
        that: what the old one was going to bring has been seen."""
        match, seed = self.match, self.match.seed
        kept = self.steps[: len(self.steps) - count]
        if stream or (seed.stream and seed.ply > len(kept)):
            seed = seed.next_stream(len(kept), stream or seed.stream)
        earlier = History(match.game, len(match.seats), match.options, seed, kept)
        earlier.opening = self.opening
        return earlier

    def count(self, reader: int) -> int:
        return self.match.journal.plies(reader)[-1]

    def still_asks(self, seat: int, ply: int) -> bool:
        """Is the question that stood at this ply of the seat's count the one that stands now?"""
        plies = self.match.journal.plies(seat)
        return plies[self.asked[seat]] <= ply <= plies[-1]

    def journal(self, reader: int, entry: int = 0) -> list[dict[str, Any]]:
        """What the reader may know of the entries from this number on, in the reader's plies."""
        return self.match.journal.for_reader(reader, entry)

    def after(self, reader: int, ply: int) -> int:
        """The number of the first entry the reader has not read at this ply."""
        entries, plies = self.match.journal.entries, self.match.journal.plies(reader)
        number = len(entries)
        while number and plies[entries[number - 1].ply] > ply:
            number -= 1
        return number

    def last_mover(self, reader: int) -> int:
        """Who made the last move the reader counts; -1 before the first."""
        for step in reversed(self.steps):
            if not step.hidden or step.seat == reader:
                return step.seat
        return -1

    def last_of(self, seat: int) -> int | None:
        """Where the seat's last command begins, as a number of moves."""
        for number in range(len(self.steps) - 1, self.opening - 1, -1):
            if self.steps[number].seat == seat and self.steps[number].first:
                return number
        return None


def mark(state: State) -> tuple[int, int, int]:
    """What tells one question from another, whoever has answered it already."""
    if state.over():
        return (0, 0, 0)
    return int(state.agenda.what()), int(state.agenda.number()), int(state.agenda.size)


def comes_to_light(state: State, seat: int, move: int) -> bool:
    """Does the move lead to something its player cannot foresee: chance, or what is hidden?"""
    world = state.clone()
    world.chance = NoChance()
    world.previewer = seat
    try:
        world.play(seat, move)
    except Horizon:
        return True
    return False
