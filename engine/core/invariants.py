"""Evaluate a game's table of invariants.

An invariant is a function from a state at rest to whether it holds; its name is what is said when
it is broken.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

S = TypeVar("S")


def violated(invariants: Iterable[Callable[[S], bool]], state: S) -> list[str]:
    """Return the names, in words, of the invariants that do not hold."""
    return [holds.__name__.replace("_", " ") for holds in invariants if not holds(state)]
