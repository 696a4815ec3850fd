"""Plans: moves decided ahead; answers that are given by themselves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

_FLAGS = ("answers_alone", "pays_alone")


def upgrade() -> None:
    """Change the schema."""
    op.create_table(
        "plans",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.String(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("question", sa.Text(), nullable=False),
        sa.Column("ask", sa.JSON(), nullable=False),
        sa.Column("offers", sa.JSON(), nullable=False),
        sa.Column("steps", sa.JSON(), nullable=False),
        sa.Column("stops", sa.JSON(), nullable=False),
        sa.Column("scope", sa.String(), nullable=False),
        sa.Column("put", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("why", sa.JSON(), nullable=True),
        sa.Column("told", sa.Boolean(), nullable=False),
        sa.Column("made_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_plans_table_id_tables"),
        sa.PrimaryKeyConstraint("id", name="pk_plans"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_plans_table_id", "plans", ["table_id"], unique=False)
    op.create_index("ix_plans_user_id", "plans", ["user_id"], unique=False)
    with op.batch_alter_table("people") as people:
        for flag in _FLAGS:
            off: sa.Column[bool] = sa.Column(
                flag, sa.Boolean(), nullable=False, server_default=sa.false()
            )
            people.add_column(off)
    with op.batch_alter_table("people") as people:
        for flag in _FLAGS:
            people.alter_column(flag, server_default=None)


def downgrade() -> None:
    """Change it back; plans are lost."""
    with op.batch_alter_table("people") as people:
        for flag in reversed(_FLAGS):
            people.drop_column(flag)
    op.drop_table("plans")
