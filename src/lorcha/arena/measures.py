"""What is measured of our games. Setting up is timed only where whole games are counted."""

import random
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import cycle, islice
from typing import Final, NamedTuple, TypeVar

from lorcha.bots import Budget
from lorcha.bots.search import Search
from lorcha.core.chance import Fast
from lorcha.core.game import Game
from lorcha.core.perspective import Perspective
from lorcha.core.playout import clones, playout, redeals
from lorcha.core.state import State

STARTS: Final = 25
COPIES: Final = 100
SIMULATIONS: Final = 100
Thing = TypeVar("Thing")


class Sample(NamedTuple):
    """How many things were done in how many seconds."""

    done: int
    seconds: float

    @property
    def rate(self) -> float:
        return self.done / self.seconds


def time_runs(make: Callable[[], Thing], run: Callable[[Thing], int], seconds: float) -> Sample:
    """Make a thing untimed and run it timed, again and again, for this many seconds.

    Time is processor time of this process: a busy machine disturbs it little.
    """
    done, spent = 0, 0.0
    while spent < seconds:
        thing = make()
        began = time.process_time()
        done += run(thing)
        spent += time.process_time() - began
    return Sample(done, spent)


def random_picks() -> Iterator[int]:
    """Random numbers drawn beforehand: all loops driven from Python pick their moves by them."""
    chance = random.Random(1)
    return cycle([chance.getrandbits(20) for _ in range(10_007)])


def drive(state: State, picks: Iterable[int]) -> int:
    """Random play to the end, or as far as the picks go; the number of decisions."""
    decisions = 0
    for pick in picks:
        actors = state.actors()
        if not actors:
            break
        seat = actors[0]
        moves = state.legal(seat)
        state.play(seat, moves[pick % len(moves)])
        decisions += 1
    return decisions


class Workload:
    """One game with positions ready to start from."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.chance = Fast(1)
        self.picks = random_picks()
        self.seeds = iter(range(STARTS, 1 << 60))
        fresh = [self.begin(Fast(seed)) for seed in range(STARTS)]
        self.starts = cycle(fresh)
        halves = [halfway(state, self.picks) for state in fresh]
        self.middles = cycle(halves)
        self.undecided = cycle([state for state in halves if not state.over()])

    def begin(self, chance: Fast) -> State:
        return self.game.new(self.seats, chance=chance)

    def loop(self, seconds: float) -> Sample:
        return time_runs(self._start, lambda state: playout(state, self.chance), seconds)

    def python(self, seconds: float) -> Sample:
        return time_runs(self._start, lambda state: drive(state, self.picks), seconds)

    def clones(self, seconds: float) -> Sample:
        def copy(state: State) -> int:
            clones(state, COPIES)
            return COPIES

        return time_runs(self.middles.__next__, copy, seconds)

    def redeals(self, seconds: float) -> Sample:
        def redeal(state: State) -> int:
            redeals(state, 0, COPIES, self.chance)
            return COPIES

        return time_runs(self.middles.__next__, redeal, seconds)

    def games(self, seconds: float) -> Sample:
        def whole(chance: Fast) -> int:
            playout(self.begin(chance), self.chance)
            return 1

        return time_runs(lambda: Fast(next(self.seeds)), whole, seconds)

    def opening(self, seconds: float) -> Sample:
        return time_runs(lambda: perspective_of(next(self.starts)), think, seconds)

    def middle(self, seconds: float) -> Sample:
        return time_runs(lambda: perspective_of(next(self.undecided)), think, seconds)

    def _start(self) -> State:
        return next(self.starts).clone()


MEASURES: Final[dict[str, Callable[[Workload, float], Sample]]] = {
    "loop": Workload.loop,
    "python": Workload.python,
    "clones": Workload.clones,
    "redeals": Workload.redeals,
    "games": Workload.games,
    "opening": Workload.opening,
    "middle": Workload.middle,
}


def perspective_of(state: State) -> Perspective:
    """The perspective of the first seat that is asked."""
    return Perspective(state, state.actors()[0])


def think(perspective: Perspective) -> int:
    """One decision of a search; the number of its simulations."""
    decision = Search(1, Budget(simulations=SIMULATIONS)).consider(perspective)
    return sum(candidate.visits for candidate in decision.candidates)


def halfway(start: State, picks: Iterator[int]) -> State:
    """A position in the middle of a random game."""
    length = drive(start.clone(), picks)
    state = start.clone()
    drive(state, islice(picks, length // 2))
    return state
