"""Threads, channels, servers, permissions and people that go while a game is played."""

from __future__ import annotations

import re

import discord
import pytest

from bot.demonstration.people import board_of
from bot.sandbox import Channel
from tests.e2e.stage import Stage, has

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def moved(stage: Stage, channel: Channel, move: str = "castle") -> None:
    """The player to move moves, and it is saved, wherever it is shown."""
    table = await stage.table(channel)
    await stage.mover(channel).at(channel).slash("move", move=move)
    await stage.quiet()
    assert (await stage.steward.table(table.id)).moves == table.moves + 1


async def in_a_thread(stage: Stage) -> Channel:
    """A game of two in a thread of its own."""
    channel = stage.channel()
    ann, ben = stage.people[:2]
    await ann.at(channel).slash("game new", game="caylus", seats=2, thread=True)
    (thread,) = channel.threads
    await thread.wait_for(has("join"))
    await ben.at(thread).click(re.compile("^join:"))
    await thread.wait_for(has("start", enabled=True))
    await ann.at(thread).click(re.compile("^start:"))
    await thread.wait_for(lambda _: board_of(thread) is not None)
    await stage.quiet()
    return thread


def boards(channel: Channel) -> int:
    return len([m for m in channel.messages if m.author.bot and m.shown])


async def test_an_archived_thread_wakes_and_a_locked_one_pauses_the_game(stage: Stage) -> None:
    thread = await in_a_thread(stage)
    world = thread.world
    world.archive(thread, archived=True)
    await moved(stage, thread)
    assert boards(thread) == 2
    assert thread.thread is not None
    assert not thread.thread.archived
    thread.thread.locked = True
    everybody = stage.guild.bot_role
    may, everybody.permissions = everybody.permissions, everybody.permissions & ~(1 << 34)
    await moved(stage, thread, "pass")
    table = await stage.table(thread)
    assert table.status == "paused"
    assert "/game resume" in (await stage.people[0].at(thread).slash("status")).text
    thread.thread.locked, everybody.permissions = False, may
    await stage.people[0].at(thread).slash("game resume")
    await stage.quiet()
    assert (await stage.table(thread)).status == "running"
    assert boards(thread) == 3


async def test_leave_to_write_that_is_taken_and_given_back(stage: Stage) -> None:
    channel = await stage.begin(2)
    await stage.quiet()
    channel.set_permissions(stage.guild.bot_role, deny=discord.Permissions(send_messages=True))
    await moved(stage, channel)
    assert (await stage.table(channel)).status == "paused"
    channel.set_permissions(stage.guild.bot_role)
    await stage.people[0].at(channel).slash("game resume")
    await stage.quiet()
    assert boards(channel) == 2
    await moved(stage, channel, "pass")
    assert boards(channel) == 3


async def test_a_server_that_sends_the_bot_away_keeps_its_games(stage: Stage) -> None:
    guild = stage.server.add_guild("Elsewhere")
    channel = guild.add_text_channel("games")
    ann, ben = (guild.add_member(name) for name in ("Ann", "Ben"))
    await ann.at(channel).slash("game new", game="caylus", seats=2, thread=False)
    await channel.wait_for(has("join"))
    await ben.at(channel).click(re.compile("^join:"))
    await channel.wait_for(has("start", enabled=True))
    await ann.at(channel).click(re.compile("^start:"))
    await channel.wait_for(lambda _: board_of(channel) is not None)
    await stage.quiet()
    table = await stage.table(channel)
    guild.world.remove_guild(guild)
    stage.clock.advance(7 * 3600)
    await stage.quiet()
    while (kept := await stage.steward.table(table.id)).status == "running":
        await stage.server.settle()
    assert (kept.status, kept.moves) == ("paused", 0)
    assert await stage.steward.check() == []


async def test_a_player_who_leaves_the_server_holds_nobody_up_for_good(stage: Stage) -> None:
    channel = await stage.begin(3)
    await stage.quiet()
    gone = stage.mover(channel)
    kept = stage.guild.members.pop(gone.id)
    stage.clock.advance(7 * 3600)
    await stage.quiet()
    await channel.wait_for(lambda m: gone in m.mentions and "it’s your move" in m.text)
    table = await stage.table(channel)
    seat = table.seat_of(str(gone.id))
    assert seat is not None
    freed = await stage.organiser.at(channel).slash("game remove", seat=seat.seat + 1)
    await stage.organiser.at(channel).click(re.compile("^freenow:"), message=freed.message)
    await channel.wait_for(lambda _: gone.id not in stage.board(channel).asked)
    await stage.quiet()
    assert (await stage.table(channel)).status == "running"
    await moved(stage, channel)
    stage.guild.members[gone.id] = kept
