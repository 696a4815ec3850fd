"""Opening, filling and starting a table, by commands and by buttons."""

from __future__ import annotations

import re

import discord
import pytest
from sqlalchemy.orm import Session

from bot.demonstration.people import board_of
from bot.sandbox import CannotDo, Message, NotAllowed, payloads
from bot.store.models.table import TableRow
from tests.e2e.app_harness import LOCALES
from tests.e2e.harness import AppHarness
from tests.e2e.presses import has_button, private_reply

pytestmark = pytest.mark.asyncio(loop_scope="module")


def ways_to_begin(lobby: Message) -> list[str]:
    """Return the labels of the blue buttons that can be pressed."""
    blue = discord.ButtonStyle.primary.value
    return [b.label for b in lobby.buttons() if b.style == blue and not b.disabled]


async def test_a_table_is_opened_and_filled_by_commands(app: AppHarness) -> None:
    channel = app.channel()
    alice, bob = app.people[:2]
    opened = await alice.at(channel).slash(
        "game new", game="caylus", seats=2, language="ja", thread=False
    )
    assert opened.ephemeral
    assert channel.mention in opened.text
    assert "第" in (await bob.at(channel).slash("遊戲 加入")).text
    assert "Blue" in (await alice.at(channel).slash("game colour", colour="blue")).text
    await channel.wait_for(lambda m: "青" in m.text and "**Bob**" in m.text)
    await alice.at(channel).slash("game start")
    await channel.wait_for(lambda _: board_of(channel) is not None)
    seats = (await app.table(channel)).seats
    assert {seat.name: seat.colour for seat in seats}["Alice"] == "blue"


async def test_the_lobby_message_follows_every_press(app: AppHarness) -> None:
    channel = app.channel()
    alice, bob, chen = app.people[:3]
    await alice.at(channel).slash("game new", game="caylus", thread=False)
    lobby = await channel.wait_for(has_button("join"))
    assert not any(b.custom_id.startswith("start:") and not b.disabled for b in lobby.buttons())
    assert ways_to_begin(lobby) == ["Play vs computers"]
    await bob.at(channel).click("Join")
    await channel.wait_for(has_button("start", enabled=True))
    assert ways_to_begin(lobby) == ["Start"]
    settings = await (await bob.at(channel).click(re.compile("^table-settings:"))).answer()
    assert settings.ephemeral
    assert [menu.custom_id.split(":")[0] for menu in settings.selects()] == ["pick-colour"]
    await bob.at(channel).select(re.compile("^pick-colour:"), "green", message=settings)
    await channel.wait_for(lambda m: "**Bob** – Green" in m.text)
    await chen.at(channel).click("Join")
    await channel.wait_for(lambda m: "Chen" in m.text)
    await chen.at(channel).click("Leave")
    await channel.wait_for(lambda m: has_button("join")(m) and "Chen" not in m.text)
    settings = await (await alice.at(channel).click("Settings…")).answer()
    await alice.at(channel).select("Royal favours", "favors=simplified", message=settings)
    await channel.wait_for(lambda m: "Royal favours: Simplified" in m.text)
    await alice.at(channel).select("Table language…", "zh-TW", message=settings)
    await channel.wait_for(lambda m: m is lobby and "國王賞賜" in m.text)
    assert [m for m in channel.messages if m.author.bot and not m.ephemeral] == [lobby]
    assert lobby.mentions == []
    seed_hash = (await app.table(channel)).seed_hash
    await alice.at(channel).click("How time works", message=settings)
    await channel.wait_for(lambda m: m is settings and seed_hash in m.text)
    await alice.at(channel).click(re.compile("^table-settings:"), message=settings)
    await channel.wait_for(lambda m: m is settings and seed_hash not in m.text)


async def test_a_lobby_of_before_keeps_its_menus(app: AppHarness) -> None:
    """Lobbies posted by earlier versions have their settings in the channel."""
    channel = await app.open(2)
    lobby, table = await channel.wait_for(has_button("join")), await app.table(channel)
    menu_id = f"pick-option:{table.id}:0:favors"
    options = [{"label": "x", "value": "favors=simplified"}]
    menu = {"type": 3, "id": 91, "custom_id": menu_id, "options": options}
    lobby.components = [*lobby.components, {"type": 1, "id": 90, "components": [menu]}]
    await app.people[0].at(channel).select(menu_id, "favors=simplified", message=lobby)
    await channel.wait_for(lambda m: "Royal favours: Simplified" in m.text)
    assert (await app.table(channel)).options == {"favors": "simplified"}


