"""Samples for ``make test``; ``make soak`` (``SENESCHAL_THOROUGH=yes``) runs everything."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")

THOROUGH = os.environ.get("SENESCHAL_THOROUGH") == "yes"


def by_turns(things: Iterable[T], turn: int, of: int) -> list[T]:
    """Return every n-th item, starting at an offset that depends on the turn; or all."""
    found = list(things)
    return found if THOROUGH else found[turn % of :: of]
