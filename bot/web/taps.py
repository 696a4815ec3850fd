"""What a page asks to be changed, and by whom: the common part of all changes."""

from __future__ import annotations

import re
from dataclasses import dataclass

from aiohttp import web

from bot.presentation.cards import card_of_refusal
from bot.presentation.texts import Localizer, table_localizer
from bot.tables.domain.errors import IllegalMove, NotVisible, TableError
from bot.tables.domain.request import Person, Request
from bot.tables.facade import Tables
from bot.web.access import Access, Visit
from bot.web.addresses import Addresses
from bot.web.answers import Json, body_of, forbidden, json_answer, malformed, unknown
from engine.core import RulesCard

MAX_NUMBER = 2**31 - 1
MAX_TEXT = 200
"""Maximum characters of a move or another word; the longest has some thirty."""
_ID = re.compile(r"[A-Za-z0-9_-]{16,64}")


@dataclass(frozen=True, slots=True)
class Tap:
    """A change that a page asks for, by a signed-in visitor."""

    visit: Visit
    request: Request
    body: Json

    @property
    def confirmed(self) -> bool:
        """Return whether the visitor has confirmed it."""
        return self.body.get("confirmed") is True

    def text(self, name: str) -> str:
        """Return a text of the request; raise ``Refused`` if it is not one."""
        return text_of(self.body, name)

    def number(self, name: str) -> int:
        """Return a number of the request; raise ``Refused`` if it is not one."""
        value = self.body.get(name)
        if type(value) is not int or not 0 <= value <= MAX_NUMBER:
            raise malformed()
        return value

    def localizer(self) -> Localizer:
        """Return the localizer for messages to the visitor."""
        return table_localizer(self.visit.table, self.visit.visitor.language)

    def refuse(self, error: TableError) -> web.Response:
        """Return the answer that says why a change was not made.

        Raises:
            Refused: the visitor may not know of what it was about.
        """
        if isinstance(error, NotVisible):
            raise unknown()
        game, card = self.visit.table.game, None
        if isinstance(error, IllegalMove):
            card = card_of_refusal(game, None, error.text)
        localizer = self.localizer()
        reason = reason_json(localizer.refuse(error.text), card, localizer)
        return json_answer({"error": "refused", **reason}, 422)


class Taps:
    """Reads what visitors ask for."""

    def __init__(self, tables: Tables, addresses: Addresses, access: Access) -> None:
        self._tables, self._addresses, self._access = tables, addresses, access

    async def read(self, request: web.Request) -> Tap:
        """Return what is asked for; raise ``Refused`` if it is forged or its maker unknown."""
        visit = await self._access.visit(request, "change")
        visitor = visit.visitor
        if visitor.user_id is None:
            raise forbidden()
        body = await body_of(request)
        named = body.get("id")
        if not isinstance(named, str) or _ID.fullmatch(named) is None:
            raise malformed()
        person = Person(visitor.user_id, visitor.name or "", visit.table.server_id)
        who, where = visitor.user_id, str(visit.table.id)
        request_id = f"web-{self._addresses.code('request', who, where, named)}"
        self._tables.last_active.note(visitor.user_id, self._tables.now())
        return Tap(visit, Request(request_id, person), body)


def ask_first(message: str, yes: str, no: str) -> web.Response:
    """Return the answer that asks whether a change is meant."""
    answer = {"error": "confirm", "message_markdown": message, "yes": yes, "no": no}
    return json_answer(answer, 409)


def text_of(body: Json, name: str) -> str:
    """Return a text of a request; raise ``Refused`` if it is not one."""
    value = body.get(name)
    if not isinstance(value, str) or not 0 < len(value) <= MAX_TEXT:
        raise malformed()
    return value


def reason_json(message: str, card: RulesCard | None, localizer: Localizer) -> Json:
    """Return why something is not possible, with the rules card that explains it, if any."""
    return {
        "message_markdown": message,
        "card": "" if card is None else card.id,
        "card_title": "" if card is None else localizer.format(card.title),
    }
