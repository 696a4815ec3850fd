"""Who moves for a seat that does not move itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from bot.tables.models import Occupant
from engine.core import Game, State

Choose = Callable[[Game[Any], State, int], str]
"""From a game, its position as that seat may see it, and the seat, to a legal choice."""


def safe_default(rules: Game[Any], view: State, seat: int) -> str:
    """The least committal legal choice."""
    return rules.default(view, seat)


STAND_INS: Mapping[Occupant, Choose] = MappingProxyType({Occupant.NOBODY: safe_default})
"""By who occupies the seat; seats of the others move themselves."""
