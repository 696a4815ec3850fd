"""The lobby message on one screen of a phone, and its settings behind a button."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.discord_ui.common.buttons import PressSelect
from bot.discord_ui.listing import listing_message
from bot.discord_ui.lobby.table_settings import table_settings
from bot.discord_ui.lobby.view import lobby_message
from bot.presentation.texts import columns, label_localizer, words_in
from bot.presentation.time_control import time_here
from bot.tables.domain.table import Status, Table
from bot.tables.exports import ListingKind
from engine.core.registry import game, game_names
from engine.core.words.catalogue import LANGUAGES
from tests.bot.discord_ui.test_panel import fits_discord, ids, texts
from tests.bot.sample_turns import table

WIDTH = 40
"""Columns of a phone screen."""
SMALL_WIDTH = 46
MAX_LINES = 6
"""Maximum lines for two players."""


def shown_lines(text: str) -> int:
    """Return how many lines a text takes on a phone."""
    made = 0
    for line in text.splitlines():
        small = line.startswith("-# ")
        width = SMALL_WIDTH if small else WIDTH
        made += -(-columns(line.removeprefix("-# ").replace("*", "")) // width)
    return made


def lobby(name: str, language: str, seats: int = 2) -> Table:
    """Return a lobby with a clock and hints."""
    made = table(name, seats=seats, language=language, status=Status.LOBBY)
    return replace(made, time_control="standard", hints=True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_a_lobby_shows_players_and_time_and_six_buttons(name: str, language: str) -> None:
    view = lobby_message(lobby(name, language))
    assert fits_discord(view)
    title, essentials, *_ = texts(view).splitlines()
    assert title.startswith("### ")
    assert all(figure in essentials for figure in ("2", "5", "6")), "players, bank, grace time"
    assert shown_lines(texts(view)) <= MAX_LINES
    acts = [custom_id.split(":")[0] for custom_id in ids(view)]
    assert acts == ["join", "leave", "start", "start-alone", "table-settings", "guide"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hosts_line_is_shown_as_plain_text(language: str) -> None:
    here = replace(lobby("caylus", language), host_line="Welcome **all** @everyone <@1>")
    assert fits_discord(lobby_message(here))
    assert r"Welcome \*\*all\*\* \@everyone \<\@1\>" in texts(lobby_message(here))
    elsewhere = texts(listing_message([(ListingKind.ELSEWHERE, here)], 0, 1, language))
    assert r"\@everyone \<\@1\>" in elsewhere
    running = replace(here, status=Status.RUNNING)
    assert "everyone" not in texts(lobby_message(running))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lobby_says_why_it_cannot_start(language: str) -> None:
    alone = replace(lobby("caylus", language, seats=2), min_seats=3)
    localizer = label_localizer(language, "caylus", ())
    shown = lobby_message(alone)
    assert localizer.say("lobby-missing", count=1) in texts(shown)
    without = lobby_message(replace(alone, computer_players=False))
    assert localizer.say("lobby-missing-people", count=1) in texts(without)
    assert "start-alone:31:0:" not in ids(without)
    ready = texts(lobby_message(replace(alone, min_seats=2)))
    assert localizer.say("lobby-missing", count=1) not in ready


@pytest.mark.parametrize("language", LANGUAGES)
def test_time_and_chance_are_explained_behind_a_button(language: str) -> None:
    here = lobby("caylus", language)
    words = words_in(language)
    told = "\n".join(map(words.format, time_here(here)))
    assert here.seed_hash in told
    assert len(told) <= 4000, "one message"
    without = "\n".join(map(words.format, time_here(replace(here, time_control="none"))))
    assert without != told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_settings_open_for_the_host_and_show_others_their_colour(name: str, language: str) -> None:
    here, localizer = lobby(name, language), label_localizer(language, name, ("Alice", "Bob"))
    host, guest = (seat.user_id for seat in here.seats)
    menus = {
        user: [
            item.ref.act
            for item in table_settings(here, localizer, user, decides=user == host).walk_children()
            if isinstance(item, PressSelect)
        ]
        for user in (host, guest, "999")
    }
    assert {"colour", "time-control", "computers", "hints"} <= {*menus[host]}
    assert menus[guest] == ["colour"]
    assert menus["999"] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_a_menu_names_its_setting_when_a_value_is_chosen(name: str, language: str) -> None:
    rules, here = game(name), lobby(name, language)
    localizer = label_localizer(language, name, ("Alice", "Bob"))
    names = {option.name: f"option-{name}-{option.name}" for option in rules.options}
    view = table_settings(here, localizer, here.host_id, decides=True)
    assert fits_discord(view)
    menus = [item for item in view.walk_children() if isinstance(item, PressSelect)]
    options_of = {menu.ref.word or menu.ref.act: menu.item.options for menu in menus}
    for act, key in names.items():
        assert all(option.label.startswith(localizer.say(key)) for option in options_of[act])
    for act in ("time-control", "empty-seat", "language"):
        (chosen,) = (option.label for option in options_of[act] if option.default)
        begins = localizer.say(f"lobby-set-{act}", time_control="", usual="", language="").strip()
        assert len(begins) > 2
        assert chosen.startswith(begins)
    assert not any(
        option.label.endswith("…") for options in options_of.values() for option in options
    )
