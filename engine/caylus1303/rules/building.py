"""Building wood and stone tiles, and claiming houses for residences."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from engine.caylus1303 import events
from engine.caylus1303.data import (
    ARCHITECT,
    ARCHITECT_POINTS,
    FROM_BUILDING,
    FROM_CHARACTER,
    NOBODY,
    SPACES,
    Category,
    Goods,
)
from engine.caylus1303.rules.goods import (
    can_pay,
    negated,
    nonzero_amounts,
    take_from_stock,
    with_kinds,
)
from engine.caylus1303.rules.payments import Paid, PayAny
from engine.caylus1303.rules.shared import DECLINE
from engine.caylus1303.rules.texts import reason, tile_name, why_unaffordable
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.tiles import (
    BUILT,
    LAWYER_COST,
    SETUP,
    STARTING,
    STONE_TILES,
    TILES,
    WOOD_TILES,
    Tile,
)
from engine.core.rules import Decision
from engine.core.words.text import Player, Text


class Price(NamedTuple):
    """The cost of a tile: fixed resources, and basic resources of choice."""

    cost: Goods
    of_any_kind: int


def _price_of(tile: Tile, waived: int) -> Price:
    """Return a tile's price; a setup-side Stonemason waives its fixed stone.

    This follows a ruling (rules: Only fixed stone is waived).
    """
    food, wood, stone, cloth, gold = tile.cost
    return Price((food, wood, stone - min(waived, stone), cloth, gold), tile.cost_any)


PRICES = {
    (tile.word, waived): _price_of(tile, waived)
    for tile in (*WOOD_TILES, *STONE_TILES)
    for waived in (0, 1)
}


def architect_points(state: Caylus1303State, seat: int) -> int:
    """Return the Architect's point for a wood tile, stone tile or monument."""
    return ARCHITECT_POINTS if state.holder[ARCHITECT] == seat else 0


def why_nothing_buildable(state: Caylus1303State, seat: int) -> Text | None:
    """Return why the seat cannot build anything, regardless of cost; ``None`` if it can."""
    if not state.houses[seat]:
        return reason("no-house", "components-and-limits")
    if state.free_space() == SPACES:
        return reason("road-full", "building-a-tile")
    return None


