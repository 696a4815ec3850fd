"""Computer players, hints and reviews as players use them."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.review import ReviewRow
from bot.tables.computer import computer_seats, reviews
from bot.tables.computer.choose_move import MoveRequest, request_for
from bot.tables.domain.computer_players import require_model
from bot.tables.domain.errors import IllegalMove, TableError
from bot.tables.domain.kinds import ActionKind
from bot.tables.domain.request import Request
from bot.tables.domain.table import Occupant, Table
from bot.tables.lobby import lobby
from bot.tables.seats import empty_seat
from bot.tables.session import exclusions, permissions
from bot.tables.session.permissions import is_admin, require_admin, require_host, require_visible
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core import say
from engine.core.words.phrases import person_called, persons
from engine.players.review import Review

HINT_STRENGTH = "hard"
"""Strength of the computer player that gives hints."""


class ComputerPlayers:
    """Seat computer players, and read hints and reviews."""

    def __init__(self, service: TableService) -> None:
        self._service = service

    async def add(self, request: Request, table_id: int, strength: str) -> Table:
        """Add a computer player to the lobby, as its host or an admin."""

        def work(unit: UnitOfWork) -> None:
            require_host(request.person, unit)
            lobby.seat_computer(unit, strength, request.person.id)

        return await lobby.change_lobby(self._service, request, table_id, work)

    async def remove(self, request: Request, table_id: int, computer_id: str) -> Table:
        """Remove a computer player from the lobby, as its host or an admin."""

        def work(unit: UnitOfWork) -> None:
            require_host(request.person, unit)
            seat = next((seat for seat in unit.seats if seat.user_id == computer_id), None)
            if seat is None or seat.occupant != Occupant.COMPUTER:
                raise TableError.because("table-computer-gone")
            lobby.remove_computer(unit, seat, request.person.id)

        return await lobby.change_lobby(self._service, request, table_id, work)

    async def allow(self, request: Request, table_id: int, *, allowed: bool) -> Table:
        """Allow or forbid computer players at a table, as an admin; remove those in its lobby."""
        person = request.person

        def work(unit: UnitOfWork) -> None:
            require_admin(person, unit)
            unit.row.computer_players = allowed
            unit.record_action(ActionKind.OPTIONS, user_id=person.id)
            while not allowed and unit.computers():
                lobby.remove_computer(unit, unit.seats[unit.computers()[-1]], person.id)

        return await lobby.change_lobby(self._service, request, table_id, work)

    async def allow_hints(self, request: Request, table_id: int, *, allowed: bool) -> Table:
        """Allow or forbid hints at a table, as its host in the lobby."""

        def work(unit: UnitOfWork) -> None:
            require_host(request.person, unit)
            unit.row.hints = allowed
            unit.record_action(ActionKind.OPTIONS, user_id=request.person.id)

        return await lobby.change_lobby(self._service, request, table_id, work)

    async def give_seat(
        self, request: Request, table_id: int, seat: int, strength: str | None
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
                raise TableError.because("table-admin-only")
            if not 0 <= seat < len(unit.seats):
                raise TableError.because("table-no-such-seat", seats=len(unit.seats))
            if strength is None:
                computer_seats.return_seat(unit, seat, person.id)
            elif unit.seats[seat].occupant == Occupant.PERSON:
                raise TableError.because(
                    "table-seat-is-played", name=person_called(unit.seats[seat].name), seat=seat + 1
                )
            elif unit.seats[seat].strength == strength:
                raise TableError.because("table-computer-same", seat=seat + 1)
            else:
                computer_seats.assign_computer(unit, seat, strength, person.id)
            empty_seat.on_seat_filled(unit, seat)

        return (await self._service.change(table_id, request, work)).unit.table()

    async def hint_request(self, table_id: int, user_id: str) -> MoveRequest:
        """Return a player's question, limited to what that player may know.

        Raises:
            TableClosed, NotSeated: the game does not run, or the user does not play in it.
            TableError: the table or the player has switched hints off, or the game has no computer
                players.
            IllegalMove: the player need not move now.
        """

        def work(session: Session) -> MoveRequest:
            unit = self._service.load(session, table_id)
            permissions.require_running(unit)
            seat = permissions.require_seat(unit, user_id)
            person = exclusions.find_person(session, user_id)
            if person is not None and person.no_hints:
                raise TableError.because("table-hints-not-wanted")
            if not unit.hints_allowed():
                raise TableError.because("table-no-hints")
            require_model(unit.game, HINT_STRENGTH)
            movers = unit.game.to_move(unit.state)
            if seat not in movers:
                raise IllegalMove(say("refusal-not-now", who=persons(movers)))
            return request_for(unit, seat, HINT_STRENGTH)

        return await self._service.read(work)

    async def read_review(self, table_id: int) -> Review | None:
        """Return the review of a finished game; ``None`` if there is none that can be read.

        Raises:
            TableClosed: the game is not over.
            TableError: the game has no computer players, or no moves were made.
        """

        def work(session: Session) -> Review | None:
            reviews.require_over(self._service.load(session, table_id))
            found = session.scalar(
                select(col(ReviewRow.result)).where(col(ReviewRow.table_id) == table_id)
            )
            return reviews.parse(table_id, found)

        return await self._service.read(work)
