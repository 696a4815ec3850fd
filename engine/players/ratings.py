"""Read what has been measured about a game: matches of computer players, and seat advantages."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from engine.core.registry import package_of


class MeasuredMatch(NamedTuple):
    """Games of two computer players with two seats; a shared win counts as half a win."""

    stronger: str
    weaker: str
    won: float
    games: int


class Measurements(NamedTuple):
    """What ``ratings.json`` of a game says.

    ``seat_advantages`` has, by number of seats, how many units of rating each place in the turn
    order of the first round is worth.
    """

    source: str = ""
    matches: tuple[MeasuredMatch, ...] = ()
    seat_advantages: Mapping[int, tuple[float, ...]] = {}


@cache
def load_measurements(name: str) -> Measurements:
    """Load a game's ``ratings.json``; a game without one has no measurements."""
    file = files(package_of(name)).joinpath("ratings.json")
    if not file.is_file():
        return Measurements()
    plain = json.loads(file.read_text(encoding="utf-8"))
    return Measurements(
        plain["source"],
        tuple(MeasuredMatch(**match) for match in plain["matches"]),
        {int(seats): tuple(values) for seats, values in plain["seat_advantages"].items()},
    )
