"""A server process as a service manager runs it: whenever it ends, it is started again."""

import asyncio
import contextlib
import os
import signal
import socket
import sys
from asyncio.subprocess import Process
from pathlib import Path
from typing import Final, Self

import httpx

from chaos.server import VARIABLE, set_clock

BETWEEN: Final = 0.2  # seconds from an end to the next start


class Service:
    """`program` is the module that runs as the server; what it prints goes to `log`."""

    def __init__(self, folder: Path, flags: list[str], program: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self.clock = folder / f"clock-{self.port}"
        self._command = [sys.executable, "-m", program, "serve", "--port", str(self.port), *flags]
        self._process: Process | None = None
        self._running: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        set_clock(self.clock, 0.0)
        self._running = asyncio.create_task(self._run())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._running is not None
        self._running.cancel()
        await asyncio.gather(self._running, return_exceptions=True)
        if self._process:
            self.signal(signal.SIGKILL)
            await self._process.wait()

    async def _run(self) -> None:
        environment = {**os.environ, VARIABLE: str(self.clock)}
        while True:
            with self.log.open("ab") as log:
                self._process = await asyncio.create_subprocess_exec(
                    *self._command, env=environment, stdout=log, stderr=log
                )
            await self._process.wait()
            await asyncio.sleep(BETWEEN)

    @property
    def pid(self) -> int:
        """Of the process, 0 while there is none."""
        alive = self._process is not None and self._process.returncode is None
        return self._process.pid if alive and self._process else 0

    def signal(self, number: signal.Signals) -> None:
        with contextlib.suppress(ProcessLookupError):
            if self.pid:
                os.kill(self.pid, number)

    async def is_healthy(self) -> bool:
        try:
            async with httpx.AsyncClient(verify=False, timeout=5) as client:
                return (await client.get(f"{self.base}/healthz")).is_success
        except httpx.HTTPError:
            return False


def descendants(pid: int) -> list[int]:
    """The processes that this one has started, and those they have, and so on."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8").split()
    except OSError:
        return []
    return [one for child in map(int, children) for one in (child, *descendants(child))]
