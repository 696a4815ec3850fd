"""What a player has: points, favours, houses, buildings, goods, and a place in turn order."""

from __future__ import annotations

from collections import Counter

from engine.caylus.data import CUBES
from engine.caylus.rules.texts import amount, full_name
from engine.caylus.state import CaylusState
from engine.caylus.tiles import TILES
from engine.core.words.text import Text


def assets(state: CaylusState, seat: int) -> dict[str, int]:
    """Return a seat's assets, the most important first; ``order`` counts seats behind."""
    owners = zip(state.road_tile, state.road_owner, strict=True)
    return {
        "vp": state.points[seat],
        "favor": sum(state.favour[seat]),
        "house": sum(houses.count(seat) for houses in state.castle_houses),
        **Counter(tile for tile, owner in owners if owner == seat),
        **dict(zip(CUBES, state.cubes[seat], strict=True)),
        "denier": state.deniers[seat],
        "order": state.seats - 1 - state.turn_order.index(seat),
    }


def asset(kind: str, count: int) -> Text:
    """Return an amount of a kind of asset; a building is named without a number."""
    return full_name(kind) if kind in TILES else amount(kind, count)
