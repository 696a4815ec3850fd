"""The seats of a lobby: people and computer players join, leave and make room."""

from __future__ import annotations

from typing import Any

from bot.store.models.table import SeatRow
from bot.tables.domain.action_kinds import ActionKind
from bot.tables.domain.errors import TableDamaged, TableError
from bot.tables.domain.request import Person
from bot.tables.domain.table import Occupant, Table
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core import EngineError, Game, game
from engine.core.registry import game_names
from engine.players.evaluation import load_model
from engine.players.strengths import STRENGTHS

COMPUTER_NAMES = ("Odo", "Ida", "Hugo", "Emma", "Ivo")
"""Names of computer players, shown behind a word that marks them as such."""


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
    number = next(n for n in range(len(taken) + 1) if _computer_id(n) not in taken)
    name = COMPUTER_NAMES[number] if number < len(COMPUTER_NAMES) else str(number + 1)
    computer_id = _computer_id(number)
    _next_seat(unit, user_id=computer_id, name=name, occupant=Occupant.OPPONENT, strength=strength)
    unit.record_action(
        ActionKind.SEAT_OPPONENT, user_id=by, data={"opponent": computer_id, "strength": strength}
    )


def require_player(table: Table, strength: str) -> None:
    """Check that a computer player of that strength may play at the table.

    Raises:
        TableError: the strength is unknown, the game has no computer players, or they are not
            allowed.
        TableDamaged: this version does not support the table's game.
    """
    if table.game not in game_names():
        raise TableDamaged.because("table-game-unknown", table=table.id)
    require_model(game(table.game), strength)
    if not table.opponents:
        raise TableError.because("table-opponents-forbidden")


def require_model(rules: Game[Any], strength: str) -> None:
    """Check that a game has computer players of that strength.

    Raises:
        TableError: the strength is unknown, or the game has no computer players.
    """
    if strength not in STRENGTHS:
        raise TableError.because("table-no-such-strength", strength=strength)
    try:
        load_model(rules.name)
    except EngineError:
        raise TableError.because("table-nobody-plays", game=rules.words.title) from None


def remove_computer(unit: UnitOfWork, seat: SeatRow, by: str) -> None:
    """Remove a computer player from the lobby."""
    remove_seat(unit, seat)
    unit.record_action(ActionKind.SEND_AWAY, user_id=by, data={"opponent": seat.user_id})


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


_COMPUTER_PREFIX = "opponent-"


def _computer_id(number: int) -> str:
    """Return a computer player's id, which is no number, unlike those of people."""
    return f"{_COMPUTER_PREFIX}{number + 1}"


def is_computer_id(user_id: str) -> bool:
    """Return whether an id is that of a computer player seated in the lobby."""
    return user_id.startswith(_COMPUTER_PREFIX)
