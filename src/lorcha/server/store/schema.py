"""The tables of the database. A change here needs a migration in `migrations/versions`."""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("folded", String(72), nullable=False),  # the name, ignoring case and look-alikes
    Column("tag", String(8), nullable=False),
    Column("password", String(200)),
    Column("created", Double, nullable=False),
    Column("mail", String(254)),
    UniqueConstraint("folded", "tag"),
)

# A session is stored by the SHA-256 of its token; only the browser has the token itself.
SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("used", Double, nullable=False),
    Column("device", String(40)),  # in two words, see `api/devices.py`
)

# A link with which a lost password is replaced, stored by the SHA-256 of its token as well.
PASSWORD_LINKS: Final = Table(
    "password_links",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", Double, nullable=False),
)

# The lessons somebody has done.
LEARNT: Final = Table(
    "learnt",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("lesson", String(64), primary_key=True),
)

# How somebody did at puzzles, in the order in which they met them.
PUZZLE_RESULTS: Final = Table(
    "puzzle_results",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("game", String(32), nullable=False),
    Column("puzzle", String(64), nullable=False),
    Column("score", String(16), nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("code", String(32), nullable=False, unique=True),
    Column("game", String(32), nullable=False),
    Column("rules", String(32), nullable=False),
    Column("box", String(32), nullable=False),
    Column("options", Text, nullable=False),
    Column("visibility", String(8), nullable=False),
    Column("clock", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("stand_in", String(32), nullable=False),
    Column("creator", ForeignKey("people.id"), nullable=False, index=True),
    Column("chance", Text, nullable=False),
    Column("stage", String(8), nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("started", Double),
    Column("ended", Double),
    Column("waiting", String(64), nullable=False),
    Column("due", Double),
    Column("results", Text),
    Column("reason", String(16)),
    Column("rematch", String(32)),
    Column("study", Boolean, nullable=False),
    Column("origin", Text),
    Column("keeper", String(16)),  # a process, see `store/leases.py`
    Index(None, "stage", "visibility", "created"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", ForeignKey("people.id"), index=True),
    Column("level", String(32)),
    Column("guest", String(24)),
)

LOG: Final = Table(
    "log",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("command", String(120), nullable=False),
    Column("at", Double, nullable=False),
    sqlite_with_rowid=False,
)

# Analyses of finished games, as JSON; see `wire/analysis.py`.
ANALYSES: Final = Table(
    "analyses",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("analysis", Text, nullable=False),
    Column("made", Double, nullable=False),
)

# The server processes, and the times in which there was none, see `store/processes.py`.
PROCESSES: Final = Table(
    "processes",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("place", String(80), nullable=False),
    Column("pid", Integer, nullable=False),
    Column("beats", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("figures", Text),  # of `runtime/figures.py`, as JSON
)
OUTAGES: Final = Table(
    "outages",
    METADATA,
    Column("began", Double, primary_key=True),
    Column("ended", Double, nullable=False),
)

# The record of a person or a bot level (`who`) in a game; `rated` of `games` changed mu and sigma.
RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("kind", String(8), primary_key=True),  # person, bot
    Column("who", String(32), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("rated", Integer, nullable=False),
    Column("places", Text, nullable=False),
)
