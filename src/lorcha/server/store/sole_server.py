"""One server for a SQLite file: two would know nothing of each other's moves."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from lorcha.server.store.engine import BadDatabase, address


@contextlib.contextmanager
def sole_server(database: str) -> Iterator[None]:
    """While this lasts no other server can use the same SQLite file; BadDatabase if one does. Its
    own worker processes may. The lock lies beside the file and goes with the process that has it,
    however that ends."""
    url = address(database)
    if url.drivername != "sqlite" or not url.database or os.name != "posix":
        yield
        return
    import fcntl  # noqa: PLC0415 (there is none on Windows)

    file = Path(f"{url.database}-lock")
    descriptor = os.open(file, os.O_CREAT | os.O_RDWR, 0o600)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield
    except BlockingIOError as error:
        raise BadDatabase(f"another server uses {url.database}; stop it first") from error
    finally:
        os.close(descriptor)
