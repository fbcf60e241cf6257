"""Connections: how large a request may be and how long it may take, before the application sees any
of it; and what a socket may leave unread. uvicorn limits neither by itself.

A connection that breaks a limit is closed, and little is logged about it: half of what comes over
an open port is not meant for us.
"""

import asyncio
import logging
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from lorcha.server.handover import LIVE
from lorcha.server.live.client import LINE, nothing

LOG: Final = logging.getLogger(__name__)
LOG.setLevel(logging.WARNING)  # below that uvicorn tells of each socket, with its address and path
LARGEST_HEAD: Final = 32 * 1024  # bytes of a request's line and headers
MOST_HEADERS: Final = 100
LARGEST_REQUEST: Final = 1024 * 1024  # with its body; the application wants less, and says so
HEAD_SECONDS: Final = 10.0  # from the first byte, or the connection, to the end of the headers
BODY_SECONDS: Final = 30.0  # from there to the end of the body
STALLED_SECONDS: Final = 30.0  # in which a client reads nothing of what was sent
MOST_ARRIVING: Final = 512  # requests that are not complete; the oldest makes room
MOST_PIPELINED: Final = 8  # requests sent before the first was answered
MOST_UNREAD: Final = 4096  # messages of a socket that the application has not taken yet
PAUSE_UNREAD: Final = 8  # messages after which no more are read until the application takes them
POLICY_VIOLATION: Final = 1008
INVALID_DATA: Final = 1007


# Hands a connection (its address, its file and the head of its request) over to another process
PassOn = Callable[[bytes, int, bytes], bool]


def stays_here(address: bytes, connection: int, head: bytes) -> bool:
    return False


class Refused(Exception):
    """The request was answered already, and the connection is closed."""


class Deadline:
    """Calls once when its time is up, unless it is stopped before."""

    def __init__(self, call: Callable[[], None]) -> None:
        self._call = call
        self._timer: asyncio.TimerHandle | None = None

    def start(self, seconds: float) -> None:
        self.stop()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._call)

    def start_if_stopped(self, seconds: float) -> None:
        if self._timer is None:
            self.start(seconds)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Impatient(asyncio.Protocol):
    """A connection that is cut if its client reads nothing of what was sent."""

    transport: asyncio.Transport

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._stalled = Deadline(self._abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stalled.stop()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        self._stalled.start(STALLED_SECONDS)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._stalled.stop()
        super().resume_writing()

    def _abort(self) -> None:
        self.transport.abort()


class BoundedHttp(Impatient, HttpToolsProtocol):
    arriving: ClassVar[dict["BoundedHttp", None]] = {}  # the oldest first

    def __init__(self, *args: Any, pass_on: PassOn = stays_here, **options: Any) -> None:
        super().__init__(*args, **options)
        self._pass_on = pass_on
        self._received = 0  # bytes of the request that is arriving
        self._in_head = True
        self._deadline = Deadline(self._take_too_long)

    # ---- the connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._begin()

    def connection_lost(self, exc: Exception | None) -> None:
        self._complete()
        super().connection_lost(exc)

    def timeout_keep_alive_handler(self) -> None:
        """What was sent last may never be read."""
        self._stalled.start(STALLED_SECONDS)
        super().timeout_keep_alive_handler()

    def handle_websocket_upgrade(self) -> None:
        self._complete()
        connection = self.transport.get_extra_info("socket").fileno()
        if self._pass_on(self.url, connection, self._head()):
            self.transport.abort()  # the file is open in the other process
        else:
            super().handle_websocket_upgrade()

    def _head(self) -> bytes:
        """The request as it came."""
        lines = [b"%b %b HTTP/1.1" % (self.scope["method"].encode(), self.url)]
        lines += [b"%b: %b" % header for header in self.scope["headers"]]
        return b"\r\n".join([*lines, b"", b""])

    @property
    def _answering(self) -> bool:
        """Is the application at work on a request?"""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    # ---- a request arrives

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._received += len(data)
        super().data_received(data)
        if self.transport.get_protocol() is not self:  # it is a socket now
            return
        if self._received > (LARGEST_HEAD if self._in_head else LARGEST_REQUEST):
            self._refuse(431 if self._in_head else 413)
        elif not self._answering:
            self._deadline.start_if_stopped(HEAD_SECONDS)

    def on_message_begin(self) -> None:
        self._begin()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if size > LARGEST_HEAD or len(self.headers) > MOST_HEADERS:
            self._refuse(431)
            raise Refused
        if len(self.pipeline) >= MOST_PIPELINED:
            self._refuse(429)
            raise Refused
        self._in_head = False
        self._deadline.start(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._complete()
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def _begin(self) -> None:
        self._in_head = True
        self._deadline.start_if_stopped(HEAD_SECONDS)
        self.arriving[self] = None
        if len(self.arriving) > MOST_ARRIVING:
            next(iter(self.arriving))._take_too_long()

    def _complete(self) -> None:
        self._received = 0
        self._deadline.stop()
        self.arriving.pop(self, None)

    def _take_too_long(self) -> None:
        """A connection on which nothing was asked yet needs no answer."""
        if self._received and self._in_head:
            self._refuse(408)
        else:
            self._abort()

    def _refuse(self, status: int) -> None:
        self._complete()
        if self.transport.is_closing():
            return
        if not self._answering:
            phrase = HTTPStatus(status).phrase
            head = f"HTTP/1.1 {status} {phrase}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
            self.transport.write(head.encode())
        self.transport.close()
        self._stalled.start(STALLED_SECONDS)

    def _abort(self) -> None:
        self._complete()
        super()._abort()


class BoundedSocket(Impatient, WebSocketsSansIOProtocol):
    """uvicorn would log the address of each visitor with the table's id, and tracebacks."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.logger = LOG
        self.conn.logger = LOG
        self.may_write_again: Callable[[], None] = nothing
        self.table = b""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["extensions"][LINE] = self  # type: ignore[assignment]
            found = LIVE.search(self.scope["raw_path"])
            self.table = found[1] if found else b""

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.queue.qsize() >= MOST_UNREAD:
            self._fail(POLICY_VIOLATION, "too many messages at once")
            return
        self._queue_message(data)
        if self.queue.qsize() >= PAUSE_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _queue_message(self, data: bytes) -> None:
        if self.curr_msg_data_type == "bytes":
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
            return
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
        except UnicodeDecodeError:
            self._fail(INVALID_DATA, "this is not text in UTF-8")

    async def send(self, message: Any) -> None:
        """After the connection has failed nothing can be sent; the application may not know yet."""
        if self.close_sent:
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.accept":  # kilobytes that nobody reads any more
            self.request = self.response = None  # type: ignore[assignment]

    def _fail(self, code: int, reason: str) -> None:
        self.frames = []
        if not self.close_sent:
            self.conn.fail(code, reason)
            self.handle_parser_exception()

    # ---- for the live socket, after it was accepted

    @property
    def is_writable(self) -> bool:
        """False while the client does not keep up with what was sent."""
        return self.writable.is_set()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.may_write_again()

    def post(self, text: bytes) -> None:
        """Send a message now. One to a client that has gone is dropped."""
        if self.close_sent or self.disconnected or self.conn.state is not State.OPEN:
            return
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def hang_up(self, code: int, reason: str) -> None:
        """Close it, however much the client has not read yet; the application hears of the end."""
        if self.close_sent or self.disconnected or self.conn.state is not State.OPEN:
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
