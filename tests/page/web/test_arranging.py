"""Pieces that are arranged on the board: dragged and turned with fingers, the mouse and keys."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, Locator, expect

from bot.sandbox import Channel, User
from engine.core.rules import Sealed
from tests.e2e.harness import AppHarness
from tests.page.browser import PHONE, WIDE
from tests.page.web.visitor import Visitor

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = "tuscany"


GRIP = """handle => {
  const { left, top, width, height } = handle.getBoundingClientRect();
  for (let share = 0.1; share < 1; share += 0.1) for (const across of [0.5, 0.3, 0.7]) {
    const at = [left + across * width, top + share * height];
    if (document.elementFromPoint(...at) === handle) return at;
  }
}"""


async def grip(handle: Locator) -> tuple[float, float]:
    """Return a point of a piece that no choice on it covers."""
    x, y = await handle.evaluate(GRIP)
    return x, y


async def order(visitor: Visitor) -> list[str]:
    """Return the names of the pieces from left to right, once nothing is on its way."""
    await visitor.idle()
    handles = await visitor.page.locator(".handle").all()
    names = [await handle.get_attribute("aria-label") or "" for handle in handles]
    lefts = [await handle.evaluate("each => each.offsetLeft") for handle in handles]
    return [name for _, name in sorted(zip(lefts, names, strict=True))]


async def answer_of(app: AppHarness, channel: Channel, user: User) -> str:
    """Return the answer of a player."""
    asked = (await app.position(channel)).state.stack[-1]
    seat = (await app.table(channel)).seat_of(str(user.id))
    assert isinstance(asked, Sealed)
    assert seat is not None
    answer = asked.given(seat.seat)
    assert isinstance(answer, str)
    return answer


async def drag_right(visitor: Visitor, handle: Locator) -> None:
    """Drag a piece to the right with a finger."""
    x, y = await grip(handle)
    await visitor.touch([(x, y)], [(x + 20, y)], [(x + 70, y)])


async def test_pieces_are_dragged_and_turned_by_finger_until_all_is_chosen(
    app: AppHarness, browser: Browser
) -> None:
    channel = await app.begin(2, GAME)
    async with Visitor.arrive(app, browser, channel, app.people[0], PHONE, "dark") as visitor:
        page, moves = visitor.page, (await app.table(channel)).moves
        assert await visitor.complaints() == []
        first, second, third = await order(visitor)
        dealt, handle = await visitor.picture(), page.locator(f".handle[aria-label='{second}']")
        await page.touchscreen.tap(*await grip(handle))
        turned = await visitor.other_picture(dealt)
        await drag_right(visitor, handle)
        moved = await visitor.other_picture(turned)
        assert await order(visitor) == [first, third, second]
        assert (await app.table(channel)).moves == moves, "nothing is made before all is chosen"
        undo = page.locator(".undo")
        await undo.click()
        assert await visitor.other_picture(moved) == turned
        await undo.click()
        dealt = await visitor.other_picture(turned)
        assert await order(visitor) == [first, second, third]
        await drag_right(visitor, handle)
        await visitor.other_picture(dealt)
        await visitor.tap()
        await visitor.turn_goes()
        await expect(page.locator(".question")).to_contain_text("You can choose again")
        letters = "".join(name[0] for name in (first, third, second))
        assert (await answer_of(app, channel, app.people[0])).startswith(f"{letters}/000/dd@")


async def test_pieces_are_arranged_by_keys_and_by_mouse(app: AppHarness, browser: Browser) -> None:
    channel = await app.begin(2, GAME)
    async with Visitor.arrive(app, browser, channel, app.people[0], WIDE) as visitor:
        page = visitor.page
        first, second, third = await order(visitor)
        handle = page.locator(f".handle[aria-label='{first}']")
        await handle.focus()
        picture = await visitor.picture()
        await page.keyboard.press("ArrowRight")
        picture = await visitor.other_picture(picture)
        assert await order(visitor) == [second, first, third]
        await expect(handle).to_be_focused()
        for key in ("Enter", "ArrowUp"):
            await page.keyboard.press(key)
            picture = await visitor.other_picture(picture)
            await expect(handle).to_be_focused()
        x, y = await grip(handle)
        await page.mouse.move(x, y)
        await page.mouse.down()
        await page.mouse.move(x, y + 60, steps=4)
        await page.mouse.up()
        await visitor.other_picture(picture)
        assert await visitor.complaints() == []
        await page.locator("summary").click()
        await expect(page.locator("details .choice").first).to_be_visible()
        await page.locator(".spot.legal").last.focus()
        await page.keyboard.press("Enter")
        await page.keyboard.press("Enter")
        await visitor.turn_goes()
        letters = "".join(name[0] for name in (second, first, third))
        assert (await answer_of(app, channel, app.people[0])).startswith(f"{letters}/0R0/dd@")


async def test_in_a_what_if_each_drag_is_a_move_that_is_taken_back(
    app: AppHarness, browser: Browser
) -> None:
    channel, here = app.channel(), app.people[0]
    await here.at(channel).slash("game new", game=GAME, computers="easy", seats=2, thread=False)
    await app.until_asked(channel)
    async with Visitor.arrive(app, browser, channel, here, PHONE) as visitor:
        page = visitor.page
        await page.locator(".back-in-time").tap()
        await page.get_by_role("button", name="Try it from here").tap()
        await page.locator("body.in-branch").wait_for()
        first, second, third = await order(visitor)
        dealt, handle = await visitor.picture(), page.locator(f".handle[aria-label='{second}']")
        await drag_right(visitor, handle)
        moved = await visitor.other_picture(dealt)
        assert await order(visitor) == [first, third, second]
        await page.get_by_role("button", name="Take back").tap()
        await visitor.other_picture(moved)
        assert await order(visitor) == [first, second, third]
        assert await visitor.complaints() == []
    asked, table = (await app.position(channel)).state.stack[-1], await app.table(channel)
    seat = table.visible_seat(str(here.id))
    assert isinstance(asked, Sealed)
    assert seat is not None
    assert asked.steps(seat) == ()
