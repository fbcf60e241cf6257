"""How server processes hear of each other's rows: "table T is at row n". Whoever hears it reads the
log, so a message lost on the way loses nothing."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

LOG: Final = logging.getLogger(__name__)
Heard = Callable[[str, int], Awaitable[None]]
CHANNEL: Final = "lorcha:tables"
PATIENCE: Final = 0.5  # seconds between two attempts to listen again


class Channel(Protocol):
    async def open(self, heard: Heard) -> None: ...

    async def publish(self, table: str, n: int) -> None: ...

    async def close(self) -> None: ...


class Alone:
    """One process has nobody to tell."""

    async def open(self, heard: Heard) -> None:
        pass

    async def publish(self, table: str, n: int) -> None:
        pass

    async def close(self) -> None:
        pass


class Redis:
    """Redis or Valkey. While it is away each process goes on by itself, and hears the others again
    as soon as it is back."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis as Client  # noqa: PLC0415
        from redis.asyncio.retry import Retry  # noqa: PLC0415
        from redis.backoff import ExponentialBackoff  # noqa: PLC0415
        from redis.exceptions import RedisError  # noqa: PLC0415

        self._away = (RedisError, OSError)
        self._client = Client.from_url(
            url,
            retry=Retry(ExponentialBackoff(cap=1, base=0.05), 3),
            socket_connect_timeout=2,
            health_check_interval=10,
        )
        self._listening: asyncio.Task[None] | None = None
        self.listens = asyncio.Event()

    async def open(self, heard: Heard) -> None:
        self._listening = asyncio.create_task(self._listen(heard))

    async def publish(self, table: str, n: int) -> None:
        try:
            await self._client.publish(CHANNEL, f"{table} {n}")
        except self._away as error:
            LOG.warning("the other processes were not told of table %s: %s", table, error)

    async def close(self) -> None:
        if self._listening:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        await self._client.aclose()

    async def _listen(self, heard: Heard) -> None:
        while True:
            try:
                await self._listen_once(heard)
            except self._away as error:
                LOG.warning("the other processes are not heard: %s", error)
            self.listens.clear()
            await asyncio.sleep(PATIENCE)

    async def _listen_once(self, heard: Heard) -> None:
        async with self._client.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(CHANNEL)
            self.listens.set()
            await heard("", 0)  # something may have been missed before
            async for message in channel.listen():
                table, n = message["data"].decode().split()
                await heard(table, int(n))


def channel_of(url: str) -> Channel:
    return Redis(url) if url else Alone()
