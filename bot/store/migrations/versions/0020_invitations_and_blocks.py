"""Add invitations, block lists, tables for guests only, lines of hosts, and news of open tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.migrations.sqlite import add_column, on_sqlite, rebuild

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None

TIME = sa.DateTime(timezone=True)
TIME_AS_TEXT = "substr({0}, 1, 19) IS strftime('%Y-%m-%d %H:%M:%S', substr({0}, 1, 19))"
OUTBOX_KINDS = (
    "lobby board thinking final deadline-changed reminder direct-message next-up setback"
    " away-days-used inactive overdue vote vote-reminder vote-update substitute substitute-update"
    " plan rematch reminder-interval"
)
NEW_COLUMNS = (
    ("tables", "invite_only", sa.Boolean, "ping"),
    ("tables", "host_line", sa.String, "ping"),
    ("users", "new_tables", sa.Boolean, "changed_at"),
)
"""Tables, their new columns with their types, and the column that follows each."""


def _is_time(column: str) -> sa.CheckConstraint:
    """Return a check of a moment, which SQLite stores as text."""
    check = sa.CheckConstraint(TIME_AS_TEXT.format(column), name=column)
    return check.ddl_if(dialect="sqlite")


def upgrade() -> None:
    """Create the tables and columns, and allow the new kind of outbox message."""
    op.create_table(
        "invitations",
        sa.Column(
            "table_id",
            sa.Integer,
            sa.ForeignKey("tables.id"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("user_id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("by_id", sa.String, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("invited_at", TIME, nullable=False),
        sa.Index("ix_invitations_user_id", "user_id"),
        sa.Index("ix_invitations_by_id", "by_id"),
        sa.CheckConstraint("status IN ('open', 'accepted', 'declined')", name="status"),
        _is_time("invited_at"),
        sqlite_strict=True,
    )
    op.create_table(
        "blocks",
        sa.Column("user_id", sa.String, primary_key=True),
        sa.Column("blocked_id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("blocked_at", TIME, nullable=False),
        sa.Index("ix_blocks_blocked_id", "blocked_id"),
        _is_time("blocked_at"),
        sqlite_strict=True,
    )
    for table, name, kind, before in NEW_COLUMNS:
        add_column(table, sa.Column(name, kind), before)
    _allow_kinds(f"{OUTBOX_KINDS} invitation")


def downgrade() -> None:
    """Drop all of it: guests, block lists and messages that invite are lost."""
    op.execute("DELETE FROM outbox WHERE kind = 'invitation'")
    _allow_kinds(OUTBOX_KINDS)
    for table, name, *_ in NEW_COLUMNS:
        op.drop_column(table, name)
    op.drop_table("blocks")
    op.drop_table("invitations")


def _allow_kinds(kinds: str) -> None:
    """Replace the list of kinds that an outbox message can have."""
    listed = ", ".join(f"'{kind}'" for kind in kinds.split())
    check = f"CHECK (kind IN ({listed}))"
    if on_sqlite():
        rebuild("outbox", r"CHECK \(kind IN \([^)]*\)\)", check)
    else:
        op.execute("ALTER TABLE outbox DROP CONSTRAINT ck_outbox_kind")
        op.execute(f"ALTER TABLE outbox ADD CONSTRAINT ck_outbox_kind {check}")
