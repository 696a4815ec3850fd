"""The pages without a table, and the pictures of rules cards."""

from __future__ import annotations

from aiohttp import web

from bot.picture_service import PictureService
from bot.web.answers import Refused, unknown
from bot.web.sessions import Sessions, accepted_language
from bot.web.static_files import Content, StaticFiles
from engine.core import game, game_names
from engine.core.words.catalogue import OFFERED_LANGUAGES

ONE_DAY = {"Cache-Control": "public, max-age=86400"}


class Files:
    """Serves what is the same for everybody who reads a language."""

    def __init__(
        self, pictures: PictureService, sessions: Sessions, static_files: StaticFiles
    ) -> None:
        self._pictures, self._sessions = pictures, sessions
        self._static_files = static_files

    def routes(self) -> list[web.RouteDef]:
        """Return the addresses of the pages and rules cards."""
        return [
            web.get("/", self._index),
            web.get("/enter", self._index),
            web.get("/c/{game}/{card}.{language}.png", self._card),
        ]

    async def _index(self, request: web.Request) -> web.Response:
        try:
            language = (await self._sessions.visitor(request)).language
        except Refused:
            language = accepted_language(request)
        return self._static_files.html(language, Content())

    async def _card(self, request: web.Request) -> web.Response:
        await self._sessions.visitor(request)
        named, language = request.match_info["game"], request.match_info["language"]
        if named not in game_names() or language not in OFFERED_LANGUAGES:
            raise unknown()
        cards = {card.id: card for card in game(named).words.cards}
        card = cards.get(request.match_info["card"])
        png = None if card is None else await self._pictures.card(named, card, language)
        if png is None:
            raise unknown()
        return web.Response(body=png, content_type="image/png", headers=ONE_DAY)
