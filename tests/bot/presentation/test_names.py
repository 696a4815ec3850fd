"""User-written text is harmless in messages and labels."""

from __future__ import annotations

import pytest

from bot.presentation.texts import (
    escape,
    escape_error,
    label_localizer,
    length,
    message_localizer,
    tidy,
    truncate,
)
from engine.core import say
from render.kit.names import display_name


def test_markdown_and_mentions_in_a_name_have_no_effect() -> None:
    assert escape("*a* _b_ `c` ||d|| @everyone <@1>") == (
        "\\*a\\* \\_b\\_ \\`c\\` \\|\\|d\\|\\| \\@everyone \\<\\@1\\>"
    )


def test_a_link_in_a_name_is_not_clickable() -> None:
    assert "https://" not in escape("https://example.org")


@pytest.mark.parametrize("name", ["", " \n ", "\u200b", "\u202e"])
def test_a_name_without_letters_still_shows_something(name: str) -> None:
    assert tidy(name) == "?"


@pytest.mark.parametrize("name", ["🦊", "🦊 🦊", "👩‍👩‍👧", "❤️", "🇯🇵", "👍🏽", "\u200b"])
def test_an_emoji_only_name_is_the_same_in_pictures_and_in_text(name: str) -> None:
    """A reader of "Player 2" beside a token on the board finds that name in the message."""
    for language, word in (("en", "Player 2"), ("zh-TW", "玩家2"), ("ja", "プレイヤー2")):
        assert display_name(name, 1, language) == word
        assert message_localizer(language, "caylus", ["Ann", name]).names[1] == word
        assert label_localizer(language, "caylus", ["Ann", name]).names[1] == word
    assert message_localizer("en", "caylus", ["🦊 Ann"]).names == ["🦊 Ann"]


def test_a_name_is_one_line_and_truncated() -> None:
    assert tidy("Anna\nMaria\t von") == "Anna Maria von"
    assert tidy("x" * 50) == "x" * 31 + "…"
    assert label_localizer("en", "caylus", ["y" * 30]).names == ["y" * 19 + "…"]
    assert message_localizer("en", "caylus", ["a_b"]).names == ["a\\_b"]


def test_truncate_keeps_text_that_fits() -> None:
    assert truncate("abc", 3) == "abc"
    assert truncate("abcd", 3) == "ab…"


def test_truncated_text_fits_in_utf_16_units() -> None:
    for text in ("🂡" * 90, "a" + "🂡" * 90, "🂡a" * 60, "a" * 200):
        shown = truncate(text, 80)
        assert 78 <= length(shown) <= 80
        assert text.startswith(shown.removesuffix("…"))
    assert truncate("🂡" * 40, 80) == "🂡" * 40


def test_a_refusal_shows_the_largest_numbers_and_the_longest_words() -> None:
    text = escape_error(say("table-unknown", table=10**40, word="x" * 6000, other=-(10**40)))
    assert text.args["table"] == 2**53
    assert text.args["other"] == -(2**53)
    assert len(str(text.args["word"])) == 100
