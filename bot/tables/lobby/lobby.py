"""Seat people and computer players in a lobby, and set up the game at the start."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from bot.store.models.table import SeatRow
from bot.tables.admin.limits import check_abandoned, require_solo_quota
from bot.tables.domain import shuffle_seats
from bot.tables.domain.computer_players import COMPUTER_NAMES, computer_id, require_player
from bot.tables.domain.errors import TableClosed, TableError
from bot.tables.domain.kinds import ActionKind, OutboxKind
from bot.tables.domain.request import Person, Request
from bot.tables.domain.table import InvitationStatus, Occupant, Status, Table
from bot.tables.session.feature import Feature, changes_table
from bot.tables.session.permissions import host_only_error, own_seat, require_may_meet
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core import Chance

log = logging.getLogger(__name__)

F = TypeVar("F", bound=Feature)
P = ParamSpec("P")


def changes_lobby(
    method: Callable[Concatenate[F, Request, UnitOfWork, P], None],
) -> Callable[Concatenate[F, Request, int, P], Coroutine[Any, Any, Table]]:
    """Let a method change a lobby like :func:`changes_table`, and update the lobby's message."""

    @wraps(method)
    def change(
        self: F, request: Request, unit: UnitOfWork, /, *args: P.args, **kwargs: P.kwargs
    ) -> None:
        require_lobby(unit)
        method(self, request, unit, *args, **kwargs)
        unit.post(OutboxKind.LOBBY)

    return changes_table(change)


def require_lobby(unit: UnitOfWork) -> None:
    """Raise ``TableClosed`` if the table has started or is over."""
    if unit.row.status != Status.LOBBY:
        is_running = unit.row.status in (Status.RUNNING, Status.PAUSED)
        key = "table-has-started" if is_running else "table-not-a-lobby"
        raise TableClosed.because(key, table=unit.id)


def require_may_join(unit: UnitOfWork, user_id: str) -> None:
    """Raise ``TableError`` if only guests may join a table, and this user is none."""
    invited = {unit.row.host_id, *(guest.user_id for guest in unit.invitations)}
    if unit.row.invite_only and user_id not in invited:
        raise host_only_error(unit, "table-invite-only")


def join_lobby(unit: UnitOfWork, person: Person) -> None:
    """Give a person the next seat, or that of a computer player if all are taken.

    Raises:
        TableError: they sit there already, all seats are taken by people, they may join no more
            tables, or they and one of the players do not meet.
    """
    if any(seat.user_id == person.id for seat in unit.seats):
        raise TableError.because("table-already-joined")
    check_abandoned(unit.session, person.id)
    require_may_meet(unit, person.id)
    make_room_for_person(unit, person)
    unit.record_action(ActionKind.JOIN, user_id=person.id, seat=sit_down(unit, person))
    for guest in unit.invitations:
        if guest.user_id == person.id:
            guest.status = InvitationStatus.ACCEPTED


def leave_lobby(unit: UnitOfWork, user_id: str) -> None:
    """Remove a person from a lobby; without people it is cancelled.

    A new host does not keep the line of the one who left.
    """
    remove_seat(unit, unit.seats[own_seat(unit, user_id)])
    unit.record_action(ActionKind.LEAVE, user_id=user_id)
    if not unit.people():
        unit.close(Status.CANCELLED, None)
    elif unit.row.host_id == user_id:
        unit.row.host_id = unit.seats[unit.people()[0]].user_id
        unit.row.host_line = None


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
    data = {"computer": new_id, "strength": strength}
    unit.record_action(ActionKind.SEAT_COMPUTER, user_id=by, data=data)


def remove_computer(unit: UnitOfWork, seat: SeatRow, by: str) -> None:
    """Remove a computer player from the lobby."""
    remove_seat(unit, seat)
    unit.record_action(ActionKind.REMOVE_COMPUTER, user_id=by, data={"computer": seat.user_id})


def make_room_for_person(unit: UnitOfWork, person: Person) -> None:
    """Remove the last computer player from a full table; raise ``TableError`` if it has none."""
    if len(unit.seats) < unit.row.max_seats:
        return
    if not unit.computers():
        raise TableError.because("table-full", seats=unit.row.max_seats)
    remove_computer(unit, unit.seats[unit.computers()[-1]], person.id)


def remove_seat(unit: UnitOfWork, gone: SeatRow) -> None:
    """Remove a seat; those behind it move up."""
    _replace_seats(unit, [seat.model_dump() for seat in unit.seats if seat is not gone])


def _replace_seats(unit: UnitOfWork, seats: Sequence[Mapping[str, Any]]) -> None:
    """Replace all seats of a table by new ones, which are numbered in order."""
    unit.session.flush()
    for row in unit.seats:
        unit.session.delete(row)
    unit.session.flush()
    unit.seats = [SeatRow(**{**seat, "seat": number}) for number, seat in enumerate(seats)]
    unit.session.add_all(unit.seats)


def _next_seat(unit: UnitOfWork, **who: Any) -> int:
    row = SeatRow(table_id=unit.id, seat=len(unit.seats), **who)
    unit.session.add(row)
    unit.seats.append(row)
    return row.seat


def start_game(unit: UnitOfWork, person: Person) -> None:
    """Set up the game for the players in the lobby; raise ``TableError`` if they may not start."""
    require_players(unit)
    people = unit.people()
    if len(people) == 1 and unit.computers():
        require_solo_quota(unit.session, unit.seats[people[0]].user_id)
    _shuffle_seats(unit)
    _set_up(unit, person.id)


def require_host_or_full(unit: UnitOfWork, user_id: str) -> None:
    """Raise ``TableError`` if only the host may start, because there are seats left."""
    room = unit.row.max_seats - len(unit.seats)
    if room > 0 and unit.row.host_id != user_id:
        raise host_only_error(unit, "table-seats-open", room=room)


def require_players(unit: UnitOfWork) -> None:
    """Raise ``TableError`` if too few players have joined."""
    joined, counts = len(unit.seats), unit.game.seat_counts
    least = min(n for n in counts if n >= unit.row.min_seats)
    if joined not in counts or joined < least:
        raise TableError.because("table-too-few", need=least, have=joined)


def _shuffle_seats(unit: UnitOfWork) -> None:
    players = {seat.user_id: seat.model_dump() for seat in unit.seats}
    chosen = {seat.user_id: seat.colour for seat in unit.seats}
    shuffled = shuffle_seats.shuffle_seats(unit.row.seed, list(players), chosen)
    _replace_seats(unit, [{**players[user], "colour": colour} for user, colour in shuffled])


def _set_up(unit: UnitOfWork, user_id: str) -> None:
    row = unit.row
    row.options = unit.game.full_options(len(unit.seats), row.options)
    row.rules_version = unit.game.rules_version
    chance = Chance.from_seed(row.seed)
    unit.state = unit.game.new(len(unit.seats), row.options, chance, events=True)
    events, unit.state.events = unit.state.events or [], None
    row.rated = unit.is_rated()
    row.status = Status.RUNNING
    row.started_at = unit.now
    row.asked = row.question = row.sequence + 1
    unit.record_action(ActionKind.START, user_id=user_id, events=events)
    unit.post(OutboxKind.LOBBY)
