"""Step through a game, and read its log, as the visitor may know it."""

from __future__ import annotations

from aiohttp import web

from bot.presentation.log_lines import entry_line, merge_private_steps
from bot.presentation.steps import describe_step
from bot.presentation.texts import table_localizer
from bot.presentation.turn_text import TurnText
from bot.tables.domain.errors import TableError
from bot.tables.exports import LATEST_STEP
from bot.tables.facade import Tables
from bot.web.access import Access, Visit
from bot.web.answers import json_answer, malformed, unknown
from bot.web.pictures import Pictures
from bot.web.spots import spots_json
from bot.web.turn_page import TurnPages, picture_json

PAGE = 30
"""Entries of the log in one answer."""
LATEST, MINE = "latest", "mine"
MAX_DIGITS = 9


class Histories:
    """Shows the steps and the log of games."""

    def __init__(
        self, tables: Tables, access: Access, pages: TurnPages, pictures: Pictures
    ) -> None:
        self._tables, self._access = tables, access
        self._pages, self._pictures = pages, pictures

    def routes(self) -> list[web.RouteDef]:
        """Return the addresses of steps and of the log."""
        return [
            web.get("/t/{page}/history/{step}", self._step),
            web.get("/t/{page}/log", self._log),
        ]

    async def _step(self, request: web.Request) -> web.Response:
        visit = await self._access.visit(request)
        try:
            number = await self._number(visit, request.match_info["step"])
            step = await self._tables.history.read_step(visit.table.id, visit.viewer, number)
            starts = await self._tables.history.round_starts(visit.table.id)
        except TableError:
            raise unknown() from None
        turn_text = TurnText.of(step.turn, visit.visitor.language)
        story = describe_step(step, turn_text)
        frame = self._pages.frame(request, visit)
        shown = await self._pictures.board(turn_text, frame, visit.owner)
        alt = f"{turn_text.headline()}\n{story}"
        spots = [] if shown is None else spots_json(turn_text, shown.hot_spots, None)
        return json_answer(
            {
                "number": step.number,
                "latest": step.latest,
                "rounds": step.rounds,
                "round": step.turn.game.round_of(step.turn.view),
                "headline": turn_text.headline(),
                "story_markdown": story,
                "seat": step.entry.seat,
                "at": step.entry.at.isoformat(),
                "picture": None if shown is None else picture_json(shown, alt, spots),
                "round_starts": {str(number): move for number, move in starts.items()},
            }
        )

    async def _number(self, visit: Visit, named: str) -> int:
        """Return the number of the step that an address names.

        Raises:
            Refused: it names none.
            TableError: the visitor has not moved yet.
        """
        if named == LATEST:
            return LATEST_STEP
        if named == MINE:
            return await self._tables.history.last_own_move(
                visit.table.id, visit.visitor.user_id or ""
            )
        if named.isascii() and named.isdecimal() and len(named) <= MAX_DIGITS:
            return int(named)
        raise unknown()

    async def _log(self, request: web.Request) -> web.Response:
        visit = await self._access.visit(request)
        asked = request.query.get("before")
        before = None
        if asked is not None:
            if not (asked.isascii() and asked.isdecimal() and len(asked) <= MAX_DIGITS):
                raise malformed()
            before = int(asked)
        table, history = visit.table, self._tables.history
        entries = await history.read_log(table.id, -1, PAGE, viewer=visit.seat, before=before)
        localizer = table_localizer(table, visit.visitor.language)
        lines = [
            {
                "sequence": entry.sequence,
                "number": entry.number,
                "seat": entry.seat,
                "markdown": entry_line(table, entry, localizer, entry.move),
                "at": entry.at.isoformat(),
                "undone": entry.undone,
            }
            for entry in merge_private_steps(table, entries)
        ]
        first = entries[0].sequence if entries else 0
        return json_answer({"entries": lines, "earlier": first if first > 1 else None})
