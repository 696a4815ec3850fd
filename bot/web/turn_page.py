"""Serve turns as JSON; each is read once for all visitors who see the same.

The JSON is described in ``docs/web-json.md``.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from time import monotonic

from aiohttp import web

from bot.presentation.turn_text import TurnText
from bot.tables.domain.errors import TableClosed, TableError
from bot.tables.domain.plans import Plan
from bot.tables.domain.table import Status
from bot.tables.exports import Preferences
from bot.tables.facade import Tables
from bot.web.access import Access, Visit, may_try
from bot.web.addresses import Addresses
from bot.web.answers import Json, json_answer, packed_answer, unknown
from bot.web.pacing import Pacer
from bot.web.pictures import Frame, Pictures, Shown, frame_of
from bot.web.sessions import Visitor
from bot.web.spots import add_picture
from bot.web.turn_json import add_banks, table_json, turn_json

log = logging.getLogger(__name__)

MAX_AGE_S = 2.0
"""How long a turn is kept for other visitors, in case a wake-up was lost."""


@dataclass(frozen=True, slots=True)
class TurnPage:
    """A turn in a language as some visitors see it, without its picture; see the JSON above."""

    json: Json
    version: str
    turn_text: TurnText | None
    """``None`` before the game."""
    boards: dict[Frame, asyncio.Task[Shown | None]] = field(default_factory=dict)
    """Its pictures, rendered once for each frame."""
    packed: dict[Frame, asyncio.Task[bytes]] = field(default_factory=dict)
    """Its JSON with a picture, compressed, for visitors without a session: all get the same."""


class TurnPages:
    """Reads turns for visitors: once for all who see the same."""

    def __init__(
        self, tables: Tables, addresses: Addresses, access: Access, pictures: Pictures
    ) -> None:
        self._tables, self._addresses = tables, addresses
        self._access, self._pictures = access, pictures
        self._answer_pacer = Pacer()
        self._read: dict[int, dict[object, tuple[float, asyncio.Task[TurnPage]]]] = {}

    def routes(self) -> list[web.RouteDef]:
        """Return the address of a turn."""
        return [web.get("/t/{page}/turn", self._turn)]

    def forget(self, table_id: int) -> None:
        """Read a table again for the next visitor, because it has changed."""
        self._read.pop(table_id, None)

    async def read(self, visit: Visit) -> TurnPage:
        """Return the turn of a table as the visitor may see it; raise ``Refused`` without one."""
        key = (visit.seat, visit.visitor.language, visit.owner)
        pages = self._read.setdefault(visit.table.id, {})
        begun, task = pages.get(key, (0.0, None))
        if task is None or monotonic() - begun > MAX_AGE_S:
            task = asyncio.create_task(self._read_now(visit), name="turn of the web page")
            pages[key] = monotonic(), task
            task.add_done_callback(lambda done: self._expire(visit.table.id, key, done))
        return await asyncio.shield(task)

    async def settle(self, table_id: int) -> None:
        """Wait until the turns of a table that are being read have been read."""
        if reading := [task for _, task in self._read.get(table_id, {}).values()]:
            await asyncio.wait(reading)

    def _expire(self, table_id: int, key: object, done: asyncio.Task[TurnPage]) -> None:
        """Drop a turn after its time."""

        def drop() -> None:
            pages = self._read.get(table_id, {})
            if pages.get(key, (0.0, None))[1] is done:
                del pages[key]
                if not pages:
                    self._read.pop(table_id, None)

        failed = done.cancelled() or done.exception() is not None
        asyncio.get_running_loop().call_later(0 if failed else MAX_AGE_S, drop)

    async def _read_now(self, visit: Visit) -> TurnPage:
        table_id, language = visit.table.id, visit.visitor.language
        try:
            turn = await self._tables.history.read_turn(table_id, visit.viewer)
        except TableClosed:
            data = table_json(visit.table, language)
            return TurnPage(data, self._version(data, ""), None)
        except TableError:
            raise unknown() from None
        votes = await self._tables.votes.open_at(table_id)
        banks = await self._tables.time_control.banks_now(table_id)
        turn_text = TurnText.of(turn, language)
        plans = await self._plans(visit)
        data = turn_json(turn_text, self.preferences(visit), votes, plans)
        if turn.table.status is Status.FINISHED:
            data["review"] = await self._tables.computer.review_status(table_id)
        version = self._version(data, turn.view.to_json())
        add_banks(data["players"], banks)
        return TurnPage(data, version, turn_text)

    async def _plans(self, visit: Visit) -> Sequence[Plan]:
        """Return the plans that the visitor has made for their own seat."""
        user_id = visit.visitor.user_id
        if user_id is None or visit.seat is None:
            return ()
        return await self._tables.plans.read(user_id, visit.table.id)

    def _version(self, data: Json, view: object) -> str:
        """Return a code of what is seen; a newer message in Discord alone is nothing new."""
        seen = json.dumps([{**data, "discord": None}, view], sort_keys=True, default=str)
        return self._addresses.code("version", seen)

    async def json(self, visit: Visit, frame: Frame) -> Json:
        """Return the JSON of a turn, with its picture rendered."""
        page = await self.read(visit)
        data = {
            "version": page.version,
            **page.json,
            "viewer": self.viewer_json(visit),
            "branch": None,
            "picture": None,
        }
        if page.turn_text is not None:
            shown = await self.board(page, page.turn_text, frame, visit.owner)
            if shown is not None:
                add_picture(data, page.turn_text, shown)
        return data

    async def after_change(
        self, request: web.Request, visitor: Visitor, story: str
    ) -> web.Response:
        """Answer a change with what happened and the present turn."""
        turn = await self.newest(request, visitor)
        return json_answer({"turn": turn, "story_markdown": story})

    async def newest(self, request: web.Request, visitor: Visitor) -> Json:
        """Return the present turn, for the visitor as they may be seated now."""
        visit = await self._access.to_table(visitor, request.match_info["page"])
        return await self.json(visit, self.frame(request.query, visit))

    def viewer_json(self, visit: Visit) -> Json:
        """Return who the visitor is at a table, and whether they may try moves there."""
        visitor = visit.visitor
        return {
            "seat": visit.seat,
            "signed_in": visitor.user_id is not None,
            "name": visitor.name,
            "may_try": may_try(visit.table, visitor.user_id),
        }

    def preferences(self, visit: Visit) -> Preferences:
        """Return the visitor's preferences; without a session, the usual ones."""
        return self._tables.preferences.of(visit.visitor.user_id or "")

    async def board(
        self, page: TurnPage, turn_text: TurnText, frame: Frame, owner: str | None
    ) -> Shown | None:
        """Return the picture of a turn; ``None`` if it cannot be rendered."""
        if frame not in page.boards:
            work = self._pictures.board(turn_text, frame, owner)
            page.boards[frame] = asyncio.create_task(work, name="board of the web page")
        try:
            return await asyncio.shield(page.boards[frame])
        except Exception:
            log.exception("web.picture.failed", extra={"table": turn_text.turn.table.id})
            return None

    def frame(self, query: Mapping[str, str], visit: Visit) -> Frame:
        """Return how a query wants its board, by default as the user prefers."""
        return frame_of(query, visit, self.preferences(visit).picture_shape)

    async def _turn(self, request: web.Request) -> web.Response:
        visit = await self._access.visit(request)
        frame = self.frame(request.query, visit)
        if visit.visitor.user_id is not None:
            return json_answer(await self.json(visit, frame))
        page = await self.read(visit)
        if frame not in page.packed:
            work = self._pack(visit, frame)
            page.packed[frame] = asyncio.create_task(work, name="JSON of the web page")
        packed = await asyncio.shield(page.packed[frame])
        await self._answer_pacer.admit()  # a thousand may have waited for it
        return packed_answer(packed, request)

    async def _pack(self, visit: Visit, frame: Frame) -> bytes:
        return gzip.compress(json.dumps(await self.json(visit, frame)).encode())
