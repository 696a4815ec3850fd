"""Check that a table is running and that a user plays there."""

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
    """Return the seat that a user plays, as its player or as a substitute.

    Raises:
        NotSeated: they have no seat, or resigned or lost it.
    """
    for seat in unit.seats:
        substitute = substitute_of(seat, unit.now)
        if substitute is not None and substitute.agreed and substitute.user_id == user_id:
            return seat.seat
    return own_seat(unit, user_id)


def own_seat(unit: UnitOfWork, user_id: str) -> int:
    """Return the seat whose player a user is.

    Raises:
        NotSeated: they have no seat, or resigned or lost it.
    """
    for seat in unit.seats:
        if seat.user_id == user_id:
            if seat.occupant in EMPTY:
                unfinished = unit.row.status in (Status.RUNNING, Status.PAUSED)
                lost = unfinished and how_emptied(unit, seat.seat) == ActionKind.VACATE
                raise NotSeated.because("table-seat-lost" if lost else "table-you-resigned")
            if seat.occupant == Occupant.OPPONENT:
                raise NotSeated.because("table-opponent-plays")
            return seat.seat
    raise NotSeated.because("table-not-seated", table=unit.id)


def how_emptied(unit: UnitOfWork, seat: int) -> str | None:
    """Return the kind of the last action that emptied a seat."""
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
    """Raise unless the game is running.

    Raises:
        TableClosed: with the reason.
    """
    status = Status(unit.row.status)
    if status != Status.RUNNING:
        raise closed(status, unit.id)


def closed(status: Status, table_id: int) -> TableError:
    """Return the error that says why a table with this status is not running."""
    return TableClosed.because(_CLOSED[status], table=table_id)
