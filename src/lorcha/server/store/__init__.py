"""The database: people, tables, ratings, and the log of each table, which is the truth.

SQLite by default, PostgreSQL by URL. One thread writes and commits in groups. All SQL of the server
is in this package.
"""

from lorcha.server.store.errors import AlreadyWritten as AlreadyWritten
from lorcha.server.store.rows import LogRow as LogRow
from lorcha.server.store.rows import PersonRow as PersonRow
from lorcha.server.store.rows import SeatRow as SeatRow
from lorcha.server.store.rows import TableRow as TableRow
from lorcha.server.store.store import Store as Store
