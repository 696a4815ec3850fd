"""What was posted long ago is deleted; what a message is remembered by stays with its table."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, or_
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import OutboxRow
from bot.tables.background import interactions
from bot.tables.outbox.behaviour import BEHAVIOURS, RETENTION
from bot.tables.session.service import TableService


async def delete_old(service: TableService) -> int:
    """Delete what was posted or merged long ago; how many parcels."""
    now = service.clock.now()
    kind, due = col(OutboxRow.kind), col(OutboxRow.due_at)
    longer = {
        name: about.retention for name, about in BEHAVIOURS.items() if about.retention > RETENTION
    }
    done = delete(OutboxRow).where(
        col(OutboxRow.status).in_(("sent", "merged")),
        due < now - RETENTION,
        *(or_(kind != name, due < now - retention) for name, retention in longer.items()),
    )

    def work(session: Session) -> int:
        interactions.delete_expired(session, service)
        result: Any = session.execute(done)
        return int(result.rowcount)

    return await service.transaction(work)
