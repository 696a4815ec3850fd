"""The holdings expected after all workers have acted, for the features of the frozen player.

That player, of November 2026, is kept to measure others against (:mod:`engine.players.frozen`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.caylus.data import CLOTH, FOOD, GOLD, WOOD
from engine.caylus.state import CaylusState
from engine.caylus.tiles import (
    CRAFTSMEN,
    EXCHANGES,
    MARKET_PRICE,
    PEDDLER_PRICES,
    PRODUCTION,
    RESIDENCE,
    RESIDENCE_CLOTH,
    RESIDENCE_DENIERS,
    Exchange,
)

_EITHER = {
    "neutral_forest": ((FOOD, 0.5), (WOOD, 0.5)),
    "neutral_farm": ((FOOD, 0.5), (CLOTH, 0.5)),
    "wood_farm_food": ((FOOD, 1.5), (CLOTH, 0.25)),
    "wood_farm_cloth": ((CLOTH, 1.5), (FOOD, 0.25)),
}
"""Expected cubes of tiles that make one of two kinds."""
_NET_POINTS = {"church": (2, 3), "tailor": (2, 4)}
"""Points of the small and the large exchange, less the worth of their price."""


class Expected:
    """The expected holdings of a seat after its workers have acted."""

    __slots__ = ("architects", "carpenters", "cubes", "deniers", "masons", "trade")

    def __init__(self, state: CaylusState, seat: int) -> None:
        self.cubes = [float(count) for count in state.cubes[seat]]
        self.deniers = float(state.deniers[seat])
        self.carpenters = self.masons = self.architects = self.trade = 0.0


def work(own: Expected, tile: str, probability: float) -> None:
    """Add the expected yield of a worker on a tile, activated with that probability."""
    cubes = own.cubes
    if tile in PRODUCTION:
        for kind, count in enumerate(PRODUCTION[tile]):
            if count:
                cubes[kind] += count * probability
    elif tile in _EITHER:
        for kind, part in _EITHER[tile]:
            cubes[kind] += part * probability
    elif tile in CRAFTSMEN:
        if CRAFTSMEN[tile] == "wood":
            own.carpenters += probability
        else:
            own.masons += probability
    elif tile in MARKET_PRICE:
        if sum(cubes) >= 1:
            own.deniers += MARKET_PRICE[tile] * probability
            fullest = max(range(GOLD), key=cubes.__getitem__)
            cubes[fullest] -= min(cubes[fullest], probability)
    elif tile == "architect":
        own.architects += probability
    else:
        _TRADES[tile](own, tile, probability)


def _buy(own: Expected, tile: str, probability: float) -> None:
    """Buy as many cubes as a peddler sells, of the scarcest kind."""
    prices, cubes = PEDDLER_PRICES[tile], own.cubes
    price = prices[-1]
    if own.deniers >= price:
        scarcest = min(range(GOLD), key=cubes.__getitem__)
        cubes[scarcest] += probability * len(prices)
        own.deniers -= price * probability


def _buy_gold(own: Expected, tile: str, probability: float) -> None:
    """Make the largest exchange of a bank that the deniers allow."""
    small, large = EXCHANGES[tile]
    if own.deniers >= small.deniers:
        option = large if own.deniers >= large.deniers else small
        own.cubes[GOLD] += probability * option.gold_gained
        own.deniers -= probability * option.deniers


def _melt(own: Expected, tile: str, probability: float) -> None:
    """Make the small exchange of an alchemist, with the most plentiful kind."""
    option, cubes = EXCHANGES[tile][0], own.cubes
    if sum(cubes[:GOLD]) >= option.basic:
        cubes[GOLD] += probability * option.gold_gained
        fullest = max(range(GOLD), key=cubes.__getitem__)
        cubes[fullest] = max(0.0, cubes[fullest] - option.basic * probability)


def _transform(own: Expected, _tile: str, probability: float) -> None:
    """Add the points of a lawyer's residence."""
    if own.cubes[CLOTH] >= RESIDENCE_CLOTH and own.deniers >= RESIDENCE_DENIERS:
        own.trade += RESIDENCE.points * probability


def _buy_points(own: Expected, tile: str, probability: float) -> None:
    """Add the net points of the largest exchange that the seat can pay for."""
    small, large = EXCHANGES[tile]
    if _can_pay(own, small):
        own.trade += probability * _NET_POINTS[tile][_can_pay(own, large)]


def _can_pay(own: Expected, option: Exchange) -> bool:
    return own.deniers >= option.deniers and own.cubes[CLOTH] >= option.cloth


_TRADES: Mapping[str, Callable[[Expected, str, float], None]] = {
    **dict.fromkeys(PEDDLER_PRICES, _buy),
    "bank": _buy_gold,
    "alchemist": _melt,
    "lawyer": _transform,
    "church": _buy_points,
    "tailor": _buy_points,
}
"""The tiles of which a worker pays for what it gains."""
