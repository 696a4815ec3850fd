"""The lobby message: what players agree to, on one screen of a phone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.discord_ui.common.buttons import PressSelect
from bot.discord_ui.lobby.view import lobby_message
from bot.presentation.texts import columns, label_localizer
from bot.tables.domain.table import Status
from engine.core.registry import game, game_names
from engine.core.words.catalogue import LANGUAGES
from tests.bot.discord_ui.test_panel import fits_discord, ids, texts
from tests.bot.sample_turns import table

WIDTH = 40
"""Columns of a phone screen."""
SMALL_WIDTH = 46
MAX_LINES = 21
"""Maximum lines for two players in the game with most options; three are the seed's SHA-256."""


def shown_lines(text: str) -> int:
    """Return how many lines a text takes on a phone."""
    made = 0
    for line in text.splitlines():
        small = line.startswith("-# ")
        width = SMALL_WIDTH if small else WIDTH
        made += -(-columns(line.removeprefix("-# ").replace("*", "")) // width)
    return made


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_a_lobby_is_short_and_explains_timeouts(name: str, language: str) -> None:
    lobby = replace(
        table(name, seats=2, language=language, status=Status.LOBBY),
        time_control="standard",
        hints=True,
    )
    view = lobby_message(lobby)
    assert fits_discord(view)
    text = texts(view)
    title, essentials, *others = text.splitlines()
    assert title.startswith("### ")
    assert all(figure in essentials for figure in ("2", "5", "6")), "players, bank, grace time"
    assert shown_lines(text) <= MAX_LINES
    (rules,) = (line for line in others if "7" in line and "SHA-256" not in line)
    assert rules.startswith("-# ")
    assert all(figure in rules for figure in ("1", "2", "3", "7")), (
        "refill, grace timeouts, timeouts, inactivity"
    )
    assert "time-rules:31:0:" in ids(view)
    assert lobby.seed_hash in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lobby_without_a_clock_says_so(language: str) -> None:
    text = texts(lobby_message(table(seats=2, language=language, status=Status.LOBBY)))
    assert shown_lines(text) <= MAX_LINES - 3
    assert not any("7" in line for line in text.splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_a_menu_names_its_setting_when_a_value_is_chosen(name: str, language: str) -> None:
    rules, lobby = game(name), table(name, language=language, status=Status.LOBBY)
    localizer = label_localizer(language, name, ())
    names = {option.name: f"option-{name}-{option.name}" for option in rules.options}
    menus = [i for i in lobby_message(lobby).walk_children() if isinstance(i, PressSelect)]
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
