"""The supervisor of several server processes. On SIGHUP it replaces one after the other while
people play: a new one is started, and when it serves, the old one retires."""

import logging
import socket
import tempfile
import time
from pathlib import Path
from typing import Final

from uvicorn.config import STARTUP_FAILURE, Config
from uvicorn.supervisors.multiprocess import Multiprocess

from lorcha.server.handover import CAN_HAND_OVER, Handover
from lorcha.server.worker_process import LONGEST, Worker

LOG: Final = logging.getLogger(__name__)
READY: Final = 60.0  # seconds in which a new process must serve
RETIRED: Final = LONGEST + 30.0  # seconds in which an old one must have ended
PING: Final = 30.0  # seconds in which a process must answer, also one that is just starting


class Supervisor(Multiprocess):
    """Each process has a slot, in which the next one follows it."""

    processes: list[Worker]  # type: ignore[assignment]

    def __init__(self, config: Config, sockets: list[socket.socket], folder: Path) -> None:
        super().__init__(config, sockets)
        self._folder = folder
        self._outdated: list[int] = []  # slots whose processes are to be replaced
        self._coming: Worker | None = None  # for the first of them
        self._retiring: Worker | None = None
        self._since = 0.0  # when the one that comes was started, or the old one told to end

    def init_processes(self) -> None:
        self.processes = [self._start(slot) for slot in range(self.processes_num)]

    def _start(self, slot: int) -> Worker:
        handover = Handover(self._folder, slot, self.processes_num) if CAN_HAND_OVER else None
        worker = Worker(self.config, self.sockets, handover)
        worker.start()
        return worker

    def terminate_all(self) -> None:
        for worker in (self._coming, self._retiring):
            if worker:
                worker.terminate()
        super().terminate_all()

    # ---- a process that has died is started again

    def keep_subprocess_alive(self) -> None:
        for slot, worker in enumerate(self.processes):
            if self.should_exit.is_set() or worker.is_alive(PING):
                continue
            worker.kill()  # it may only be hung
            worker.join()
            if worker.exitcode == STARTUP_FAILURE:
                LOG.error("a server process cannot start")
                self.should_exit.set()
                return
            LOG.warning("a server process has died, another takes its place")
            self.processes[slot] = self._start(slot)
        if not self.should_exit.is_set():
            self._go_on_replacing()

    # ---- one after the other is replaced

    def handle_hup(self) -> None:
        LOG.info("all server processes are replaced")
        self._outdated = [*range(self.processes_num)]

    def handle_ttin(self) -> None:
        """Which tables are whose depends on the number of processes, so it stays as it is."""

    def handle_ttou(self) -> None:
        """As above."""

    def _go_on_replacing(self) -> None:
        if self._retiring is not None:
            self._wait_for_end(self._retiring)
        elif self._coming is not None:
            self._wait_for_start(self._coming)
        elif self._outdated:
            self._coming, self._since = self._start(self._outdated[0]), time.monotonic()

    def _wait_for_start(self, coming: Worker) -> None:
        if coming.is_ready(1):
            slot = self._outdated.pop(0)
            self._retiring, self.processes[slot] = self.processes[slot], coming
            self._coming, self._since = None, time.monotonic()
            self._retiring.retire()
        elif not coming.process.is_alive() or time.monotonic() - self._since > READY:
            LOG.error("a new server process does not start: the others go on as they are")
            coming.kill()
            coming.join()
            self._coming, self._outdated = None, []

    def _wait_for_end(self, retiring: Worker) -> None:
        if retiring.process.is_alive() and time.monotonic() - self._since <= RETIRED:
            return
        retiring.kill()
        retiring.join()
        self._retiring = None


def supervise(config: Config) -> None:
    """Runs until it is told to end."""
    with tempfile.TemporaryDirectory(prefix="lorcha-") as folder:
        Supervisor(config, [config.bind_socket()], Path(folder)).run()
