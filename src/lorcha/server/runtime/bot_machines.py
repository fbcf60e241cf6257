"""Bots that think on other machines (`lorcha bots serve`), as a server sees them."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from typing import Any, Final, Protocol

import msgspec

from lorcha.server.runtime.bot_jobs import BadJob, Job, Reply, read_answer, write_job
from lorcha.server.runtime.cancelling import cancel_all
from lorcha.server.runtime.job_stream import SIGN, JobStream

LOG: Final = logging.getLogger(__name__)
PATIENCE: Final = 8.0  # seconds beyond what a job should take: another machine may take it over
BRIEFLY: Final = 1.0  # seconds for a last word to a Redis that may be away


class Unanswered(Exception):
    """No machine has done the job."""


class BotMachines(Protocol):
    async def open(self, changed: Callable[[int], None]) -> None:
        """From now on `changed` hears how many jobs may be away at once."""

    async def close(self) -> None: ...

    @property
    def size(self) -> int:
        """How many jobs may be away at once."""

    @property
    def has_room(self) -> bool: ...

    def ask(self, job: Job, given: tuple[Any, ...], seconds: float) -> "asyncio.Task[Any]":
        """Ends with the answer to a job that should take so long, or with Unanswered."""


class NoMachines:
    """All bots think where the server is."""

    size = 0
    has_room = False

    async def open(self, changed: Callable[[int], None]) -> None:
        pass

    async def close(self) -> None:
        pass

    def ask(self, job: Job, given: tuple[Any, ...], seconds: float) -> "asyncio.Task[Any]":
        raise NotImplementedError


class RedisMachines:
    """They are found and asked through Redis. While it is away there are none."""

    def __init__(self, url: str) -> None:
        self._stream = JobStream(url, secrets.token_hex(6))
        self.size = 0
        self._asking: set[asyncio.Task[Any]] = set()
        self._replies: dict[str, asyncio.Future[bytes | None]] = {}  # by the key of the job
        self._tasks: list[asyncio.Task[None]] = []
        self._changed: Callable[[int], None] = lambda _: None

    async def open(self, changed: Callable[[int], None]) -> None:
        self._changed = changed
        self._tasks = [
            asyncio.create_task(self._keep_counting()),
            asyncio.create_task(self._keep_listening()),
        ]

    async def close(self) -> None:
        await cancel_all([*self._asking, *self._tasks])
        with contextlib.suppress(*self._stream.unavailable):
            async with asyncio.timeout(BRIEFLY):
                await self._stream.sign_out("servers", 1)
        await self._stream.close()

    # ---- asking

    @property
    def has_room(self) -> bool:
        return len(self._asking) < self.size

    def ask(self, job: Job, given: tuple[Any, ...], seconds: float) -> "asyncio.Task[Any]":
        asking = asyncio.create_task(self._ask(job, given, seconds + PATIENCE))
        self._asking.add(asking)
        asking.add_done_callback(self._asking.discard)
        return asking

    async def _ask(self, job: Job, given: tuple[Any, ...], seconds: float) -> Any:
        key = secrets.token_hex(8)
        self._replies[key] = asyncio.get_running_loop().create_future()
        try:
            async with asyncio.timeout(seconds):
                answer = await self._reply_to(key, write_job(job, given))
            if answer is None:
                raise Unanswered("it has failed there")
            return read_answer(job, answer)
        except (BadJob, *self._stream.unavailable) as error:
            raise Unanswered(type(error).__name__) from error
        finally:
            del self._replies[key]

    async def _reply_to(self, key: str, job: bytes) -> bytes | None:
        number = await self._stream.put(key, job)
        try:
            return await self._replies[key]
        except asyncio.CancelledError:  # it took too long, or the server ends
            with contextlib.suppress(*self._stream.unavailable):
                async with asyncio.timeout(BRIEFLY):
                    await self._stream.take_out(number)
            raise

    async def _keep_listening(self) -> None:
        while True:
            try:
                text = await self._stream.next_answer()
            except self._stream.unavailable:
                await asyncio.sleep(SIGN)
                continue
            if text is not None:
                self._take(text)

    def _take(self, text: bytes) -> None:
        """An answer that nobody waits for any more is dropped: so the second one to a job that two
        machines have done."""
        try:
            reply = msgspec.msgpack.decode(text, type=Reply)
        except msgspec.MsgspecError:
            LOG.warning("an answer from a bot machine cannot be read")
            return
        future = self._replies.get(reply.key)
        if future is not None and not future.done():
            future.set_result(reply.answer)

    # ---- counting

    async def _keep_counting(self) -> None:
        while True:
            try:
                self._resize(await self._count())
            except self._stream.unavailable:
                self._resize(0)
            await asyncio.sleep(SIGN)

    async def _count(self) -> int:
        """How many processes the machines have for this server: all servers share alike."""
        await self._stream.sign_in("servers", 1)
        servers = sorted(await self._stream.signed_in("servers"))
        processes = sum((await self._stream.signed_in("machines")).values())
        if self._stream.name not in servers:  # Redis has just lost everything
            return 0
        return len(range(servers.index(self._stream.name), processes, len(servers)))

    def _resize(self, size: int) -> None:
        if size == self.size:
            return
        LOG.info("processes of bot machines for this server: %d", size)
        self.size = size
        self._changed(size)
        if size == 0:
            self._give_up()

    def _give_up(self) -> None:
        """Nobody is there: what was asked is thought over here."""
        for reply in self._replies.values():
            if not reply.done():
                reply.set_result(None)


def find_machines(redis: str) -> BotMachines:
    return RedisMachines(redis) if redis else NoMachines()
