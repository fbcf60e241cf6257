"""A server in another process, which can be killed and started again."""

import asyncio
import os
import socket
import sys
from asyncio.subprocess import Process
from pathlib import Path

import httpx
import msgspec

from lorcha.server.config import Config
from lorcha.server.serve import CONFIG_VARIABLE

PATIENCE = 60.0
RUN = """
import uvicorn
from lorcha.server.serve import connection_options
uvicorn.run("lorcha.server.serve:worker", factory=True, host="127.0.0.1", port=int("%d"),
            log_level="warning", **connection_options())
"""


class Server:
    def __init__(self, config: Config, faults: Path) -> None:
        self.config = config
        self.faults = faults  # for the server's standard error
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self.process: Process | None = None

    async def start(self) -> None:
        settings = msgspec.json.encode(self.config).decode()
        with self.faults.open("ab") as faults:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-c",
                RUN % self.port,
                env={**os.environ, CONFIG_VARIABLE: settings},
                stdout=faults,
                stderr=faults,
            )
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient(verify=False) as client:
            while not await self.answers(client):
                assert self.process.returncode is None, self.faults.read_text()
                await asyncio.sleep(0.05)

    async def answers(self, client: httpx.AsyncClient) -> bool:
        try:
            return (await client.get(f"{self.base}/healthz", timeout=5)).is_success
        except httpx.HTTPError:
            return False

    async def kill(self) -> None:
        """At once: SIGKILL."""
        if self.process and self.process.returncode is None:
            self.process.kill()
            await self.process.wait()