async def test_a_host_alone_starts_against_computer_players(app: AppHarness) -> None:
    channel = app.channel()
    alice, bob = (person.at(channel) for person in app.people[:2])
    await alice.slash("game new", game="caylus", thread=False)
    lobby = await channel.wait_for(has_button("start-alone"))
    assert "One more player is needed" in lobby.text
    refused = await bob.click(re.compile("^start-alone:"))
    assert "Alice" in await private_reply(refused)
    await alice.click("Play vs computers")
    await channel.wait_for(lambda _: board_of(channel) is not None)
    table = await app.table(channel)
    assert (table.solo, len(table.seats), table.time_control) == (True, 4, "none")


async def test_only_the_host_or_an_admin_decides(app: AppHarness) -> None:
    channel = await app.open(2)
    bob = app.people[1].at(channel)
    stranger = app.stranger.at(channel)
    assert "not playing at" in await private_reply(await stranger.click(re.compile("^start:")))
    settings = await (await bob.click(re.compile("^table-settings:"))).answer()
    assert "Alice" in settings.text, "who may change them"
    assert not any(menu.custom_id.startswith("pick-option:") for menu in settings.selects())
    assert "Alice" in (await bob.slash("game cancel")).text
    assert (await app.table(channel)).status == "lobby"
    closed = await app.admin.at(channel).slash("game cancel")
    assert "closed" in closed.text
    lobby = await channel.wait_for(lambda m: "The table was closed" in m.text and not m.buttons())
    status = (await app.people[0].at(channel).slash("status")).text
    for shown in (lobby.text, status):
        assert "before the game started" in shown
        for live in ("Alice", "grace, then", "seed", "players", "vacant"):
            assert live not in shown, "nobody is seated any more, and nothing follows"


async def test_a_second_table_in_the_channel_is_refused(app: AppHarness) -> None:
    channel = await app.begin(2)
    before = len(channel.messages)
    refused = await app.people[2].at(channel).slash("game new", game="caylus", thread=False)
    assert refused.ephemeral
    assert "already has a table" not in refused.text  # Chen reads Chinese
    assert "频道" in refused.text
    await app.quiet()
    assert len(channel.messages) == before
    assert (await app.table(channel)).moves == 0


async def test_a_table_gets_a_thread_and_the_hosts_language_unless_chosen(app: AppHarness) -> None:
    channel = await app.begin(2)
    alice, chen = app.people[0], app.people[2]
    opened = await chen.at(channel).slash("game new", game="caylus")
    (thread,) = channel.threads
    assert thread.mention in opened.text
    assert "Chen" in thread.name
    await thread.wait_for(has_button("join"))
    assert (await app.table(thread)).language == "zh-CN"
    assert "only" in (await alice.at(thread).slash("game new", game="caylus", thread=True)).text


async def test_a_repeated_command_creates_one_thread(app: AppHarness) -> None:
    channel = app.channel()
    app.server.faults.repeat_interactions()
    await app.people[0].at(channel).slash("game new", game="caylus", thread=True)
    await app.quiet()
    (thread,) = channel.threads
    await thread.wait_for(has_button("join"))


async def test_a_thread_the_bot_may_not_open_is_explained(app: AppHarness) -> None:
    channel = app.channel()
    denied = discord.Permissions(create_public_threads=True)
    channel.set_permissions(app.server.bot, deny=denied)
    refused = await app.people[0].at(channel).slash("game new", game="caylus", thread=True)
    assert "Create Public Threads" in refused.text
    assert await app.tables.table_in(channel.id) is None
    await app.people[0].at(channel).slash("game new", game="caylus")
    assert (await app.table(channel)).channel_id == str(channel.id)


async def test_wrong_options_and_seats_are_refused_before_anything_is_created(
    app: AppHarness,
) -> None:
    channel = app.channel()
    alice = app.people[0].at(channel)
    for options in ("favors=many", "colour=red", "nonsense"):
        refused = await alice.slash("game new", game="caylus", options=options, thread=True)
        assert refused.ephemeral
    assert "2 to 5" in (await alice.slash("game new", game="caylus", seats=9, thread=False)).text
    assert channel.threads == []
    assert await app.tables.table_in(channel.id) is None
    choices = await alice.autocomplete("game new", "options", "", game="caylus")
    assert choices.labels[1] == "Royal favours: Simplified: 3 points each"
    assert "favors=simplified" in choices.values


async def test_joining_twice_or_a_full_table_gets_a_friendly_answer(app: AppHarness) -> None:
    channel = await app.open(2)
    alice, _, _, _, eve = (person.at(channel) for person in app.people)
    assert "already" in (await alice.slash("game join")).text
    assert "taken" in (await eve.slash("game join")).text
    with pytest.raises(CannotDo, match="disabled"):
        await eve.click(re.compile("^join:"))


