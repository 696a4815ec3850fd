"""What ``make test`` tries by turns and ``make soak`` (``SENESCHAL_THOROUGH=yes``) in whole."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")

THOROUGH = os.environ.get("SENESCHAL_THOROUGH") == "yes"


def by_turns(things: Iterable[T], turn: int, of: int) -> list[T]:
    """Every so manieth of the things, beginning with another one at another turn; or all."""
    found = list(things)
    return found if THOROUGH else found[turn % of :: of]
