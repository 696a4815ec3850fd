"""Where a table that is to move would stand.

Revision ID: 0002
Revises: 0001
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Change the database."""
    op.add_column("proposals", sa.Column("channel_id", _ID, nullable=True))
    op.add_column("proposals", sa.Column("guild_id", _ID, nullable=True))


def downgrade() -> None:
    """Change it back."""
    op.drop_column("proposals", "guild_id")
    op.drop_column("proposals", "channel_id")
