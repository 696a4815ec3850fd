"""List a user's own tables on all servers, most urgent first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import IntEnum
from typing import Any, NamedTuple

from sqlalchemy import exists, select
from sqlalchemy.orm import Session, aliased
from sqlmodel import col

from bot.store.models.table import SeatRow, TableRow, TimerRow
from bot.store.models.vote import VoteAnswerRow, VoteRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.kinds import TimerKind
from bot.tables.domain.table import LIVE, Occupant, Status, Table
from bot.tables.domain.turn_view import Turn
from bot.tables.domain.votes import VoteStatus
from bot.tables.history.turn import turn_at
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork

_LATEST = datetime.max.replace(tzinfo=UTC)


class Urgency(IntEnum):
    """What a table wants from its player, most urgent first."""

    MOVE = 0
    VOTE = 1
    """A vote waits for this player's answer."""
    LOBBY = 2
    OTHERS = 3
    """The game runs, and other players must move."""
    PAUSED = 4


@dataclass(frozen=True, slots=True)
class MyTable:
    """A table as one of its players may see it.

    ``turn`` is the position without a recap; ``None`` before the game, or if it cannot be read.
    """

    table: Table
    seat: int
    urgency: Urgency
    turn: Turn | None


@dataclass(frozen=True, slots=True)
class MyTables:
    """Some of a user's tables, the total number, and how many wait for the user."""

    shown: tuple[MyTable, ...]
    total: int
    waiting: int


class FoundTable(NamedTuple):
    """One of a user's tables, before its position is loaded; the fields are in sort order."""

    urgency: Urgency
    deadline: datetime
    since: datetime
    table_id: int
    seat: int


def find_tables(session: Session, user_id: str) -> list[FoundTable]:
    """Return the tables, most urgent first, without their positions: there may be hundreds."""
    reminder, clock = aliased(TimerRow), aliased(TimerRow)
    query = (
        select(
            col(TableRow.id),
            col(TableRow.status),
            col(SeatRow.seat),
            col(reminder.since),
            col(clock.due_at),
            col(TableRow.moved_at),
            _unanswered(),
        )
        .join(SeatRow, col(SeatRow.table_id) == col(TableRow.id))
        .outerjoin(reminder, _timer(reminder, TimerKind.REMINDER))
        .outerjoin(clock, _timer(clock, TimerKind.CLOCK))
        .where(col(SeatRow.user_id) == user_id, col(SeatRow.occupant) == Occupant.PERSON)
        .where(col(TableRow.status).in_((*LIVE, Status.PAUSED)))
    )
    tables = []
    for table_id, status, seat, since, deadline, moved, has_vote in session.execute(query):
        urgency = _urgency(status, must_move=since is not None, has_vote=has_vote)
        due = deadline if deadline is not None and urgency is Urgency.MOVE else _LATEST
        tables.append(FoundTable(urgency, due, since or moved, table_id, seat))
    return sorted(tables)


def _timer(timer: Any, kind: str) -> Any:
    """Return SQL for the seat's own timer of a kind."""
    return (
        (col(timer.table_id) == col(TableRow.id))
        & (col(timer.kind) == kind)
        & (col(timer.seat) == col(SeatRow.seat))
    )


def _unanswered() -> Any:
    same_seat = col(VoteAnswerRow.seat) == col(SeatRow.seat)
    answered = exists().where(col(VoteAnswerRow.vote_id) == col(VoteRow.id), same_seat)
    return exists().where(
        col(VoteRow.table_id) == col(TableRow.id),
        col(VoteRow.status) == VoteStatus.OPEN,
        ~answered.correlate(VoteRow, SeatRow),
    )


def _urgency(status: str, *, must_move: bool, has_vote: bool) -> Urgency:
    if status == Status.LOBBY:
        return Urgency.LOBBY
    if must_move and status == Status.RUNNING:
        return Urgency.MOVE
    if has_vote:
        return Urgency.VOTE
    return Urgency.PAUSED if status == Status.PAUSED else Urgency.OTHERS


def read_tables(
    service: TableService, session: Session, tables: Sequence[FoundTable]
) -> list[MyTable]:
    """Load the tables, without any that cannot be loaded."""
    query = select(TableRow).where(col(TableRow.id).in_([table.table_id for table in tables]))
    units = {unit.id: unit for unit in service.load_sound(session, session.scalars(query).all())}
    return [
        MyTable(unit.table(), table.seat, table.urgency, _turn(unit, table.seat))
        for table in tables
        if (unit := units.get(table.table_id)) is not None
    ]


def finished_tables(
    service: TableService, session: Session, user_id: str, most: int
) -> list[Table]:
    """Load the user's tables whose games ended last, the newest first."""
    query = (
        select(TableRow)
        .join(SeatRow, col(SeatRow.table_id) == col(TableRow.id))
        .where(col(SeatRow.user_id) == user_id, col(SeatRow.occupant) == Occupant.PERSON)
        .where(col(TableRow.status) == Status.FINISHED)
        .order_by(col(TableRow.ended_at).desc(), col(TableRow.id).desc())
        .limit(most)
    )
    units = service.load_sound(session, session.scalars(query).all())
    return [unit.table() for unit in units]


def _turn(unit: UnitOfWork, seat: int) -> Turn | None:
    if unit.row.started_at is None:
        return None
    try:
        return turn_at(unit, seat)
    except TableError:
        return None  # list the table anyway
