"""Reminders: sent once, on time, also after a restart, and never to a player who has moved."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest
import pytest_asyncio

from bot.presentation.texts import words_in
from bot.sandbox import Channel, Message
from bot.workers import Pool
from engine.core.words.catalogue import closest_language
from tests.e2e.conftest import audited
from tests.e2e.harness import TOY, AppHarness
from tests.e2e.presses import has_button, press_act

pytestmark = pytest.mark.asyncio(loop_scope="module")

HOUR = 3600


def nudges(channel: Channel) -> list[Message]:
    """Return the bot's messages that mention a player to move."""
    return [m for m in channel.messages if m.author.bot and m.mentions and "your move" in m.text]


@pytest_asyncio.fixture(loop_scope="module")
async def app(
    toy: None, _seeds: None, pool: Pool, template: Path, tmp_path: Path
) -> AsyncIterator[AppHarness]:
    """Return a new harness for each test, because reminders of several tables are combined."""
    async with audited(tmp_path, template, pool) as made:
        yield made


async def test_a_mover_gets_a_reminder_and_snoozes_it(app: AppHarness) -> None:
    """A standard table: six hours of grace time, then the bank."""
    channel = await app.begin(2)
    board, mover = app.board(channel), app.mover(channel)
    app.clock.advance(5.9 * HOUR)
    await app.quiet()
    assert nudges(channel) == []
    app.clock.advance(0.2 * HOUR)
    first = await channel.wait_for(lambda m: m in nudges(channel))
    assert first.mentions == [mover]
    (pending,) = (await app.table(channel)).pending
    assert pending.deadline is not None
    for part in (
        "place a worker",
        "Caylus · round 1",
        f"due <t:{int(pending.deadline.timestamp())}:R>",
    ):
        assert part in first.text
    assert [b.url for b in first.buttons() if b.url] == [board.message.link]
    app.clock.advance(50 * HOUR)
    await app.quiet()
    assert nudges(channel) == [first]

    hands, words = mover.at(channel), words_in(closest_language(mover.locale))
    menu = await (await hands.click("Remind me later…", message=first)).answer()
    await hands.select(words.say("reminder-snooze-menu"), "8", message=menu)
    await app.quiet()
    until = int((app.clock.now() + timedelta(hours=8)).timestamp())
    assert f"<t:{until // 1000}" in menu.text
    app.clock.advance(8.1 * HOUR)
    await channel.wait_for(lambda _: len(nudges(channel)) == 2)
    away = await (await hands.click("I’m away…", message=first)).answer()
    assert words.say("away-not") in away.text
    (other,) = app.others(channel, 2)
    refused = await (await other.at(channel).click("Mute: this move", message=first)).answer()
    theirs = words_in(closest_language(other.locale))
    assert theirs.say("table-owes-nothing") in refused.text
    quiet = await (await hands.click("Mute: this move", message=first)).answer()
    assert words.say("reminder-muted-turn") in quiet.text
    app.clock.advance(60 * HOUR)
    await app.quiet()
    assert len(nudges(channel)) == 2


async def test_direct_messages_and_nudges_are_opt_in(app: AppHarness) -> None:
    channel = await app.begin(2)
    mover, (other,) = app.mover(channel), app.others(channel, 2)
    words, theirs = (words_in(closest_language(user.locale)) for user in (mover, other))
    mine = await press_act(mover.at(channel), "reminders")
    assert words.say("notifications-direct-off") in mine.text
    await mover.at(channel).click("notify:0:0:direct-on", message=mine.message)
    await app.quiet()
    assert words.say("notifications-direct-on") in mine.message.text
    app.clock.advance(0.5 * HOUR)
    asked = await press_act(other.at(channel), "nudge")
    assert theirs.say("nudge-done", who=mover.name) in asked.text
    letter = await mover.dm.wait_for(lambda m: "is waiting for your move" in m.text)
    assert other.name in letter.text
    assert [b.url for b in letter.buttons() if b.url] == [app.board(channel).message.link]
    assert theirs.say("table-nudged") in (await press_act(other.at(channel), "nudge")).text
    alone = words.say("table-nudge-own")
    assert alone in (await press_act(mover.at(channel), "nudge")).text
    back = await (await mover.at(mover.dm).click("Mute: everything", message=letter)).answer()
    assert words.say("reminder-muted-all") in back.text
    app.clock.advance(30 * HOUR)
    await app.quiet()
    assert nudges(channel) == []
    assert len(mover.dm.messages) == 1
    mine = await press_act(mover.at(channel), "reminders")
    assert words.say("notifications-muted-on") in mine.text
    for choice in ("unmute", "direct-off"):
        await mover.at(channel).click(f"notify:0:0:{choice}", message=mine.message)
        await app.quiet()
    assert words.say("notifications-direct-off") in mine.message.text


