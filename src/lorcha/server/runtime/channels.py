"""How messages travel between server processes: a table has more rows, who subscribes to it, what
somebody shows for a moment, a rematch was made, somebody signed out. Rows are read from the log by
the process that gets the message, and presence is repeated, so a lost message loses nothing."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, Literal, Protocol

LOG: Final = logging.getLogger(__name__)
What = Literal["all", "rows", "who", "here", "signal", "rematch", "gone"]
# What has happened, to which table or person, and the details; "all": messages may be missing
Receive = Callable[[str, str, str], Awaitable[None]]
CHANNEL: Final = "lorcha:tables"
RETRY: Final = 0.5  # seconds between two attempts to subscribe again


class Channel(Protocol):
    async def open(self, receive: Receive) -> None: ...

    def publish(self, what: What, of: str, text: str = "") -> None: ...

    async def close(self) -> None: ...


class Alone:
    """A single process has no peers."""

    async def open(self, receive: Receive) -> None:
        pass

    def publish(self, what: What, of: str, text: str = "") -> None:
        pass

    async def close(self) -> None:
        pass


class Redis:
    """Redis or Valkey. While it is unavailable each process goes on alone, and it subscribes again
    as soon as Redis is back."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis as Client  # noqa: PLC0415
        from redis.asyncio.retry import Retry  # noqa: PLC0415
        from redis.backoff import ExponentialBackoff  # noqa: PLC0415
        from redis.exceptions import RedisError  # noqa: PLC0415

        self._unavailable = (RedisError, OSError)
        self._client = Client.from_url(
            url,
            retry=Retry(ExponentialBackoff(cap=1, base=0.05), 3),
            socket_connect_timeout=2,
            health_check_interval=10,
        )
        self._tasks: list[asyncio.Task[None]] = []
        self._outgoing: dict[tuple[What, str], str] = {}  # only the latest of a kind is needed
        self._has_outgoing = asyncio.Event()

    async def open(self, receive: Receive) -> None:
        self._tasks = [
            asyncio.create_task(self._listen(receive)),
            asyncio.create_task(self._send()),
        ]

    def publish(self, what: What, of: str, text: str = "") -> None:
        """Returns at once: no command waits for this."""
        self._outgoing[what, of] = text
        self._has_outgoing.set()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._client.aclose()

    async def _send(self) -> None:
        while True:
            await self._has_outgoing.wait()
            self._has_outgoing.clear()
            messages, self._outgoing = self._outgoing, {}
            try:
                for (what, of), text in messages.items():
                    await self._client.publish(CHANNEL, f"{what} {of} {text}")
            except self._unavailable as error:  # subscribing again refreshes all
                LOG.warning("%d messages to other processes were lost: %s", len(messages), error)

    async def _listen(self, receive: Receive) -> None:
        while True:
            try:
                await self._listen_once(receive)
            except self._unavailable as error:
                LOG.warning("no messages of other processes: %s", error)
            await asyncio.sleep(RETRY)

    async def _listen_once(self, receive: Receive) -> None:
        async with self._client.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            async for message in channel.listen():
                if message["type"] == "subscribe":  # also after a lost connection
                    await receive("all", "", "")  # messages may have been missed before
                else:
                    what, of, text = message["data"].decode().split(" ", 2)
                    await receive(what, of, text)


def open_channel(url: str) -> Channel:
    return Redis(url) if url else Alone()
