"""The features for evaluating positions; their weights are in ``weights.json``."""

from __future__ import annotations

from collections.abc import Sequence

from engine.caylus.data import (
    BUILDING_LINE,
    CASTLE_PHASE,
    CLOTH,
    CRAFTSMEN,
    DENIER_LINE,
    FOOD,
    GATE,
    GOLD,
    INCOME,
    JOUST_FIELD,
    LAST_SPACE,
    LINES,
    MARKET_PRICE,
    MERCHANTS_GUILD,
    NOBODY,
    PRODUCTION,
    RESOURCE_LINE,
    ROAD_PHASE,
    ROOM,
    SCORING_FAVOURS,
    STABLES_ROOM,
    START_SPACE,
    TILES,
    TRADING_POST,
    TRADING_POST_DENIERS,
    TRIGGERS,
    VP_LINE,
    WOOD,
)
from engine.caylus.rules.castle import CastleBatch, CastleGo
from engine.caylus.state import CaylusState
from engine.core.features import Features

_ACTIVATION_PROBABILITY = {-3: 0.1, -2: 0.25, -1: 0.4, 0: 0.75, 1: 0.85, 2: 0.92}
"""Probability that a building is activated, by the provost's distance beyond it."""
_LEADER_STAYS = 0.8
"""Probability that the current leader in batches still leads after the castle phase."""
_END = TRIGGERS[-1]
_OWN_TILES = {tile.word: tile for tile in TILES.values()}
_USEFUL_CUBES = 4
"""Number of cubes of a kind beyond which more are of little use."""


class _Expected:
    """The expected holdings of a seat after its workers have acted."""

    __slots__ = ("architects", "carpenters", "cubes", "deniers", "masons", "trade")

    def __init__(self, state: CaylusState, seat: int) -> None:
        self.cubes = [float(count) for count in state.cubes[seat]]
        self.deniers = float(state.deniers[seat])
        self.carpenters = self.masons = self.architects = self.trade = 0.0


class CaylusFeatures(Features[CaylusState]):
    """Points, goods including expected ones, buildings, castle and favours."""

    names = (
        "points",
        "deniers",
        "food",
        "wood",
        "stone",
        "cloth",
        "gold",
        "kinds",
        "batches",
        "castle",
        "carpenter",
        "mason",
        "architect",
        "trade",
        "favour",
        "gate",
        "provost",
        "order",
        "inn",
        "workers",
        "income",
        "shops",
        "residences",
        "section",
        "vp_line",
        "denier_line",
        "resource_line",
        "building_line",
    )

    def progress(self, state: CaylusState) -> float:
        """Return the progress of the bailiff or of the castle, whichever is greater."""
        road = (state.bailiff - START_SPACE) / (_END - START_SPACE)
        built = sum(map(len, state.castle_houses)) / sum(ROOM)
        return min(1.0, max(road, built))

    def rows(self, state: CaylusState) -> Sequence[Sequence[float]]:
        """Return a row for each seat."""
        expected = [_Expected(state, seat) for seat in range(state.seats)]
        shops, residences, extra_income = _road(state, expected)
        section = min(state.scored, len(ROOM) - 1)
        houses = state.castle_houses[section]
        rank = {seat: place for place, seat in enumerate(state.turn_order)}
        return [
            [
                *self._row(state, seat, expected[seat], rank[seat]),
                INCOME + residences[seat] + extra_income[seat],
                shops[seat],
                residences[seat],
                SCORING_FAVOURS[section][min(6, houses.count(seat))]
                - (0 if seat in houses else 1.0),
                *(state.favour[seat][line] for line in _LINES),
            ]
            for seat in range(state.seats)
        ]

    def _row(self, state: CaylusState, seat: int, own: _Expected, rank: int) -> list[float]:
        """Return a seat's features from ``points`` to ``workers``."""
        if state.specials[TRADING_POST] == seat:
            own.deniers += TRADING_POST_DENIERS
        food, wood, stone, cloth, gold = own.cubes
        batches = _batches(own.cubes)
        materials = min(1.0, food) if wood >= 1 else 0.5 * min(1.0, wood)
        return [
            float(state.vp[seat]),
            own.deniers if own.deniers < 10 else 10 + 0.3 * (own.deniers - 10),
            *[
                min(count, _USEFUL_CUBES) + 0.3 * max(0.0, count - _USEFUL_CUBES)
                for count in own.cubes
            ],
            sum([min(1.0, count) for count in own.cubes]),
            batches,
            _castle(state, seat, batches),
            own.carpenters * min(1.0, materials),
            own.masons * min(1.0, stone, food + wood + cloth),
            own.architects * min(1.0, gold / 2 + min(stone, 2) / 4),
            own.trade,
            _favour(state, seat, min(1.0, cloth, own.deniers)),
            1.0 if state.specials[GATE] == seat else 0.0,
            1.0 if state.specials[MERCHANTS_GUILD] == seat else 0.0,
            _order(state, seat, rank),
            1.0 if seat in (state.inn_left, state.inn_right) else 0.0,
            float(state.workers[seat]) if seat not in state.pass_order else 0.0,
        ]


_LINES = (VP_LINE, DENIER_LINE, RESOURCE_LINE, BUILDING_LINE)
assert len(_LINES) == len(LINES)


