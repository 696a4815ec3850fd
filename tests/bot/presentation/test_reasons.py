"""What speaks for a move says more than the move."""

from __future__ import annotations

import pytest

from bot.presentation.localizer import message_localizer
from bot.presentation.reasons import aim_beside
from engine.players.reasons import Aim


def beside(
    told: str, *aims: Aim, game: str = "caylus", language: str = "en", choice: str = ""
) -> str:
    voice = message_localizer(language, game, ("Alice", "Bob"))
    found = aim_beside(told, voice, game, aims, choice)
    return "" if found is None else voice.format(found)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Cloth"),
        ("en", "1 food or 1 cloth"),
        ("zh-TW", "1個布料"),
        ("zh-CN", "1个布料"),
        ("ja", "布地1個"),
    ],
)
def test_what_a_choice_says_itself_is_no_reason(language: str, told: str) -> None:
    cloth, income = Aim("cloth"), Aim("income")
    assert beside(told, cloth, language=language) == ""
    another = beside(told, cloth, income, language=language)
    assert another == beside("", income, language=language) != ""
    assert beside("12 · 2", cloth, language=language) != ""


def test_what_is_called_otherwise_is_known_by_its_word() -> None:
    assert beside("+1 storage", Aim("plus_storage"), game="tuscany", choice="plus_storage") == ""
    assert beside("g · Grey Eminence", Aim("eminence"), game="emperor") == ""


def test_a_part_of_a_word_says_nothing() -> None:
    assert beside("Goldsmith", Aim("gold")) == "goes for gold"


def test_what_a_rival_goes_without_is_always_told() -> None:
    assert beside("Cloth", Aim("cloth", 1), choice="cloth") == "denies Bob cloth"
