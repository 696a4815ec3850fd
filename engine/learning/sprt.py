"""A sequential test of new weights: play on until they are better, or not better enough."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from math import log
from typing import NamedTuple

_ELO = 20.0
"""The gain in rating that is tested for, against no gain."""
_ERROR_RATE = 0.05
"""Probability of either error."""
_MIN_GAMES = 40
"""Games before the variance of the results can be trusted."""


class Verdict(StrEnum):
    """What a trial has shown."""

    BETTER = "better"
    NOT_BETTER = "not better"
    UNDECIDED = "undecided"


class Trial(NamedTuple):
    """A trial's games, the share of the wins in them, and the verdict."""

    games: int
    share: float
    verdict: Verdict


def sprt(results: Iterable[float], seats: int) -> Trial:
    """Test a player's shares of wins one by one until the test is decided, or none are left.

    This is the generalised sequential probability ratio test with a normal approximation: its
    bounds are a gain of 0 and of 20 Elo over the others, who all have the same rating.
    """
    low, high = _expected_share(0.0, seats), _expected_share(_ELO, seats)
    bound = log((1 - _ERROR_RATE) / _ERROR_RATE)
    games, total, squares = 0, 0.0, 0.0
    verdict = Verdict.UNDECIDED
    for share in results:
        games, total, squares = games + 1, total + share, squares + share * share
        variance = squares / games - (total / games) ** 2
        if games < _MIN_GAMES or not variance:
            continue
        ratio = (high - low) * (total - games * (low + high) / 2) / variance
        if abs(ratio) >= bound:
            verdict = Verdict.BETTER if ratio > 0 else Verdict.NOT_BETTER
            break
    return Trial(games, total / games if games else 0.0, verdict)


def _expected_share(elo: float, seats: int) -> float:
    """Return the share of wins of a player rated that much above all others at the table."""
    strength = 10 ** (elo / 400)
    return float(strength / (strength + seats - 1))
