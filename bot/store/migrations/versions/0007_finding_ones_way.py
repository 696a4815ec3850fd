"""Tables that look for players; what people note for themselves at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema; no table looks for players yet."""
    op.add_column("tables", sa.Column("looking", sa.Boolean(), nullable=True))
    op.create_table(
        "own_notes",
        sa.Column("user_id", sa.String(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_own_notes_table_id_tables"),
        sa.PrimaryKeyConstraint("user_id", "table_id", name="pk_own_notes"),
    )


def downgrade() -> None:
    """Change it back; the notes are lost."""
    op.drop_table("own_notes")
    op.drop_column("tables", "looking")
