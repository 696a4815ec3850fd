"""Resign one's seat, and cancel one's plans, as in Discord."""

from __future__ import annotations

from aiohttp import web

from bot.presentation.confirmation import resignation_question
from bot.tables.domain.errors import TableError
from bot.tables.facade import Tables
from bot.web.taps import Taps, ask_first
from bot.web.turn_page import TurnPages


class OwnSeatPages:
    """Takes what players decide about their seat."""

    def __init__(self, tables: Tables, taps: Taps, pages: TurnPages) -> None:
        self._tables, self._taps, self._pages = tables, taps, pages

    def routes(self) -> list[web.RouteDef]:
        """Return the addresses for changes, which answer like a move.

        ``POST resign`` with ``{"id": "…", "confirmed": false}``, and ``POST plan/cancel`` with
        ``{"id": "…", "plan": 7}``.
        """
        return [
            web.post("/t/{page}/resign", self._resign),
            web.post("/t/{page}/plan/cancel", self._cancel_plan),
        ]

    async def _resign(self, request: web.Request) -> web.Response:
        tap = await self._taps.read(request)
        table, words, seats = tap.visit.table, tap.localizer(), self._tables.seats
        try:
            if not tap.confirmed:
                await seats.require_resignable(table.id, tap.request.person)
                asked = words.say(resignation_question(table))
                return ask_first(asked, words.say("resign-yes"), words.say("move-confirm-no"))
            await seats.resign(tap.request, table.id)
        except TableError as refused:
            return tap.refuse(refused)
        told = words.say("resign-done")
        return await self._pages.after_change(request, tap.visit.visitor, told)

    async def _cancel_plan(self, request: web.Request) -> web.Response:
        tap = await self._taps.read(request)
        try:
            await self._tables.plans.delete(tap.request, tap.visit.table.id, tap.number("plan"))
        except TableError as refused:
            return tap.refuse(refused)
        self._pages.forget(tap.visit.table.id)
        told = tap.localizer().say("plan-dropped")
        return await self._pages.after_change(request, tap.visit.visitor, told)
