"""A store and a running house for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from lorcha.table.store import Store
from tests.table.house import Visitor, house, set_up


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(str(tmp_path / "tables.sqlite3")) as opened:
        yield opened


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    with house(set_up(tmp_path)) as opened:
        yield opened


@pytest.fixture
def vera(client: TestClient[Litestar]) -> Visitor:
    return Visitor(client, "Vera")


@pytest.fixture
def bo(client: TestClient[Litestar]) -> Visitor:
    return Visitor(client, "Bo")
