"""The log: what happened at a table, line by line, as its reader may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import ActionRow
from bot.store.models.vote import BallotRow, VoteRow
from bot.tables.domain.action_kinds import ActionKind
from bot.tables.domain.request import Request
from bot.tables.domain.results import Performed
from bot.tables.domain.table import Status
from bot.tables.history.log_entry import LogEntry
from bot.tables.history.recap import events_seen_by
from bot.tables.seats.seat_history import SeatHistory, seat_history_of
from bot.tables.session import idempotency, timeline
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork

LOBBY = (
    ActionKind.OPEN,
    ActionKind.JOIN,
    ActionKind.LEAVE,
    ActionKind.COLOUR,
    ActionKind.OPTIONS,
    ActionKind.CANCEL,
    ActionKind.START,
)


async def page(
    service: TableService,
    table_id: int,
    after: int,
    limit: int,
    *,
    viewer: int | None = None,
    before: int | None = None,
) -> Sequence[LogEntry]:
    """What happened after a sequence, oldest first, as that seat may know it.

    A negative ``after`` counts from the end: the last ``limit`` entries, or those before one.
    """

    def work(session: Session) -> list[LogEntry]:
        return entries(service.load(session, table_id), after, limit, viewer, before)

    return await service.read(work)


def entries(
    unit: UnitOfWork, after: int, limit: int, viewer: int | None, before: int | None = None
) -> list[LogEntry]:
    """A page of the log."""
    query = select(ActionRow).where(col(ActionRow.table_id) == unit.id).limit(limit)
    if before is not None:
        query = query.where(col(ActionRow.sequence) < before)
    if after < 0:
        newest = query.order_by(col(ActionRow.sequence).desc())
        rows = list(unit.session.scalars(newest))[::-1]
    else:
        later = query.where(col(ActionRow.sequence) > after).order_by(col(ActionRow.sequence))
        rows = list(unit.session.scalars(later))
    if not rows:
        return []
    on_line = _line_since(unit, rows[0].sequence)
    kept = {row.sequence for row in timeline.without_earlier_answers(on_line)}
    stands, cast = {row.sequence for row in on_line}, seat_history_of(unit)
    return [_entry(unit, cast, row, viewer, stands, kept) for row in rows]


def _line_since(unit: UnitOfWork, sequence: int) -> list[ActionRow]:
    """The line of play from an action on, oldest first.

    It reaches back to the beginning of a sealed question that was open there.
    """
    rows: list[ActionRow] = []
    for row in timeline.walk_back(unit, unit.row.head):
        if row.sequence < sequence and row.sealed is None:
            break
        rows.append(row)
    return rows[::-1]


def _entry(
    unit: UnitOfWork,
    cast: SeatHistory,
    row: ActionRow,
    viewer: int | None,
    on_line: set[int],
    kept: set[int],
) -> LogEntry:
    played = row.kind in timeline.MOVES
    hidden = row.seat != viewer and (
        secret(unit, row) or (row.sealed is not None and row.sequence not in kept)
    )
    return LogEntry(
        sequence=row.sequence,
        number=row.number,
        kind=row.kind,
        seat=_seat_later(cast, row),
        user_id=row.user_id,
        data={} if hidden else _known(unit, row),
        events=events_seen_by(row, viewer),
        at=row.at,
        undone=played and row.sequence not in on_line,
        names=cast.names_at(row.sequence),
        friend=substitute_moving(cast, row),
    )


def substitute_moving(cast: SeatHistory, row: ActionRow) -> str | None:
    """Who made a move where that was somebody else than whoever had the seat then."""
    if row.kind not in timeline.MOVES or row.seat is None or row.user_id is None:
        return None
    own = cast.at(row.sequence)[row.seat].user_id == row.user_id
    return None if own else cast.substitutes.get(row.user_id, "")


def _known(unit: UnitOfWork, row: ActionRow) -> dict[str, Any]:
    """What goes with an action; what an opponent aims at is not told where it shows its hand."""
    if unit.row.status == Status.FINISHED or not row.data.get("in_secret"):
        return row.data
    return {name: value for name, value in row.data.items() if name != "aims"}


def _seat_later(cast: SeatHistory, row: ActionRow) -> int | None:
    """The seat of whoever acted: in the lobby people sat elsewhere, or had no seat yet."""
    if row.kind not in LOBBY:
        return row.seat
    began = (part.user_id for part in cast.at(row.sequence))
    return next((seat for seat, user_id in enumerate(began) if user_id == row.user_id), None)


def secret(unit: UnitOfWork, row: ActionRow) -> bool:
    """Whether only its own seat may know a move yet.

    A sealed answer comes out when the question is decided, other secrets when the game is over.
    """
    if unit.row.status == Status.FINISHED or not row.secret:
        return False
    return row.sealed in (None, unit.row.question)


async def done_by(service: TableService, request: Request) -> Performed | None:
    """What a request has saved, as whoever acted may know it; ``None``: nothing that bears its id.

    A vote or a proposal has no line of its own.
    """

    def work(session: Session) -> Performed | None:
        first = idempotency.find_first_action(session, request)
        if first is not None:
            unit = service.load(session, first.table_id)
            found = entries(unit, first.sequence - 1, 1, first.seat)
            return Performed(unit.table(), found[0])
        asked = _proposal_of(session, request)
        return (
            None
            if asked is None
            else Performed(service.load(session, asked.table_id).table(), None)
        )

    return await service.read(work)


def _proposal_of(session: Session, request: Request) -> VoteRow | None:
    """The proposal a request has made or voted on."""
    made = select(VoteRow).where(col(VoteRow.request_id) == request.id)
    cast = (
        select(VoteRow)
        .join(BallotRow, col(BallotRow.proposal_id) == col(VoteRow.id))
        .where(col(BallotRow.request_id) == request.id)
    )
    return session.scalar(made) or session.scalar(cast)
