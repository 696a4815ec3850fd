"""Expected holdings after all workers have acted, in the order of the road."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from engine.caylus.data import (
    CLOTH,
    FOOD,
    GOLD,
    JOUST_CLOTH,
    JOUST_DENIERS,
    JOUST_FIELD,
    KIND,
    TRADING_POST,
    TRADING_POST_DENIERS,
    WOOD,
)
from engine.caylus.state import CaylusState
from engine.caylus.tiles import (
    CRAFTSMEN,
    EXCHANGES,
    GROUPS,
    MARKET_PRICE,
    OWNER_BONUS,
    PEDDLER_PRICES,
    PRESTIGE_TILES,
    PRODUCTION,
    RESIDENCE,
    RESIDENCE_CLOTH,
    RESIDENCE_DENIERS,
    Exchange,
    Tile,
)

_EITHER = {
    "neutral_forest": ((FOOD, 0.5), (WOOD, 0.5)),
    "neutral_farm": ((FOOD, 0.5), (CLOTH, 0.5)),
    "wood_farm_food": ((FOOD, 1.5), (CLOTH, 0.25)),
    "wood_farm_cloth": ((CLOTH, 1.5), (FOOD, 0.25)),
}
"""Expected cubes of tiles that make one of two kinds."""
_FAVOUR_POINTS = 4.0
"""Points that a favour is worth, for choosing a tile."""
_AFFORDABLE_SHARE = 0.9
"""Share of a price in hand from which it is taken as affordable."""

VISITS = {
    "wood_farm_food": 0.7,
    "wood_farm_cloth": 0.8,
    "wood_quarry": 0.8,
    "wood_sawmill": 0.6,
    "wood_marketplace": 0.8,
    "wood_peddler": 0.6,
    "mason": 1.0,
    "lawyer": 0.7,
    "stone_farm": 1.0,
    "park": 0.9,
    "workshop": 1.0,
    "church": 0.3,
    "bank": 0.6,
    "alchemist": 0.5,
    "tailor": 0.4,
    "architect": 0.8,
}
"""Expected visits per round by three other players to a craft building within reach."""


class _BuildPlan(NamedTuple):
    """A tile that can be built: its cost by kind, and what it is worth in points."""

    word: str
    cost: tuple[tuple[int, int], ...]
    of_any_kind: int
    points: int
    favours: int
    worth: float


def _build_plan(tile: Tile) -> _BuildPlan:
    cost = tuple((kind, need) for kind, need in enumerate(tile.cost) if need)
    worth = tile.points + _FAVOUR_POINTS * tile.favours + VISITS.get(tile.word, 0.0)
    return _BuildPlan(tile.word, cost, tile.of_any_kind, tile.points, tile.favours, worth)


_CRAFTS = {group: tuple(map(_build_plan, tiles)) for group, tiles in GROUPS.items()}
_PRESTIGE = tuple(map(_build_plan, PRESTIGE_TILES))
_BONUS_KINDS = {tile: tuple(KIND[word] for word in words) for tile, words in OWNER_BONUS.items()}


class Expected:
    """The expected holdings of a seat after its workers have acted.

    All are sums of probabilities times amounts, so that half a cube or a third of a tile is usual.

    Attributes:
        cubes: the cubes in hand, by kind.
        deniers: the deniers in hand.
        points: the points from buildings, residences and exchanges.
        favours: the royal favours from the joust and from buildings.
        visits: the visits per round by other players to the buildings built.
        residences: the residences built.
    """

    __slots__ = ("cubes", "deniers", "favours", "points", "residences", "visits")

    def __init__(self, state: CaylusState, seat: int) -> None:
        self.cubes = [float(count) for count in state.cubes[seat]]
        self.deniers = float(state.deniers[seat])
        self.points = self.favours = self.visits = self.residences = 0.0
        if state.specials[TRADING_POST] == seat:
            self.deniers += TRADING_POST_DENIERS
        if (
            state.specials[JOUST_FIELD] == seat
            and self.cubes[CLOTH] >= JOUST_CLOTH
            and self.deniers >= JOUST_DENIERS
        ):
            self.cubes[CLOTH] -= JOUST_CLOTH
            self.deniers -= JOUST_DENIERS
            self.favours = 1.0


def add_yield(
    holdings: Expected, stock: Mapping[str, int], tile: str, probability: float, residences: float
) -> None:
    """Add the expected yield of a worker on a tile, activated with that probability.

    ``stock`` has the number of copies left of each tile; ``residences`` are the seat's.
    """
    cubes = holdings.cubes
    if tile in PRODUCTION:
        for kind, count in enumerate(PRODUCTION[tile]):
            if count:
                cubes[kind] += count * probability
    elif tile in _EITHER:
        for kind, part in _EITHER[tile]:
            cubes[kind] += part * probability
    elif tile in CRAFTSMEN:
        _build_best_tile(holdings, stock, _CRAFTS[CRAFTSMEN[tile]], probability)
    elif tile in MARKET_PRICE:
        if sum(cubes) >= 1:
            holdings.deniers += MARKET_PRICE[tile] * probability
            fullest = max(range(GOLD), key=cubes.__getitem__)
            cubes[fullest] -= min(cubes[fullest], probability)
    elif tile == "architect":
        if residences + holdings.residences:
            _build_best_tile(
                holdings, stock, _PRESTIGE, probability * min(1.0, residences + holdings.residences)
            )
    else:
        _TRADES[tile](holdings, tile, probability)


def add_owner_bonus(owner: Expected, tile: str, probability: float) -> None:
    """Add the cube that a tile's owner gains when another player works there."""
    if kinds := _BONUS_KINDS.get(tile):
        owner.cubes[min(kinds, key=owner.cubes.__getitem__)] += probability


