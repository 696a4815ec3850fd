"""Reviews on the page: requested once, and followed to the positions of the game."""

from __future__ import annotations

import pytest

from bot.demonstration.people import Way
from tests.e2e.harness import AppHarness
from tests.e2e.test_computer_players import toy
from tests.e2e.web.browser import Browser, new_id

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_review_is_requested_and_read(
    app: AppHarness, browser: Browser, other_browser: Browser
) -> None:
    channel = await toy(app)
    page = browser.page(await app.table(channel))
    await browser.sign_in(app.people[0])
    status, early = await browser.post(f"{page}/review", {"id": new_id()})
    assert (status, early["error"]) == (422, "refused")
    assert (await browser.get(f"{page}/review"))[0] == 404
    await app.play(channel, (Way.MOVE,), seed="reviewed")
    await app.quiet()
    table = await app.table(channel)
    assert (await browser.turn(table))["review"] == "none"
    assert (await other_browser.post(f"{page}/review", {"id": new_id()}))[0] == 403
    before = (await browser.turn(table))["version"]
    status, asked = await browser.post(f"{page}/review", {"id": new_id()})
    assert (status, asked["turn"]["review"]) == (200, "requested")
    assert asked["turn"]["version"] != before
    async with other_browser.session.get(f"{browser.url}{page}/events") as events:
        async for _ in events.content:  # each change of the turn
            if (await other_browser.turn(table))["review"] == "ready":
                break
    status, review = await other_browser.get(f"{page}/review")
    assert (status, review["picture"]) == (200, None), "the toy has no painter"
    assert all(name in review["accuracy_markdown"] for name in table.names)
    assert all(0 < mistake["move"] <= table.moves for mistake in review["mistakes"])
