"""The page itself: its HTML, styles and scripts, its words, and rules cards."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from aiohttp import web

from bot.picture_service import PictureService
from bot.web.answers import json_answer, unknown
from bot.web.sessions import Sessions
from engine.core import game, game_names
from engine.core.words.catalogue import OFFERED_LANGUAGES, catalogue

KINDS = {
    "html": "text/html",
    "css": "text/css",
    "js": "text/javascript",
    "svg": "image/svg+xml",
}
INDEX = "index.html"
OWN, SHARED = "web/web", "shared_web"
"""The folders of the page's files, and of those that the sandbox's page has too."""
REVALIDATE = {"Cache-Control": "no-cache"}
ONE_DAY = {"Cache-Control": "public, max-age=86400"}


class Files:
    """Serves what is the same for everybody."""

    def __init__(self, pictures: PictureService, sessions: Sessions, *, with_login: bool) -> None:
        """``with_login``: visitors can log in with Discord."""
        self._pictures, self._sessions = pictures, sessions
        self._with_login = with_login

    def routes(self) -> list[web.RouteDef]:
        """Return the addresses of the pages, their files, words and rules cards."""
        return [
            web.get("/", self._index),
            web.get("/enter", self._index),
            web.get("/{folder:web|shared}/{name:[a-z_-]+\\.[a-z]+}", self._file),
            web.get("/words", self._words),
            web.get("/c/{game}/{card}.{language}.png", self._card),
        ]

    async def _index(self, request: web.Request) -> web.Response:
        return page_file(request, INDEX)

    async def _file(self, request: web.Request) -> web.Response:
        folder = OWN if request.match_info["folder"] == "web" else SHARED
        return page_file(request, request.match_info["name"], folder)

    async def _words(self, request: web.Request) -> web.Response:
        """Return the page's own words in the visitor's language."""
        visitor = await self._sessions.visitor(request)
        words = catalogue(visitor.language, "bot.web")
        return json_answer(
            {
                "language": visitor.language,
                "login": self._with_login,
                "words": {key: words.say(key) for key in page_keys()},
            }
        )

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


def page_file(request: web.Request, name: str, folder: str = OWN) -> web.Response:
    """Return a file of the page, unless the browser has it already."""
    kind = KINDS.get(name.rpartition(".")[2])
    if kind is None or not _folder(folder).joinpath(name).is_file():
        raise unknown()
    body = page_text(name, folder).encode()
    mark = hashlib.sha256(body).hexdigest()[:16]
    if request.headers.get("If-None-Match") == f'"{mark}"':
        return web.Response(status=304, headers=REVALIDATE)
    response = web.Response(body=body, content_type=kind, charset="utf-8", headers=REVALIDATE)
    response.etag = mark
    response.enable_compression()  # all files together have 100 kB, two seconds of a slow network
    return response


def page_text(name: str, folder: str = OWN) -> str:
    """Return the text of a file of the page, as it is now."""
    return _folder(folder).joinpath(name).read_text(encoding="utf-8")


@cache
def _folder(name: str) -> Traversable:
    return files("bot").joinpath(*name.split("/"))


@cache
def page_keys() -> tuple[str, ...]:
    """Return the keys of all words of the page; none of them has arguments."""
    lines = files("bot.web").joinpath("text", "en.ftl").read_text(encoding="utf-8").splitlines()
    return tuple(line.partition(" =")[0] for line in lines if line.startswith("web-"))
