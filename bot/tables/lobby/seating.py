"""The seats of a lobby: people and opponents sit down, leave, and give way to each other."""

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

NAMES = ("Odo", "Ida", "Hugo", "Emma", "Ivo")
"""What opponents are called, behind the word that tells them from people."""


def sit_down(unit: UnitOfWork, person: Person) -> int:
    """The next seat, for a person."""
    return _next_seat(unit, user_id=person.id, name=person.name)


def seat_computer(unit: UnitOfWork, strength: str, by: str) -> None:
    """The next seat, for an opponent.

    Raises:
        TableError: there is no such strength, nobody can play the game, opponents are not wanted
            here, or all seats are taken.
    """
    require_player(unit.table(), strength)
    if len(unit.seats) >= unit.row.max_seats:
        raise TableError.because("table-full", seats=unit.row.max_seats)
    taken = {seat.user_id for seat in unit.seats}
    number = next(n for n in range(len(taken) + 1) if _opponent_id(n) not in taken)
    name = NAMES[number] if number < len(NAMES) else str(number + 1)
    who = _opponent_id(number)
    _next_seat(unit, user_id=who, name=name, occupant=Occupant.OPPONENT, strength=strength)
    unit.record_action(
        ActionKind.SEAT_OPPONENT, user_id=by, data={"opponent": who, "strength": strength}
    )


def require_player(table: Table, strength: str) -> None:
    """Nothing if an opponent of that strength may play at the table.

    Raises:
        TableError: there is no such strength, nobody can play the game, or none is wanted here.
        TableDamaged: this Seneschal has no such game.
    """
    if table.game not in game_names():
        raise TableDamaged.because("table-game-unknown", table=table.id)
    known_player(game(table.game), strength)
    if not table.opponents:
        raise TableError.because("table-opponents-forbidden")


def known_player(rules: Game[Any], strength: str) -> None:
    """Nothing if there are opponents of that strength for a game.

    Raises:
        TableError: there is no such strength, or nobody can play the game.
    """
    if strength not in STRENGTHS:
        raise TableError.because("table-no-such-strength", strength=strength)
    try:
        load_model(rules.name)
    except EngineError:
        raise TableError.because("table-nobody-plays", game=rules.words.title) from None


def remove_computer(unit: UnitOfWork, gone: SeatRow, by: str) -> None:
    """An opponent leaves the lobby."""
    remove_seat(unit, gone)
    unit.record_action(ActionKind.SEND_AWAY, user_id=by, data={"opponent": gone.user_id})


def give_up_seat_to_person(unit: UnitOfWork, person: Person) -> None:
    """Where all seats are taken, the last opponent makes room for somebody who wants to play.

    Raises:
        TableError: people have all the seats.
    """
    if len(unit.seats) < unit.row.max_seats:
        return
    if not unit.computers():
        raise TableError.because("table-full", seats=unit.row.max_seats)
    remove_computer(unit, unit.seats[unit.computers()[-1]], person.id)


def remove_seat(unit: UnitOfWork, gone: SeatRow) -> None:
    """A seat less; those behind it move up."""
    unit.seat_all([_moved_up(seat, gone) for seat in unit.seats if seat is not gone])


def _moved_up(seat: SeatRow, gone: SeatRow) -> SeatRow:
    return SeatRow(**{**seat.model_dump(), "seat": seat.seat - (seat.seat > gone.seat)})


def _next_seat(unit: UnitOfWork, **who: Any) -> int:
    row = SeatRow(table_id=unit.id, seat=len(unit.seats), **who)
    unit.session.add(row)
    unit.seats.append(row)
    return row.seat


_OWN = "opponent-"


def _opponent_id(number: int) -> str:
    """No id of a person: theirs are numbers."""
    return f"{_OWN}{number + 1}"


def computer_identity(user_id: str) -> bool:
    """Whether it is that of an opponent who was seated in the lobby."""
    return user_id.startswith(_OWN)
