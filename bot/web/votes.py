"""Answer the votes of a table, as their buttons in Discord do."""

from __future__ import annotations

from aiohttp import web

from bot.presentation.votes import NO, YES
from bot.tables.domain.errors import TableError
from bot.tables.domain.votes import MAJORITY_RULES, Vote, VoteStatus
from bot.tables.facade import Tables
from bot.web.answers import malformed, unknown
from bot.web.taps import Tap, Taps
from bot.web.turn_page import TurnPages


class VotePages:
    """Takes answers to votes."""

    def __init__(self, tables: Tables, taps: Taps, pages: TurnPages) -> None:
        self._tables, self._taps, self._pages = tables, taps, pages

    def routes(self) -> list[web.RouteDef]:
        """Return the address for answers.

        ``POST vote`` with ``{"id": "…", "vote": 7, "answer": "yes"}`` answers like a move.
        """
        return [web.post("/t/{page}/vote", self._vote)]

    async def _vote(self, request: web.Request) -> web.Response:
        tap = await self._taps.read(request)
        try:
            vote = await self._tables.votes.read(tap.number("vote"))
            if vote.table_id != tap.visit.table.id:
                raise unknown()
            story = await self._cast(tap, vote, tap.text("answer"))
        except TableError as refused:
            return tap.refuse(refused)
        told = tap.localizer().say(story)
        return await self._pages.after_change(request, tap.visit.visitor, told)

    async def _cast(self, tap: Tap, vote: Vote, answer: str) -> str:
        """Cast an answer; return the key of what that did.

        Raises:
            Refused: the vote has no such answer.
            TableError: the visitor may not answer, or came too late.
        """
        votes = self._tables.votes
        if vote.kind in MAJORITY_RULES:
            now = await votes.cast_choice(tap.request, vote.id, answer, update_message=True)
            return "vote-given" if now.status is VoteStatus.OPEN else "vote-given-last"
        if answer not in (YES, NO):
            raise malformed()
        await votes.cast(tap.request, vote.id, yes=answer == YES, update_message=True)
        return f"vote-{answer}"
