"""Users' own words do no harm in messages and labels."""

from __future__ import annotations

import pytest

from bot.discord_ui.layout import pieces
from bot.discord_ui.names import cut, escape, names_in_label, names_in_message, tidy


def test_markdown_and_mentions_in_a_name_have_no_effect() -> None:
    assert escape("*a* _b_ `c` ||d|| @everyone <@1>") == (
        "\\*a\\* \\_b\\_ \\`c\\` \\|\\|d\\|\\| \\@everyone \\<\\@1\\>"
    )


def test_a_link_in_a_name_does_not_open() -> None:
    assert "https://" not in escape("https://example.org")


@pytest.mark.parametrize("name", ["", " \n ", "\u200b", "\u202e"])
def test_a_name_without_letters_still_shows_something(name: str) -> None:
    assert tidy(name) == "?"


def test_a_name_is_one_line_and_cut_to_fit() -> None:
    assert tidy("Anna\nMaria\t von") == "Anna Maria von"
    assert tidy("x" * 50) == "x" * 31 + "…"
    assert names_in_label(["y" * 30]) == ["y" * 19 + "…"]
    assert names_in_message(["a_b"]) == ["a\\_b"]


def test_cut_leaves_what_fits_alone() -> None:
    assert cut("abc", 3) == "abc"
    assert cut("abcd", 3) == "ab…"


def test_long_texts_are_divided_between_lines() -> None:
    lines = [f"line {i} " + "x" * 90 for i in range(100)]
    made = pieces(lines, 1000)
    assert all(len(text) <= 1000 for text in made)
    assert "\n".join(made).split("\n") == lines


def test_a_line_too_long_for_one_message_is_divided_itself() -> None:
    made = pieces(["a" * 2500], 1000)
    assert [len(text) for text in made] == [1000, 1000, 500]