async def test_a_player_who_has_moved_is_not_reminded(app: AppHarness) -> None:
    channel = await app.begin(2)
    first = app.mover(channel)
    board = app.board(channel)
    app.clock.advance(5 * HOUR)
    await first.at(channel).slash("move", move="castle")
    await app.until_moved(channel, board)
    app.clock.advance(2 * HOUR)
    await app.quiet()
    assert nudges(channel) == []
    app.clock.advance(5 * HOUR)
    nudge = await channel.wait_for(lambda m: m in nudges(channel))
    assert nudge.mentions == [user for user in app.people[:2] if user is not first]


async def test_the_interval_can_be_set_and_muted(app: AppHarness) -> None:
    channel = await app.begin(2)
    alice = app.people[0].at(channel)
    assert "not playing at" in (await press_act(app.stranger.at(channel), "interval", "1")).text
    kept = (await press_act(alice, "interval", "2")).text
    assert "follow the clock" in kept
    assert "Hours only matter at tables without a clock" in kept
    await app.quiet()
    assert not [m for m in channel.messages if "turned this table’s reminders" in m.text]
    off = (await press_act(alice, "interval", "0")).text
    assert "clock" not in off
    await channel.wait_for(lambda m: "turned this table’s reminders off" in m.text)
    await press_act(alice, "interval", "2")
    notice = await channel.wait_for(lambda m: "Alice turned this table’s reminders on" in m.text)
    assert not notice.ephemeral
    assert not notice.mentions
    quiet = await app.begin(2)
    assert (await press_act(app.admin.at(quiet), "interval", "0")).text
    app.clock.advance(400 * HOUR)
    await app.quiet()
    assert nudges(quiet) == []


async def test_reminders_due_during_a_restart_are_sent_once(app: AppHarness) -> None:
    channel = await app.begin(2)
    mover = app.mover(channel)
    await app.quiet()
    await app.stop()
    app.clock.advance(60 * HOUR)
    await app.start()
    app.clock.advance(6.1 * HOUR)
    nudge = await channel.wait_for(lambda m: m in nudges(channel))
    assert nudge.mentions == [mover]
    await app.restart()
    await app.quiet()
    assert nudges(channel) == [nudge]


async def test_only_players_who_still_owe_an_answer_are_reminded(app: AppHarness) -> None:
    channel = await app.begin(3, game=TOY)
    while len(app.board(channel).asked) == 1:
        board = app.board(channel)
        await app.mover(channel).at(channel).slash("move", move="pass")
        await app.until_moved(channel, board)
    board = app.board(channel)
    alice, bob, chen = app.people[:3]
    await bob.at(channel).slash("move", move="bid 1")
    await app.until_moved(channel, board)
    app.clock.advance(25 * HOUR)
    nudge = await channel.wait_for(lambda m: m in nudges(channel))
    assert set(nudge.mentions) == {alice, chen}


async def test_without_a_clock_nothing_is_due_and_the_status_shows_the_next_reminder(
    app: AppHarness,
) -> None:
    channel = app.channel()
    alice, bob = app.people[:2]
    await alice.at(channel).slash("game new", game="caylus", seats=2, pace="none", thread=False)
    await bob.at(channel).click(
        re.compile("^join:"), message=await channel.wait_for(has_button("join"))
    )
    await channel.wait_for(lambda m: has_button("join")(m) and bob.name in m.text)
    await alice.at(channel).slash("game start")
    await channel.wait_for(has_button("more"))
    assert "due <t:" not in app.board(channel).message.text
    (pending,) = (await app.table(channel)).pending
    assert pending.due is not None
    status = (await alice.at(channel).slash("status")).text
    assert f"reminder <t:{int(pending.due.timestamp())}:R>" in status
    assert "due <t:" not in status
