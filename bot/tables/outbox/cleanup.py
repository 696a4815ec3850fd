"""Delete old delivered rows; the table's row still stores its last posted message."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, or_
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import OutboxRow
from bot.tables.outbox.behaviour import BEHAVIOURS, RETENTION
from bot.tables.session import idempotency
from bot.tables.session.service import TableService


async def delete_old(service: TableService) -> int:
    """Delete old delivered and merged rows, and return how many."""
    now = service.clock.now()
    kind, due = col(OutboxRow.kind), col(OutboxRow.due_at)
    longer = {
        name: about.retention for name, about in BEHAVIOURS.items() if about.retention > RETENTION
    }
    statement = delete(OutboxRow).where(
        col(OutboxRow.status).in_(("sent", "merged")),
        due < now - RETENTION,
        *(or_(kind != name, due < now - retention) for name, retention in longer.items()),
    )

    def work(session: Session) -> int:
        idempotency.delete_expired_claims(session, service.clock.now())
        result: Any = session.execute(statement)
        return int(result.rowcount)

    return await service.transaction(work)
