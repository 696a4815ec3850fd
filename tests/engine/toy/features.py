"""The toy's features, the simplest possible."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.features import Features
from tests.engine.toy.state import ROUNDS, ToyState


class ToyFeatures(Features[ToyState]):
    """Coins, cards in hand, buried cards and bridges, which all give points."""

    names = ("coins", "cards", "buried", "bridges")

    def progress(self, state: ToyState) -> float:
        """Return the share of the rounds that are over."""
        return max(0, state.round - 1) / ROUNDS

    def rows(self, state: ToyState) -> Sequence[Sequence[float]]:
        """Return a row for each seat."""
        return [
            [float(coins), float(sum(hand)), float(len(buried)), float(bridges)]
            for coins, hand, buried, bridges in zip(
                state.coins, state.hands, state.buried, state.bridges, strict=True
            )
        ]


FEATURES = ToyFeatures()
