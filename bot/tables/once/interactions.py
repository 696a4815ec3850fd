"""The interactions that were taken up are known for a while."""

from __future__ import annotations

from datetime import timedelta

from sqlalchemy import delete
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.process_rows import InteractionRow
from bot.tables.service import TableService

KEPT = timedelta(days=1)
"""How long it is known; Discord itself forgets an interaction after 15 minutes."""


def clear_away(session: Session, service: TableService) -> None:
    """Forget those of long ago."""
    long_ago = service.clock.now() - KEPT
    session.execute(delete(InteractionRow).where(col(InteractionRow.at) < long_ago))
