"""Numbers as they are written in texts and pictures, with a true minus sign."""

from __future__ import annotations


def with_minus_sign(number: int) -> str:
    """Write a number: 2, −1."""
    return str(number).replace("-", "−")


def signed(change: int) -> str:
    """Write a change: +2, −1."""
    return f"{change:+d}".replace("-", "−")
