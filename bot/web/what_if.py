"""Try moves from any position on the board itself; nothing is stored in the game.

What is tried is the user's branch, the same as in Discord. It is answered like a turn, so that the
page shows and plays it in the same way.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from aiohttp import web

from bot.presentation.turn_text import TurnText, condense
from bot.presentation.what_if import Tried, WhatIfs
from bot.tables.domain.errors import TableError
from bot.tables.exports import Branch, Preferences
from bot.web.addresses import Addresses
from bot.web.answers import Json, json_answer
from bot.web.pictures import Pictures
from bot.web.reasons import reason_at
from bot.web.spots import add_picture
from bot.web.taps import Tap, Taps
from bot.web.turn_json import turn_json
from bot.web.turn_page import TurnPages

STORY_LIMIT = 700


class BranchPages:
    """Lets signed-in visitors try moves."""

    def __init__(
        self,
        what_ifs: WhatIfs,
        taps: Taps,
        addresses: Addresses,
        pages: TurnPages,
        pictures: Pictures,
    ) -> None:
        self._what_ifs, self._taps, self._addresses = what_ifs, taps, addresses
        self._pages, self._pictures = pages, pictures

    def routes(self) -> list[web.RouteDef]:
        """Return the addresses of branches."""
        return [
            web.post("/t/{page}/whatif", self._begin),
            web.post("/t/{page}/whatif/move", self._move),
            web.post("/t/{page}/whatif/back", self._back),
            web.post("/t/{page}/whatif/why", self._why),
        ]

    async def _begin(self, request: web.Request) -> web.Response:
        tap = await self._taps.read(request)
        number = None if tap.body.get("step") is None else tap.number("step")
        work = self._what_ifs.begin(tap.visit.table.id, tap.request.person.id, number)
        return await self._answer(request, tap, work)

    async def _move(self, request: web.Request) -> web.Response:
        tap = await self._taps.read(request)
        move = tap.text("move")
        return await self._continue(
            request,
            tap,
            lambda branch, fresh: self._what_ifs.play(branch, move if fresh else None),
        )

    async def _back(self, request: web.Request) -> web.Response:
        tap = await self._taps.read(request)
        everything = tap.body.get("all") is True

        async def go_back(branch: Branch, fresh: bool) -> Tried:
            if not fresh:
                return await self._what_ifs.play(branch)
            return await self._what_ifs.take_back(branch, everything=everything)

        return await self._continue(request, tap, go_back)

    async def _continue(
        self, request: web.Request, tap: Tap, change: Callable[[Branch, bool], Awaitable[Tried]]
    ) -> web.Response:
        """Change the visitor's branch, unless it has changed since the page got it."""
        at = tap.number("at")

        async def work() -> Tried:
            branch = await self._what_ifs.read(tap.visit.table.id, tap.request.person.id)
            return await change(branch, at == len(branch.steps))

        return await self._answer(request, tap, work())

    async def _why(self, request: web.Request) -> web.Response:
        tap = await self._taps.read(request)
        code = tap.text("code")
        try:
            branch = await self._what_ifs.read(tap.visit.table.id, tap.request.person.id)
            tried = await self._what_ifs.play(branch)
        except TableError as refused:
            return tap.refuse(refused)
        turn_text = tried.text(tap.visit.visitor.language)
        return json_answer(reason_at(turn_text, branch.seat, code))

    async def _answer(self, request: web.Request, tap: Tap, work: Awaitable[Tried]) -> web.Response:
        try:
            tried = await work
        except TableError as refused:
            return tap.refuse(refused)
        turn_text = tried.text(tap.visit.visitor.language)
        data = branch_json(tried, turn_text, self._pages.preferences(tap.visit))
        branch = tried.branch
        data["version"] = self._addresses.code("branch", branch.seed, str(tried.moves))
        data["viewer"] = self._pages.viewer_json(tap.visit) | {"seat": branch.seat}
        frame = self._pages.frame(request.query, tap.visit)
        owner = tap.request.person.id
        shown = await self._pictures.board(turn_text, frame, owner, imagined=True)
        data["picture"] = None
        if shown is not None:
            add_picture(data, turn_text, shown)
        return json_answer({"turn": data, "story_markdown": data["recap_markdown"]})


def branch_json(tried: Tried, turn_text: TurnText, preferences: Preferences) -> Json:
    """Return a branch as the JSON of a turn; its moves need no confirmation and have no clock."""
    data = turn_json(turn_text, preferences, (), ())
    question, happened = data["question"], turn_text.last()
    if question is not None:
        data["asked_markdown"] = [turn_text.asked_line(seat) for seat in turn_text.turn.to_move]
        choices = [{**choice, "confirm": False} for choice in question["choices"]]
        data["question"] = {"asked": tried.moves, "choices": choices}
    else:
        data["asked_markdown"] = [turn_text.message.say("whatif-over")]
    for player in data["players"]:
        player |= {"since": None, "deadline": None, "away": None}
    return data | {
        "may_hint": False,
        "undo": False,
        "recap_markdown": condense(turn_text.message, happened, STORY_LIMIT) if happened else "",
        "branch": {
            "at": tried.moves,
            "tried": not tried.nothing_tried,
            "chances_markdown": tried.chances(turn_text),
            "about": tried.about(turn_text),
        },
    }
