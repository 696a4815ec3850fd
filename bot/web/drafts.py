"""Try out the steps of a private answer before any of them is made.

Only the page keeps them; nothing is stored, and nobody else learns of them.
"""

from __future__ import annotations

from dataclasses import replace

from aiohttp import web

from bot.presentation.turn_text import TurnText
from bot.tables.facade import Tables
from bot.web.access import Access, Visit
from bot.web.answers import Json, body_of, json_answer, malformed
from bot.web.pictures import Pictures
from bot.web.spots import add_picture
from bot.web.turn_json import question_json
from bot.web.turn_page import TurnPages
from engine.core.errors import IllegalMove

MAX_STEPS = 20


class Drafts:
    """Shows what a visitor's question and board would be after some steps."""

    def __init__(
        self, tables: Tables, access: Access, pages: TurnPages, pictures: Pictures
    ) -> None:
        self._tables, self._access = tables, access
        self._pages, self._pictures = pages, pictures

    def routes(self) -> list[web.RouteDef]:
        """Return the address of drafts."""
        return [web.post("/t/{page}/draft", self._draft)]

    async def _draft(self, request: web.Request) -> web.Response:
        visit = await self._access.visit(request)
        body = await body_of(request)
        moves, asked = body.get("moves"), body.get("asked")
        if not isinstance(moves, list) or len(moves) > MAX_STEPS:
            raise malformed()
        page = await self._pages.read(visit)
        turn_text = page.turn_text
        if turn_text is None or page.json["question"] is None:
            return json_answer({"error": "stale"}, 409)
        if page.json["question"]["asked"] != asked:
            return json_answer({"error": "stale"}, 409)
        drafted = _after(turn_text, visit, moves)
        if drafted is None:
            return json_answer({"error": "refused", "message_markdown": "", "card": ""}, 422)
        preferences = self._tables.preferences.of(visit.visitor.user_id or "")
        data: Json = {"question": question_json(drafted, preferences), "picture": None}
        frame = self._pages.frame(request.query, visit)
        shown = await self._pictures.board(drafted, frame, visit.owner)
        if shown is not None:
            add_picture(data, drafted, shown)
        return json_answer(data)


def _after(turn_text: TurnText, visit: Visit, moves: list[object]) -> TurnText | None:
    """Return the visitor's turn after some steps; ``None`` if one of them is not possible."""
    turn = turn_text.turn
    assert visit.seat is not None
    view = turn.view
    try:
        for move in moves:
            choice = turn.game.moves(view, visit.seat).get(str(move))
            if choice is None:
                return None
            view = turn.game.draft(view, visit.seat, choice)
    except IllegalMove:
        return None
    return TurnText.of(replace(turn, view=view), turn_text.language)
