"""What the server keeps: people, tables, and the log of each table, which is the truth.

SQLite by default, PostgreSQL by URL. All writing goes through one thread that commits in groups.
"""

from lorcha.server.store.rows import LogRow as LogRow
from lorcha.server.store.rows import PersonRow as PersonRow
from lorcha.server.store.rows import SeatRow as SeatRow
from lorcha.server.store.rows import TableRow as TableRow
from lorcha.server.store.store import Store as Store
from lorcha.server.store.writer import AlreadyWritten as AlreadyWritten
