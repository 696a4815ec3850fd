"""Let exactly one process handle each interaction, including read-only ones."""

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

RETENTION = timedelta(days=1)
"""How long a claim is stored; Discord's tokens expire after 15 minutes."""
MAX_BATCH = 100
"""Maximum number of claims in one transaction."""


class InteractionDeduplicator:
    """Claims interactions, in batches."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self._note: Batcher[str, bool] = Batcher(self._insert, MAX_BATCH)

    async def claim(self, interaction_id: str) -> bool:
        """Return whether this process is the first; always true on SQLite (one process)."""
        return self._service.store.is_sqlite or await self._note(interaction_id)

    async def _insert(self, ids: Sequence[str]) -> Sequence[bool]:
        """Insert the claims sorted by id, so that concurrent transactions cannot deadlock."""
        now = self._service.clock.now()
        rows = [InteractionRow(id=interaction_id, at=now) for interaction_id in sorted(ids)]
        try:
            await self._service.store.write(lambda session: session.add_all(rows))
        except UniqueViolation:
            if len(ids) > 1:  # the batcher retries them one by one
                raise
            return [False]
        except StoreError as error:  # handle it; the command itself reports the database error
            log.warning("interaction.claim.failed", extra={"why": str(error)})
        return [True] * len(ids)


def delete_expired(session: Session, service: TableService) -> None:
    """Delete expired claims."""
    oldest = service.clock.now() - RETENTION
    session.execute(delete(InteractionRow).where(col(InteractionRow.at) < oldest))
