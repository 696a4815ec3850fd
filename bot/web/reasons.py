"""Say why a place on the board cannot be chosen now."""

from __future__ import annotations

from collections.abc import Sequence

from aiohttp import web

from bot.presentation.cards import card_of_refusal
from bot.presentation.choices import Candidate
from bot.presentation.matching import exact_matches
from bot.presentation.turn_text import TurnText
from bot.presentation.typed_moves import refusal_of, refused_under
from bot.web.access import Access
from bot.web.answers import Json, body_of, json_answer
from bot.web.taps import reason_json, text_of
from bot.web.turn_page import TurnPages

NO_REASON: Json = {"message_markdown": "", "card": "", "card_title": ""}


class Reasons:
    """Explains why a choice is not legal."""

    def __init__(self, access: Access, pages: TurnPages) -> None:
        self._access, self._pages = access, pages

    def routes(self) -> list[web.RouteDef]:
        """Return the address for questions about places."""
        return [web.post("/t/{page}/why", self._why)]

    async def _why(self, request: web.Request) -> web.Response:
        visit = await self._access.visit(request, "change")
        code = text_of(await body_of(request), "code")
        page = await self._pages.read(visit)
        if page.turn_text is None or visit.seat is None:
            return json_answer(NO_REASON)
        return json_answer(reason_at(page.turn_text, visit.seat, code))


def reason_at(turn_text: TurnText, seat: int, code: str) -> Json:
    """Return why what a code means is not legal for a seat, as its player may know it."""
    turn = turn_text.turn
    if seat not in turn.waiting:
        return NO_REASON
    found = refused_place(refused_under(turn, seat, turn_text.language), code)
    if found is None:
        return NO_REASON
    reason = refusal_of(turn, seat, found)
    card = card_of_refusal(turn.table.game, found, reason)
    return reason_json(turn_text.message.refuse(reason), card, turn_text.message)


def refused_place(refused: Sequence[Candidate], code: str) -> Candidate | None:
    """Return the refused choice that a place's code means, if any.

    An amount or a level that is spelled like the code has nothing to do with the place.
    """
    named = [candidate for candidate in refused if candidate.offer.code == code]
    spelled = [c for c in exact_matches(refused, code) if c.choice != code]
    return next(iter(named or spelled), None)
