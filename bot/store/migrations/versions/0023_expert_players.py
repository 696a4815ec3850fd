"""Allow expert computer players in seats, for single turns and for empty seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.migrations.sqlite import on_sqlite, rebuild

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None

COLUMNS = (
    ("seats", "strength", "easy medium hard"),
    ("seats", "computer_for_this_turn", "easy medium hard"),
    ("tables", "empty_seat_default", "autopilot easy medium hard takeover end"),
)
"""Tables and columns, with the values they could have before."""


def upgrade() -> None:
    """Allow experts."""
    for table, column, values in COLUMNS:
        _allow(table, column, values.replace("hard", "hard expert"))


def downgrade() -> None:
    """Replace experts by hard computer players."""
    for table, column, values in COLUMNS:
        rows = sa.table(table, sa.column(column))
        experts = rows.c[column] == "expert"
        op.execute(rows.update().where(experts).values({column: "hard"}))
        _allow(table, column, values)


def _allow(table: str, column: str, values: str) -> None:
    """Replace the list of values that a column can have."""
    listed = ", ".join(f"'{value}'" for value in values.split())
    check = f"CHECK ({column} IN ({listed}))"
    if on_sqlite():
        rebuild(table, rf"CHECK \({column} IN \([^)]*\)\)", check)
    else:
        op.execute(f"ALTER TABLE {table} DROP CONSTRAINT ck_{table}_{column}")
        op.execute(f"ALTER TABLE {table} ADD CONSTRAINT ck_{table}_{column} {check}")
