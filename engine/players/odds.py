"""Log odds: the scale on which differences of win probabilities can be compared and added."""

from __future__ import annotations

from math import exp, log

_LIMIT = 1e-4
"""Minimum distance from 0 and 1 for which log odds are computed; at 0 and 1 they are infinite."""


def log_odds(probability: float) -> float:
    """Return the logarithm of the odds; limited, because that of 0 and 1 is infinite."""
    limited = _away_from_ends(probability)
    return log(limited / (1 - limited))


def _away_from_ends(probability: float) -> float:
    return min(max(probability, _LIMIT), 1 - _LIMIT)


def shifted(probability: float, difference: float) -> float:
    """Change a probability by a difference of log odds; 0 and 1 stay as they are."""
    if not difference or probability in (0, 1):
        return probability
    return 1 / (1 + exp(-log_odds(probability) - difference))


def error_of_log_odds(probability: float, error: float) -> float:
    """Return the standard error of the log odds of a probability, given its own."""
    limited = _away_from_ends(probability)
    return error / (limited * (1 - limited))
