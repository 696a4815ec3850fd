"""From the first timeout to another player in the seat, as people at the table see it."""

from __future__ import annotations

import re

import pytest

from bot.sandbox import Channel, User
from engine.core.words.catalogue import catalogue, closest_language
from tests.e2e.harness import AppHarness
from tests.e2e.presses import has_button, press_act, private_reply

pytestmark = pytest.mark.asyncio(loop_scope="module")

HOUR = 3600
VOTE = re.compile("^vote:")


async def start_with_short_clocks(app: AppHarness, channel: Channel, people: list[User]) -> None:
    """Start a game with short clocks that uses no away days."""
    alice = people[0].at(channel)
    await alice.slash("game new", game="caylus", seats=3, pace="1h 2h 1h", thread=False)
    lobby = await channel.wait_for(has_button("join"))
    settings = await (await alice.click("Settings…", message=lobby)).answer()
    assert "Clocks stop at night, on days off and while players are away." in settings.text
    await alice.select("When clocks stop…", "nights", message=settings)
    for person in people[1:]:
        await person.at(channel).click("Join", message=lobby)
        await app.quiet()
    await alice.slash("game start")
    await channel.wait_for(has_button("more"))


async def test_an_absent_players_seat_is_taken_over(app: AppHarness) -> None:
    channel, people = app.channel(), [*app.people[:2], app.people[4]]
    await start_with_short_clocks(app, channel, people)
    gone = next(p for p in people if p.id == app.board(channel).asked[0])
    one, other = (p for p in people if p is not gone)
    zoe = app.stranger.at(channel)

    app.clock.advance(3.1 * HOUR)
    late = await channel.wait_for(lambda m: "you get another day (1 of 2)" in m.text)
    assert late.mentions == [gone]
    app.clock.advance(24 * HOUR)
    await channel.wait_for(lambda m: "you get another day (2 of 2)" in m.text)
    app.clock.advance(24 * HOUR)
    asked = await channel.wait_for(has_button("vote"))
    assert "ran out of time 3 times. What should happen with this turn?" in asked.text
    assert set(asked.mentions) == {*people} - {gone}, "four mentions in one turn are enough"
    assert [b.label for b in asked.buttons()] == [
        "Wait a day",
        "Autopilot plays this turn",
        "A computer player (medium) plays this turn",
        "Empty the seat",
    ]
    assert "not playing at" in await private_reply(await zoe.click("Empty the seat", message=asked))
    reader = catalogue(closest_language(gone.locale), "bot", "bot.tables")
    pressed = await gone.at(channel).click("Wait a day", message=asked)
    assert reader.say("table-own-turn") in await private_reply(pressed)
    await one.at(channel).click("Empty the seat", message=asked)
    await app.quiet()
    assert f"Empty the seat: {one.name}" in asked.text
    last = await private_reply(await other.at(channel).click("Empty the seat", message=asked))
    words = catalogue(closest_language(other.locale), "bot", "bot.tables")
    assert words.say("vote-given-last") in last
    vacant = await channel.wait_for(lambda m: has_button("vote")(m) and m is not asked)
    await app.quiet()
    assert asked.buttons() == []
    assert "Decided: Empty the seat" in asked.text
    assert set(vacant.mentions) == {one, other}
    status = (await zoe.slash("status")).text
    assert f"{gone.name} (seat empty)" in status
    assert f"It’s **{gone.name}**’s turn, but nobody is playing that seat" in status
    waits = app.board(channel).message.text
    assert f"It’s **{gone.name}**’s turn, but nobody is playing that seat" in waits
    lost = (await gone.at(channel).slash("undo")).text
    assert reader.say("table-seat-lost") in lost
    resigned = (await gone.at(channel).slash("game leave")).text
    assert reader.say("table-seat-lost") in resigned
    nudged = (await press_act(one.at(channel), "nudge")).text
    words = catalogue(closest_language(one.locale), "bot", "bot.tables")
    assert words.say("table-nudge-nobody") in nudged

    for person in (one, other):
        await person.at(channel).click("Anyone may take over", message=vacant)
    await app.quiet()
    assert [b.label for b in vacant.buttons()] == ["Take over the seat"]
    before = app.board(channel)
    taken = await zoe.click("Take over the seat", message=vacant)
    await app.quiet()
    private = "\n".join(m.text for m in taken.messages)
    assert "The seat is yours" in private
    assert "the game so far" in private
    assert any(m.alt_texts for m in taken.messages), "their own view"
    after = await app.until_moved(channel, before)
    assert after.asked == (app.stranger.id,)
    assert "has taken over a seat" in after.message.text
    assert vacant.buttons() == []
    assert f"**{gone.name}**’s seat was empty" in vacant.text
    assert "What now" not in vacant.text
    refused = (await gone.at(channel).slash("move", move="pass")).text
    assert reader.say("table-not-seated", table=1) in refused
    await zoe.slash("move", move="pass")
    await app.until_moved(channel, after)


