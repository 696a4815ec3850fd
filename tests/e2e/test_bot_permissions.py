"""Permissions that the bot lacks are named before a table needs them."""

from __future__ import annotations

import discord
import pytest

from tests.e2e.harness import AppHarness

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.parametrize(
    ("lacking", "named"),
    [
        (discord.Permissions(send_messages=True), "Send Messages"),
        (discord.Permissions(attach_files=True), "Attach Files"),
    ],
)
async def test_no_table_is_opened_where_the_bot_lacks_permissions(
    app: AppHarness, lacking: discord.Permissions, named: str
) -> None:
    channel = app.channel()
    channel.set_permissions(app.guild.bot_role, deny=lacking)
    refused = (
        await app.people[0].at(channel).slash("game new", game="caylus", seats=2, thread=False)
    )
    assert refused.ephemeral
    assert f"“{named}”" in refused.text
    assert await app.tables.table_in(channel.id) is None


async def test_without_attach_files_the_turn_is_posted_without_a_picture(
    app: AppHarness,
) -> None:
    channel = await app.begin(2)
    channel.set_permissions(app.guild.bot_role, deny=discord.Permissions(attach_files=True))
    await app.mover(channel).at(channel).slash("move", move="castle")
    shown = await channel.wait_for(lambda m: "Attach Files" in m.text)
    await app.quiet()
    assert shown.attachments == []
    assert shown.buttons() != []
    assert (await app.table(channel)).status == "running"


async def test_a_paused_table_says_why_and_how_to_resume(app: AppHarness) -> None:
    channel = await app.begin(2)
    app.server.faults.refuse(50013, times=9, path=f"/channels/{channel.id}/*")
    await app.mover(channel).at(channel).slash("move", move="castle")
    await app.quiet()
    app.server.faults.clear()
    status = (await app.people[0].at(channel).slash("status")).text
    assert "Send Messages" in status
    assert "/game resume" in status
