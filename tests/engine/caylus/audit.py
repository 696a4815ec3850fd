"""Check the invariants: keep accounts from events alone, and compare them with states.

Every amount in an event is calculated again from the tables and earlier events. So random games
detect a rule that pays wrongly, or reports a payment never or twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from engine.caylus.data import (
    BATCHES,
    CAPS,
    CUBES,
    FAVOUR_DENIERS,
    HOUSE_POINTS,
    LINES,
    NOBODY,
    SCORING_FAVOURS,
    SCORING_PENALTY,
    SECTIONS,
    Cubes,
)
from engine.caylus.state import CaylusState
from engine.caylus.tiles import (
    ALTERNATIVES,
    EXCHANGES,
    MARKET_PRICE,
    OWNER_BONUS,
    PEDDLER_PRICES,
    PRODUCTION,
    TILES,
)
from engine.core.events import Event
from tests.engine.games.bookkeeping import Bookkeeper

AMOUNTS = ("deniers", *CUBES, "vp")
RESOURCE_GAINS = {1: "food", 3: "cloth", 5: "gold"}


def counted(cubes: Cubes, sign: int = 1) -> Counter[str]:
    """Return signed cubes by kind, without zeros."""
    return Counter({kind: sign * n for kind, n in zip(CUBES, cubes, strict=True) if n})


class Audit(Bookkeeper):
    """The accounts of one game from its first event on."""

    amounts = AMOUNTS

    def __init__(self, state: CaylusState) -> None:
        self.seats = state.seats
        self.simplified = state.simplified
        self.books = [self._held(state, seat) for seat in range(state.seats)]
        self.out = [6 - hand for hand in state.workers]
        self.inn_right = state.inn_right
        self.road = {
            space: (tile, state.road_owner[space])
            for space, tile in enumerate(state.road_tile)
            if tile
        }
        self.order = tuple(state.turn_order)
        self.passed: list[int] = []
        self.castle: list[int] = []
        self.batches: Counter[int] = Counter()
        self.best = NOBODY
        self.houses = [Counter(houses) for houses in state.castle_houses]
        self.scored = state.sections_scored
        self.markers = [dict(zip(LINES, levels, strict=True)) for levels in state.favour]
        self.lines: list[set[str]] = [set() for _ in range(state.seats)]
        self.level = [0] * state.seats
        self.rounds = state.round

    def _held(self, state: CaylusState, seat: int) -> dict[str, int]:
        cubes = zip(CUBES, state.cubes[seat], strict=True)
        return {"deniers": state.deniers[seat], "vp": state.points[seat], **dict(cubes)}

    def book(self, event: Event) -> None:
        """Book an event; one with points also states its player's new total."""
        super().book(event)
        if event.seat >= 0:
            total = self.books[event.seat]["vp"] if "vp" in event.data else None
            assert event.data.get("total") == total, event

    def compare(self, state: CaylusState) -> None:
        """Check that the state agrees with the accounts."""
        for seat, book in enumerate(self.books):
            assert book == self._held(state, seat), seat
            assert self.out[seat] == 6 - state.workers[seat], seat
            assert self.markers[seat] == dict(zip(LINES, state.favour[seat], strict=True))
        assert [Counter(houses) for houses in state.castle_houses] == self.houses
        assert self.road == {
            space: (tile, state.road_owner[space])
            for space, tile in enumerate(state.road_tile)
            if tile
        }
        assert self.scored == state.sections_scored
        assert self.inn_right == state.inn_right

    # Round and placing

    def _turn(self, _: int, data: Mapping[str, Any]) -> None:
        """Check invariants 12 (workers in hand or on the inn's right circle) and 17 (order)."""
        assert self.out == [int(seat == self.inn_right) for seat in range(self.seats)]
        assert data["turn"] == self.rounds + 1
        if self.seats == 2:
            assert (data["order"] == self.order[::-1]) == (self.rounds > 0)
        self.rounds, self.order = data["turn"], data["order"]

    def _income(self, _: int, data: Mapping[str, Any]) -> None:
        """Book the one event with everybody's amounts."""
        self._new_phase()
        extra = {"residence": 1, "library": 1, "hotel": 2}
        for seat, deniers in enumerate(data["gains"]):
            own = [tile for tile, owner in self.road.values() if owner == seat]
            assert deniers == 2 + sum(extra.get(tile, 0) for tile in own)
            self.books[seat]["deniers"] += deniers

    def _phase(self, _: int, data: Mapping[str, Any]) -> None:
        self._new_phase()
        if data["phase"] == "placing":
            self.passed = []
        if data["phase"] == "special":  # invariant 13
            assert sorted(self.passed) == list(range(self.seats))
        if data["phase"] == "castle":
            self.batches, self.best = Counter(), NOBODY
        if data["phase"] == "end":
            assert (self.best == NOBODY) == (not self.batches)
            assert not self.castle

    def _new_phase(self) -> None:
        self.lines = [set() for _ in range(self.seats)]
        self.level = [0] * self.seats

    def _placed(self, seat: int, data: Mapping[str, Any]) -> Counter[str]:
        """Check invariant 22: the cost, from passing order and positions alone."""
        assert seat not in self.passed
        self.out[seat] += 1
        self._enter(seat, data)
        owner = NOBODY
        if data["place"].isdecimal():
            tile, owner = self.road[int(data["place"])]
            assert tile == data["tile"]
        if seat in (owner, self.inn_right):
            return Counter(deniers=-1)
        passed = len(self.passed)
        return Counter(deniers=-3 if self.seats == 2 and passed == 1 else -1 - passed)

    def _gate_moved(self, seat: int, data: Mapping[str, Any]) -> None:
        self._enter(seat, data)

    def _enter(self, seat: int, data: Mapping[str, Any]) -> None:
        if data["place"] == "castle":
            assert seat not in self.castle
            self.castle.append(seat)

    def _owner_point(self, seat: int, data: Mapping[str, Any]) -> Counter[str]:
        assert self.road[data["space"]] == (data["tile"], seat)
        assert data["by"] != seat
        return Counter(vp=1)

    def _passed(self, seat: int, data: Mapping[str, Any]) -> Counter[str]:
        assert seat not in self.passed
        self.passed.append(seat)
        assert data["rank"] == len(self.passed)
        return Counter(deniers=1) if data["rank"] == 1 else Counter()

    # Special buildings and provost

    def _trading_post(self, _seat: int, _: Mapping[str, Any]) -> Counter[str]:
        return Counter(deniers=3)

    def _joust(self, _seat: int, _: Mapping[str, Any]) -> Counter[str]:
        return Counter(deniers=-1, cloth=-1)

    def _stables(self, _: int, data: Mapping[str, Any]) -> None:
        assert sorted(data["order"]) == list(range(self.seats))
        self.order = data["order"]

    def _inn_moved(self, seat: int, _: Mapping[str, Any]) -> None:
        assert self.inn_right == NOBODY
        self.inn_right = seat

    def _worker_home(self, seat: int, data: Mapping[str, Any]) -> None:
        self.out[seat] -= 1
        if data["place"] == "castle":
            self.castle.remove(seat)
        if data["place"] == "inn":
            assert self.inn_right == seat
            self.inn_right = NOBODY

    def _provost_moved(self, _: int, data: Mapping[str, Any]) -> Counter[str]:
        assert data["end"] - data["start"] == data["offset"]
        assert 1 <= data["end"] <= 28
        free = data["how"] == "merchants_guild"
        return Counter() if free else Counter(deniers=-abs(data["offset"]))

    # The road

    def _produced(self, seat: int, data: Mapping[str, Any]) -> Counter[str]:
        tile = data["tile"]
        if tile in PRODUCTION:
            return counted(PRODUCTION[tile])
        (kind,) = [kind for kind in ALTERNATIVES[tile] if kind in data]
        return Counter({kind: ALTERNATIVES[tile][kind]})

    def _owner_bonus(self, seat: int, data: Mapping[str, Any]) -> Counter[str]:
        assert self.road[data["space"]] == (data["tile"], seat)
        assert data["by"] != seat
        (kind,) = [kind for kind in OWNER_BONUS[data["tile"]] if kind in data]
        return Counter({kind: 1})

    def _sold(self, _: int, data: Mapping[str, Any]) -> Counter[str]:
        (kind,) = [kind for kind in CUBES if kind in data]
        return Counter({"deniers": MARKET_PRICE[data["tile"]], kind: -1})

    def _bought(self, _: int, data: Mapping[str, Any]) -> Counter[str]:
        bought = Counter({kind: data[kind] for kind in CUBES[:4] if kind in data})
        cost = PEDDLER_PRICES[data["tile"]][bought.total() - 1]
        return Counter({**bought, "deniers": -cost})

    def _exchanged(self, _: int, data: Mapping[str, Any]) -> Counter[str]:
        gained = data.get("gold", 0) + data.get("vp", 0)
        (option,) = [
            one for one in EXCHANGES[data["tile"]] if one.gold_gained + one.points_gained == gained
        ]
        stated = Counter({kind: data[kind] for kind in CUBES[:4] if kind in data})
        if option.basic:
            assert sum(stated.values()) == -option.basic
            assert max(stated.values()) < 0
        else:
            assert stated == Counter({"cloth": -option.cloth} if option.cloth else {})
        rest = {"gold": option.gold_gained, "vp": option.points_gained, "deniers": -option.deniers}
        return Counter({**stated, **{key: n for key, n in rest.items() if n}})

    def _favor_discount(self, seat: int, *levels: int) -> bool:
        used = self.level[seat] in levels
        self.level[seat] = 0
        return used

    def _built(self, seat: int, data: Mapping[str, Any]) -> Counter[str]:
        tile = TILES[data["tile"]]
        first = min(space for space in range(9, 29) if space not in self.road)
        assert data["space"] == first
        self.road[first] = (tile.word, seat)
        cost = counted(tile.cost)
        if self._favor_discount(seat, 2, 3):
            cost[tile.category] -= 1
        paid = Counter({kind: -data[kind] for kind in CUBES if kind in data})
        assert (paid - cost).total() == tile.of_any_kind
        assert not cost - paid
        return Counter({"vp": tile.points, **{kind: -n for kind, n in paid.items()}})

    def _upgraded(self, seat: int, data: Mapping[str, Any]) -> Counter[str]:
        self._favor_discount(seat, 5)
        assert self.road[data["space"]] == ("residence", seat)
        tile = TILES[data["tile"]]
        self.road[data["space"]] = (tile.word, seat)
        return Counter({"vp": tile.points, **counted(tile.cost, -1)})

    def _transform_paid(self, seat: int, data: Mapping[str, Any]) -> Counter[str]:
        tile, owner = self.road[data["space"]]
        assert tile == data["tile"] != "lawyer"
        assert owner == (NOBODY if TILES[tile].category == "neutral" else seat)
        assert TILES[tile].category in ("neutral", "wood", "stone")
        free = self._favor_discount(seat, 4)
        return Counter(cloth=-1) if free else Counter(cloth=-1, deniers=-1)

    def _transformed(self, seat: int, data: Mapping[str, Any]) -> Counter[str]:
        assert self.road[data["space"]][0] == data["tile"]
        self.road[data["space"]] = ("residence", seat)
        return Counter(vp=2)

    def _declined(self, seat: int, _: Mapping[str, Any]) -> None:
        self.level[seat] = 0

    # The castle

    def _batch(self, seat: int, data: Mapping[str, Any]) -> Counter[str]:
        """Check invariants 8 and 21: three kinds, one food; no house enters a scored section."""
        section = SECTIONS.index(data["section"])
        assert section >= self.scored
        assert seat in self.castle
        self.batches[seat] += 1
        self.houses[section][seat] += 1
        assert data["house"] == self.houses[section].total()
        given = Counter({kind: data[kind] for kind in CUBES if kind in data})
        assert given in [counted(cost, -1) for cost in BATCHES.values()]
        return Counter({"vp": HOUSE_POINTS[section], **given})

    def _loss(self, seat: int, most: int) -> Counter[str]:
        lost = min(most, self.books[seat]["vp"])
        return Counter(vp=-lost) if lost else Counter()

    def _castle_penalty(self, seat: int, _: Mapping[str, Any]) -> Counter[str]:
        """Check that nothing was delivered since the phase began."""
        assert seat in self.castle
        assert not self.batches[seat]
        return self._loss(seat, 2)

    def _best_builder(self, seat: int, data: Mapping[str, Any]) -> None:
        """Check the most batches in the phase; ties go to the lowest castle space."""
        assert self.best == NOBODY
        most = max(self.batches.values())
        assert (seat, data["batches"]) == (
            next(other for other in self.castle if self.batches[other] == most),
            most,
        )
        self.best = seat

    def _section_score(self, seat: int, data: Mapping[str, Any]) -> Counter[str]:
        section = SECTIONS.index(data["section"])
        assert section == self.scored
        houses = self.houses[section][seat]
        assert data["houses"] == houses
        assert data["favors"] == SCORING_FAVOURS[section][min(houses, 6)]
        return Counter() if houses else self._loss(seat, SCORING_PENALTY[section])

    def _section_scored(self, _: int, data: Mapping[str, Any]) -> None:
        assert data["section"] == SECTIONS[self.scored]
        self.scored += 1
        assert data["cap"] == CAPS[self.scored]

    # Favours

    def _favor(self, seat: int, _: Mapping[str, Any]) -> None:
        assert not self.simplified
        assert len(self.lines[seat]) < 4

    def _favor_lost(self, seat: int, _: Mapping[str, Any]) -> None:
        assert len(self.lines[seat]) == 4

    def _favor_points(self, _seat: int, _: Mapping[str, Any]) -> Counter[str]:
        assert self.simplified
        return Counter(vp=3)

    def _favor_line(self, seat: int, data: Mapping[str, Any]) -> Counter[str]:
        """Check invariants 9 and 18: distinct lines, markers up by at most one within the cap."""
        line = data["line"]
        assert line not in self.lines[seat]
        self.lines[seat].add(line)
        before, cap = self.markers[seat][line], CAPS[self.scored]
        level = min(cap, before + 1)
        assert data["level"] == level >= before
        assert data["raised"] == level - before
        self.markers[seat][line] = level
        if line == "vp":
            return Counter(vp=level)
        return Counter(deniers=FAVOUR_DENIERS[level]) if line == "denier" else Counter()

    def _favor_effect(self, seat: int, data: Mapping[str, Any]) -> Counter[str]:
        assert data["level"] <= self.markers[seat][data["line"]]
        if data["line"] == "building":
            self.level[seat] = data["level"]
            return Counter()
        kind = RESOURCE_GAINS.get(data["level"])
        return Counter({kind: 1}) if kind else Counter()

    def _favor_taken(self, _: int, data: Mapping[str, Any]) -> Counter[str]:
        net = Counter(data["taken"].split("+"))
        assert net.total() == (2 if "given" in data else 1)
        if "given" in data:
            net[data["given"]] -= 1
        return Counter({kind: n for kind, n in net.items() if n})

    def _final_score(self, seat: int, data: Mapping[str, Any]) -> Counter[str]:
        book = self.books[seat]
        basic = sum(book[kind] for kind in CUBES[:4])
        parts = (book["gold"] * 3, basic // 3, book["deniers"] // 4)
        assert parts == (data["from_gold"], data["from_goods"], data["from_deniers"])
        return Counter(vp=sum(parts)) if sum(parts) else Counter()
