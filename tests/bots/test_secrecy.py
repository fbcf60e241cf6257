"""No bot plays by what its seat cannot know: it does the same in worlds the seat cannot tell apart,
with the same seed and the same number of simulations.
"""

from collections.abc import Callable, Iterator
from random import Random

import pytest

from lorcha.bots import LEVELS, Bot, Budget, load
from lorcha.bots.bot import Decision
from lorcha.bots.net import NetBot
from lorcha.bots.search import Search
from lorcha.core.chance import Chance, Fast
from lorcha.core.game import Game
from lorcha.core.journal import Journal
from lorcha.core.perspective import Perspective
from lorcha.core.state import State
from tests.laws.tables import GAMES, sampled

SEED = 11
SPARSER = 6  # fewer positions than the laws look at
MOST = 6  # of them in one game
SIMULATIONS = 16
FAR = 200  # simulations that come as far as something hidden
PLIES = 12

PLAYERS: dict[str, Callable[[], Bot]] = {
    "random": lambda: load("random", SEED),
    "greedy": lambda: load("greedy", SEED),
    "search": lambda: load(f"search:{SIMULATIONS}", SEED),
    "search without a net": lambda: load(f"search-plain:{SIMULATIONS}", SEED),
    "search with a temperature": lambda: Search(SEED, Budget(SIMULATIONS), temperature=0.5),
    "ship_boy": lambda: load("ship_boy", SEED),
    "sailor": lambda: load("sailor", SEED),
    "boatswain": lambda: load("boatswain", SEED),
    "mate": lambda: load("mate", SEED),
    "captain": lambda: load("captain", SEED),
    "net": lambda: load("net", SEED),
    "net with a temperature": lambda: NetBot(SEED, temperature=0.5),
}


@pytest.fixture(autouse=True)
def no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a search that ends by the clock is never twice the same."""
    monkeypatch.setattr("lorcha.bots.search.perf_counter", lambda: 0.0)


def decisions(game: Game, seats: int) -> Iterator[tuple[State, int]]:
    count = 0
    for state in sampled(game, seats, seats, SPARSER):
        for seat in state.actors():
            count += len(state.legal(seat)) > 1
            if count > MOST:
                return
            yield state, seat


def another_world(state: State, seat: int, number: int) -> State:
    """A world the seat cannot tell from this one, with the journal as the seat reads it."""
    world = state.redeal(seat, Fast(number))
    world.journal = state.journal
    return world


def differences(make: Callable[[State], Bot], game: Game) -> Iterator[bool]:
    """At each decision: does the bot decide differently in another world that looks the same?"""
    for seats in (game.seats[0], game.seats[-1]):
        for state, seat in decisions(game, seats):
            here = make(state).consider(Perspective(state, seat, seed=1))
            there = another_world(state, seat, number=77)
            again = make(there).consider(Perspective(there, seat, seed=2))
            assert here.move in state.legal(seat)
            yield again != here


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_bot_does_the_same_in_worlds_it_cannot_tell_apart(game: Game, name: str) -> None:
    answers = list(differences(lambda _: PLAYERS[name](), game))
    assert len(answers) > 1
    assert not any(answers)


class OpenTable(Perspective):
    """A broken perspective: its samples are the real table."""

    def __init__(self, table: State, seat: int) -> None:
        super().__init__(table, seat)
        self._table = table

    def sample(self, chance: Chance) -> State:
        return self._table.clone()


class Peeker:
    """An honest search that is shown the real table."""

    def __init__(self, table: State) -> None:
        self._table = table

    def choose(self, perspective: Perspective) -> int:
        return self.consider(perspective).move

    def consider(self, perspective: Perspective) -> Decision:
        return load(f"search:{FAR}", SEED).consider(OpenTable(self._table, perspective.seat))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_bot_that_peeks_is_caught(game: Game) -> None:
    if all_is_open(game):
        pytest.skip(f"nothing is hidden in {game.id}, and nothing is drawn after its start")
    assert any(differences(Peeker, game))


def all_is_open(game: Game) -> bool:
    """Whatever is played, the worlds a seat cannot tell apart go the same way to the end."""
    state = game.new(game.seats[0], chance=Fast(1))
    for seat in range(int(state.seats)):
        real, world, chooser = state.clone(), state.redeal(seat, Fast(77)), Random(1)
        while not real.over():
            actor = chooser.choice(real.actors())
            move = chooser.choice(real.legal(actor))
            if not world.is_asked(actor) or move not in world.legal(actor):
                return False
            real.play(actor, move)
            world.play(actor, move)
        if real.dump() | {"chance": 0} != world.dump() | {"chance": 0}:
            return False
    return True


def test_every_level_is_one_of_the_bots_tried_here_or_such_a_search() -> None:
    for name, seat in LEVELS.items():
        assert name in PLAYERS or isinstance(seat(SEED), Search)


@pytest.mark.parametrize("name", ["search", "search-plain"])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_search_that_keeps_its_tree_peeks_no_more(game: Game, name: str) -> None:
    """Both worlds are played on by the same moves; the bot of each remembers its own past."""
    seats = game.seats[0]
    real = game.new(seats, chance=Fast(1), journal=Journal())
    bots = [load(f"{name}:{SIMULATIONS}", SEED) for _ in range(2)]
    for ply in range(PLIES):
        if real.over():
            break
        seat = real.actors()[0]
        decisions_made = consider_both(bots, real, seat, ply) if seat == 0 else []
        assert decisions_made[:1] == decisions_made[1:]
        real.play(seat, decisions_made[0].move if decisions_made else real.legal(seat)[0])


def consider_both(bots: list[Bot], real: State, seat: int, ply: int) -> list[Decision]:
    worlds = [real, another_world(real, seat, ply)]
    return [
        bot.consider(Perspective(world, seat, seed))
        for seed, (bot, world) in enumerate(zip(bots, worlds, strict=True))
    ]
