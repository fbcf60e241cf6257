"""The address to which somebody's link for a lost password is sent."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("people", sa.Column("mail", sa.String(254)))
