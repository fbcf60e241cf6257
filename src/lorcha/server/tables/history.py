"""The history of a live game: its moves, and how each reader may count its plies.

A step of somebody else's composed decision that shows nothing is not counted and not sent: the
number of steps would tell something about a hidden hand. A reader is a seat, or a spectator (-1).
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from lorcha.core.game import Game
from lorcha.core.match import Match, Seed
from lorcha.core.options import Value
from lorcha.core.perspective import NoChance
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
    """The moves so far, played; `plies[reader + 1][n]` is a reader's count after n of them."""

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
        self.plies = [[0] for _ in range(seats + 1)]
        self.asked_at = [0] * seats  # how many moves had been made when the seat was asked
        self.opening = 0  # moves made before the table began, which cannot be taken back
        for step in steps:
            self.play(step.seat, step.move, step.first)

    @property
    def state(self) -> State:
        return self.match.state

    def play(self, seat: int, move: int, first: bool) -> Step:
        state, entry = self.state, len(self.match.journal.entries)
        before, question_before = public_signature(state), question_key(state)
        reveals = leads_to_unknown(state, seat, move)
        self.match.play(seat, move)
        after, question_after = public_signature(state), question_key(state)
        hidden = after == before
        shows = self.match.game.moves.verb_of(move).shows
        step = Step(seat, move, first, hidden, not hidden and (reveals or shows), entry)
        self.steps.append(step)
        for reader, plies in enumerate(self.plies, -1):
            plies.append(plies[-1] + (not hidden or reader == seat))
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
            seed = seed.again(len(steps), stream or seed.stream)
        earlier = History(match.game, len(match.seats), match.options, seed, steps)
        earlier.opening = self.opening
        return earlier

    def count(self, reader: int) -> int:
        return self.plies[reader + 1][-1]

    def still_asks(self, seat: int, ply: int) -> bool:
        """Is the question of this ply, in the seat's count, the one that is asked now?"""
        plies = self.plies[seat + 1]
        return plies[self.asked_at[seat]] <= ply <= plies[-1]

    def journal(self, reader: int, first: int = 0) -> list[dict[str, Any]]:
        """What the reader may know of the entries from this number on, in the reader's plies."""
        plies, entries = self.plies[reader + 1], self.match.journal.read_by(reader, first)
        for number, entry in enumerate(entries, first):
            entry["ply"] = plies[self.match.journal.entries[number].ply]
        return entries

    def first_unread(self, reader: int, ply: int) -> int:
        """The number of the first entry the reader has not read at this ply."""
        entries, plies = self.match.journal.entries, self.plies[reader + 1]
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

    def last_command_of(self, seat: int) -> int | None:
        """How many moves had been made before the seat's last command."""
        for number in range(len(self.steps) - 1, self.opening - 1, -1):
            if self.steps[number].seat == seat and self.steps[number].first:
                return number
        return None


def public_signature(state: State) -> tuple[list[int], int, int]:
    """What everybody can see change: who is asked, what, and the length of the journal. A move
    that leaves it unchanged is a hidden step."""
    entries = len(state.journal.entries) if state.journal else 0
    return state.actors(), question_key(state)[0], entries


def question_key(state: State) -> tuple[int, int, int]:
    """Tells one question from another, no matter who has answered it already."""
    if state.over():
        return (0, 0, 0)
    return int(state.agenda.what()), int(state.agenda.number()), int(state.agenda.size)


def leads_to_unknown(state: State, seat: int, move: int) -> bool:
    """Does the move lead to something its player cannot foresee: chance, or what is hidden?"""
    world = state.clone()
    world.chance = NoChance()
    world.foreseer = seat
    try:
        world.play(seat, move)
    except Horizon:
        return True
    return False
