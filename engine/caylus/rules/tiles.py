"""Find the tiles that a player can build and pay for, and put one on the road."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.caylus import events
from engine.caylus.data import FROM_BUILDING, STONE, WOOD, Category, Cubes
from engine.caylus.rules.residences import residence_spaces
from engine.caylus.rules.shared import cube_changes, remove_cubes
from engine.caylus.rules.texts import full_name, reason, why_unaffordable
from engine.caylus.state import CaylusState
from engine.caylus.tiles import GROUPS, PRESTIGE_TILES, Tile
from engine.core.words.text import Text


class Price(NamedTuple):
    """The cost of a tile: fixed cubes, and cubes of any kind."""

    word: str
    cost: Cubes
    of_any_kind: int
    total: int


def _price_of(tile: Tile, discount: int = 0) -> Price:
    """Return a tile's price; a discount of 1 saves one cube of its material."""
    cost = list(tile.cost)
    cost[WOOD if tile.category == Category.WOOD else STONE] -= discount
    food, wood, stone, cloth, gold = cost
    return Price(
        tile.word, (food, wood, stone, cloth, gold), tile.of_any_kind, sum(cost) + tile.of_any_kind
    )


_CRAFT = {
    (group, discount): tuple(_price_of(tile, discount) for tile in tiles)
    for group, tiles in GROUPS.items()
    for discount in (0, 1)
}
CRAFT_PRICES = {
    (price.word, discount): price for (_, discount), prices in _CRAFT.items() for price in prices
}
"""The prices of wood and stone tiles, by tile and discount."""
_PRESTIGE = tuple(_price_of(tile) for tile in PRESTIGE_TILES)
PRESTIGE_PRICES = {price.word: price for price in _PRESTIGE}


def _payable_tiles(state: CaylusState, seat: int, prices: Sequence[Price]) -> tuple[str, ...]:
    """Return the tiles in stock that the seat can pay for."""
    held = state.cubes[seat]
    stock = state.stock
    food, wood, stone, cloth, gold = held
    count = sum(held)
    return tuple(
        [
            word
            for word, (food_cost, wood_cost, stone_cost, cloth_cost, gold_cost), _, total in prices
            if total <= count
            and stock[word]
            and food_cost <= food
            and wood_cost <= wood
            and stone_cost <= stone
            and cloth_cost <= cloth
            and gold_cost <= gold
        ]
    )


def craft_tiles(state: CaylusState, seat: int, group: str, discount: int) -> tuple[str, ...]:
    """Return the wood or stone tiles the seat can build now (rules: A full road stops building)."""
    if not state.free_space():
        return ()
    return _payable_tiles(state, seat, _CRAFT[group, discount])


def prestige_tiles(state: CaylusState, seat: int) -> tuple[str, ...]:
    """Return the prestige tiles the seat can build now."""
    return _payable_tiles(state, seat, _PRESTIGE) if residence_spaces(state, seat) else ()


def why_not_buildable(state: CaylusState, seat: int, price: Price) -> Text:
    """Return why a tile cannot be built: the stock, or its cost."""
    if not state.stock[price.word]:
        return reason("stock", "construction", tile=full_name(price.word))
    need = {**cube_changes(price.cost), "any": price.of_any_kind}
    return why_unaffordable(state, seat, need, "buildings-you-can-build", price.word)


def build_tile(state: CaylusState, seat: int, tile: Tile, space: int, cost: Cubes) -> None:
    """Pay, lay the tile and score it; its favours are still to be queued."""
    remove_cubes(state.cubes[seat], cost)
    state.stock[tile.word] -= 1
    state.lay(tile.word, seat, space)
    state.earn(seat, tile.points, FROM_BUILDING)
    if state.events is not None:
        event = events.ResidenceUpgraded if tile.category == Category.PRESTIGE else events.TileBuilt
        amounts = {"points": tile.points, "total": state.points[seat], **cube_changes(cost, -1)}
        state.tell(event, seat, space=space, tile=tile.word, **amounts)
