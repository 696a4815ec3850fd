"""Invitations and block lists, from menus of people to the answers of guests."""

from __future__ import annotations

import re

import pytest

from bot.sandbox import Channel, User
from bot.sandbox.widgets import Select
from bot.tables.domain.table import Table
from tests.e2e.harness import AppHarness
from tests.e2e.presses import has_button, private_reply

pytestmark = pytest.mark.asyncio(loop_scope="module")

INVITATION = re.compile("^invitation:.*accept")
DECLINE = re.compile("^invitation:.*decline")


async def opened(app: AppHarness) -> Channel:
    """Open a lobby with its host only."""
    channel = app.channel()
    await app.people[0].at(channel).slash("game new", game="caylus", thread=False)
    await channel.wait_for(has_button("join"))
    return channel


async def invite(app: AppHarness, channel: Channel, guest: User) -> Table:
    """Invite a guest from the panel that their context menu opens."""
    reply = await app.people[0].at(channel).choose("Invite to a table", guest)
    assert reply.ephemeral
    assert guest.name in reply.text
    await app.quiet()
    return await app.table(channel)


async def cancelled(app: AppHarness, channel: Channel) -> None:
    """Close the table, so that the host has no other lobby in the next test."""
    await app.people[0].at(channel).slash("game cancel")
    await app.quiet()


async def test_a_guest_accepts_in_a_direct_message(app: AppHarness) -> None:
    channel, bob = await opened(app), app.people[1]
    host = app.people[0].at(channel)
    await invite(app, channel, bob)
    await host.click("Guests only")
    await channel.wait_for(lambda m: "By invitation only" in m.text)
    stranger = await app.stranger.at(channel).click("Join")
    assert "Alice has invited" in await private_reply(stranger)
    invitation = bob.dm.messages[-1]
    assert "Alice" in invitation.text
    await bob.at(bob.dm).click(INVITATION)
    await channel.wait_for(lambda m: has_button("join")(m) and "**Bob**" in m.text)
    assert not bob.dm.messages[-1].buttons() or not has_button("invitation")(bob.dm.messages[-1])
    await cancelled(app, channel)


async def test_a_guest_without_direct_messages_is_mentioned(app: AppHarness) -> None:
    channel, chen = await opened(app), app.people[2]
    chen.accepts_dms = False
    await invite(app, channel, chen)
    invitation = await channel.wait_for(has_button("invitation"))
    assert invitation.mentions == [chen]
    other = await app.people[1].at(channel).click(INVITATION, message=invitation)
    assert "isn’t for you" in await private_reply(other) or other.text
    await chen.at(channel).click(DECLINE, message=invitation)
    await channel.wait_for(lambda m: m is invitation and not has_button("invitation")(m))
    assert (await app.table(channel)).guests[0].status == "declined"
    await channel.wait_for(lambda m: has_button("join")(m) and "Declined: Chen." in m.text)
    chen.accepts_dms = True
    await cancelled(app, channel)


async def test_a_guest_who_has_left_the_server_reads_what_to_do(app: AppHarness) -> None:
    channel, eve = await opened(app), app.people[4]
    await invite(app, channel, eve)
    membership = app.guild.members.pop(eve.id)
    reply = await eve.at(eve.dm).click(INVITATION)
    assert "left the server" in await private_reply(reply)
    assert (await app.table(channel)).guests[0].status == "open"
    app.guild.members[eve.id] = membership
    await eve.at(eve.dm).click(INVITATION)
    await app.quiet()
    assert (await app.table(channel)).seat_of(str(eve.id)) is not None
    await cancelled(app, channel)


async def test_bots_and_oneself_are_refused_and_the_others_invited(app: AppHarness) -> None:
    channel, bob, menu = await opened(app), app.people[1], "Whom do you want to invite?"
    host = app.people[0].at(channel)
    await host.click("Settings…")
    await app.quiet()
    await host.click("Invite…")
    await app.quiet()
    myself = await host.select(menu, app.people[0])
    await app.quiet()
    assert "don’t need an invitation" in myself.text
    both = await host.select(menu, app.server.world.me, bob)
    await app.quiet()
    assert "is a bot" in both.text
    assert "Bob: invited" in both.text
    assert [guest.user_id for guest in (await app.table(channel)).guests] == [str(bob.id)]
    await cancelled(app, channel)


