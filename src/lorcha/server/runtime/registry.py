"""The registry of live tables: opens them from their logs, carries out commands one at a time,
stores before it announces, and closes tables nobody needs.

A command is applied in memory, committed, and only then acknowledged and announced. If the commit
fails, the table is read again from its log, which is the truth.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Sequence
from typing import Final, Self

import msgspec

from lorcha.server import house_time
from lorcha.server.config import Config
from lorcha.server.refusal import Refusal
from lorcha.server.runtime.automation import Automation, Decision
from lorcha.server.runtime.bot_machines import find_machines
from lorcha.server.runtime.bot_pool import BotPool
from lorcha.server.runtime.channels import open_channel
from lorcha.server.runtime.figures import ERRORS, Figures, Histogram, LoopLag, total
from lorcha.server.runtime.housekeeping import Housekeeping
from lorcha.server.runtime.hub import Subscriber, TableHub, TableNotFound, deliver, encode
from lorcha.server.runtime.latency import Latency
from lorcha.server.runtime.leases import Leases
from lorcha.server.runtime.peers import Peers
from lorcha.server.runtime.processes import Processes
from lorcha.server.runtime.reading import Archive, ReadingThread
from lorcha.server.runtime.waiting_rooms import WaitingRooms
from lorcha.server.store import AlreadyWritten, LogRow, Store
from lorcha.server.store.processes import read_processes
from lorcha.server.tables.commands import decide
from lorcha.server.tables.commands.context import stored_id
from lorcha.server.tables.live_table import BadLog, LiveTable
from lorcha.server.tables.messages import announce_end
from lorcha.server.tables.other_rules import replay_stored
from lorcha.server.wire import live
from lorcha.server.wire.people import Person

LOG: Final = logging.getLogger(__name__)
LONG_GAME: Final = 60  # moves; fewer are played again at once
AGAIN: Final = 5  # times a command is decided again because others wrote first


class TableRegistry:
    def __init__(self, store: Store, config: Config) -> None:
        self.store = store
        self.bots = BotPool(config.bots, find_machines(config.redis))
        self.hubs: dict[str, TableHub] = {}
        self.moves = 0
        self.latency = Latency()
        self.archive = Archive(store)
        self._reading = ReadingThread("tables")
        self.processes = Processes(store, self._processes_changed, self._encode_figures)
        self.several = bool(config.redis)  # processes that tell each other of moves
        self._loop_lag = LoopLag()
        self._opening: dict[str, asyncio.Task[TableHub]] = {}
        self._peers = Peers(self, open_channel(config.redis), store)
        self.waiting = WaitingRooms(self._peers.send_waiting)
        self._leases = Leases(store, self.processes.name)
        self._automation = Automation(self.act, self.bots, self._leases, config.pause)
        self.housekeeping = Housekeeping(
            self.hubs,
            self.open,
            store,
            self.processes.name,
            self._leases,
            self._automation,
            self._peers,
        )
        self._claiming: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._loop_lag.begin()
        await self.processes.join()
        await self._peers.open()
        await self.bots.open()
        self.housekeeping.begin()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.store.hurry()
        self._loop_lag.end()
        await self.housekeeping.end()
        for hub in self.hubs.values():
            hub.close()
        await self.bots.close()
        self.archive.close()
        self._reading.close()
        await self.processes.leave()
        self._peers.send_left()
        await self._peers.close()

    # ---- tables

    async def open(self, key: str) -> TableHub:
        """The hub of a table whose game has begun, or TableNotFound."""
        hub = self.hubs.get(key)
        if hub is not None:
            hub.used = time.monotonic()
            return hub
        task = self._opening.get(key)
        if task is None:
            task = self._opening[key] = asyncio.create_task(self._open(key))
            task.add_done_callback(lambda _: self._opening.pop(key))
        return await asyncio.shield(task)

    async def _open(self, key: str) -> TableHub:
        row = await self.store.table(key)
        if row is None or row.stage not in ("playing", "over"):
            raise TableNotFound("there is no such table, or its game has not begun")
        log, outages = await self.store.log(key), self.processes.outages
        table = await self._reading.run(lambda: replay_stored(row, log, outages))
        table.attendance.since = house_time.now()
        hub = self.hubs[key] = TableHub(
            key, table, self._peers.send_presence, self._automation.presence_changed
        )
        self._peers.ask_presence(hub)
        self._automation.update(hub)
        if self.several:  # others may have written while the log was being read
            await self.catch_up(hub)
        return hub

    async def publish_rematch(self, key: str) -> None:
        """Tell everybody at the table, in all processes, that a rematch was made."""
        with contextlib.suppress(BadLog):  # played by older rules: nobody can be there
            await self.announce_rematch(await self.open(key))
            self._peers.send_rematch(key)

    async def announce_rematch(self, hub: TableHub) -> None:
        row = await self.store.table(hub.key)
        async with hub.lock:
            if row is not None:
                hub.table.row = row
            hub.send(announce_end(hub.table))

    def signal(self, hub: TableHub, signal: live.Signal) -> None:
        """Show it to everybody at the table, in all processes."""
        hub.show(signal)
        self._peers.send_signal(hub, signal)

    def sign_out(self, identity: str) -> None:
        """A session has ended, or all sessions of a person: their sockets end too, in other
        processes as well."""
        self.disconnect(identity)
        self._peers.send_sign_out(identity)

    def disconnect(self, identity: str) -> None:
        for hub in self.hubs.values():
            for subscriber in hub.subscribers:
                if identity in subscriber.identities:
                    subscriber.disconnect()

    # ---- commands

    async def command(
        self, hub: TableHub, person: Person, command: live.Command, subscriber: Subscriber
    ) -> None:
        """Carry it out, answer `done` and announce it to everybody; or Refusal."""
        name = stored_id(person.id, command.id)
        async with hub.lock:
            if hub.closed:
                raise Refusal("failed", "the table has to be opened again")
            for _ in range(AGAIN):
                answered = hub.table.answered.get(name)
                if answered is not None:
                    subscriber.send(encode(live.Done(command.id, answered)))
                    return
                if hub.table.clocks:
                    await self.processes.account_for_silence()
                rows = decide(hub.table, person, command, house_time.now())
                if await self._carry_out(hub, rows, subscriber, command.id):
                    return
        raise Refusal("failed", "too many others were quicker; try again")

    async def act(self, hub: TableHub, decision: Decision, tell_after: float) -> bool:
        """Carry out what nobody commanded: a bot's move, a clock that has run out. It is told not
        before so many seconds have passed: how long it took to write is nobody's business."""
        async with hub.lock:
            tell_at = asyncio.get_running_loop().time() + tell_after
            if hub.table.clocks:
                await self.processes.account_for_silence()
            for _ in range(AGAIN):
                rows = [] if hub.closed else decision(hub.table, house_time.now())
                if not rows or await self._carry_out(hub, rows, tell_at=tell_at):
                    return True
        return False

    async def _carry_out(
        self,
        hub: TableHub,
        rows: Sequence[LogRow],
        subscriber: Subscriber | None = None,
        command: str = "",
        tell_at: float = 0.0,
    ) -> bool:
        """False if others wrote first; then their rows have been read."""
        table, announced, began = hub.table, hub.table.n, time.perf_counter()
        changes_before = table.public_changes
        try:
            await self._prepare_undo(table, rows)
            deliveries = [message for row in rows for message in hub.prepare(table.apply(row))]
            await self._write(hub.key, table, rows, table.public_changes > changes_before)
        except AlreadyWritten:
            await self._restore(hub, announced)
            return False
        except BaseException:
            await asyncio.shield(self._restore(hub, announced))
            raise
        if subscriber:
            subscriber.send(encode(live.Done(command, table.history.count(rows[0].seat))))
        try:
            if tell_at:
                await asyncio.sleep(tell_at - asyncio.get_running_loop().time())
        finally:
            deliver(deliveries)
        self._count(rows, table.public_changes - changes_before, time.perf_counter() - began)
        self._automation.update(hub)
        hub.note_questions()
        self._peers.send_rows(hub)
        return True

    async def _prepare_undo(self, table: LiveTable, rows: Sequence[LogRow]) -> None:
        """To undo, the game is played again: a long one off the loop that serves moves."""
        undo = next((row for row in rows if row.kind == "undo"), None)
        if undo is not None and len(table.history.steps) > LONG_GAME:
            await self._reading.run(lambda: table.prepare_undo(undo))

    def _count(self, rows: Sequence[LogRow], public_changes: int, seconds: float) -> None:
        """What all could see: figures must not tell in how many hidden steps a bid was made."""
        if public_changes:
            self.latency.add(seconds)
            self.moves += min(public_changes, sum(row.kind == "move" for row in rows))

    async def _write(
        self, key: str, table: LiveTable, rows: Sequence[LogRow], public: bool
    ) -> None:
        """What the lobby says of the table must not show hidden steps."""
        if rows[-1].kind == "end":
            results, reason = table.results(), table.reason
            assert results is not None
            assert reason is not None
            table.row = await self.store.finish(key, rows, results, reason)
        elif rows[-1].kind == "say" or not public:
            await self.store.append(key, rows)
        else:
            waiting, due = table.waiting_and_due()
            await self.store.append(key, rows, waiting, due)

    async def _restore(self, hub: TableHub, announced: int) -> None:
        """What is in memory may not be in the log: read it again, or make everybody reconnect."""
        try:
            await self._read_again(hub, announced)
        except BaseException:
            hub.close()
            self.hubs.pop(hub.key, None)
            for subscriber in hub.subscribers:
                subscriber.disconnect()
            raise

    async def _read_again(self, hub: TableHub, announced: int) -> None:
        """The table from its log; rows that have not been announced yet are announced."""
        old = hub.table
        row = await self.store.table(hub.key)
        log = await self.store.log(hub.key)
        assert row is not None
        outages = self.processes.outages
        hub.table = await self._reading.run(lambda: replay_stored(row, log[:announced], outages))
        hub.table.attendance = old.attendance
        for one in log[announced:]:
            hub.publish(hub.table.apply(one))
        self._automation.update(hub)

    async def catch_up(self, hub: TableHub) -> None:
        """Another process has written rows of this table."""
        async with hub.lock:
            if not hub.closed:
                for row in await self.store.log(hub.key, hub.table.n):
                    hub.publish(hub.table.apply(row))
                self._automation.update(hub)
                hub.note_questions()

    # ---- figures

    @property
    def redis_is_away(self) -> bool:
        return self._peers.are_silent

    def figures(self) -> Figures:
        """Of this process."""
        hubs = self.hubs.values()
        return Figures(
            processes=1,
            live_tables=len(hubs),
            kept_tables=sum(hub.lease.held for hub in hubs),
            sockets=sum(len(hub.subscribers) for hub in hubs),
            unsent=sum(one.waiting for hub in hubs for one in hub.subscribers),
            moves=self.moves,
            errors=ERRORS.count,
            bot_queue=self.bots.waiting,
            bots_broken=int(self.bots.broken),
            bots_elsewhere=self.bots.elsewhere,
            write_queue=self.store.write_queue,
            database_silent=self.processes.silent_for,
            redis_away=int(self.redis_is_away),
            move_seconds=Histogram.of(self.latency),
            loop_lag=Histogram.of(self._loop_lag.latency),
            database=Histogram.of(self.processes.latency),
        )

    def _encode_figures(self) -> str:
        return msgspec.json.encode(self.figures()).decode()

    async def all_figures(self) -> Figures:
        """Of all processes; those of the others are a few seconds old."""
        rows = await self.store.read(read_processes)
        others = [row.figures for row in rows if row.pid and row.name != self.processes.name]
        decoded = [msgspec.json.decode(text, type=Figures) for text in others if text]
        return total([self.figures(), *decoded])

    def claim_free(self) -> None:
        """A process has left: its tables are free."""
        self._processes_changed(was_forgotten=False)

    def _processes_changed(self, was_forgotten: bool) -> None:
        """Tables of a dead process are free, and ours too if we were taken for dead."""
        for hub in self.hubs.values():
            if was_forgotten or not hub.lease.held:
                hub.lease.forget()
        self._claiming = asyncio.create_task(self._automation.claim_free(self.hubs.values()))
