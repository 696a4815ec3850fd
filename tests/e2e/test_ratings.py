"""Rated games through Discord: the lobby, the result with its ratings, and the calculation."""

from __future__ import annotations

import re

import pytest

from bot.demonstration.people import Way, result_of
from tests.e2e.harness import AppHarness
from tests.e2e.presses import has_button, press_act

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_rated_game_ends_with_new_ratings_and_explains_them(app: AppHarness) -> None:
    channel = await app.begin(2, game="toy")
    alice = app.people[0].at(channel)
    assert "it’s a rated game" in (await press_act(alice, "whatif")).text
    await app.play(channel, (Way.MOVE,), seed="rated")
    await app.quiet()
    result, table = result_of(channel), await app.table(channel)
    assert result is not None
    assert table.rated
    lines = re.findall(r"\*\*(\w+)\*\*: 1500 → \*\*(\d+)\*\* ± 166 \(([+−]?\d+)\)", result.text)
    assert {name for name, *_ in lines} == {person.name for person in app.people[:2]}
    assert sum(int(points) for _, points, _ in lines) == 3000

    shown = await (await alice.click(re.compile("^rating:"), message=result)).answer()
    assert shown.ephemeral
    own = next(int(points) for name, points, _ in lines if name == app.people[0].name)
    outcome = "you did" if own > 1500 else "you didn’t" if own < 1500 else "you tied"
    assert f"your chance to finish ahead was 50%, and {outcome}" in shown.text
    assert "Shall leaderboards list you?" in shown.text
    await alice.click("List me", message=shown)
    await channel.wait_for(lambda m: "Leaderboards will list you." in m.text)
    again = await (await alice.click(re.compile("^rating:"), message=result)).answer()
    assert "Shall leaderboards list you?" not in again.text, "it asks once"

    watching = await press_act(app.people[2].at(channel), "rating", table=table.id)
    assert "50%" not in watching.text
    assert app.people[0].name in watching.text


async def test_a_lobby_says_whether_it_is_rated_and_its_host_decides(app: AppHarness) -> None:
    channel = await app.open(2, game="toy")
    alice = app.people[0].at(channel)
    lobby = await channel.wait_for(has_button("start"))
    assert "rated game" in lobby.text
    settings = await alice.click(re.compile("^table-settings:"), message=lobby)
    opened = await settings.answer()
    assert "Rated: the result changes" in opened.text
    assert [menu for menu in opened.selects() if menu.custom_id.startswith("hints:")] == []
    table = await app.table(channel)
    await press_act(alice, "hints", "yes", table=table.id)
    await channel.wait_for(lambda m: m.ephemeral and "it’s a rated game" in m.text)
    await press_act(alice, "rated", "no", table=table.id)
    await channel.wait_for(lambda m: m is lobby and "rated game" not in m.text)
    assert not (await app.table(channel)).rated


async def test_a_game_that_is_cut_short_leaves_ratings_as_they_are(app: AppHarness) -> None:
    channel = await app.begin(2)
    admin = app.admin.at(channel)
    await admin.slash("game end")
    await admin.click(re.compile("^endnow:"))
    result = await channel.wait_for(has_button("rematch"))
    assert "Ratings stay as they are" in result.text
    assert not has_button("rating")(result)
