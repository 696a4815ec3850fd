"""Hints on the page: the suggestions of the chat, for the player who must move alone."""

from __future__ import annotations

import pytest

from tests.e2e.harness import AppHarness
from tests.e2e.presses import press_act
from tests.e2e.web.browser import Browser, new_id

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_the_player_who_must_move_is_told_good_moves(
    app: AppHarness, browser: Browser, other_browser: Browser
) -> None:
    channel = await app.begin(2)
    await app.allow_hints(channel)
    table = await app.table(channel)
    page = f"{browser.page(table)}/hint"
    assert (await browser.post(page, {"id": new_id()}))[0] == 403, "a spectator has no question"
    assert not (await browser.turn(table))["may_hint"]
    (waiting,) = app.others(channel, 2)
    await other_browser.sign_in(waiting)
    assert not (await other_browser.turn(table))["may_hint"]
    status, answer = await other_browser.post(page, {"id": new_id()})
    assert (status, answer["error"]) == (422, "refused")

    mover = app.mover(channel)
    await browser.sign_in(mover)
    turn = await browser.turn(table)
    assert turn["may_hint"]
    status, hint = await browser.post(page, {"id": new_id()})
    assert status == 200
    assert hint["asked"] == turn["question"]["asked"]
    legal = {choice["move"] for choice in turn["question"]["choices"]}
    assert {each["move"] for each in hint["moves"]} <= legal
    in_chat = (await press_act(mover.at(channel), "hint")).text
    for each in hint["moves"]:
        assert each["markdown"] in in_chat
    assert all(note in in_chat for note in hint["message_markdown"].splitlines())
    assert (await app.table(channel)).moves == table.moves, "a hint changes nothing"


async def test_a_rated_table_has_no_hints(app: AppHarness, browser: Browser) -> None:
    channel = await app.begin(2)
    table = await app.table(channel)
    await browser.sign_in(app.mover(channel))
    assert not (await browser.turn(table))["may_hint"]
    status, answer = await browser.post(f"{browser.page(table)}/hint", {"id": new_id()})
    assert (status, answer["error"]) == (422, "refused")


async def test_a_player_who_wants_no_hints_has_no_button(app: AppHarness, browser: Browser) -> None:
    channel = await app.begin(2)
    table, mover = await app.table(channel), app.mover(channel)
    await browser.sign_in(mover)
    await app.bot.tables.users.set_preference(str(mover.id), "hints", "no")
    try:
        assert not (await browser.turn(table))["may_hint"]
        status, answer = await browser.post(f"{browser.page(table)}/hint", {"id": new_id()})
        assert (status, answer["error"]) == (422, "refused")
    finally:
        await app.bot.tables.users.set_preference(str(mover.id), "hints", "yes")
