"""What can go wrong in the database, for those who do not know SQLAlchemy."""

from typing import Final

from sqlalchemy.exc import DataError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection


class DatabaseSilent(Exception):
    """The database did not answer in time."""


# A full disk, a database that is gone, silent or read-only.
CANNOT_WRITE: Final = (OperationalError, InternalError, NoConnection, DatabaseSilent)
# A value no database takes as text, such as a zero byte.
BAD_VALUE: Final = DataError


class AlreadyWritten(Exception):
    """Somebody else has written that row of the log: read it, and decide again."""
