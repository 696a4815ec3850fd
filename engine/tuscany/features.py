"""The features for evaluating positions; their weights are in ``weights.json``."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from operator import mul
from typing import NamedTuple

from engine.core.features import Features
from engine.tuscany.data import (
    CARRIAGE,
    CASTLE,
    CITY,
    EMPTY,
    INN,
    ITEM_KIND,
    KINDS,
    MONASTERY,
    PLACEMENT_COST,
    QUARRY,
    ROUNDS,
    STACK_SIZE,
    STACKS,
    TOKEN,
    VILLAGE,
)
from engine.tuscany.growth import Growth, bonuses_left, growth_of
from engine.tuscany.regions import Region
from engine.tuscany.state import TuscanyState

_ALL_KINDS = range(len(KINDS))
_CARDS_PER_TILE = 3
"""Region cards that a placement usually costs: one of the colour and a pair."""


class TuscanyRow(NamedTuple):
    """A seat's features.

    Attributes:
        points: the red points.
        green: the green points, as often as they will still be scored.
        cards: the region cards in hand, at most those that pay for the stored tiles with a place
            and one more.
        reserve: the further cards, at most those that pay for a full storage and one more tile.
        pairs: the pairs of region cards of a colour, each of which pays like a card of any colour;
            at most one for each space of the storage and one more.
        payable: the stored tiles and tokens that can be placed and paid for.
        waiting: those with a place that cannot be paid for yet, by the share that can be paid.
        stuck: those without a place.
        tokens: the stored tokens.
        villages: the workers that stored villages with a place will bring.
        carriages: the yield cards that stored carriages will bring, likewise.
        quarries: the marble that stored quarries will bring, likewise.
        monasteries: the stored monasteries with a place.
        cities: the stored cities with a place.
        inns: the stored inns with a place.
        castles: the stored castles with a place.
        finishing: the points for areas and colours that stored tiles and tokens complete, as often
            as they will still be scored.
        offered: the most such points that a tile of the display would score.
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
    reserve: float
    pairs: float
    workers: float
    marble: float
    payable: float
    waiting: float
    stuck: float
    tokens: float
    villages: float
    carriages: float
    quarries: float
    monasteries: float
    cities: float
    inns: float
    castles: float
    finishing: float
    offered: float
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
        bonuses = bonuses_left(tuple(state.firsts), tuple(state.seconds))
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
        growth = growth_of(region, state.covered[seat], state.reach[seat])
        points = _points_for_completing(growth, bonuses)
        pairs = sum([count >> 1 for count in state.hands[seat]])
        stored = _count_stored(state, seat, growth.open_kinds, points, pairs)
        plus_card, plus_storage, plus_marble, plus_worker, plus_yield = state.bonuses[seat]
        capacity = state.capacity(seat)
        hand, placements = state.hand_sizes[seat], capacity + 1
        placeable = len(state.storage[seat]) - int(stored.stuck)
        cards = min(hand, _CARDS_PER_TILE * (placeable + 1))
        return TuscanyRow(
            state.red[seat],
            state.green[seat] * scorings,
            cards,
            min(hand, _CARDS_PER_TILE * placements) - cards,
            min(pairs, placements),
            state.workers[seat],
            state.marble[seat] + _second_action_due(state, seat),
            stored.payable,
            stored.waiting,
            stored.stuck,
            stored.tokens,
            stored.kinds[VILLAGE] * (1 + plus_worker),
            stored.kinds[CARRIAGE] * (1 + plus_yield),
            stored.kinds[QUARRY] * (1 + plus_marble),
            stored.kinds[MONASTERY],
            stored.kinds[CITY],
            stored.kinds[INN],
            stored.kinds[CASTLE],
            stored.points * scorings,
            max([points[kind] for kind in kinds_shown], default=0) * scorings,
            capacity - len(state.storage[seat]),
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


def _points_for_completing(growth: Growth, bonuses: Sequence[int]) -> list[int]:
    """Return, by kind, the most green points that placing a tile scores for area and colour."""
    return [
        completion + bonus * last
        for completion, bonus, last in zip(
            growth.completions, bonuses, growth.last_hexes, strict=True
        )
    ]


class _Stored(NamedTuple):
    """The storage of a seat.

    ``kinds`` are the tiles with a place, by kind, each by the share of its price that can be paid;
    ``points`` those that tiles and tokens would score. The rest are features.
    """

    payable: float
    waiting: float
    stuck: float
    tokens: float
    kinds: list[float]
    points: float


def _count_stored(
    state: TuscanyState,
    seat: int,
    open_kinds: Sequence[bool],
    points_by_kind: Sequence[int],
    pairs: int,
) -> _Stored:
    """Count the stored tiles and tokens, by what can be placed and paid for.

    A card of the tile's colour, a pair of cards of another colour and a worker each pay one part of
    the price.
    """
    hand, workers = state.hands[seat], state.workers[seat]
    payable = waiting = stuck = tokens = points = 0.0
    by_kind = [0.0] * len(KINDS)
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
        share = 1.0
        if available >= PLACEMENT_COST:
            payable += 1
        else:
            share = available / PLACEMENT_COST
            waiting += share
        points += share * max([points_by_kind[kind] for kind in kinds])
        if item != TOKEN:
            by_kind[kinds[0]] += share
    return _Stored(payable, waiting, stuck, tokens, by_kind, points)


def _second_action_due(state: TuscanyState, seat: int) -> int:
    """Return 1 if the seat has spent a marble but not yet taken its second action, else 0."""
    if len(state.stack) < 2 or state.stack[-1].name != "action" or state.stack[-1].seat != seat:
        return 0
    return int(state.stack[-2].name == "end_turn")


FEATURES = TuscanyFeatures()
