"""Check what a user may do at a table: see it, play a seat, act as its host or an admin."""

from __future__ import annotations

from sqlalchemy import select
from sqlmodel import col

from bot.store.models.table import ActionRow, SeatRow, TableRow
from bot.tables.domain import computer_players
from bot.tables.domain.errors import NotSeated, NotVisible, TableClosed, TableError
from bot.tables.domain.kinds import EMPTYING_A_SEAT, ActionKind
from bot.tables.domain.request import Person
from bot.tables.domain.table import EMPTY_OCCUPANTS, ENDED, Occupant, Status, Table
from bot.tables.session.company_rows import blocks_any, is_invited, may_not_meet
from bot.tables.session.service import TableService
from bot.tables.session.table_rows import substitute_of
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core.words.phrases import person_called
from engine.core.words.text import Value


def is_admin(person: Person, table: Table | TableRow) -> bool:
    """Return whether this person is an admin of the table's own server, and asks from there."""
    return person.manages and person.server_id is not None and person.server_id == table.server_id


def require_admin(person: Person, unit: UnitOfWork) -> None:
    """Raise ``TableError`` unless this person is an admin of the table."""
    require_visible(person, unit)
    if not is_admin(person, unit.row):
        raise TableError.because("table-admin-only")


def require_host(person: Person, unit: UnitOfWork) -> None:
    """Raise ``TableError`` unless this person is the host or an admin of the table."""
    require_visible(person, unit)
    if not is_admin(person, unit.row) and unit.row.host_id != person.id:
        raise host_only_error(unit, "table-host-only")


def host_only_error(unit: UnitOfWork, key: str, **figures: Value) -> TableError:
    """Return the error that only the host (named if seated) or an admin may do this."""
    for seat in unit.seats:
        if seat.user_id == unit.row.host_id:
            return TableError.because(key, host=person_called(seat.name), **figures)
    return TableError.because("table-admin-only")


def require_visible(person: Person, unit: UnitOfWork) -> None:
    """Raise ``NotVisible`` unless the table is in this person's server, or they play there.

    Guests may see it too, because their invitation may reach them in a direct message.

    The error is the same as for an id that no table has.
    """
    in_server = person.server_id == unit.row.server_id
    players = {seat.user_id for seat in unit.seats} | {seat.substitute_id for seat in unit.seats}
    if in_server or person.id in players:
        return
    if not is_invited(unit.session, unit.id, person.id):
        raise NotVisible.because("table-unknown", table=unit.id)


async def require_visible_table(service: TableService, table_id: int, person: Person) -> None:
    """Raise ``NotVisible`` unless this person may see the table with that id."""
    await service.read(lambda session: require_visible(person, service.load(session, table_id)))


def require_may_meet(unit: UnitOfWork, user_id: str) -> None:
    """Raise ``TableError`` if a user and a player of the table have blocked one another.

    A user who was blocked does not read why.
    """
    others = {seat.user_id for seat in unit.seats if seat.user_id != user_id}
    if may_not_meet(unit.session, user_id, others):
        own = blocks_any(unit.session, user_id, others)
        raise TableError.because("table-you-blocked" if own else "table-cannot-join")


def require_seat(unit: UnitOfWork, user_id: str) -> int:
    """Return the seat that a user plays, also as a substitute; raise ``NotSeated``."""
    for seat in unit.seats:
        substitute = substitute_of(seat, unit.now)
        if substitute is not None and substitute.agreed and substitute.user_id == user_id:
            return seat.seat
    return own_seat(unit, user_id)


def own_seat(unit: UnitOfWork, user_id: str) -> int:
    """Return the seat whose player a user is; raise ``NotSeated`` if they resigned or lost it."""
    for seat in unit.seats:
        if seat.user_id == user_id:
            if seat.occupant in EMPTY_OCCUPANTS:
                unfinished = unit.row.status in (Status.RUNNING, Status.PAUSED)
                lost = unfinished and how_emptied(unit, seat.seat) == ActionKind.EMPTY_SEAT
                raise NotSeated.because("table-seat-lost" if lost else "table-you-resigned")
            if seat.occupant == Occupant.COMPUTER:
                raise NotSeated.because("table-computer-plays")
            return seat.seat
    raise NotSeated.because("table-not-seated", table=unit.id)


def require_hints(unit: UnitOfWork, refusal: str) -> None:
    """Raise ``TableError``, with a key if the table has chosen so, unless it allows hints."""
    if unit.is_rated():
        raise TableError.because("table-rated-no-hints")
    if not unit.hints_allowed():
        raise TableError.because(refusal)


def require_time_for_experts(unit: UnitOfWork, time_control: str | None) -> None:
    """Raise ``TableError`` if a time control is too fast for the table's computer players."""
    strengths = unit.computer_strengths().values()
    computer_players.require_time([unit.row.empty_seat_default, *strengths], time_control)


def seat_row(unit: UnitOfWork, seat: int) -> SeatRow:
    """Return a seat by number; raise ``TableError`` if the table does not have it."""
    if not 0 <= seat < len(unit.seats):
        raise TableError.because("table-no-such-seat", seats=len(unit.seats))
    return unit.seats[seat]


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


def require_player_or_admin(person: Person, unit: UnitOfWork) -> list[int]:
    """Return the seat this person plays, if any, at a table that has not ended.

    Raises:
        NotVisible: they may not even see it.
        NotSeated: they neither play nor are an admin of the table.
        TableClosed: the game is over or was cancelled.
    """
    require_visible(person, unit)
    seats = [seat.seat for seat in unit.seats if seat.user_id == person.id]
    if not is_admin(person, unit.row):
        seats = [require_seat(unit, person.id)]
    if (status := Status(unit.row.status)) in ENDED:
        raise closed_error(status, unit.id)
    return seats


_CLOSED = {
    Status.LOBBY: "table-not-started",
    Status.FINISHED: "table-over",
    Status.CANCELLED: "table-was-cancelled",
    Status.PAUSED: "table-paused",
}


def require_running(unit: UnitOfWork) -> None:
    """Raise ``TableClosed`` with the reason unless the game is running."""
    status = Status(unit.row.status)
    if status != Status.RUNNING:
        raise closed_error(status, unit.id)


def closed_error(status: Status, table_id: int) -> TableError:
    """Return the error that says why a table with this status is not running."""
    return TableClosed.because(_CLOSED[status], table=table_id)
