"""Bots on machines of their own, with a real Redis: a machine that dies loses nothing."""

import asyncio
import contextlib
import os
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from lorcha.server.runtime import bot_worker, job_stream
from lorcha.server.runtime.bot_jobs import Reply, write_answer
from lorcha.server.runtime.bot_machines import RedisMachines, Unanswered
from lorcha.server.runtime.job_stream import GROUP, Entry, JobStream
from tests.server.broker import Broker
from tests.server.live_server import quick_config, run_server
from tests.server.test_bot_jobs import position
from tests.server.test_channels import broker as broker

PATIENCE = 90
LONG = 3.0  # seconds a hint is thought over, so that a machine can die meanwhile


STARTED: list[Process] = []


@pytest.fixture(autouse=True)
def no_machine_is_left() -> Iterator[None]:
    yield
    for machine in STARTED:
        if machine.returncode is None:
            os.kill(machine.pid, signal.SIGKILL)
    STARTED.clear()


async def start_machine(broker: Broker, bots: int = 1, **environment: str) -> Process:
    """`lorcha bots serve`, as a host starts it."""
    flags = ["--redis", broker.url, "--bots", str(bots), "--logs", "plain"]
    machine = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "lorcha", "bots", "serve", *flags, env=os.environ | environment
    )
    STARTED.append(machine)
    return machine


async def stop(*machines: Process) -> None:
    for machine in machines:
        machine.terminate()
    assert [await machine.wait() for machine in machines] == [0] * len(machines)


@asynccontextmanager
async def server_end(broker: Broker) -> AsyncIterator[RedisMachines]:
    machines = RedisMachines(broker.url)
    await machines.open(lambda _: None)
    try:
        async with asyncio.timeout(PATIENCE):
            yield machines
    finally:
        await machines.close()


@asynccontextmanager
async def machine_end(broker: Broker, processes: int = 1) -> AsyncIterator[JobStream]:
    """A machine in the hands of the test: it has signed in once, and joined."""
    stream = JobStream(broker.url, "machine")
    await stream.join()
    await stream.sign_in("machines", processes)
    yield stream
    await stream.close()


async def size(machines: RedisMachines, wanted: int) -> None:
    while machines.size != wanted:
        await asyncio.sleep(0.05)


def ask_for_hint(machines: RedisMachines) -> asyncio.Task[Any]:
    state, seat = position("dragon")
    given = "dragon", dict(state.dump()), seat, LONG
    return machines.ask(bot_worker.hint, given, PATIENCE)


async def answer_at_last(machines: RedisMachines) -> list[bot_worker.Candidate]:
    """A busy test machine may be taken for dead now and then."""
    while True:
        with contextlib.suppress(Unanswered):
            return list(await ask_for_hint(machines))


async def taken(machines: RedisMachines, count: int = 1) -> None:
    """Until so many jobs are being thought over."""
    stream = machines._stream
    while (await stream._client.xpending(stream._jobs, GROUP))["pending"] != count:
        await asyncio.sleep(0.02)


async def next_entry(stream: JobStream) -> Entry:
    while (entry := await stream.take()) is None:
        pass
    return entry


# ---- machines that end


