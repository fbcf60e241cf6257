"""A game in which chance is asked like a player: every draw is a node of its own.

The engine draws while it carries out a move. Here it is given only what has been decided so far;
when it asks for more the attempt is dropped, the outcome is chosen outside, and the move is made
again from the position before it.
"""

import json
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final

import msgspec

from lorcha.core.chance import Chance, Fast
from lorcha.core.journal import Journal, mix
from lorcha.core.match import digest
from lorcha.core.rows import Int
from lorcha.core.state import SPECTATOR, State
from lorcha.envs.lanes import asked
from lorcha.envs.setting import Setting, setting

MARK_BITS: Final = 40
UNDEALT: Final = "nothing is dealt yet"


class Undecided(Exception):
    """One of so many outcomes is wanted."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class Asking(Chance):
    """Gives what was decided outside, and asks when there is no more of it."""

    def __init__(self, decided: tuple[int, ...], used: int = 0) -> None:
        self.decided = decided
        self.used = used

    def below(self, n: Int) -> Int:
        if n == 1:
            return 0
        if self.used == len(self.decided):
            raise Undecided(int(n))
        self.used += 1
        return self.decided[self.used - 1]

    def clone(self) -> "Asking":
        return Asking(self.decided, self.used)

    def dump(self) -> dict[str, object]:
        return Fast(0).dump()


@dataclass(frozen=True)
class Course:
    """A position on the way: the last one in which somebody was asked, and what was done since.

    `marks` are numbers made of all that each seat, and a spectator, has done and read so far.
    """

    setting: Setting
    before: State  # never changed
    marks: tuple[int, ...]
    dealt: bool = False
    move: tuple[int, int] | None = None  # seat and move made in it, if chance has still to speak
    decided: tuple[int, ...] = ()
    outcomes: int = 0  # that chance has now; 0: it is not asked
    _told: dict[int, str] = field(default_factory=dict, init=False)  # what each seat sees

    def seat(self) -> int:
        return asked(self.before)

    def over(self) -> bool:
        return self.outcomes == 0 and self.before.over()

    def legal(self) -> list[int]:
        return self.before.legal(self.seat())

    def play(self, move: int) -> "Course":
        seat = self.seat()
        marks = [*self.marks]
        marks[seat] = mix(marks[seat], move)
        return replace(self, marks=tuple(marks), move=(seat, move), decided=()).go_on()

    def draw(self, outcome: int) -> "Course":
        if not 0 <= outcome < self.outcomes:
            raise ValueError(f"chance has {self.outcomes} outcomes, none is {outcome}")
        return replace(self, decided=(*self.decided, outcome)).go_on()

    def go_on(self) -> "Course":
        """As far as what is decided reaches."""
        world = self.before.clone()
        world.journal = Journal()
        world.chance = Asking(self.decided)
        try:
            if self.move is None:
                world.go_on()
            else:
                world.play(*self.move)
        except Undecided as undecided:
            return replace(self, outcomes=undecided.outcomes)
        marks = tuple(
            int(world.journal.fingerprint(seat, mark))
            for mark, seat in zip(self.marks, self.readers(), strict=True)
        )
        world.journal = None
        return Course(self.setting, world, marks, dealt=True)

    def readers(self) -> list[int]:
        return [*range(self.setting.seats), SPECTATOR]

    def redealt(self, seat: int, seed: int) -> "Course":
        """A world the seat cannot tell from this one. What the others remember is hidden from it:
        in the new world they remember what everybody has read."""
        if self.outcomes:
            raise ValueError("there is nothing to deal anew while chance is asked")
        world = self.before.redeal(seat, Fast(seed))
        world.chance = Asking(())
        common = self.marks[-1]
        marks = tuple(
            m if s == seat else common for m, s in zip(self.marks, self.readers(), strict=True)
        )
        return replace(self, before=world, marks=marks)

    # ---- told

    def seen_by(self, seat: int) -> str:
        if not self.dealt:
            return UNDEALT
        if seat not in self._told:
            seen = self.setting.game.view(self.before, seat)
            self._told[seat] = msgspec.json.encode(seen).decode()
        return self._told[seat]

    def known_to(self, seat: int) -> str:
        """What the seat sees, and a mark of all it has done and read before."""
        return f"{self.seen_by(seat)} {self.marks[seat]:010x}"

    def __str__(self) -> str:
        return self._text

    @cached_property
    def _text(self) -> str:
        game = self.setting.game
        place = f"{game.title} for {self.setting.seats}"
        if not self.dealt:
            return f"{place}: {UNDEALT} {list(self.decided)}"
        who = "over" if self.over() else f"seat {self.seat()}: {game.question(self.before)}"
        chosen = game.moves.to_text(self.move[1]) if self.move else ""
        return f"{place}, {who} {chosen} {list(self.decided)} {digest(self.before)}"

    # ---- saved

    def __deepcopy__(self, memo: dict[int, Any]) -> "Course":
        return self  # nothing in it ever changes

    def __reduce__(self) -> tuple[Any, ...]:
        chosen = self.setting
        dump = json.dumps(self.before.dump()) if self.dealt else ""
        what = (chosen.game.id, chosen.seats, dict(chosen.options), chosen.reward)
        rest = (self.marks, self.move, self.decided, self.outcomes)
        return restored, (what, dump, rest)


def begun(chosen: Setting) -> Course:
    return Course(chosen, chosen.begun, (0,) * (chosen.seats + 1)).go_on()


def restored(what: tuple[Any, ...], dump: str, rest: tuple[Any, ...]) -> Course:
    chosen = setting(*what)
    before = chosen.game.load(json.loads(dump)) if dump else chosen.begun
    marks, move, decided, outcomes = rest
    return Course(chosen, before, marks, bool(dump), move, decided, outcomes)
