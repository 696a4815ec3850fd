"""What has to hold first: the table runs, and whoever asks plays there."""

from __future__ import annotations

from sqlalchemy import select
from sqlmodel import col

from bot.store.models.table import ActionRow
from bot.tables.domain.action_kinds import EMPTYING_A_SEAT, ActionKind
from bot.tables.domain.errors import NotSeated, TableClosed, TableError
from bot.tables.domain.table import EMPTY, Occupant, Status
from bot.tables.session.seat_rows import substitute_of
from bot.tables.session.unit_of_work import UnitOfWork


def require_seat(unit: UnitOfWork, user_id: str) -> int:
    """The seat of a person who still plays, or plays for a friend.

    Raises:
        NotSeated: there is none, or it was given up.
    """
    for seat in unit.seats:
        friend = substitute_of(seat, unit.now)
        if friend is not None and friend.agreed and friend.user_id == user_id:
            return seat.seat
    return own_seat(unit, user_id)


def own_seat(unit: UnitOfWork, user_id: str) -> int:
    """The seat that is a person's own and that they still play.

    Raises:
        NotSeated: there is none, or it was given up.
    """
    for seat in unit.seats:
        if seat.user_id == user_id:
            if seat.occupant in EMPTY:
                goes_on = unit.row.status in (Status.RUNNING, Status.PAUSED)
                lapsed = goes_on and how_emptied(unit, seat.seat) == ActionKind.VACATE
                raise NotSeated.because("table-seat-lost" if lapsed else "table-you-resigned")
            if seat.occupant == Occupant.OPPONENT:
                raise NotSeated.because("table-opponent-plays")
            return seat.seat
    raise NotSeated.because("table-not-seated", table=unit.id)


def how_emptied(unit: UnitOfWork, seat: int) -> str | None:
    """What last took a seat from its player."""
    query = (
        select(col(ActionRow.kind))
        .where(col(ActionRow.table_id) == unit.id, col(ActionRow.seat) == seat)
        .where(col(ActionRow.kind).in_(EMPTYING_A_SEAT))
        .order_by(col(ActionRow.sequence).desc())
        .limit(1)
    )
    return unit.session.scalar(query)


_CLOSED = {
    Status.LOBBY: "table-not-started",
    Status.FINISHED: "table-over",
    Status.CANCELLED: "table-was-cancelled",
    Status.PAUSED: "table-paused",
}


def require_running(unit: UnitOfWork) -> None:
    """Nothing if the game runs.

    Raises:
        TableClosed: saying why it does not.
    """
    status = Status(unit.row.status)
    if status != Status.RUNNING:
        raise closed(status, unit.id)


def closed(status: Status, table_id: int) -> TableError:
    """Why a table of that status does not run."""
    return TableClosed.because(_CLOSED[status], table=table_id)
