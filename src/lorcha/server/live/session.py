"""What one client says at a table, and the answers only that client hears."""

import asyncio
import logging
import time
from typing import Any, Final

import msgspec

from lorcha.core.perspective import Perspective
from lorcha.core.state import IllegalMove
from lorcha.server.api.errors import NOT_WRITTEN, UNWRITTEN, Trouble
from lorcha.server.live.client import Client
from lorcha.server.runtime.hub import TableHub, encoded
from lorcha.server.runtime.registry import TableRegistry
from lorcha.server.tables import commands, messages
from lorcha.server.tables.commands import Refusal
from lorcha.server.tables.live_table import LiveTable
from lorcha.server.wire import live
from lorcha.server.wire.people import Person

LOG: Final = logging.getLogger(__name__)
LARGEST: Final = 64 * 1024
BEST: Final = 5  # moves of a hint
LINES_A_COMMAND: Final = 4  # so many lines of a preview weigh as much as a command
READER: Final[msgspec.json.Decoder[live.Command]] = msgspec.json.Decoder(live.ClientMessage)
ANYTHING: Final = msgspec.json.Decoder()


class LiveSession:
    def __init__(
        self, registry: TableRegistry, hub: TableHub, line: Client, person: Person | None
    ) -> None:
        self.registry = registry
        self.hub = hub
        self.line = line
        self.person = person
        self.obeying = asyncio.Lock()  # whoever ends the session lets a command be carried out
        self._hint: asyncio.Task[None] | None = None

    async def begin(self, known: int | None) -> None:
        async with self.hub.lock:
            self.show(known)
            if known is not None:
                self.catch_up()
            if self.hub.room.over:
                ended = messages.of_end(self.hub.room)(self.line.reader)
                self.answer(ended)
            self.hub.join(self.line)

    def end(self) -> None:
        self.hub.part(self.line)
        if self._hint:
            self._hint.cancel()

    def answer(self, message: live.Message | None) -> None:
        if message is not None:
            self.line.hear(encoded(message))

    def show(self, known: int | None) -> None:
        room, now = self.hub.room, time.time()
        if known is None:
            self.answer(messages.snapshot(room, self.line.reader, now))
        else:
            self.answer(messages.rest(room, self.line.reader, known, now))

    def catch_up(self) -> None:
        """Beside the plies: who is here, what is proposed, what was said last."""
        room = self.hub.room
        self.answer(messages.of_seats(room, time.time())(self.line.reader))
        self.answer(live.Proposed(room.proposal))
        for line in room.chat[-messages.CAUGHT_UP :]:
            self.answer(live.Chatted(line))

    # ---- what is said

    async def hear(self, said: str | bytes) -> None:
        command: live.Command | None = None
        try:
            command = self.read(said)
            async with self.obeying:
                await self.obey(command)
        except Refusal as refusal:
            name = command.id if command else name_in(said)
            self.answer(live.Refused(name, refusal.code, refusal.text))
        except Trouble as trouble:
            name = command.id if command else None
            self.answer(live.Refused(name, trouble.problem.code, trouble.problem.text))
        except Exception as fault:
            LOG.exception("table %s: %r failed", self.hub.key, command)
            name = command.id if command else None
            unwritten = isinstance(fault, UNWRITTEN)
            text = NOT_WRITTEN if unwritten else "something went wrong here"
            self.answer(live.Refused(name, "failed", text))

    def read(self, said: str | bytes) -> live.Command:
        if not self.line.may_speak():
            raise too_fast()
        if len(said) > LARGEST:
            raise Refusal("malformed", "that is too much at once")
        try:
            return READER.decode(said)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refusal("malformed", str(error)) from error

    async def obey(self, command: live.Command) -> None:
        if isinstance(command, live.Ping):
            self.done(command)
        elif isinstance(command, live.Look):
            await self.look(command)
        elif isinstance(command, live.PreviewLines):
            await self.preview(command)
        elif isinstance(command, live.AskHint):
            await self.ask_hint(command)
        elif self.person is None:
            raise Refusal("not_yours", "give a name first")
        else:
            if isinstance(command, live.Say):
                self.registry.chats.take("say", self.person.id)
            await self.registry.command(self.hub, self.person, command, self.line)

    def done(self, command: live.Command) -> None:
        self.answer(live.Done(command.id, self.hub.room.history.count(self.line.reader.seat)))

    def own(self, seat: int) -> None:
        table = self.hub.room.table
        if self.person is None or seat not in table.seats_of(self.person.id):
            raise Refusal("not_yours", f"seat {seat} is not yours")

    async def look(self, command: live.Look) -> None:
        if command.seat != -1:
            self.own(command.seat)
        elif not self.hub.room.table.spectators:
            raise Refusal("not_allowed", "this game is not open to spectators")
        async with self.hub.lock:
            self.line.reader = self.line.reader._replace(seat=command.seat)
            self.done(command)
            self.show(command.known)

    async def at_question(self, seat: int, ply: int) -> Perspective:
        """What the seat knows, if it is asked at this ply."""
        self.own(seat)
        async with self.hub.lock:  # not of a move that is still being written
            if self.hub.room.over:
                raise Refusal("over", "the game is over")
            commands.check_question(self.hub.room, seat, ply)
            return Perspective(self.hub.room.history.state, seat)

    async def preview(self, command: live.PreviewLines) -> None:
        room = self.hub.room
        perspective = await self.at_question(command.seat, command.ply)
        if not self.line.may_speak(len(command.lines) / LINES_A_COMMAND):
            raise too_fast()
        found: list[live.Foreseen] = []
        for line in command.lines:
            found.append(foreseen(room, perspective, line, command.ply))
            await asyncio.sleep(0)  # others may have their turn between two lines
        self.answer(live.Preview(command.id, command.ply, found))

    async def ask_hint(self, command: live.AskHint) -> None:
        if not self.hub.room.table.hints:
            raise Refusal("not_allowed", "this table plays without hints")
        await self.at_question(command.seat, command.ply)
        assert self.person is not None
        if self.person.id in self.registry.hinting:
            raise Refusal("too_fast", "one hint at a time")
        hinting, person = self.registry.hinting, self.person.id
        hinting.add(person)
        self._hint = asyncio.create_task(self.hint(command))
        self._hint.add_done_callback(lambda _: hinting.discard(person))

    async def hint(self, command: live.AskHint) -> None:
        room = self.hub.room
        try:
            tried = await self.registry.bots.advise(room.history.state, command.seat)
        except Exception:
            LOG.exception("table %s: a hint failed", self.hub.key)
            self.answer(live.Refused(command.id, "failed", "something went wrong here"))
            return
        advice = [
            live.Advice(room.game.moves.to_json(move), visits, list(shares))
            for move, visits, shares in tried[:BEST]
        ]
        self.answer(live.Hint(command.id, command.ply, advice))


def too_fast() -> Refusal:
    return Refusal("too_fast", "not so fast")


def foreseen(
    room: LiveTable, perspective: Perspective, line: list[dict[str, Any]], ply: int
) -> live.Foreseen:
    try:
        moves = commands.read_moves(room, line)
        return messages.foreseen(room, perspective, perspective.preview(*moves), ply)
    except (Refusal, IllegalMove):
        return live.Foreseen("illegal")


def name_in(said: str | bytes) -> str | None:
    """The id in something that is no command otherwise, so that the client knows which it was."""
    try:
        told = ANYTHING.decode(said[:LARGEST])
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    found = told.get("id") if isinstance(told, dict) else None
    return found if isinstance(found, str) and len(found) <= 40 else None
