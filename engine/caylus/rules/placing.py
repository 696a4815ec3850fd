"""Phase 2: placing workers and passing, and the places that are open to a worker."""

from __future__ import annotations

from collections.abc import Sequence

from engine.caylus import events
from engine.caylus.data import (
    CASTLE,
    EMPTY,
    FIRST_PASS_DENIERS,
    FROM_OWNER,
    INN,
    INN_PRICE,
    NOBODY,
    OWN_PRICE,
    OWNER_POINT,
    PLACE,
    PLACES,
    PLACING_PHASE,
    ROAD,
    SEAT_COUNTS,
    STABLES,
    TWO_PLAYER_LATE_PRICE,
)
from engine.caylus.rules.shared import begin_phase
from engine.caylus.rules.texts import full_name, reason, why_unaffordable
from engine.caylus.state import CaylusState
from engine.caylus.tiles import TAKES_WORKERS
from engine.core.bit_masks import words_by_mask
from engine.core.rules import Automatic, Decision
from engine.core.words.text import Player, Text

_PASS = ("pass",)


# The legal places are asked for at every worker, so their words are looked up by a mask of places.
# It has 35 bits, too many for a single table, so there are four: for the buildings before the
# bridge, and for three stretches of the road.
_ROAD_START = ROAD + 1
_MIDDLE_START = ROAD + 11
_FAR_START = ROAD + 20
_BEFORE_BRIDGE = words_by_mask(PLACES[:_ROAD_START])
_NEAR = words_by_mask(PLACES[_ROAD_START:_MIDDLE_START])
_MIDDLE = words_by_mask(PLACES[_MIDDLE_START:_FAR_START])
_FAR = words_by_mask(PLACES[_FAR_START:])


def place_words(first: tuple[str, ...], places: int) -> tuple[str, ...]:
    """Return ``first`` and the words of a bit mask of places."""
    return (
        first
        + _BEFORE_BRIDGE[places & (len(_BEFORE_BRIDGE) - 1)]
        + _NEAR[(places >> _ROAD_START) & (len(_NEAR) - 1)]
        + _MIDDLE[(places >> _MIDDLE_START) & (len(_MIDDLE) - 1)]
        + _FAR[places >> _FAR_START]
    )


def open_places(state: CaylusState, seat: int) -> int:
    """Return the places open to the seat's workers, regardless of cost, as a bit mask."""
    places = state.open_places
    if seat in state.castle_queue:
        places &= ~(1 << CASTLE)
    if seat in state.stables:
        places &= ~(1 << STABLES)
    return places


def placement_cost(state: CaylusState, seat: int) -> int:
    """Return the price of a worker outside the seat's own buildings: 1 more for each pass.

    With two players it is 3 after the first pass, also in the castle (rules: The castle also costs
    three).
    """
    if state.inn_right == seat:
        return INN_PRICE
    passed = len(state.pass_order)
    if passed == 1 and state.seats == 2:
        return TWO_PLAYER_LATE_PRICE
    return passed + 1


def cost_at(state: CaylusState, seat: int, place: int) -> int:
    """Return the price of a worker on a place; in the seat's own buildings it is always 1."""
    is_own = place > ROAD and state.road_owner[place - ROAD] == seat
    return OWN_PRICE if is_own else placement_cost(state, seat)


def _own_places(state: CaylusState, seat: int) -> int:
    """Return the seat's own buildings on the road, as a bit mask of places."""
    return sum(1 << (ROAD + space) for space, owner in enumerate(state.road_owner) if owner == seat)


def reward_owner(state: CaylusState, seat: int, place: int) -> None:
    """Score a point for the owner when another player's worker is placed."""
    owner = state.road_owner[place - ROAD]
    if owner not in (NOBODY, seat):
        state.earn(owner, OWNER_POINT, FROM_OWNER)
        if state.events is not None:
            state.tell(
                events.OwnerScored,
                owner,
                space=place - ROAD,
                tile=state.road_tile[place - ROAD],
                points=OWNER_POINT,
                total=state.points[owner],
                by=seat,
            )


class Placing(Automatic[CaylusState]):
    """Phase 2: in turn order, players place a worker or pass, until all have passed."""

    name = "placing"

    def run(self, state: CaylusState) -> None:
        """Empty the bridge and ask the first player."""
        begin_phase(state, PLACING_PHASE)
        state.pass_order = []
        state.then(_QUESTIONS[state.turn_order[0]])


