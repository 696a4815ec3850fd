"""Win chances: one linear value a seat, made comparable by a softmax over the seats."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
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


class Weights(NamedTuple):
    """What the features are worth: ``start`` when the game begins, and ``change`` until its end."""

    start: tuple[float, ...]
    change: tuple[float, ...]

    @classmethod
    def of(cls, names: Sequence[str], plain: Mapping[str, Sequence[float]]) -> Weights:
        """Weights from ``{feature: [at the start, change until the end]}``.

        Raises:
            EngineError: they are not for these features.
        """
        if set(plain) != set(names):
            raise EngineError(f"weights for other features: {sorted({*plain} ^ {*names})}")
        pairs = [plain[name] for name in names]
        return cls(tuple(a for a, _ in pairs), tuple(b for _, b in pairs))

    def at(self, done: float) -> tuple[float, ...]:
        """What a feature is worth when so much of the game is done."""
        return tuple([start + done * change for start, change in zip(*self, strict=True)])

    def plain(self, names: Sequence[str]) -> dict[str, list[float]]:
        """The same as data."""
        pairs = zip(names, self.start, self.change, strict=True)
        return {name: [round(start, 4), round(change, 4)] for name, start, change in pairs}


class Judge:
    """Says of full positions how likely each seat is to win."""

    def __init__(self, rules: Game[Any], features: Features[Any], weights: Weights) -> None:
        self.rules = rules
        self.features = features
        self.weights = weights
        self._worth = lru_cache(maxsize=256)(weights.at)

    def chances(self, state: Any) -> tuple[float, ...]:
        """Each seat's share of the win; they add up to 1. At the end, what they have of it."""
        if not state.stack:
            outcome = self.rules.outcome(state)
            won = outcome.winners
            seats = range(len(outcome.scores))
            return tuple(1 / len(won) if seat in won else 0.0 for seat in seats)
        worth = self.weights_at(state)
        values = [sum(map(mul, worth, row)) for row in self.features.rows(state)]
        most = max(values)
        odds = [exp(value - most) for value in values]
        total = sum(odds)
        return tuple([one / total for one in odds])

    def weights_at(self, state: Any) -> tuple[float, ...]:
        """What a feature is worth at this moment of the game."""
        return self._worth(self.features.progress(state))


def tempered(chances: Sequence[float], temperature: float) -> tuple[float, ...]:
    """Chances as people are told them: below 1 the temperature makes them bolder."""
    powers = [one ** (1 / temperature) for one in chances]
    total = sum(powers)
    return tuple([one / total for one in powers])


class Brought(NamedTuple):
    """What a game brings for its players: the features, their weights, what a search may cost.

    ``temperatures`` make what is promised come true, by the number of seats: players think without
    them, people are told nothing without them (:meth:`calibrated`).
    """

    features: Features[Any]
    weights: Weights
    simulations: int
    worlds: int
    temperatures: Mapping[int, float]

    def calibrated(self, chances: Sequence[float]) -> tuple[float, ...]:
        """Everybody's chances as they come true."""
        return tempered(chances, self.temperatures.get(len(chances), 1.0))

    def calibrated_alone(self, chance: float, seats: int) -> float:
        """One seat's chance as it comes true, the others sharing the rest evenly."""
        others = (1 - chance) / (seats - 1)
        return self.calibrated([chance, *[others] * (seats - 1)])[0]


@cache
def brought(name: str) -> Brought:
    """The features of a game and its ``weights.json``.

    ``simulations`` is how many the strong player makes a move; ``worlds`` how many ways to fill in
    what is hidden, or left to chance, a player has in mind: 1 where nothing is.

    Raises:
        EngineError: the game has none.
    """
    package = package_of(name)
    try:
        features = import_module(f"{package}.features").FEATURES
        plain = json.loads(files(package).joinpath("weights.json").read_text(encoding="utf-8"))
    except (ModuleNotFoundError, FileNotFoundError) as error:
        raise EngineError(f"nobody has learnt to play {name}") from error
    weights = Weights.of(features.names, plain["weights"])
    temperatures = {int(seats): one for seats, one in plain.get("temperatures", {}).items()}
    return Brought(features, weights, plain["simulations"], plain["worlds"], temperatures)
