"""A real Redis for tests, if one is installed."""

import shutil
import socket
import subprocess
from pathlib import Path

COMMAND = shutil.which("redis-server") or shutil.which("valkey-server")


class Broker:
    """A Redis (or Valkey), which can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.folder = folder
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        assert COMMAND is not None
        where = ["--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(self.folder)]
        self.process = subprocess.Popen(
            [COMMAND, *where, "--save", "", "--appendonly", "no"], stdout=subprocess.DEVNULL
        )

    def stop(self) -> None:
        if self.process:
            self.process.kill()
            self.process.wait()
