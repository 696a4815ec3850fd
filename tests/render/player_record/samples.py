"""Results to draw: of a regular player, of newcomers, with the widest names, in every language."""

from __future__ import annotations

import math
from pathlib import Path

from render.kit.player_record import (
    HeadToHead,
    OwnBadge,
    PlayerRecord,
    PlayerRecordScene,
    RatingPoint,
    ShownRating,
    Tally,
)

GOLDEN = Path(__file__).parent / "golden"
WIDTH = 800
KINDS = ("rival", "nemesis", "companion")
ICONS = ("tower-flag", "laurels", "imperial-crown", "scales")
WIDEST = "W" * 16
WIDE = "鷹" * 16


def curve(games: int) -> tuple[RatingPoint, ...]:
    """Return a rating that rises in waves, with a margin that shrinks."""
    return tuple(
        RatingPoint(round(1200 + 8 * game + 40 * math.sin(game)), round(60 + 300 / (game + 1)))
        for game in range(games)
    )


def badges(earned: int, name: str = "From the last seat") -> tuple[OwnBadge, ...]:
    return tuple(OwnBadge(name, ICONS[i % len(ICONS)], i < earned) for i in range(12))


def people(*names: str | None) -> tuple[tuple[str, HeadToHead | None], ...]:
    met = [None if name is None else HeadToHead(name, 9, 5, 4) for name in names]
    return tuple(zip(KINDS, met, strict=True))


NOBODY = people(None, None, None)
BY_PLAYERS = (
    Tally(2, 4, 2, 8.1),
    Tally(3, 9, 4, 1.25),
    Tally(4, 6, 1, -2.04),
    Tally(5, 0, 0, None),
)
BY_ORDER = (
    Tally(1, 7, 3, 4.2),
    Tally(2, 5, 2, -1),
    Tally(3, 4, 1, 0.04),
    Tally(4, 3, 1, 0.3),
    Tally(5, 0, 0, None),
)


def regular(name: str = "Alice", *met: str | None, games: int = 19) -> PlayerRecord:
    """Return the results of a person who has played often."""
    rating = ShownRating("experienced", 1642, 85, curve(games), 34)
    return PlayerRecord(
        name,
        games,
        games * 7 // 19,
        3.24,
        2.13,
        112,
        rating,
        BY_PLAYERS,
        BY_ORDER,
        people(*(met or ("Bob", "Constantine", "Chen"))),
        badges(8),
    )


def empty(name: str = "Bo") -> PlayerRecord:
    """Return the results of a person who has finished no game."""
    return PlayerRecord(name, people=NOBODY, badges=badges(0))


def single(name: str = "Bo") -> PlayerRecord:
    """Return the results of a person who has finished one game and lost it."""
    rating = ShownRating("new", 1173, 310, (RatingPoint(1173, 310),))
    row = Tally(3, 1, 0, -12.0)
    return PlayerRecord(
        name, 1, 0, -12.0, 3.0, 48, rating, (row,), (row,), people=NOBODY, badges=badges(1)
    )


PICTURES = {
    "regular-en": PlayerRecordScene("emperor", "en", regular(), WIDTH),
    "wide-zh-TW": PlayerRecordScene("caylus", "zh-TW", regular(WIDEST, WIDEST, WIDE, None), WIDTH),
    "single-zh-CN": PlayerRecordScene("caylus1303", "zh-CN", single("小明"), WIDTH),
    "long-ja": PlayerRecordScene("tuscany", "ja", regular(WIDE, games=240), WIDTH),
    "empty-en": PlayerRecordScene("caylus", "en", empty("Konstantinopouli"), WIDTH),
}
"""The reference pictures, by the names of their files."""
