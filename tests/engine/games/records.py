"""The games that every game's tests replay: its records, or random games if it has none."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from engine.core.contract import random_move
from engine.core.record import Record
from engine.core.record_reader import read_record
from engine.core.registry import game, game_names
from tests.engine.games.record_games import FOLDER, recorded

NAMES = ("Anna", "Ben", "Clara", "Dan", "Emil", "Fay", "Gus")
TABLES = tuple((name, seats) for name in game_names() for seats in game(name).seat_counts)
"""Every game with every number of players."""
PUBLISHED = tuple(name for name in game_names() if game(name).published)
"""Games of which the tests require records, reference pictures and a guide."""


def paths(name: str) -> list[Path]:
    """Return the files of a game's records."""
    return sorted(FOLDER.glob(f"{name}-*.txt"))


def records(name: str) -> list[Record]:
    """Return a game's records in the order of their files, or a random game of every kind."""
    texts = [path.read_text(encoding="utf-8") for path in paths(name)] or random_games(name)
    return [read_record(text) for text in texts]


def record_of(name: str, seats: int) -> Record:
    """Return the first record with that number of players, or with the closest number."""
    return min(records(name), key=lambda record: abs(len(record.names) - seats))


@cache
def random_games(name: str) -> list[str]:
    """Play a game at random with every number of players and every value of an option."""
    rules = game(name)
    values = [{option.name: value} for option in rules.options for value in option.values[1:]]
    return [
        recorded(
            name,
            options,
            NAMES[:seats],
            f"{name} {seats} {options}",
            lambda state, chance: random_move(rules, state, chance),
        ).text()
        for options in ({}, *values)
        for seats in rules.seat_counts
    ]
