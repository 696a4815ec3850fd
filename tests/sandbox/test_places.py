"""Channels, threads, direct messages, and permissions in them."""

from __future__ import annotations

import discord
import pytest

from bot.sandbox import Channel, Guild, LoopbackDiscord, NotAllowed, User
from tests.sandbox.conftest import Rest
from tests.sandbox.sample_bot import SampleBot, picture


def place(sample_bot: SampleBot, games: Channel) -> discord.TextChannel:
    """Return the channel as discord.py's object."""
    channel = sample_bot.get_channel(games.id)
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_a_thread_is_opened_used_and_archived(
    sample_bot: SampleBot, games: Channel, alice: User, server: LoopbackDiscord
) -> None:
    kind = discord.ChannelType.public_thread
    thread = await place(sample_bot, games).create_thread(name="Caylus 7", type=kind)
    (opened,) = games.threads
    assert (opened.id, opened.name) == (thread.id, "Caylus 7")
    announced = [(m.type, m.content) for m in games.messages]
    assert announced == [(18, "Caylus 7")], "the channel announces the thread"
    await thread.add_user(discord.Object(alice.id))
    assert opened.thread is not None
    assert set(opened.thread.members) == {server.bot.id, alice.id}
    reply = await alice.at(opened).slash("board")
    assert reply.message in opened.messages
    await thread.edit(archived=True)
    await server.settle()
    assert opened.thread.archived
    assert games.guild is not None
    known = sample_bot.get_guild(games.guild.id)
    assert known is not None
    assert known.get_thread(thread.id) is None
    await thread.edit(archived=False)
    assert not opened.thread.archived


async def test_a_message_starts_at_most_one_thread(sample_bot: SampleBot, games: Channel) -> None:
    sent = await place(sample_bot, games).send("The lobby")
    thread = await sent.create_thread(name="Table")
    assert thread.id == sent.id
    assert games.messages[0].thread is games.threads[0]
    with pytest.raises(discord.HTTPException) as refusal:
        await sent.create_thread(name="Again")
    assert refusal.value.code == 160004


async def test_an_inactive_thread_archives_itself_and_reopens_for_a_message(
    sample_bot: SampleBot, games: Channel, server: LoopbackDiscord
) -> None:
    thread = await place(sample_bot, games).create_thread(
        name="T", type=discord.ChannelType.public_thread, auto_archive_duration=60
    )
    sent = await thread.send("one")
    (opened,) = games.threads
    assert opened.thread is not None
    server.advance(3599)
    assert not opened.thread.archived
    server.advance(2)
    assert opened.thread.archived
    with pytest.raises(discord.HTTPException) as refusal:
        await sent.edit(content="too late")
    assert refusal.value.code == 50083
    await thread.send("two")
    assert not opened.thread.archived


async def test_a_locked_thread_is_for_moderators(
    sample_bot: SampleBot, games: Channel, guild: Guild
) -> None:
    thread = await place(sample_bot, games).create_thread(
        name="T", type=discord.ChannelType.public_thread
    )
    (opened,) = games.threads
    assert opened.thread is not None
    opened.thread.locked = True
    with pytest.raises(discord.Forbidden) as refusal:
        await thread.send("x")
    assert refusal.value.code == 160005
    guild.bot_role.permissions |= discord.Permissions(manage_threads=True).value
    await thread.send("x")


async def test_a_deleted_channel_is_unknown(
    sample_bot: SampleBot, games: Channel, server: LoopbackDiscord, alice: User
) -> None:
    channel = place(sample_bot, games)
    await channel.create_thread(name="T", type=discord.ChannelType.public_thread)
    games.delete()
    assert games.threads == []
    await server.settle()
    with pytest.raises(discord.NotFound) as refusal:
        await channel.send("x")
    assert refusal.value.code == 10003
    assert sample_bot.get_channel(games.id) is None


async def test_missing_permissions_and_missing_access_differ(
    sample_bot: SampleBot, games: Channel, server: LoopbackDiscord
) -> None:
    channel = place(sample_bot, games)
    for denied, code, files in (
        (discord.Permissions(send_messages=True), 50013, False),
        (discord.Permissions(attach_files=True), 50013, True),
        (discord.Permissions(view_channel=True), 50001, False),
    ):
        games.set_permissions(server.bot, deny=denied)
        with pytest.raises(discord.Forbidden) as refusal:
            await channel.send("x", files=[picture()] if files else [])
        assert refusal.value.code == code
    games.set_permissions(server.bot)
    await channel.send("x", file=picture())


async def test_an_interaction_is_answered_even_without_send_messages(
    sample_bot: SampleBot, games: Channel, alice: User, server: LoopbackDiscord
) -> None:
    games.set_permissions(server.bot, deny=discord.Permissions(send_messages=True))
    assert (await alice.at(games).slash("board")).message in games.messages


async def test_roles_and_overwrites_combine(guild: Guild, games: Channel) -> None:
    players = guild.add_role("Players", discord.Permissions(manage_messages=True))
    carol = guild.add_member("Carol", roles=(players,), nick="C")
    games.set_permissions(guild.everyone, deny=discord.Permissions(send_messages=True))
    with pytest.raises(NotAllowed, match="may not write"):
        carol.at(games).say("hello")
    games.set_permissions(players, allow=discord.Permissions(send_messages=True))
    assert carol.at(games).say("hello").content == "hello"
    games.set_permissions(carol, deny=discord.Permissions(send_messages=True))
    with pytest.raises(NotAllowed, match="may not write"):
        carol.at(games).say("hello")


async def test_a_person_gets_direct_messages_unless_they_closed_them(
    sample_bot: SampleBot, games: Channel, alice: User, bob: User
) -> None:
    user = await sample_bot.fetch_user(alice.id)
    await user.send("psst", file=picture())
    assert [m.content for m in alice.dm.messages] == ["psst"]
    bob.accepts_dms = False
    with pytest.raises(discord.Forbidden) as refusal:
        await (await sample_bot.fetch_user(bob.id)).send("psst")
    assert refusal.value.code == 50007


async def test_members_and_guilds_can_be_fetched(
    sample_bot: SampleBot, guild: Guild, alice: User, server: LoopbackDiscord
) -> None:
    known = sample_bot.get_guild(guild.id)
    assert known is not None
    assert (await known.fetch_member(alice.id)).display_name == "Alice"
    assert (await sample_bot.fetch_guild(guild.id)).name == "Test"
    assert [c.name for c in await known.fetch_channels()] == ["games"]
    assert [g.name async for g in sample_bot.fetch_guilds()] == ["Test"]
    assert [r.name for r in await known.fetch_roles()] == ["@everyone", "Seneschal"]
    other = server.add_guild("Other", locale="ja")
    await server.settle()
    joined = sample_bot.get_guild(other.id)
    assert joined is not None
    assert joined.preferred_locale is discord.Locale.japanese
    await joined.leave()
    assert other.id not in server.world.guilds


async def test_threads_are_listed(
    sample_bot: SampleBot, games: Channel, guild: Guild, rest: Rest
) -> None:
    channel = place(sample_bot, games)
    kind = discord.ChannelType.public_thread
    awake = await channel.create_thread(name="awake", type=kind)
    asleep = await channel.create_thread(name="asleep", type=kind)
    await asleep.edit(archived=True)
    known = sample_bot.get_guild(guild.id)
    assert known is not None
    assert [t.id for t in await known.active_threads()] == [awake.id]
    assert [t.id async for t in channel.archived_threads()] == [asleep.id]
    assert [m.id for m in await awake.fetch_members()] == [
        sample_bot.user.id if sample_bot.user else 0
    ]
