"""All that a bot or a client of one seat may use.

A perspective does not hold the position it was made from: it draws its own world from what the seat
knows, and answers everything from that. So there is no path from it to anything hidden.
"""

from typing import Literal, TypeAlias

import msgspec

from lorcha.core.chance import Chance, Fast
from lorcha.core.game import Game, game_of
from lorcha.core.journal import Journal
from lorcha.core.refusals import Objection, find_objection
from lorcha.core.rows import Int
from lorcha.core.standing import Standing
from lorcha.core.state import Horizon, State

Why: TypeAlias = Literal["unknown", "choice", "end"]


class Stop(msgspec.Struct, frozen=True):
    """Why a preview ended: at something `unknown`, at a `choice` of these seats, at the `end`.

    `what` is an id of the game (`action_cards`); the text `unknown-<id>` says what is unknown.
    """

    at: Why
    what: str = ""
    seats: tuple[int, ...] = ()


class Preview(msgspec.Struct, frozen=True):
    """What a move does, up to the first thing the seat cannot know.

    If the seat itself has to choose next: what it is asked, and what it may answer.
    """

    journal: list[dict[str, object]]
    view: msgspec.Struct
    stop: Stop
    question: str = ""
    legal: list[int] = []


class NoChance(Chance):
    """A preview ends where chance is needed."""

    def below(self, n: Int) -> Int:
        raise Horizon("chance")

    def clone(self) -> "NoChance":
        return self


class Perspective:
    """One seat's knowledge of a position, or a spectator's (a seat below 0)."""

    def __init__(self, state: State, seat: int, seed: int = 0) -> None:
        if seat >= state.seats:
            raise ValueError(f"there is no seat {seat}")
        self.seat = seat
        self.seats = int(state.seats)
        self.game: Game = game_of(state)
        self._entries = state.journal.redact(seat) if state.journal else []
        self._world = state.redeal(seat, Fast(seed))

    def __repr__(self) -> str:
        reader = "a spectator" if self.seat < 0 else f"seat {self.seat}"
        question = self._world.describe_question()
        return f"<{self.game.id} for {self.seats} as {reader} knows it: {question}>"

    def actors(self) -> list[int]:
        return self._world.actors()

    def legal(self) -> list[int]:
        return self._world.legal(self.seat)

    def question(self) -> str:
        return self.game.question(self._world)

    def over(self) -> bool:
        return self._world.over()

    def standings(self) -> list[Standing]:
        """The final standings; before the end they may depend on what is hidden."""
        if not self.over():
            raise ValueError("the game is not over")
        return self._world.standings()

    def view(self) -> msgspec.Struct:
        return self.game.view(self._world, self.seat)

    def journal(self) -> list[dict[str, object]]:
        return [entry.for_reader(self.seat) for entry in self._entries]

    def fingerprints(self) -> list[int]:
        """A number for each entry of the journal, equal if the seat reads the same in it."""
        return [entry.fingerprint(self.seat) for entry in self._entries]

    def sample(self, chance: Chance) -> State:
        """A world the seat cannot tell from the real one, to think about."""
        return self._world.redeal(self.seat, chance)

    def why_not(self, *moves: int) -> Objection | None:
        """Why the seat may not make this move, or the last of the parts of a composed one; None if
        it may, or if that cannot be known."""
        world = self._foreseeing()
        try:
            for part, move in enumerate(moves, 1):
                steps = world.expand(self.seat, move)
                for step in steps:
                    if not world.may(self.seat, step):
                        return find_objection(world, self.seat, move)
                    if part < len(moves) or step != steps[-1]:
                        world.play(self.seat, step)
        except Horizon:
            pass
        return None

    def _foreseeing(self) -> State:
        """A copy of the world that stops before the first thing the seat cannot know."""
        world = self._world.clone()
        world.chance = NoChance()
        world.previewer = self.seat
        return world

    def preview(self, *moves: int) -> Preview:
        """Play a move, or the parts of a composed one, and show what follows as far as the seat can
        know."""
        world = self._foreseeing()
        world.journal = Journal()
        try:
            for move in moves:
                for step in world.expand(self.seat, move):
                    world.play(self.seat, step)
            stop = Stop("end") if world.over() else Stop("choice", seats=tuple(world.actors()))
        except Horizon as horizon:
            stop = Stop("unknown", str(horizon))
        journal, view = world.journal.for_reader(self.seat), self.game.view(world, self.seat)
        if self.seat not in stop.seats:
            return Preview(journal, view, stop)
        question, legal = self.game.question(world), world.legal(self.seat)
        return Preview(journal, view, stop, question, legal)
