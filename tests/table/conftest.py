"""A store for each test: SQLite, and PostgreSQL where one can be started."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from lorcha.table.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(str(tmp_path / "tables.sqlite3")) as opened:
        yield opened
