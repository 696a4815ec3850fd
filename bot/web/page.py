"""Serve the HTML of a table's page, with tags for link previews.

For a table that the visitor may see, the HTML has the newest board and the turn, so that a slow
connection need not ask for them one after the other. For any other address it is the same as for a
table that does not exist. To visitors without a session it also names the game and an address of
the newest board, with which other sites show a link.
"""

from __future__ import annotations

import json
from html import escape
from urllib.parse import parse_qsl

from aiohttp import web

from bot.presentation.turn_text import alt_text
from bot.web.access import Access, Visit
from bot.web.answers import Json, Refused, unknown
from bot.web.limits import Limits
from bot.web.pictures import Frame, Pictures
from bot.web.sessions import Sessions, Visitor, accepted_language
from bot.web.static_files import Content, StaticFiles
from bot.web.turn_page import TurnPages

PREVIEW = Frame(1600, "wide")
ONE_MINUTE = "public, max-age=60"
FRAME_COOKIE = "seneschal-frame"
"""Set by the page's scripts: the query of the turns that they ask for, "width=480&shape=tall"."""
PHONE_FRAME = "width=400&shape=tall&lossy=yes"
DESKTOP_FRAME = "width=800&shape=wide&lossy=yes"
"""The frames for a first visit, which may be over a slow connection."""
MAX_FRAME = 60


class TablePages:
    """Serves the pages of tables."""

    def __init__(
        self,
        access: Access,
        sessions: Sessions,
        limits: Limits,
        pages: TurnPages,
        pictures: Pictures,
        static_files: StaticFiles,
        url: str,
    ) -> None:
        self._access, self._sessions, self._limits, self._pages = access, sessions, limits, pages
        self._pictures, self._static_files, self._url = pictures, static_files, url

    def routes(self) -> list[web.RouteDef]:
        """Return the addresses of pages and of their newest public boards."""
        return [web.get("/t/{page}", self._page), web.get("/t/{page}/board.png", self._board)]

    async def _page(self, request: web.Request) -> web.Response:
        language = accepted_language(request)
        try:
            visitor = await self._sessions.visitor(request)
            language = visitor.language
            visit = await self._access.to_table(visitor, request.match_info["page"])
            signed_in = visit.visitor.user_id is not None
            head = "" if signed_in else await self._link_preview(request, visit)
            content = await self._with_turn(request, visit, head)
        except Refused:
            content = Content()
        return self._static_files.html(language, content)

    async def _link_preview(self, request: web.Request, visit: Visit) -> str:
        """Return the tags with which other sites show a link to a table that everybody may see."""
        turn = await self._pages.read(visit)
        if turn.turn_text is None:
            return ""
        # Sites cache a picture by its address, so the newest board has a new one.
        image = f"{self._url}{request.path}/board.png?{turn.version}"
        tags = {
            "og:type": "website",
            "og:title": turn.turn_text.headline(),
            "og:description": alt_text(turn.turn_text, with_recap=False),
            "og:image": image,
            "twitter:card": "summary_large_image",
        }
        lines = [
            f'<meta property="{name}" content="{escape(text)}">' for name, text in tags.items()
        ]
        return "\n  ".join(lines)

    async def _with_turn(self, request: web.Request, visit: Visit, head: str) -> Content:
        """Add the visitor's turn and board, if it is known how their browser shows boards.

        A board for a slow connection is in the HTML itself, so that it takes no further request.
        """
        asked = request.cookies.get(FRAME_COOKIE, _usual_frame(request))[:MAX_FRAME]
        query = dict(parse_qsl(asked))
        if "width" not in query:
            return Content(head)
        frame = self._pages.frame(query, visit)
        turn = await self._pages.json(visit, frame)
        main = ""
        if turn["picture"] is not None:
            address = turn["picture"]["address"]
            if frame.lossy:
                inlined = self._pictures.inlined(address)
                source = f'src="{inlined}" data-address="{address}"'
            else:
                preload = f'<link rel="preload" as="image" fetchpriority="high" href="{address}">'
                head, source = f"{preload}\n  {head}".rstrip(), f'src="{address}"'
            main = _early_board(turn["picture"], source)
        return Content(head, main, _template(turn, frame), private=True)

    async def _board(self, request: web.Request) -> web.Response:
        turn = await self._pages.read(await self._public_visit(request))
        if turn.turn_text is None:
            raise unknown()
        shown = await self._pages.board(turn, turn.turn_text, PREVIEW, None)
        if shown is None:
            raise unknown()
        return web.Response(
            body=shown.picture.file, content_type="image/png", headers={"Cache-Control": ONE_MINUTE}
        )

    async def _public_visit(self, request: web.Request) -> Visit:
        """Return the visit of a person without a session; raise ``Refused`` if they may not."""
        self._limits.take("read", request, None)
        visitor = Visitor(accepted_language(request))
        return await self._access.to_table(visitor, request.match_info["page"])


def _usual_frame(request: web.Request) -> str:
    """Return how the board is shown by a browser that has not been here before."""
    if "Mobi" in request.headers.get("User-Agent", ""):
        return PHONE_FRAME
    return DESKTOP_FRAME if request.headers.get("Sec-Fetch-Mode") == "navigate" else ""


def _template(turn: Json, frame: Frame) -> str:
    """Return a turn as an element that shows and runs nothing."""
    text = escape(json.dumps(turn, ensure_ascii=False), quote=False)
    shown = f'data-width="{frame.width}" data-shape="{frame.shape}"'
    return f'<template id="first-turn" {shown}>{text}</template>'


def _early_board(picture: Json, source: str) -> str:
    """Return the board as it is seen until the scripts are there."""
    width, height = picture["width"], picture["height"]
    image = (
        f'<img {source} width="{width}" height="{height}" '
        f'alt="{escape(picture["alt"])}" fetchpriority="high">'
    )
    board = f'<div class="board"><div class="stage">{image}</div></div>'
    return f'<div class="table early"><div class="middle">{board}</div></div>'
