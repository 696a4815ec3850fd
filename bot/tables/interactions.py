"""Interactions are taken up once, by whichever process was first, those that only look too."""

from __future__ import annotations

import logging
from datetime import timedelta

from sqlalchemy import delete
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store import Clash, StoreError
from bot.store.process_rows import InteractionRow
from bot.tables.service import TableService

log = logging.getLogger(__name__)

KEPT = timedelta(days=1)
"""How long it is known; Discord itself forgets an interaction after 15 minutes."""


async def taken_up(service: TableService, interaction_id: str) -> bool:
    """Whether this process is the first; of a SQLite file it is the only one anyway."""
    if service.store.is_sqlite:
        return True
    row = InteractionRow(id=interaction_id, at=service.clock.now())
    try:
        await service.store.write(lambda session: session.add(row))
    except Clash:
        return False
    except StoreError as why:  # who asked is told what the database says to what they asked
        log.warning("interaction not claimed", extra={"why": str(why)})
    return True


def clear_away(session: Session, service: TableService) -> None:
    """Forget those of long ago."""
    long_ago = service.clock.now() - KEPT
    session.execute(delete(InteractionRow).where(col(InteractionRow.at) < long_ago))
