"""Opponents of the house: seated in the lobby, or playing on for a seat somebody has left."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.tables import guards
from bot.tables.action_kinds import Kind
from bot.tables.errors import TableError
from bot.tables.house_rules import STRENGTH
from bot.tables.lobby import lobby, seating, start
from bot.tables.models import Occupant, Table
from bot.tables.moves import play
from bot.tables.plans import following
from bot.tables.request import Person, Request
from bot.tables.roles import need_host, need_organiser, need_sight, organises
from bot.tables.seats import vacancy
from bot.tables.service import TableService
from bot.tables.unit_of_work import UnitOfWork
from engine.core.words.phrases import person_called

USUAL_SEATS = 4
"""So many play, where nobody said how many and the game allows it."""


def may_play(table: Table) -> bool:
    """Whether an opponent may play on at a table, and knows its game."""
    try:
        seating.need_player(table, STRENGTH)
    except TableError:
        return False
    return True


# In the lobby


async def add(service: TableService, request: Request, table_id: int, strength: str) -> Table:
    """One more opponent in the lobby; the host or an organiser may."""

    def work(unit: UnitOfWork) -> None:
        need_host(request.person, unit)
        seating.seat_opponent(unit, strength, request.person.id)

    return await lobby.change_lobby(service, request, table_id, work)


async def send_away(service: TableService, request: Request, table_id: int, who: str) -> Table:
    """An opponent less, by its id; the host or an organiser may."""

    def work(unit: UnitOfWork) -> None:
        need_host(request.person, unit)
        gone = next((seat for seat in unit.seats if seat.user_id == who), None)
        if gone is None or gone.occupant != Occupant.OPPONENT:
            raise TableError.because("table-opponent-gone")
        seating.send_away(unit, gone, request.person.id)

    return await lobby.change_lobby(service, request, table_id, work)


async def allow(service: TableService, request: Request, table_id: int, *, allowed: bool) -> Table:
    """Whether opponents may sit at this table, an organiser's word; those in the lobby go."""
    person = request.person

    def work(unit: UnitOfWork) -> None:
        need_organiser(person, unit)
        unit.row.opponents = allowed
        unit.act(Kind.OPTIONS, user_id=person.id)
        while not allowed and unit.opponents():
            seating.send_away(unit, unit.seats[unit.opponents()[-1]], person.id)

    return await lobby.change_lobby(service, request, table_id, work)


async def allow_help(
    service: TableService, request: Request, table_id: int, *, allowed: bool
) -> Table:
    """Whether players may ask for hints; asked in the lobby, of its host."""

    def work(unit: UnitOfWork) -> None:
        need_host(request.person, unit)
        unit.row.help = allowed
        unit.act(Kind.OPTIONS, user_id=request.person.id)

    return await lobby.change_lobby(service, request, table_id, work)


def against(
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
            seating.seat_opponent(unit, strength, person.id)
        if begin:
            start.begin(unit, person)

    return work


def only_computers(person: Person, strength: str) -> Callable[[UnitOfWork], None]:
    """Return work for a new table: its host only watches, computer players take all seats."""

    def work(unit: UnitOfWork) -> None:
        seating.take_out(unit, unit.seats[0])
        unit.act(Kind.LEAVE, user_id=person.id)
        against(person, strength)(unit)

    return work


# While the game runs


def play_on(unit: UnitOfWork, seat: int, strength: str, by: str | None) -> None:
    """From now on an opponent plays a seat; whoever had it keeps the right to be given it back.

    Raises:
        TableError: no such opponent may play here.
    """
    seating.need_player(unit.table(), strength)
    row = unit.seats[seat]
    row.occupant, row.strength = Occupant.OPPONENT, strength
    following.seat_changed(unit, seat)
    unit.position()
    unit.act(Kind.SEAT_OPPONENT, seat=seat, user_id=by, data={"strength": strength})
    play.go_on(unit)


def give_back(unit: UnitOfWork, seat: int, by: str) -> None:
    """Whoever had a seat before plays it again, with all that was done for it meanwhile.

    Raises:
        TableError: it never was a person's, or it is.
    """
    row = unit.seats[seat]
    if row.occupant == Occupant.PERSON or not row.user_id.isdecimal():
        raise TableError.because("table-seat-not-taken", seat=seat + 1)
    row.occupant, row.strength = Occupant.PERSON, None
    unit.position()
    unit.act(Kind.SEND_AWAY, seat=seat, user_id=by)
    unit.lapse("undo", "end", "move", "pace")
    play.go_on(unit)


async def give_seat(
    service: TableService, request: Request, table_id: int, seat: int, strength: str | None
) -> Table:
    """Give a seat that was given up to an opponent, or with ``None`` back to who had it.

    An organiser may, and whoever is the only person left at the table. An opponent can be given
    another strength.
    """
    person = request.person

    def work(unit: UnitOfWork) -> None:
        need_sight(person, unit)
        guards.need_running(unit)
        if not organises(person, unit.row) and unit.people() != [guards.seated(unit, person.id)]:
            raise TableError.because("table-organiser-only")
        if not 0 <= seat < len(unit.seats):
            raise TableError.because("table-no-such-seat", seats=len(unit.seats))
        if strength is None:
            give_back(unit, seat, person.id)
        elif unit.seats[seat].occupant == Occupant.PERSON:
            raise TableError.because(
                "table-seat-is-played", name=person_called(unit.seats[seat].name), seat=seat + 1
            )
        elif unit.seats[seat].strength == strength:
            raise TableError.because("table-opponent-same", seat=seat + 1)
        else:
            play_on(unit, seat, strength, person.id)
        vacancy.settled(unit, seat)

    return (await service.change(table_id, request, work)).unit.table()
