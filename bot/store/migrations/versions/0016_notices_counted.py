"""A reminder counts the notices of its turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    op.add_column("timers", sa.Column("told", sa.Integer(), nullable=True))


def downgrade() -> None:
    """Change it back; a pause that becomes known later may repeat a notice."""
    op.drop_column("timers", "told")
