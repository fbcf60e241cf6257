"""A real PostgreSQL for tests, if it is installed: a folder with a socket in it, nothing else."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ALONE = ("listen_addresses=",)
QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")


def program(name: str) -> str | None:
    """In the path, or where Debian keeps it."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return shutil.which(name) or (str(found[-1]) if found else None)


def somebody() -> str | None:
    """PostgreSQL does not run as root."""
    return "postgres" if os.getuid() == 0 else None


class Postgres:
    """A PostgreSQL of our own in this folder; OSError if there is none to be had. With `quick` it
    does not wait for the disk."""

    def __init__(self, folder: str, quick: bool = True) -> None:
        initdb, server = program("initdb"), program("postgres")
        if initdb is None or server is None:
            raise OSError("PostgreSQL is not installed")
        if user := somebody():
            shutil.chown(folder, user)
        data = f"{folder}/data"
        quietly([initdb, "-D", data, "-U", "lorcha", "-A", "trust", "-N"]).wait()
        chosen = (*ALONE, *QUICK) if quick else ALONE
        settings = [word for setting in chosen for word in ("-c", setting)]
        self.folder = folder
        self.process: subprocess.Popen[bytes] | None = None
        self._command = [server, "-D", data, "-k", folder, *settings]

    @property
    def socket(self) -> Path:
        return Path(self.folder) / ".s.PGSQL.5432"

    def start(self) -> None:
        self.process = quietly(self._command)
        wait_for(self.folder)

    def stop(self) -> None:
        """At once: what was committed is in its log."""
        if self.process:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait()


@contextmanager
def postgres(quick: bool = True) -> Iterator[str]:
    """The folder of a running one."""
    with tempfile.TemporaryDirectory(prefix="lorcha-pg-") as folder:
        running = Postgres(folder, quick)
        try:
            running.start()
            yield folder
        finally:
            running.stop()


def quietly(command: list[str]) -> subprocess.Popen[bytes]:
    nowhere = subprocess.DEVNULL
    return subprocess.Popen(command, user=somebody(), stdout=nowhere, stderr=nowhere, cwd="/")


def wait_for(folder: str) -> None:
    ready = program("pg_isready")
    assert ready is not None
    for _ in range(200):
        if subprocess.run([ready, "-q", "-h", folder], check=False).returncode == 0:
            return
        time.sleep(0.05)
    raise OSError("PostgreSQL does not start")


def address(folder: str, database: str = "postgres") -> str:
    return f"postgresql:///{database}?host={folder}&user=lorcha"
