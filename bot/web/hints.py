"""Suggest good moves to a player, as *Hint* does in chat."""

from __future__ import annotations

from collections.abc import Sequence

from aiohttp import web

from bot.presentation.hints import Hints, hint_lines, hint_notes
from bot.presentation.turn_text import TurnText
from bot.tables.domain.errors import TableError
from bot.web.answers import Json, json_answer, unknown
from bot.web.taps import Taps
from bot.web.turn_page import TurnPages
from engine.players.hints import Hint


class HintPages:
    """Answers players who ask for a hint."""

    def __init__(self, hints: Hints, taps: Taps, pages: TurnPages) -> None:
        self._hints, self._taps, self._pages = hints, taps, pages

    def routes(self) -> list[web.RouteDef]:
        """Return the address for hints.

        ``POST hint`` with ``{"id": "…"}`` answers as in :func:`_hint_json`, or why there is none.
        """
        return [web.post("/t/{page}/hint", self._hint)]

    async def _hint(self, request: web.Request) -> web.Response:
        tap = await self._taps.read(request)
        try:
            seat, found = await self._hints.find(tap.visit.table.id, tap.request.person.id)
        except TableError as refused:
            return tap.refuse(refused)
        turn_text = (await self._pages.read(tap.visit)).turn_text
        if turn_text is None:
            raise unknown()
        return json_answer(_hint_json(turn_text, seat, found))


def _hint_json(turn_text: TurnText, seat: int, found: Sequence[Hint]) -> Json:
    """Return the suggestions for a question, the best first, and a text about all of them."""
    return {
        "asked": turn_text.turn.table.asked,
        "title": turn_text.message.say("hint-title"),
        "moves": [
            {"move": each.suggested.move, "markdown": each.line}
            for each in hint_lines(turn_text, seat, found)
        ],
        "message_markdown": "\n".join(hint_notes(turn_text, seat, found)),
    }
