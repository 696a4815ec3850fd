"""The features of the frozen player (:mod:`engine.players.frozen`).

Their weights are in ``weights.json`` of this folder.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cache, lru_cache
from operator import mul
from typing import NamedTuple

from engine.core.features import Features
from engine.tuscany.data import (
    AREA_POINTS,
    EMPTY,
    FIRST_COLOUR_POINTS,
    ITEM_KIND,
    KINDS,
    NOBODY,
    PLACEMENT_COST,
    ROUNDS,
    SECOND_COLOUR_POINTS,
    STACK_SIZE,
    STACKS,
    TOKEN,
)
from engine.tuscany.regions import Region
from engine.tuscany.state import TuscanyState

_ALL_KINDS = range(len(KINDS))
_AREA_POWER, _COLOUR_POWER = 2, 3
"""Powers of the share covered, by which the points of areas and colours are weighted."""
_CACHE_SIZE = 4096


class TuscanyRow(NamedTuple):
    """A seat's features.

    Attributes:
        points: the red points.
        green: the green points, as often as they will still be scored.
        cards: the region cards in hand.
        pairs: the pairs of region cards of a colour, each of which pays like a card of any colour.
        payable: the stored tiles and tokens that can be placed and paid for.
        waiting: those with a place that cannot be paid for yet, by the share that can be paid.
        stuck: those without a place.
        tokens: the stored tokens.
        storage: the free storage spaces.
        display: the kinds of tiles in the display that have a place.
        reach: the colours with an open hex: uncovered, and adjacent to a covered one.
        covered: the covered hexes.
        areas: the points of started areas, as often as they will still be scored.
        colours: the bonuses of colours that are not complete yet, likewise.
        pace: the tiles revealed, in stacks.
        moving: whether it is the seat's turn.
    """

    points: float
    green: float
    cards: float
    pairs: float
    workers: float
    marble: float
    payable: float
    waiting: float
    stuck: float
    tokens: float
    storage: float
    display: float
    reach: float
    covered: float
    areas: float
    colours: float
    plus_card: float
    plus_storage: float
    plus_marble: float
    plus_worker: float
    plus_yield: float
    pace: float
    moving: float


_NOTHING = TuscanyRow._make([0.0] * len(TuscanyRow._fields))
"""The features before the regions are revealed: there is nothing to evaluate yet."""


class TuscanyFeatures(Features[TuscanyState]):
    """Points of both tracks, resources, the use of storage and display, the region's growth."""

    names = TuscanyRow._fields

    lower_is_better = frozenset({"stuck"})

    def progress(self, state: TuscanyState) -> float:
        """Return the share of tiles gone from the emptiest player's stacks."""
        turned_over = max(map(len, state.shown))
        return min(1.0, turned_over / (STACK_SIZE * STACKS))

    def irrelevant(self, state: TuscanyState) -> Collection[str]:
        """Return free storage near the end, when a taken tile can hardly be placed."""
        last = max(map(len, state.shown)) >= STACK_SIZE * STACKS - 1
        return ("storage",) if last else ()

    def rows(self, state: TuscanyState) -> Sequence[TuscanyRow]:
        """Return a row for each seat."""
        scorings = ROUNDS + 1 - state.round
        bonuses = _bonuses_left(tuple(state.firsts), tuple(state.seconds))
        kinds_shown = {ITEM_KIND[item] for item in state.display if item != EMPTY}
        return [
            self._row(state, seat, region, scorings, bonuses, kinds_shown)
            if (region := state.regions[seat]) is not None
            else _NOTHING
            for seat in range(state.seats)
        ]

    @staticmethod
    def _row(
        state: TuscanyState,
        seat: int,
        region: Region,
        scorings: int,
        bonuses: Sequence[int],
        kinds_shown: Iterable[int],
    ) -> TuscanyRow:
        """Return a seat's features.

        Green points are still scored ``scorings`` times; ``kinds_shown`` are those of the tiles in
        the display, and ``bonuses`` the points of the next player to complete each colour.
        """
        growth = _growth_of(region, state.covered[seat], state.reach[seat])
        pairs = sum([count >> 1 for count in state.hands[seat]])
        payable, waiting, stuck, tokens = _count_stored(state, seat, growth.open_kinds, pairs)
        plus_card, plus_storage, plus_marble, plus_worker, plus_yield = state.bonuses[seat]
        return TuscanyRow(
            state.red[seat],
            state.green[seat] * scorings,
            state.hand_sizes[seat],
            pairs,
            state.workers[seat],
            state.marble[seat] + _second_action_due(state, seat),
            payable,
            waiting,
            stuck,
            tokens,
            state.capacity(seat) - len(state.storage[seat]),
            sum([growth.open_kinds[kind] for kind in kinds_shown]),
            growth.open_colours,
            growth.covered,
            growth.areas * scorings,
            sum(map(mul, growth.colours, bonuses)) * scorings,
            plus_card,
            plus_storage,
            plus_marble,
            plus_worker,
            plus_yield,
            len(state.shown[seat]) / STACK_SIZE,
            1.0 if state.mover == seat else 0.0,
        )


