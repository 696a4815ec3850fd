"""Notices: what people want to hear and when; tables that sleep."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

_TIME = sa.DateTime(timezone=True)
_FLAGS = ("direct", "silent", "hears_next", "hears_losses")
_NEW = (
    ("people", "called_at", _TIME),
    ("people", "called_in", sa.String()),
    ("timers", "told_at", _TIME),
    ("timers", "wanted_at", _TIME),
    ("timers", "wanted_by", sa.Integer()),
    ("timers", "held_until", _TIME),
    ("outbox", "about", sa.JSON()),
)
"""Columns that are empty for what was before."""


def upgrade() -> None:
    """Change the schema; every table that runs is looked at once, whether it sleeps."""
    with op.batch_alter_table("people") as people:
        for flag in _FLAGS:
            off: sa.Column[bool] = sa.Column(
                flag, sa.Boolean(), nullable=False, server_default=sa.false()
            )
            people.add_column(off)
    with op.batch_alter_table("people") as people:
        for flag in _FLAGS:
            people.alter_column(flag, server_default=None)
    for table, column, kind in _NEW:
        op.add_column(table, sa.Column(column, kind, nullable=True))
    op.create_table(
        "hushes",
        sa.Column("user_id", sa.String(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_hushes_table_id_tables"),
        sa.PrimaryKeyConstraint("user_id", "table_id", name="pk_hushes"),
    )
    op.create_table(
        "nudges",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.String(), nullable=False),
        sa.Column("by_id", sa.String(), nullable=False),
        sa.Column("at", _TIME, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_nudges_table_id_tables"),
        sa.PrimaryKeyConstraint("id", name="pk_nudges"),
    )
    op.create_index("ix_nudges_table_id_at", "nudges", ["table_id", "at"], unique=False)
    op.execute(
        sa.text(
            "UPDATE timers SET told_at = done_at, done_at = NULL, due_at = NULL "
            "WHERE kind = 'reminder' AND done_at IS NOT NULL"
        )
    )
    op.execute(
        sa.text(
            "INSERT INTO timers (table_id, kind, since, due_at) "
            "SELECT id, 'sleep', moved_at, moved_at FROM tables "
            "WHERE started_at IS NOT NULL AND ended_at IS NULL"
        )
    )


def downgrade() -> None:
    """Change it back; what people wanted to hear is lost."""
    op.execute(sa.text("DELETE FROM timers WHERE kind = 'sleep'"))
    op.execute(sa.text("UPDATE timers SET done_at = told_at WHERE told_at IS NOT NULL"))
    op.drop_table("nudges")
    op.drop_table("hushes")
    for table, column, _ in reversed(_NEW):
        op.drop_column(table, column)
    for flag in reversed(_FLAGS):
        op.drop_column("people", flag)
