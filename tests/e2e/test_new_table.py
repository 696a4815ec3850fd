"""``/play`` and ``/start``: a table with one form, and without it."""

from __future__ import annotations

import discord
import pytest

from bot.demonstration.people import board_of
from bot.discord_ui.lobby.new_table_form import new_table_form
from bot.presentation.texts import words_in
from bot.sandbox import CannotDo, Channel
from bot.sandbox.errors import ApiError
from bot.sandbox.validate import modals
from bot.tables.domain.request import Person
from bot.tables.domain.time_control import NO_CLOCK
from bot.tables.exports import ServerSettings
from engine.core.registry import game_names
from engine.core.words.catalogue import LANGUAGES
from tests.e2e.harness import AppHarness
from tests.e2e.presses import has_button, press_act

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def in_thread(channel: Channel) -> Channel:
    """Return the thread of the channel's only table."""
    await channel.wait_for(lambda _: bool(channel.threads))
    (thread,) = channel.threads
    return thread


async def test_the_form_opens_a_table_with_what_is_chosen(app: AppHarness) -> None:
    channel = app.channel()
    alice = app.people[0].at(channel)
    form = (await alice.slash("play")).modal
    assert form is not None
    assert form["title"] == "Open a table"
    chosen = {
        **{"game": "tuscany", "computers": "people", "time": "swift"},
        **{"line": "Beginners welcome", "more": ["public"]},
    }
    sent = await alice.submit_modal(chosen)
    assert sent.ephemeral
    thread = await in_thread(channel)
    assert thread.mention in (await sent.answer()).text
    await thread.wait_for(has_button("join"))
    table = await app.table(thread)
    assert (table.game, table.time_control, table.public) == ("tuscany", "swift", True)
    lobby = await thread.wait_for(has_button("join"))
    assert "“Beginners welcome”" in lobby.text
    listed = await app.people[1].at(channel).slash("tables")  # reads 繁體中文
    assert "「Beginners welcome」" in listed.text
    host = app.people[0].at(thread)
    await host.click("Settings…", message=lobby)
    await host.click("Text in the lobby…")
    changed = await host.submit_modal({"line": "@everyone, join"})
    await thread.wait_for(lambda m: m is lobby and r"“\@everyone, join”" in m.text)
    assert r"“\@everyone, join”" in changed.text


async def test_a_line_typed_with_play_is_in_the_form(app: AppHarness) -> None:
    channel = app.channel()
    alice = app.people[0].at(channel)
    form = (await alice.slash("play", line="Slow and friendly")).modal
    assert form is not None
    await alice.submit_modal({"game": "caylus"})
    thread = await in_thread(channel)
    await thread.wait_for(has_button("join"))
    assert (await app.table(thread)).host_line == "Slow and friendly"
    too_long = await alice.slash("play", game="caylus", line="x" * 101)
    assert "has 101 characters; at most 100 fit" in too_long.text
    assert "at most 100 fit" in (await alice.slash("play", line="x" * 101)).text
    both = await alice.slash("play", computers="easy", line="Hello")
    assert "Choose a game too (game)" in both.text


async def test_a_game_against_computer_players_is_two_presses_away(app: AppHarness) -> None:
    """The form has the game last played on the server, and the easiest computer players."""
    await app.open(2, "tuscany")
    channel = app.channel()
    alice = app.people[0].at(channel)
    await alice.slash("play")
    sent = await alice.submit_modal({"line": "Hello", "more": ["public"]})
    said = (await sent.answer()).text
    assert "No clock" in said
    assert "isn’t listed on other servers" in said
    assert "line of text isn’t shown" in said
    thread = await in_thread(channel)
    await thread.wait_for(lambda _: board_of(thread) is not None)
    table = await app.table(thread)
    assert (table.game, table.solo, table.time_control) == ("tuscany", True, NO_CLOCK)


async def test_an_expert_is_refused_with_a_fast_time_control(app: AppHarness) -> None:
    channel = app.channel()
    alice = app.people[0].at(channel)
    await alice.slash("play")
    sent = await alice.submit_modal({"computers": "expert", "time": "swift"})
    said = (await sent.answer()).text
    assert "the grace time must be at least 6 hours, or there must be no clock" in said
    assert await app.tables.table_in(channel.id) is None


