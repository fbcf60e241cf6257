"""A store of either kind and a running house for each test."""

import secrets
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from argon2 import PasswordHasher
from litestar import Litestar
from litestar.testing import TestClient

from lorcha.server.api import people
from lorcha.server.store import Store
from tests.server.house import Visitor, house, set_up
from tests.server.postgres import address, postgres


@pytest.fixture(scope="session", autouse=True)
def hasty() -> Iterator[None]:
    """Passwords are hashed at the least price: a hundred sign-ins are a test, not a burglar's."""
    hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(people, "HASHER", hasher)
        patch.setattr(people, "DUMMY_HASH", hasher.hash("nobody's"))
        yield


@pytest.fixture(scope="session")
def postgres_folder() -> Iterator[str]:
    try:
        with postgres() as folder:
            yield folder
    except OSError as error:
        pytest.skip(str(error))


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite3")
    folder, name = request.getfixturevalue("postgres_folder"), f"t{secrets.token_hex(6)}"
    with psycopg.connect(address(folder), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return address(folder, name)


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    with Store(database) as opened:
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
