"""Fill a new table with computer players and start it, in the transaction that opens it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.tables.domain.kinds import ActionKind
from bot.tables.domain.request import Person
from bot.tables.lobby import lobby
from bot.tables.session.unit_of_work import UnitOfWork

DEFAULT_SEATS = 4
"""Number of players if the user gave none and the game allows it."""


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
        room = unit.row.max_seats
        if not seats_said:
            room = max(unit.row.min_seats, min(DEFAULT_SEATS, room))
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
