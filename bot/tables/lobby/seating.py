"""The seats of a lobby: people and computer players join, leave and make room."""

from __future__ import annotations

from typing import Any

from bot.store.models.table import SeatRow
from bot.tables.domain.action_kinds import ActionKind
from bot.tables.domain.computer_players import COMPUTER_NAMES, computer_id, require_player
from bot.tables.domain.errors import TableError
from bot.tables.domain.request import Person
from bot.tables.domain.table import Occupant
from bot.tables.session.unit_of_work import UnitOfWork


def sit_down(unit: UnitOfWork, person: Person) -> int:
    """Give a person the next seat; return its number."""
    return _next_seat(unit, user_id=person.id, name=person.name)


def seat_computer(unit: UnitOfWork, strength: str, by: str) -> None:
    """Give a computer player the next seat.

    Raises:
        TableError: the strength is unknown, the game has no computer players, they are not
            allowed here, or the table is full.
    """
    require_player(unit.table(), strength)
    if len(unit.seats) >= unit.row.max_seats:
        raise TableError.because("table-full", seats=unit.row.max_seats)
    taken = {seat.user_id for seat in unit.seats}
    number = next(n for n in range(len(taken) + 1) if computer_id(n) not in taken)
    name = COMPUTER_NAMES[number] if number < len(COMPUTER_NAMES) else str(number + 1)
    new_id = computer_id(number)
    _next_seat(unit, user_id=new_id, name=name, occupant=Occupant.COMPUTER, strength=strength)
    unit.record_action(
        ActionKind.SEAT_COMPUTER, user_id=by, data={"opponent": new_id, "strength": strength}
    )


def remove_computer(unit: UnitOfWork, seat: SeatRow, by: str) -> None:
    """Remove a computer player from the lobby."""
    remove_seat(unit, seat)
    unit.record_action(ActionKind.REMOVE_COMPUTER, user_id=by, data={"opponent": seat.user_id})


def make_room_for_person(unit: UnitOfWork, person: Person) -> None:
    """Remove the last computer player if the table is full.

    Raises:
        TableError: people have all the seats.
    """
    if len(unit.seats) < unit.row.max_seats:
        return
    if not unit.computers():
        raise TableError.because("table-full", seats=unit.row.max_seats)
    remove_computer(unit, unit.seats[unit.computers()[-1]], person.id)


def remove_seat(unit: UnitOfWork, gone: SeatRow) -> None:
    """Remove a seat; those behind it move up."""
    unit.replace_seats([_renumbered(seat, gone) for seat in unit.seats if seat is not gone])


def _renumbered(seat: SeatRow, gone: SeatRow) -> SeatRow:
    return SeatRow(**{**seat.model_dump(), "seat": seat.seat - (seat.seat > gone.seat)})


def _next_seat(unit: UnitOfWork, **who: Any) -> int:
    row = SeatRow(table_id=unit.id, seat=len(unit.seats), **who)
    unit.session.add(row)
    unit.seats.append(row)
    return row.seat
