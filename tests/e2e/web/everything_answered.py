"""Read everything that the web page is answered about a table, in a form that can be compared."""

from __future__ import annotations

import json
import re
from typing import Any

from bot.sandbox import Channel, User
from tests.e2e.everything_shown import Shown
from tests.e2e.harness import AppHarness
from tests.e2e.web.browser import Browser, Json, new_id

WIDTH = "width=1600"
"""As boards are painted, so that none has to be scaled."""
CHANGING = {"version", "at", "since", "deadline", "away", "ends", "bank_s", "discord", "table"}
"""What differs between two servers or moments, by the names in the answers."""
PLACES = 2
"""Places that are asked about."""


async def everything_answered(
    app: AppHarness, channel: Channel, user: User | None
) -> dict[str, Shown]:
    """Return all answers to a user, or with ``None`` to a visitor, by their addresses."""
    table = await app.table(channel)
    async with Browser.open(app) as browser:
        if user is not None:
            await browser.sign_in(user)
        reader = _Reader(browser, browser.page(table))
        turn = await reader.get(f"turn?{WIDTH}")
        await reader.first_turn()
        await reader.get("log")
        await reader.get("turning-points")
        await reader.get("review")
        await reader.get(f"history/latest?{WIDTH}")
        spots = [] if turn["picture"] is None else turn["picture"]["hot_spots"]
        for spot in spots[:PLACES]:
            await reader.post("why", {"code": spot["code"] or "none"})
        if not turn["may_hint"]:  # else the search takes as long as the processor gives it
            await reader.post("hint", {})
        await reader.play_on(await reader.post("whatif", {"step": None}))
        return reader.found


class _Reader:
    """One visitor, and what they were answered."""

    def __init__(self, browser: Browser, page: str) -> None:
        self._browser, self._page = browser, page
        self.found: dict[str, Shown] = {}

    async def get(self, what: str) -> Json:
        return await self._note(what, *await self._browser.get(f"{self._page}/{what}"))

    async def first_turn(self) -> None:
        """Read the turn that is in the page's HTML."""
        _, _, turn = await self._browser.first_turn(self._page, WIDTH)
        assert turn is not None
        await self._note("HTML", 200, turn)

    async def post(self, what: str, body: Json) -> Json:
        answered = await self._browser.post(
            f"{self._page}/{what}?{WIDTH}", {"id": new_id(), **body}
        )
        return await self._note(f"{what} {body}", *answered)

    async def play_on(self, begun: Json) -> None:
        """Try the first move that is offered, if the visitor may."""
        turn = begun.get("turn")
        if turn is None or turn["question"] is None:
            return
        at, choices = turn["branch"]["at"], turn["question"]["choices"]
        await self.post("whatif/move", {"at": at, "move": choices[0]["move"]})
        await self.post("whatif/why", {"code": "1"})

    async def _note(self, way: str, status: int, answer: Json) -> Json:
        pictures: list[bytes] = []
        for picture in (answer.get("picture"), (answer.get("turn") or {}).get("picture")):
            if picture is not None:
                pictures.append((await self._browser.fetch(picture.pop("address")))[1])
        plain = json.dumps([status, _comparable(answer)], sort_keys=True)
        self.found[f"page: {way}"] = Shown(
            re.sub(r"<t:\d+(:\w)?>|\d{15,}", "", plain), (*pictures,)
        )
        return answer


def _comparable(value: Any) -> Any:
    """Return an answer without what changes with the server and the time."""
    if isinstance(value, dict):
        return {name: _comparable(each) for name, each in value.items() if name not in CHANGING}
    return [_comparable(each) for each in value] if isinstance(value, list) else value
