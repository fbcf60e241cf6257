"""Server processes, the times in which there was none, and an index for the lobby."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("place", sa.String(80), nullable=False),
        sa.Column("pid", sa.Integer, nullable=False),
        sa.Column("beats", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_processes"),
    )
    op.create_table(
        "outages",
        sa.Column("began", sa.Double, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("began", name="pk_outages"),
    )
    op.create_index("ix_tables_creator", "tables", ["creator"])
