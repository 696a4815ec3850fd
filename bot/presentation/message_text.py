"""Fit texts into messages: escape Markdown, clean users' words, measure, truncate and split."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

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


ELLIPSIS = "…"


def length(text: str) -> int:
    """Return the length for Discord's clients: UTF-16 units, at least one per character."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def columns(text: str) -> int:
    """Return the display width; Chinese and Japanese characters take two columns."""
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


def truncate(text: str, limit: int) -> str:
    """Truncate to ``limit`` UTF-16 units, with an ellipsis."""
    if 2 * len(text) <= limit or length(text) <= limit:
        return text
    kept = text[: limit - 1]
    while (excess := length(kept) - limit + 1) > 0:
        kept = kept[: -((excess + 1) // 2)]
    return kept.rstrip() + ELLIPSIS


def pieces(lines: Sequence[str], limit: int) -> list[str]:
    """Combine lines to texts that fit, split between lines wherever possible."""
    made: list[str] = []
    room = 0
    for line in (part for whole in lines for part in _chunks(whole, limit)):
        if length(line) + 1 > room:
            made.append(line)
            room = limit - length(line)
        else:
            made[-1] += "\n" + line
            room -= length(line) + 1
    return made


def _chunks(line: str, limit: int) -> list[str]:
    """Split a line into pieces that fit; characters beyond the basic plane count double."""
    step = limit if length(line) == len(line) else limit // 2
    return [line[i : i + step] for i in range(0, len(line), step)] or [""]
