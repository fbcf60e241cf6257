"""The session of one client at a table: reads its commands, carries them out, and answers those
that concern only this client (previews, reasons, hints, another seat to look from)."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from lorcha.core.perspective import Perspective
from lorcha.core.state import State
from lorcha.server import house_time
from lorcha.server.api.errors import NOT_WRITTEN
from lorcha.server.api.limits import Action
from lorcha.server.live.client import Client, ClientLimits
from lorcha.server.log_id import log_id
from lorcha.server.refusal import Refusal
from lorcha.server.runtime.hub import TableHub, encode
from lorcha.server.runtime.registry import TableRegistry
from lorcha.server.store.errors import CANNOT_WRITE
from lorcha.server.tables import messages
from lorcha.server.tables.commands.move import check_question, reason_against
from lorcha.server.tables.last_decision import LastDecision, last_decision
from lorcha.server.tables.live_table import LiveTable
from lorcha.server.tables.moves import read_moves
from lorcha.server.tables.past_decisions import preview_line
from lorcha.server.wire import live
from lorcha.server.wire.people import Person

LOG: Final = logging.getLogger(__name__)
LARGEST: Final = 64 * 1024
HINTED_MOVES: Final = 5
UNREAD: Final = 64 * 1024  # bytes of answers; who has more to read may not ask for another view
LEAST_SECONDS: Final = 0.001  # of the processor, for a view: to read the command, to send it
PREVIEWS_A_COMMAND: Final = 4  # this many previews count as much as one command
LIMITED: Final[dict[type[live.Command], Action]] = {
    live.Say: "say",
    live.Propose: "propose",
    live.Undo: "undo",
}
COMMANDS: Final[msgspec.json.Decoder[live.Command]] = msgspec.json.Decoder(live.ClientMessage)
JSON: Final = msgspec.json.Decoder()


class LiveSession:
    def __init__(
        self,
        registry: TableRegistry,
        hub: TableHub,
        client: Client,
        person: Person | None,
        limits: ClientLimits,
    ) -> None:
        self.registry = registry
        self.hub = hub
        self.client = client
        self.person = person
        self.limits = limits
        self._hint: asyncio.Task[None] | None = None
        self._verdict: asyncio.Task[None] | None = None

    async def begin(self, known: int | None) -> bool:
        """Show the table and subscribe to it. False if it was closed meanwhile: what is in memory
        then may never have been stored, and nobody will hear of it again."""
        async with self.hub.lock:
            if self.hub.closed:
                return False
            self._show(known)
            if known is not None:
                self._catch_up()
            if self.hub.table.over:
                self._answer(messages.announce_end(self.hub.table)(self.client.reader))
            self.hub.subscribe(self.client)
        return True

    def end(self) -> None:
        self.hub.unsubscribe(self.client)
        for task in (self._hint, self._verdict):
            if task:
                task.cancel()

    def _answer(self, message: live.Message | None) -> None:
        if message is not None:
            self.client.send(encode(message))

    def _show(self, known: int | None) -> None:
        """The table as it is, charged to the visitor."""
        began = time.perf_counter()
        text = self.hub.view(self.client.reader, known, house_time.now())
        self.client.send(text)
        seconds = LEAST_SECONDS + time.perf_counter() - began
        self.limits.reading.charge(self.client.visitor.key, seconds, len(text))

    def _catch_up(self) -> None:
        """Besides the plies: who is here, what is proposed, the last lines of chat."""
        table = self.hub.table
        self._answer(messages.announce_seats(table, house_time.now())(self.client.reader))
        self._answer(live.Proposed(table.proposal))
        for line in table.chat[-messages.CHAT_CAUGHT_UP :]:
            self._answer(live.Chatted(line))

    # ---- commands

    async def receive(self, text: str | bytes) -> None:
        """Carry out a command, or answer why not."""
        command: live.Command | None = None
        try:
            command = self._read(text)
            await self._execute(command)
        except Refusal as refusal:
            key = command.id if command else id_in(text)
            self._answer(live.Refused(key, refusal.code, refusal.text, refusal.reason))
        except Exception as fault:
            LOG.exception("table %s: %s failed", log_id(self.hub.key), type(command).__name__)
            key = command.id if command else None
            reason = NOT_WRITTEN if isinstance(fault, CANNOT_WRITE) else "something went wrong here"
            self._answer(live.Refused(key, "failed", reason))

    def _read(self, text: str | bytes) -> live.Command:
        if not self.client.may_command():
            raise too_fast()
        if len(text) > LARGEST:
            raise Refusal("malformed", "that is too much at once")
        try:
            command = COMMANDS.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refusal("malformed", str(error)) from error
        if not command.id.isprintable():  # PostgreSQL has no text with a zero byte
            raise Refusal("malformed", "the id has letters that cannot be written")
        return command

    async def _execute(self, command: live.Command) -> None:
        if isinstance(command, live.Ping):
            self._acknowledge(command)
        elif isinstance(command, live.SetBotSpeed):
            self.client.bot_speed = command.speed
            self.hub.bot_speed_changed()
            self._acknowledge(command)
        elif isinstance(command, live.Look):
            await self._look(command)
        elif isinstance(command, live.GetPreviews):
            await self._preview(command)
        elif isinstance(command, live.GetReason):
            await self._object(command)
        elif isinstance(command, live.GetHint):
            await self._start_hint(command)
        elif isinstance(command, live.GetVerdict):
            await self._start_judging(command)
        elif isinstance(command, live.React | live.StartTyping):
            self._signal(command)
        elif self.person is None:
            raise Refusal("not_yours", "give a name first")
        else:
            action = LIMITED.get(type(command))
            if action:
                self.limits.chats.take(action, self.person.id)
            await self.registry.command(self.hub, self.person, command, self.client)

    def _acknowledge(self, command: live.Command) -> None:
        """Nothing was stored, so no ply is told: the last one may not be stored yet either."""
        self._answer(live.Done(command.id, 0))

    @asynccontextmanager
    async def _stored(self) -> AsyncIterator[LiveTable]:
        """The table while nothing is being written: all of it is stored."""
        async with self.hub.lock:
            if self.hub.closed:
                self.client.disconnect()
                raise Refusal("failed", "the table has to be opened again")
            yield self.hub.table

    def _check_own(self, seat: int) -> None:
        row = self.hub.table.row
        if self.person is None or seat not in row.seats_of(self.person.id):
            raise Refusal("not_yours", f"seat {seat} is not yours")

    # ---- what is shown for a moment, and not stored

    def _signal(self, command: live.React | live.StartTyping) -> None:
        self._check_own(command.seat)
        assert self.person is not None
        signal: live.Signal
        if isinstance(command, live.React):
            self.limits.chats.take("react", self.person.id)
            signal = live.Reacted(command.seat, command.sign)
        else:
            self.limits.chats.take("type", self.person.id)
            signal = live.Typing(command.seat)
        self._acknowledge(command)
        self.registry.signal(self.hub, signal)

    # ---- commands that concern only this client

    async def _look(self, command: live.Look) -> None:
        if command.seat != -1:
            self._check_own(command.seat)
        elif not self.hub.table.row.spectators:
            raise Refusal("not_allowed", "this game is not open to spectators")
        if self.client.waiting > UNREAD:
            raise Refusal("too_fast", "read what was sent first")
        self.limits.reading.check(self.client.visitor.key)
        async with self._stored() as table:
            self.client.reader = self.client.reader._replace(seat=command.seat)
            self._answer(live.Done(command.id, table.history.count(command.seat)))
            self._show(command.known)

    @asynccontextmanager
    async def _asked(self, seat: int, ply: int) -> AsyncIterator[State]:
        """The position, if the seat is asked at this ply."""
        self._check_own(seat)
        async with self._stored() as table:
            if table.over:
                raise Refusal("over", "the game is over")
            check_question(table, seat, ply)
            yield table.history.state

    async def _preview(self, command: live.GetPreviews) -> None:
        table = self.hub.table
        async with self._asked(command.seat, command.ply) as state:
            perspective = Perspective(state, command.seat)
        if not self.client.may_command(len(command.lines) / PREVIEWS_A_COMMAND):
            raise too_fast()
        visitor, reading = self.client.visitor.key, self.limits.reading
        previews: list[live.Preview] = []
        for line in command.lines:
            reading.check(visitor)
            began = time.perf_counter()
            previews.append(preview_line(table, perspective, line, command.ply))
            reading.charge(visitor, time.perf_counter() - began, 0)
            await asyncio.sleep(0)  # others may have their turn between two previews
        self._answer(live.Previews(command.id, command.ply, previews))

    async def _object(self, command: live.GetReason) -> None:
        """Charged like a preview: both take a world of the seat's own."""
        self._check_own(command.seat)
        visitor, reading = self.client.visitor.key, self.limits.reading
        reading.check(visitor)
        async with self._stored() as table:
            if table.over:
                raise Refusal("over", "the game is over")
            if command.ply != table.history.count(command.seat):
                check_question(table, command.seat, command.ply)
            moves = read_moves(table.game, command.moves)
            began = time.perf_counter()
            reason = reason_against(table.history.state, command.seat, moves)
            reading.charge(visitor, time.perf_counter() - began, 0)
        self._answer(live.Objection(command.id, command.ply, reason))

    async def _start_hint(self, command: live.GetHint) -> None:
        if not self.hub.table.row.hints:
            raise Refusal("not_allowed", "this table plays without hints")
        async with self._asked(command.seat, command.ply) as position:
            state = position.clone()  # the game goes on while the hint is thought over
        assert self.person is not None
        hinting, person = self.limits.hinting, self.person.id
        if person in hinting:
            raise Refusal("too_fast", "one hint at a time")
        hinting.add(person)
        self._hint = asyncio.create_task(self._give_hint(command, state))
        self._hint.add_done_callback(lambda _: hinting.discard(person))

    async def _give_hint(self, command: live.GetHint, state: State) -> None:
        table = self.hub.table
        try:
            person = self.client.reader.person
            tried = await self.registry.bots.hint(state, command.seat, person)
        except Exception:
            LOG.exception("table %s: a hint failed", log_id(self.hub.key))
            self._answer(live.Refused(command.id, "failed", "something went wrong here"))
            return
        candidates = [
            live.Candidate(
                table.game.moves.to_json(move),
                visits,
                list(shares),
                [live.Outcome(entry, share) for entry, share in outlook],
            )
            for move, visits, shares, outlook in tried[:HINTED_MOVES]
        ]
        self._answer(live.Hint(command.id, command.ply, candidates))

    async def _start_judging(self, command: live.GetVerdict) -> None:
        self._check_own(command.seat)
        assert self.person is not None
        self.limits.chats.take("judge", self.person.id)
        async with self._stored() as table:
            decision = last_decision(table, command.seat)
        self._verdict = asyncio.create_task(self._judge(command, decision))

    async def _judge(self, command: live.GetVerdict, decision: LastDecision) -> None:
        try:
            state = await asyncio.to_thread(decision.position)
            person = self.client.reader.person
            glance = await self.registry.bots.judge(state, command.seat, decision.moves, person)
        except Exception:
            LOG.exception("table %s: a decision could not be judged", log_id(self.hub.key))
            self._answer(live.Refused(command.id, "failed", "something went wrong here"))
            return
        self._answer(live.Judged(command.id, glance.grade, round(glance.loss, 4)))


def too_fast() -> Refusal:
    return Refusal("too_fast", "not so fast")


def id_in(text: str | bytes) -> str | None:
    """The id in something that is not a valid command, so that the client knows which it was."""
    try:
        value = JSON.decode(text[:LARGEST])
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    key = value.get("id") if isinstance(value, dict) else None
    return key if isinstance(key, str) and len(key) <= 40 else None
