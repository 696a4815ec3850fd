"""Vectors of fixed size from JSON."""

from __future__ import annotations

from typing import Any

import pytest

from engine.adapters.vectors import Layout


def layout(*examples: Any) -> Layout:
    made = Layout()
    for example in examples:
        made.add(example)
    return made


def numbers(of: Layout, plain: Any) -> list[float]:
    found: list[float] = []
    of.write(plain, found)
    assert len(found) == of.size
    return found


def test_a_count_is_between_minus_one_and_one() -> None:
    assert [numbers(layout(0), value) for value in (0, 1, 3, -1, True)] == [
        [0.0],
        [0.5],
        [0.75],
        [-0.5],
        [0.5],
    ]


def test_different_words_are_different_numbers() -> None:
    found = {numbers(layout("a"), word)[0] for word in ("", "farm", "park", "seat")}
    assert len(found) == 4
    assert all(0 <= number < 1 for number in found)


def test_a_list_has_its_length_and_room_for_the_longest_example() -> None:
    made = layout([1], [1, 1, 1])
    assert numbers(made, []) == [0.0, 0.0, 0.0, 0.0]
    assert numbers(made, [3]) == [0.5, 0.75, 0.0, 0.0]
    assert numbers(made, [1, 1, 1, 1, 1])[0] == pytest.approx(5 / 6)


def test_a_missing_member_and_a_hidden_value_are_zeros() -> None:
    made = layout({"hand": [1, 2], "coins": 3})
    assert numbers(made, {"hand": None, "coins": None}) == [0.0] * 4
    assert numbers(made, {"coins": 1, "unknown": 7}) == [0.0, 0.0, 0.0, 0.5]


def test_a_value_of_several_kinds_has_room_for_each() -> None:
    made = layout("word", [1])
    assert numbers(made, 1) == [0.5, 0.0, 0.0]
    assert numbers(made, [1]) == [0.0, 0.5, 0.5]
