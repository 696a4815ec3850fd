"""What a position is good for, seat by seat: features whose worth is learnt (``weights.json``)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.caylus1303.data import (
    ARCHITECT,
    BASIC,
    BUILT,
    CHAMBERLAIN,
    CLOTH,
    DAY_LABORER,
    DELIVERY_MAN,
    EARLY_RISER,
    FOOD,
    FOREMAN,
    GOLD,
    GOLDSMITH,
    LINES,
    MONUMENT,
    NIGHT_WORKER,
    NOBODY,
    PHASES,
    RECRUITS,
    RESIDENCE,
    ROUNDS,
    SETUP,
    STONE,
    TILES,
    WOOD,
    Line,
)
from engine.caylus1303.state import Caylus1303State
from engine.core.valuing import Valuing

_IN_REACH = {0: 0.3, -1: 0.2, -2: 0.1, 1: 0.75, 2: 0.85, 3: 0.92}
"""How likely a building is activated, by how far the provost is past it."""
_WALK, _DELIVERY = 2, 3
_DELIVERIES = ("deliver", "deliver_last")
_ANY = len(BASIC)
_KEPT = 4
"""Resources of a kind beyond this many are of little use."""
_TABLES = {
    ARCHITECT: 0,
    DELIVERY_MAN: 1,
    CHAMBERLAIN: 1,
    FOREMAN: 1,
    GOLDSMITH: 1,
    EARLY_RISER: 2,
    NIGHT_WORKER: 2,
    DAY_LABORER: 2,
}
"""By character what it helps with: building, deliveries, workers; the others (3) with influence."""
_GROUPS = 4


class _Hope:
    """What a seat will hold when its workers have worked, as far as the provost lets them."""

    __slots__ = ("builds", "claims", "favours", "goods", "masons", "points", "toll", "workers")

    def __init__(self, state: Caylus1303State, seat: int) -> None:
        self.goods = [float(count) for count in state.resources[seat]]
        self.workers = float(state.hand[seat])
        self.points = self.favours = self.builds = self.masons = self.claims = self.toll = 0.0


class Caylus1303Valuing(Valuing[Caylus1303State]):
    """Points, goods with those the workers will bring, buildings, deliveries and characters."""

    names = (
        "points",
        "workers",
        "food",
        "wood",
        "stone",
        "cloth",
        "gold",
        "kinds",
        "batches",
        "delivery",
        "to_come",
        "favours",
        "carpenter",
        "mason",
        "lawyer",
        "provost",
        "monument",
        "residences",
        "shops",
        "income",
        "start",
        "builders",
        "deliverers",
        "helpers",
        "influence",
    )

    def progress(self, state: Caylus1303State) -> float:
        """The rounds gone by, and the phases of this one."""
        rounds = max(0, state.round - 1) + state.phase / len(PHASES)
        return min(1.0, rounds / ROUNDS)

    def features(self, state: Caylus1303State) -> Sequence[Sequence[float]]:
        """A row for each seat."""
        seats = range(state.seats)
        hopes = [_Hope(state, seat) for seat in seats]
        shops, homes, claims = _road(state, hopes)
        people = [[0.0] * _GROUPS for _ in seats]
        for character, holder in enumerate(state.holder):
            if holder >= 0:
                people[holder][_TABLES.get(character, 3)] += 1.0
        return [
            [
                *self._row(state, seat, hopes[seat], homes[seat] + claims[seat]),
                homes[seat] + 0.8 * claims[seat],
                shops[seat],
                RECRUITS[state.seats] + homes[seat] + people[seat][2],
                1.0 if state.start_player == seat else 0.0,
                *people[seat],
            ]
            for seat in seats
        ]

    def _row(self, state: Caylus1303State, seat: int, hope: _Hope, homes: float) -> list[float]:
        food, wood, stone, cloth, gold = hope.goods
        batches = _batches(hope.goods, state.holder[CHAMBERLAIN] == seat)
        bringing = _brings(state, seat)
        return [
            float(state.pp[seat]),
            hope.workers if hope.workers < 8 else 8 + 0.3 * (hope.workers - 8),
            *[min(count, _KEPT) + 0.3 * max(0.0, count - _KEPT) for count in hope.goods],
            sum([min(1.0, count) for count in hope.goods]),
            batches,
            (min(3.0, batches) if batches >= 0.9 else batches - 1.0) if bringing else 0.0,
            hope.points,
            hope.favours + _most_batches(state, seat),
            hope.builds * min(1.0, wood, (food + cloth + wood) / 2),
            hope.masons * min(1.0, stone, (food + wood + cloth + stone) / 2),
            hope.claims * min(1.0, cloth),
            hope.toll,
            min(homes, gold / 2) * min(1.0, (stone + cloth + wood) / 2),
        ]


def _brings(state: Caylus1303State, seat: int) -> bool:
    """Whether the seat can still deliver in this round."""
    if state.phase == _DELIVERY:
        return any(frame[0] in _DELIVERIES and frame[1] == seat for frame in state.stack)
    return seat in state.site_row or state.holder[DELIVERY_MAN] == seat


def _most_batches(state: Caylus1303State, seat: int) -> float:
    """The favour for the most batches, which are delivered so far."""
    most = max(state.batches)
    if state.phase != _DELIVERY or not most or not state.stack:
        return 0.0
    if not any(frame[0] == "most_batches" for frame in state.stack):
        return 0.0
    return 0.8 if state.batches[seat] == most else 0.0


def _road(state: Caylus1303State, hopes: Sequence[_Hope]) -> tuple[list[int], list[int], list[int]]:
    """Add what the road will bring; how many shops, residences and claims a seat has."""
    shops, homes, claims = ([0] * state.seats for _ in range(3))
    provost, walked = state.provost, state.phase >= _WALK
    faces, owners = state.road_face, state.road_owner
    second = state.journeyman_space
    for space, worker in enumerate(state.road_worker):
        owner, face = owners[space], faces[space]
        if owner != NOBODY:
            if face == RESIDENCE:
                homes[owner] += 1
            elif face == SETUP:
                claims[owner] += 1
            elif face != MONUMENT:
                shops[owner] += 1
        if worker >= 0:
            past = provost - space
            if walked:
                likely = 0.95 if past > 0 else 0.05
            else:
                likely = _IN_REACH.get(past, 0.97 if past > 0 else 0.03)
            _work(hopes[worker], state.road_tile[space], face, likely)
            if space == second:
                _work(hopes[state.journeyman_seat], state.road_tile[space], face, likely)
    return shops, homes, claims


def _work(hope: _Hope, word: str, face: int, likely: float) -> None:
    """Add what a worker on a tile will bring."""
    tile = TILES[word]
    if tile.craft == "wood":
        hope.builds += likely
    elif tile.craft == "stone":
        hope.masons += likely * (1.0 if face == BUILT else 1.2)
    elif tile.craft == "lawyer":
        hope.claims += likely
    elif tile.craft == "toll":
        hope.toll += likely
    else:
        lines = LINES[face].get(word, ())
        for line in lines[-1:]:
            if _payable(hope, line):
                _trade(hope, line, likely)
                return
        for line in lines[:1]:
            if _payable(hope, line):
                _trade(hope, line, likely)


def _payable(hope: _Hope, line: Line) -> bool:
    if line.free:
        return True
    goods = hope.goods
    return (
        hope.workers >= line.pay_workers
        and sum(goods[:_ANY]) >= line.pay_any
        and all(have >= need for have, need in zip(goods, line.pay, strict=True) if need)
    )


def _trade(hope: _Hope, line: Line, likely: float) -> None:
    """Pay for a line and gain what it brings; ``?`` is what there is most of, or least."""
    goods = hope.goods
    for kind in (FOOD, WOOD, STONE, CLOTH, GOLD):
        goods[kind] += (line.gain[kind] - line.pay[kind]) * likely
    for _ in range(line.pay_any):
        fullest = max(range(_ANY), key=goods.__getitem__)
        goods[fullest] = max(0.0, goods[fullest] - likely)
    for _ in range(line.gain_any):
        goods[min(range(_ANY), key=goods.__getitem__)] += likely
    hope.workers += (line.gain_workers - line.pay_workers) * likely
    hope.points += line.pp * likely
    hope.favours += line.favours * likely


def _batches(goods: Sequence[float], freely: bool) -> float:
    """How many batches the goods make, in parts too; ``freely``: any three make one."""
    if freely:
        return sum(goods) / 3
    others = goods[WOOD:]
    total = sum(others)
    return max(0.0, min(goods[FOOD], total / 2, total - max(others)))


VALUING = Caylus1303Valuing()
