"""Paces and clocks of tables; people's hours and absences; outages."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_TIME = sa.DateTime(timezone=True)
_NEW = (
    ("tables", "pace", sa.String()),
    ("tables", "pauses", sa.String()),
    ("tables", "clock", sa.JSON()),
    ("actions", "clock", sa.JSON()),
    ("proposals", "pace", sa.String()),
)
"""Columns that are empty for what was before."""


def upgrade() -> None:
    """Change the schema; tables that run go on without a clock."""
    for table, column, kind in _NEW:
        op.add_column(table, sa.Column(column, kind, nullable=True))
    op.create_table(
        "people",
        sa.Column("user_id", sa.String(), nullable=False),
        sa.Column("asked_at", _TIME, nullable=True),
        sa.Column("draws", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_people"),
    )
    op.create_table(
        "hours",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.String(), nullable=False),
        sa.Column("since", _TIME, nullable=False),
        sa.Column("zone", sa.String(), nullable=False),
        sa.Column("night_from", sa.Integer(), nullable=True),
        sa.Column("night_to", sa.Integer(), nullable=True),
        sa.Column("days_off", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_hours"),
    )
    op.create_index("ix_hours_user_id_since", "hours", ["user_id", "since"], unique=False)
    op.create_table(
        "absences",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.String(), nullable=False),
        sa.Column("begins_at", _TIME, nullable=False),
        sa.Column("ends_at", _TIME, nullable=False),
        sa.Column("drawn", sa.Boolean(), nullable=False),
        sa.Column("request_id", sa.String(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_absences"),
        sa.UniqueConstraint("request_id", name="uq_absences_request_id"),
    )
    op.create_index("ix_absences_user_id_ends", "absences", ["user_id", "ends_at"], unique=False)
    op.create_table(
        "outages",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("begins_at", _TIME, nullable=False),
        sa.Column("ends_at", _TIME, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_outages"),
    )
    op.create_index("ix_outages_ends_at", "outages", ["ends_at"], unique=False)


def downgrade() -> None:
    """Change it back; clocks and what people said of their hours are lost."""
    op.execute(sa.text("DELETE FROM timers WHERE kind = 'clock'"))
    for table in ("outages", "absences", "hours", "people"):
        op.drop_table(table)
    for table, column, _ in reversed(_NEW):
        op.drop_column(table, column)