class _Building(Decision[Caylus1303State]):
    """Build a tile from a supply on the first empty space, or decline."""

    verb = "build"
    _tiles: ClassVar[tuple[Tile, ...]]

    @abstractmethod
    def _supply_words(self, state: Caylus1303State) -> list[str]:
        """Return the words of the tiles in the supply."""

    def _waived_stone(self) -> int:
        return 0

    def options(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return ``decline`` and the tiles the seat can pay for, given a house and a space."""
        waived = self._waived_stone()
        if not state.houses[seat] or state.free_space() == SPACES:
            return DECLINE
        held = state.resources[seat]
        payable = [
            word for word in self._supply_words(state) if can_pay(held, *PRICES[word, waived])
        ]
        return (*DECLINE, *payable)

    def take(self, state: Caylus1303State, seat: int, choice: str) -> None:
        """Build, or first ask for the resource that pays for each ``?``."""
        waived = self._waived_stone()
        if self.record_if_declined(state, choice):
            return
        price = PRICES[choice, waived]
        if price.of_any_kind:
            state.then(
                PayAny(
                    seat,
                    purpose=BuildPaidTile.saved_name,
                    tile=choice,
                    variant=waived,
                    cost=price.cost,
                    left=price.of_any_kind,
                    chosen=(),
                )
            )
        else:
            _build_tile(state, seat, choice, price.cost)

    def vocabulary(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return ``decline`` and all tiles of the category."""
        return (*DECLINE, *(tile.word for tile in self._tiles))

    def refusal(self, state: Caylus1303State, seat: int, choice: str) -> Text | None:
        """Return why a tile cannot be built: supply, houses, space on the road, or cost."""
        if choice not in self._supply_words(state):
            return reason("supply", "building-a-tile", tile=tile_name(choice))
        price = PRICES[choice, self._waived_stone()]
        need = nonzero_amounts(price.cost, basic=price.of_any_kind)
        no_room = why_nothing_buildable(state, seat)
        return no_room or why_unaffordable(state, seat, need, "building-a-tile")


class ChooseWoodTile(_Building):
    """The Carpenter builds a wood tile."""

    name = "choose_wood_tile"
    _tiles = WOOD_TILES

    def _supply_words(self, state: Caylus1303State) -> list[str]:
        return state.wood_supply


class ChooseStoneTile(_Building):
    """The Stonemason builds a stone tile; the setup side waives its fixed stone.

    This follows a ruling (rules: Only fixed stone is waived).
    """

    name = "choose_stone_tile"
    waived: int
    _tiles = STONE_TILES

    def _supply_words(self, state: Caylus1303State) -> list[str]:
        return state.stone_supply

    def _waived_stone(self) -> int:
        return self.waived


class BuildPaidTile(Paid):
    """Build a tile once its ``?`` have been chosen."""

    name = "build_paid_tile"
    saved_name = "put_up"

    def run(self, state: Caylus1303State) -> None:
        cost = PRICES[self.tile, self.variant].cost
        _build_tile(state, self.seat, self.tile, with_kinds(cost, self.chosen))


def _build_tile(state: Caylus1303State, seat: int, word: str, paid: Goods) -> None:
    """Pay, lay the tile with a house on the first empty space, score its points."""
    tile = TILES[word]
    space = state.free_space()
    extra = architect_points(state, seat)
    take_from_stock(state.resources[seat], paid)
    supply = state.wood_supply if tile.category == Category.WOOD else state.stone_supply
    supply.remove(word)
    state.lay(word, BUILT, seat, space)
    state.houses[seat] -= 1
    state.earn(seat, tile.points, FROM_BUILDING)
    state.earn(seat, extra, FROM_CHARACTER)
    if state.events is not None:
        changes = nonzero_amounts(negated(paid), houses=-1, points=tile.points + extra)
        state.tell(events.TileBuilt, seat, tile=word, space=space, architect=extra, **changes)


class ChooseLawyerTarget(Decision[Caylus1303State]):
    """Pay a cloth and claim a yellow-flag tile of the road without a house.

    This follows a ruling (rules: Claimed tiles stay claimed).
    """

    name = "lawyer_target"
    verb = "claim"

    def options(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return ``decline`` and, with cloth and a house, the tiles without an owner."""
        if not state.houses[seat] or not can_pay(state.resources[seat], LAWYER_COST):
            return DECLINE
        return (*DECLINE, *claimable(state))

    def take(self, state: Caylus1303State, seat: int, choice: str) -> None:
        """Pay and place the house; the tile flips in phase 4."""
        if self.record_if_declined(state, choice):
            return
        space = state.road_tile.index(choice)
        take_from_stock(state.resources[seat], LAWYER_COST)
        state.houses[seat] -= 1
        state.road_owner[space] = seat
        changes = nonzero_amounts(negated(LAWYER_COST), houses=-1)
        state.tell(events.TileClaimed, seat, tile=choice, space=space, **changes)

    def vocabulary(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return ``decline`` and all tiles on the road."""
        return (*DECLINE, *filter(None, state.road_tile))

    def refusal(self, state: Caylus1303State, seat: int, choice: str) -> Text | None:
        """Return why a tile cannot be claimed: no yellow flag, an owner, no house, or the cost."""
        space = state.road_tile.index(choice)
        if choice not in STARTING:
            return reason("yellow", "claiming-a-building", tile=tile_name(choice))
        owner = state.road_owner[space]
        if owner != NOBODY:
            return reason(
                "claimed", "claiming-a-building", tile=tile_name(choice), who=Player(owner)
            )
        if not state.houses[seat]:
            return reason("no-house", "components-and-limits")
        return why_unaffordable(state, seat, nonzero_amounts(LAWYER_COST), "claiming-a-building")


def claimable(state: Caylus1303State) -> list[str]:
    """Return the yellow-flag tiles on the road without a house."""
    road = zip(state.road_tile, state.road_side, state.road_owner, strict=True)
    return [
        tile for tile, side, owner in road if side == SETUP and owner == NOBODY and tile in STARTING
    ]
