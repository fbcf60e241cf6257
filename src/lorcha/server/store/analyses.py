"""Analyses of finished games, kept with their tables."""

import msgspec
from sqlalchemy import Connection, delete, insert, select

from lorcha.server.store.schema import ANALYSES
from lorcha.server.wire.analysis import GameAnalysis


def read_analysis(connection: Connection, table: str) -> GameAnalysis | None:
    """None also if an earlier Lorcha wrote it in another form: then it is made again."""
    query = select(ANALYSES.c.analysis).where(ANALYSES.c.table == table)
    text = connection.execute(query).scalar()
    try:
        return msgspec.json.decode(text, type=GameAnalysis) if text else None
    except msgspec.ValidationError:
        return None


def save_analysis(connection: Connection, table: str, analysis: GameAnalysis, now: float) -> None:
    """In place of an earlier one: another process may have had the same thought."""
    connection.execute(delete(ANALYSES).where(ANALYSES.c.table == table))
    text = msgspec.json.encode(analysis).decode()
    connection.execute(insert(ANALYSES).values(table=table, analysis=text, made=now))
