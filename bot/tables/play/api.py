"""Moves and the end of a game as players and admins make them."""

from __future__ import annotations

from sqlalchemy.orm import Session

from bot.store.models.vote import VoteRow
from bot.tables.domain.errors import NeedsConfirmation, Stale, TableDamaged
from bot.tables.domain.kinds import ActionKind
from bot.tables.domain.request import Ended, Person, Request, Undone, VoteOpened
from bot.tables.domain.table import Ending, Status, Table
from bot.tables.domain.timeout_policy import GRACE_TIME
from bot.tables.domain.turn_view import Turn
from bot.tables.domain.votes import VoteKind
from bot.tables.history import turn
from bot.tables.play import game_end, make_move, undo
from bot.tables.play.apply_choice import apply_choice
from bot.tables.play.game_end import to_proposal_opened
from bot.tables.play.make_move import MadeMove, Resolve
from bot.tables.session import permissions
from bot.tables.session.permissions import (
    require_admin,
    require_running,
    require_seat,
    require_visible,
)
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.votes import open_votes


class Play:
    """Make and undo moves; end, pause and resume games."""

    def __init__(self, service: TableService) -> None:
        self._service = service

    async def make_move(
        self,
        request: Request,
        table_id: int,
        resolve: Resolve,
        *,
        sequence: int | None = None,
        confirmed: bool = False,
    ) -> MadeMove:
        """Make a move in one transaction, together with everything that follows from it.

        ``sequence`` is that of the pressed panel, ``None`` for a typed move. A panel is stale once
        the question has changed; others' answers to the same sealed question do not make it stale.

        Raises:
            NotVisible: the player may not see the table.
            NotSeated, TableClosed: they do not play in a running game there.
            Stale: the panel is stale.
            NeedsConfirmation, AlreadyMade: unless it is ``confirmed``.
            IllegalMove: with the game's reason.
            TableDamaged, NotSaved: the position cannot be read, or the change not saved.
        """
        before: Turn | None = None

        def work(unit: UnitOfWork) -> None:
            nonlocal before
            require_visible(request.person, unit)
            seat = require_seat(unit, request.person.id)
            require_running(unit)
            if sequence is not None and not unit.row.asked <= sequence <= unit.row.sequence:
                raise Stale.because("table-moved-on")
            before = turn.position_turn(unit, lambda _: seat)
            chosen = resolve(before)
            if not confirmed:
                if sequence is None:
                    make_move.require_new(unit, before, chosen, resolve)
                if chosen.ask:
                    raise NeedsConfirmation(before, chosen.move)
            choice = make_move.choice_of(unit.game, unit.position(), seat, chosen.move)
            unit.seats[seat].computer_for_this_turn = None
            apply_choice(unit, seat, choice, ActionKind.MOVE, user_id=request.person.id)

        change = await self._service.change(table_id, request, work)
        return MadeMove(change, None if change.repeated else before)

    async def make_move_in_channel(
        self,
        request: Request,
        channel_id: str,
        resolve: Resolve,
        *,
        confirmed: bool = False,
    ) -> MadeMove:
        """Make a typed move at the channel's table; raises what :func:`make_move` raises."""
        table_id = await self._service.read(
            lambda session: make_move.table_in(self._service, session, channel_id)
        )
        return await self.make_move(request, table_id, resolve, confirmed=confirmed)

    async def undo(
        self,
        request: Request,
        table_id: int,
        *,
        to: int | None = None,
        sequence: int | None = None,
    ) -> Undone | VoteOpened:
        """Undo the player's last move, or open a vote on it if others are affected.

        One call undoes one decision of the player, unless another player has acted since, or chance
        or hidden information was revealed. In those cases, or if ``to`` (a sequence on the line of
        play) is further back, it opens a vote. ``sequence`` is that of the pressed panel, ``None``
        for a typed undo.

        Raises:
            Stale: the panel is stale.
        """

        def attempt(unit: UnitOfWork) -> VoteRow | None:
            seat = permissions.require_seat(unit, request.person.id)
            permissions.require_running(unit)
            undo.require_current(unit, sequence)
            found = undo.reach(unit, seat, to)
            if found.within_own_moves or unit.people() == [seat]:
                undo.go_back(unit, found.target, seat=seat, user_id=request.person.id)
                if found.late:
                    unit.granted[seat] = GRACE_TIME  # added when the clock runs again
                return None
            return open_votes.open_unanimous(
                unit, request, VoteKind.UNDO, seat, target=found.target, moves=found.moves
            )

        made = await open_votes.do_or_open_vote(self._service, request, table_id, attempt)
        return (
            undo.to_undone(made.done)
            if made.asked is None
            else await to_proposal_opened(self._service, made, made.asked)
        )

    async def count_moves_to_ask_about(
        self, user_id: str, table_id: int, sequence: int | None = None
    ) -> int:
        """Return how many moves a vote would undo; 0 if no vote is needed.

        Raises:
            Stale: the panel is stale.
            TableError: there is nothing to undo.
        """

        def work(session: Session) -> int:
            unit = self._service.load(session, table_id)
            seat = permissions.require_seat(unit, user_id)
            permissions.require_running(unit)
            undo.require_current(unit, sequence)
            found = undo.reach(unit, seat, None)
            return 0 if found.within_own_moves or unit.people() == [seat] else found.moves

        return await self._service.read(work)

    async def require_endable(self, person: Person, table_id: int) -> bool:
        """Return whether the game would end without a vote, because no other person plays.

        Raises:
            NotSeated: the user does not play there.
            TableClosed: the game is not running.
        """

        def work(session: Session) -> bool:
            unit = self._service.load(session, table_id)
            permissions.require_running(unit)
            return unit.people() == [permissions.require_seat(unit, person.id)]

        return await self._service.read(work)

    async def propose_end(self, request: Request, table_id: int) -> VoteOpened | Ended:
        """Open a vote on ending the game, or end it at once if no other person plays."""

        def attempt(unit: UnitOfWork) -> VoteRow | None:
            permissions.require_running(unit)
            seat = permissions.require_seat(unit, request.person.id)
            unit.position()
            if unit.people() == [seat]:
                game_end.end(unit, seat, request.person.id, Ending.CONSENT)
                return None
            return open_votes.open_unanimous(unit, request, VoteKind.END, seat)

        made = await open_votes.do_or_open_vote(self._service, request, table_id, attempt)
        return (
            game_end.to_ended(made.done)
            if made.asked is None
            else await game_end.to_proposal_opened(self._service, made, made.asked)
        )

    async def end_by_admin(self, request: Request, table_id: int) -> Table:
        """End a game as an admin, without a vote.

        If the position cannot be read or the game is unknown, no final message is posted.
        """

        def work(unit: UnitOfWork) -> None:
            require_admin(request.person, unit)
            permissions.require_running(unit)
            try:
                unit.position()
            except TableDamaged:
                unit.record_action(ActionKind.END, user_id=request.person.id)
                unit.close(Status.FINISHED, Ending.ADMIN)
            else:
                game_end.end(unit, None, request.person.id, Ending.ADMIN)

        return (await self._service.change(table_id, request, work)).unit.table()
