"""Reviews of finished games: asked for once, kept for good."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.damage import AS_THEY_ARE
from bot.store.models.review import ReviewRow
from bot.store.models.table import TableRow
from bot.tables.domain.errors import TableClosed, TableError
from bot.tables.domain.table import Status
from bot.tables.lobby.seating import require_model
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork
from engine.players.review import Review

log = logging.getLogger(__name__)

REVIEWER = "hard"
"""Whose search says what would have been better."""


async def read_review(service: TableService, table_id: int) -> Review | None:
    """The review of a finished game; ``None`` where there is none yet, or none that can be read.

    Raises:
        TableClosed: the game is not over.
        TableError: nobody has learnt the game, or it has no moves.
    """

    def work(session: Session) -> Review | None:
        _need_over(service.load(session, table_id))
        found = session.scalar(
            select(col(ReviewRow.found)).where(col(ReviewRow.table_id) == table_id)
        )
        return _read(table_id, found)

    return await service.read(work)


def _read(table_id: int, found: object) -> Review | None:
    """A review as it was saved; one that is damaged, or of an older making, is made again."""
    if not isinstance(found, str):
        return None
    try:
        return Review.from_json(json.loads(found))
    except (ValueError, TypeError):
        log.warning("a review that cannot be read", extra={"table": table_id})
        return None


def _need_over(unit: UnitOfWork) -> None:
    if unit.row.started_at is None or unit.row.status not in (Status.FINISHED, Status.RUNNING):
        raise TableClosed.because("table-not-started")
    if unit.row.status != Status.FINISHED:
        raise TableClosed.because("table-review-later")
    require_model(unit.game, REVIEWER)
    if not unit.row.moves:
        raise TableError.because("table-review-empty")


async def ask(service: TableService, table_id: int) -> None:
    """Have a game reviewed, unless it is to be already; raises as :func:`kept`."""

    def work(session: Session) -> None:
        _need_over(service.load(session, table_id))
        row = session.get(ReviewRow, table_id)
        if row is None:
            session.add(ReviewRow(table_id=table_id, asked_at=service.clock.now()))
        else:
            row.failed = None
            if _read(table_id, row.found) is None:
                row.found = None

    await service.transaction(work)


async def waiting(service: TableService) -> Sequence[int]:
    """The games that are to be reviewed here, those that were asked for first in front."""
    query = (
        select(col(ReviewRow.table_id), col(TableRow.server_id))
        .join(TableRow, col(TableRow.id) == col(ReviewRow.table_id))
        .where(col(ReviewRow.found).is_(None), col(ReviewRow.failed).is_(None))
        .order_by(col(ReviewRow.asked_at))
        .execution_options(**AS_THEY_ARE)
    )
    found = await service.read(lambda session: session.execute(query).all())
    return [table_id for table_id, server in found if service.leases.holds(server)]


async def save(service: TableService, table_id: int, found: Review | None) -> None:
    """Keep a review; ``None``: it could not be made, which is tried again when somebody asks."""
    plain = None if found is None else json.dumps(found.to_json(), separators=(",", ":"))

    def work(session: Session) -> None:
        now = service.clock.now()
        failed = None if found is not None else True
        session.merge(ReviewRow(table_id=table_id, asked_at=now, found=plain, failed=failed))

    await service.transaction(work)
