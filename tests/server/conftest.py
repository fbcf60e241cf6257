"""A store of either kind and a running application for each test."""

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
from tests.server.http_app import Visitor, app_config, run_app
from tests.server.postgres import address, postgres


@pytest.fixture(scope="session", autouse=True)
def cheap_hashes() -> Iterator[None]:
    """Passwords are hashed as cheaply as possible, so that a hundred sign-ins are quick."""
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
    with run_app(app_config(tmp_path)) as app:
        yield app


@pytest.fixture
def vera(client: TestClient[Litestar]) -> Visitor:
    return Visitor(client, "Vera")


@pytest.fixture
def bo(client: TestClient[Litestar]) -> Visitor:
    return Visitor(client, "Bo")