def prestige_in_reach(cubes: Sequence[float], stock: Mapping[str, int]) -> float:
    """Return the points of the best prestige building, weighted by how much of it is in hand.

    All of them need gold.
    """
    if not cubes[GOLD]:
        return 0.0
    most = 0.0
    for plan in _PRESTIGE:
        if stock[plan.word]:
            part = 1.0
            for kind, need in plan.cost:
                if cubes[kind] < need * part:
                    part = cubes[kind] / need
            most = max(most, plan.worth * part * part)
    return most


def _build_best_tile(
    holdings: Expected, stock: Mapping[str, int], plans: Sequence[_BuildPlan], probability: float
) -> None:
    """Pay for the best tile in stock, and add its points, favours and visits."""
    cubes = holdings.cubes
    best, most, share = None, 0.0, 0.0
    for plan in plans:
        if stock[plan.word]:
            part = 1.0
            for kind, need in plan.cost:
                if cubes[kind] < need * part:
                    part = cubes[kind] / need
            if part and plan.of_any_kind:
                part = min(part, sum(cubes) / 2)
            part = 1.0 if part >= _AFFORDABLE_SHARE else part * part
            if plan.worth * part > most:
                best, most, share = plan, plan.worth * part, part
    if best is None:
        return
    share *= probability
    for kind, need in best.cost:
        cubes[kind] = max(0.0, cubes[kind] - need * share)
    if best.of_any_kind:
        fullest = max(range(GOLD), key=cubes.__getitem__)
        cubes[fullest] = max(0.0, cubes[fullest] - share)
    holdings.points += best.points * share
    holdings.favours += best.favours * share
    holdings.visits += VISITS.get(best.word, 0.0) * share


def _buy_cubes(holdings: Expected, tile: str, probability: float) -> None:
    """Buy as many cubes as a peddler sells, of the scarcest kind."""
    prices = PEDDLER_PRICES[tile]
    cubes = holdings.cubes
    price = prices[-1]
    if holdings.deniers >= price:
        scarcest = min(range(GOLD), key=cubes.__getitem__)
        cubes[scarcest] += probability * len(prices)
        holdings.deniers -= price * probability


def _buy_gold(holdings: Expected, tile: str, probability: float) -> None:
    """Make the largest exchange of a bank that the deniers allow."""
    small, large = EXCHANGES[tile]
    if holdings.deniers >= small.deniers:
        option = large if holdings.deniers >= large.deniers else small
        holdings.cubes[GOLD] += probability * option.gold_gained
        holdings.deniers -= probability * option.deniers


def _exchange_for_gold(holdings: Expected, tile: str, probability: float) -> None:
    """Make the small exchange of an alchemist, with the most plentiful kinds."""
    option = EXCHANGES[tile][0]
    cubes = holdings.cubes
    if sum(cubes[:GOLD]) >= option.basic:
        cubes[GOLD] += probability * option.gold_gained
        for _ in range(option.basic):
            fullest = max(range(GOLD), key=cubes.__getitem__)
            cubes[fullest] = max(0.0, cubes[fullest] - probability)


def _build_residence(holdings: Expected, _tile: str, probability: float) -> None:
    """Pay for a residence at a lawyer."""
    part = probability * min(1.0, holdings.cubes[CLOTH] / RESIDENCE_CLOTH)
    if holdings.deniers >= RESIDENCE_DENIERS and part > 0:
        holdings.cubes[CLOTH] -= RESIDENCE_CLOTH * part
        holdings.deniers -= RESIDENCE_DENIERS * part
        holdings.points += RESIDENCE.points * part
        holdings.residences += part


def _buy_points(holdings: Expected, tile: str, probability: float) -> None:
    """Make the largest exchange for points that the seat can pay for."""
    small, large = EXCHANGES[tile]
    if _can_pay(holdings, small):
        option = large if _can_pay(holdings, large) else small
        holdings.points += option.points_gained * probability
        holdings.deniers -= option.deniers * probability
        holdings.cubes[CLOTH] -= option.cloth * probability


def _can_pay(holdings: Expected, option: Exchange) -> bool:
    return holdings.deniers >= option.deniers and holdings.cubes[CLOTH] >= option.cloth


_TRADES: Mapping[str, Callable[[Expected, str, float], None]] = {
    **dict.fromkeys(PEDDLER_PRICES, _buy_cubes),
    "bank": _buy_gold,
    "alchemist": _exchange_for_gold,
    "lawyer": _build_residence,
    "church": _buy_points,
    "tailor": _buy_points,
}
"""The tiles where a worker pays for its gains."""
