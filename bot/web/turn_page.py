r"""Describe a turn as JSON, as its viewer may see it and in their language.

This is what the page's scripts get. Addresses without a ``/`` in front are below the
table's page: ``turn`` is ``/t/<id>-<code>/turn``. Texts called ``...markdown`` are in the Markdown
of Discord's messages, without timestamps; all other texts are plain. Times are ISO 8601 in UTC.
What is unknown or does not apply is ``null``, and a list is empty.

``GET turn?width=780&shape=tall&lossy=yes`` (all optional; ``lossy`` is for slow connections)
answers::

    {
      "branch": null,               see :mod:`bot.web.what_if`
      "version": "mFk3…",          changes with everything that this viewer can see; opaque
      "table": 31,
      "game": "caylus",
      "language": "en",
      "status": "running",          lobby, running, finished, cancelled, paused
      "viewer": {"seat": 1, "signed_in": true, "name": "Bob",
                 "may_try": true},      seat and name may be null
      "headline": "Caylus · round 5 · placing workers",
      "asked_markdown": ["**Bob**, place a worker or pass. You have …"],
                                    a line for each player who must move, the viewer's own first
      "to_move": [1],               seats
      "your_turn": true,            the viewer must move
      "may_act": true,              the viewer may move: also to change a sealed answer
      "question": {                 null unless may_act
        "asked": 146,               to be sent back with a move
        "choices": [{               in the order of the rulebook
          "move": "place 12",       to be sent back
          "code": "12",             as shown in the picture, or ""
          "title": "12 · Farm (Alice)",
          "effect": "2 food or 1 cloth, pay 2",
          "label": "12 · Farm (Alice) · 2 food or 1 cloth, pay 2",
          "group": "The road",      the part of the board
          "spots": [0],             indices in picture.hot_spots; empty: show it in the bar
          "number": false,          an amount
          "declining": false,       passes or declines; show it last
          "step": false,            one of several steps of a private answer; see drafts
          "left_out": ["9"],        codes of places whose pieces would do nothing afterwards
          "confirm": true           a move will answer 409 "confirm" first
        }]
      },
      "undo": true,                 the viewer may ask to take moves back
      "recap_markdown": "Since your last move: …",      or ""
      "hand_markdown": "**Your favours**\n…",          only what the viewer may see, or ""
      "result_markdown": "**Alice won.**",               only when the game is over
      "players": [{
        "seat": 0, "name": "Alice", "colour": "blue",   a name of bot.tables.domain.table.COLOURS
        "rgb": "#2c5aa0",
        "goods": "Alice: 12 points, 3 coins, …", "brief": "Alice: 12 points",
        "you": false, "to_move": false, "won": false,
        "empty": false, "computer": "hard",             strength, or null for a person
        "substitute": "Dora",                           who moves instead, or null
        "since": "…", "deadline": "…", "away": "…",      only if they must move
        "bank_s": 3600                                  seconds left in the time bank
      }],
      "votes": [{"id": 7, "question_markdown": "…", "about_markdown": "…", "ends": "…",
                 "lines_markdown": ["Bob agrees"],
                 "answered": [0], "waiting": [1],      seats
                 "answers": [{"answer": "yes", "label": "Agree", "given": false}]}],
                                    those that the viewer may give, see :mod:`bot.web.votes`
      "picture": {                  null if the game has no painter
        "address": "/p/vT0s….png",               or .webp
        "width": 800, "height": 1130,                   in pixels, as encoded
        "alt": "…",
        "hot_spots": [{             in drawing order
          "box": [x, y, width, height],                 in pixels of the picture
          "moves": ["place 12"],    legal for the viewer; more than one: ask which; those with
                                    moves come last and lie on top
          "label": "12 · Farm (Alice) · 2 food or 1 cloth, pay 2",
          "code": "12",             of the thing there, for "why", or ""
          "card": "farm"            the rules card, or ""; see below
        }],
        "handles": [{               pieces that are dragged or turned; only if the viewer may move
          "box": [x, y, width, height], "name": "A4",
          "gestures": {"turn": ["arrange R00"], "left": [moves], …}     right, up, down
        }],
        "changes": [[x, y, width, height]]              what the latest turn has changed
      },
      "review": "ready",            null unless there can be one; see :mod:`bot.web.reviews`
      "history": {"rounds": 5},     null before the game; for steps see below
      "discord": "https://discord.com/channels/…"       the newest message, or null
    }

Steps and the log are described in :mod:`bot.web.history`.

``POST move`` with ``{"id": "…", "asked": 146, "move": "place 12", "confirmed": false}`` and
``POST undo`` with ``{"id": "…", "version": "mFk3…", "confirmed": false}``; ``id`` is made by the
page for each tap (16 to 64 characters of ``A-Za-z0-9_-``) and sent again if the answer got lost.
The request's query may have ``width`` and ``shape`` as for a turn. Answers::

    200 {"turn": {as above}, "story_markdown": "…"}     done; for an undo, perhaps by a vote
    409 {"error": "confirm", "message_markdown": "…", "yes": "Yes, move", "no": "No"}
    409 {"error": "stale", "message_markdown": "…", "turn": {…}}
    422 {"error": "refused", "message_markdown": "…", "card": "farm", "card_title": "Farm"}
                                    card and its title may be ""
    429 {"error": "busy", "wait_s": 3}
    403 {"error": "forbidden"}      not signed in, or not from our own page
    404 {"error": "unknown"}        no such table for this viewer

``POST draft`` with ``{"asked": 146, "moves": ["arrange BAC"]}`` shows the viewer's question after
steps that have not been made: ``200 {"question": {…}, "picture": {…}}``, 409 stale, 422 refused.

``POST why`` with ``{"code": "12"}`` explains a place that is not legal now:
``200 {"message_markdown": "…", "card": "farm", "card_title": "Farm"}``; each may be ``""``.

``GET events`` is a stream of server-sent events: ``event: changed``, ``id: <version>`` and
``data: {"version": "…"}`` whenever the viewer's turn has another version than the last one sent
(or than ``Last-Event-ID``); fetch ``turn`` then. ``event: closed`` ends the stream for good: the
session ended, or the viewer may not see the table any more.

Beside the tables: ``GET /tables`` answers the viewer's tables, most urgent first::

    {"signed_in": true, "tables": [{"address": "/t/31-…", "title": "Caylus · Table 31",
      "urgency": "move", "headline": "…", "deadline": null, "players": ["Alice", "Bob"]}]}

(``urgency``: move, vote, lobby, others, paused). ``GET /next`` leads to the first of them.
``/static/<hash>/words.<language>.json`` is ``{"login": false, "words": {key: text}}``, the page's
own words, and whether ``GET /login?page=<id>-<code>`` logs in with Discord.
``GET /c/<game>/<card>.<language>.png?width=…`` is a rules card. ``POST /session`` with
``{"token": "…"}`` (from the fragment of the page ``/enter#<token>``) signs in and answers
``{"to": "/t/31-…"}`` or 403; ``POST /session/end`` with ``{"everywhere": false}`` signs out.
Every POST needs ``Content-Type: application/json``. ``GET /t/<id>-<code>``, ``/`` and ``/enter``
are ``bot/web/web/index.html``; its files are below ``/static/<hash>/``. If a cookie says how boards
are shown, or the browser is a phone's, a table's page has its visitor's turn in a ``<template
id="first-turn">``.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from time import monotonic

from aiohttp import web

from bot.presentation.turn_text import TurnText
from bot.tables.domain.errors import TableClosed, TableError
from bot.tables.domain.table import Status
from bot.tables.exports import Preferences
from bot.tables.facade import Tables
from bot.web.access import Access, Visit, may_try
from bot.web.addresses import Addresses
from bot.web.answers import Json, json_answer, packed_answer, unknown
from bot.web.pictures import Frame, Pictures, Shown, frame_of
from bot.web.spots import add_picture
from bot.web.turn_json import add_banks, table_json, turn_json

log = logging.getLogger(__name__)

MAX_AGE_S = 2.0
"""How long a turn is kept for other visitors, in case a wake-up was lost."""

MAX_AT_ONCE = 25
"""How many visitors without a session get the same turn at once; the others follow."""


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
    slots: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(MAX_AT_ONCE))
    """Taken by each answer with it, so that a thousand do not hold up everything else."""


class TurnPages:
    """Reads turns for visitors: once for all who see the same."""

    def __init__(
        self, tables: Tables, addresses: Addresses, access: Access, pictures: Pictures
    ) -> None:
        self._tables, self._addresses = tables, addresses
        self._access, self._pictures = access, pictures
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
        data = turn_json(turn_text, self.preferences(visit), votes)
        if turn.table.status is Status.FINISHED:
            data["review"] = await self._tables.computer.review_status(table_id)
        version = self._version(data, turn.view.to_json())
        add_banks(data["players"], banks)
        return TurnPage(data, version, turn_text)

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
        async with page.slots:
            packed = await asyncio.shield(page.packed[frame])
        return packed_answer(packed, request)

    async def _pack(self, visit: Visit, frame: Frame) -> bytes:
        return gzip.compress(json.dumps(await self.json(visit, frame)).encode())
