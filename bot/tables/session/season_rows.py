"""Tell which tables belong to a season of a league or cup, and whether they are closed."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.league import SeasonRow, SeasonTableRow
from bot.tables.domain.errors import TableError


def season_table(session: Session, table_id: int) -> SeasonTableRow | None:
    """Return a table's row in its season; ``None`` if it belongs to none."""
    query = select(SeasonTableRow).where(col(SeasonTableRow.table_id) == table_id)
    return session.scalar(query)


def is_closed(season: SeasonRow, now: datetime) -> bool:
    """Return whether computer players finish a season's tables: notice was given and is over."""
    if season.noticed_at is None or season.closes_at is None:
        return False
    return (season.paused_at or now) >= season.closes_at


def require_not_closed(session: Session, table_id: int, now: datetime) -> None:
    """Raise ``TableError`` if a table belongs to a season whose tables are closed."""
    table = season_table(session, table_id)
    season = None if table is None else session.get(SeasonRow, table.season_id)
    if season is not None and is_closed(season, now):
        raise TableError.because("league-seat-is-played")