async def test_help_explains_in_three_steps_and_starts_a_table(app: AppHarness) -> None:
    channel = app.channel()
    for person, locale in zip(app.people, LOCALES, strict=True):
        helped = await person.at(channel).slash("help")
        assert helped.ephemeral
        assert all(f"**{step}.**" in helped.text for step in (1, 2, 3)), locale
    alice = app.people[0].at(channel)
    assert (await alice.click("Start a table")).modal is not None
    await alice.submit_modal()
    await app.quiet()
    (thread,) = channel.threads
    assert (await app.table(thread)).solo, "the form is filled in with computer players"


async def test_help_starts_a_game_against_computer_players(app: AppHarness) -> None:
    channel = app.channel()
    alice = app.people[0].at(channel)
    await alice.slash("help")
    await alice.click("Play vs computers")
    await app.quiet()
    await alice.select("Which game?", "tuscany")
    await app.quiet()
    (thread,) = channel.threads
    assert (await app.table(thread)).solo


async def test_the_inviter_of_the_bot_is_welcomed_once(app: AppHarness) -> None:
    """Found in the audit log if it is readable, else the owner; publicly if DMs are closed."""
    for reads_log, accepts in ((True, True), (False, True), (False, False)):
        guild = app.server.add_guild(f"New here {reads_log} {accepts}")
        general, admin = guild.add_text_channel("general"), guild.add_member("Ada")
        guild.invited_by = admin
        if reads_log:
            guild.bot_role.permissions |= discord.Permissions(view_audit_log=True).value
        person = admin if reads_log else guild.owner
        person.accepts_dms = accepts
        await app.quiet()
        before = len(person.dm.messages)
        payload = {**payloads.guild(guild), "system_channel_id": str(general.id)}
        del payload["unavailable"]  # as for a server that has just invited the bot
        for _ in range(2):
            app.server.world.emit("GUILD_DELETE", {"id": str(guild.id)}, guild)
            app.server.world.emit("GUILD_CREATE", payload, guild)
            await (person.dm if accepts else general).wait_for(has_button("guide"))
            await app.server.settle(quiet=0.2)
        assert len(person.dm.messages) == before + accepts
        assert len(general.messages) == (not accepts)
        shown = (person.dm if accepts else general).messages[-1]
        assert not any(button.custom_id.startswith("new:") for button in shown.buttons())
        assert shown.mentions == []


async def test_commands_are_refused_to_members_discord_excludes(app: AppHarness) -> None:
    channel = app.channel()
    muted = app.stranger
    channel.set_permissions(muted, deny=discord.Permissions(use_application_commands=True))
    with pytest.raises(NotAllowed):
        await muted.at(channel).slash("help")


async def test_rematch_opens_the_same_table_again(app: AppHarness) -> None:
    channel = await app.begin(2, options="favors=simplified")
    table = await app.table(channel)
    await app.people[0].at(channel).slash("game leave")
    await app.people[0].at(channel).click("Resign")
    result = await channel.wait_for(has_button("rematch"))
    assert "Bob" in result.text
    refused = await app.stranger.at(channel).click(re.compile("^rematch:"))
    assert "Only the players of this game can open the rematch" in (await refused.answer()).text

    def let_help(session: Session) -> None:
        row = session.get(TableRow, table.id)
        assert row is not None
        row.hints, row.rated = True, False

    await app.tables.service.transaction(let_help)
    await app.people[1].at(channel).click(re.compile("^rematch:"))
    await channel.wait_for(has_button("join"))
    again = await app.table(channel)
    assert again.id != table.id
    assert again.options == table.options
    assert again.hints
    seated = await app.people[0].at(channel).click(re.compile("^rematch:"), message=result)
    assert f"You joined table {again.id}." in (await seated.answer()).text
    names = [seat.name for seat in (await app.table(channel)).seats]
    assert names == [app.people[n].name for n in (1, 0)]
    twice = await app.people[0].at(channel).click(re.compile("^rematch:"), message=result)
    assert "You’re already at this table." in (await twice.answer()).text
    shown = (await app.people[0].at(channel).slash("history")).text
    assert f"Table {again.id} hasn’t started" in shown
    assert f"table:{table.id}" in shown


async def test_rematch_mentions_other_players_unless_muted(app: AppHarness) -> None:
    channel = await app.begin(3)
    alice, bob, carol = app.people[:3]
    await app.quiet()
    await app.tables.reminders.mute(str(carol.id), (await app.table(channel)).id)
    for player in (bob, carol):
        await player.at(channel).slash("game leave")
        await player.at(channel).click(re.compile("^resign-now:"))
    result = await channel.wait_for(has_button("rematch"))
    await alice.at(channel).click(re.compile("^rematch:"), message=result)
    invitation = await channel.wait_for(lambda m: "opened a rematch" in m.text)
    assert carol.mention in invitation.text
    assert invitation.mentions == [bob]
    await app.quiet()
    assert len([m for m in channel.messages if "opened a rematch" in m.text]) == 1
