"""Threads, channels, servers, permissions and people that disappear during a game."""

from __future__ import annotations

import re

import discord
import pytest

from bot.demonstration.people import board_of
from bot.sandbox import Channel
from tests.e2e.harness import AppHarness
from tests.e2e.presses import has_button

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def make_move(app: AppHarness, channel: Channel, move: str = "castle") -> None:
    """Make the mover's move and wait until it is saved, wherever it is shown."""
    table = await app.table(channel)
    await app.mover(channel).at(channel).slash("move", move=move)
    await app.quiet()
    assert (await app.tables.table(table.id)).moves == table.moves + 1


async def in_a_thread(app: AppHarness) -> Channel:
    """Start a two-player game in its own thread."""
    channel = app.channel()
    ann, ben = app.people[:2]
    await ann.at(channel).slash("game new", game="caylus", seats=2, thread=True)
    (thread,) = channel.threads
    await thread.wait_for(has_button("join"))
    await ben.at(thread).click(re.compile("^join:"))
    await thread.wait_for(has_button("start", enabled=True))
    await ann.at(thread).click(re.compile("^start:"))
    await thread.wait_for(lambda _: board_of(thread) is not None)
    await app.quiet()
    return thread


def boards(channel: Channel) -> int:
    return len([m for m in channel.messages if m.author.bot and m.shown])


async def test_an_archived_thread_reopens_and_a_locked_one_pauses_the_game(app: AppHarness) -> None:
    thread = await in_a_thread(app)
    world = thread.world
    world.archive(thread, archived=True)
    await make_move(app, thread)
    assert boards(thread) == 2
    assert thread.thread is not None
    assert not thread.thread.archived
    thread.thread.locked = True
    everyone_role = app.guild.bot_role
    may, everyone_role.permissions = (
        everyone_role.permissions,
        everyone_role.permissions & ~(1 << 34),
    )
    await make_move(app, thread, "pass")
    table = await app.table(thread)
    assert table.status == "paused"
    assert "/game resume" in (await app.people[0].at(thread).slash("status")).text
    thread.thread.locked, everyone_role.permissions = False, may
    await app.people[0].at(thread).slash("game resume")
    await app.quiet()
    assert (await app.table(thread)).status == "running"
    assert boards(thread) == 3


async def test_a_revoked_send_permission_pauses_the_game_until_it_is_granted(
    app: AppHarness,
) -> None:
    channel = await app.begin(2)
    await app.quiet()
    channel.set_permissions(app.guild.bot_role, deny=discord.Permissions(send_messages=True))
    await make_move(app, channel)
    assert (await app.table(channel)).status == "paused"
    channel.set_permissions(app.guild.bot_role)
    await app.people[0].at(channel).slash("game resume")
    await app.quiet()
    assert boards(channel) == 2
    await make_move(app, channel, "pass")
    assert boards(channel) == 3


async def test_a_server_that_removes_the_bot_keeps_its_games(app: AppHarness) -> None:
    guild = app.server.add_guild("Elsewhere")
    channel = guild.add_text_channel("games")
    ann, ben = (guild.add_member(name) for name in ("Ann", "Ben"))
    await ann.at(channel).slash("game new", game="caylus", seats=2, thread=False)
    await channel.wait_for(has_button("join"))
    await ben.at(channel).click(re.compile("^join:"))
    await channel.wait_for(has_button("start", enabled=True))
    await ann.at(channel).click(re.compile("^start:"))
    await channel.wait_for(lambda _: board_of(channel) is not None)
    await app.quiet()
    table = await app.table(channel)
    guild.world.remove_guild(guild)
    app.clock.advance(7 * 3600)
    await app.quiet()
    while (kept := await app.tables.table(table.id)).status == "running":
        await app.server.settle()
    assert (kept.status, kept.moves) == ("paused", 0)
    assert await app.tables.check() == []


async def test_a_player_who_leaves_the_server_does_not_block_the_game(app: AppHarness) -> None:
    channel = await app.begin(3)
    await app.quiet()
    gone = app.mover(channel)
    kept = app.guild.members.pop(gone.id)
    app.clock.advance(7 * 3600)
    await app.quiet()
    await channel.wait_for(lambda m: gone in m.mentions and "it’s your move" in m.text)
    table = await app.table(channel)
    seat = table.seat_of(str(gone.id))
    assert seat is not None
    removed = await app.admin.at(channel).slash("game remove", seat=str(seat.seat + 1))
    await app.admin.at(channel).click(re.compile("^remove:"), message=removed.message)
    await channel.wait_for(lambda _: gone.id not in app.board(channel).asked)
    await app.quiet()
    assert (await app.table(channel)).status == "running"
    await make_move(app, channel)
    app.guild.members[gone.id] = kept
