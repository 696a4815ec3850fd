"""Results to draw: of a regular player, of newcomers, with the widest names, in every language."""

from __future__ import annotations

import math
from collections.abc import Collection
from pathlib import Path

from engine.core.words.catalogue import catalogue
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
BADGE_ICONS = {
    "debut": "tower-flag",
    "regular": "hourglass",
    "veteran": "stone-bust",
    "first-win": "laurels",
    "champion": "imperial-crown",
    "hat-trick": "rank-3",
    "photo-finish": "scales",
    "landslide": "mounted-knight",
    "last-in-line": "walking-boot",
    "full-table": "meeple-group",
    "sociable": "shaking-hands",
    "faithful": "linked-rings",
}
"""The names of all badges, and their icons."""
MISSING = ("veteran", "champion", "landslide", "faithful")
"""Badges that a regular player does not have yet."""
WIDEST = "W" * 16
WIDE = "鷹" * 16
RATING, MARGIN = 1642, 85
"""The present rating of a regular player."""
_RISE, _WAVE, _NARROWING = 440, 24, 225
"""How much the rating has risen, the height of its waves, and how much its margin has shrunk."""
_TREND = 10
"""Games of which the trend is the change."""


def curve(games: int) -> tuple[RatingPoint, ...]:
    """Return a rating that rises in waves up to the present one, with a margin that shrinks."""
    last = games - 1
    found: list[RatingPoint] = []
    for game in range(games):
        left = 1 - game / max(1, last)
        wave = _WAVE * (math.sin(game) - math.sin(last))
        value, margin = RATING - _RISE * left**3 + wave, MARGIN + _NARROWING * left**4
        found.append(RatingPoint(round(value), round(margin)))
    return tuple(found)


def badges(earned: Collection[str], language: str = "en") -> tuple[OwnBadge, ...]:
    """Return all badges, with those ``earned``."""
    words = catalogue(language, "bot")
    return tuple(
        OwnBadge(words.say(f"badge-{name}"), icon, name in earned)
        for name, icon in BADGE_ICONS.items()
    )


def level(name: str, language: str) -> str:
    """Return the word for a level of skill."""
    return catalogue(language, "bot").say(f"statistics-level-{name}")


def people(*names: str | None) -> tuple[tuple[str, HeadToHead | None], ...]:
    """Return the results against three persons, of whom the nemesis was ahead more often."""
    figures = ((9, 5, 4), (7, 2, 5), (11, 6, 5))
    met = [
        None if name is None else HeadToHead(name, *results)
        for name, results in zip(names, figures, strict=True)
    ]
    return tuple(zip(KINDS, met, strict=True))


NOBODY = people(None, None, None)
BY_PLAYERS = (Tally(2, 4, 2, 15.6), Tally(3, 9, 4, 1.25), Tally(4, 6, 1, -2.04))
BY_ORDER = (Tally(1, 7, 3, 9.4), Tally(2, 5, 2, -1), Tally(3, 4, 1, 0.04), Tally(4, 3, 1, 0.3))
PLAYED = sum(tally.games for tally in BY_PLAYERS)


def regular(
    name: str = "Alice",
    *met: str | None,
    games: int = PLAYED,
    most_seats: int = 4,
    language: str = "en",
) -> PlayerRecord:
    """Return the results of a person who has played often, but never with five players."""
    ratings = curve(games)
    trend = ratings[-1].value - ratings[-1 - _TREND].value if games > _TREND else None
    rating = ShownRating(level("skilled", language), RATING, MARGIN, ratings, trend)
    return PlayerRecord(
        name,
        games,
        games * 7 // PLAYED,
        3.24,
        2.13,
        112,
        rating,
        _tallies(BY_PLAYERS, games, most_seats),
        _tallies(BY_ORDER, games, most_seats),
        people(*(met or ("Bob", "Constantine", "Chen"))),
        badges(BADGE_ICONS.keys() - MISSING, language),
    )


def _tallies(tallies: tuple[Tally, ...], games: int, most_seats: int) -> tuple[Tally, ...]:
    """Return tallies for that many games, and empty ones for more seats."""
    times = max(1, games // PLAYED)
    played = (tally._replace(games=tally.games * times, won=tally.won * times) for tally in tallies)
    return *played, *(Tally(number, 0, 0, None) for number in range(5, most_seats + 1))


def empty(name: str = "Bo", language: str = "en") -> PlayerRecord:
    """Return the results of a person who has finished no game."""
    return PlayerRecord(name, people=NOBODY, badges=badges((), language))


def single(name: str = "Bo", language: str = "en") -> PlayerRecord:
    """Return the results of a person who has finished one game and lost it."""
    rating = ShownRating(level("newcomer", language), 1173, 310, (RatingPoint(1173, 310),))
    row = Tally(3, 1, 0, -12.0)
    return PlayerRecord(
        name,
        1,
        0,
        -12.0,
        3.0,
        48,
        rating,
        (row,),
        (row,),
        people=NOBODY,
        badges=badges(("debut",), language),
    )


def scene(name: str, language: str, content: PlayerRecord) -> PlayerRecordScene:
    """Return the scene of a reference picture."""
    return PlayerRecordScene(name, language, content, WIDTH)


PICTURES = {
    "regular-en": scene("emperor", "en", regular()),
    "wide-zh-TW": scene(
        "caylus",
        "zh-TW",
        regular(WIDEST, WIDEST, WIDE, None, most_seats=5, language="zh-TW"),
    ),
    "single-zh-CN": scene("caylus1303", "zh-CN", single("小明", "zh-CN")),
    "long-ja": scene("tuscany", "ja", regular(WIDE, games=12 * PLAYED, language="ja")),
    "empty-en": scene("caylus", "en", empty("Konstantinopouli")),
}
"""The reference pictures, by the names of their files."""
