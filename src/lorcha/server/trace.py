"""Whom and what a request concerns, for every line of the log that is written on the way: a person
and a table, by hashes (see `log_id.py`)."""

from contextvars import ContextVar
from typing import Final, Literal

from lorcha.server.log_id import log_id

FIELDS: Final[ContextVar[dict[str, str] | None]] = ContextVar("trace", default=None)


def begin(request: str) -> dict[str, str]:
    """The fields of a new request; what is noted while it is answered is added to them."""
    fields = {"request": request}
    FIELDS.set(fields)
    return fields


def note(kind: Literal["person", "table"], key: str) -> None:
    fields = FIELDS.get()
    if fields is not None and key:
        fields[kind] = log_id(key)
