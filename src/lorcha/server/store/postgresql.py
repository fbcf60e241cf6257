"""PostgreSQL over a line that may fall silent: everything that waits for it comes to an end.

The operating system notices a line that is dead (keepalives, unacknowledged data), PostgreSQL ends
statements that take too long, and we ourselves stop waiting for one that is silent although its
connection looks sound, as behind a proxy or a router that has forgotten it.
"""

import time
from collections.abc import Generator
from typing import Any, Final

import psycopg
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL

from lorcha.server.store.patience import ANSWER, Patience

CONNECT: Final = 5  # seconds for a connection
LINE: Final = {
    "connect_timeout": CONNECT,
    "keepalives": 1,
    "keepalives_idle": 10,
    "keepalives_interval": 3,
    "keepalives_count": 3,
    "tcp_user_timeout": int(ANSWER * 1000),
}


class PatientConnection(psycopg.Connection[Any]):
    """A connection that is closed when an answer does not come in time."""

    patience: Patience | None = None  # None: as long as it takes

    def wait(self, gen: Generator[Any, Any, Any], *args: Any, **options: Any) -> Any:
        return super().wait(self._until_patience_ends(gen), *args, **options)

    def _until_patience_ends(self, gen: Generator[Any, Any, Any]) -> Generator[Any, Any, Any]:
        """psycopg asks again every tenth of a second, also if nothing has come."""
        began = time.monotonic()
        try:
            wanted = next(gen)
            while True:
                ready = yield wanted
                if self.patience and time.monotonic() - began > self.patience.seconds:
                    self.close()
                    raise psycopg.OperationalError("the database does not answer")
                wanted = gen.send(ready)
        except StopIteration as end:
            return end.value


def postgresql(url: URL, readers: int, patience: Patience | None) -> Engine:
    """Without `patience` a statement may take as long as it likes, for migrations and backups."""
    engine = create_engine(
        url,
        pool_pre_ping=True,
        pool_size=readers + 1,
        max_overflow=2,
        pool_timeout=CONNECT,
        connect_args=LINE,
        hide_parameters=True,
    )

    @event.listens_for(engine, "do_connect")
    def connect(_: Any, __: Any, args: Any, options: Any) -> PatientConnection:
        connection = PatientConnection.connect(*args, **options)
        connection.patience = patience
        if patience:
            for setting in ("statement_timeout", "lock_timeout"):
                connection.execute(f"SET {setting} = {int(patience.seconds * 1000)}".encode())
            connection.commit()
        return connection

    return engine
