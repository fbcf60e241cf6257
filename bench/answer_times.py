"""Can a spectator tell from the times of a bot's answers what they must not know? Whether the bot
had a choice at all, and in how many hidden steps it answered: `python -m bench.answer_times`.

Bots play, a spectator notes when each message comes. Afterwards the stored match says which answers
were forced; the times of both kinds are compared by the test of Kolmogorov and Smirnov: the
probability of a difference at least as large if there is none. Only the time beyond what
the pace of the table asks for is compared, since that much everybody knows. Answers in several
hidden steps are rare, so the same bid is made in one step and in several, at many tables.
"""

import argparse
import asyncio
import math
import random
import tempfile
import time
from bisect import bisect_right
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from lorcha.server.runtime.automation import RANDOM, WRITING, Decision
from lorcha.server.runtime.bot_pace import USUAL, answer_time
from lorcha.server.runtime.bot_worker import Thought, play_hidden
from lorcha.server.runtime.hub import TableHub
from lorcha.server.store import Store
from lorcha.server.tables.automatic import bot_moves
from lorcha.server.tables.live_table import LiveTable
from lorcha.server.wire.people import Person
from tests.server.live_server import Client, RunningServer, quick_config, run_server
from tests.server.live_tables import spectator, table_row

LEAST: Final = 1e-4  # a smaller probability is no accident
PAUSE: Final = (0.6, 2.5)
BOTS: Final = 3
STEADY: Final = 12  # answers in a row after which the pace, which all know, stays the same


class Answer(NamedTuple):
    """Of a bot: the seconds beyond its pace, and the moves it could choose from."""

    seconds: float
    choices: int


class Spectator:
    """Notes when the table was first seen at each ply, and who was asked then."""

    def __init__(self) -> None:
        self.seen: dict[int, tuple[float, list[int]]] = {}

    async def watch(self, client: Client) -> None:
        while not client.table.get("results"):
            message = await client.until("snapshot", "ply")
            turn = message["turn"]["seats"]
            self.seen.setdefault(message["ply"], (time.perf_counter(), turn))


async def play(server: RunningServer, game: str, level: str) -> list[Answer]:
    """A game of bots; somebody who has left their seat makes them play on."""
    host, spectator = await server.player(), Spectator()
    bot = {"who": "bot", "level": level}
    terms = {"game": game, "seats": [{"who": "me"}, *[bot] * BOTS], "stand_in": level}
    table = (await host.post("/api/tables", terms))["id"]
    await host.post(f"/api/tables/{table}/start", {})
    async with host.live(table, seat=0) as own, server.stranger().live(table) as watching:
        await own.until("snapshot")
        await own.ask("leave", seat=0)
        drain = asyncio.create_task(own.closed())
        await spectator.watch(watching)
        drain.cancel()
    return await answers(server.store, table, spectator)


async def answers(store: Store, key: str, spectator: Spectator) -> list[Answer]:
    """The answers of bots that were asked alone, once the pace is steady."""
    row, log = await store.table(key), await store.log(key)
    assert row is not None
    table, found, in_a_row, choices = LiveTable(row), list[Answer](), 0, 0
    for one in log:
        count = table.history.count(-1)
        if one.kind == "move" and one.command:
            choices = len(table.history.state.legal(one.seat))
        table.apply(one)
        if one.kind != "move":
            continue
        if table.history.count(-1) == count:
            continue
        before, after = spectator.seen.get(count), spectator.seen.get(count + 1)
        if before and after and before[1] == [one.seat] and in_a_row >= STEADY:
            level = table.seating.level(one.seat)
            assert level is not None
            pace = answer_time(level, USUAL, in_a_row, PAUSE).total
            found.append(Answer(after[0] - before[0] - pace, choices))
        in_a_row += 1
    return found


def kolmogorov_smirnov(one: Sequence[float], other: Sequence[float]) -> float:
    """The probability that two samples of one distribution differ as much as these."""
    first, second = sorted(one), sorted(other)
    gap = max(
        abs(bisect_right(first, x) / len(first) - bisect_right(second, x) / len(second))
        for x in (*first, *second)
    )
    size = math.sqrt(len(first) * len(second) / (len(first) + len(second)))
    scaled = (size + 0.12 + 0.11 / size) * gap
    terms = ((1.0 if n % 2 else -1.0) * math.exp(-2 * (n * scaled) ** 2) for n in range(1, 101))
    return min(1.0, max(0.0, 2 * sum(terms)))


