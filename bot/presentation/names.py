"""Users' own words are data: escaped for Markdown, cut to fit, never a format string."""

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
"""How much of what somebody typed is said back to them."""
LARGEST_FIGURE = 2**53
"""Discord takes no larger one; those in forged requests would be too long to be written."""
DATA_LIMIT = 100
"""How long a word of somebody's own in a refusal may be."""

_ACTIVE = re.compile(r"([\\*_~`|<>\[\]#@])")


_UNSEEN = ("Cc", "Cf", "Cs", "Zl", "Zp")


def tidy(name: str, limit: int = NAME_LIMIT) -> str:
    """A name on one line without control characters, cut to fit; for labels and pictures."""
    shown = "".join(" " if unicodedata.category(c) in _UNSEEN else c for c in name)
    return truncate(" ".join(shown.split()), limit) or "?"


def escape(text: str) -> str:
    """A text whose Markdown, mentions and links have no effect in a message.

    Only what Discord would act on is escaped: a backslash before plain punctuation would show.
    """
    escaped = _ACTIVE.sub(r"\\\1", text)
    return escaped.replace("://", ":\u200b//")


def quoted(typed: str) -> str:
    """The beginning of what somebody typed, to be said back to them as data of a refusal."""
    return tidy(typed[:DATA_LIMIT], TYPED_LIMIT)


def harmless(text: Text) -> Text:
    """A refusal whose words of somebody's own are tidied and escaped for a message, all of them.

    They are given raw, in the refusal's arguments and in those of the texts in it.
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
    """Players' names by seat; who has none but emoji is "Player 3", as in the pictures."""
    words = catalogue(language)
    return [
        name if is_pronounceable(name) else words.say("seat", number=seat)
        for seat, name in enumerate(names, 1)
    ]


def names_in_message(names: Iterable[str]) -> list[str]:
    """Players' names by seat, ready for the text of a message."""
    return [escape(tidy(name)) for name in names]


def names_in_label(names: Iterable[str]) -> list[str]:
    """Players' names by seat, ready for labels, alt texts and pictures, which show no Markdown."""
    return [tidy(name, 20) for name in names]
