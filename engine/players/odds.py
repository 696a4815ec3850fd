"""Log odds: the scale on which differences of win probabilities can be compared and added."""

from __future__ import annotations

from math import exp, log

_SURE = 1e-4
"""Probabilities this close to 0 or 1 count as this close: their odds would be infinite."""


def log_odds(probability: float) -> float:
    """Return the logarithm of the odds, limited for what is nearly sure."""
    limited = min(max(probability, _SURE), 1 - _SURE)
    return log(limited / (1 - limited))


def shifted(probability: float, difference: float) -> float:
    """Change a probability by a difference of log odds; what is decided stays as it is."""
    if not difference or probability in (0, 1):
        return probability
    return 1 / (1 + exp(-log_odds(probability) - difference))


def error_of_log_odds(probability: float, error: float) -> float:
    """Return the standard error of the log odds of a probability, given its own."""
    limited = min(max(probability, _SURE), 1 - _SURE)
    return error / (limited * (1 - limited))
