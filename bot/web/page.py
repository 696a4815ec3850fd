"""The HTML of a table's page, and what links to it unfurl to.

The HTML is the same for every address, so that it tells nothing about which tables there are. Only
for a table that everybody may see, it names the game and its newest board.
"""

from __future__ import annotations

from html import escape

from aiohttp import web

from bot.presentation.turn_text import alt_text
from bot.web.access import Access, Visit
from bot.web.answers import Refused, unknown
from bot.web.files import INDEX, REVALIDATE, page_file, page_text
from bot.web.limits import Limits
from bot.web.pictures import Frame
from bot.web.sessions import Visitor, accepted_language
from bot.web.turn_page import TurnPages

UNFURLED = Frame(1600, "wide")
MARK = "<!-- unfurled -->"
"""Where the HTML gets the tags of the table."""
ONE_MINUTE = "public, max-age=60"


class TablePages:
    """Serves the pages of tables."""

    def __init__(self, access: Access, limits: Limits, pages: TurnPages, url: str) -> None:
        self._access, self._limits = access, limits
        self._pages, self._url = pages, url

    def routes(self) -> list[web.RouteDef]:
        """Return the addresses of pages and of their newest public boards."""
        return [web.get("/t/{page}", self._page), web.get("/t/{page}/board.png", self._board)]

    async def _page(self, request: web.Request) -> web.Response:
        response = page_file(request, INDEX)
        try:
            visit = await self._public_visit(request)
            turn = await self._pages.read(visit)
        except Refused:
            return response
        if turn.turn_text is None or response.status != 200:
            return response
        # Who shows links keeps pictures by their address, so the newest board has a new one.
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
        html = page_text(INDEX).replace(MARK, "\n  ".join(lines))
        return web.Response(text=html, content_type="text/html", headers=REVALIDATE)

    async def _board(self, request: web.Request) -> web.Response:
        turn = await self._pages.read(await self._public_visit(request))
        if turn.turn_text is None:
            raise unknown()
        shown = await self._pages.board(turn, turn.turn_text, UNFURLED, None)
        if shown is None:
            raise unknown()
        return web.Response(
            body=shown.png, content_type="image/png", headers={"Cache-Control": ONE_MINUTE}
        )

    async def _public_visit(self, request: web.Request) -> Visit:
        """Return the visit of a person without a session; raise ``Refused`` if they may not."""
        self._limits.take("read", request, None)
        visitor = Visitor(accepted_language(request))
        return await self._access.to_table(visitor, request.match_info["page"])
