"""Check the options of a table: those of its game, the number of seats, and its settings."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import reduce
from types import MappingProxyType
from typing import Any, NamedTuple

from bot.tables.domain.errors import TableError
from bot.tables.domain.table import SHAPES
from bot.tables.domain.time_control import NO_CLOCK
from engine.core import Game, game, game_names, say
from engine.core.words.catalogue import OFFERED_LANGUAGES

Seats = int | tuple[int, int] | None
"""The number of players, a range, or ``None`` for all the game supports."""

MAX_HOST_LINE = 100
"""Characters."""
_LINK = re.compile(r"://|\bwww\.|\bdiscord\.(gg|com|me)\b", re.IGNORECASE)

NO_OPTIONS: Mapping[str, str] = MappingProxyType({})


class TableOptions(NamedTuple):
    """The options a table is opened with.

    ``options`` are the game's, as far as they differ from its defaults. ``None`` stands for the
    default; ``public``: the table is listed on other servers; ``invite_only``: only guests join;
    ``host_line``: what the host tells those who might join; ``rated``: whether the game counts for
    ratings.
    """

    game: str
    language: str
    seats: Seats = None
    options: Mapping[str, str] = NO_OPTIONS
    time_control: str = NO_CLOCK
    pauses: str | None = None
    empty_seat_default: str | None = None
    picture_shape: str | None = None
    public: bool = False
    invite_only: bool = False
    host_line: str = ""
    rated: bool | None = None


class OptionChanges(NamedTuple):
    """Changes to the options of a lobby; ``None`` leaves a value as it is.

    An empty ``host_line`` removes it.
    """

    options: Mapping[str, str] = NO_OPTIONS
    seats: Seats = None
    language: str | None = None
    time_control: str | None = None
    pauses: str | None = None
    empty_seat_default: str | None = None
    invite_only: bool | None = None
    host_line: str | None = None
    rated: bool | None = None


def require_game(name: str) -> Game[Any]:
    """Return a game by name; raise ``TableError`` if there is none."""
    if name not in game_names():
        raise TableError.because("table-no-such-game", game=name)
    return game(name)


def seat_range(rules: Game[Any], seats: Seats) -> tuple[int, int]:
    """Return the least and most seats; raise ``TableError`` if the game does not support them."""
    counts = rules.seat_counts
    if seats is None:
        return min(counts), max(counts)
    low, high = (seats, seats) if isinstance(seats, int) else seats
    if low > high or low not in counts or high not in counts:
        wrong = low if low not in counts else high
        raise TableError.because(
            "table-seat-count", least=min(counts), most=max(counts), seats=wrong
        )
    return low, high


def complete_options(rules: Game[Any], seats: int, options: Mapping[str, str]) -> dict[str, str]:
    """Return the options completed with the defaults; raise ``TableError`` for a wrong one."""
    values = {option.name: option.values for option in rules.options}
    for name, value in options.items():
        if name not in values:
            raise TableError.because("table-no-such-option", option=name)
        if value not in values[name]:
            key = f"option-{rules.name}-{name}"
            labels = [say(f"{key}-{word}") for word in values[name]]
            listed = reduce(lambda one, other: say("either", one=one, other=other), labels)
            raise TableError.because(
                "table-option-value", option=say(key), value=value, values=listed
            )
    return rules.full_options(seats, options)


def require_language(language: str) -> str:
    """Return the language; raise ``TableError`` if it is not supported."""
    if language not in OFFERED_LANGUAGES:
        raise TableError.because("table-no-such-language", language=language)
    return language


def require_host_line(typed: str) -> str | None:
    """Return a host's line on one line, ``None`` if it is empty.

    Raises:
        TableError: it is too long, or has a link; the lines are shown on other servers too.
    """
    line = " ".join(typed.split())
    if len(line) > MAX_HOST_LINE:
        raise TableError.because("table-line-long", most=MAX_HOST_LINE, have=len(line))
    if _LINK.search(line):
        raise TableError.because("table-line-link")
    return line or None


def require_shape(shape: str) -> str:
    """Return the shape of a board; raise ``TableError`` if there is none like it."""
    if shape not in SHAPES:
        raise TableError.because("table-no-such-picture", picture=shape)
    return shape