async def test_an_invitation_opens_a_table_if_there_is_none(app: AppHarness) -> None:
    channel, bob = app.channel(), app.people[1]
    host = app.people[0].at(channel)
    await host.choose("Invite to a table", bob)
    reply = await host.select("Choose…", "Caylus")
    await app.quiet()
    assert "Bob" in reply.text
    (thread,) = channel.threads
    table = await app.table(thread)
    assert table.invite_only
    assert [guest.user_id for guest in table.guests] == [str(bob.id)]
    await app.people[0].at(thread).slash("game cancel")


BLOCK = "Block someone you’ve met at a table…"


def _blocks(menu: Select) -> bool:
    return menu.placeholder == BLOCK


def _unblocks(menu: Select) -> bool:
    return menu.placeholder == "Unblock someone…"


async def test_a_blocked_person_cannot_join_and_does_not_read_why(app: AppHarness) -> None:
    channel, eve = await opened(app), app.people[4]
    host = app.people[0].at(channel)
    assert "Eve is blocked" in (await host.choose("Block at tables", eve)).text
    refused = await private_reply(await eve.at(channel).click("Join"))
    assert "can’t join this table" in refused
    assert "block" not in refused.lower()
    listed = await eve.at(channel).slash("tables")
    assert channel.mention not in listed.text
    settings = (await host.slash("settings")).message
    await host.click("Block list", message=settings)
    await channel.wait_for(lambda m: m is settings and any(map(_unblocks, m.selects())))
    await host.select("Unblock someone…", "Eve", message=settings)
    await channel.wait_for(lambda m: m is settings and "Nobody is blocked" in m.text)
    await eve.at(channel).click("Join")
    await channel.wait_for(lambda m: has_button("join")(m) and "**Eve**" in m.text)
    await host.click("Time", message=settings)
    await channel.wait_for(lambda m: m is settings and "time zone" in m.text.casefold())
    await host.click("Block list", message=settings)
    await channel.wait_for(lambda m: m is settings and any(map(_blocks, m.selects())))
    (met,) = filter(_blocks, settings.selects())
    offered = {option.label for option in met.options}
    assert "Eve" in offered
    assert not offered & {"Alice", app.server.world.me.name}, "neither oneself nor an app"
    await host.select(BLOCK, "Eve", message=settings)
    await channel.wait_for(lambda m: m is settings and "Blocked: Eve" in m.text)
    await host.select("Unblock someone…", "Eve", message=settings)
    await channel.wait_for(lambda m: m is settings and "Nobody is blocked" in m.text)
    await cancelled(app, channel)


async def test_an_app_cannot_be_blocked(app: AppHarness) -> None:
    host = app.people[0].at(app.channel())
    refused = await host.choose("Block at tables", app.server.world.me)
    assert "Apps can’t be blocked" in refused.text


async def test_a_guest_who_leaves_while_the_host_chooses_a_game(app: AppHarness) -> None:
    channel, eve = app.channel(), app.people[4]
    host = app.stranger.at(channel)
    await host.choose("Invite to a table", eve)
    membership = app.guild.members.pop(eve.id)
    await host.select("Choose…", "Caylus")
    await channel.wait_for(lambda m: "isn’t on this server any more" in m.text)
    assert channel.threads == []
    app.guild.members[eve.id] = membership


async def test_play_opens_a_table_for_one_guest(app: AppHarness) -> None:
    channel, eve = app.channel(), app.people[4]
    host = app.people[0].at(channel)
    both = await host.slash("play", game="caylus", computers="easy", invite=eve)
    assert "nobody can be invited" in both.text
    assert "Eve" in (await host.slash("play", game="caylus", invite=eve)).text
    await app.quiet()
    (thread,) = channel.threads
    table = await app.table(thread)
    assert table.invite_only
    assert [guest.user_id for guest in table.guests] == [str(eve.id)]
    await host.slash("play", invite=eve)
    await host.select("Choose…", "In the Shadow of the Emperor")
    await app.quiet()
    table = await app.table(channel.threads[-1])
    assert (table.game, table.invite_only, len(table.guests)) == ("emperor", True, 1)
    for opened in channel.threads:
        await app.people[0].at(opened).slash("game cancel")
