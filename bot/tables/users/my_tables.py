"""A user's own tables on all servers, most urgent first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import IntEnum
from typing import Any

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


@dataclass(frozen=True, slots=True)
class _Found:
    """One of a user's tables, before its position is loaded."""

    table_id: int
    seat: int
    urgency: Urgency
    deadline: datetime
    since: datetime

    def order(self) -> tuple[int, datetime, datetime, int]:
        """Return the sort key: urgency, then deadline, then waiting time."""
        return self.urgency, self.deadline, self.since, self.table_id


def find_tables(session: Session, user_id: str) -> list[_Found]:
    """Return a row for each table without loading positions: there may be hundreds."""
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
    found = []
    for table_id, status, seat, since, deadline, moved, has_vote in session.execute(query):
        urgency = _urgency(status, must_move=since is not None, has_vote=has_vote)
        found.append(
            _Found(
                table_id,
                seat,
                urgency,
                _sort_date(deadline if urgency is Urgency.MOVE else None),
                _sort_date(moved if since is None else since),
            )
        )
    return sorted(found, key=_Found.order)


def _timer(timer: Any, kind: str) -> Any:
    """Return SQL for the seat's own timer of a kind."""
    return (
        (col(timer.table_id) == col(TableRow.id))
        & (col(timer.kind) == kind)
        & (col(timer.seat) == col(SeatRow.seat))
    )


def _unanswered() -> Any:
    """Return SQL for whether an open vote waits for this seat."""
    answered = (
        exists()
        .where(col(VoteAnswerRow.vote_id) == col(VoteRow.id))
        .where(col(VoteAnswerRow.seat) == col(SeatRow.seat))
        .correlate(VoteRow, SeatRow)
    )
    return exists().where(
        col(VoteRow.table_id) == col(TableRow.id),
        col(VoteRow.status) == VoteStatus.OPEN,
        ~answered,
    )


def _urgency(status: str, *, must_move: bool, has_vote: bool) -> Urgency:
    if status == Status.LOBBY:
        return Urgency.LOBBY
    if must_move and status == Status.RUNNING:
        return Urgency.MOVE
    if has_vote:
        return Urgency.VOTE
    return Urgency.PAUSED if status == Status.PAUSED else Urgency.OTHERS


def _sort_date(known: object) -> datetime:
    """Return a date to sort by; unknown or damaged ones come last."""
    return known if isinstance(known, datetime) else _LATEST


def read(service: TableService, session: Session, found: Sequence[_Found]) -> list[MyTable]:
    """Load the tables, without any that cannot be loaded."""
    query = select(TableRow).where(col(TableRow.id).in_([table.table_id for table in found]))
    rows = list(session.scalars(query))
    units = service.load_sound(session, rows)
    by_id = {unit.id: unit for unit in units}
    return [
        MyTable(unit.table(), table.seat, table.urgency, _turn(unit, table.seat))
        for table in found
        if (unit := by_id.get(table.table_id)) is not None
    ]


def _turn(unit: UnitOfWork, seat: int) -> Turn | None:
    if unit.row.started_at is None:
        return None
    try:
        unit.position()
        return turn_at(unit, seat)
    except TableError:
        return None  # list the table anyway
