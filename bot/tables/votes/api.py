"""Votes as players use them."""

from __future__ import annotations

from sqlalchemy.orm import Session

from bot.tables.domain.errors import NotVisible, TableDamaged
from bot.tables.domain.request import Person, Request, Voted
from bot.tables.domain.votes import Vote
from bot.tables.session.permissions import require_visible_table
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.votes import cast, open_votes
from bot.tables.votes.open_votes import require_vote_row


class Votes:
    """Read votes and answer them."""

    def __init__(self, service: TableService) -> None:
        self._service = service

    async def read(self, vote_id: int) -> Vote:
        """Return a vote, open or closed.

        Raises:
            NotVisible: there is none.
        """
        return await open_votes.read_vote(self._service, vote_id)

    async def open_at(self, table_id: int) -> list[Vote]:
        """Return the open votes of a table."""

        def work(session: Session) -> list[Vote]:
            unit = self._service.load(session, table_id)
            return [
                open_votes.vote_from_row(unit, row)
                for row in open_votes.open_vote_rows(session, table_id)
            ]

        return await self._service.read(work)

    async def table_of(self, vote_id: int) -> int:
        """Return the id of a vote's table.

        Raises:
            NotVisible: there is no such vote.
        """
        return await self._service.read(
            lambda session: open_votes.require_vote_row(session, vote_id).table_id
        )

    async def require_visible(self, vote_id: int, person: Person) -> None:
        """Check that a person may know of a vote.

        Raises:
            NotVisible: there is none, or its table is not visible to them.
        """
        table_id = await self.table_of(vote_id)
        try:
            await require_visible_table(self._service, table_id, person)
        except (NotVisible, TableDamaged):
            raise open_votes.no_such_vote() from None

    async def cast(self, request: Request, vote_id: int, *, yes: bool) -> Voted:
        """Count a vote; the proposer's no withdraws it."""
        return await cast.vote(self._service, request, vote_id, yes=yes)

    async def cast_choice(self, request: Request, vote_id: int, choice: str) -> Vote:
        """Count an answer, which replaces an earlier one; return the vote afterwards.

        Raises:
            NotSeated, TableClosed: the user may not answer, or the vote is closed.
            TableError: the vote is about the user's own seat, or has no such answer.
        """
        table_id = (await self.read(vote_id)).table_id

        def work(unit: UnitOfWork) -> None:
            if not cast.find_previous_vote(unit.session, request):
                cast.count_answer(unit, request, require_vote_row(unit.session, vote_id), choice)

        await self._service.change(table_id, request, work)
        return await self.read(vote_id)
