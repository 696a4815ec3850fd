"""Treat users' names and texts as data: escape Markdown, truncate, never format them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence

from bot.presentation.truncate import truncate
from engine.core.names import is_pronounceable
from engine.core.words.catalogue import catalogue
from engine.core.words.text import Player, Seat, Text, Value

NAME_LIMIT = 32
TYPED_LIMIT = 40
"""Maximum length of quoted user input."""
LARGEST_FIGURE = 2**53
"""Maximum integer that Discord accepts; larger ones in forged requests are not quoted."""
DATA_LIMIT = 100
"""Maximum length of a user's word in an error."""

_ACTIVE = re.compile(r"([\\*_~`|<>\[\]#@])")


_UNSEEN = ("Cc", "Cf", "Cs", "Zl", "Zp")


def tidy(name: str, limit: int = NAME_LIMIT) -> str:
    """Return a name on one line without control characters, truncated; for labels and pictures."""
    shown = "".join(" " if unicodedata.category(c) in _UNSEEN else c for c in name)
    return truncate(" ".join(shown.split()), limit) or "?"


def escape(text: str) -> str:
    """Escape Markdown, mentions and links in a text.

    Escape only what Discord acts on: a backslash before other punctuation would be visible.
    """
    escaped = _ACTIVE.sub(r"\\\1", text)
    return escaped.replace("://", ":\u200b//")


def quoted(typed: str) -> str:
    """Return the beginning of user input, to be quoted in an error."""
    return tidy(typed[:DATA_LIMIT], TYPED_LIMIT)


def harmless(text: Text) -> Text:
    """Return the error with all of its user-supplied words cleaned and escaped for a message.

    They are raw in the arguments of the error and of the texts in it.
    """
    return Text(text.key, {name: _harmless(value) for name, value in text.args.items()})


def _harmless(value: Value) -> Value:
    match value:
        case str():
            return escape(tidy(value[: 2 * DATA_LIMIT], DATA_LIMIT)) if value else value
        case Text():
            return harmless(value)
        case Seat() | Player():
            return value
        case int():
            return max(-LARGEST_FIGURE, min(value, LARGEST_FIGURE))
        case _:
            return tuple(_harmless(part) for part in value)


def called(names: Sequence[str], language: str) -> list[str]:
    """Return players' names by seat; a name of emoji only becomes "Player 3", as in pictures."""
    words = catalogue(language)
    return [
        name if is_pronounceable(name) else words.say("seat", number=seat)
        for seat, name in enumerate(names, 1)
    ]


def names_in_message(names: Iterable[str]) -> list[str]:
    """Return players' names by seat, escaped for a message."""
    return [escape(tidy(name)) for name in names]


def names_in_label(names: Iterable[str]) -> list[str]:
    """Return players' names by seat for labels, alt texts and pictures, which show no Markdown."""
    return [tidy(name, 20) for name in names]
