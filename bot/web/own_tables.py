"""The visitor's tables, most urgent first, and the way to the one that waits most."""

from __future__ import annotations

from aiohttp import web

from bot.presentation.text_board import verdict
from bot.presentation.texts import Localizer, label_localizer, table_title
from bot.presentation.turn_text import TurnText
from bot.tables.domain.table import Table
from bot.tables.exports import MyTable
from bot.tables.facade import Tables
from bot.web.addresses import Addresses
from bot.web.answers import NO_STORE, Json, json_answer
from bot.web.sessions import Sessions
from engine.core import game, game_names

MAX_LISTED = 100
"""Maximum number of tables in the list; ``/tables`` has all of them."""
MAX_FINISHED = 10
"""Maximum number of finished games below it."""


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
            signed_out: Json = {"signed_in": False, "name": None, "tables": [], "finished": []}
            return json_answer(signed_out)
        users = self._tables.users
        mine = await users.my_tables(visitor.user_id, 0, MAX_LISTED)
        finished = await users.finished_tables(visitor.user_id, MAX_FINISHED)
        answer = {
            "signed_in": True,
            "name": visitor.name,
            "tables": [self._entry(own, visitor.language) for own in mine.shown],
            "finished": [self._finished(table, visitor.language) for table in finished],
        }
        return json_answer(answer)

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
        localizer = _localizer(table, language)
        headline = ""
        if own.turn is not None:
            headline = TurnText.of(own.turn, language).headline()
        elif localizer is not None:
            headline = localizer.format(game(table.game).words.title)
        return {
            **self._table(table, localizer),
            "urgency": own.urgency.name.lower(),
            "headline": headline,
            "deadline": None if deadline is None else deadline.isoformat(),
        }

    def _finished(self, table: Table, language: str) -> Json:
        localizer = _localizer(table, language)
        return {
            **self._table(table, localizer),
            "result": "" if localizer is None else verdict(localizer, table),
            "ended": None if table.ended is None else table.ended.isoformat(),
        }

    def _table(self, table: Table, localizer: Localizer | None) -> Json:
        return {
            "address": self._addresses.page(table.id),
            "table": table.id,
            "title": "" if localizer is None else table_title(table, localizer),
            "players": list(table.names if localizer is None else localizer.names),
        }


def _localizer(table: Table, language: str) -> Localizer | None:
    """Return the localizer for labels; ``None`` if this version does not have the game."""
    known = table.game in game_names()
    return label_localizer(language, table.game, table.names) if known else None
