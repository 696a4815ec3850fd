"""Evaluation: a linear value for each seat, turned into win probabilities by a softmax."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import exp
from operator import mul
from typing import Any, NamedTuple

from engine.core.errors import EngineError
from engine.core.features import Features
from engine.core.game import Game

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
