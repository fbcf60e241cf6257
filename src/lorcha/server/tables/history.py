"""The history of a live game, in plies as each reader may count them (`core/plies.py`).

A hidden step of somebody else's large decision is neither counted nor sent. A reader is a seat, or
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
    """A move that was made. `first`: a command begins with it; `hidden`: only its seat counts it;
    `reveals`: it brought something to light, so it cannot simply be taken back."""

    seat: int
    move: int
    first: bool
    hidden: bool
    reveals: bool
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
        position: dict[str, Any] | None = None,
    ) -> None:
        self.match = Match(game, [""] * seats, options, seed, position)
        self.steps: list[Step] = []
        self.asked_at = [0] * seats  # how many moves had been made when the seat was asked
        self.opening = 0  # moves made before the table began, which cannot be taken back
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
        before, question_before = visible(state), question_key(state)
        reveals = leads_to_unknown(state, seat, move)
        self.match.play(seat, move)
        after, question_after = visible(state), question_key(state)
        hidden = after == before
        shows = self.match.game.moves.verb_of(move).shows
        step = Step(seat, move, first, hidden, not hidden and (reveals or shows), entry)
        self.steps.append(step)
        for actor in after[0]:
            if actor == seat or actor not in before[0] or question_after != question_before:
                self.asked_at[actor] = len(self.steps)
        return step

    def without_last(self, count: int, stream: int = 0) -> "History":
        """The history without its last moves. With the number of a new stream, chance continues
        with that one: what the old stream would bring has been seen."""
        match, seed = self.match, self.match.seed
        steps = self.steps[: len(self.steps) - count]
        if stream or (seed.stream and seed.ply > len(steps)):
            seed = seed.next_stream(len(steps), stream or seed.stream)
        seats, position = len(match.seats), match.position
        earlier = History(match.game, seats, match.options, seed, steps, position)
        earlier.opening = self.opening
        return earlier

    def count(self, reader: int) -> int:
        return self.match.journal.plies(reader)[-1]

    def still_asks(self, seat: int, ply: int) -> bool:
        """Is the question of this ply, in the seat's count, the one that is asked now?"""
        plies = self.match.journal.plies(seat)
        return plies[self.asked_at[seat]] <= ply <= plies[-1]

    def journal(self, reader: int, first: int = 0) -> list[dict[str, Any]]:
        """What the reader may know of the entries from this number on, in the reader's plies."""
        return self.match.journal.for_reader(reader, first)

    def first_unread(self, reader: int, ply: int, most: int) -> int | None:
        """The number of the first entry the reader has not read at this ply; None if more than
        this many are unread."""
        entries, plies = self.match.journal.entries, self.match.journal.plies(reader)
        number = len(entries)
        while number and plies[entries[number - 1].ply] > ply:
            number -= 1
            if len(entries) - number > most:
                return None
        return number

    def last_mover(self, reader: int) -> int:
        """Who made the last move the reader counts; -1 before the first."""
        for step in reversed(self.steps):
            if not step.hidden or step.seat == reader:
                return step.seat
        return -1

    def last_command_of(self, seat: int) -> int | None:
        """How many moves had been made before the seat's last command."""
        for number in range(len(self.steps) - 1, self.opening - 1, -1):
            if self.steps[number].seat == seat and self.steps[number].first:
                return number
        return None


def question_key(state: State) -> tuple[int, int, int]:
    """Tells one question from another, no matter who has answered it already."""
    if state.over():
        return (0, 0, 0)
    return int(state.agenda.what()), int(state.agenda.number()), int(state.agenda.size)


def leads_to_unknown(state: State, seat: int, move: int) -> bool:
    """Does the move lead to something its player cannot foresee: chance, or what is hidden?"""
    world = state.clone()
    world.chance = NoChance()
    world.previewer = seat
    try:
        world.play(seat, move)
    except Horizon:
        return True
    return False
