"""Interactions are taken up once, by whichever process was first, those that only look too."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import timedelta

from sqlalchemy import delete
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store import StoreError, UniqueViolation
from bot.store.models.process import InteractionRow
from bot.tables.background.batcher import Batcher
from bot.tables.session.service import TableService

log = logging.getLogger(__name__)

REMEMBERED_FOR = timedelta(days=1)
"""How long one is known to be taken up; Discord itself forgets it after 15 minutes."""
MAX_BATCH = 100
"""So many are noted in one transaction."""


class InteractionDeduplicator:
    """Takes interactions up; those that come while others are being noted are noted together."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self._note: Batcher[str, bool] = Batcher(self._noted, MAX_BATCH)

    async def claim(self, interaction_id: str) -> bool:
        """Whether this process is the first; of a SQLite file it is the only one anyway."""
        return self._service.store.is_sqlite or await self._note(interaction_id)

    async def _noted(self, ids: Sequence[str]) -> Sequence[bool]:
        """One after the other in the order of their numbers, so that nobody waits in a ring."""
        now = self._service.clock.now()
        rows = [InteractionRow(id=one, at=now) for one in sorted(ids)]
        try:
            await self._service.store.write(lambda session: session.add_all(rows))
        except UniqueViolation:
            if len(ids) > 1:  # each is tried by itself
                raise
            return [False]
        except StoreError as why:  # who asked is told what the database says to what they asked
            log.warning("interactions not claimed", extra={"why": str(why)})
        return [True] * len(ids)


def delete_expired(session: Session, service: TableService) -> None:
    """Forget those of long ago."""
    long_ago = service.clock.now() - REMEMBERED_FOR
    session.execute(delete(InteractionRow).where(col(InteractionRow.at) < long_ago))
