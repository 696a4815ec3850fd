"""Hints about moves that win almost never or almost always."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.discord_ui.computer_players import hint_message
from bot.presentation.shares import format_share
from bot.presentation.texts import message_localizer
from engine.core.words.catalogue import LANGUAGES
from engine.players.advice import Advice, RatedChoice
from tests.bot.discord_ui.test_panel import CAYLUS, texts
from tests.bot.sample_turns import started_game, turn_text


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_never_say_never_or_always(language: str) -> None:
    state = started_game(CAYLUS)
    (seat,) = CAYLUS.to_move(state)
    none, some, most = CAYLUS.legal_choices(state, seat)[:3]
    rated = (
        RatedChoice(most, 0.9991, ()),
        RatedChoice(some, 0.4, ()),
        RatedChoice(none, 0.0004, ()),
    )
    localizer = message_localizer(language, "caylus", ("A", "B", "C"))
    text = replace(turn_text(CAYLUS, state), message=localizer)
    lines = texts(hint_message(text, seat, Advice(most, rated))).splitlines()
    first, second, third = (line for line in lines if line[:2] in ("1.", "2.", "3."))
    assert "40" in second
    assert "100%" not in first
    assert "0%" not in third
    assert len({line.split("**")[2] for line in (first, second, third)}) == 3


@pytest.mark.parametrize(
    ("part", "said"),
    [
        (0.0, "0%"),
        (0.0004, "under 1%"),
        (0.005, "under 1%"),
        (0.62, "62%"),
        (0.997, "over 99%"),
        (1.0, "100%"),
    ],
)
def test_a_share_is_0_or_100_percent_only_if_exact(part: float, said: str) -> None:
    assert format_share(message_localizer("en", "caylus", ()), part) == said
