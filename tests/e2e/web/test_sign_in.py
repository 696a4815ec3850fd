"""The link below a board, one-time links, sessions, and who may watch without one."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest
from discord import Permissions

from bot.sandbox import Channel, User
from bot.tables.exports import SESSION_LIFETIME
from tests.e2e.harness import AppHarness
from tests.e2e.presses import press_act
from tests.e2e.web.browser import Browser

VIEW = Permissions(view_channel=True)
pytestmark = pytest.mark.asyncio(loop_scope="module")


async def link_of(user: User, channel: Channel) -> str:
    """Press *Sign in on the web* in *More…*; return the address in the private answer."""
    reply = await press_act(user.at(channel), "web")
    message = await reply.answer()
    assert message.ephemeral
    (url,) = (button.url for button in message.buttons() if button.url)
    return str(url)


async def test_the_button_below_a_board_signs_its_user_in_once(
    app: AppHarness, browser: Browser, other_browser: Browser
) -> None:
    channel = await app.begin(2)
    table, mover = await app.table(channel), app.mover(channel)
    links = [button.url for button in app.board(channel).message.buttons() if button.url]
    assert links == [browser.url + browser.page(table)], "one press, and no secret"
    link = await link_of(mover, channel)
    address, _, token = link.partition("#")
    assert address == f"{browser.url}/enter"
    assert await browser.post("/session", {"token": token}) == (200, {"to": browser.page(table)})
    turn = await browser.turn(table)
    seat = table.seat_of(str(mover.id))
    assert seat is not None
    about = {"signed_in": True, "name": mover.name, "may_try": False}
    assert turn["viewer"] == {"seat": seat.seat, **about}
    assert turn["your_turn"]
    status, _ = await other_browser.post("/session", {"token": token})
    assert status == 403, "the link was used"


async def test_a_link_is_too_old_after_ten_minutes(app: AppHarness, browser: Browser) -> None:
    channel = await app.begin(2)
    token = (await link_of(app.mover(channel), channel)).partition("#")[2]
    app.clock.advance(timedelta(minutes=10).total_seconds())
    assert (await browser.post("/session", {"token": token}))[0] == 403


async def test_a_session_ends_by_signing_out_everywhere_and_after_thirty_days(
    app: AppHarness, browser: Browser, other_browser: Browser
) -> None:
    user = app.people[0]
    await browser.sign_in(user)
    await other_browser.sign_in(user)
    assert (await browser.get("/tables"))[1]["signed_in"]
    await browser.post("/session/end", {"everywhere": True})
    assert not (await browser.get("/tables"))[1]["signed_in"]
    assert not (await other_browser.get("/tables"))[1]["signed_in"]
    await browser.sign_in(user)
    assert (await browser.get("/tables"))[1]["signed_in"]
    app.clock.advance(SESSION_LIFETIME.total_seconds())
    assert not (await browser.get("/tables"))[1]["signed_in"]


async def test_the_list_begins_with_the_most_urgent_table(
    app: AppHarness, browser: Browser
) -> None:
    channel = await app.begin(2)
    table, mover = await app.table(channel), app.mover(channel)
    await browser.sign_in(mover)
    _, answer = await browser.get("/tables")
    urgencies = [own["urgency"] for own in answer["tables"]]
    assert urgencies == sorted(urgencies, key=["move", "vote", "lobby", "others", "paused"].index)
    assert browser.page(table) in [own["address"] for own in answer["tables"]]
    async with browser.session.get(browser.url + "/next", allow_redirects=False) as response:
        assert response.status == 302
        assert response.headers["Location"] == answer["tables"][0]["address"]


async def test_visitors_see_a_public_table_as_spectators(app: AppHarness, browser: Browser) -> None:
    channel = await app.begin(2)
    table = await app.table(channel)
    turn = await browser.turn(table)
    about = {"signed_in": False, "name": None, "may_try": False}
    assert turn["viewer"] == {"seat": None, **about}
    assert (turn["question"], turn["hand_markdown"]) == (None, "")
    _, page, headers = await browser.fetch(browser.page(table))
    image = re.search(rb'property="og:image" content="([^"]+)"', page)
    assert image is not None
    assert image[1].decode().endswith(turn["version"]), "each board has its own address"
    assert "default-src 'none'" in headers["Content-Security-Policy"]
    _, png, headers = await browser.fetch(image[1].decode().removeprefix(browser.url))
    assert png.startswith(b"\x89PNG")


async def test_the_host_can_close_the_page_to_visitors(
    app: AppHarness, browser: Browser, other_browser: Browser
) -> None:
    channel = await app.begin(2)
    table, host = await app.table(channel), app.people[0]
    reply = await press_act(host.at(channel), "web")
    answer = await reply.answer()
    await host.at(channel).click(re.compile("^web-off:"), message=answer)
    await channel.wait_for(
        lambda message: message.id == answer.id and "Only players" in message.text
    )
    closed_page = await browser.get(f"{browser.page(table)}/turn")
    assert closed_page == await browser.get(f"/t/{table.id + 1000}-{'x' * 22}/turn")
    _, page, _ = await browser.fetch(browser.page(table))
    assert b"og:" not in page
    await other_browser.sign_in(app.stranger)
    assert (await other_browser.turn(table))["viewer"]["seat"] is None, "they read the channel"


async def test_a_private_channel_is_for_its_readers_only(
    app: AppHarness, browser: Browser, other_browser: Browser
) -> None:
    channel = await app.begin(2)
    table = await app.table(channel)
    channel.set_permissions(app.server.bot, allow=VIEW)
    channel.set_permissions(app.guild.everyone, deny=VIEW)
    await app.server.settle()
    assert (await browser.get(f"{browser.page(table)}/turn"))[0] == 404
    await browser.sign_in(app.stranger)
    assert (await browser.get(f"{browser.page(table)}/turn"))[0] == 404
    await other_browser.sign_in(app.people[0])
    assert (await other_browser.turn(table))["viewer"]["seat"] is not None
