"""Game reviews: computed once per game and stored."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.review import ReviewRow
from bot.store.models.table import TableRow
from bot.tables.domain.computer_players import require_model
from bot.tables.domain.errors import TableClosed, TableError
from bot.tables.domain.table import Status
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork
from engine.players.review import Review

log = logging.getLogger(__name__)

REVIEW_STRENGTH = "hard"
"""Strength of the computer player whose search judges the moves."""


async def read_review(service: TableService, table_id: int) -> Review | None:
    """Return the review of a finished game; ``None`` if there is none that can be read.

    Raises:
        TableClosed: the game is not over.
        TableError: the game has no computer players, or no moves were made.
    """

    def work(session: Session) -> Review | None:
        _require_over(service.load(session, table_id))
        found = session.scalar(
            select(col(ReviewRow.found)).where(col(ReviewRow.table_id) == table_id)
        )
        return _parse(table_id, found)

    return await service.read(work)


def _parse(table_id: int, found: object) -> Review | None:
    """Parse a stored review; a damaged or outdated one is made again."""
    if not isinstance(found, str):
        return None
    try:
        return Review.from_json(json.loads(found))
    except (ValueError, TypeError):
        log.warning("review.read.failed", extra={"table": table_id})
        return None


def _require_over(unit: UnitOfWork) -> None:
    if unit.row.started_at is None or unit.row.status not in (Status.FINISHED, Status.RUNNING):
        raise TableClosed.because("table-not-started")
    if unit.row.status != Status.FINISHED:
        raise TableClosed.because("table-review-later")
    require_model(unit.game, REVIEW_STRENGTH)
    if not unit.row.moves:
        raise TableError.because("table-review-empty")


async def request_review(service: TableService, table_id: int) -> None:
    """Request a review, unless it has been; raises as :func:`read_review`."""

    def work(session: Session) -> None:
        _require_over(service.load(session, table_id))
        row = session.get(ReviewRow, table_id)
        if row is None:
            session.add(ReviewRow(table_id=table_id, asked_at=service.clock.now()))
        else:
            row.failed = None
            if _parse(table_id, row.found) is None:
                row.found = None

    await service.transaction(work)


async def requested_reviews(service: TableService) -> Sequence[int]:
    """Return the games to be reviewed by this process, oldest request first."""
    query = (
        select(col(ReviewRow.table_id), col(TableRow.server_id))
        .join(TableRow, col(TableRow.id) == col(ReviewRow.table_id))
        .where(col(ReviewRow.found).is_(None), col(ReviewRow.failed).is_(None))
        .order_by(col(ReviewRow.asked_at))
    )
    found = await service.read(lambda session: session.execute(query).all())
    return [table_id for table_id, server in found if service.leases.holds(server)]


async def save_review(service: TableService, table_id: int, review: Review | None) -> None:
    """Store a review; ``None`` marks it as failed until somebody requests it again."""
    text = None if review is None else json.dumps(review.to_json(), separators=(",", ":"))

    def work(session: Session) -> None:
        now = service.clock.now()
        failed = None if review is not None else True
        session.merge(ReviewRow(table_id=table_id, asked_at=now, found=text, failed=failed))

    await service.transaction(work)
