"""Numbers of texts and pictures: a true minus sign, and gains apart from losses."""

from __future__ import annotations

from collections.abc import Iterable


def with_minus_sign(number: int) -> str:
    """Write a number: 2, −1."""
    return str(number).replace("-", "−")


def signed(change: int) -> str:
    """Write a change: +2, −1."""
    return f"{change:+d}".replace("-", "−")


def only_gains(changes: Iterable[int]) -> list[int]:
    """Return the gains among changes, with 0 for each loss."""
    return [max(0, change) for change in changes]


def only_losses(changes: Iterable[int]) -> list[int]:
    """Return the losses among changes as positive numbers, with 0 for each gain."""
    return [max(0, -change) for change in changes]
