"""Expected holdings after all workers have acted, in the order of the road."""

from __future__ import annotations

from engine.caylus.data import CLOTH, CRAFTSMEN, FOOD, GOLD, MARKET_PRICE, PRODUCTION, WOOD
from engine.caylus.state import CaylusState

_EITHER = {
    "neutral_forest": ((FOOD, 0.5), (WOOD, 0.5)),
    "neutral_farm": ((FOOD, 0.5), (CLOTH, 0.5)),
    "wood_farm_food": ((FOOD, 1.5), (CLOTH, 0.25)),
    "wood_farm_cloth": ((CLOTH, 1.5), (FOOD, 0.25)),
}
"""Expected cubes of tiles that make one of two kinds."""


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
        _trade(own, tile, probability)


def _trade(own: Expected, tile: str, probability: float) -> None:
    """Add the expected yield of a peddler, exchange or lawyer, if the seat can pay for it."""
    cubes = own.cubes
    if tile in ("fixed_peddler", "wood_peddler") and own.deniers >= 2:
        scarcest = min(range(GOLD), key=cubes.__getitem__)
        cubes[scarcest] += probability * (1 if tile == "fixed_peddler" else 2)
        own.deniers -= 2 * probability
    elif tile == "bank" and own.deniers >= 2:
        twice = own.deniers >= 5
        cubes[GOLD] += probability * (2 if twice else 1)
        own.deniers -= probability * (5 if twice else 2)
    elif tile == "alchemist" and sum(cubes[:GOLD]) >= 2:
        cubes[GOLD] += probability
        fullest = max(range(GOLD), key=cubes.__getitem__)
        cubes[fullest] = max(0.0, cubes[fullest] - 2 * probability)
    elif tile == "lawyer" and cubes[CLOTH] >= 1 and own.deniers >= 1:
        own.trade += 2 * probability
    elif tile == "church" and own.deniers >= 2:
        own.trade += probability * (3 if own.deniers >= 4 else 2)
    elif tile == "tailor" and cubes[CLOTH] >= 2:
        own.trade += probability * (4 if cubes[CLOTH] >= 3 else 2)
