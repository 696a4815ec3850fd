"""A reminder counts the mentions of its turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    op.add_column("timers", sa.Column("mentions", sa.Integer(), nullable=True))


def downgrade() -> None:
    """Change it back; the mentions of turns under way are counted from zero again."""
    op.drop_column("timers", "mentions")
