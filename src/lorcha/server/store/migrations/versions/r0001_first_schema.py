"""People, sessions, tables, seats, the log and ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("folded", sa.String(72), nullable=False),
        sa.Column("tag", sa.String(8), nullable=False),
        sa.Column("password", sa.String(200)),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("folded", "tag", name="uq_people_folded_tag"),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_sessions"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_sessions_person", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("code", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.String(32), nullable=False),
        sa.Column("box", sa.String(32), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("visibility", sa.String(8), nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("stand_in", sa.String(32), nullable=False),
        sa.Column("creator", sa.String(32), nullable=False),
        sa.Column("chance", sa.Text, nullable=False),
        sa.Column("stage", sa.String(8), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("started", sa.Double),
        sa.Column("ended", sa.Double),
        sa.Column("waiting", sa.String(64), nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("results", sa.Text),
        sa.Column("reason", sa.String(16)),
        sa.Column("rematch", sa.String(32)),
        sa.Column("study", sa.Boolean, nullable=False),
        sa.Column("origin", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("code", name="uq_tables_code"),
        sa.ForeignKeyConstraint(["creator"], ["people.id"], name="fk_tables_creator"),
    )
    op.create_index(
        "ix_tables_stage_visibility_created", "tables", ["stage", "visibility", "created"]
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("person", sa.String(32)),
        sa.Column("level", sa.String(32)),
        sa.Column("guest", sa.String(24)),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_seats_table", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_seats_person"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "log",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("n", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("command", sa.String(120), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table", "n", name="pk_log"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_log_table", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("who", sa.String(32), nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("rated", sa.Integer, nullable=False),
        sa.Column("places", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", "kind", "who", name="pk_ratings"),
    )