@pytest.fixture
def trusting_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes no machine for dead, however busy this one is."""
    monkeypatch.setattr(job_stream, "SILENT", PATIENCE)


@pytest.mark.usefixtures("trusting_server")
def test_a_job_of_a_machine_that_dies_is_done_by_the_next(broker: Broker) -> None:
    async def scenario() -> None:
        async with server_end(broker) as machines:
            first = await start_machine(broker)
            await size(machines, 1)
            asked = ask_for_hint(machines)
            await taken(machines)
            first.kill()
            second = await start_machine(broker)
            assert await asked
            await stop(second)
            await first.wait()

    asyncio.run(scenario())


@pytest.mark.usefixtures("trusting_server")
def test_a_machine_that_is_told_to_stop_finishes_its_jobs(broker: Broker) -> None:
    """It thinks in all its processes at once, although one server asked for all."""

    async def scenario() -> None:
        async with server_end(broker) as machines:
            machine = await start_machine(broker, bots=2)
            await size(machines, 2)
            asked = [ask_for_hint(machines) for _ in range(2)]
            await taken(machines, 2)
            machine.send_signal(signal.SIGTERM)
            assert all(await asyncio.gather(*asked))
            assert await machine.wait() == 0
            await size(machines, 0)

    asyncio.run(scenario())


def test_when_the_last_machine_dies_or_redis_goes_nobody_waits_for_long(broker: Broker) -> None:
    async def scenario() -> None:
        async with server_end(broker) as machines:
            machine = await start_machine(broker)
            await size(machines, 1)
            asked = ask_for_hint(machines)
            await taken(machines)
            machine.kill()
            with pytest.raises(Unanswered):
                await asked
            await machine.wait()
            machine = await start_machine(broker)
            await size(machines, 1)
            asked = ask_for_hint(machines)
            await taken(machines)
            broker.stop()
            with pytest.raises(Unanswered):
                await asked
            broker.start()
            await size(machines, 1)
            assert await answer_at_last(machines)
            await stop(machine)

    asyncio.run(scenario())


def test_a_game_goes_on_when_its_machine_dies(broker: Broker, tmp_path: Path) -> None:
    async def scenario() -> None:
        config = quick_config(tmp_path, redis=broker.url)
        async with run_server(config) as server:
            machine = await start_machine(broker)
            while not server.registry.bots.elsewhere:
                await asyncio.sleep(0.05)
            vera = await server.player()
            seats = [{"who": "me"}, *[{"who": "bot", "level": "captain"}] * 2]
            table = (await vera.post("/api/tables", {"game": "dragon", "seats": seats}))["id"]
            await vera.post(f"/api/tables/{table}/start", {})
            async with vera.live(table) as client:
                await client.next()
                await client.until("ply")
                assert server.registry.bots._started is None  # nobody has thought here
                machine.kill()
                await client.play(0, Random(1))
            await machine.wait()
            plies = [message["ply"] for message in client.messages if message["type"] == "ply"]
            assert plies == sorted(set(plies))
            assert client.table["results"]

    asyncio.run(scenario())


# ---- who may answer what


def test_a_machine_with_another_box_is_not_asked(broker: Broker, tmp_path: Path) -> None:
    box = files("lorcha.games.panda").joinpath("box.toml").read_text("utf-8")
    (tmp_path / "panda.toml").write_text(box.replace("minutes = 40", "minutes = 41"), "utf-8")

    async def scenario() -> None:
        async with server_end(broker) as machines:
            stranger = await start_machine(broker, LORCHA_BOXES=str(tmp_path))
            while not await machines._stream._client.keys("lorcha:bots:*:machines"):
                await asyncio.sleep(0.05)
            assert await machines._count() == 0
            await stop(stranger)

    asyncio.run(scenario())


def test_a_message_that_is_no_job_is_answered_with_nothing(broker: Broker) -> None:
    async def scenario() -> None:
        machine = await start_machine(broker)
        stream = JobStream(broker.url, "server")
        await stream.put("k", b"no job")
        async with asyncio.timeout(PATIENCE):
            while (text := await stream.next_answer()) is None:
                pass
        assert msgspec.msgpack.decode(text, type=Reply) == Reply("k", None)
        await stop(machine)
        await stream.close()

    asyncio.run(scenario())


def test_of_two_answers_to_a_job_the_first_counts(broker: Broker) -> None:
    async def scenario() -> None:
        async with server_end(broker) as machines, machine_end(broker) as stream:
            for number in (1, 2):
                await stream.sign_in("machines", 1)
                await size(machines, 1)
                asked = ask_for_hint(machines)
                entry = await next_entry(stream)
                for move in (number, 10 * number):
                    candidates: list[bot_worker.Candidate] = [(move, 1, (1.0,), [])]
                    reply = Reply(entry.key, write_answer(candidates))
                    await stream.answer(entry, msgspec.msgpack.encode(reply))
                assert (await asked)[0][0] == number

    asyncio.run(scenario())


def test_servers_share_the_machines_and_a_late_job_is_taken_out(
    broker: Broker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lorcha.server.runtime.bot_machines.PATIENCE", 0.1)

    async def scenario() -> None:
        async with (
            server_end(broker) as one,
            server_end(broker) as other,
            machine_end(broker, 3) as stream,
        ):
            while sorted((one.size, other.size)) != [1, 2]:
                await stream.sign_in("machines", 3)
                await asyncio.sleep(0.05)
            asked = one.ask(bot_worker.judge, ("dragon", {}, 0, [1]), 0.0)
            with pytest.raises(Unanswered):
                await asked
            assert await stream.take() is None

    asyncio.run(scenario())


def test_a_job_of_which_machines_die_is_dropped_in_the_end(
    broker: Broker, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with machine_end(broker) as dead, machine_end(broker) as next_one:
            monkeypatch.setattr(job_stream, "SILENT", 0.01)
            await dead.put("k", b"")
            await next_entry(dead)
            await asyncio.sleep(0.05)
            assert await next_one.take()
            await asyncio.sleep(0.05)
            monkeypatch.setattr(job_stream, "KEPT", 0.0)
            assert await next_one.take() is None
            assert await next_one._client.xlen(next_one._jobs) == 0

    asyncio.run(scenario())
