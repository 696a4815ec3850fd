"""Time control as players see it: the lobby, quiet hours, away periods, timeouts."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest

from tests.e2e.harness import AppHarness
from tests.e2e.presses import has_button, press_act

pytestmark = pytest.mark.asyncio(loop_scope="module")

HOUR = 3600
DAY_TAKEN = "so an away day was used. Your clocks"


async def test_a_clock_from_the_lobby_to_the_timeout(app: AppHarness) -> None:
    channel = app.channel()
    alice = app.admin.at(channel)
    offered = await alice.autocomplete("game new", "pace", "2h 3d 1d", game="caylus")
    assert offered.values == ["2h 3d 1d", "swift", "standard", "relaxed", "none"]
    assert (
        "6h 5d 1d" in (await alice.slash("game new", game="caylus", pace="fast", thread=False)).text
    )
    opened = await alice.slash("game new", game="caylus", seats=2, thread=False)
    asked = await opened.answer(2)
    assert "When do you sleep" in asked.text
    assert asked.only_for is app.admin
    lobby = await channel.wait_for(has_button("join"))
    assert "Standard: 6 hours a turn, then 5 days in the bank" in lobby.text
    settings = await (await alice.click("Settings…", message=lobby)).answer()
    assert "Clocks stop at night, on days off and while players are away." in settings.text

    await alice.select("What time is it where you are?", "Europe/Berlin", message=asked)
    await app.quiet()
    assert "Berlin" in asked.text
    assert "Asleep 23:00–8:00" in asked.text
    await alice.select("Which days do you have off?", "sat-sun", message=asked)
    await app.quiet()
    assert "- Saturday and Sunday off" in asked.text
    await alice.select("Time control…", "none", message=settings)
    await channel.wait_for(lambda m: m is lobby and "No clock" in m.text)
    await press_act(alice, "set-time")
    await alice.submit_modal({"own": "1h 2h 1h"})
    await channel.wait_for(lambda m: m is lobby and "Custom: 1 hour a turn" in m.text)
    settings = await (await alice.click("Settings…", message=lobby)).answer()
    await alice.select("When clocks stop…", "nights", message=settings)
    await channel.wait_for(lambda m: m is settings and "Clocks stop at night only." in m.text)


async def test_only_the_player_who_runs_out_of_time_is_mentioned(app: AppHarness) -> None:
    channel = app.channel()
    alice, zoe = app.people[0].at(channel), app.stranger.at(channel)
    await alice.slash("game new", game="caylus", seats=2, pace="1h 2h 1h", thread=False)
    lobby = await channel.wait_for(has_button("join"))
    joined = await zoe.click("Join", message=lobby)
    assert "When do you sleep" in (await joined.answer()).text
    await zoe.slash("game leave")
    again = await zoe.slash("game join")
    await app.quiet()
    assert not again.followups, "once is enough"
    await alice.slash("game start")
    await channel.wait_for(has_button("more"))
    table = await app.table(channel)
    mover = next(u for u in (app.people[0], app.stranger) if u.id == app.board(channel).asked[0])
    (pending,) = table.pending
    assert pending.deadline == pending.since + timedelta(hours=3)
    assert f"due <t:{int(pending.deadline.timestamp())}:R>" in app.board(channel).message.text
    hands = mover.at(channel)
    away = await hands.slash("away", until="2d")
    assert "You’re away until" in away.text
    assert "19 days" in away.text
    (pending,) = (await app.table(channel)).pending
    assert pending.deadline is not None
    assert abs(pending.deadline - pending.since - timedelta(hours=51)) < timedelta(minutes=1)
    status = (await hands.slash("status")).text
    assert f"due <t:{int(pending.deadline.timestamp())}:R>" in status
    assert "2 hours left in the time bank" in status
    await hands.click("I’m back", message=away.message)
    await app.quiet()
    assert "You’re not away" in away.message.text
    await hands.click("Don’t use days automatically", message=away.message)
    await app.quiet()
    for typed, most in (({"until": "soon"}, 14), ({"until": "3d", "from": "soon"}, 365)):
        assert f"at most {most} days" in (await hands.slash("away", **typed)).text
    assert "/away from:5d until:3d" in (await hands.slash("away", **{"from": "5d"})).text
    app.clock.advance(2.9 * HOUR)
    await app.quiet()
    status = (await hands.slash("status")).text
    (left,) = re.findall(r"(\d+) minutes left in the time bank", status)
    assert int(left) in (5, 6), "two hours in total, so shortly before the end"
    assert not [m for m in channel.messages if "you’re out of time" in m.text]
    app.clock.advance(0.2 * HOUR)
    notice = await channel.wait_for(lambda m: "you’re out of time" in m.text)
    assert notice.mentions == [mover]
    app.clock.advance(10 * HOUR)
    await app.quiet()
    assert len([m for m in channel.messages if "you’re out of time" in m.text]) == 1


async def test_a_used_away_day_is_announced_once_with_the_new_deadline(
    app: AppHarness,
) -> None:
    channel = app.channel()
    alice, zoe = app.people[0].at(channel), app.stranger.at(channel)
    await alice.slash("game new", game="caylus", seats=2, pace="1h 1d 1h", thread=False)
    await zoe.click("Join", message=await channel.wait_for(has_button("join")))
    await channel.wait_for(has_button("start", enabled=True))
    await alice.slash("game start")
    await channel.wait_for(has_button("more"))
    moves = app.board(channel).asked[0] == app.people[0].id
    mover, other = (app.people[0], app.stranger) if moves else (app.stranger, app.people[0])
    app.clock.advance(25.1 * HOUR)
    notice = await channel.wait_for(lambda m: DAY_TAKEN in m.text)
    assert notice.mentions == [mover]
    assert "I’ll use one more day without telling you again." in notice.text
    assert "of away time left" not in notice.text, "no other player may know"
    (pending,) = (await app.table(channel)).pending
    assert pending.away is not None
    until = f"away until <t:{int(pending.away.timestamp())}:f>"
    await channel.wait_for(lambda m: until in m.text and has_button("more")(m))
    assert until in (await other.at(channel).slash("status")).text
    away = await (await mover.at(channel).click("Away", message=notice)).answer()
    assert "You have 20 days of away time left" in away.text
    app.clock.advance(24 * HOUR)
    later = f"away until <t:{int((pending.away + timedelta(days=1)).timestamp())}:f>"
    await channel.wait_for(lambda m: later in m.text and has_button("more")(m))
    await app.quiet()
    assert [m for m in channel.messages if DAY_TAKEN in m.text] == [notice]
    away = await (await mover.at(channel).click("Away", message=notice)).answer()
    assert "You have 19 days of away time left" in away.text
    await mover.at(channel).click("Don’t use days automatically", message=away)
    await app.quiet()
    app.clock.advance(24 * HOUR)
    await channel.wait_for(lambda m: {*m.mentions} == {mover, other})
    helped = await other.at(channel).slash("help")
    await other.at(channel).click("Time and seats: the rules here", message=helped.message)
    await app.quiet()
    assert "**Away days.**" in helped.message.text
