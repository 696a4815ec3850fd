"""Lapses of seats, substitutes, and votes with several answers that are closed in time."""

from __future__ import annotations

from datetime import timedelta

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

_TIME = sa.DateTime(timezone=True)
_NEW = (
    ("seats", "lapses", sa.Integer(), "0"),
    ("seats", "lapsed_at", _TIME, None),
    ("seats", "substitute_id", sa.String(), None),
    ("seats", "substitute_name", sa.String(), None),
    ("seats", "substitute_until", _TIME, None),
    ("seats", "substitute_agreed", sa.Boolean(), sa.false()),
    ("proposals", "outcome", sa.String(), None),
    ("proposals", "due_at", _TIME, None),
    ("votes", "choice", sa.String(), None),
)
"""Columns with what they hold for what was before; none: they are empty."""
_proposals = sa.table(
    "proposals",
    sa.column("id"),
    sa.column("kind"),
    sa.column("status"),
    sa.column("table_id"),
    sa.column("at", _TIME),
    sa.column("due_at", _TIME),
)
_timers = sa.table(
    "timers",
    sa.column("table_id"),
    sa.column("kind"),
    sa.column("since", _TIME),
    sa.column("due_at", _TIME),
)
_OPEN = "status = 'open'"
_OPEN_CONSENT = "status = 'open' AND kind NOT IN ('late', 'vacant')"


def upgrade() -> None:
    """Change the schema; nobody has lapsed yet."""
    for table, name, kind, before in _NEW:
        column = sa.Column(name, kind, nullable=before is None, server_default=before)
        op.add_column(table, column)
    op.drop_index("uq_proposals_open", "proposals")
    _open_once("uq_proposals_open", ["table_id", "kind"], _OPEN_CONSENT)
    _open_once("uq_proposals_open_seat", ["table_id", "kind", "seat"], _OPEN)
    _close_in_time()


def _close_in_time() -> None:
    """What stands open is closed two days after it was asked."""
    bind = op.get_bind()
    standing = sa.select(_proposals).where(_proposals.c.status == "open")
    for number, _, _, table_id, at, _ in bind.execute(standing).all():
        due = at + timedelta(days=2)
        bind.execute(_proposals.update().where(_proposals.c.id == number).values(due_at=due))
        bind.execute(
            _timers.insert().values(table_id=table_id, kind="proposal", since=at, due_at=due)
        )


def downgrade() -> None:
    """Change it back; votes with several answers and substitutes are lost."""
    ballots = _proposals.select().where(_proposals.c.kind.in_(("late", "vacant")))
    numbers = sa.select(ballots.subquery().c.id)
    for table in ("outbox", "votes"):
        rows = sa.table(table, sa.column("proposal_id"))
        op.execute(rows.delete().where(rows.c.proposal_id.in_(numbers)))
    op.execute(sa.text("DELETE FROM outbox WHERE kind IN ('votes', 'substitute')"))
    op.execute(_proposals.delete().where(_proposals.c.kind.in_(("late", "vacant"))))
    kinds = ("proposal", "silence", "vacancy", "substitute")
    op.execute(_timers.delete().where(_timers.c.kind.in_(kinds)))
    op.execute(sa.text("UPDATE seats SET occupant = 'nobody' WHERE occupant <> 'person'"))
    op.drop_index("uq_proposals_open_seat", "proposals")
    op.drop_index("uq_proposals_open", "proposals")
    _open_once("uq_proposals_open", ["table_id", "kind"], _OPEN)
    for table, name, _, _ in reversed(_NEW):
        op.drop_column(table, name)


def _open_once(name: str, columns: list[str], where: str) -> None:
    op.create_index(
        name,
        "proposals",
        columns,
        unique=True,
        sqlite_where=sa.text(where),
        postgresql_where=sa.text(where),
    )
