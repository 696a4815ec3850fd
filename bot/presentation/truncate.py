"""Measure, truncate and split texts."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

ELLIPSIS = "…"


def length(text: str) -> int:
    """Return the length for Discord's clients: UTF-16 units, at least one per character."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def columns(text: str) -> int:
    """Return the display width; Chinese and Japanese characters take two columns."""
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


def truncate(text: str, limit: int) -> str:
    """Truncate to ``limit`` UTF-16 units, with an ellipsis."""
    if length(text) <= limit:
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
