"""How somebody did at puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "puzzle_results",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("puzzle", sa.String(64), nullable=False),
        sa.Column("score", sa.String(16), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_puzzle_results_person", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "n", name="pk_puzzle_results"),
    )
