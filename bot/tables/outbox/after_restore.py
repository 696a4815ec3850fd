"""After a restore, repost every live table, because its channel may show a later position."""

from __future__ import annotations

import logging
from datetime import datetime

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import RESTORED, OutboxRow, SettingRow, TableRow
from bot.store.models.vote import VoteRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.outbox_kinds import OutboxKind
from bot.tables.domain.request import SYSTEM_ACTOR
from bot.tables.domain.table import LIVE, Status
from bot.tables.domain.votes import VoteStatus
from bot.tables.outbox.repost import KIND_BY_STATUS
from bot.tables.session.public_view import posted, request_of
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork

log = logging.getLogger(__name__)


async def repost_live_tables(service: TableService) -> None:
    """Repost every live table that was last posted before a restore, if there was one.

    Called at every start, so that an interrupted start is completed by the next one.

    Raises:
        NotSaved: the database failed.
    """

    def begin(session: Session) -> datetime | None:
        note = session.get(SettingRow, RESTORED)
        if note is None:
            return None
        note.value = note.value or service.clock.now().isoformat()
        return datetime.fromisoformat(note.value)

    def work(unit: UnitOfWork) -> None:
        _post_table(service, unit)

    service.restored_at = await service.transaction(begin)
    if service.restored_at is None:
        return
    live = select(col(TableRow.id)).where(col(TableRow.status).in_(LIVE)).order_by(col(TableRow.id))
    for table_id in await service.read(lambda session: session.scalars(live).all()):
        try:
            await service.change(table_id or 0, SYSTEM_ACTOR, work)
        except TableError:  # a damaged table must not stop the others
            log.exception("outbox.repost.failed", extra={"table": table_id})


def _post_table(service: TableService, unit: UnitOfWork) -> None:
    """Post a table with its open votes and substitute requests, unless already done."""
    kind = KIND_BY_STATUS[Status(unit.row.status)]
    shown = posted(unit.row.lobby_post if kind == OutboxKind.LOBBY else unit.row.board_post)
    if shown is not None and not service.is_before_restore(shown.at):
        return
    query = select(OutboxRow).where(
        col(OutboxRow.table_id) == unit.id, col(OutboxRow.status) == "waiting"
    )
    pending = unit.session.scalars(query).all()
    if all(row.kind != kind for row in pending):
        unit.post(kind, sorted(unit.reminders))
    votes = select(VoteRow).where(
        col(VoteRow.table_id) == unit.id, col(VoteRow.status) == VoteStatus.OPEN
    )
    for vote in unit.session.scalars(votes):
        if all((row.kind, row.proposal_id) != (OutboxKind.PROPOSAL, vote.id) for row in pending):
            unit.post(OutboxKind.PROPOSAL, [seat.seat for seat in unit.seats], vote.id)
    for seat in unit.seats:
        request = (OutboxKind.SUBSTITUTE, [seat.seat])
        if request_of(seat) and all((row.kind, row.seats) != request for row in pending):
            unit.post(*request, about=request_of(seat))
