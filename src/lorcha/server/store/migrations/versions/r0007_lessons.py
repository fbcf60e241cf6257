"""The lessons somebody has done."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "learnt",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("lesson", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_learnt_person", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "game", "lesson", name="pk_learnt"),
    )
