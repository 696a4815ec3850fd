"""Saved texts are read back unchanged, whatever their arguments."""

from __future__ import annotations

import json

import pytest

from engine.core.words.text import Player, Seat, Text, say
from engine.core.words.text_json import text_from_json, text_to_json


@pytest.mark.parametrize(
    "text",
    [
        say("plain"),
        say("figures", count=3, name="Alice"),
        say("people", who=Seat(1), other=Player(2)),
        say("lists", who=(Player(0), Player(2)), what=(say("one"), say("two", who=Seat(3)))),
    ],
    ids=lambda text: text.key,
)
def test_a_text_is_read_back_unchanged(text: Text) -> None:
    assert text_from_json(json.loads(json.dumps(text_to_json(text)))) == text


def test_players_stay_players() -> None:
    """Both are tuples of a number, so equality alone would not tell."""
    back = text_from_json(text_to_json(say("people", who=Seat(1), other=Player(1))))
    assert [type(back.args[name]) for name in ("who", "other")] == [Seat, Player]


def test_an_old_text_with_a_question_in_capitals_is_read() -> None:
    old = {"key": "tuscany-ask-CASTLE_HEX", "args": {}}
    assert text_from_json(old) == say("tuscany-ask-castle_hex")


def test_an_invalid_text_is_refused() -> None:
    with pytest.raises(ValueError, match="no part of a text"):
        text_from_json({"key": "a", "args": {"who": 1.5}})
