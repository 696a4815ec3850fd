"""A text: a key in the catalogue and the arguments of its message."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias


class Seat(NamedTuple):
    """A player in a sentence; the catalogue inserts the name."""

    number: int


class Player(NamedTuple):
    """A player in a polite sentence: "Aliceさん"."""

    number: int


class Text(NamedTuple):
    """A message of the catalogue and its arguments."""

    key: str
    args: Mapping[str, Value]


Value: TypeAlias = "int | str | Seat | Player | Text | Sequence[Value]"
"""A number, a literal, a player, another text, or a list of these."""


def rule_title(reason: Text) -> Text | None:
    """Return the title of the rule that a refusal follows from; ``None`` if it names none."""
    rule = reason.args.get("rule")
    return rule if isinstance(rule, Text) else None


def say(key: str, /, **args: Value) -> Text:
    """Return a text to be formatted later, in the reader's language."""
    return Text(key, args)
