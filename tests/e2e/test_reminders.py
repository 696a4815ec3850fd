"""Reminders: once each, in time, after a restart too, and never to whoever has moved."""

from __future__ import annotations

import pytest

from bot.sandbox import Channel, Message
from tests.e2e.stage import TOY, Stage

pytestmark = pytest.mark.asyncio(loop_scope="module")

HOUR = 3600


def nudges(channel: Channel) -> list[Message]:
    """Messages of the bot that mention somebody it waits for."""
    return [m for m in channel.messages if m.author.bot and m.mentions and "waiting" in m.text]


async def test_whoever_owes_a_move_is_nudged_once_with_a_link(stage: Stage) -> None:
    channel = await stage.begin(2)
    board, mover = stage.board(channel), stage.mover(channel)
    stage.clock.advance(23 * HOUR)
    await stage.quiet()
    assert nudges(channel) == []
    stage.clock.advance(1.1 * HOUR)
    nudge = await channel.wait_for(lambda m: m in nudges(channel))
    assert nudge.mentions == [mover]
    assert "place a worker" in nudge.text
    assert [b.url for b in nudge.buttons()] == [board.message.link]
    stage.clock.advance(72 * HOUR)
    await stage.quiet()
    assert nudges(channel) == [nudge]


async def test_whoever_has_moved_is_not_nudged(stage: Stage) -> None:
    channel = await stage.begin(2)
    first = stage.mover(channel)
    board = stage.board(channel)
    stage.clock.advance(23 * HOUR)
    await first.at(channel).slash("move", move="castle")
    await stage.until_moved(channel, board)
    stage.clock.advance(2 * HOUR)
    await stage.quiet()
    assert nudges(channel) == []
    stage.clock.advance(23 * HOUR)
    nudge = await channel.wait_for(lambda m: m in nudges(channel))
    assert nudge.mentions == [user for user in stage.people[:2] if user is not first]


async def test_the_interval_can_be_set_and_silenced(stage: Stage) -> None:
    channel = await stage.begin(2)
    alice = stage.people[0].at(channel)
    assert "no seat" in (await stage.stranger.at(channel).slash("remind", hours=1)).text
    assert "2 hours" in (await alice.slash("remind", hours=2)).text
    told = await channel.wait_for(lambda m: "Alice has whoever is to move reminded" in m.text)
    assert "2 hours" in told.text
    assert not told.ephemeral
    assert not told.mentions
    stage.clock.advance(2.1 * HOUR)
    await channel.wait_for(lambda m: m in nudges(channel))
    quiet = await stage.begin(2)
    assert (await stage.organiser.at(quiet).slash("remind", hours=0)).text
    stage.clock.advance(400 * HOUR)
    await stage.quiet()
    assert nudges(quiet) == []


async def test_reminders_survive_a_restart_and_come_late_but_once(stage: Stage) -> None:
    channel = await stage.begin(2)
    mover = stage.mover(channel)
    await stage.quiet()
    await stage.stop()
    stage.clock.advance(60 * HOUR)
    await stage.start()
    nudge = await channel.wait_for(lambda m: m in nudges(channel))
    assert nudge.mentions == [mover]
    await stage.restart()
    await stage.quiet()
    assert nudges(channel) == [nudge]


async def test_of_several_only_those_are_nudged_who_owe_an_answer(stage: Stage) -> None:
    channel = await stage.begin(3, game=TOY)
    while len(stage.board(channel).asked) == 1:
        board = stage.board(channel)
        await stage.mover(channel).at(channel).slash("move", move="pass")
        await stage.until_moved(channel, board)
    board = stage.board(channel)
    alice, bob, chen = stage.people[:3]
    await bob.at(channel).slash("move", move="bid 1")
    await stage.until_moved(channel, board)
    stage.clock.advance(25 * HOUR)
    nudge = await channel.wait_for(lambda m: m in nudges(channel))
    assert set(nudge.mentions) == {alice, chen}
