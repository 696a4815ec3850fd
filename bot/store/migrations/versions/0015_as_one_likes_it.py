"""How somebody likes things: language, digest, confirmations, hints, size; a turn lent out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

OF_PEOPLE = (
    ("language", sa.String()),
    ("confirms", sa.String()),
    ("size", sa.String()),
    ("apart", sa.Boolean()),
    ("no_hints", sa.Boolean()),
    ("said_at", sa.DateTime(timezone=True)),
)


def upgrade() -> None:
    """Change the schema."""
    for name, kind in OF_PEOPLE:
        op.add_column("people", sa.Column(name, kind, nullable=True))
    op.add_column("seats", sa.Column("lent", sa.String(), nullable=True))


def downgrade() -> None:
    """Change it back; what was said is lost."""
    op.drop_column("seats", "lent")
    for name, _ in OF_PEOPLE:
        op.drop_column("people", name)