class Comparison(NamedTuple):
    what: str
    one: list[float]
    other: list[float]

    @property
    def probability(self) -> float:
        return kolmogorov_smirnov(self.one, self.other)

    def __str__(self) -> str:
        medians = [
            f"{1000 * sorted(some)[len(some) // 2]:.1f} ms" for some in (self.one, self.other)
        ]
        return (
            f"{self.what}: {len(self.one)} and {len(self.other)} answers, medians "
            f"{medians[0]} and {medians[1]}, probability {self.probability:.3g}"
        )


def compare(found: Sequence[Answer]) -> Comparison:
    forced = [answer.seconds for answer in found if answer.choices == 1]
    free = [answer.seconds for answer in found if answer.choices > 1]
    return Comparison("forced and free", forced, free)


async def measure(game: str, level: str, count: int) -> list[Answer]:
    found: list[Answer] = []
    with tempfile.TemporaryDirectory() as folder:
        async with run_server(quick_config(Path(folder), pause=PAUSE)) as server:
            while len(found) < count:
                for some in await asyncio.gather(*(play(server, game, level) for _ in range(2))):
                    found += some
    return found


# ---- answers in steps


class Listener:
    """Somebody who watches; knows when the last message came."""

    def __init__(self) -> None:
        self.reader = spectator()
        self.identities: tuple[str, ...] = ()
        self.bot_speed = USUAL
        self.waiting = 0
        self.heard = 0.0

    def send(self, text: bytes) -> None:
        if b'"type":"ply"' in text:
            self.heard = time.perf_counter()

    def disconnect(self) -> None:
        raise AssertionError("nobody is too slow here")


async def measure_steps(count: int, tell_after: float = WRITING) -> Comparison:
    """The first bid of a game, in one step and in several: how long it takes until it is told."""
    seconds: dict[bool, list[float]] = {False: [], True: []}
    with tempfile.TemporaryDirectory() as folder:
        async with run_server(quick_config(Path(folder))) as server:
            host = await server.player()
            server.registry.bots.think = think_for_ever  # type: ignore[assignment, method-assign]
            for number in range(count):
                hub, listener = await open_bidding(server, host.id, number), Listener()
                hub.subscribe(listener)
                decision = bid(hub.table, several=bool(number % 2))
                began = time.perf_counter()
                await asyncio.sleep(random.uniform(0.0, RANDOM))  # as the automation waits
                await server.registry.act(hub, decision, tell_after)
                seconds[bool(number % 2)].append(listener.heard - began)
                hub.unsubscribe(listener)
    return Comparison("one step and several", seconds[False], seconds[True])


async def open_bidding(server: RunningServer, creator: str, number: int) -> TableHub:
    """A table of bots whose first seat can bid in one step, or in up to four."""
    row = msgspec.structs.replace(
        table_row("panda", "ship_boy", "ship_boy", seed=bytes([3]) * 32),
        id=f"t{number}",
        code=f"c{number}",
        creator=Person(creator, "", ""),
    )
    await server.store.add_table(row)
    return await server.registry.open(row.id)


async def think_for_ever(*_: object) -> Thought:
    await asyncio.Event().wait()
    raise AssertionError


def bid(table: LiveTable, *, several: bool) -> Decision:
    """A bid in one step, or in three or more."""
    chance, (seat,) = random.Random(1), table.history.state.actors()
    while True:
        world, moves = table.history.state.clone(), list[int]()
        while not moves or play_hidden(world, seat, moves[-1]):
            moves.append(chance.choice(world.legal(seat)))
        if len(moves) > 2 if several else len(moves) == 1:
            return lambda table, now: bot_moves(table, seat, 0, moves, now)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=1000)
    parser.add_argument("--game", default="panda")
    parser.add_argument("--level", default="captain")
    args = parser.parse_args()
    found = asyncio.run(measure(args.game, args.level, args.answers))
    print(f"{args.game}, {args.level}: {len(found)} answers")
    for comparison in (compare(found), asyncio.run(measure_steps(args.answers))):
        told = "a difference can be seen" if comparison.probability < LEAST else "no difference"
        print(f"{comparison}: {told}")


if __name__ == "__main__":
    main()
