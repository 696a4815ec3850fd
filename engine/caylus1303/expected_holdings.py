"""Expected holdings after all workers have acted, in the order of the road."""

from __future__ import annotations

from collections.abc import Sequence

from engine.caylus1303.data import ARCHITECT, ARCHITECT_POINTS, BASIC, Goods
from engine.caylus1303.rules.building import PRICES
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.tiles import LAWYER_COST, LINES, SETUP, TILES, Line

_BASIC_COUNT = len(BASIC)
_AFFORDABLE_SHARE = 0.9
"""Share of a price in hand from which it is taken as affordable."""
_UNAFFORDABLE_FACTOR = 0.3
"""Probability of paying a higher price, as a factor of the share of it in hand."""
_USUAL_VISITS = 0.8
_VISITS = {"stone_farm": 1.5, "stone_sawmill": 1.5, "stone_quarry": 1.5, "wood_manor": 1.0}
"""Expected visits by other players to a new building, where they are not the usual ones."""


class Expected:
    """The expected holdings of a seat after its workers have acted.

    All are sums of probabilities times amounts, so that half a worker or a third of a tile is
    usual.

    Attributes:
        goods: the resources in hand, by kind.
        workers: the workers in hand.
        points: the prestige points from effects.
        favours: the favours from effects.
        builds: the points of wood tiles that the seat builds, see :func:`_build_best_tile`.
        masons: the same for stone tiles.
        claims: the tiles claimed with a Lawyer.
        toll: the uses of the toll house, which moves the provost.
        shops: the visits per round by other players to the tiles built.
        architect: the points that the Architect adds to each tile built.
    """

    __slots__ = (
        "architect",
        "builds",
        "claims",
        "favours",
        "goods",
        "masons",
        "points",
        "shops",
        "toll",
        "workers",
    )

    def __init__(self, state: Caylus1303State, seat: int) -> None:
        self.goods = [float(count) for count in state.resources[seat]]
        self.workers = float(state.hand[seat])
        self.architect = ARCHITECT_POINTS if state.holder[ARCHITECT] == seat else 0
        self.points = self.favours = self.builds = self.masons = self.claims = self.toll = 0.0
        self.shops = 0.0


def expected_visits(word: str) -> float:
    """Return the expected number of visits by other players to a new building of the seat."""
    return _VISITS.get(word, _USUAL_VISITS)


def add_yield(
    state: Caylus1303State, holdings: Expected, word: str, side: int, probability: float
) -> None:
    """Add the expected yield of a worker on a tile, activated with that probability."""
    tile = TILES[word]
    if tile.craft == "wood":
        holdings.builds += _build_best_tile(holdings, state.wood_supply, 0, probability)
    elif tile.craft == "stone":
        waived = tile.waived if side == SETUP else 0
        holdings.masons += _build_best_tile(holdings, state.stone_supply, waived, probability)
    elif tile.craft == "lawyer":
        _claim_building(holdings, probability)
    elif tile.craft == "toll":
        holdings.toll += probability
    else:
        lines = LINES[side].get(word, ())
        for line in (*lines[-1:], *lines[:1]):  # the last one if it can be paid
            if _can_pay(holdings, line):
                _use_line(holdings, line, probability)
                return


def _build_best_tile(
    holdings: Expected, supply: Sequence[str], waived: int, probability: float
) -> float:
    """Pay for the best tile of a supply and return its expected points."""
    best, most, part = "", 0.0, 0.0
    for word in supply:
        chance = affordability(holdings.goods, *PRICES[word, waived])
        worth = chance * (TILES[word].points + expected_visits(word))
        if worth > most:
            best = word
            most = worth
            part = chance * probability
    if not best:
        return 0.0
    price = PRICES[best, waived]
    _pay_share(holdings, price.cost, price.of_any_kind, part)
    holdings.shops += part * expected_visits(best)
    return part * (TILES[best].points + holdings.architect)


def affordability(goods: Sequence[float], cost: Goods, any_basic: int) -> float:
    """Return the probability that a price can be paid.

    It is 1 with nearly all of the price in hand, and low otherwise.
    """
    part = 1.0
    for have, need in zip(goods, cost, strict=True):
        if have < need * part:
            part = have / need
    if any_basic:
        part = min(part, sum(goods[:_BASIC_COUNT]) / (sum(cost) + any_basic))
    return 1.0 if part >= _AFFORDABLE_SHARE else _UNAFFORDABLE_FACTOR * part


def _pay_share(holdings: Expected, cost: Goods, any_basic: int, part: float) -> None:
    """Subtract a share of a price; ``?`` is paid with the most plentiful basic resource."""
    goods = holdings.goods
    for kind, need in enumerate(cost):
        if need:
            goods[kind] = max(0.0, goods[kind] - need * part)
    for _ in range(any_basic):
        fullest = max(range(_BASIC_COUNT), key=goods.__getitem__)
        goods[fullest] = max(0.0, goods[fullest] - part)


def _claim_building(holdings: Expected, probability: float) -> None:
    """Pay for a claim, if there is cloth."""
    part = affordability(holdings.goods, LAWYER_COST, 0) * probability
    _pay_share(holdings, LAWYER_COST, 0, part)
    holdings.claims += part


def _can_pay(holdings: Expected, line: Line) -> bool:
    if line.free:
        return True
    goods = holdings.goods
    return (
        holdings.workers >= line.pay_workers
        and sum(goods[:_BASIC_COUNT]) >= line.pay_any
        and all(have >= need for have, need in zip(goods, line.pay, strict=True) if need)
    )


def _use_line(holdings: Expected, line: Line, probability: float) -> None:
    """Pay for a line and add its gains; a ``?`` is the scarcest basic resource."""
    goods = holdings.goods
    _pay_share(holdings, line.pay, line.pay_any, probability)
    for kind, gained in enumerate(line.gain):
        goods[kind] += gained * probability
    for _ in range(line.gain_any):
        goods[min(range(_BASIC_COUNT), key=goods.__getitem__)] += probability
    holdings.workers += (line.gain_workers - line.pay_workers) * probability
    holdings.points += line.points * probability
    holdings.favours += line.favours * probability
