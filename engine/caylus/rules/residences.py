"""Turn buildings into residences, by the lawyer or level 4 of the building line."""

from __future__ import annotations

from collections.abc import Sequence

from engine.caylus import events
from engine.caylus.data import CLOTH, EMPTY, FROM_RESIDENCE, NOBODY, Category
from engine.caylus.rules.shared import DECLINE
from engine.caylus.rules.texts import full_name, reason, why_unaffordable
from engine.caylus.state import CaylusState
from engine.caylus.tiles import RESIDENCE, RESIDENCE_CLOTH, TILES, TRANSFORMABLE
from engine.core.rules import Decision
from engine.core.words.text import Player, Text


def residence_spaces(state: CaylusState, seat: int) -> list[int]:
    """Return the road spaces of the seat's residences."""
    return [
        space
        for space, tile in enumerate(state.road_tile)
        if tile == RESIDENCE.word and state.road_owner[space] == seat
    ]


def residence_targets(state: CaylusState, seat: int, price: int) -> list[str]:
    """Return the spaces the seat can turn into its residence at that price in deniers."""
    if state.cubes[seat][CLOTH] < RESIDENCE_CLOTH or state.deniers[seat] < price:
        return []
    owners, pending = state.road_owner, state.road_pending
    return [
        str(space)
        for space, tile in enumerate(state.road_tile)
        if tile in TRANSFORMABLE and owners[space] in (NOBODY, seat) and pending[space] == NOBODY
    ]


def become_residence(state: CaylusState, space: int) -> None:
    """Replace the tile with the residence of the player who paid for it.

    This follows a ruling (rules: A delayed transformation scores later).
    """
    seat, tile = state.road_pending[space], state.road_tile[space]
    state.road_pending[space] = NOBODY
    if TILES[tile].category == Category.NEUTRAL:
        state.removed_neutral.append(tile)
    else:
        state.stock[tile] += 1
    state.lay(RESIDENCE.word, seat, space)
    state.earn(seat, RESIDENCE.points, FROM_RESIDENCE)
    state.tell(
        events.TileTransformed,
        seat,
        space=space,
        tile=tile,
        points=RESIDENCE.points,
        total=state.points[seat],
    )


class ChooseLawyerTarget(Decision[CaylusState]):
    """Turn a neutral or own craft building into a residence, for deniers (``price``) and a cloth.

    This follows rulings (rules: Residences are unlimited; A delayed transformation scores later;
    Level four saves a denier).
    """

    name = "lawyer_target"
    verb = "transform"
    price: int

    def options(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return ``decline`` and the legal targets."""
        return [*DECLINE, *residence_targets(state, seat, self.price)]

    def take(self, state: CaylusState, seat: int, choice: str) -> None:
        """Pay; an occupied building is transformed once its worker has left."""
        if self.record_if_declined(state, choice):
            return
        space = int(choice)
        price = self.price
        state.deniers[seat] -= price
        state.cubes[seat][CLOTH] -= RESIDENCE_CLOTH
        state.road_pending[space] = seat
        occupied = state.road_worker[space] != NOBODY
        if state.events is not None:
            amounts = {"cloth": -RESIDENCE_CLOTH} | ({"deniers": -price} if price else {})
            tile = state.road_tile[space]
            delayed = int(occupied)
            state.tell(
                events.TransformPaid, seat, space=space, tile=tile, delayed=delayed, **amounts
            )
        if not occupied:
            become_residence(state, space)

    def vocabulary(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return ``decline`` and every space of the road with a tile."""
        spaces = [str(space) for space, tile in enumerate(state.road_tile) if tile != EMPTY]
        return [*DECLINE, *spaces]

    def refusal(self, state: CaylusState, seat: int, choice: str) -> Text | None:
        """Return why a tile cannot be replaced, or that the price is too high."""
        space = int(choice)
        tile, owner = state.road_tile[space], state.road_owner[space]
        if tile not in TRANSFORMABLE:
            return reason("never-transformed", "residences", tile=full_name(tile))
        if owner not in (NOBODY, seat):
            return reason("not-yours", "residences", who=Player(owner), tile=full_name(tile))
        if state.road_pending[space] != NOBODY:
            return reason("pending", "residences", who=Player(state.road_pending[space]))
        need = {"denier": self.price, "cloth": RESIDENCE_CLOTH}
        return why_unaffordable(state, seat, need, "residences")
