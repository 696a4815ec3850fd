"""A person's own tables over all servers, the most urgent first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import IntEnum
from typing import Any

from sqlalchemy import exists, select
from sqlalchemy.orm import Session, aliased
from sqlmodel import col

from bot.store.damage import AS_THEY_ARE
from bot.store.models.table import SeatRow, TableRow, TimerRow
from bot.store.models.vote import BallotRow, VoteRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.table import LIVE, Occupant, Status, Table
from bot.tables.history.turn import Turn, turn_at
from bot.tables.session import load
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import CLOCK, REMINDER, UnitOfWork

_LATE = datetime.max.replace(tzinfo=UTC)


class Urgency(IntEnum):
    """What a table wants of somebody who sits there, the most urgent first."""

    MOVE = 0
    VOTE = 1
    """Others have asked something; this person has not answered yet."""
    LOBBY = 2
    OTHERS = 3
    """The game runs, and others are to move."""
    PAUSED = 4


@dataclass(frozen=True, slots=True)
class MyTable:
    """A table as one person who sits there may see it.

    ``turn`` is the position without what happened; ``None`` before the game and where it cannot be
    read.
    """

    table: Table
    seat: int
    urgency: Urgency
    turn: Turn | None


@dataclass(frozen=True, slots=True)
class MyTables:
    """Some of a person's tables in their order, how many there are, and how many wait for them."""

    shown: tuple[MyTable, ...]
    total: int
    waiting: int


@dataclass(frozen=True, slots=True)
class _Found:
    """A table among a person's, before anything else is read of it."""

    table_id: int
    seat: int
    urgency: Urgency
    deadline: datetime
    since: datetime

    def order(self) -> tuple[int, datetime, datetime, int]:
        """The most urgent first: by the end of the time left, then who waits longest."""
        return self.urgency, self.deadline, self.since, self.table_id


async def my_tables(
    service: TableService, user_id: str, begin: int = 0, most: int | None = None
) -> MyTables:
    """A person's tables from the one at that place on, at most so many of them."""

    def work(session: Session) -> MyTables:
        found = _found(session, user_id)
        end = None if most is None else begin + most
        waiting = sum(one.urgency <= Urgency.VOTE for one in found)
        shown = _read(service, session, found[begin:end])
        return MyTables(tuple(shown), len(found), waiting)

    return await service.read(work)


async def next_waiting(
    service: TableService, user_id: str, after: int | None = None
) -> tuple[int, int] | None:
    """The number of the table that waits most urgently for somebody's move, and how many do.

    ``after``: the one behind that table, or the first again; ``None``: no table waits.
    """

    def work(session: Session) -> tuple[int, int] | None:
        found = [one for one in _found(session, user_id) if one.urgency is Urgency.MOVE]
        ids = [one.table_id for one in found]
        if not ids:
            return None
        at = ids.index(after) + 1 if after in ids else 0
        return ids[at % len(ids)], len(ids)

    return await service.read(work)


def _found(session: Session, user_id: str) -> list[_Found]:
    """A row for each table, without its position: there may be hundreds."""
    owes, clock = aliased(TimerRow), aliased(TimerRow)
    query = (
        select(
            col(TableRow.id),
            col(TableRow.status),
            col(SeatRow.seat),
            col(owes.since),
            col(clock.due_at),
            col(TableRow.moved_at),
            _unanswered(),
        )
        .join(SeatRow, col(SeatRow.table_id) == col(TableRow.id))
        .outerjoin(owes, _timer(owes, REMINDER))
        .outerjoin(clock, _timer(clock, CLOCK))
        .where(col(SeatRow.user_id) == user_id, col(SeatRow.occupant) == Occupant.PERSON)
        .where(col(TableRow.status).in_((*LIVE, Status.PAUSED)))
    )
    found = []
    for table_id, status, seat, since, deadline, moved, asked in session.execute(query):
        urgency = _urgency(status, owes=since is not None, asked=asked)
        found.append(
            _Found(
                table_id,
                seat,
                urgency,
                _moment(deadline if urgency is Urgency.MOVE else None),
                _moment(moved if since is None else since),
            )
        )
    return sorted(found, key=_Found.order)


def _timer(timer: Any, kind: str) -> Any:
    """The seat's own timer of a kind."""
    return (
        (col(timer.table_id) == col(TableRow.id))
        & (col(timer.kind) == kind)
        & (col(timer.seat) == col(SeatRow.seat))
    )


def _unanswered() -> Any:
    """Whether there is a question to the table that this seat has not answered."""
    answered = (
        exists()
        .where(col(BallotRow.proposal_id) == col(VoteRow.id))
        .where(col(BallotRow.seat) == col(SeatRow.seat))
        .correlate(VoteRow, SeatRow)
    )
    return exists().where(
        col(VoteRow.table_id) == col(TableRow.id),
        col(VoteRow.status) == "open",
        ~answered,
    )


def _urgency(status: str, *, owes: bool, asked: bool) -> Urgency:
    if status == Status.LOBBY:
        return Urgency.LOBBY
    if owes and status == Status.RUNNING:
        return Urgency.MOVE
    if asked:
        return Urgency.VOTE
    return Urgency.PAUSED if status == Status.PAUSED else Urgency.OTHERS


def _moment(known: object) -> datetime:
    """A moment to sort by; one that is not known, or damaged, comes last."""
    return known if isinstance(known, datetime) else _LATE


def _read(service: TableService, session: Session, found: Sequence[_Found]) -> list[MyTable]:
    """Those of the tables whose rows are sound."""
    query = select(TableRow).where(col(TableRow.id).in_([one.table_id for one in found]))
    rows = list(session.scalars(query.execution_options(**AS_THEY_ARE)))
    units = load.load_sound(session, rows, service.clock.now(), service.position_cache)
    by_id = {unit.id: unit for unit in units}
    return [
        MyTable(unit.table(), one.seat, one.urgency, _turn(unit, one.seat))
        for one in found
        if (unit := by_id.get(one.table_id)) is not None
    ]


def _turn(unit: UnitOfWork, seat: int) -> Turn | None:
    if unit.row.started_at is None:
        return None
    try:
        unit.position()
        return turn_at(unit, seat, sequence=unit.row.sequence)
    except TableError:
        return None  # the table is listed all the same
