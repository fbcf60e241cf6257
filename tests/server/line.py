"""A line between the server and something it needs, such as a database, or between it and its
clients, that can be cut, can swallow everything, can be slow, and can lose what it carries: a TCP
proxy in threads of its own."""

import contextlib
import random
import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Literal, Self

# What happens to data: it passes, it is swallowed (nobody is told), connections are cut, it comes
# late, or some of it is lost. TCP has no gaps: a connection that has lost something is mute.
Mode = Literal["open", "swallow", "cut", "delay", "drop"]
SLOWEST = 1.0  # seconds by which a slow line delays each piece, at most
LOST = 0.2  # of the pieces, on a line that loses some


class Line:
    """`to` is a port of this machine, or the path of a socket. A connection of which something was
    swallowed stays mute when the line is mended; new ones work."""

    def __init__(self, to: int | Path) -> None:
        self._to = to
        self._mode: Mode = "open"
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self._sockets: set[socket.socket] = set()
        self._mute: set[socket.socket] = set()
        self._threads: list[threading.Thread] = []

    def __enter__(self) -> Self:
        self._start(self._accept)
        return self

    def __exit__(self, *_: object) -> None:
        hang_up(self._listening)
        self.cut()
        for thread in self._threads:
            thread.join()
        self._listening.close()

    def swallow(self) -> None:
        """From now on nothing arrives any more, in either direction; connections stay open."""
        self._mode = "swallow"

    def cut(self) -> None:
        """All connections end, and new ones end at once."""
        self._mode = "cut"
        for one in [*self._sockets]:
            hang_up(one)

    def delay(self) -> None:
        """Everything comes late."""
        self._mode = "delay"

    def drop(self) -> None:
        """Now and then something is lost."""
        self._mode = "drop"

    def mend(self) -> None:
        """New connections work."""
        self._mode = "open"

    # ---- threads

    def _start(self, work: Callable[[], None]) -> None:
        thread = threading.Thread(target=work, name="line", daemon=True)
        self._threads = [*(one for one in self._threads if one.is_alive()), thread]
        thread.start()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):  # the line is closed
            while True:
                client, _ = self._listening.accept()
                self._start(lambda client=client: self._serve(client))  # type: ignore[misc]

    def _serve(self, client: socket.socket) -> None:
        with client, contextlib.suppress(OSError), self._dial() as server:
            self._sockets |= {client, server}
            if self._mode != "cut":
                back = threading.Thread(target=self._pump, args=(server, client), daemon=True)
                back.start()
                self._pump(client, server)
                back.join()
            self._sockets -= {client, server}
            self._mute -= {client, server}

    def _dial(self) -> socket.socket:
        if isinstance(self._to, int):
            return socket.create_connection(("127.0.0.1", self._to))
        server = socket.socket(socket.AF_UNIX)
        server.connect(str(self._to))
        return server

    def _pump(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if self._mode == "delay":
                    time.sleep(random.uniform(0, SLOWEST))
                if self._mode == "swallow" or (self._mode == "drop" and random.random() < LOST):
                    self._mute.add(target)
                if target not in self._mute:
                    target.sendall(data)
        for one in (source, target):
            hang_up(one)


def hang_up(one: socket.socket) -> None:
    """Whoever waits for it is woken."""
    with contextlib.suppress(OSError):
        one.shutdown(socket.SHUT_RDWR)
