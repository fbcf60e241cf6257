"""The figures of each process, so that any of them can tell those of all."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("processes", sa.Column("figures", sa.Text))
