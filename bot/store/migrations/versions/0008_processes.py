"""Processes, their shards and what they have in hand; what could not be posted; indices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


_INDICES = (
    ("tables", "channel_id"),
    ("tables", "created_at"),
    ("tables", "host_id", "status"),
    ("tables", "server_id", "status"),
    ("proposals", "table_id"),
    ("outbox", "proposal_id"),
)
"""What is looked for with every move, and by nothing else than a look at every row till now."""


def upgrade() -> None:
    """Change the schema; what was in hand is free."""
    op.create_table(
        "processes",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("place", sa.String(), nullable=False),
        sa.Column("shards", sa.Integer(), nullable=False),
        sa.Column("beat", sa.Integer(), nullable=False),
        sa.Column("leaving", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_processes"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "leases",
        sa.Column("shard", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("process", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("shard", name="pk_leases"),
    )
    op.create_table(
        "interactions",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_interactions"),
    )
    op.create_index("ix_interactions_at", "interactions", ["at"], unique=False)
    op.add_column("tables", sa.Column("unposted", sa.String(), nullable=True))
    op.drop_column("outbox", "claimed_until")
    op.add_column("outbox", sa.Column("claimed_by", sa.Integer(), nullable=True))
    for table, *columns in _INDICES:
        op.create_index(f"ix_{table}_{'_'.join(columns)}", table, columns, unique=False)


def downgrade() -> None:
    """Change it back."""
    for table, *columns in _INDICES:
        op.drop_index(f"ix_{table}_{'_'.join(columns)}", table)
    op.drop_column("outbox", "claimed_by")
    op.add_column("outbox", sa.Column("claimed_until", sa.DateTime(timezone=True), nullable=True))
    op.drop_column("tables", "unposted")
    for table in ("interactions", "leases", "processes"):
        op.drop_table(table)