async def test_a_substitute_plays_for_an_away_player_and_is_named_in_the_log(
    app: AppHarness,
) -> None:
    channel = await app.begin(2)
    board, away = app.board(channel), app.mover(channel)
    substitute = app.people[4]
    owner, hands = away.at(channel), substitute.at(channel)
    assert "and an end" in (await owner.slash("game substitute", person=substitute)).text
    mistyped = (await owner.slash("game substitute", person=substitute, until="soon")).text
    assert "at most 60 days" in mistyped
    assert "asked" in (await owner.slash("game substitute", person=substitute, until="3d")).text
    asked = await channel.wait_for(has_button("sub"))
    assert asked.mentions == [substitute]
    refused = await app.stranger.at(channel).click("I’ll do it", message=asked)
    assert "not being asked here" in await private_reply(refused)
    await hands.click("I’ll do it", message=asked)
    await app.quiet()
    assert asked.buttons() == []
    assert f"{away.name} ({substitute.name} is filling in)" in (await hands.slash("status")).text
    await hands.slash("move", move="castle")
    await app.until_moved(channel, board)
    assert f"(moved by {substitute.name})" in (await press_act(hands, "log")).text
    assert "You’re playing your seat again" in (await owner.slash("game substitute")).text
    assert "not playing at" in (await hands.slash("undo")).text


async def test_a_timeout_vote_that_nobody_answers_says_so(app: AppHarness) -> None:
    channel, people = app.channel(), app.people[:3]
    await start_with_short_clocks(app, channel, people)
    app.clock.advance(3.1 * HOUR)
    await channel.wait_for(lambda m: "you get another day (1 of 2)" in m.text)
    app.clock.advance(24 * HOUR)
    await channel.wait_for(lambda m: "you get another day (2 of 2)" in m.text)
    app.clock.advance(24 * HOUR)
    asked = await channel.wait_for(has_button("vote"))
    app.clock.advance(24.1 * HOUR)
    await channel.wait_for(lambda m: not asked.buttons())
    assert "Nobody voted, so: Autopilot plays this turn" in asked.text
    assert "the others voted" not in asked.text


async def test_an_invitation_that_is_withdrawn_is_not_called_an_end(app: AppHarness) -> None:
    channel = await app.begin(2)
    owner = app.mover(channel).at(channel)
    await owner.slash("game substitute", person=app.people[4], until="3d")
    await channel.wait_for(has_button("sub"))
    assert "You’ve withdrawn the request" in (await owner.slash("game substitute")).text


async def test_a_substitute_can_stop(app: AppHarness) -> None:
    channel = await app.begin(2)
    away, substitute = app.mover(channel), app.people[4]
    owner, hands = away.at(channel), substitute.at(channel)
    await owner.slash("game substitute", person=substitute, until="3d")
    asked = await channel.wait_for(has_button("sub"))
    await hands.click("I’ll do it", message=asked)
    await app.quiet()
    assert (
        "You’re no longer the substitute; the player has the seat back"
        in (await hands.slash("game substitute")).text
    )
    assert f"{substitute.name} is filling in)" not in (await owner.slash("status")).text
    assert "not playing at" in (await hands.slash("move", move="castle")).text


