"""A text: a key of the catalogue and the values that fill its placeholders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias


class Seat(NamedTuple):
    """A player in a sentence; the catalogue puts in the name."""

    number: int


class Player(NamedTuple):
    """A player in a sentence that is polite to them: "Aliceさん"."""

    number: int


class Text(NamedTuple):
    """A message of the catalogue and what fills its placeholders."""

    key: str
    args: Mapping[str, Value]


Value: TypeAlias = "int | str | Seat | Player | Text | Sequence[Value]"
"""A figure, a user's own word, a player, another message, or a list of these."""


def say(key: str, /, **args: Value) -> Text:
    """Return a text to be formatted later, in the reader's language."""
    return Text(key, args)
