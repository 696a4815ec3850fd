"""Opponents at seats, and whether they and hints are allowed at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

_NEW = (
    ("seats", "strength", sa.String()),
    ("tables", "opponents", sa.Boolean()),
    ("tables", "help", sa.Boolean()),
)
"""Columns that are empty for what was before."""


def upgrade() -> None:
    """Change the schema; tables that run have no opponents and give no hints."""
    for table, column, kind in _NEW:
        op.add_column(table, sa.Column(column, kind, nullable=True))


def downgrade() -> None:
    """Change it back: the seats of opponents are nobody's."""
    op.execute(sa.text("UPDATE seats SET occupant = 'nobody' WHERE occupant = 'opponent'"))
    for table, column, _ in reversed(_NEW):
        op.drop_column(table, column)
