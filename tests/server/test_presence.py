"""Who is at the table: away after a while, back at once, in every process; signs for a moment."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from lorcha.server.runtime.channels import Receive
from lorcha.server.runtime.hub import TableHub
from lorcha.server.runtime.peers import Peers
from lorcha.server.runtime.waiting_rooms import WaitingRooms
from lorcha.server.tables import attendance
from lorcha.server.tables.attendance import AWAY_AFTER, Attendance
from lorcha.server.tables.messages import Reader
from lorcha.server.wire import live
from tests.server.live_server import Client, RunningServer
from tests.server.live_tables import live_table
from tests.server.scenarios import run_scenario, start_table

SOON = 0.3  # in place of the seconds after which a person counts as away


def test_somebody_without_a_connection_is_away_after_a_while_and_back_at_once() -> None:
    here = Attendance([0, 1], since=0.0)
    here.note([0, 1], 0, 100.0)
    here.note([0], 0, 200.0)
    assert here.present(199.9 + AWAY_AFTER) == {0, 1}
    assert here.next_departure(200.0) == 200.0 + AWAY_AFTER
    assert here.present(200.0 + AWAY_AFTER) == {0}
    here.note([0, 1], 0, 900.0)
    assert here.present(900.0) == {0, 1}


def test_a_connection_that_comes_and_goes_shows_nothing() -> None:
    here = Attendance([0, 1], since=0.0)
    for second in range(0, 200, 10):
        here.note([0], 0, float(second))
        assert here.present(float(second) + 5) == {0, 1}
        here.note([0, 1], 0, float(second) + 5)
    assert here.missing_since(1) is None


def test_after_a_restart_everybody_has_the_same_time_to_come_back() -> None:
    here = Attendance([0, 1, 2], since=50.0)
    here.note([0], 0, 51.0)
    assert here.present(50.0 + AWAY_AFTER - 1) == {0, 1, 2}
    assert here.present(50.0 + AWAY_AFTER) == {0}


def test_a_friend_who_closes_the_browser_is_away_and_one_who_reloads_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(server: RunningServer) -> None:
        vera, bo = await server.player(), await server.player("Bo")
        table = await start_table(vera, bo)
        async with vera.live(table) as one:
            for _ in range(3):
                async with bo.live(table) as other:
                    await other.next()
            await one.ask("ping")
            assert [seat["present"] for seat in one.table["table"]["seats"]] == [True, True]
            assert all(seats[1] for seats in presences(one)), "a reload was announced"
            monkeypatch.setattr(attendance, "AWAY_AFTER", SOON)
            async with bo.live(table) as other:
                await other.next()
            await until_present(one, [True, False])
            async with bo.live(table):
                await until_present(one, [True, True])

    run_scenario(scenario, tmp_path)


def presences(client: Client) -> list[list[bool]]:
    """Who was at the table, as it was announced."""
    seats = [message["seats"] for message in client.messages if message["type"] == "seats"]
    return [[seat["present"] for seat in one] for one in seats]


async def until_present(client: Client, expected: list[bool]) -> None:
    while [seat["present"] for seat in (await client.until("seats"))["seats"]] != expected:
        pass


# ---- several processes


class Wire:
    """The processes of one test, which hear each other at once."""

    is_away = False

    def __init__(self) -> None:
        self.receivers: list[Receive] = []
        self.sent: list[Awaitable[None]] = []

    async def open(self, receive: Receive) -> None:
        self.receivers.append(receive)

    def publish(self, what: str, of: str, text: str = "") -> None:
        self.sent += [receive(what, of, text) for receive in self.receivers]

    async def close(self) -> None:
        pass

    async def settle(self) -> None:
        while self.sent:
            await self.sent.pop(0)


class Process:
    """A process with one table, in which people 0 and 1 sit."""

    def __init__(self, wire: Wire) -> None:
        no_store: Any = None  # the wire is never away
        self.peers = Peers(self, wire, no_store)
        self.waiting = WaitingRooms(self.peers.send_waiting)
        self.hub = TableHub("t1", live_table("ching", 0, 1), self.peers.send_presence)
        self.hub.table.attendance.since = 0.0
        self.hubs = {"t1": self.hub}

    async def catch_up(self, hub: TableHub) -> None: ...

    async def announce_rematch(self, hub: TableHub) -> None: ...

    def disconnect(self, identity: str) -> None: ...

    def claim_free(self) -> None: ...


class Somebody:
    def __init__(self, number: int) -> None:
        self.reader = Reader(number, f"p{number}")
        self.identities: tuple[str, ...] = ()
        self.bot_speed: live.BotSpeed = "brisk"
        self.waiting = 0
        self.received: list[bytes] = []

    def send(self, text: bytes) -> None:
        self.received.append(text)

    def disconnect(self) -> None: ...


Scene = Callable[[Process, Process, Wire], Awaitable[None]]


def in_two_processes(scene: Scene) -> None:
    async def run() -> None:
        wire = Wire()
        one, other = Process(wire), Process(wire)
        for process in (one, other):
            await process.peers.open()
        await scene(one, other, wire)
        one.hub.close()
        other.hub.close()

    asyncio.run(run())


def test_who_waits_before_the_game_is_seen_in_every_process() -> None:
    async def scene(one: Process, other: Process, wire: Wire) -> None:
        one.waiting.visit("t2", "vera", writing=True)
        await wire.settle()
        assert other.waiting.present("t2") == other.waiting.writing("t2") == {"vera"}
        one.waiting.visit("t2", "vera", writing=False)
        await wire.settle()
        assert other.waiting.present("t2") == {"vera"}
        assert other.waiting.writing("t2") == set()

    in_two_processes(scene)


def test_every_process_knows_who_is_here_and_since_when_somebody_is_not() -> None:
    async def scene(one: Process, other: Process, wire: Wire) -> None:
        vera, bo = Somebody(0), Somebody(1)
        one.hub.subscribe(vera)
        other.hub.subscribe(bo)
        await wire.settle()
        for process in (one, other):
            assert process.hub.table.attendance.connected == {0, 1}
        other.hub.unsubscribe(bo)
        await wire.settle()
        times = [process.hub.table.attendance.missing_since(1) for process in (one, other)]
        assert times[0] == pytest.approx(times[1], abs=1.0)
        late = Process(wire)  # it has not seen anybody, and is told
        await late.peers.open()
        late.peers.ask_presence(late.hub)
        await wire.settle()
        assert late.hub.table.attendance.missing_since(1) == pytest.approx(times[0], abs=1.0)
        late.hub.close()

    in_two_processes(scene)


def test_signs_of_two_seats_reach_the_other_process() -> None:
    async def scene(one: Process, other: Process, wire: Wire) -> None:
        bo = Somebody(1)
        other.hub.subscribe(bo)
        for seat in (0, 1):
            signal = live.Reacted(seat, "bravo")
            one.hub.show(signal)
            one.peers.send_signal(one.hub, signal)
        await wire.settle()
        assert [text for text in bo.received if b"reacted" in text] == [
            b'{"type":"reacted","seat":0,"sign":"bravo"}',
            b'{"type":"reacted","seat":1,"sign":"bravo"}',
        ]

    in_two_processes(scene)


# ---- signs


def test_a_sign_is_shown_to_all_and_stored_nowhere(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        vera, bo, eve = await server.player(), await server.player("Bo"), await server.player("Eve")
        table = await start_table(vera, bo)
        async with vera.live(table) as one, bo.live(table) as other, eve.live(table) as watching:
            for client in (one, other, watching):
                await client.next()
            assert (await one.ask("react", seat=0, sign="wow"))["type"] == "done"
            assert (await one.ask("typing", seat=0))["type"] == "done"
            for client in (other, watching):
                assert (await client.until("reacted"))["sign"] == "wow"
                assert (await client.until("is_typing"))["seat"] == 0
            assert (await one.ask("react", seat=1, sign="wow"))["code"] == "not_yours"
            assert (await watching.ask("react", seat=0, sign="wow"))["code"] == "not_yours"
            assert (await one.ask("react", seat=0, sign="rude"))["code"] == "malformed"
        assert await server.store.log(table) == []

    run_scenario(scenario, tmp_path)


def test_nobody_floods_the_table_with_signs(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        vera, bo = await server.player(), await server.player("Bo")
        table = await start_table(vera, bo)
        async with vera.live(table) as one:
            await one.next()
            replies: list[Any] = [await one.ask("react", seat=0, sign="hurry") for _ in range(6)]
            assert replies[0]["type"] == "done"
            assert replies[-1]["code"] == "too_fast"

    run_scenario(scenario, tmp_path, limits=True)
