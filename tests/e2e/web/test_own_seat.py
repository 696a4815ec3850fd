"""What players decide about their own seat on the page: to resign, and to cancel a plan."""

from __future__ import annotations

import pytest

from bot.tables.domain.request import Person, Request
from engine.core import Chance
from engine.core.foresight import foresee
from tests.e2e.harness import AppHarness
from tests.e2e.web.browser import Browser, new_id

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_player_resigns_after_a_question_and_the_game_is_in_the_list(
    app: AppHarness, browser: Browser, other_browser: Browser
) -> None:
    channel = await app.begin(2)
    table = await app.table(channel)
    loser, winner = app.people[:2]
    page = f"{browser.page(table)}/resign"
    assert (await browser.post(page, {"id": new_id()}))[0] == 403
    assert not (await browser.turn(table))["may_resign"], "a spectator has nothing to resign"
    await browser.sign_in(loser)
    assert (await browser.turn(table))["may_resign"]
    status, asked = await browser.post(page, {"id": new_id()})
    assert (status, asked["error"], asked["yes"]) == (409, "confirm", "Resign")
    assert "the game ends" in asked["message_markdown"]
    assert (await browser.turn(table))["status"] == "running"
    body = {"id": new_id(), "confirmed": True}
    status, done = await browser.post(page, body)
    assert (status, done["story_markdown"]) == (200, "You’ve resigned.")
    assert done["turn"]["status"] == "finished"
    assert (await browser.post(page, body))[0] == 200, "the same tap counts once"
    assert (await browser.post(page, {"id": new_id()}))[0] == 422
    await other_browser.sign_in(winner)
    _, answer = await other_browser.get("/tables")
    newest = answer["finished"][0]
    assert newest["address"] == browser.page(table)
    assert newest["result"] == f"{winner.name} is the last one left and wins."
    assert newest["address"] not in [own["address"] for own in answer["tables"]]


async def test_a_plan_is_seen_by_its_owner_alone_who_can_cancel_it(
    app: AppHarness, browser: Browser, other_browser: Browser
) -> None:
    channel = await app.begin(2)
    table = await app.table(channel)
    mover = app.mover(channel)
    (owner,) = app.others(channel, 2)
    person, plans = Person(str(owner.id), owner.name, table.server_id), app.bot.tables.plans
    outlook = await plans.read_outlook(table.id, person)
    position = await app.position(channel)
    view = position.game.load(outlook.view)
    foreseen = foresee(position.game, view, outlook.seat, Chance.from_seed("7"))[0]
    draft = (await plans.create_draft(person, table.id, foreseen)).plan
    await plans.change_draft(person, draft.id, "add", "0")
    await browser.sign_in(owner)
    assert (await browser.turn(table))["plans"] == [], "a draft is no plan yet"
    await plans.make(Request(new_id(), person), table.id, draft.id)
    await app.quiet()
    (plan,) = (await browser.turn(table))["plans"]
    assert not plan["stopped"]
    assert "once" in plan["markdown"]
    await other_browser.sign_in(mover)
    assert (await other_browser.turn(table))["plans"] == []
    page, body = f"{browser.page(table)}/plan/cancel", {"id": new_id(), "plan": plan["id"]}
    assert (await other_browser.post(page, body))[0] == 422
    status, done = await browser.post(page, body)
    assert (status, done["story_markdown"]) == (200, "Plan cancelled.")
    assert done["turn"]["plans"] == []
