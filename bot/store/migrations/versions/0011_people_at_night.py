"""Who was there lately; what becomes of a vacant seat where nobody answers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    op.create_table(
        "seen",
        sa.Column("user_id", sa.String(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_seen"),
    )
    op.create_index("ix_seen_at", "seen", ["at"], unique=False)
    op.add_column("tables", sa.Column("vacant", sa.String(), nullable=True))


def downgrade() -> None:
    """Change it back."""
    op.drop_column("tables", "vacant")
    op.drop_table("seen")
