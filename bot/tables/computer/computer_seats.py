"""Opponents of the house: seated in the lobby, or playing on for a seat somebody has left."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.tables.admin.permissions import is_admin, require_admin, require_host, require_visible
from bot.tables.domain.action_kinds import ActionKind
from bot.tables.domain.errors import TableError
from bot.tables.domain.request import Person, Request
from bot.tables.domain.table import Occupant, Table
from bot.tables.domain.timeout_policy import DEFAULT_STRENGTH
from bot.tables.lobby import lobby, seating, start
from bot.tables.seats import empty_seat
from bot.tables.session import requirements
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core.words.phrases import person_called

USUAL_SEATS = 4
"""So many play, where nobody said how many and the game allows it."""


def may_play(table: Table) -> bool:
    """Whether an opponent may play on at a table, and knows its game."""
    try:
        seating.require_player(table, DEFAULT_STRENGTH)
    except TableError:
        return False
    return True


# In the lobby


async def add_computer(
    service: TableService, request: Request, table_id: int, strength: str
) -> Table:
    """One more opponent in the lobby; the host or an organiser may."""

    def work(unit: UnitOfWork) -> None:
        require_host(request.person, unit)
        seating.seat_computer(unit, strength, request.person.id)

    return await lobby.change_lobby(service, request, table_id, work)


async def remove_computer(
    service: TableService, request: Request, table_id: int, who: str
) -> Table:
    """An opponent less, by its id; the host or an organiser may."""

    def work(unit: UnitOfWork) -> None:
        require_host(request.person, unit)
        gone = next((seat for seat in unit.seats if seat.user_id == who), None)
        if gone is None or gone.occupant != Occupant.OPPONENT:
            raise TableError.because("table-opponent-gone")
        seating.remove_computer(unit, gone, request.person.id)

    return await lobby.change_lobby(service, request, table_id, work)


async def allow_computers(
    service: TableService, request: Request, table_id: int, *, allowed: bool
) -> Table:
    """Whether opponents may sit at this table, an organiser's word; those in the lobby go."""
    person = request.person

    def work(unit: UnitOfWork) -> None:
        require_admin(person, unit)
        unit.row.opponents = allowed
        unit.record_action(ActionKind.OPTIONS, user_id=person.id)
        while not allowed and unit.computers():
            seating.remove_computer(unit, unit.seats[unit.computers()[-1]], person.id)

    return await lobby.change_lobby(service, request, table_id, work)


async def allow_hints(
    service: TableService, request: Request, table_id: int, *, allowed: bool
) -> Table:
    """Whether players may ask for hints; asked in the lobby, of its host."""

    def work(unit: UnitOfWork) -> None:
        require_host(request.person, unit)
        unit.row.help = allowed
        unit.record_action(ActionKind.OPTIONS, user_id=request.person.id)

    return await lobby.change_lobby(service, request, table_id, work)


def seat_all_computers(
    person: Person,
    strengths: Sequence[str] | str,
    *,
    seats_said: bool = True,
    begin: bool = True,
) -> Callable[[UnitOfWork], None]:
    """What seats opponents at a table that was just opened, and begins the game.

    ``strengths`` are theirs; one word is that of as many as there are seats left, of the usual
    number where nobody said how many.
    """

    def work(unit: UnitOfWork) -> None:
        room = unit.row.max_seats if seats_said else min(USUAL_SEATS, unit.row.max_seats)
        alike = [strengths] * (room - len(unit.seats)) if isinstance(strengths, str) else strengths
        for strength in alike:
            seating.seat_computer(unit, strength, person.id)
        if begin:
            start.start_game(unit, person)

    return work


def only_computers(person: Person, strength: str) -> Callable[[UnitOfWork], None]:
    """Return work for a new table: its host only watches, computer players take all seats."""

    def work(unit: UnitOfWork) -> None:
        seating.remove_seat(unit, unit.seats[0])
        unit.record_action(ActionKind.LEAVE, user_id=person.id)
        seat_all_computers(person, strength)(unit)

    return work


# While the game runs


def assign_computer(unit: UnitOfWork, seat: int, strength: str, by: str | None) -> None:
    """From now on an opponent plays a seat; whoever had it keeps the right to be given it back.

    Raises:
        TableError: no such opponent may play here.
    """
    seating.require_player(unit.table(), strength)
    row = unit.seats[seat]
    row.occupant, row.strength = Occupant.OPPONENT, strength
    unit.position()
    unit.record_action(ActionKind.SEAT_OPPONENT, seat=seat, user_id=by, data={"strength": strength})


def return_seat(unit: UnitOfWork, seat: int, by: str) -> None:
    """Whoever had a seat before plays it again, with all that was done for it meanwhile.

    Raises:
        TableError: it never was a person's, or it is.
    """
    row = unit.seats[seat]
    if row.occupant == Occupant.PERSON or not row.user_id.isdecimal():
        raise TableError.because("table-seat-not-taken", seat=seat + 1)
    row.occupant, row.strength = Occupant.PERSON, None
    unit.position()
    unit.record_action(ActionKind.SEND_AWAY, seat=seat, user_id=by)


async def give_seat(
    service: TableService, request: Request, table_id: int, seat: int, strength: str | None
) -> Table:
    """Give a seat that was given up to an opponent, or with ``None`` back to who had it.

    An organiser may, and whoever is the only person left at the table. An opponent can be given
    another strength.
    """
    person = request.person

    def work(unit: UnitOfWork) -> None:
        require_visible(person, unit)
        requirements.require_running(unit)
        if not is_admin(person, unit.row) and unit.people() != [
            requirements.require_seat(unit, person.id)
        ]:
            raise TableError.because("table-organiser-only")
        if not 0 <= seat < len(unit.seats):
            raise TableError.because("table-no-such-seat", seats=len(unit.seats))
        if strength is None:
            return_seat(unit, seat, person.id)
        elif unit.seats[seat].occupant == Occupant.PERSON:
            raise TableError.because(
                "table-seat-is-played", name=person_called(unit.seats[seat].name), seat=seat + 1
            )
        elif unit.seats[seat].strength == strength:
            raise TableError.because("table-opponent-same", seat=seat + 1)
        else:
            assign_computer(unit, seat, strength, person.id)
        empty_seat.on_seat_filled(unit, seat)

    return (await service.change(table_id, request, work)).unit.table()