def _count_stored(
    state: TuscanyState, seat: int, open_kinds: Sequence[bool], pairs: int
) -> tuple[float, float, float, float]:
    """Return the features ``payable``, ``waiting``, ``stuck`` and ``tokens`` of the storage.

    A card of the tile's colour, a pair of cards of another colour and a worker each pay one part of
    the price.
    """
    hand, workers = state.hands[seat], state.workers[seat]
    payable = waiting = stuck = tokens = 0.0
    for item in state.storage[seat]:
        if item == TOKEN:
            tokens += 1
            kinds = [kind for kind in _ALL_KINDS if open_kinds[kind]]
        else:
            kinds = [ITEM_KIND[item]] if open_kinds[ITEM_KIND[item]] else []
        if not kinds:
            stuck += 1
            continue
        available = max([hand[kind] + pairs - (hand[kind] >> 1) for kind in kinds]) + workers
        if available >= PLACEMENT_COST:
            payable += 1
        else:
            waiting += available / PLACEMENT_COST
    return payable, waiting, stuck, tokens


def _second_action_due(state: TuscanyState, seat: int) -> int:
    """Return 1 if the seat has spent a marble but not yet taken its second action, else 0."""
    if len(state.stack) < 2 or state.stack[-1].name != "action" or state.stack[-1].seat != seat:
        return 0
    return int(state.stack[-2].name == "end_turn")


class _Growth(NamedTuple):
    """The progress of a region.

    Attributes:
        open_kinds: whether there is an open hex, by kind of tile, which is the hex's colour.
        open_colours: the number of kinds for which there is one.
        covered: the number of covered hexes.
        areas: the points of started areas, weighted by the square of the share covered.
        colours: the cube of the share covered, by kind; 0 for completed kinds.
    """

    open_kinds: tuple[bool, ...]
    open_colours: int
    covered: int
    areas: float
    colours: tuple[float, ...]


@lru_cache(maxsize=_CACHE_SIZE)
def _growth_of(region: Region, covered: int, reach: int) -> _Growth:
    open_kinds = tuple([reach & ~covered & mask != 0 for mask in region.masks])
    areas = _points_of_started_areas(region, covered)
    colours = _shares_of_colours(region, covered)
    return _Growth(open_kinds, sum(open_kinds), covered.bit_count(), areas, colours)


@cache
def _areas_with_points(region: Region) -> tuple[tuple[int, int, int], ...]:
    """Return the mask, size and points of each area."""
    sizes = {area: area.bit_count() for area in region.areas}
    return tuple((area, size, AREA_POINTS[size]) for area, size in sizes.items())


def _points_of_started_areas(region: Region, covered: int) -> float:
    """Return their points, weighted by the square of the share covered."""
    total = 0.0
    for area, size, points in _areas_with_points(region):
        done = area & covered
        if done and done != area:
            total += points * (done.bit_count() / size) ** _AREA_POWER
    return total


def _shares_of_colours(region: Region, covered: int) -> tuple[float, ...]:
    """Return the cube of the share covered by kind; 0 for completed kinds."""
    return tuple(
        0.0
        if mask & covered == mask
        else ((mask & covered).bit_count() / mask.bit_count()) ** _COLOUR_POWER
        for mask in region.masks
    )


@lru_cache(maxsize=_CACHE_SIZE)
def _bonuses_left(firsts: tuple[int, ...], seconds: tuple[int, ...]) -> tuple[int, ...]:
    """Return, by kind, the points of the next player to complete that colour."""
    taken = zip(firsts, seconds, FIRST_COLOUR_POINTS, SECOND_COLOUR_POINTS, strict=True)
    return tuple(
        first if first_seat == NOBODY else second if second_seat == NOBODY else 0
        for first_seat, second_seat, first, second in taken
    )


FEATURES = TuscanyFeatures()
