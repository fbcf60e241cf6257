"""Whose bots think first: tables that everybody has left starve nobody."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from msgspec.structs import replace

from lorcha import games
from lorcha.core.chance import Fast
from lorcha.server.runtime import attention
from lorcha.server.runtime.bot_pool import BotPool
from lorcha.server.runtime.fair_queue import FairQueue, Turn
from lorcha.server.store.tables import due_tables
from tests.server.live_server import Player, RunningServer, quick_config, run_server
from tests.server.scenarios import BOT, run_scenario, start_table, wait_for

LATER = 1e12


# ---- the queue


class Line:
    """Jobs that wait for a worker, and the order in which they get it."""

    def __init__(self, workers: int) -> None:
        self.queue = FairQueue(workers)
        self.order: list[str] = []
        self.turns: list[Turn] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def add(self, name: str, cost: float = 1.0, rank: int = 0) -> asyncio.Task[None]:
        """A job of the person whose letter it begins with."""

        async def wait() -> None:
            turn = await self.queue.enter(name[0], cost, lambda: rank)
            turn.began -= cost  # as if it had thought that long
            self.order.append(name)
            self.turns.append(turn)

        self.tasks.append(asyncio.create_task(wait()))
        await asyncio.sleep(0)
        return self.tasks[-1]

    async def finish(self) -> None:
        self.queue.leave(self.turns.pop(0))
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    async def finish_all(self) -> str:
        while self.turns:
            await self.finish()
        return " ".join(self.order)


def in_line(workers: int, scenario: Callable[[Line], Awaitable[None]]) -> None:
    async def run() -> None:
        await scenario(Line(workers))

    asyncio.run(run())


def test_people_take_turns_however_many_jobs_they_have() -> None:
    async def scenario(line: Line) -> None:
        for name in ("a1", "a2", "a3", "b1", "c1", "b2"):
            await line.add(name)
        assert (await line.finish_all()).startswith("a1 b1 c1 ")
        assert line.order[-1] == "a3"

    in_line(1, scenario)


def test_quick_bots_come_before_slow_ones() -> None:
    """Shares are counted in seconds, not in jobs."""

    async def scenario(line: Line) -> None:
        for name in ("a1", "a2", "a3"):
            await line.add(name, cost=2.6)
        for name in ("b1", "b2", "b3"):
            await line.add(name, cost=0.1)
        assert await line.finish_all() == "a1 b1 b2 b3 a2 a3"

    in_line(1, scenario)


def test_somebody_new_does_not_wait_behind_a_long_line() -> None:
    async def scenario(line: Line) -> None:
        for number in range(9):
            await line.add(f"a{number}")
        for _ in range(3):
            await line.finish()
        await line.add("b1")
        await line.finish()
        assert line.order[-1] == "b1"

    in_line(1, scenario)


def test_one_worker_is_left_for_others() -> None:
    async def scenario(line: Line) -> None:
        for name in ("a1", "a2", "a3"):
            await line.add(name)
        assert line.order == ["a1", "a2"]
        await line.add("b1")
        assert line.order == ["a1", "a2", "b1"]

    in_line(3, scenario)


def test_tables_with_people_come_first() -> None:
    async def scenario(line: Line) -> None:
        await line.add("a1")
        await line.add("b1", rank=2)
        await line.add("c1", rank=1)
        await line.add("a2", rank=0)
        assert await line.finish_all() == "a1 a2 c1 b1"

    in_line(1, scenario)


def test_a_job_nobody_waits_for_leaves_the_line() -> None:
    async def scenario(line: Line) -> None:
        for name in ("a1", "b1", "c1"):
            task = await line.add(name)
            if name == "b1":
                task.cancel()
        assert await line.finish_all() == "a1 c1"
        admitted = await line.add("d1")
        assert admitted.done()

    in_line(1, scenario)


def test_all_workers_start_with_the_first_job() -> None:
    """So that the one that is left for others is there when they need it."""

    async def scenario() -> None:
        pool, state = BotPool(2), games.load("dragon").new(2, chance=Fast(1))
        try:
            await pool.hint(state, state.actors()[0], "vera")
            assert len(pool._pool._processes) == 2
        finally:
            await pool.close()

    asyncio.run(scenario())


# ---- tables that are left


async def start_bots(host: Player, level: str = "ship_boy") -> str:
    """A table whose bots are asked first, started by somebody who does not even look at it."""
    seats = [{"who": "me"}, *[{"who": "bot", "level": level}] * 3]
    terms = {"game": "dragon", "seats": seats, "options": {"start_seat": 1}, "stand_in": level}
    table = await host.post("/api/tables", terms)
    await host.post(f"/api/tables/{table['id']}/start", {})
    return str(table["id"])


def test_a_table_nobody_is_at_sleeps_until_somebody_comes(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        vera = await server.player()
        table = await start_bots(vera)
        hub = await server.registry.open(table)
        assert not hub.thinking
        async with vera.live(table) as client:
            assert (await client.ask("leave", seat=0))["type"] == "done"
            await client.until("ply")
        await wait_for(lambda: not hub.subscribers)
        await wait_for(lambda: bool(hub.thinking))  # Vera may be back in a moment
        hub.left_at -= attention.LINGER
        await server.registry._automation.send_to_sleep([hub])
        assert not hub.thinking
        async with vera.live(table) as client:
            await client.until("ply")

    run_scenario(scenario, tmp_path)


def test_bots_that_somebody_elsewhere_waits_for_go_on(tmp_path: Path) -> None:
    """Vera moves and goes; Bo, who is not here, wants to find that it is his turn."""

    async def scenario(server: RunningServer) -> None:
        vera, bo = await server.player(), await server.player("Bo")
        seats = [{"who": "me"}, {"who": "open"}, BOT]
        table = (await vera.post("/api/tables", {"game": "dragon", "seats": seats}))["id"]
        await bo.post(f"/api/tables/{table}/seats", {})
        await vera.post(f"/api/tables/{table}/start", {})
        hub = await server.registry.open(table)
        assert hub.table.awaited
        await wait_for(lambda: not hub.table.bots_asked() and not hub.lock.locked())

    run_scenario(scenario, tmp_path)


def test_thirty_abandoned_tables_delay_nobody(tmp_path: Path) -> None:
    """Neither when they are made nor after a restart."""

    async def scenario() -> None:
        async with run_server(quick_config(tmp_path)) as server:
            mallory = await server.player("Mallory")
            for _ in range(30):
                await start_bots(mallory, "admiral")
            vera = await server.player()
            assert server.registry.bots.waiting == 0
            async with vera.live(await start_table(vera)) as client:
                await client.next()
                await wait_for(lambda: server.registry.bots.waiting == 0)
        async with run_server(quick_config(tmp_path)) as server:
            await server.registry.housekeeping.open_due()
            assert not server.registry.hubs
            assert server.registry.bots.waiting == 0

    asyncio.run(scenario())


def test_a_note_that_is_out_of_date_is_corrected(tmp_path: Path) -> None:
    """Tables that sleep were once noted as due at once; they are opened a single time."""

    async def scenario(server: RunningServer) -> None:
        vera = await server.player()
        table = await start_bots(vera)
        await server.store.change_table(table, lambda row: replace(row, due=row.changed))
        server.registry.hubs.pop(table).close()
        await server.registry.housekeeping.open_due()
        assert await server.store.read(lambda c: due_tables(c, LATER)) == []

    run_scenario(scenario, tmp_path)
