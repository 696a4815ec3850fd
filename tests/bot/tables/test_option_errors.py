"""Errors for wrong values of table options."""

from __future__ import annotations

import pytest

from bot.presentation.texts import words_of_all
from bot.tables.domain import options
from bot.tables.domain.errors import TableError
from engine.core import game


@pytest.mark.parametrize(
    ("language", "said"), [("en", " or "), ("zh-TW", "或"), ("zh-CN", "或"), ("ja", "または")]
)
def test_a_wrong_option_value_is_refused_with_the_valid_ones(language: str, said: str) -> None:
    words = words_of_all(language)
    with pytest.raises(TableError) as refused:
        options.complete_options(game("caylus"), 3, {"favors": "none"})
    sentence = words.format(refused.value.text)
    for key in ("favors", "favors-table", "favors-simplified"):
        assert words.say(f"option-caylus-{key}") in sentence
    assert said in sentence
    assert "“favors”" not in sentence
