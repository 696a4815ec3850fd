"""Evaluation: a linear value for each seat, turned into win probabilities by a softmax."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib import import_module
from importlib.resources import files
from math import exp
from operator import mul
from typing import Any, NamedTuple

from engine.core.errors import EngineError
from engine.core.features import Features
from engine.core.game import Game
from engine.core.registry import package_of

LATE = 0.75
"""The share of the game from which the late change of the weights counts."""


class Weights(NamedTuple):
    """The weight of each feature: at the start of a game, and how it changes until the end.

    ``late`` is a further change from :data:`LATE` until the end, where things that can
    no longer be used lose their worth.
    """

    start: tuple[float, ...]
    change: tuple[float, ...]
    late: tuple[float, ...]

    @classmethod
    def of(cls, names: Sequence[str], plain: Mapping[str, Sequence[float]], file: str) -> Weights:
        """Read weights from ``{feature: [at the start, change until the end, late change]}``.

        The late change can be left out.

        Raises:
            EngineError: the weights are for other features; the message names them and the file.
        """
        if wrong := " and ".join(_weight_problems(names, plain)):
            raise EngineError(f"{file} {wrong}")
        each = [(*plain[name], 0.0)[:3] for name in names]
        start, change, late = zip(*each, strict=True) if each else ((), (), ())
        return cls(start, change, late)

    def at(self, progress: float) -> tuple[float, ...]:
        """Return the weights when that share of the game (0 to 1) has been played."""
        late = late_share(progress)
        return tuple(
            [
                start + progress * change + late * late_change
                for start, change, late_change in zip(*self, strict=True)
            ]
        )

    def plain(self, names: Sequence[str]) -> dict[str, list[float]]:
        """Return the weights as data for ``weights.json``."""
        each = zip(*self, strict=True)
        return {
            name: [round(weight, 4) for weight in weights]
            for name, weights in zip(names, each, strict=True)
        }


def late_share(progress: float) -> float:
    """Return how much of the late change counts, from 0 until :data:`LATE` to 1 at the end."""
    return max(0.0, progress - LATE) / (1 - LATE)


def _weight_problems(names: Iterable[str], found: Iterable[str]) -> Iterator[str]:
    """Yield the problems, if any: the missing names, and the unknown ones."""
    if missing := sorted({*names} - {*found}):
        yield f"lacks {', '.join(missing)}"
    if unknown := sorted({*found} - {*names}):
        yield f"has unknown {', '.join(unknown)}"


class Evaluator:
    """Evaluates full positions (nothing hidden) of one game."""

    def __init__(self, rules: Game[Any], features: Features[Any], weights: Weights) -> None:
        self.rules = rules
        self.features = features
        self.weights = weights
        self._weights_at = lru_cache(maxsize=256)(weights.at)

    def win_probabilities(self, state: Any) -> tuple[float, ...]:
        """Return each seat's share of the win, adding up to 1; the real shares once it is over."""
        if not state.stack:
            return self.rules.outcome(state).win_shares
        weights = self.weights_at(state)
        values = [sum(map(mul, weights, row)) for row in self.features.rows(state)]
        largest = max(values)  # subtracted so that exp() cannot overflow
        odds = [exp(value - largest) for value in values]
        total = sum(odds)
        return tuple([each / total for each in odds])

    def weights_at(self, state: Any) -> tuple[float, ...]:
        """Return the weights of the features at this point of the game."""
        return self._weights_at(self.features.progress(state))


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


_REQUIRED = ("weights", "simulations", "worlds")
"""The keys of ``weights.json`` that have no default."""


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
