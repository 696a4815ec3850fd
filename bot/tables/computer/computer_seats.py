"""Computer players: seated in the lobby, taking over an empty seat, or playing one turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.tables.domain import computer_players
from bot.tables.domain.computer_players import replacement_strength
from bot.tables.domain.errors import TableError
from bot.tables.domain.kinds import ActionKind
from bot.tables.domain.request import Person
from bot.tables.domain.table import Occupant
from bot.tables.lobby import lobby
from bot.tables.session.unit_of_work import UnitOfWork

DEFAULT_SEATS = 4
"""Number of players if the user gave none and the game allows it."""


# In the lobby


def seat_all_computers(
    person: Person,
    strengths: Sequence[str] | str,
    *,
    seats_said: bool = True,
    begin: bool = True,
) -> Callable[[UnitOfWork], None]:
    """Return work for a new table: seat computer players, and start the game.

    ``strengths`` has one strength per computer player, or one for all remaining seats (of the
    default number of players unless ``seats_said``).
    """

    def work(unit: UnitOfWork) -> None:
        room = unit.row.max_seats if seats_said else min(DEFAULT_SEATS, unit.row.max_seats)
        all_strengths = (
            [strengths] * (room - len(unit.seats)) if isinstance(strengths, str) else strengths
        )
        for strength in all_strengths:
            lobby.seat_computer(unit, strength, person.id)
        if begin:
            lobby.start_game(unit, person)

    return work


def only_computers(person: Person, strength: str) -> Callable[[UnitOfWork], None]:
    """Return work for a new table: its host only watches, computer players take all seats."""

    def work(unit: UnitOfWork) -> None:
        lobby.remove_seat(unit, unit.seats[0])
        unit.record_action(ActionKind.LEAVE, user_id=person.id)
        seat_all_computers(person, strength)(unit)

    return work


# During the game


def assign_computer(unit: UnitOfWork, seat: int, strength: str, by: str | None) -> None:
    """Let a computer player play a seat, which can be returned to its last player.

    Raises:
        TableError: no such computer player may play here.
    """
    computer_players.require_player(unit.table(), strength)
    row = unit.seats[seat]
    row.occupant, row.strength = Occupant.COMPUTER, strength
    unit.position()
    unit.record_action(ActionKind.SEAT_COMPUTER, seat=seat, user_id=by, data={"strength": strength})


def computer_plays_on(unit: UnitOfWork, seat: int) -> None:
    """Let a computer player of the table's preferred strength play on for an empty seat."""
    assign_computer(unit, seat, replacement_strength(unit.row.empty_seat_default), None)


def return_seat(unit: UnitOfWork, seat: int, by: str) -> None:
    """Return a seat to its last player.

    Raises:
        TableError: the seat never was a person's, or a person plays it.
    """
    row = unit.seats[seat]
    if row.occupant == Occupant.PERSON or not row.user_id.isdecimal():
        raise TableError.because("table-seat-not-taken", seat=seat + 1)
    row.occupant, row.strength = Occupant.PERSON, None
    unit.position()
    unit.record_action(ActionKind.REMOVE_COMPUTER, seat=seat, user_id=by)
