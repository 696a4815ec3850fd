"""Samples for ``make test``; ``make soak`` (``SENESCHAL_THOROUGH=yes``) runs everything."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")
U = TypeVar("U")

THOROUGH = os.environ.get("SENESCHAL_THOROUGH") == "yes"


def pairs_by_turns(things: Iterable[T], others: Iterable[U], of: int) -> list[tuple[T, U]]:
    """Pair each thing with every n-th of the others, starting one further each time; or with all.

    If there are at least as many things as others, each of the others occurs.
    """
    found = list(others)
    return [
        (thing, other) for turn, thing in enumerate(things) for other in by_turns(found, turn, of)
    ]


def by_turns(things: Iterable[T], turn: int, of: int) -> list[T]:
    """Return every n-th item, starting at an offset that depends on the turn; or all."""
    found = list(things)
    return found if THOROUGH else found[turn % of :: of]
