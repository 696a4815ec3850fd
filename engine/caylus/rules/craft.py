"""Building: wood and stone tiles by craftsmen, prestige tiles by architects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.caylus.data import (
    CUBES,
    FROM_BUILDING,
    GOLD,
    GROUPS,
    KIND,
    PRESTIGE_TILES,
    STONE,
    TILES,
    WOOD,
    Cubes,
    Tile,
)
from engine.caylus.rules.shared import DECLINE, changes, remove_cubes
from engine.caylus.rules.texts import full_name, refuse, too_poor
from engine.caylus.state import CaylusState
from engine.core.rules import Decision
from engine.core.words.text import Text


class Price(NamedTuple):
    """The cost of a tile: fixed cubes, and cubes of any kind."""

    word: str
    cost: Cubes
    any: int
    total: int


def _price(tile: Tile, discount: int = 0) -> Price:
    """Return a tile's price; a discount of 1 saves one cube of its material."""
    cost = list(tile.cost)
    cost[WOOD if tile.category == "wood" else STONE] -= discount
    food, wood, stone, cloth, gold = cost
    return Price(tile.word, (food, wood, stone, cloth, gold), tile.any, sum(cost) + tile.any)


_CRAFT = {
    (group, discount): tuple(_price(tile, discount) for tile in tiles)
    for group, tiles in GROUPS.items()
    for discount in (0, 1)
}
_CRAFT_PRICE = {
    (price.word, discount): price for (_, discount), prices in _CRAFT.items() for price in prices
}
_PRESTIGE = tuple(_price(tile) for tile in PRESTIGE_TILES)
_PRESTIGE_PRICE = {price.word: price for price in _PRESTIGE}


def _payable(state: CaylusState, seat: int, prices: Sequence[Price]) -> tuple[str, ...]:
    """Return the tiles in stock that the seat can pay for."""
    held, stock = state.cubes[seat], state.stock
    food, wood, stone, cloth, gold = held
    count = sum(held)
    return tuple(
        [
            word
            for word, (f, w, s, c, g), _, total in prices
            if total <= count
            and stock[word]
            and f <= food
            and w <= wood
            and s <= stone
            and c <= cloth
            and g <= gold
        ]
    )


def craft_tiles(state: CaylusState, seat: int, group: str, discount: int) -> tuple[str, ...]:
    """Return the wood or stone tiles the seat can build now (rules: A full road stops building)."""
    if not state.free_space():
        return ()
    return _payable(state, seat, _CRAFT[group, discount])


def prestige_tiles(state: CaylusState, seat: int) -> tuple[str, ...]:
    """Return the prestige tiles the seat can build now."""
    return _payable(state, seat, _PRESTIGE) if residences(state, seat) else ()


def residences(state: CaylusState, seat: int) -> list[int]:
    """Return the road spaces of the seat's residences."""
    return [
        space
        for space, tile in enumerate(state.road_tile)
        if tile == "residence" and state.road_owner[space] == seat
    ]


def _build_tile(state: CaylusState, seat: int, tile: Tile, space: int, cost: Cubes) -> None:
    """Pay, lay the tile, score it, and queue its favours (rules: A tile precedes its favours)."""
    remove_cubes(state.cubes[seat], cost)
    state.stock[tile.word] -= 1
    state.lay(tile.word, seat, space)
    state.earn(seat, tile.vp, FROM_BUILDING)
    if state.events is not None:
        kind = "upgraded" if tile.category == "prestige" else "built"
        amounts = {"vp": tile.vp, "total": state.vp[seat], **changes(cost, -1)}
        state.tell(kind, seat, space=space, tile=tile.word, **amounts)
    state.then(*[("favor", seat)] * tile.favors)