def _road(
    state: CaylusState, expected: Sequence[_Expected]
) -> tuple[list[int], list[int], list[float]]:
    """Add the expected yield of road workers; return shops, residences and more income by seat."""
    shops, residences = [0] * state.seats, [0] * state.seats
    extra_income = [0.0] * state.seats
    provost, provost_done = state.provost, state.phase >= ROAD_PHASE
    tiles, owners, workers = state.road_tile, state.road_owner, state.road_worker
    for space in range(1, LAST_SPACE + 1):
        tile = tiles[space]
        if not tile:
            continue
        owner, worker = owners[space], workers[space]
        if owner != NOBODY:
            data = _OWN_TILES[tile]
            if data.category == "residential":
                residences[owner] += 1
            elif data.category == "prestige":
                extra_income[owner] += data.income
            else:
                shops[owner] += 1
        if worker != NOBODY:
            ahead = provost - space
            if provost_done:
                probability = 1.0 if ahead >= 0 else 0.0
            else:
                probability = _ACTIVATION_PROBABILITY.get(ahead, 0.96 if ahead > 0 else 0.03)
            _work(expected[worker], tile, probability)
    return shops, residences, extra_income


def _work(own: _Expected, tile: str, probability: float) -> None:
    """Add the expected yield of a worker on a tile, activated with that probability."""
    cubes = own.cubes
    if tile in PRODUCTION:
        for kind, count in enumerate(PRODUCTION[tile]):
            if count:
                cubes[kind] += count * probability
    elif tile in _EITHER:
        for kind, part in _EITHER[tile]:
            cubes[kind] += part * probability
    elif tile in CRAFTSMEN:
        if CRAFTSMEN[tile] == "wood":
            own.carpenters += probability
        else:
            own.masons += probability
    elif tile in MARKET_PRICE:
        if sum(cubes) >= 1:
            own.deniers += MARKET_PRICE[tile] * probability
            fullest = max(range(GOLD), key=cubes.__getitem__)
            cubes[fullest] -= min(cubes[fullest], probability)
    elif tile == "architect":
        own.architects += probability
    else:
        _trade(own, tile, probability)


_EITHER = {
    "neutral_forest": ((FOOD, 0.5), (WOOD, 0.5)),
    "neutral_farm": ((FOOD, 0.5), (CLOTH, 0.5)),
    "wood_farm_food": ((FOOD, 1.5), (CLOTH, 0.25)),
    "wood_farm_cloth": ((CLOTH, 1.5), (FOOD, 0.25)),
}
"""Expected cubes of tiles that make one of two kinds."""


def _trade(own: _Expected, tile: str, probability: float) -> None:
    """Add the expected yield of a peddler, exchange or lawyer, if the seat can pay for it."""
    cubes = own.cubes
    if tile in ("fixed_peddler", "wood_peddler") and own.deniers >= 2:
        scarcest = min(range(GOLD), key=cubes.__getitem__)
        cubes[scarcest] += probability * (1 if tile == "fixed_peddler" else 2)
        own.deniers -= 2 * probability
    elif tile == "bank" and own.deniers >= 2:
        twice = own.deniers >= 5
        cubes[GOLD] += probability * (2 if twice else 1)
        own.deniers -= probability * (5 if twice else 2)
    elif tile == "alchemist" and sum(cubes[:GOLD]) >= 2:
        cubes[GOLD] += probability
        fullest = max(range(GOLD), key=cubes.__getitem__)
        cubes[fullest] = max(0.0, cubes[fullest] - 2 * probability)
    elif tile == "lawyer" and cubes[CLOTH] >= 1 and own.deniers >= 1:
        own.trade += 2 * probability
    elif tile == "church" and own.deniers >= 2:
        own.trade += probability * (3 if own.deniers >= 4 else 2)
    elif tile == "tailor" and cubes[CLOTH] >= 2:
        own.trade += probability * (4 if cubes[CLOTH] >= 3 else 2)


def _castle(state: CaylusState, seat: int, batches: float) -> float:
    """Return the batches a worker in the castle can still deliver; below 0 if none."""
    if seat not in state.castle_queue:
        return 0.0
    if state.phase == CASTLE_PHASE:
        delivering = CastleBatch(seat) in state.stack
        if state.castle_batches[seat] or not (delivering or CastleGo(seat) in state.stack):
            return min(3.0, batches) if delivering else 0.0
    return min(3.0, batches) if batches >= 0.9 else batches - 1.0


def _favour(state: CaylusState, seat: int, payable: float) -> float:
    """Return the royal favours in reach: from the joust, and for most batches in the castle."""
    favours = payable if state.specials[JOUST_FIELD] == seat else 0.0
    most = max(state.castle_batches)
    if state.phase == CASTLE_PHASE and most and state.castle_queue:
        ahead = max(state.castle_queue, key=state.castle_batches.__getitem__)
        favours += _LEADER_STAYS if ahead == seat else 0.0
    return favours


def _order(state: CaylusState, seat: int, rank: int) -> float:
    """Return a seat's place in turn order, 0 (last) to 1 (first); above 1 in the stables."""
    if seat in state.stables:
        return 1.0 + 0.2 * (STABLES_ROOM - state.stables.index(seat))
    return 1 - rank / (state.seats - 1)


def _batches(cubes: Sequence[float]) -> float:
    """Return the number of batches (food and two other kinds) in the cubes, fractions included."""
    others = cubes[WOOD:]
    total = sum(others)
    return max(0.0, min(cubes[FOOD], total / 2, total - max(others)))


FEATURES = CaylusFeatures()
