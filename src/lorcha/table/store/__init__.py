"""What the server keeps: people, tables, and the log of each table, which is the truth.

SQLite by default, PostgreSQL by URL. All writing goes through one thread that commits in groups.
"""

from lorcha.table.store.kept import Chair as Chair
from lorcha.table.store.kept import PersonRow as PersonRow
from lorcha.table.store.kept import Row as Row
from lorcha.table.store.kept import TableRow as TableRow
from lorcha.table.store.store import Store as Store
from lorcha.table.store.writer import Taken as Taken
