"""A league on Discord: from sign-up to the final standings, with a restart in between."""

from __future__ import annotations

import re

import pytest

from bot.demonstration.people import board_of, result_of
from bot.discord_ui.leagues.posts import SeasonMessages
from bot.sandbox import Channel, Message, User
from bot.tables.exports import SeasonTable
from tests.e2e.harness import AppHarness
from tests.e2e.presses import has_button, private_reply

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def announced(app: AppHarness, channel: Channel, words: str) -> Message:
    """Let the seasons go on, and return the message with these words."""
    await app.bot.seasons.serve_all()
    return await channel.wait_for(lambda message: words in message.text)


async def signed_up(
    app: AppHarness, channel: Channel, people: list[User], title: str = "Club league"
) -> Message:
    """Open a league for In the Shadow of the Emperor, and press the button for each person."""
    reply = await app.admin.at(channel).slash(
        "league open", title=title, game="emperor", seats=3, pace="swift"
    )
    assert "Open for sign-up" in reply.text
    card = await announced(app, channel, "Signed up: 0")
    for person in people:
        pressed = await person.at(channel).click(re.compile("^league-join:"), message=card)
        assert title in await private_reply(pressed)
    await app.quiet()
    assert f"Signed up: {len(people)}" in card.text
    return card


async def test_seven_people_play_a_league(app: AppHarness) -> None:
    channel = app.channel()
    people = [*app.people, app.guild.add_member("Fay"), app.guild.add_member("Gil")]
    card = await signed_up(app, channel, people)
    stranger = await app.stranger.at(channel).click(re.compile("^league-reserve:"), message=card)
    assert "You’re a reserve" in await private_reply(stranger)

    panel = (await app.admin.at(channel).slash("league show")).message
    seen = await people[0].at(channel).slash("league show")
    assert not has_button("league-start")(seen.message)
    await app.admin.at(channel).click(re.compile("^league-start:"), message=panel)
    await channel.wait_for(lambda m: m is panel and "opened now: 7" in m.text)
    await announced(app, channel, "the tables are being opened")
    await app.restart()
    await app.bot.seasons.serve_all()
    await app.quiet()
    threads = [thread for thread in channel.threads if "Group 1" in thread.name]
    assert sorted(thread.name[-1] for thread in threads) == [*"1234567"]
    assert all(board_of(thread) is not None for thread in threads)

    late = await app.guild.add_member("Hal").at(channel).click(re.compile("^league-join:"))
    assert "has already started" in await private_reply(late)
    await channel.wait_for(lambda m: m is card and not has_button("league-join")(m))
    groups = next(m for m in channel.messages if "**Group 1**" in m.text)

    leaver = people[0]
    asked = await leaver.at(channel).click(re.compile("^league-leave:"), message=groups)
    assert "score nothing" in await private_reply(asked)
    sure = await asked.answer()
    await leaver.at(channel).click(re.compile("^league-leavenow:"), message=sure)
    await channel.wait_for(lambda m: m is sure and "You’ve left" in m.text)
    seats = await app.stranger.at(channel).click(re.compile("^league-seats:"))
    offered = await seats.answer()
    assert "Which seat" in offered.text
    assert "**Group 1**" in groups.text, "pressing its buttons changes no announcement"

    season = await app.bot.tables.leagues.find(1)
    assert season.closes_at is not None
    two_days = 172_800
    app.clock.advance((season.closes_at - app.clock.now()).total_seconds() - two_days)
    notice = await announced(app, channel, "computer players finish the tables")
    assert leaver not in notice.mentions
    assert {user.name for user in notice.mentions} == {user.name for user in people[1:]}

    for thread in threads:
        if result_of(thread) is None:
            asked = await app.admin.at(thread).slash("game end")
            await app.admin.at(thread).click(re.compile("^endnow:"), message=asked.message)
            await thread.wait_for(has_button("rematch"))
    final = await announced(app, channel, "It has ended")
    (picture,), (alt,) = final.shown, final.alt_texts
    assert picture.pixels is not None
    assert picture.pixels[0] == 1600
    assert "7 of 7 tables have ended" in alt
    lines = [line for line in alt.splitlines() if re.match(r"\d · ", line)]
    assert len(lines) == 7
    assert leaver.name in lines[-1]
    assert "points 0, wins 0, tables 3/3 · has left" in lines[-1]
    assert "It has ended" in (await people[4].at(channel).slash("league show")).text
    await app.quiet()


