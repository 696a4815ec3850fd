"""Texts as JSON, to be stored and formatted later in any language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from engine.core.words.text import Player, Seat, Text, Value

_OLD_QUESTION = re.compile(r"-ask-[A-Z_]+")
"""The question in the key of an old text, saved when the names of some rules were in capitals."""


def text_to_json(text: Text) -> dict[str, Any]:
    """Return plain JSON data from which :func:`text_from_json` rebuilds the text."""
    return {
        "key": text.key,
        "args": {name: _value_to_json(value) for name, value in text.args.items()},
    }


def text_from_json(plain: Mapping[str, Any]) -> Text:
    """Rebuild a text from the data of :func:`text_to_json`."""
    key = _OLD_QUESTION.sub(lambda found: found[0].lower(), plain["key"])
    return Text(key, {name: _value_from_json(value) for name, value in plain["args"].items()})


def _value_to_json(value: Value) -> Any:
    match value:
        case Seat(number):
            return {"seat": number}
        case Player(number):
            return {"player": number}
        case Text():
            return text_to_json(value)
        case int() | str():
            return value
        case _:
            return [_value_to_json(part) for part in value]


def _value_from_json(plain: Any) -> Value:
    match plain:
        case {"seat": int(number)}:
            return Seat(number)
        case {"player": int(number)}:
            return Player(number)
        case {"key": _}:
            return text_from_json(plain)
        case list():
            return tuple(_value_from_json(part) for part in plain)
        case int() | str():
            return plain
        case _:
            raise ValueError(f"{plain!r:.60} is no part of a text")
