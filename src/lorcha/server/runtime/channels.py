"""How server processes hear of each other: a table has more rows, somebody listens there, it goes
on elsewhere, somebody has signed out. Rows are read from the log by whoever hears of them, and who
is here is told again and again, so a message lost on the way loses nothing."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, Literal, Protocol

LOG: Final = logging.getLogger(__name__)
What = Literal["all", "rows", "who", "here", "rematch", "gone"]
# What has happened, of which table or person it is told, and the rest; "all": anything may have
Heard = Callable[[str, str, str], Awaitable[None]]
CHANNEL: Final = "lorcha:tables"
PATIENCE: Final = 0.5  # seconds between two attempts to listen again


class Channel(Protocol):
    async def open(self, heard: Heard) -> None: ...

    def publish(self, what: What, of: str, text: str = "") -> None: ...

    async def close(self) -> None: ...


class Alone:
    """One process has nobody to tell."""

    async def open(self, heard: Heard) -> None:
        pass

    def publish(self, what: What, of: str, text: str = "") -> None:
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
        self._tasks: list[asyncio.Task[None]] = []
        self._news: dict[tuple[What, str], str] = {}  # only the latest of a kind is worth telling
        self._some_news = asyncio.Event()

    async def open(self, heard: Heard) -> None:
        self._tasks = [asyncio.create_task(self._listen(heard)), asyncio.create_task(self._tell())]

    def publish(self, what: What, of: str, text: str = "") -> None:
        """No command waits for this."""
        self._news[what, of] = text
        self._some_news.set()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._client.aclose()

    async def _tell(self) -> None:
        while True:
            await self._some_news.wait()
            self._some_news.clear()
            news, self._news = self._news, {}
            try:
                for (what, of), text in news.items():
                    await self._client.publish(CHANNEL, f"{what} {of} {text}")
            except self._away as error:  # who listens again asks for everything
                LOG.warning("the other processes were not told of %d things: %s", len(news), error)

    async def _listen(self, heard: Heard) -> None:
        while True:
            try:
                await self._listen_once(heard)
            except self._away as error:
                LOG.warning("the other processes are not heard: %s", error)
            await asyncio.sleep(PATIENCE)

    async def _listen_once(self, heard: Heard) -> None:
        async with self._client.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            async for message in channel.listen():
                if message["type"] == "subscribe":  # again too, when a lost line was mended
                    await heard("all", "", "")  # something may have been missed before
                else:
                    what, of, text = message["data"].decode().split(" ", 2)
                    await heard(what, of, text)


def channel_of(url: str) -> Channel:
    return Redis(url) if url else Alone()
