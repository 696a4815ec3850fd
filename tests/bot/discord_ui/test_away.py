"""Away periods: what is left of them, and errors in typed ones."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.discord_ui.away import away_message, parse_moment
from bot.presentation.texts import words_in
from bot.tables.domain.errors import TableError
from bot.tables.time_control.availability import Availability
from engine.core.words.catalogue import LANGUAGES
from tests.bot.sample_turns import NOW


def shown(left: timedelta, language: str) -> str:
    habits = Availability(hours=None, asked=True, uses_away_days=True, away_periods=(), left=left)
    view: Any = away_message(habits, NOW, words_in(language))
    return str(view.to_components())


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_away_days_a_message_replaces_the_button(language: str) -> None:
    none, some = shown(timedelta(0), language), shown(timedelta(days=3), language)
    words = words_in(language)
    assert words.say("away-none-left") in none
    assert "away:" not in none
    assert words.say("away-none-left") not in some
    assert [f"away:0:0:{days}" in some for days in (1, 3, 7)] == [True, True, False]


@pytest.mark.parametrize(
    ("language", "expected"), [("en", "at most 14 days"), ("ja", "14日以内"), ("zh-TW", "14天以內")]
)
def test_the_longest_away_period_is_written_in_words(language: str, expected: str) -> None:
    with pytest.raises(TableError) as refused:
        parse_moment("gestern", NOW, "UTC", timedelta(days=14))
    assert expected in words_in(language).format(refused.value.text)
