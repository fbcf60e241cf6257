"""Brings a database to the newest schema; run at every start."""

from typing import Final, NamedTuple

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.exc import DatabaseError

from lorcha.server.store.engine import WRITES, BadDatabase, cannot_be_opened

ONE_AT_A_TIME: Final = 7_064_2411  # the key of PostgreSQL's lock for processes that start together


class Step(NamedTuple):
    """A change of the schema that a database has not seen yet."""

    revision: str
    what: str


def missing_steps(engine: Engine) -> tuple[str | None, list[Step]]:
    """The schema of a database, None if it is empty, and what is to be changed, in order."""
    try:
        with engine.connect() as connection:
            now = MigrationContext.configure(connection).get_current_revision()
    except DatabaseError as error:
        raise cannot_be_opened(engine, error) from error
    newest_first = list(ScriptDirectory.from_config(migrations()).walk_revisions())
    if now is not None and now not in {script.revision for script in newest_first}:
        raise BadDatabase(f"the database has schema {now}, which is newer than this Lorcha")
    steps = [Step(script.revision, script.doc) for script in reversed(newest_first)]
    return now, [step for step in steps if now is None or step.revision > now]


def migrate(engine: Engine) -> None:
    try:
        with engine.execution_options(**{WRITES: True}).begin() as connection:
            upgrade(connection)
    except DatabaseError as error:
        raise cannot_be_opened(engine, error) from error


def upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ONE_AT_A_TIME})
    scripts = ScriptDirectory.from_config(migrations())
    now = MigrationContext.configure(connection).get_current_revision()
    if (
        now is None
        and connection.dialect.name == "sqlite"
        and inspect(connection).get_table_names()
    ):
        raise BadDatabase("this file is the database of something else")
    if now is not None and now not in {script.revision for script in scripts.walk_revisions()}:
        raise BadDatabase(f"the database has schema {now}, which is newer than this Lorcha")
    if now != scripts.get_current_head():
        command.upgrade(migrations(connection), "head")


def migrations(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", "lorcha.server.store:migrations")
    config.attributes["connection"] = connection
    return config
