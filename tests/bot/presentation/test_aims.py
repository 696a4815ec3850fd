"""Reasons for a move say more than the move itself."""

from __future__ import annotations

import pytest

from bot.presentation.aims import unstated_aim
from bot.presentation.texts import message_localizer
from engine.players.reasons import Aim


def beside(
    choice_label: str, *aims: Aim, game: str = "caylus", language: str = "en", choice: str = ""
) -> str:
    localizer = message_localizer(language, game, ("Alice", "Bob"))
    found = unstated_aim(choice_label, localizer, game, aims, choice)
    return "" if found is None else localizer.format(found)


@pytest.mark.parametrize(
    ("language", "choice_label"),
    [
        ("en", "Cloth"),
        ("en", "1 food or 1 cloth"),
        ("zh-TW", "1個布料"),
        ("zh-CN", "1个布料"),
        ("ja", "布地1個"),
    ],
)
def test_a_reason_does_not_repeat_the_choice(language: str, choice_label: str) -> None:
    cloth, income = Aim("cloth"), Aim("income")
    assert beside(choice_label, cloth, language=language) == ""
    another = beside(choice_label, cloth, income, language=language)
    assert another == beside("", income, language=language) != ""
    assert beside("12 · 2", cloth, language=language) != ""


def test_a_reason_matches_synonyms_by_word() -> None:
    assert beside("+1 storage", Aim("plus_storage"), game="tuscany", choice="plus_storage") == ""
    assert beside("g · Grey Eminence", Aim("eminence"), game="emperor") == ""


def test_a_part_of_a_word_does_not_match() -> None:
    assert beside("Goldsmith", Aim("gold")) == "goes for gold"


def test_an_opponents_loss_is_always_mentioned() -> None:
    assert beside("Cloth", Aim("cloth", 1), choice="cloth") == "denies Bob cloth"
