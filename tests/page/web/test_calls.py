"""What calls a player when their turn comes, once they have switched it on."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, Page, expect

from bot.sandbox import Channel
from tests.e2e.harness import AppHarness
from tests.page.browser import WIDE
from tests.page.web.visitor import Visitor

pytestmark = pytest.mark.asyncio(loop_scope="module")

RECORD = """() => {
  const Real = Notification;
  window.notes = [];
  window.called = [];
  window.Notification = class extends EventTarget {
    static get permission() { return Real.permission; }
    static requestPermission() { return Real.requestPermission(); }
    constructor(title) { super(); window.called.push(title); }
  };
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (at) { window.notes.push(at); start.call(this, at); };
  Object.defineProperty(document, "hidden", { get: () => true });
}"""
"""Records notes and notifications on a page that is not seen."""


async def called(page: Page) -> tuple[int, int]:
    """Return how many notes have been played and how many notifications shown."""
    notes, notifications = await page.evaluate("[window.notes.length, window.called.length]")
    return notes, notifications


async def test_a_player_is_called_by_what_they_have_switched_on(
    app: AppHarness, browser: Browser
) -> None:
    channel = await app.begin(2)
    (waiting,) = app.others(channel, 2)
    async with Visitor.arrive(app, browser, channel, waiting, WIDE) as visitor:
        page = visitor.page
        await page.context.grant_permissions(["notifications"])
        await page.evaluate(RECORD)
        await pass_the_turn(app, channel, visitor)
        assert await called(page) == (0, 0), "both are off at first"
        assert (await page.title()).startswith("● Your turn")
        await page.get_by_role("button", name="More").click()
        menu = page.get_by_role("dialog")
        for label in ("Sound on your turn", "Notification on your turn"):
            await menu.get_by_role("button", name=f"{label}: off").click()
            await expect(menu.get_by_role("button", name=f"{label}: on")).to_be_visible()
        assert await visitor.complaints() == []
        assert await called(page) == (2, 1), "each is shown when it is switched on"
        await menu.get_by_role("button", name="Close").click()
        await page.locator(".spot.legal").first.click()
        await page.locator("#chosen .primary").click()
        await visitor.turn_goes()
        await pass_the_turn(app, channel, visitor)
        assert await called(page) == (4, 2)
        await page.reload()
        await visitor.board()
        await page.get_by_role("button", name="More").click()
        await menu.get_by_role("button", name="Sound on your turn: on").click()
        await expect(menu.get_by_role("button", name="Sound on your turn: off")).to_be_visible()


async def pass_the_turn(app: AppHarness, channel: Channel, visitor: Visitor) -> None:
    """Place a worker of the other player, in chat."""
    position = await app.position(channel)
    (seat,) = position.game.to_move(position.state)
    free = position.game.moves(position.state, seat)
    place = next(move for move in free if move.startswith("place "))
    user, table = position.table.seats[seat].user_id, position.table
    request = f"{table.id} {position.sequence}"
    await app.tables.move(table.id, user, place, sequence=None, interaction_id=request)
    await visitor.turn_comes()
