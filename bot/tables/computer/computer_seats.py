"""Computer players: seated in the lobby, taking over an empty seat, or playing one turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.tables.domain import computer_players
from bot.tables.domain.computer_players import replacement_strength
from bot.tables.domain.errors import TableError
from bot.tables.domain.kinds import ActionKind
from bot.tables.domain.request import Person, Request
from bot.tables.domain.table import Occupant, Table
from bot.tables.lobby import lobby, start
from bot.tables.seats import empty_seat
from bot.tables.session import permissions
from bot.tables.session.permissions import is_admin, require_admin, require_host, require_visible
from bot.tables.session.service import TableService
from bot.tables.session.snapshot import Snapshot
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core.words.phrases import person_called

DEFAULT_SEATS = 4
"""Number of players if the user gave none and the game allows it."""


# In the lobby


async def add_computer(
    service: TableService, request: Request, table_id: int, strength: str
) -> Table:
    """Add a computer player to the lobby, as its host or an admin."""

    def work(unit: UnitOfWork) -> None:
        require_host(request.person, unit)
        lobby.seat_computer(unit, strength, request.person.id)

    return await lobby.change_lobby(service, request, table_id, work)


async def remove_computer(
    service: TableService, request: Request, table_id: int, computer_id: str
) -> Table:
    """Remove a computer player from the lobby, as its host or an admin."""

    def work(unit: UnitOfWork) -> None:
        require_host(request.person, unit)
        seat = next((seat for seat in unit.seats if seat.user_id == computer_id), None)
        if seat is None or seat.occupant != Occupant.COMPUTER:
            raise TableError.because("table-opponent-gone")
        lobby.remove_computer(unit, seat, request.person.id)

    return await lobby.change_lobby(service, request, table_id, work)


async def allow_computers(
    service: TableService, request: Request, table_id: int, *, allowed: bool
) -> Table:
    """Allow or forbid computer players at a table, as an admin; remove those in its lobby."""
    person = request.person

    def work(unit: UnitOfWork) -> None:
        require_admin(person, unit)
        unit.row.opponents = allowed
        unit.record_action(ActionKind.OPTIONS, user_id=person.id)
        while not allowed and unit.computers():
            lobby.remove_computer(unit, unit.seats[unit.computers()[-1]], person.id)

    return await lobby.change_lobby(service, request, table_id, work)


async def allow_hints(
    service: TableService, request: Request, table_id: int, *, allowed: bool
) -> Table:
    """Allow or forbid hints at a table, as its host in the lobby."""

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
            start.start_game(unit, person)

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
    """Let a computer player play a seat; its last player can be given it back.

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
    assign_computer(unit, seat, replacement_strength(unit.row.vacant), None)


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


async def give_seat(
    service: TableService, request: Request, table_id: int, seat: int, strength: str | None
) -> Table:
    """Let a computer player play an empty seat, or return it to its player with ``None``.

    Admins may do so, and the only person left at a table. A computer player's strength can be
    changed.
    """
    person = request.person

    def work(unit: UnitOfWork) -> None:
        require_visible(person, unit)
        permissions.require_running(unit)
        if not is_admin(person, unit.row) and unit.people() != [
            permissions.require_seat(unit, person.id)
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


def end_computer_turns(_: Snapshot, unit: UnitOfWork) -> None:
    """Hook: end such a turn once it is over or undone."""
    lent = [row for row in unit.seats if row.lent is not None]
    if not lent or unit.state is None or not unit.actions:
        return
    undone = any(action.kind == ActionKind.UNDO for action in unit.actions)
    movers = unit.game.to_move(unit.state)
    for row in lent:
        if undone or row.seat not in movers:
            row.lent = None
