"""Votes on the page: the same questions and answers as in Discord."""

from __future__ import annotations

import pytest

from tests.e2e.harness import AppHarness
from tests.e2e.presses import ask_to_end, has_button
from tests.e2e.web.browser import Browser, new_id

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_vote_is_seen_by_all_and_answered_by_its_voters(
    app: AppHarness, browser: Browser, other_browser: Browser
) -> None:
    channel = await app.begin(3)
    table = await app.table(channel)
    opener, voter, _ = app.people[:3]
    page = f"{browser.page(table)}/vote"
    await ask_to_end(opener.at(channel))
    await app.quiet()
    (seen,) = (await browser.turn(table))["votes"]
    assert seen["answers"] == []
    assert [table.names[seat] for seat in seen["answered"]] == [opener.name]
    assert "wants to end the game" in seen["question_markdown"]
    assert "a majority is enough" in seen["about_markdown"]
    body = {"id": new_id(), "vote": seen["id"], "answer": "yes"}
    assert (await browser.post(page, body))[0] == 403
    await browser.sign_in(app.stranger)
    assert (await browser.post(page, body))[0] == 422
    await other_browser.sign_in(voter)
    (asked,) = (await other_browser.turn(table))["votes"]
    assert [answer["label"] for answer in asked["answers"]] == ["Agree", "Object"]
    for wrong in ({"answer": "perhaps"}, {"answer": ""}, {"vote": "1"}):
        assert (await other_browser.post(page, body | wrong))[0] == 400
    assert (await other_browser.post(page, body | {"vote": 10**6}))[0] == 404
    elsewhere = await app.table(await app.begin(3))
    other_page = f"{browser.page(elsewhere)}/vote"
    assert (await other_browser.post(other_page, body))[0] == 404, "it is not of that table"
    status, done = await other_browser.post(page, body)
    assert (status, done["story_markdown"]) == (200, "You agreed.")
    (now,) = done["turn"]["votes"]
    assert [answer["given"] for answer in now["answers"]] == [True, False]
    assert f"{voter.name} agrees" in now["lines_markdown"]
    assert (await other_browser.post(page, body))[0] == 200, "the same tap counts once"


async def test_an_answer_from_the_page_changes_the_message_of_the_vote(
    app: AppHarness, browser: Browser, other_browser: Browser
) -> None:
    channel = await app.begin(3)
    table = await app.table(channel)
    opener, voter, other = app.people[:3]
    page = f"{browser.page(table)}/vote"
    await ask_to_end(opener.at(channel))
    question = await channel.wait_for(has_button("yes"))
    await browser.sign_in(voter)
    (vote,) = (await browser.turn(table))["votes"]
    assert (await browser.post(page, {"id": new_id(), "vote": vote["id"], "answer": "yes"}))[
        0
    ] == 200
    await app.quiet()
    assert f"{voter.name} agrees" in question.text
    await other_browser.sign_in(other)
    body = {"id": new_id(), "vote": vote["id"], "answer": "no"}
    assert (await other_browser.post(page, body))[0] == 200
    await app.quiet()
    assert not question.buttons()
    assert "the game goes on" in question.text
