"""Seat computer players, and read hints and reviews."""

from __future__ import annotations

from bot.store.models.review import ReviewRow
from bot.store.models.table import SeatRow
from bot.tables.computer import reviews
from bot.tables.computer.decisions import MoveRequest, request_for
from bot.tables.computer.fill_table import seat_all_computers
from bot.tables.domain.computer_players import (
    DEFAULT_STRENGTH,
    replacement_strength,
    require_model,
    require_player,
)
from bot.tables.domain.errors import IllegalMove, TableError
from bot.tables.domain.kinds import ActionKind
from bot.tables.domain.request import Moved, Request
from bot.tables.domain.table import Occupant
from bot.tables.domain.time_control import DEFAULT_TIME_CONTROL, NO_CLOCK
from bot.tables.lobby import lobby
from bot.tables.lobby.lobby import changes_lobby
from bot.tables.play import make_move
from bot.tables.seats import empty_seat
from bot.tables.session import user_rows
from bot.tables.session.feature import Feature, changes_table, reads_table
from bot.tables.session.permissions import (
    is_admin,
    require_admin,
    require_hints,
    require_host,
    require_running,
    require_seat,
    require_visible,
    seat_row,
)
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core import say
from engine.core.words.phrases import person_called, persons
from engine.players.review import Review

HINT_STRENGTH = "hard"
"""Strength of the computer player that gives hints."""


class ComputerPlayers(Feature):
    """Seat computer players, and read hints and reviews."""

    @changes_lobby
    def add(self, request: Request, unit: UnitOfWork, strength: str) -> None:
        """Add a computer player to the lobby, as its host or an admin."""
        require_host(request.person, unit)
        lobby.seat_computer(unit, strength, request.person.id)

    @changes_lobby
    def remove(self, request: Request, unit: UnitOfWork, computer_id: str) -> None:
        """Remove a computer player from the lobby, as its host or an admin."""
        require_host(request.person, unit)
        seat = next((seat for seat in unit.seats if seat.user_id == computer_id), None)
        if seat is None or seat.occupant != Occupant.COMPUTER:
            raise TableError.because("table-computer-gone")
        lobby.remove_computer(unit, seat, request.person.id)

    async def start_against(self, request: Request, table_id: int) -> Moved:
        """Start a lobby with computer players in its open seats, as its host or an admin.

        A person alone with them has no clock, unless they have chosen one. The result is that of
        :meth:`Lobbies.start`.
        """

        def work(unit: UnitOfWork) -> None:
            lobby.require_lobby(unit)
            require_host(request.person, unit)
            if len(unit.people()) == 1 and unit.row.time_control == DEFAULT_TIME_CONTROL:
                unit.row.time_control = NO_CLOCK
            seat_all_computers(request.person, DEFAULT_STRENGTH, seats_said=False)(unit)

        return make_move.to_moved(await self._service.change(table_id, request, work))

    @changes_lobby
    def allow(self, request: Request, unit: UnitOfWork, *, allowed: bool) -> None:
        """Allow or forbid computer players at a table, as an admin; remove those in its lobby."""
        require_admin(request.person, unit)
        unit.row.computer_players = allowed
        unit.record_action(ActionKind.OPTIONS, user_id=request.person.id)
        while not allowed and unit.computers():
            lobby.remove_computer(unit, unit.seats[unit.computers()[-1]], request.person.id)

    @changes_lobby
    def allow_hints(self, request: Request, unit: UnitOfWork, *, allowed: bool) -> None:
        """Allow or forbid hints at a table, as its host in the lobby.

        Raises:
            TableError: hints are wanted, but the table is rated.
        """
        require_host(request.person, unit)
        if allowed and unit.is_rated():
            raise TableError.because("table-rated-no-hints")
        unit.row.hints = allowed
        unit.record_action(ActionKind.OPTIONS, user_id=request.person.id)

    @changes_table
    def give_seat(
        self, request: Request, unit: UnitOfWork, seat: int, strength: str | None
    ) -> None:
        """Let a computer player play an empty seat, or return it to its player with ``None``.

        Admins may do so, and the only person left at a table. A computer player's strength can be
        changed.
        """
        person = request.person
        require_visible(person, unit)
        require_running(unit)
        if not is_admin(person, unit.row) and unit.people() != [require_seat(unit, person.id)]:
            raise TableError.because("table-admin-only")
        row = seat_row(unit, seat)
        if strength is None:
            _return_seat(unit, row, person.id)
        elif row.occupant == Occupant.PERSON:
            name = person_called(row.name)
            raise TableError.because("table-seat-is-played", name=name, seat=seat + 1)
        elif row.strength == strength:
            raise TableError.because("table-computer-same", seat=seat + 1)
        else:
            _assign_computer(unit, row, strength, person.id)
        empty_seat.on_seat_filled(unit, seat)

    @reads_table
    def hint_request(self, unit: UnitOfWork, user_id: str) -> MoveRequest:
        """Return a player's question, limited to what that player may know.

        Raises:
            TableClosed, NotSeated: the game does not run, or the user does not play in it.
            TableError: the table or the player has switched hints off, or the game has no computer
                players.
            IllegalMove: the player need not move now.
        """
        require_running(unit)
        seat = require_seat(unit, user_id)
        person = user_rows.find_person(unit.session, user_id)
        if person is not None and person.no_hints:
            raise TableError.because("table-hints-not-wanted")
        require_hints(unit, "table-no-hints")
        require_model(unit.game, HINT_STRENGTH)
        movers = unit.game.to_move(unit.state)
        if seat not in movers:
            raise IllegalMove(say("refusal-not-now", who=persons(movers)))
        return request_for(unit, seat, HINT_STRENGTH)

    async def request_review(self, table_id: int) -> None:
        """Request a review of a finished game; raises as :meth:`read_review`."""
        await reviews.Reviews(self._service).request(table_id)

    async def review_status(self, table_id: int) -> reviews.ReviewStatus | None:
        """Return whether a review was made; ``None`` if there can be none."""
        return await reviews.Reviews(self._service).status(table_id)

    @reads_table
    def read_review(self, unit: UnitOfWork) -> Review | None:
        """Return the review of a finished game; ``None`` if there is none that can be read.

        Raises:
            TableClosed: the game is not over.
            TableError: the game has no computer players, or no moves were made.
        """
        reviews.require_over(unit)
        row = unit.session.get(ReviewRow, unit.id)
        return None if row is None else reviews.parse_review(row)


def _assign_computer(unit: UnitOfWork, row: SeatRow, strength: str, by: str | None) -> None:
    require_player(unit.table(), strength)
    row.occupant, row.strength = Occupant.COMPUTER, strength
    unit.position()
    data = {"strength": strength}
    unit.record_action(ActionKind.SEAT_COMPUTER, seat=row.seat, user_id=by, data=data)


def computer_plays_on(unit: UnitOfWork, seat: int) -> None:
    """Let a computer player of the table's preferred strength play on for an empty seat."""
    strength = replacement_strength(unit.row.empty_seat_default)
    _assign_computer(unit, unit.seats[seat], strength, None)


def _return_seat(unit: UnitOfWork, row: SeatRow, by: str) -> None:
    if row.occupant == Occupant.PERSON or not row.user_id.isdecimal():
        raise TableError.because("table-seat-not-taken", seat=row.seat + 1)
    row.occupant, row.strength = Occupant.PERSON, None
    unit.position()
    unit.record_action(ActionKind.REMOVE_COMPUTER, seat=row.seat, user_id=by)