class PlaceOrPass(Decision[CaylusState]):
    """Place one worker or pass; a seat that cannot pay for any place can only pass.

    It is asked nevertheless, because passing takes a space on the bridge; editions differ (rules:
    Players without workers pass formally).
    """

    name = "place_or_pass"
    verb = "place"
    verbless = frozenset(_PASS)

    def options(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return ``pass`` and the open places that the seat can pay for."""
        deniers = state.deniers[seat]
        if not deniers or not state.workers[seat]:
            return _PASS
        places = open_places(state, seat)
        if deniers < placement_cost(state, seat):
            places &= _own_places(state, seat)
        return place_words(_PASS, places)

    def take(self, state: CaylusState, seat: int, choice: str) -> None:
        """Pay, place, score the owner's point, and queue the next player."""
        if choice == "pass":
            self._take_passing_space(state, seat)
        else:
            self._place_worker(state, seat, PLACE[choice])
        order, passed = state.turn_order, state.pass_order
        after = order.index(seat) + 1
        for other in order[after:] + order[:after]:
            if other not in passed:
                state.stack.append(_QUESTIONS[other])
                return

    def _take_passing_space(self, state: CaylusState, seat: int) -> None:
        """Take the lowest free passing space; the first player there is paid."""
        state.pass_order.append(seat)
        rank = len(state.pass_order)
        if rank == 1:
            state.deniers[seat] += FIRST_PASS_DENIERS
            state.tell(events.Passed, seat, rank=rank, deniers=FIRST_PASS_DENIERS)
        elif state.events is not None:
            state.tell(events.Passed, seat, rank=rank)

    def _place_worker(self, state: CaylusState, seat: int, place: int) -> None:
        cost = cost_at(state, seat, place)
        state.deniers[seat] -= cost
        state.workers[seat] -= 1
        state.put(seat, place)
        if place > ROAD:
            if state.events is not None:
                tile = state.road_tile[place - ROAD]
                state.tell(events.WorkerPlaced, seat, place=PLACES[place], tile=tile, deniers=-cost)
            reward_owner(state, seat, place)
        elif state.events is not None:
            state.tell(events.WorkerPlaced, seat, place=PLACES[place], deniers=-cost)

    def vocabulary(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return ``pass`` and every place."""
        return (*_PASS, *PLACES)

    def refusal(self, state: CaylusState, seat: int, choice: str) -> Text | None:
        """Return why a place is closed, or that it costs too much."""
        place = PLACE[choice]
        closed = why_closed(state, seat, place)
        return closed or why_unaffordable(
            state, seat, {"denier": cost_at(state, seat, place)}, "cost-of-a-worker"
        )


_QUESTIONS = tuple(PlaceOrPass(seat) for seat in range(SEAT_COUNTS[-1]))
"""The question for each seat, made only once because it is queued more often than any other."""


def why_closed(state: CaylusState, seat: int, place: int) -> Text | None:
    """Return why a place is closed to the seat, regardless of cost; ``None`` if it is open."""
    if place > ROAD:
        return _why_space_closed(state, place - ROAD)
    if place == STABLES and state.seats == 2:
        return reason("stables-two-players", "two-players")
    occupants = {STABLES: state.stables, CASTLE: state.castle_queue}.get(place, ())
    if seat in occupants:
        return reason("already-there", "places-for-workers", tile=full_name(PLACES[place]))
    if (state.open_places >> place) & 1:
        return None
    if place == STABLES:
        return reason("stables-full", "places-for-workers")
    occupant = state.inn_left if place == INN else state.specials[place]
    return reason(
        "occupied", "places-for-workers", who=Player(occupant), tile=full_name(PLACES[place])
    )


def _why_space_closed(state: CaylusState, space: int) -> Text | None:
    tile, occupant = state.road_tile[space], state.road_worker[space]
    if tile == EMPTY:
        return reason("empty-space", "placing-workers", space=space)
    if tile not in TAKES_WORKERS:
        return reason("no-workers", "placing-workers", tile=full_name(tile))
    if occupant != NOBODY:
        return reason("occupied", "places-for-workers", who=Player(occupant), tile=full_name(tile))
    return None
