"""One server for a SQLite file: two would know nothing of each other's moves."""

import contextlib
import os
from collections.abc import Iterator

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
    descriptor = lock(url.database)
    try:
        yield
    finally:
        os.close(descriptor)


def lock(database: str) -> int:
    """The lock, as a file that stays open."""
    import fcntl  # noqa: PLC0415 (there is none on Windows)

    try:
        descriptor = os.open(f"{database}-lock", os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise BadDatabase(f"{database} cannot be opened: {error.strerror}") from error
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        os.close(descriptor)
        raise BadDatabase(f"another server uses {database}; stop it first") from error
    return descriptor
