"""One server process among several: it takes over sockets of its tables from the others, and when
it is replaced it lets its own go, a few at a time, until it has none and ends."""

import asyncio
import contextlib
import os
import signal
import socket
from functools import cached_property, partial
from typing import Final

from uvicorn import Server
from uvicorn.config import Config
from uvicorn.supervisors.multiprocess import Process

from lorcha.server.connections import BoundedHttp, BoundedSocket
from lorcha.server.handover import Handover

RETIRE: Final = getattr(signal, "SIGHUP", None)  # Windows has none
A_SECOND: Final = 20.0  # tables whose sockets are let go; each is opened again elsewhere
LONGEST: Final = 60.0  # seconds after which the last one is let go, however many there are


class WorkerServer(Server):
    def __init__(self, config: Config, handover: Handover | None) -> None:
        super().__init__(config)
        self._handover = handover
        self._retiring = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if RETIRE is not None:
            asyncio.get_running_loop().add_signal_handler(RETIRE, self._retire)
        if self._handover:
            self._handover.open(self._adopt)

    def _retire(self) -> None:
        self._retiring = self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._handover:
            self._handover.close()
        if self._retiring:
            for listening in (*self.servers, *(sockets or ())):
                listening.close()
            await self._let_go()
        await super().shutdown(sockets)

    async def _let_go(self) -> None:
        """Close the sockets table by table: their clients connect again at once, to others."""
        tables = [*self._sockets_by_table().values()]
        pause = min(1 / A_SECOND, LONGEST / max(1, len(tables)))
        for sockets in tables:
            if self._captured_signals:  # the whole server is to end
                return
            for one in sockets:
                one.shutdown()
            await asyncio.sleep(pause)

    def _sockets_by_table(self) -> dict[bytes, list[BoundedSocket]]:
        tables: dict[bytes, list[BoundedSocket]] = {}
        for connection in self.server_state.connections:
            if isinstance(connection, BoundedSocket):
                tables.setdefault(connection.table, []).append(connection)
        return tables

    def _adopt(self, connection: socket.socket, head: bytes) -> None:
        """A connection from another process goes on here as if it had come here."""
        task = asyncio.get_running_loop().create_task(self._connect(connection, head))
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    async def _connect(self, connection: socket.socket, head: bytes) -> None:
        connection.setblocking(False)
        _, protocol = await asyncio.get_running_loop().connect_accepted_socket(
            lambda: BoundedHttp(self.config, self.server_state, self.lifespan.state), connection
        )
        protocol.data_received(head)


class Worker(Process):
    def __init__(
        self, config: Config, sockets: list[socket.socket], handover: Handover | None
    ) -> None:
        super().__init__(config, sockets)
        self._handover = handover

    @cached_property
    def server(self) -> Server:
        if self._handover:
            self.config.http = partial(BoundedHttp, pass_on=self._handover.pass_on)  # type: ignore[assignment]
        return WorkerServer(self.config, self._handover)

    def retire(self) -> None:
        if self.pid is not None and RETIRE is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, RETIRE)
