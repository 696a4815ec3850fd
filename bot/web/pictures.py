"""The boards of the page: rendered once, at addresses that never change their meaning.

An address is a keyed hash of the picture and of whose it is, so that a browser can keep it for a
year. What a seat sees alone is served to its player's session only, and kept by no shared cache.
"""

from __future__ import annotations

from base64 import b64encode
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from aiohttp import web

from bot.picture_service import PictureService
from bot.presentation.turn_text import TurnText
from bot.tables.domain.table import SHAPES
from bot.web.access import Visit
from bot.web.addresses import Addresses
from bot.web.answers import unknown
from bot.web.sessions import Sessions
from render import LANDSCAPE, PORTRAIT, Outlook, Picture

CACHE_SIZE = 300
"""Pictures in memory; at the usual widths they have 100 to 300 kB."""
WIDTHS: Mapping[str, Sequence[int]] = MappingProxyType(
    {PORTRAIT: (400, 480, 800, 1600), LANDSCAPE: (480, 800, 1152, 1600)}
)
"""The widths in pixels that are rendered for each shape; a request gets the next larger one.

Half of a board, or a quarter, is scaled in a tenth of the time of other sizes.
"""
DEFAULT_WIDTH = 1600
PUBLIC = "public, max-age=31536000, immutable"
PRIVATE = "private, max-age=31536000, immutable"


@dataclass(frozen=True, slots=True)
class Frame:
    """How a visitor's browser shows boards: their width in pixels and their shape."""

    width: int
    shape: str
    lossy: bool = False
    """Whether the connection seems slow, so that a small file is worth some detail."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A picture as the page shows it."""

    address: str
    picture: Picture


@dataclass(frozen=True, slots=True)
class _Kept:
    file: bytes
    kind: str
    owner: str | None


class Pictures:
    """Renders boards and serves them."""

    def __init__(self, service: PictureService, addresses: Addresses, sessions: Sessions) -> None:
        self._service, self._addresses, self._sessions = service, addresses, sessions
        self._kept: OrderedDict[str, _Kept] = OrderedDict()

    def routes(self) -> list[web.RouteDef]:
        """Return the addresses of pictures."""
        return [web.get("/p/{name:[A-Za-z0-9_-]{22}}.{kind:png|webp}", self._picture)]

    async def board(
        self, turn_text: TurnText, frame: Frame, owner: str | None, *, imagined: bool = False
    ) -> Shown | None:
        """Render a board for an owner, or with ``None`` for everybody; ``None``: no painter."""
        picture = await self._service.draw_for_page(
            turn_text.turn,
            turn_text.language,
            shape=frame.shape,
            width=frame.width,
            lossy=frame.lossy,
            imagined=imagined,
        )
        kind = "webp" if frame.lossy else "png"
        return None if picture is None else self._keep(picture, kind, owner)

    async def chances(
        self, turn_text: TurnText, outlook: Outlook, width: int, owner: str | None
    ) -> Shown | None:
        """Render the chart of a review for an owner, or for everybody; ``None``: no painter."""
        picture = await self._service.chances_for_page(
            turn_text.turn, turn_text.language, outlook, width=width
        )
        return None if picture is None else self._keep(picture, "png", owner)

    def inlined(self, address: str) -> str:
        """Return an address that contains the picture; the same one if it is no longer kept."""
        kept = self._kept.get(address.rpartition("/")[2].partition(".")[0])
        if kept is None:
            return address
        return f"data:image/{kept.kind};base64,{b64encode(kept.file).decode()}"

    def _keep(self, picture: Picture, kind: str, owner: str | None) -> Shown:
        name = self._addresses.code("picture", owner or "", picture.file)
        self._kept[name] = _Kept(picture.file, kind, owner)
        self._kept.move_to_end(name)
        if len(self._kept) > CACHE_SIZE:
            self._kept.popitem(last=False)  # its address is unknown now; a new turn has a new one
        return Shown(f"/p/{name}.{kind}", picture)

    async def _picture(self, request: web.Request) -> web.Response:
        visitor = await self._sessions.visitor(request)
        kept = self._kept.get(request.match_info["name"])
        if kept is None or kept.owner not in (None, visitor.user_id):
            raise unknown()
        caching = PUBLIC if kept.owner is None else PRIVATE
        return web.Response(
            body=kept.file, content_type=f"image/{kept.kind}", headers={"Cache-Control": caching}
        )


def frame_of(query: Mapping[str, str], visit: Visit, usual_shape: str | None) -> Frame:
    """Return the frame that a query asks for; ``usual_shape`` is the user's preference."""
    shape = query.get("shape") or usual_shape
    if shape not in SHAPES:
        shape = visit.table.picture_shape
    asked, widths = query.get("width", ""), WIDTHS[shape]
    wanted = int(asked) if asked.isascii() and asked.isdecimal() and len(asked) < 6 else 0
    width = next((w for w in widths if w >= (wanted or DEFAULT_WIDTH)), widths[-1])
    return Frame(width, shape, lossy=query.get("lossy") == "yes")
