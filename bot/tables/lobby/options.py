"""What a table agrees on before it starts, checked against what the game offers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Any

from bot.tables.domain.errors import TableError
from engine.core import Game, game, game_names, say
from engine.core.words.catalogue import LANGUAGES

Seats = int | tuple[int, int] | None
"""How many play, the least and the most, or as many as the game allows."""


def known_game(name: str) -> Game[Any]:
    """The game of that name.

    Raises:
        TableError: there is none.
    """
    if name not in game_names():
        raise TableError.because("table-no-such-game", game=name)
    return game(name)


def seat_range(rules: Game[Any], seats: Seats) -> tuple[int, int]:
    """The least and the most seats.

    Raises:
        TableError: the game is not for so many.
    """
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


def full_options(rules: Game[Any], seats: int, options: Mapping[str, str]) -> dict[str, str]:
    """The options with the usual values for the rest.

    Raises:
        TableError: naming the option the game lacks, or the values it takes.
    """
    values = {option.name: option.values for option in rules.options}
    for name, value in options.items():
        if name not in values:
            raise TableError.because("table-no-such-option", option=name)
        if value not in values[name]:
            raise _no_such_value(rules.name, name, value, values[name])
    return rules.full_options(seats, options)


def _no_such_value(game_name: str, name: str, value: str, values: Sequence[str]) -> TableError:
    """The option and what it can be, under the names they have in the lobby."""
    key = f"option-{game_name}-{name}"
    named = [say(f"{key}-{word}") for word in values]
    listed = reduce(lambda one, other: say("either", one=one, other=other), named)
    return TableError.because("table-option-value", option=say(key), value=value, values=listed)


def known_language(language: str) -> str:
    """A language there is a catalogue for.

    Raises:
        TableError: there is none.
    """
    if language not in LANGUAGES:
        raise TableError.because("table-no-such-language", language=language)
    return language
