"""Means and shares with their 95 % intervals, and the spread of values."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean, quantiles, stdev

from bot.tables.domain.statistics import Interval, Spread

_DEVIATIONS = 1.959964
"""Standard deviations on each side of the mean of a normal distribution, for 95 %."""


def mean_interval(values: Sequence[float]) -> Interval:
    """Return the mean with its normal interval: 1.96 standard errors on each side.

    One value alone has no interval: it is unbounded.
    """
    mean = fmean(values)
    if len(values) == 1:
        return Interval(mean, -math.inf, math.inf)
    reach = _DEVIATIONS * stdev(values) / math.sqrt(len(values))
    return Interval(mean, mean - reach, mean + reach)


def share_interval(successes: float, total: int) -> Interval:
    """Return a share with its Wilson interval, which also suits few trials and shares near 0.

    A shared win is a part of a success.
    """
    share, square = successes / total, _DEVIATIONS**2
    middle = (share + square / (2 * total)) / (1 + square / total)
    variance = share * (1 - share) / total + square / (4 * total**2)
    reach = _DEVIATIONS / (1 + square / total) * math.sqrt(variance)
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))


def spread(values: Sequence[float]) -> Spread | None:
    """Return the middle value and the quartiles; ``None`` without values."""
    if not values:
        return None
    if len(values) == 1:
        return Spread(values[0], values[0], values[0])
    return Spread(*quantiles(values, n=4, method="inclusive"))
