"""Sockets handed over between the worker processes of a server, so that everybody at a table is in
one process.

The kernel gives a new connection to any process. One that asks for the live socket of a table is
passed on to the process in whose slot the table lives, before anything is answered: its file and
its request travel over a Unix socket in a private folder. If that process is not there, the one
that has the connection keeps it; the processes tell each other of moves in any case.
"""

import asyncio
import contextlib
import os
import re
import socket
import zlib
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Final

LIVE: Final = re.compile(rb"/api/tables/([^/?]+)/live(?:\?|$)")
LARGEST: Final = 128 * 1024  # bytes of a request's head
CAN_HAND_OVER: Final = hasattr(socket, "send_fds") and hasattr(socket, "AF_UNIX")

# The connection, and the head of its request.
Adopt = Callable[[socket.socket, bytes], None]


def slot_of(table: bytes, slots: int) -> int:
    return zlib.crc32(table) % slots


class Handover:
    """One process: `slot` of `slots`. A new process of the same slot takes the place of the old."""

    def __init__(self, folder: Path, slot: int, slots: int) -> None:
        self._folder = folder
        self._slot = slot
        self._slots = slots
        self._socket: socket.socket | None = None
        self._adopt: Adopt | None = None

    def open(self, adopt: Adopt) -> None:
        """From now on the sockets of the tables of this slot come here."""
        new = self._folder / f"{self._slot}-{os.getpid()}"
        self._adopt = adopt
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.bind(str(new))
        new.replace(self._folder / str(self._slot))
        asyncio.get_running_loop().add_reader(self._socket, self._receive)

    def close(self) -> None:
        """What was sent here already is still taken."""
        if self._socket is not None:
            self._receive()
            asyncio.get_running_loop().remove_reader(self._socket)
            self._socket.close()
            self._socket = None

    def pass_on(self, address: bytes, connection: int, head: bytes) -> bool:
        """False if the connection, a file of this process, is to stay here. One that comes after
        the end goes to whoever has taken this place."""
        table = LIVE.search(address)
        if table is None or self._adopt is None:
            return False
        home = slot_of(table[1], self._slots)
        if home == self._slot and self._socket is not None:
            return False
        file = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection]))
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sending:
                sending.setblocking(False)  # `socket.send_fds` forgets the address
                sending.sendmsg([head], [file], 0, str(self._folder / str(home)))
        except OSError:  # it is not there, or has too much to do
            return False
        return True

    def _receive(self) -> None:
        with contextlib.suppress(BlockingIOError):
            while self._socket is not None and self._adopt is not None:
                head, files, *_ = socket.recv_fds(self._socket, LARGEST, 1)
                for file in files:
                    self._adopt(socket.socket(fileno=file), head)
