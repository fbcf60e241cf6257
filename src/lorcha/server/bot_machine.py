"""A machine on which bots think. It takes jobs out of Redis, and knows neither tables nor people.
As many machines as one likes may come and go while people play."""

import asyncio
import contextlib
import logging
import secrets
import signal
from functools import partial
from typing import Final

import msgspec

from lorcha.server.runtime.bot_jobs import Reply, read_job, write_answer
from lorcha.server.runtime.bot_pool import BotPool
from lorcha.server.runtime.bot_worker import start
from lorcha.server.runtime.cancelling import cancel_all
from lorcha.server.runtime.job_stream import SIGN, Entry, JobStream

LOG: Final = logging.getLogger(__name__)
AGAIN: Final = 0.5  # seconds until Redis is asked again when it was away


async def serve(redis: str, workers: int) -> None:
    """Until it is told to stop: then what was begun is finished."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # there are no signals on Windows
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
    await BotMachine(JobStream(redis, secrets.token_hex(6)), workers).run(stop)


class BotMachine:
    def __init__(self, stream: JobStream, workers: int) -> None:
        self._stream = stream
        self._workers = workers
        self._pool = BotPool(workers)
        self._free = asyncio.Semaphore(workers)
        self._doing: dict[str, asyncio.Task[None]] = {}  # by the number of the job
        self._away = False

    async def run(self, stop: asyncio.Event) -> None:
        await self._pool.run_later("", start)  # games and nets are loaded before anybody waits
        signing = asyncio.create_task(self._keep_signing())
        LOG.info("bots think here in %d processes", self._workers)
        await self._take_jobs(stop)
        await asyncio.gather(*self._doing.values())
        await cancel_all([signing])
        with contextlib.suppress(*self._stream.unavailable):
            await self._stream.sign_out("machines", self._workers)
            await self._stream.leave()
        await self._stream.close()
        await self._pool.close()

    async def _keep_signing(self) -> None:
        """This machine lives, and what it has taken is being done."""
        while True:
            try:
                await self._stream.join()
                await self._stream.sign_in("machines", self._workers)
                await self._stream.keep([*self._doing])
                self._note(away=False)
            except self._stream.unavailable:
                self._note(away=True)
            await asyncio.sleep(SIGN)

    def _note(self, *, away: bool) -> None:
        if away != self._away:
            LOG.warning("Redis is %s", "away" if away else "there")
        self._away = away

    async def _take_jobs(self, stop: asyncio.Event) -> None:
        """One for each process that is free."""
        while not stop.is_set():
            await self._free.acquire()
            entry = None if stop.is_set() else await self._next_job()
            if entry is None:
                self._free.release()
            else:
                task = self._doing[entry.number] = asyncio.create_task(self._do(entry))
                task.add_done_callback(partial(self._done, entry.number))

    async def _next_job(self) -> Entry | None:
        try:
            return await self._stream.take()
        except self._stream.unavailable:
            await asyncio.sleep(AGAIN)
            return None

    def _done(self, number: str, _: asyncio.Task[None]) -> None:
        del self._doing[number]
        self._free.release()

    async def _do(self, entry: Entry) -> None:
        """Whoever asked thinks for itself if this fails, and hears so at once. The servers have
        shared the processes out fairly; here each job counts as somebody else's."""
        answer = None
        try:
            job, given = read_job(entry.job)
            answer = write_answer(await self._pool.run_later(entry.number, job, *given))
        except Exception:
            LOG.exception("a job could not be done")
        try:
            await self._stream.answer(entry, msgspec.msgpack.encode(Reply(entry.key, answer)))
        except self._stream.unavailable as error:
            LOG.warning("an answer could not be given: %s", type(error).__name__)
