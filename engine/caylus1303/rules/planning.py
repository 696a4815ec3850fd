"""Phase 1: placing workers and passing (rules: Planning)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.caylus1303 import events
from engine.caylus1303.data import (
    AT_SITE,
    BRIDGE,
    EARLY_RISER,
    EARLY_RISER_WORKERS,
    FROM_PLACEMENT,
    JOURNEYMAN,
    NIGHT_WORKER,
    NO_GOODS,
    NOBODY,
    PLACEMENT_POINTS,
    PLANNING_PHASE,
    PRINTED_SPACES,
    SITE,
    STEWARD,
    STEWARD_POINTS,
    SURCHARGE,
    THIEF,
    THIEF_POINTS,
    Category,
)
from engine.caylus1303.rules.goods import nonzero_amounts
from engine.caylus1303.rules.shared import DECLINE, begin_phase
from engine.caylus1303.rules.texts import reason, tile_name, why_unaffordable
from engine.caylus1303.state import CLOSED, NOWHERE, Caylus1303State
from engine.caylus1303.tiles import TILES
from engine.core.rules import Automatic, Decision
from engine.core.words.text import Player, Text

_PASS = ("pass",)


class Planning(Automatic[Caylus1303State]):
    """Phase 1: the Early Riser's option, then all players in turn from the Start Player."""

    name = "planning"

    def run(self, state: Caylus1303State) -> None:
        """Ask the Early Riser's owner, if they can pay, and the first player."""
        begin_phase(state, PLANNING_PHASE)
        owner = state.holder[EARLY_RISER]
        if owner >= 0 and state.hand[owner] >= EARLY_RISER_WORKERS:
            state.then(EarlyRiser(owner), PlaceOrPass(state.opener))
        else:
            state.then(PlaceOrPass(state.opener))


def placement_cost(state: Caylus1303State, seat: int) -> int:
    """Return the workers a placement costs: one, and one more after the first pass."""
    free = not state.bridge or state.holder[NIGHT_WORKER] == seat
    return 1 if free else 1 + SURCHARGE


def open_places(state: Caylus1303State, seat: int) -> tuple[str, ...]:
    """Return the places open to a worker, regardless of cost."""
    road = zip(state.road_tile, state.road_worker, strict=True)
    if may_join(state, seat):
        tiles = [tile for tile, worker in road if worker >= NOBODY and worker != seat]
    else:
        tiles = [tile for tile, worker in road if worker == NOBODY]
    return tuple(tiles) if seat in state.site_row else (*tiles, SITE)


def may_join(state: Caylus1303State, seat: int) -> bool:
    """Return whether the Journeyman can still place a worker next to another player's."""
    return state.holder[JOURNEYMAN] == seat and state.journeyman_space == NOWHERE


def place_worker(
    state: Caylus1303State,
    seat: int,
    target: str,
    *,
    how: Literal["plan", "early_riser"],
    extra: int,
) -> None:
    """Place a worker from hand, returning ``extra`` workers to the camp."""
    state.hand[seat] -= 1
    if extra:
        state.return_workers(seat, extra)
    space = AT_SITE
    slot = 0
    joins_worker = False
    if target == SITE:
        state.site_row.append(seat)
        slot = len(state.site_row)
    else:
        space = state.road_tile.index(target)
        joins_worker = state.road_worker[space] != NOBODY
        if joins_worker:
            state.journeyman_space = space
            state.journeyman_seat = seat
        else:
            state.road_worker[space] = seat
    if state.events is not None:
        state.tell(
            events.WorkerPlaced,
            seat,
            how=how,
            place=target,
            space=space,
            slot=slot,
            joins_worker=int(joins_worker),
            **nonzero_amounts(NO_GOODS, workers=-1 - extra, camp=extra),
        )
    if target != SITE:
        _reward_owner(state, seat, space)


def placement_points(state: Caylus1303State, seat: int, owner: int) -> int:
    """Return an owner's points for a placement by ``seat``: Thief before Steward."""
    if state.holder[THIEF] == seat:
        return THIEF_POINTS
    return STEWARD_POINTS if state.holder[STEWARD] == owner else PLACEMENT_POINTS


def _reward_owner(state: Caylus1303State, seat: int, space: int) -> None:
    """Score the owner's points when another player places there, Journeyman or not."""
    owner = state.road_owner[space]
    if owner in (NOBODY, seat):
        return
    points = placement_points(state, seat, owner)
    state.earn(owner, points, FROM_PLACEMENT)
    if state.events is not None:
        tile = state.road_tile[space]
        if points:
            state.tell(events.OwnerScored, owner, points=points, tile=tile, space=space, by=seat)
        else:
            state.tell(events.OwnerRobbed, owner, tile=tile, space=space, by=seat)