async def test_the_form_for_a_game_offers_its_options(app: AppHarness) -> None:
    channel = await app.open(2)
    alice = app.people[0].at(channel)
    form = (await press_act(alice, "new", "tuscany")).modal
    assert form is not None
    assert form["title"] == "Open a table: The Castles of Tuscany"
    assert form["components"][0]["component"]["custom_id"] == "computers"
    await alice.submit_modal({"computers": "people", "more": ["regions=dealt"]})
    table = await app.table(await in_thread(channel))
    assert (table.game, table.options["regions"]) == ("tuscany", "dealt")


async def test_a_named_game_needs_no_form(app: AppHarness) -> None:
    channel = app.channel()
    alice = app.people[0].at(channel)
    opened = await alice.slash("play", game="emperor")
    assert "is open in" in opened.text
    other = app.channel()
    asked = await app.people[0].at(other).slash("play", computers="medium")
    assert "Which game?" in [menu.placeholder for menu in asked.message.selects()]
    await app.people[0].at(other).select("Which game?", "emperor")
    thread = await in_thread(other)
    await thread.wait_for(lambda _: board_of(thread) is not None)
    strengths = {seat.strength for seat in (await app.table(thread)).seats}
    assert strengths == {None, "medium"}
    for command in ("play", "game new"):
        with pytest.raises(CannotDo, match="takes one of"):
            await alice.slash(command, game="chess")


async def test_where_no_form_can_be_shown_a_menu_asks_for_the_game(
    app: AppHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel = app.channel()
    alice = app.people[0].at(channel)

    def refused(_: object) -> None:
        raise ApiError(50035)

    monkeypatch.setattr(modals, "read", refused)
    asked = await alice.slash("play")
    assert asked.ephemeral
    await alice.select("Which game?", "caylus")
    await (await in_thread(channel)).wait_for(has_button("join"))


async def test_start_opens_a_table_or_starts_the_one_here(app: AppHarness) -> None:
    channel = await app.open(2)
    alice = app.people[0].at(channel)
    assert "has started" in (await alice.slash("start")).text
    await channel.wait_for(lambda _: board_of(channel) is not None)
    assert (await alice.slash("start")).modal is not None
    elsewhere = app.channel()
    alice = app.people[0].at(elsewhere)
    assert (await alice.slash("start")).modal is not None
    await alice.slash("game new", game="caylus", thread=False)
    await elsewhere.wait_for(has_button("join"))
    refused = await alice.slash("start")
    assert refused.ephemeral
    assert "2" in refused.text
    assert not refused.modal


async def test_who_may_open_no_table_gets_no_form(app: AppHarness) -> None:
    channel = app.channel()
    alice = app.people[0].at(channel)
    admin = Person(str(app.admin.id), app.admin.name, str(app.guild.id), manages=True)
    await app.tables.servers.set_option(admin, openers="admins")
    refused = await alice.slash("play")
    assert refused.ephemeral
    assert refused.modal is None
    assert "admin" in refused.text
    await app.tables.servers.set_option(admin, openers="everybody")


async def test_a_form_opens_its_table_in_the_channel_where_no_thread_can_be(
    app: AppHarness,
) -> None:
    channel = app.channel()
    eve = app.people[4].at(channel)
    channel.set_permissions(app.people[4], deny=discord.Permissions(create_public_threads=True))
    await eve.slash("play")
    await eve.submit_modal({"computers": "people"})
    await channel.wait_for(has_button("join"))
    busy = await app.people[1].at(channel).slash("play")
    assert busy.modal is not None
    assert channel.threads == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_form_fits_discord_in_every_language(language: str) -> None:
    words = words_in(language)
    for usual in (
        ServerSettings(),
        ServerSettings(computer_players=False, time_control="7h 3d 1d"),
    ):
        for name in ("", *game_names()):
            form = new_table_form(words, usual, name).to_dict()
            shown = modals.read(form)
            labels = [field["label"] for field in shown["components"]]
            assert len(labels) == 3 + (not name) + usual.computer_players
            assert not any(label.endswith("…") for label in labels)
