"""The toy's features, the simplest possible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.features import Features
from tests.engine.toy.state import ROUNDS, ToyState


class ToyRow(NamedTuple):
    """A seat's features."""

    coins: float
    cards: float
    buried: float
    bridges: float


class ToyFeatures(Features[ToyState]):
    """Coins, cards in hand, buried cards and bridges, which all give points."""

    names = ToyRow._fields

    def progress(self, state: ToyState) -> float:
        """Return the share of the rounds that are over."""
        return max(0, state.round - 1) / ROUNDS

    def rows(self, state: ToyState) -> Sequence[ToyRow]:
        """Return a row for each seat."""
        return [
            ToyRow(
                coins=float(state.coins[seat]),
                cards=float(sum(state.hands[seat])),
                buried=float(len(state.buried[seat])),
                bridges=float(state.bridges[seat]),
            )
            for seat in range(len(state.coins))
        ]


FEATURES = ToyFeatures()
