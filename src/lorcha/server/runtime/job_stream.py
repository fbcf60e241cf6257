"""Jobs for bots in Redis: a stream that all servers write and all bot machines read.

Redis keeps a job with the machine that took it until that machine answers. One that does not say
for some seconds that it is still at work is dead, and the next machine takes the job over. Whoever
asked takes an unanswered job out again and thinks for itself, so nothing depends on what is here.
"""

from typing import Any, Final, Literal, NamedTuple

from lorcha.server.runtime.bot_jobs import edition

SIGN: Final = 1.0  # seconds between two signs of life
SILENT: Final = 5.0  # seconds without one after which somebody is gone
GROUP: Final = "machines"
BLOCK: Final = 1.0  # seconds a question to Redis waits for an answer
KEPT: Final = 60  # seconds after which nobody can wait for a job or fetch its answer any more
FORGOTTEN: Final = 3600  # seconds after which nothing is left in Redis of machines that have gone
Who = Literal["machines", "servers"]


class Entry(NamedTuple):
    """A job in the stream: its number there, which server asked, what the server calls it, and the
    job itself."""

    number: str
    server: str
    key: str
    job: bytes


class JobStream:
    """Both ends of it. `unavailable` are the errors of a Redis that is away."""

    def __init__(self, url: str, name: str) -> None:
        from redis.asyncio import Redis as Client  # noqa: PLC0415
        from redis.asyncio.retry import Retry  # noqa: PLC0415
        from redis.backoff import ConstantBackoff  # noqa: PLC0415
        from redis.exceptions import RedisError  # noqa: PLC0415

        self.unavailable = (RedisError, OSError)
        self.name = name
        self._client: Any = Client.from_url(
            url,
            retry=Retry(ConstantBackoff(0.05), 1),
            socket_connect_timeout=BLOCK,
            socket_timeout=SILENT,
        )
        self._prefix = f"lorcha:bots:{edition()}"
        self._jobs = f"{self._prefix}:jobs"

    async def close(self) -> None:
        await self._client.aclose()

    # ---- who is there

    async def sign_in(self, who: Who, size: int) -> None:
        """A sign of life of a machine with so many processes, or of a server."""
        await self._client.zadd(f"{self._prefix}:{who}", {f"{self.name} {size}": await self._now()})

    async def sign_out(self, who: Who, size: int) -> None:
        await self._client.zrem(f"{self._prefix}:{who}", f"{self.name} {size}")

    async def signed_in(self, who: Who) -> dict[str, int]:
        """Those that have given a sign of life lately, each with its size."""
        key = f"{self._prefix}:{who}"
        await self._client.zremrangebyscore(key, 0, await self._now() - SILENT)
        await self._client.expire(key, FORGOTTEN)
        signs = [member.decode().split() for member in await self._client.zrange(key, 0, -1)]
        return {name: int(size) for name, size in signs}

    async def _now(self) -> float:
        """By the clock of Redis: machines need not agree on the time."""
        seconds, microseconds = await self._client.time()
        return float(seconds) + float(microseconds) / 1e6

    # ---- a server's end

    async def put(self, key: str, job: bytes) -> str:
        fields = {"server": self.name, "key": key, "job": job}
        number: bytes = await self._client.xadd(self._jobs, fields)
        return number.decode()

    async def take_out(self, number: str) -> None:
        """Nobody waits for the answer any more."""
        await self._client.xdel(self._jobs, number)

    async def next_answer(self) -> bytes | None:
        found = await self._client.blpop([self._answers(self.name)], BLOCK)
        return found[1] if found else None

    # ---- a machine's end

    async def join(self) -> None:
        """The group of machines exists from now on; also if Redis has lost everything."""
        from redis.exceptions import ResponseError  # noqa: PLC0415

        try:
            await self._client.xgroup_create(self._jobs, GROUP, id="0", mkstream=True)
        except ResponseError as error:
            if not str(error).startswith("BUSYGROUP"):
                raise
        await self._client.expire(self._jobs, FORGOTTEN)

    async def leave(self) -> None:
        await self._client.xgroup_delconsumer(self._jobs, GROUP, self.name)

    async def take(self) -> Entry | None:
        """A job of a machine that has died, or else a new one; none after a second."""
        _, orphans, *_ = await self._client.xautoclaim(
            self._jobs, GROUP, self.name, min_idle_time=int(SILENT * 1000), count=1
        )
        if orphans:
            return await self._adopt(entry_of(*orphans[0]))
        found = await self._client.xreadgroup(
            GROUP, self.name, {self._jobs: ">"}, count=1, block=int(BLOCK * 1000)
        )
        return entry_of(*found[0][1][0]) if found else None

    async def _adopt(self, orphan: Entry) -> Entry | None:
        """An old one is dropped: it may be what its machines die of."""
        milliseconds, _, _ = orphan.number.partition("-")
        if await self._now() - int(milliseconds) / 1000 < KEPT:
            return orphan
        await self._client.xack(self._jobs, GROUP, orphan.number)
        await self._client.xdel(self._jobs, orphan.number)
        return None

    async def keep(self, numbers: list[str]) -> None:
        """These jobs are still being worked at."""
        if numbers:
            await self._client.xclaim(
                self._jobs, GROUP, self.name, min_idle_time=0, message_ids=numbers, justid=True
            )

    async def answer(self, entry: Entry, text: bytes) -> None:
        """The answer is there and the job is gone, or neither."""
        key = self._answers(entry.server)
        async with self._client.pipeline(transaction=True) as together:
            together.rpush(key, text)
            together.expire(key, KEPT)
            together.xack(self._jobs, GROUP, entry.number)
            together.xdel(self._jobs, entry.number)
            await together.execute()

    def _answers(self, server: str) -> str:
        return f"{self._prefix}:answers:{server}"


def entry_of(number: bytes, fields: dict[bytes, bytes]) -> Entry:
    server, key = fields[b"server"].decode(), fields[b"key"].decode()
    return Entry(number.decode(), server, key, fields[b"job"])
