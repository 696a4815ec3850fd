"""The visitor's tables, most urgent first, and the way to the one that waits most."""

from __future__ import annotations

from aiohttp import web

from bot.presentation.texts import label_localizer, table_title
from bot.presentation.turn_text import TurnText
from bot.tables.exports import MyTable
from bot.tables.facade import Tables
from bot.web.addresses import Addresses
from bot.web.answers import NO_STORE, Json, json_answer
from bot.web.sessions import Sessions
from engine.core import game, game_names

MAX_LISTED = 100
"""Maximum number of tables in the list; ``/mygames`` has all of them."""


class OwnTables:
    """Lists a visitor's tables."""

    def __init__(self, tables: Tables, addresses: Addresses, sessions: Sessions) -> None:
        self._tables, self._addresses, self._sessions = tables, addresses, sessions

    def routes(self) -> list[web.RouteDef]:
        """Return the addresses of the list."""
        return [web.get("/tables", self._list), web.get("/next", self._next)]

    async def _list(self, request: web.Request) -> web.Response:
        visitor = await self._sessions.visitor(request)
        if visitor.user_id is None:
            return json_answer({"signed_in": False, "name": None, "tables": []})
        mine = await self._tables.users.my_tables(visitor.user_id, 0, MAX_LISTED)
        shown = [self._entry(own, visitor.language) for own in mine.shown]
        return json_answer({"signed_in": True, "name": visitor.name, "tables": shown})

    async def _next(self, request: web.Request) -> web.Response:
        """Lead to the most urgent table, or to the list without one."""
        visitor, to = await self._sessions.visitor(request), "/"
        if visitor.user_id is not None:
            mine = await self._tables.users.my_tables(visitor.user_id, 0, 1)
            for own in mine.shown:
                to = self._addresses.page(own.table.id)
        return web.Response(status=302, headers={"Location": to, **NO_STORE})

    def _entry(self, own: MyTable, language: str) -> Json:
        table = own.table
        pending = next((p for p in table.pending if p.seat == own.seat), None)
        deadline = None if pending is None else pending.deadline
        known = table.game in game_names()
        localizer = label_localizer(language, table.game, table.names) if known else None
        headline = ""
        if own.turn is not None:
            headline = TurnText.of(own.turn, language).headline()
        elif localizer is not None:
            headline = localizer.format(game(table.game).words.title)
        return {
            "address": self._addresses.page(table.id),
            "table": table.id,
            "title": "" if localizer is None else table_title(table, localizer),
            "urgency": own.urgency.name.lower(),
            "headline": headline,
            "deadline": None if deadline is None else deadline.isoformat(),
            "players": list(table.names if localizer is None else localizer.names),
        }