class EarlyRiser(Decision[Caylus1303State]):
    """Place a worker before the Start Player begins, for one extra worker.

    This follows a ruling (rules: The Early Riser still pays).
    """

    name = "early_riser"
    verb = "early"

    def options(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return ``decline``, the free buildings in road order, and the site."""
        return DECLINE + open_places(state, seat)

    def take(self, state: Caylus1303State, seat: int, choice: str) -> None:
        """Place the worker, unless declined."""
        if not self.record_if_declined(state, choice):
            place_worker(state, seat, choice, how="early_riser", extra=EARLY_RISER_WORKERS - 1)

    def vocabulary(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return ``decline`` and every place."""
        return (*DECLINE, *all_places(state))

    def refusal(self, state: Caylus1303State, seat: int, choice: str) -> Text | None:
        """Return why a place is closed."""
        return why_closed(state, seat, choice)


class PlaceOrPass(Decision[Caylus1303State]):
    """Place a worker on a building or the site, or pass."""

    name = "plan"
    verb = "place"
    verbless = frozenset(_PASS)

    def options(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return ``pass`` and, with enough workers to pay, the open places in road order."""
        if state.hand[seat] < placement_cost(state, seat):
            return _PASS
        return _PASS + open_places(state, seat)

    def take(self, state: Caylus1303State, seat: int, choice: str) -> None:
        """Place or pass, then queue the next player who has not passed."""
        if choice == "pass":
            self._take_passing_slot(state, seat)
        else:
            extra = placement_cost(state, seat) - 1
            place_worker(state, seat, choice, how="plan", extra=extra)
        if len(state.bridge) < state.seats:
            following = (seat + 1) % state.seats
            while following in state.bridge:
                following = (following + 1) % state.seats
            state.then(PlaceOrPass(following))

    def _take_passing_slot(self, state: Caylus1303State, seat: int) -> None:
        """Take the leftmost free slot; the first to pass takes the Start Player tile."""
        state.bridge.append(seat)
        if len(state.bridge) == 1:
            state.start_player = seat
        state.tell(events.Passed, seat, rank=len(state.bridge))

    def vocabulary(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return ``pass`` and every place."""
        return (*_PASS, *all_places(state))

    def refusal(self, state: Caylus1303State, seat: int, choice: str) -> Text | None:
        """Return why a place is closed, or that it costs too many workers."""
        closed = why_closed(state, seat, choice)
        return closed or why_unaffordable(
            state, seat, {"worker": placement_cost(state, seat)}, "passing"
        )


def all_places(state: Caylus1303State) -> list[str]:
    """Return every place a player might look for: all tiles on the road, the site and its tiles."""
    return [*filter(None, state.road_tile), SITE, *state.site_tiles]


def why_closed(state: Caylus1303State, seat: int, target: str) -> Text | None:
    """Return why a place is closed to the seat, regardless of cost; ``None`` if it is open."""
    if target == SITE:
        once = reason("site-once", "placing-on-the-site")
        return once if seat in state.site_row else None
    tile = tile_name(target)
    if target in state.site_tiles:
        return reason("site-building", "the-castle-site", tile=tile)
    space = state.road_tile.index(target)
    worker = state.road_worker[space]
    if worker == CLOSED:
        if target == PRINTED_SPACES[BRIDGE]:
            return reason("bridge", "placing-on-a-building")
        monument = TILES[target].category == Category.MONUMENT
        key = "monument" if monument else "residence"
        return reason(key, "placing-on-a-building", tile=tile)
    if worker == NOBODY or (may_join(state, seat) and worker != seat):
        return None
    return _why_occupied(state, seat, space)


def _why_occupied(state: Caylus1303State, seat: int, space: int) -> Text:
    """Return whose workers occupy a building."""
    occupants = state.workers_on(space)
    tile = tile_name(state.road_tile[space])
    if seat in occupants:
        return reason("own-worker", "characters", tile=tile)
    workers = [Player(other) for other in occupants]
    if state.holder[JOURNEYMAN] == seat:
        return reason("journeyman-used", "characters", tile=tile, who=workers)
    return reason("occupied", "placing-on-a-building", tile=tile, who=workers)
