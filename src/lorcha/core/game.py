"""A game as the rest of the project sees it: its name, how to begin it, how to look at it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from lorcha.core.box import Box
from lorcha.core.chance import Chance, load_chance
from lorcha.core.dumps import BadPosition, mapping
from lorcha.core.features import Features
from lorcha.core.journal import EventBook, Journal
from lorcha.core.moves import MoveBook
from lorcha.core.options import BadOption, Option, Value, completed
from lorcha.core.state import State
from lorcha.core.valuation import Valuation

NO_JUDGEMENT: Final = Valuation()
_of_type: dict[type[State], "Game"] = {}


@dataclass(frozen=True)
class Game:
    """One game. The callables are the doors of its room."""

    id: str
    title: str
    seats: range
    rules_version: str
    options: tuple[Option, ...]
    box: Box
    moves: MoveBook
    events: EventBook
    questions: Mapping[int, str]  # the names of the tasks that ask
    state: type[State]
    begin: Callable[[int, Mapping[str, Value], Chance], State]  # all set out, nothing dealt yet
    read: Callable[[Mapping[str, Any], Chance], State]  # a position from its dump
    look: Callable[[State, int], msgspec.Struct]  # what one seat may see
    broken: Callable[[State], list[str]]  # which invariants do not hold
    valuation: Valuation = NO_JUDGEMENT  # what bots think of a position
    features: Features | None = None  # positions and moves as numbers, for learners

    def __post_init__(self) -> None:
        _of_type[self.state] = self

    def complete(self, seats: int, chosen: Mapping[str, Value]) -> dict[str, Value]:
        """All options of a game for so many, or BadOption."""
        if seats not in self.seats:
            raise BadOption(
                f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}"
            )
        return completed(self.options, chosen)

    def new(
        self,
        seats: int,
        options: Mapping[str, Value] | None = None,
        *,
        chance: Chance,
        journal: Journal | None = None,
    ) -> State:
        """A game about to ask for its first decision."""
        state = self.begin(seats, self.complete(seats, options or {}), chance)
        state.journal = journal
        state.go_on()
        return state

    def load(self, dump: object) -> State:
        """The position of a dump; BadPosition says what is wrong with it."""
        data = mapping(dump, "a position")
        if data.get("game") != self.id:
            raise BadPosition(f"this is not a position of {self.title}")
        try:
            state = self.read(data, load_chance(dict(mapping(data.get("chance"), "chance"))))
            faults = self.broken(state)
            if not faults and any(not state.legal(seat) for seat in state.actors()):
                faults = ["somebody is asked who has no answer"]
        except (IndexError, OverflowError, TypeError) as error:
            raise BadPosition(f"the position does not hold together: {error}") from error
        except BadPosition:
            raise
        except ValueError as error:
            raise BadPosition(str(error)) from error
        if faults:
            raise BadPosition("; ".join(faults))
        return state

    def view(self, state: State, seat: int) -> msgspec.Struct:
        return self.look(state, seat)

    def question(self, state: State) -> str:
        """The name of what is being asked now, or nothing at the end."""
        return "" if state.over() else self.questions[int(state.agenda.what())]


def game_of(state: State) -> Game:
    return _of_type[type(state)]
