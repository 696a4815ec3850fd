"""Records of games in which most things happen, as examples for descriptions and translators."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

from engine.core.contract import play_game
from engine.core.game import Game
from engine.core.record import Record
from engine.core.record_reader import read_record


def teaching_records(rules: Game[Any]) -> tuple[Record, ...]:
    """Return the records from which newcomers learn the game, in the order of their names."""
    return _read_teaching_records(rules.package)


@cache
def _read_teaching_records(package: str) -> tuple[Record, ...]:
    folder = files(package).joinpath("teaching")
    if not folder.is_dir():
        return ()
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".txt"))
    return tuple(read_record(folder.joinpath(name).read_text(encoding="utf-8")) for name in names)


def random_games(rules: Game[Any]) -> Iterator[Record]:
    """Play random games, always the same, with every number of players and value of an option."""
    most = max((len(option.values) for option in rules.options), default=1)
    for number in range(max(most, len(rules.seat_counts))):
        options = {
            option.name: option.values[number % len(option.values)] for option in rules.options
        }
        seats = rules.seat_counts[-1 - number % len(rules.seat_counts)]
        yield play_game(rules, seats, options, "examples", check=False)[1]
