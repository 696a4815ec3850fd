"""Splitting long texts into messages."""

from __future__ import annotations

from bot.presentation.texts import pieces


def test_long_texts_are_split_between_lines() -> None:
    lines = [f"line {i} " + "x" * 90 for i in range(100)]
    made = pieces(lines, 1000)
    assert all(len(text) <= 1000 for text in made)
    assert "\n".join(made).split("\n") == lines


def test_a_line_too_long_for_one_message_is_split() -> None:
    made = pieces(["a" * 2500], 1000)
    assert [len(text) for text in made] == [1000, 1000, 500]
