"""Downtime is charged to nobody, and the system's clock may jump."""

import asyncio
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from lorcha.server import house_time
from lorcha.server.runtime import processes as processes_module
from lorcha.server.runtime.processes import Processes
from lorcha.server.store import Store
from lorcha.server.store.processes import (
    GAP,
    Outage,
    ProcessRow,
    add_process,
    beat,
    read_outages,
    read_processes,
)
from lorcha.server.tables.clocks import Clocks
from lorcha.server.wire.tables import Clock
from tests.server.live_server import RunningServer, quick_config, run_server
from tests.server.scenarios import run_scenario, start_table, wait_for

HOUR = 3600.0
LIVE = {"pace": "live", "bank": 600}


@pytest.fixture(autouse=True)
def wall(monkeypatch: pytest.MonkeyPatch) -> Iterator["Wall"]:
    """The system's clock, which can be set; afterwards the house has the true time again."""
    true = time.time
    clock = Wall()
    monkeypatch.setattr(time, "time", lambda: true() + clock.jump)
    yield clock
    house_time.set_now(true())


class Wall:
    jump = 0.0


# ---- clocks


def running_clock(*outages: tuple[float, float]) -> Clocks:
    clocks = Clocks(Clock("live", bank=100), 2, 1000.0, list(outages))
    clocks.running = [0]
    return clocks


@pytest.mark.parametrize(
    ("outages", "left", "due"),
    [
        ([], 70.0, 1100.0),
        ([(1010.0, 1020.0)], 80.0, 1110.0),
        ([(500.0, 1020.0)], 90.0, 1120.0),  # it began before the clock did
        ([(500.0, 900.0)], 70.0, 1100.0),
        ([(1005.0, 1010.0), (1099.0, 1200.0)], 75.0, 1206.0),
        ([(1100.0, 1200.0)], 70.0, 1100.0),  # the time was up already
    ],
)
def test_an_outage_is_charged_to_nobody(
    outages: list[tuple[float, float]], left: float, due: float
) -> None:
    clocks = running_clock(*outages)
    assert clocks.face(1030.0).left[0] == left
    assert clocks.due() == due
    assert clocks.out_of_time(due - 1) == []
    assert clocks.out_of_time(due) == [0]
    clocks.charge(1030.0)
    assert clocks.left == [left, 100.0]
    assert clocks.due() == due


# ---- a server


def test_a_server_that_was_away_takes_no_time_and_no_seat(tmp_path: Path, wall: Wall) -> None:
    async def scenario() -> None:
        async with run_server(quick_config(tmp_path)) as server:
            vera, bo = await server.player(), await server.player("Bo")
            table = await start_table(vera, bo, clock=LIVE)
        wall.jump += HOUR  # a night, or the computer's clock was set: it looks the same
        async with run_server(quick_config(tmp_path)) as server:
            assert house_time.now() == pytest.approx(time.time(), abs=2)
            await server.registry.housekeeping.open_due()
            hub = await server.registry.open(table)
            assert hub.table.clocks is not None
            left = hub.table.clocks.face(house_time.now()).left
            assert min(left) > 590
            assert hub.table.seating.absent == {}
        wall.jump -= 2 * HOUR  # set back: the time of the house goes on
        async with run_server(quick_config(tmp_path)) as server:
            hub = await server.registry.open(table)
            assert hub.table.clocks is not None
            before = min(hub.table.clocks.face(house_time.now()).left)
            await asyncio.sleep(0.3)
            assert min(hub.table.clocks.face(house_time.now()).left) < before

    asyncio.run(scenario())


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_jump_of_the_clock_changes_nothing(tmp_path: Path, wall: Wall, jump: float) -> None:
    async def scenario(server: RunningServer) -> None:
        vera, bo = await server.player(), await server.player("Bo")
        table = await start_table(vera, bo, clock=LIVE)
        hub = await server.registry.open(table)
        async with vera.live(table) as client:
            await client.next()
            wall.jump += jump
            server.registry._automation.set_alarm(hub)
            await client.ask("say", text="What time is it?")
            assert hub.table.clocks is not None
            seat = hub.table.clocks.running[0]
            assert 590 < hub.table.clocks.left[seat] <= 600
            assert hub.table.seating.absent == {}
            hub.table.clocks.left[seat] = 0.2
            server.registry._automation.set_alarm(hub)
            await wait_for(lambda: hub.table.seating.absent == {seat: "timeout"})

    run_scenario(scenario, tmp_path)


# ---- processes


def process(name: str, at: float, pid: int = 1, place: str = "elsewhere") -> ProcessRow:
    return ProcessRow(name, place, pid, 0, at)


def test_a_database_that_was_silent_is_an_outage(store: Store) -> None:
    """Whoever gives a sign of life first after that notes it; the others do not again."""

    async def scenario() -> None:
        for name in "ab":
            await store.write(partial(add_process, process=process(name, 1000.0), gone=()))
        assert (await store.write(lambda c: beat(c, process("a", 1000.0 + GAP)))).outages == []
        later = 1000.0 + 3 * GAP
        expected = [Outage(1000.0 + GAP, later + 1)]
        for name in "bac":
            later += 1
            news = await store.write(partial(beat, process=process(name, later)))
            assert (news.outages, news.was_forgotten) == (expected, name == "c")
        assert len(await store.read(read_processes)) == 3

    asyncio.run(scenario())


def test_those_who_join_take_over_the_time_of_those_who_are_there(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processes_module, "BEAT", 0.5)

    async def scenario() -> None:
        ahead = time.time() + HOUR
        await store.write(lambda c: add_process(c, process("a", ahead), ()))
        joining = asyncio.create_task((newcomer := Processes(store)).join())
        await asyncio.sleep(0.1)
        await store.write(lambda c: beat(c, process("a", ahead + 5)))
        await joining
        assert house_time.now() == pytest.approx(ahead + 5, abs=2)
        assert newcomer.outages == []
        await newcomer.leave()

    asyncio.run(scenario())


def test_processes_that_stay_silent_are_dead(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes_module, "BEAT", 0.1)

    async def scenario() -> None:
        long_ago = time.time() - HOUR
        await store.write(lambda c: add_process(c, process("a", long_ago), ()))
        newcomer = Processes(store)
        await newcomer.join()
        assert [p.name for p in await store.read(read_processes)] == [newcomer.name]
        (outage,) = await store.read(read_outages)
        assert outage.began == long_ago
        assert newcomer.outages == [outage]
        await newcomer.leave()

    asyncio.run(scenario())


def test_a_process_on_this_machine_whose_pid_is_gone_is_dead_at_once(store: Store) -> None:
    async def scenario() -> None:
        gone = process("a", time.time() - HOUR, 2**22 + 1, processes_module.place())
        await store.write(lambda c: add_process(c, gone, ()))
        newcomer = Processes(store)
        async with asyncio.timeout(processes_module.BEAT):
            await newcomer.join()
        assert len(newcomer.outages) == 1
        await newcomer.leave()

    asyncio.run(scenario())
