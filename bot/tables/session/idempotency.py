"""Do everything once: return stored results, and let one process handle each interaction."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy import delete, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store import Store, StoreError, UniqueViolation
from bot.store.models.process import InteractionRow
from bot.store.models.table import ActionRow
from bot.tables.background.scheduling import Batcher, Clock
from bot.tables.domain.errors import NotVisible
from bot.tables.domain.kinds import ActionKind
from bot.tables.domain.request import Request
from bot.tables.session.unit_of_work import UnitOfWork

FOLLOWING_KINDS = (ActionKind.AUTOPILOT_MOVE, ActionKind.END)
"""The kinds of actions that are saved in one transaction with a requested action."""


def find_first_action(session: Session, request: Request) -> ActionRow | None:
    """Return the first action of a request, or ``None`` if the request is new."""
    if request.id is None:
        return None
    return session.scalar(select(ActionRow).where(col(ActionRow.request_id) == request.id))


def find_previous_result(unit: UnitOfWork, first: ActionRow) -> tuple[ActionRow, ...]:
    """Return the actions of a repeated request, and set the unit's state to their result.

    Raises:
        NotVisible: the request changed another table.
    """
    if first.table_id != unit.id:
        raise NotVisible.because("table-unknown", table=unit.id)
    actions = _saved_together(unit.session, first)
    started = unit.row.started_at
    if started is not None and started <= first.at:
        unit.state = unit.history.state_at(unit.game, actions[-1].head)
    return tuple(actions)


def _saved_together(session: Session, first: ActionRow) -> list[ActionRow]:
    rows = [first]
    query = (
        select(ActionRow)
        .where(col(ActionRow.table_id) == first.table_id)
        .where(col(ActionRow.sequence) > first.sequence)
        .order_by(col(ActionRow.sequence))
    )
    for row in session.scalars(query):
        if row.kind not in FOLLOWING_KINDS or row.request_id is not None:
            break
        rows.append(row)
    return rows


log = logging.getLogger(__name__)

CLAIM_RETENTION = timedelta(days=1)
"""How long a claim is stored; Discord's tokens expire after 15 minutes."""
MAX_BATCH = 100
"""Maximum number of claims in one transaction."""


class InteractionDeduplicator:
    """Claims interactions, in batches."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._note: Batcher[str, bool] = Batcher(self._insert, MAX_BATCH)

    async def claim(self, interaction_id: str) -> bool:
        """Return whether this process is the first; always true on SQLite (one process)."""
        return self._store.is_sqlite or await self._note(interaction_id)

    async def _insert(self, ids: Sequence[str]) -> Sequence[bool]:
        """Insert the claims sorted by id, so that concurrent transactions cannot deadlock."""
        now = self._clock.now()
        rows = [InteractionRow(id=interaction_id, at=now) for interaction_id in sorted(ids)]
        try:
            await self._store.write(lambda session: session.add_all(rows))
        except UniqueViolation:
            if len(ids) > 1:  # the batcher retries them one by one
                raise
            return [False]
        except StoreError as error:  # handle it; the command itself reports the database error
            log.warning("interaction.claim.failed", extra={"why": str(error)})
        return [True] * len(ids)


def delete_expired_claims(session: Session, now: datetime) -> None:
    """Delete expired claims of interactions."""
    session.execute(delete(InteractionRow).where(col(InteractionRow.at) < now - CLAIM_RETENTION))
