"""What a position of the toy is good for; the smallest there is."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.features import Features
from tests.engine.toy.state import ROUNDS, ToyState


class ToyFeatures(Features[ToyState]):
    """Coins, cards and bridges."""

    names = ("coins", "cards", "bridges")

    def progress(self, state: ToyState) -> float:
        """Return the share of the rounds that are over."""
        return max(0, state.round - 1) / ROUNDS

    def rows(self, state: ToyState) -> Sequence[Sequence[float]]:
        """Return a row for each seat."""
        piles = zip(state.coins, state.hands, state.bridges, strict=True)
        return [[float(coins), float(sum(hand)), float(bridges)] for coins, hand, bridges in piles]


FEATURES = ToyFeatures()
