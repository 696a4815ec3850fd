"""What was posted long ago is deleted; what a message is remembered by stays with its table."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, or_
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import OutboxRow
from bot.tables.background import interactions
from bot.tables.outbox.kinds import KEPT_FOR, KINDS
from bot.tables.session.service import TableService


async def delete_old(service: TableService) -> int:
    """Delete what was posted or merged long ago; how many parcels."""
    now = service.clock.now()
    kind, due = col(OutboxRow.kind), col(OutboxRow.due_at)
    longer = {name: about.kept for name, about in KINDS.items() if about.kept > KEPT_FOR}
    done = delete(OutboxRow).where(
        col(OutboxRow.status).in_(("sent", "merged")),
        due < now - KEPT_FOR,
        *(or_(kind != name, due < now - kept) for name, kept in longer.items()),
    )

    def work(session: Session) -> int:
        interactions.delete_expired(session, service)
        result: Any = session.execute(done)
        return int(result.rowcount)

    return await service.transaction(work)
