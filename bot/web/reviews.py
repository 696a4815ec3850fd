"""The review of a finished game: its chart, which leads to positions, and the costliest moves."""

from __future__ import annotations

from aiohttp import web

from bot.presentation.review import (
    accuracy_lines,
    chart_alt,
    describe_mistakes,
    outlook_of,
    with_all_players,
)
from bot.presentation.turn_text import TurnText
from bot.tables.domain.errors import TableError
from bot.tables.exports import LATEST_STEP
from bot.tables.facade import Tables
from bot.web.access import Access, Visit
from bot.web.answers import Json, json_answer, unknown
from bot.web.pictures import Frame, Pictures
from bot.web.spots import picture_json
from bot.web.taps import Taps
from bot.web.turn_page import TurnPages
from engine.players.review import Review
from render.kit.win_chances import MOVE_CODE


class ReviewPages:
    """Shows reviews, and takes requests for them."""

    def __init__(
        self, tables: Tables, taps: Taps, access: Access, pages: TurnPages, pictures: Pictures
    ) -> None:
        self._tables, self._taps, self._access = tables, taps, access
        self._pages, self._pictures = pages, pictures

    def routes(self) -> list[web.RouteDef]:
        """Return the address of a review.

        ``GET review`` answers as in :meth:`_json`, or 404 if there is none; the ``review`` of a
        turn says that there is one. ``POST review`` with ``{"id": "…"}`` requests it; the turn
        changes when it is ready.
        """
        return [web.get("/t/{page}/review", self._read), web.post("/t/{page}/review", self._ask)]

    async def _ask(self, request: web.Request) -> web.Response:
        tap = await self._taps.read(request)
        try:
            await self._tables.computer.request_review(tap.visit.table.id)
        except TableError as refused:
            return tap.refuse(refused)
        self._pages.forget(tap.visit.table.id)
        return await self._pages.after_change(request, tap.visit.visitor, "")

    async def _read(self, request: web.Request) -> web.Response:
        visit = await self._access.visit(request)
        try:
            review = await self._tables.computer.read_review(visit.table.id)
            if review is None:
                raise unknown()
            return json_answer(
                await self._json(visit, self._pages.frame(request.query, visit), review)
            )
        except TableError:
            raise unknown() from None

    async def _json(self, visit: Visit, frame: Frame, review: Review) -> Json:
        """Return a review.

        ``moves`` are the places of the positions in the chart, from left to right in its pixels:
        before the first move, and after each; ``plot`` is their top and height.
        """
        table_id, tables = visit.table.id, self._tables
        latest = await tables.history.read_step(table_id, visit.viewer, LATEST_STEP)
        record = await tables.records.load_whole(table_id)
        turn_text = with_all_players(TurnText.of(latest.turn, visit.visitor.language), record)
        starts = await tables.history.round_starts(table_id)
        outlook = outlook_of(review, starts)
        shown = await self._pictures.chances(turn_text, outlook, frame.width, visit.owner)
        spots = () if shown is None else shown.picture.hot_spots
        columns = [spot.box for spot in spots if spot.code.startswith(MOVE_CODE)]
        mistakes = await describe_mistakes(tables, turn_text, review)
        return {
            "picture": None
            if shown is None
            else picture_json(shown, chart_alt(turn_text.label, review), ()),
            "moves": [left + width / 2 for left, _, width, _ in columns],
            "plot": [columns[0][1], columns[0][3]] if columns else [],
            "accuracy_markdown": accuracy_lines(
                turn_text.message, review, len(turn_text.turn.table.seats)
            ),
            "mistakes": [{"move": each.move, "markdown": each.sentence} for each in mistakes],
        }
