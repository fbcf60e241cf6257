"""What the server keeps: people, tables, and the log of each table, which is the truth.

SQLite by default, PostgreSQL by URL. All writing goes through one thread that commits in groups.
"""

from lorcha.server.store.rows import Chair as Chair
from lorcha.server.store.rows import PersonRow as PersonRow
from lorcha.server.store.rows import Row as Row
from lorcha.server.store.rows import TableRow as TableRow
from lorcha.server.store.store import Store as Store
from lorcha.server.store.writer import Taken as Taken
