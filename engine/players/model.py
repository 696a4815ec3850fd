"""Models: the features, weights and search budget of a game's computer players."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, NamedTuple

from engine.core.errors import EngineError
from engine.core.features import Features
from engine.core.registry import package_of
from engine.players.evaluation import Weights

_REQUIRED = ("weights", "simulations", "worlds")
"""The keys of ``weights.json`` that have no default."""


def apply_temperature(win_chances: Sequence[float], temperature: float) -> tuple[float, ...]:
    """Sharpen win probabilities with a temperature below 1, flatten them with one above 1."""
    powers = [chance ** (1 / temperature) for chance in win_chances]
    total = sum(powers)
    return tuple([power / total for power in powers])


class Model(NamedTuple):
    """All a game provides for computer players: features, weights and the search budget.

    ``temperatures``, by number of seats, calibrate win probabilities: of positions shown with 60 %
    about 60 % are won. The search itself uses uncalibrated values; people only see calibrated ones.

    ``ties_vary`` is false if the first of several choices with the same value tends to be better
    than the others, because the features cannot tell them apart: then players do not vary there.
    """

    features: Features[Any]
    weights: Weights
    simulations: int
    worlds: int
    temperatures: Mapping[int, float]
    ties_vary: bool = True

    def calibrated(self, win_chances: Sequence[float]) -> tuple[float, ...]:
        """Return the calibrated win probabilities of all seats."""
        return apply_temperature(win_chances, self.temperatures.get(len(win_chances), 1.0))

    def calibrated_alone(self, win_chance: float, seats: int) -> float:
        """Return one seat's calibrated win probability, the others sharing the rest evenly."""
        others = (1 - win_chance) / (seats - 1)
        return self.calibrated([win_chance, *[others] * (seats - 1)])[0]


@cache
def load_model(name: str) -> Model:
    """Load a game's features and its ``weights.json``.

    In that file, ``simulations`` is the number of simulations per decision of the hard player, and
    ``worlds`` the number of determinizations a one-turn search averages over (1 if the game has no
    hidden information and no chance).

    Raises:
        EngineError: the game has no trained weights, or its file is broken or has others.
    """
    try:
        features = import_module(f"{package_of(name)}.features").FEATURES
    except ModuleNotFoundError as error:
        raise _no_weights(name, "features.py, weights.json") from error
    return _read_model(name, features, "weights.json")


@cache
def load_frozen_model(name: str) -> Model:
    """Load the model of the frozen player; raises as :func:`load_model`.

    Its features are those of ``frozen/features.py``, or today's while there is no such file.
    """
    try:
        features = import_module(f"{package_of(name)}.frozen.features").FEATURES
    except ModuleNotFoundError:
        features = load_model(name).features
    return _read_model(name, features, "frozen/weights.json")


def _read_model(name: str, features: Features[Any], weights_file: str) -> Model:
    """Read the file of weights for these features from the game's package."""
    file = f"engine/{name}/{weights_file}"
    try:
        text = files(package_of(name)).joinpath(weights_file).read_text(encoding="utf-8")
        plain = json.loads(text)
    except FileNotFoundError as error:
        raise _no_weights(name, weights_file) from error
    except json.JSONDecodeError as error:
        raise EngineError(f"{file} is not valid JSON: line {error.lineno}: {error.msg}") from error
    if lacking := [key for key in _REQUIRED if key not in plain]:
        raise EngineError(f"{file} lacks {', '.join(lacking)}")
    weights = Weights.of(features.names, plain["weights"], file)
    temperatures = {
        int(seats): temperature for seats, temperature in plain.get("temperatures", {}).items()
    }
    return Model(
        features,
        weights,
        simulations=plain["simulations"],
        worlds=plain["worlds"],
        temperatures=temperatures,
        ties_vary=plain.get("ties_vary", True),
    )


def _no_weights(name: str, lacking: str) -> EngineError:
    return EngineError(f"{name} has no trained weights (engine/{name}/{lacking})")
