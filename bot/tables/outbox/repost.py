"""Find posted messages, and repost deleted ones: the lobby, the board, open votes."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from datetime import datetime
from functools import partial

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.key_value import RESTORED, KeyValueRow
from bot.store.models.table import OutboxRow, TableRow
from bot.store.models.vote import VoteRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.kinds import OutboxKind, OutboxStatus
from bot.tables.domain.table import LIVE, Status
from bot.tables.domain.votes import VoteStatus
from bot.tables.session.load import known_message_id
from bot.tables.session.service import TableService
from bot.tables.session.table_rows import posted_message, request_of
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.votes.open_votes import open_vote_rows, require_vote_row

log = logging.getLogger(__name__)

KIND_BY_STATUS = {Status.LOBBY: OutboxKind.LOBBY, Status.RUNNING: OutboxKind.BOARD}
"""The kind of message that shows a live table."""


def vote_message_id(session: Session, row: OutboxRow) -> str | None:
    """Return the id of the last posted message of the vote that a message is about."""
    query = (
        select(col(OutboxRow.message_id))
        .where(col(OutboxRow.vote_id) == row.vote_id, col(OutboxRow.kind) == OutboxKind.VOTE)
        .where(col(OutboxRow.message_id).is_not(None))
        .order_by(col(OutboxRow.id).desc())
        .limit(1)
    )
    return known_message_id(session.scalar(query))


def substitute_message_id(session: Session, row: OutboxRow) -> str | None:
    """Return the id of the posted request to a substitute that a message is about."""
    query = (
        select(OutboxRow)
        .where(
            col(OutboxRow.table_id) == row.table_id, col(OutboxRow.kind) == OutboxKind.SUBSTITUTE
        )
        .where(col(OutboxRow.message_id).is_not(None))
        .order_by(col(OutboxRow.id).desc())
    )
    same = (request for request in session.scalars(query) if request_in(request) == request_in(row))
    return known_message_id(next((request.message_id for request in same), None))


def request_in(row: OutboxRow) -> tuple[list[int], object, object]:
    """Return the key of the request to a substitute that a message is about."""
    about = row.details or {}
    return row.seats, about.get("substitute"), about.get("mark")


def _post_table(service: TableService, unit: UnitOfWork) -> None:
    """Post a table with its open votes and substitute requests, unless already done."""
    kind = KIND_BY_STATUS[Status(unit.row.status)]
    message = posted_message(
        unit.row.lobby_post if kind == OutboxKind.LOBBY else unit.row.board_post
    )
    if message is not None and not service.is_before_restore(message.at):
        return
    query = select(OutboxRow).where(
        col(OutboxRow.table_id) == unit.id, col(OutboxRow.status) == OutboxStatus.PENDING
    )
    pending = unit.session.scalars(query).all()
    if all(row.kind != kind for row in pending):
        unit.post(kind, sorted(unit.reminders))
    for vote in open_vote_rows(unit.session, unit.id):
        if all((row.kind, row.vote_id) != (OutboxKind.VOTE, vote.id) for row in pending):
            unit.post(OutboxKind.VOTE, [seat.seat for seat in unit.seats], vote.id)
    for seat in unit.seats:
        request = (OutboxKind.SUBSTITUTE, [seat.seat])
        if request_of(seat) and all((row.kind, row.seats) != request for row in pending):
            unit.post(*request, about=request_of(seat))


class Posts:
    """Post again what was deleted."""

    def __init__(self, service: TableService) -> None:
        self._service = service

    async def note_restore(self) -> None:
        """Learn whether and when the bot first started after a restore from a backup."""
        service = self._service

        def begin(session: Session) -> datetime | None:
            note = session.get(KeyValueRow, RESTORED)
            if note is None:
                return None
            note.value = note.value or service.clock.now().isoformat()
            return datetime.fromisoformat(note.value)

        service.restored_at = await service.transaction(begin)

    async def repost_live_tables(self) -> None:
        """Repost every live table that was last posted before a restore, if there was one.

        Called at every start, so that an interrupted start is completed by the next one.
        """
        await self.note_restore()
        service = self._service
        if service.restored_at is None:
            return
        tables = select(col(TableRow.id)).where(col(TableRow.status).in_(LIVE))
        for table_id in await service.read(lambda session: session.scalars(tables).all()):
            try:
                await service.change(table_id or 0, None, partial(_post_table, service))
            except TableError:  # a damaged table must not stop the others
                log.exception("outbox.repost.failed", extra={"table": table_id})

    async def repost_board(self, table_id: int) -> None:
        """Repost the lobby or board, unless one is already pending."""

        def work(unit: UnitOfWork) -> None:
            kind = KIND_BY_STATUS.get(Status(unit.row.status))
            waiting = select(col(OutboxRow.kind)).where(
                col(OutboxRow.table_id) == table_id, col(OutboxRow.status) == OutboxStatus.PENDING
            )
            if kind is None or kind in unit.session.scalars(waiting).all():
                return
            if unit.row.unposted_reason is None:
                if kind == OutboxKind.LOBBY:
                    unit.row.lobby_post = None
                elif unit.row.board_post is not None:  # keep what it has shown
                    unit.row.board_post = {**unit.row.board_post, "gone": True}
            unit.post(kind, sorted(unit.reminders))

        await self._service.change(table_id, None, work)

    async def posted_votes(self, table_id: int) -> Mapping[int, str | None]:
        """Return the open votes with their message ids (``None`` if unknown or damaged).

        Votes whose message is pending are left out.
        """
        rows = (
            select(col(VoteRow.id), col(OutboxRow.status), col(OutboxRow.message_id))
            .join(OutboxRow, col(OutboxRow.vote_id) == col(VoteRow.id), isouter=True)
            .where(col(VoteRow.table_id) == table_id, col(VoteRow.status) == VoteStatus.OPEN)
            .order_by(col(OutboxRow.id))
        )

        def work(session: Session) -> dict[int, str | None]:
            newest = {vote_id or 0: message for vote_id, *message in session.execute(rows)}
            return {
                vote_id: known_message_id(message_id)
                for vote_id, (status, message_id) in newest.items()
                if status != OutboxStatus.PENDING
            }

        return await self._service.read(work)

    async def repost_vote(self, vote_id: int) -> None:
        """Repost an open vote."""

        def find(session: Session) -> int | None:
            row = require_vote_row(session, vote_id)
            return row.table_id if row.status == VoteStatus.OPEN else None

        table_id = await self._service.read(find)
        if table_id is None:
            return

        def work(unit: UnitOfWork) -> None:
            unit.post(OutboxKind.VOTE, [seat.seat for seat in unit.seats], vote_id)

        await self._service.change(table_id, None, work)
