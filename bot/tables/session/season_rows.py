"""Tell which tables belong to a season of a league or cup."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.league import SeasonTableRow


def season_table(session: Session, table_id: int) -> SeasonTableRow | None:
    """Return a table's row in its season; ``None`` if it belongs to none."""
    query = select(SeasonTableRow).where(col(SeasonTableRow.table_id) == table_id)
    return session.scalar(query)