async def test_an_admin_pauses_replaces_and_publishes_and_a_reserve_takes_a_seat(
    app: AppHarness,
) -> None:
    channel = app.channel()
    admin, (leaver, replaced, *_) = app.admin.at(channel), app.people
    card = await signed_up(app, channel, app.people, "Evening league")
    await app.stranger.at(channel).click(re.compile("^league-reserve:"), message=card)
    panel = (await admin.slash("league show")).message
    await admin.click(re.compile("^league-start:"), message=panel)
    await channel.wait_for(lambda m: m is panel and "opened now: 5" in m.text)

    await admin.click(re.compile("^league-pause:"), message=panel)
    await channel.wait_for(lambda m: m is panel and "Paused" in m.text)
    await app.bot.seasons.serve_all()
    await app.quiet()
    assert not channel.threads
    await admin.click(re.compile("^league-resume:"), message=panel)
    await channel.wait_for(lambda m: m is panel and "Paused" not in m.text)
    await app.bot.seasons.serve_all()
    await app.quiet()
    assert len(channel.threads) == 5

    newest, *_ = await app.bot.tables.leagues.names(str(app.guild.id))
    other = app.guild.add_member("Ida")
    await admin.slash("league replace", league=newest.id, member=str(replaced.id), by=other)
    season = await app.bot.tables.leagues.find(newest.id)
    theirs = [table for table in season.tables if str(replaced.id) in table.people]
    for planned in theirs:
        seats = (await app.bot.tables.table(planned.table_id or 0)).seats
        assert seats[planned.people.index(str(replaced.id))].user_id == str(other.id)
    assert len(theirs) == 3

    shown = (await leaver.at(channel).slash("league show")).message
    await leaver.at(channel).click(re.compile("^league-leave:"), message=shown)
    sure = await channel.wait_for(has_button("league-leavenow"))
    await leaver.at(channel).click(re.compile("^league-leavenow:"), message=sure)
    await channel.wait_for(lambda m: m is sure and "You’ve left" in m.text)
    reserve = app.stranger.at(channel)
    shown = (await reserve.slash("league show")).message
    await reserve.click(re.compile("^league-seats:"), message=shown)
    menu = await channel.wait_for(lambda m: "Which seat" in m.text and bool(m.selects()))
    (offered,) = menu.selects()
    assert leaver.name in offered.options[0].label
    await reserve.select(offered.custom_id, offered.options[0].label, message=menu)
    await channel.wait_for(lambda m: "The seat is yours" in m.text)

    await admin.click(re.compile("^league-publish:"), message=panel)
    public = await channel.wait_for(lambda m: not m.ephemeral and bool(m.shown))
    assert "0 of 5 tables have ended" in public.alt_texts[0]


async def test_an_admin_cancels_a_league_that_has_not_started(app: AppHarness) -> None:
    channel = app.channel()
    admin = app.admin.at(channel)
    await signed_up(app, channel, [], "Morning league")
    panel = (await admin.slash("league show")).message
    await admin.click(re.compile("^league-cancel:"), message=panel)
    sure = await channel.wait_for(has_button("league-cancelnow"))
    await admin.click(re.compile("^league-cancelnow:"), message=sure)
    await announced(app, channel, "“Morning league” was cancelled.")


async def test_only_admins_open_and_start_leagues(app: AppHarness) -> None:
    channel = app.channel()
    refused = await app.stranger.at(channel).slash("league open", title="Mine", game="emperor")
    assert "Only an admin" in refused.text
    odd = await app.admin.at(channel).slash(
        "league open", title="Mine", game="emperor", pace="none"
    )
    assert "needs a clock" in odd.text


async def test_a_cup_in_a_forum(app: AppHarness) -> None:
    """Its announcements and tables are posts; too few people are a clear refusal."""
    forum, channel = app.guild.add_forum("cups"), app.channel()
    await app.admin.at(channel).slash(
        "league open", title="Spring cup", game="emperor", kind="cup", seats=3, place=forum
    )
    await app.bot.seasons.serve_all()
    await app.quiet()
    (post,) = forum.threads
    assert "Spring cup" in post.name
    panel = (await app.admin.at(channel).slash("league show")).message
    await app.admin.at(channel).click(re.compile("^league-start:"), message=panel)
    await channel.wait_for(lambda m: m is panel and "needs 3 people" in m.text)
    panel = (await app.admin.at(channel).slash("league show")).message
    for person in app.people[:3]:
        pressed = await person.at(post).click(re.compile("^league-join:"))
        await pressed.answer()
    post.delete()
    await app.admin.at(channel).click(re.compile("^league-start:"), message=panel)
    await channel.wait_for(lambda m: m is panel and "opened now: 1" in m.text)
    await app.bot.seasons.serve_all()
    await app.quiet()
    table = next(thread for thread in forum.threads if "Round 1" in thread.name)
    await table.wait_for(lambda _: board_of(table) is not None)
    await app.quiet()
    (again,) = [thread for thread in forum.threads if thread is not table]
    assert again.name == post.name
    assert "Round 1: the tables are being opened" in again.messages[0].text
    assert re.search(r"\*\*Table 1\*\*: \w+, \w+, \w+", again.messages[0].text)


async def test_an_archived_thread_of_a_table_is_found(app: AppHarness) -> None:
    channel = app.channel()
    await signed_up(app, channel, [])
    newest, *_ = await app.bot.tables.leagues.names(str(app.guild.id))
    season = await app.bot.tables.leagues.find(newest.id)
    table = SeasonTable(1, 0, 1, people=(), channel_id=None, table_id=None, ended=False)
    messages = SeasonMessages(app.bot)
    made = await messages.make_place(season, table)
    await app.quiet()
    (thread,) = channel.threads
    thread.world.archive(thread, True)
    await app.restart()
    assert await SeasonMessages(app.bot).make_place(season, table) == made == str(thread.id)
    assert channel.threads == [thread]
