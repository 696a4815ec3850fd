"""Evaluate a game's table of invariants.

An invariant is a function that returns whether a state at rest satisfies it; its name, with spaces,
is the error message.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

S = TypeVar("S")


def violated(invariants: Iterable[Callable[[S], bool]], state: S) -> list[str]:
    """Return the names of the invariants that do not hold, with spaces for underscores."""
    return [holds.__name__.replace("_", " ") for holds in invariants if not holds(state)]
