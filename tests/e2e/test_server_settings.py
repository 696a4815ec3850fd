"""Server settings, from ``/server`` to a lobby that mentions a role."""

from __future__ import annotations

import re

import discord
import pytest

from tests.e2e.harness import AppHarness
from tests.e2e.presses import has_button

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_settings_apply_to_every_table_opened_afterwards(
    app: AppHarness,
) -> None:
    guild = app.server.add_guild("A club")
    tables, chat = guild.add_text_channel("tables"), guild.add_text_channel("chat")
    players = guild.add_role("Players")
    olga = guild.add_member("Olga", permissions=1 << 5)
    ann = guild.add_member("Ann")
    assert "Only admins" in (await ann.at(chat).slash("server")).text

    for unfit in (guild.everyone, guild.bot_role):
        refused = await olga.at(chat).slash("server", role=unfit)
        assert "Choose or create a role for people who want to play" in refused.text
    assert (
        "No role is mentioned when a table looks for players"
        in (await olga.at(chat).slash("server")).text
    )

    panel = (await olga.at(chat).slash("server", channel=tables, role=players)).message
    assert panel.ephemeral
    assert f"in <#{tables.id}> and their threads" in panel.text
    assert f"<@&{players.id}> is mentioned" in panel.text
    assert (
        "yet: allow everyone to mention it in the role’s settings, or let me mention all roles"
        in panel.text
    ), "Discord would not allow it"
    guild.bot_role.permissions |= discord.Permissions(mention_everyone=True).value
    for menu, value in (
        ("Default time control…", "relaxed"),
        ("Default language…", "ja"),
        ("Tables per person…", "1"),
        ("Computer players…", "no"),
    ):
        await olga.at(chat).select(menu, value, message=panel)
        await app.quiet()
    assert (
        "yet: allow everyone to mention it in the role’s settings, or let me mention all roles"
        not in panel.text
    )
    for said in ("Default time control: Relaxed", "日本語", "No computer players"):
        assert said in panel.text, said

    new = {"game": "caylus", "seats": 3, "thread": False}
    assert f"<#{tables.id}>" in (await ann.at(chat).slash("game new", new)).text
    refused = await ann.at(tables).slash("game new", {**new, "computers": "easy"})
    assert "computer players" in refused.text
    await ann.at(tables).slash("game new", {**new, "public": True})
    lobby = await tables.wait_for(has_button("join"))
    assert lobby.mentioned_roles == [players]
    assert "ゆっくり" in lobby.text, "in the default language and time control"
    table = await app.table(tables)
    assert (table.language, table.time_control, table.ping) == ("ja", "relaxed", str(players.id))

    pressed = await ann.at(tables).click(re.compile("^table-settings:"), message=lobby)
    settings = await pressed.answer()
    empty_seat = next(
        found for found in settings.selects() if found.custom_id.startswith("pick-empty-seat:")
    )
    assert not [o.value for o in empty_seat.options if o.value in ("easy", "medium", "hard")]
    await ann.at(tables).select(empty_seat.placeholder, "takeover", message=settings)
    await app.quiet()
    assert (await app.table(tables)).empty_seat_default == "takeover"

    sam = app.stranger.at(app.channel())
    listed = (await sam.slash("tables")).message
    assert "### Looking for players on other servers" in listed.text
    assert f"table {table.id}" in listed.text
    assert lobby.link in [button.url for button in listed.buttons()]

    more = guild.add_text_channel("more")
    await olga.at(chat).slash("server", channel=more)
    assert "1" in (await ann.at(more).slash("game new", new)).text, "one at a time"
    await olga.at(more).slash("game new", {**new, "public": True})
    second = await more.wait_for(has_button("join"))
    assert second.mentioned_roles == [], (
        "is mentioned when a table looks for players (`/game new public:`), at most once an hour"
    )

    await olga.at(chat).select("Who may open tables…", "admins", message=panel)
    await app.quiet()
    await ann.at(tables).slash("game cancel")
    await app.quiet()
    assert "only admins" in (await ann.at(tables).slash("game new", new)).text
    await app.restart()
    again = (await olga.at(chat).slash("server")).message.text
    assert "Only admins may open tables" in again
    assert f"<#{more.id}>" in again