async def test_an_ended_substitution_is_shown_on_its_invitation(app: AppHarness) -> None:
    channel = await app.begin(2)
    away, (substitute, other) = app.mover(channel), (app.people[4], app.stranger)
    owner = away.at(channel)
    over = f"{away.name} asked for a substitute here; that’s over now."
    await owner.slash("game substitute", person=substitute, until="3d")
    asked = await channel.wait_for(has_button("sub"))
    refused = (await owner.slash("game substitute", person=other, until="2d")).text
    reader = catalogue(closest_language(away.locale), "bot", "bot.tables")
    assert reader.say("table-substitute-open", name=substitute.name) in refused
    await owner.slash("game substitute")
    await owner.slash("game substitute", person=other, until="2d")
    renewed = await channel.wait_for(lambda m: has_button("sub")(m) and m is not asked)
    await app.quiet()
    assert (asked.text, asked.buttons()) == (over, [])
    await other.at(channel).click("I’ll do it", message=renewed)
    await app.quiet()
    assert f"{other.mention}** plays for {away.name}" in renewed.text
    assert "You’re playing your seat again" in (await owner.slash("game substitute")).text
    await app.quiet()
    assert (renewed.text, renewed.buttons()) == (over, [])
    await owner.slash("game substitute", person=substitute, until="2d")
    last = await channel.wait_for(lambda m: has_button("sub")(m) and m not in (asked, renewed))
    sure = await owner.slash("game leave")
    await owner.click(re.compile("^resign-now:"), message=sure.message)
    await app.quiet()
    assert (last.text, last.buttons()) == (over, [])


async def test_help_explains_the_timeout_policy(app: AppHarness) -> None:
    alice = app.people[0].at(app.channel())
    helped = await alice.slash("help")
    await alice.click("Time and seats: the rules here", message=helped.message)
    await app.quiet()
    assert "Forgiven 2 times, each adding a day" in helped.message.text
    assert "more than 3 times, or after 7 days of silence" in helped.message.text


async def test_a_lobby_button_explains_the_time_control(app: AppHarness) -> None:
    channel, eve = app.channel(), app.people[4]
    await app.people[0].at(channel).slash("game new", game="caylus", pace="1h 2h 1h", thread=False)
    lobby = await channel.wait_for(has_button("join"))
    explanation = await (await eve.at(channel).click("Settings…", message=lobby)).answer()
    assert explanation.only_for is eve
    await eve.at(channel).click("How time works", message=explanation)
    await channel.wait_for(lambda m: m is explanation and "timeouts are forgiven" in m.text)
    assert "Custom (1 hour grace time a turn, then a time bank of 2 hours" in explanation.text
    assert "Clocks stop at night, on days off and while players are away." in explanation.text
    assert "If nobody votes: Autopilot plays on." in explanation.text
    assert "Forgiven 2 times, each adding a day" in explanation.text


async def test_an_invited_substitute_declines_by_command_or_button(app: AppHarness) -> None:
    app.clock.advance(25 * 3600)  # invitations of earlier tests count for the day
    channel = await app.begin(2)
    away, substitute = app.people[0], app.people[4]
    owner, hands = away.at(channel), substitute.at(channel)
    assert (
        "You already play this seat. Name someone to fill in while you’re away"
        in (await owner.slash("game substitute", person=away, until="3d")).text
    )
    declined = f"{away.name} asked for a substitute here; that was declined."
    await owner.slash("game substitute", person=substitute, until="3d")
    asked = await channel.wait_for(has_button("sub"))
    assert (
        "You’ve declined; the player keeps the seat" in (await hands.slash("game substitute")).text
    )
    await app.quiet()
    assert (asked.text, asked.buttons()) == (declined, [])
    await owner.slash("game substitute", person=substitute, until="2d")
    again = await channel.wait_for(lambda m: has_button("sub")(m) and m is not asked)
    await hands.click("Not this time", message=again)
    await app.quiet()
    assert (again.text, again.buttons()) == (declined, [])