class BuildCraft(Decision[CaylusState]):
    """Build at most one wood or stone building, on the first empty space."""

    name = "build_craft"
    verb = "build"

    def options(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return ``decline`` and the tiles in stock that the seat can pay for."""
        group, discount = self[2], self[3]
        return DECLINE + craft_tiles(state, seat, group, discount)

    def take(self, state: CaylusState, seat: int, choice: str) -> None:
        """Build, or first ask which cube pays for ``any``."""
        discount = self[3]
        if self.tell_if_declined(state, choice):
            return
        price = _CRAFT_PRICE[choice, discount]
        if price.any:
            state.then(("build_any", seat, choice, discount))
        else:
            _build_tile(state, seat, TILES[choice], state.free_space(), price.cost)

    def vocabulary(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return ``decline`` and all tiles of the group."""
        return (*DECLINE, *(tile.word for tile in GROUPS[self[2]]))

    def refusal(self, state: CaylusState, seat: int, choice: str) -> Text | None:
        """Refuse a tile that is not in stock or costs too much."""
        discount = self[3]
        if not state.stock[choice]:
            return refuse("stock", "construction", tile=full_name(choice))
        price = _CRAFT_PRICE[choice, discount]
        need = {**changes(price.cost), "any": price.any}
        return too_poor(state, seat, need, "buildings-you-can-build", choice)


class BuildAny(Decision[CaylusState]):
    """Choose the cube of any kind in a cost; a second wood or gold is allowed."""

    name = "build_any"
    verb = "pay"
    payment = True

    def options(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return the kinds that are left after paying the fixed part of the cost."""
        tile, discount = self[2], self[3]
        held, cost = state.cubes[seat], _CRAFT_PRICE[tile, discount].cost
        return [word for kind, word in enumerate(CUBES) if held[kind] > cost[kind]]

    def undominated(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return the choices without gold, which is worth three points at the end."""
        legal = self.options(state, seat)
        return [word for word in legal if word != CUBES[GOLD]] or legal

    def take(self, state: CaylusState, seat: int, choice: str) -> None:
        """Build with that cube."""
        tile, discount = self[2], self[3]
        cost = list(_CRAFT_PRICE[tile, discount].cost)
        cost[KIND[choice]] += 1
        food, wood, stone, cloth, gold = cost
        paid = (food, wood, stone, cloth, gold)
        _build_tile(state, seat, TILES[tile], state.free_space(), paid)

    def vocabulary(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return all kinds."""
        return CUBES

    def refusal(self, state: CaylusState, seat: int, choice: str) -> Text | None:
        """Refuse a kind of which the seat has too few."""
        tile, discount = self[2], self[3]
        cost = _CRAFT_PRICE[tile, discount].cost[KIND[choice]]
        return too_poor(state, seat, {choice: cost + 1}, "wood-and-stone-buildings")


class BuildPrestige(Decision[CaylusState]):
    """Build one prestige building over a residence of one's own."""

    name = "build_prestige"
    verb = "prestige"

    def options(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return ``decline`` and, with a residence, the tiles the seat can pay for."""
        return DECLINE + prestige_tiles(state, seat)

    def take(self, state: CaylusState, seat: int, choice: str) -> None:
        """Ask which residence it replaces."""
        if not self.tell_if_declined(state, choice):
            state.then(("prestige_site", seat, choice))

    def vocabulary(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return ``decline`` and all prestige tiles."""
        return (*DECLINE, *_PRESTIGE_PRICE)

    def refusal(self, state: CaylusState, seat: int, choice: str) -> Text | None:
        """Refuse a tile that is not in stock or costs too much."""
        if not state.stock[choice]:
            return refuse("stock", "construction", tile=full_name(choice))
        need = changes(_PRESTIGE_PRICE[choice].cost)
        return too_poor(state, seat, need, "buildings-you-can-build", choice)


class PrestigeSite(Decision[CaylusState]):
    """Choose the residence to replace; its house stays, its income ends."""

    name = "prestige_site"
    verb = "site"

    def options(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return the seat's residences."""
        return [str(space) for space in residences(state, seat)]

    def take(self, state: CaylusState, seat: int, choice: str) -> None:
        tile = self[2]
        cost = _PRESTIGE_PRICE[tile].cost
        _build_tile(state, seat, TILES[tile], int(choice), cost)

    def vocabulary(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return every space of the road with a tile."""
        return [str(space) for space, tile in enumerate(state.road_tile) if tile]

    def refusal(self, state: CaylusState, seat: int, choice: str) -> Text | None:
        """Refuse a space without a residence of the seat."""
        return refuse("not-residence", "prestige-buildings", space=int(choice))
