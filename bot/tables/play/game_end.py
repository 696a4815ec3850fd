"""End a game: by its rules, by unanimous vote, or by an admin."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sqlalchemy import delete
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.plan import PlanRow
from bot.store.models.table import SeatRow
from bot.store.models.vote import VoteRow
from bot.tables.domain.errors import TableDamaged
from bot.tables.domain.kinds import ActionKind, OutboxKind
from bot.tables.domain.request import DoneOrVote, Person, Request
from bot.tables.domain.table import Ending, Status, Table
from bot.tables.domain.votes import VoteKind
from bot.tables.session import permissions
from bot.tables.session.permissions import require_admin
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.votes import open_votes


class GameEnd:
    """End a game before its rules do."""

    def __init__(self, service: TableService) -> None:
        self._service = service

    async def require_endable(self, person: Person, table_id: int) -> bool:
        """Return whether the game would end without a vote, because no other person plays.

        Raise ``NotSeated`` or ``TableClosed`` if the user may not end it.
        """

        def work(session: Session) -> bool:
            unit = self._service.load(session, table_id)
            permissions.require_running(unit)
            return unit.people() == [permissions.require_seat(unit, person.id)]

        return await self._service.read(work)

    async def propose_end(self, request: Request, table_id: int) -> DoneOrVote:
        """Open a vote on ending the game, or end it at once if no other person plays."""

        def attempt(unit: UnitOfWork) -> VoteRow | None:
            permissions.require_running(unit)
            seat = permissions.require_seat(unit, request.person.id)
            unit.position()
            if unit.people() == [seat]:
                end(unit, seat, request.person.id, Ending.CONSENT)
                return None
            return open_votes.open_unanimous(unit, request, VoteKind.END, seat)

        done, vote = await open_votes.do_or_open_vote(self._service, request, table_id, attempt)
        return DoneOrVote(done.unit.table(), vote)

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
                end(unit, None, request.person.id, Ending.ADMIN)

        return (await self._service.change(table_id, request, work)).unit.table()


AFTER_END: list[Callable[[UnitOfWork], None]] = []
"""What features do in the transaction in which a game ends; filled in ``hooks.py``."""


def finish(unit: UnitOfWork, ending: Ending, won: Sequence[int]) -> None:
    """Close the table, post and count its result, and delete the plans for the table."""
    unit.close(Status.FINISHED, ending, won)
    unit.post(OutboxKind.FINAL)
    unit.session.execute(delete(PlanRow).where(col(PlanRow.table_id) == unit.id))
    unit.plans = []
    for handler in AFTER_END:
        handler(unit)


def winners(unit: UnitOfWork) -> tuple[int, ...]:
    """Return the winners of a completed game; empty seats cannot win.

    If only empty seats would have won, the best of the other seats win.
    """
    outcome = unit.game.outcome(unit.state)
    active = unit.active_seats()
    won = tuple(seat for seat in outcome.winners if seat in active)
    if won:
        return won
    best = max(outcome.scores[seat] for seat in active)
    return tuple(seat for seat in active if outcome.scores[seat] == best)


def apply_vote(unit: UnitOfWork, _: VoteRow, voter: SeatRow) -> None:
    """Apply an accepted vote to end the game."""
    permissions.require_running(unit)
    unit.position()
    end(unit, voter.seat, voter.user_id, Ending.CONSENT)


def end(
    unit: UnitOfWork,
    seat: int | None,
    user_id: str | None,
    how: Ending,
    won: Sequence[int] = (),
) -> None:
    """End the game now; without ``won`` it has no winner."""
    unit.record_action(ActionKind.END, seat=seat, user_id=user_id)
    finish(unit, how, won)
