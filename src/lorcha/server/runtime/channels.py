"""How messages travel between server processes: a table has more rows, who subscribes to it or
waits at it, what somebody shows for a moment, a rematch was made, somebody signed out. Rows are
read from the log by the process that gets the message, and presence is repeated, so a lost message
loses nothing."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, Literal, Protocol

LOG: Final = logging.getLogger(__name__)
What = Literal[
    "alive", "all", "rows", "who", "here", "signal", "waiting", "rematch", "gone", "left"
]
# What has happened, to which table or person, and the details; "all": messages may be missing
Receive = Callable[[str, str, str], Awaitable[None]]
CHANNEL: Final = "lorcha:tables"
RETRY: Final = 0.5  # seconds between two attempts to subscribe again
GATHER: Final = 0.01  # seconds between two messages; what comes meanwhile travels together
ALIVE: Final = 2.0  # seconds between two signs of life of a process that has nothing to say
LAST_WORDS: Final = 1.0  # seconds for what is still to be sent when the server ends
SILENT: Final = 6.0  # seconds without a message after which Redis is away


class Channel(Protocol):
    @property
    def is_away(self) -> bool: ...  # messages may be missing at the moment

    async def open(self, receive: Receive) -> None: ...

    def publish(self, what: What, of: str, text: str = "") -> None: ...

    async def close(self) -> None: ...


class Alone:
    """A single process has no peers."""

    is_away = False

    async def open(self, receive: Receive) -> None:
        pass

    def publish(self, what: What, of: str, text: str = "") -> None:
        pass

    async def close(self) -> None:
        pass


class Redis:
    """Redis or Valkey. While it is away the processes ask the database instead, and subscribe again
    as soon as it is back. Each process hears its own sign of life: so it notices a Redis that is
    connected but silent."""

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
        self._closing = False
        self.is_away = True  # until the first message

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
        """What was published before is sent, if Redis takes it in time."""
        self._closing = True
        self._has_outgoing.set()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=LAST_WORDS, return_when=asyncio.FIRST_COMPLETED)
            for task in self._tasks:
                task.cancel()
            await asyncio.wait(self._tasks, timeout=LAST_WORDS)
        await self._client.aclose()

    async def _send(self) -> None:
        """What cannot be sent is lost: the others ask the database, and refresh all later."""
        while not self._closing:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(ALIVE):
                    await self._has_outgoing.wait()
            self._has_outgoing.clear()
            await self._send_outgoing()
            if not self._closing:
                await asyncio.sleep(GATHER)

    async def _send_outgoing(self) -> None:
        """All in one message, a line each: whoever hears it knows at a glance what concerns it."""
        messages, self._outgoing = self._outgoing or {("alive", ""): ""}, {}
        lines = [f"{what} {of} {text}" for (what, of), text in messages.items()]
        try:
            async with asyncio.timeout(SILENT):
                await self._client.publish(CHANNEL, "\n".join(lines))
        except self._unavailable as error:
            self._note_away(error)

    async def _listen(self, receive: Receive) -> None:
        while True:
            try:
                await self._listen_once(receive)
            except self._unavailable as error:
                self._note_away(error)
            await asyncio.sleep(RETRY)

    def _note_away(self, error: Exception) -> None:
        if not self.is_away:
            LOG.warning("Redis is away, the database is asked instead: %s", type(error).__name__)
        self.is_away = True

    async def _listen_once(self, receive: Receive) -> None:
        async with self._client.pubsub() as channel:
            async with asyncio.timeout(SILENT):
                await channel.subscribe(CHANNEL)
            messages = channel.listen()
            while True:
                async with asyncio.timeout(SILENT):
                    message = await anext(messages)
                await self._hand_over(message, receive)

    async def _hand_over(self, message: Any, receive: Receive) -> None:
        if message["type"] == "subscribe":  # also after a lost connection
            await receive("all", "", "")  # messages may have been missed before
        else:
            for line in message["data"].decode().split("\n"):
                what, of, text = line.split(" ", 2)
                if what != "alive":
                    await receive(what, of, text)
        if self.is_away:
            LOG.warning("Redis is there")
        self.is_away = False


def open_channel(url: str) -> Channel:
    return Redis(url) if url else Alone()
