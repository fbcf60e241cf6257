"""From which device a session is, and one-time links with which a lost password is replaced."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("sessions", sa.Column("device", sa.String(40)))
    op.create_table(
        "password_links",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], "fk_password_links_person", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("hash", name="pk_password_links"),
    )
    op.create_index("ix_password_links_person", "password_links", ["person"])
