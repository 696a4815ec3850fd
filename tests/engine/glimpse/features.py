"""The features of the game: points, and the card that may score the next one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.features import Features
from tests.engine.glimpse.state import CARDS, ROUNDS, GlimpseState


class GlimpseRow(NamedTuple):
    """A seat's features."""

    points: float
    card: float


class GlimpseFeatures(Features[GlimpseState]):
    """Points, and how high the card of a seat is."""

    names = GlimpseRow._fields

    def progress(self, state: GlimpseState) -> float:
        """Return the share of the rounds that are over."""
        return max(0, state.round - 1) / ROUNDS

    def rows(self, state: GlimpseState) -> Sequence[GlimpseRow]:
        """Return a row for each seat."""
        return [
            GlimpseRow(points=float(points), card=card / len(CARDS))
            for points, card in zip(state.points, state.hands, strict=True)
        ]


FEATURES = GlimpseFeatures()
