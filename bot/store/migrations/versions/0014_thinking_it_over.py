"""Reviews of finished games, and branches in which people try moves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("asked_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("found", sa.Text(), nullable=True),
        sa.Column("failed", sa.Boolean(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reviews_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", name="pk_reviews"),
    )
    op.create_table(
        "branches",
        sa.Column("user_id", sa.String(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("sequence", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("seed", sa.String(), nullable=False),
        sa.Column("steps", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_branches_table_id_tables"),
        sa.PrimaryKeyConstraint("user_id", "table_id", name="pk_branches"),
    )


def downgrade() -> None:
    """Change it back; reviews can be made again."""
    op.drop_table("branches")
    op.drop_table("reviews")
