"""A game as the rest of the project sees it: its name, how to start, load and view it."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from inspect import signature
from typing import Any, Final

import msgspec

from lorcha.core.agenda import ASK
from lorcha.core.box import Box
from lorcha.core.chance import Chance, Fast, load_chance
from lorcha.core.dumps import BadPosition, load_agenda, mapping, place_in, push_tasks, whole
from lorcha.core.features import Features
from lorcha.core.journal import EventBook, Journal
from lorcha.core.moves import MoveBook
from lorcha.core.names import Names, set_names
from lorcha.core.options import BadOption, Option, Value, with_defaults
from lorcha.core.refusals import Refusals, set_refusals
from lorcha.core.state import State
from lorcha.core.valuation import Valuation

NO_VALUATION: Final = Valuation()
_of_type: dict[type[State], "Game"] = {}


def no_things(view: Any) -> Iterable[str]:
    return ()


@dataclass(frozen=True)
class Game:
    """One game. The callables are what its room provides."""

    id: str
    title: str
    seats: range
    rules_version: str
    options: tuple[Option, ...]
    box: Box
    moves: MoveBook
    events: EventBook
    tasks: Mapping[int, str]  # what can be on the agenda, and its name
    first: int  # the task a game begins with
    state: type[State]
    apply_options: Callable[[Any, Mapping[str, Value]], None]  # the house rules, on a new table
    restore: Callable[[Any, Mapping[str, Any]], None]  # a new table, from a dump
    public_view: Callable[[Any], msgspec.Struct]  # what everyone may see
    seat_view: Callable[[Any, int, Any], msgspec.Struct]  # plus what one seat sees
    broken_invariants: Callable[[Any], list[str]]  # which invariants do not hold
    refusals: Refusals | None = None  # why moves are refused
    valuation: Valuation = NO_VALUATION  # the value of a position, for bots
    features: Features | None = None  # positions and moves as numbers, for learners
    arrange: Callable[..., dict[str, Any]] | None = None  # the dump of a new game, changed by words
    describe: Callable[[Any], list[dict[str, Any]]] | None = None  # words that may fit a position
    things: Callable[[Any], Iterable[str]] = no_things  # the pieces and places a lesson may name
    rounds: Callable[[Any], int] | None = None  # how many have begun: when two lines are compared

    def __post_init__(self) -> None:
        _of_type[self.state] = self
        set_names(self.state, Names(self.id, self.moves, dict(self.tasks)))
        if self.refusals:
            set_refusals(self.state, self.refusals)

    @cached_property
    def questions(self) -> Mapping[int, str]:
        """The names of the tasks that ask."""
        return {what: name for what, name in self.tasks.items() if what & ASK}

    def complete(self, seats: int, chosen: Mapping[str, Value]) -> dict[str, Value]:
        """All options of a game for this many seats, or BadOption."""
        if seats not in self.seats:
            raise BadOption(
                f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}"
            )
        return with_defaults(self.options, chosen)

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

    def begin(self, seats: int, options: Mapping[str, Value], chance: Chance) -> State:
        """The table is set, nothing is dealt yet."""
        state = self.state(seats, chance)
        self.apply_options(state, options)
        state.agenda.push(self.first)
        return state

    def load(self, dump: object) -> State:
        """The position of a dump; BadPosition says what is wrong with it."""
        data = mapping(dump, "a position")
        if data.get("game") != self.id:
            raise BadPosition(f"this is not a position of {self.title}")
        return self._check(lambda: self._read(data))

    def position(
        self,
        seats: int,
        options: Mapping[str, Value] | None = None,
        *,
        chance: Chance | int = 1,
        journal: Journal | None = None,
        **words: Any,
    ) -> State:
        """A position in the game's own words (its `position.py`), checked and run to its first
        question; `chance` may be a seed. BadPosition says what does not hold together."""
        if self.arrange is None:
            raise BadPosition(f"{self.title} has no words to set up a position with")
        opening = self.new(seats, options, chance=Fast(0)).dump()
        self._check_words(words)
        try:
            data = self.arrange(opening, **words)
        except BadPosition:
            raise
        except (AttributeError, LookupError, TypeError, ValueError, OverflowError) as error:
            raise BadPosition(f"the position does not hold together: {error}") from error
        state = self.load(data | {"agenda": []})
        state.chance = Fast(chance) if isinstance(chance, int) else chance
        state.journal = journal

        def start() -> State:
            push_tasks(state, self.tasks, data["agenda"])
            state.go_on()
            return state

        return self._check(start)

    def words_of(self, state: State, options: Mapping[str, Value]) -> tuple[dict[str, Any], bool]:
        """Words with which `position` puts the same question to the same seats, and whether
        everybody sees the same there; BadPosition where there are none, as in the midst of a
        fight. What the words do not say, such as what a seat knows of another's cards, begins
        anew."""
        nearest: dict[str, Any] = {}
        for words in self.describe(state) if self.describe and not state.over() else ():
            try:
                again = self.position(int(state.seats), options, **words)
            except BadPosition:
                continue
            if not self.asks_the_same(state, again):
                continue
            if self.looks_alike(state, again):
                return words, True
            nearest = nearest or words
        if not nearest:
            raise BadPosition("there are no words for this position")
        return nearest, False

    def asks_the_same(self, state: State, other: State) -> bool:
        return state.actors() == other.actors() and self.question(state) == self.question(other)

    def looks_alike(self, state: State, other: State) -> bool:
        """Everybody may do the same, and sees the same."""
        if any(state.legal(seat) != other.legal(seat) for seat in state.actors()):
            return False
        one, two = SharedView(self, state), SharedView(self, other)
        return all(one.of(seat) == two.of(seat) for seat in range(-1, int(state.seats)))

    @cached_property
    def words(self) -> list[str]:
        """The words a position is set up with."""
        return list(signature(self.arrange).parameters)[1:] if self.arrange else []

    def _check_words(self, words: Iterable[str]) -> None:
        for word in words:
            place_in(self.words, word, "word")

    def _read(self, data: Mapping[str, Any]) -> State:
        seats = whole(data.get("seats"), "seats")
        if seats not in self.seats:
            raise BadPosition(f"{seats} cannot play")
        state = self.state(seats, load_chance(dict(mapping(data.get("chance"), "chance"))))
        self.restore(state, data)
        load_agenda(state, self.tasks, data.get("agenda"))
        return state

    def _check(self, make: Callable[[], State]) -> State:
        try:
            state = make()
            faults = self.broken_invariants(state)
            if not faults and any(not state.legal(seat) for seat in state.actors()):
                faults = ["a seat is asked that has no answer"]
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
        """What one seat may see, or a spectator (a seat below 0)."""
        return SharedView(self, state).of(seat)

    def question(self, state: State) -> str:
        """The name of the current question; empty at the end."""
        return "" if state.over() else self.questions[int(state.agenda.what())]


class SharedView:
    """Views of one position for several readers: the public part is made once."""

    def __init__(self, game: Game, state: State) -> None:
        self._game = game
        self._state = state
        self._public: msgspec.Struct | None = None

    def of(self, seat: int) -> msgspec.Struct:
        if self._public is None:
            self._public = self._game.public_view(self._state)
        return self._public if seat < 0 else self._game.seat_view(self._state, seat, self._public)


def game_of(state: State) -> Game:
    return _of_type[type(state)]
