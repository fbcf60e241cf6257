"""What runs in a bot's own process: a position its seat cannot tell from the real one comes in,
moves go out."""

import multiprocessing
import os
import threading
import time
from collections.abc import Sequence
from multiprocessing.connection import wait
from typing import Any, Final, NamedTuple

from lorcha import games
from lorcha.analysis.analyst import judge_of
from lorcha.analysis.glance import Glance, glance
from lorcha.bots import LEVELS, Budget
from lorcha.bots.greedy import Greedy
from lorcha.bots.net import NetBot
from lorcha.bots.outlook import Outlook, outlook
from lorcha.bots.search import Search
from lorcha.core.journal import Journal
from lorcha.core.perspective import Perspective
from lorcha.core.plies import visible
from lorcha.core.state import State
from lorcha.nets.shelf import shipped_net

MOST_STEPS: Final = 64
NICENESS: Final = 5  # bots leave the processor to the server
EXPLAINED: Final = 3  # candidates of a hint: the best, and those it is compared with
# a move, its visits, the shares of the win, what usually follows
Candidate = tuple[int, int, tuple[float, ...], Outlook]


class Thinker(NamedTuple):
    """A level of bot, and the seconds it may think at most."""

    level: str
    seconds: float


class Thought(NamedTuple):
    """The moves of an answer, and the seconds they took."""

    moves: list[int]
    seconds: float


def prepare() -> None:
    """A worker ends with the server, however that ends, and has loaded all games and nets."""
    os.nice(NICENESS)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=exit_with, args=(parent.sentinel,), daemon=True).start()
    for name in games.SHELF:
        shipped_net(games.load(name))


def start() -> None:
    """A job that only needs a worker."""


def exit_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)


def think(game: str, dump: dict[str, Any], seat: int, bot: Thinker, seed: int) -> Thought:
    """The bot's answer. If that is a hidden step, the next ones come with it, chosen at once by the
    net, or by a greedy bot: the time of an answer must not show how many there are."""
    began = time.perf_counter()
    world = games.load(game).load(dump)
    thinker = LEVELS[bot.level](seed)
    if isinstance(thinker, Search):
        thinker.limit(bot.seconds)
    moves = [thinker.choose(Perspective(world, seat, seed))]
    while len(moves) < MOST_STEPS and play_hidden(world, seat, moves[-1]):
        quick = NetBot(seed, without_net=Greedy(seed)) if isinstance(thinker, Search) else thinker
        moves.append(quick.choose(Perspective(world, seat, seed)))
    return Thought(moves, time.perf_counter() - began)


def play_hidden(world: State, seat: int, move: int) -> bool:
    """Play the move; was it a hidden step?"""
    world.journal = Journal()
    before = visible(world)
    world.play(seat, move)
    return not world.over() and visible(world) == before


def hint(game: str, dump: dict[str, Any], seat: int, seconds: float) -> list[Candidate]:
    """The moves a thorough search has tried, the best first; a single move needs no search. With
    the first ones comes what usually follows them."""
    world = games.load(game).load(dump)
    perspective = Perspective(world, seat)
    decision = Search(0, Budget(seconds=seconds), try_all=True).consider(perspective)
    tried = [c for c in decision.candidates if c.visits] or decision.candidates[:1]
    return [
        (c.move, c.visits, c.shares, outlook(perspective, c.move) if place < EXPLAINED else [])
        for place, c in enumerate(tried)
    ]


def judge(game: str, dump: dict[str, Any], seat: int, moves: Sequence[int]) -> Glance:
    """How good the parts of a decision were that the seat has made from here."""
    found = games.load(game)
    return glance(found, judge_of(found), found.load(dump), seat, moves)
