"""Check the invariants: keep accounts from events alone, and compare them with states.

Every amount in an event is calculated again from the tables and earlier events. So random games
detect a rule that pays wrongly, or reports a payment never or twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from engine.caylus1303.data import CHARACTERS, NOBODY, OUT_OF_GAME, RESOURCES, Goods
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.tiles import BUILT, MONUMENT, PRINTED, RESIDENCE, SETUP, TILES, Line
from engine.core.events import Event
from tests.engine.games.bookkeeping import Bookkeeper

AMOUNTS = ("workers", "camp", *RESOURCES, "houses", "pp")
BASIC = RESOURCES[:4]
RECRUITS = {2: 3, 3: 3, 4: 3, 5: 2}


def counted(cost: Goods, sign: int = 1) -> Counter[str]:
    """Return signed resources by kind, without zeros."""
    return Counter({kind: sign * n for kind, n in zip(RESOURCES, cost, strict=True) if n})


def parts(line: Line) -> tuple[Line, ...]:
    """Return how a line is reported: a market's cost and choice are separate events."""
    if line.gain_any and line.pay_workers:
        return (Line(pay_workers=line.pay_workers), Line(gain_any=line.gain_any))
    return (line,)


class Audit(Bookkeeper):
    """The accounts of one game from its first event on."""

    amounts = AMOUNTS

    def __init__(self, state: Caylus1303State) -> None:
        self.seats = state.seats
        self.books = [self._held(state, seat) for seat in range(state.seats)]
        self.out: list[Counter[int]] = [Counter() for _ in range(state.seats)]
        self.site: list[int] = []
        self.road: dict[int, list[Any]] = {
            space: [tile, state.road_side[space], state.road_owner[space]]
            for space, tile in enumerate(state.road_tile)
            if tile
        }
        self.site_tiles = list(state.site_tiles)
        self.holder = dict(zip(CHARACTERS, state.holder, strict=True))
        self.provost = state.provost
        self.round, self.phase = state.round, "setup"
        self.passed: list[int] = []
        self.batches: Counter[int] = Counter()
        self.gold_paid = self.journeyman_used = False
        self.favours = 0

    def _held(self, state: Caylus1303State, seat: int) -> dict[str, int]:
        return {
            "workers": state.hand[seat],
            "camp": state.camp[seat],
            "houses": state.houses[seat],
            "pp": state.points[seat],
            **dict(zip(RESOURCES, state.resources[seat], strict=True)),
        }

    def book(self, event: Event) -> None:
        """Book an event; it must have no secret, and leave no amount below 0."""
        assert event.secret is None
        super().book(event)
        if event.seat >= 0:
            assert min(self.books[event.seat].values()) >= 0, event

    def stated(self, event: Event) -> dict[str, Any]:
        """Return the amounts without zeros."""
        return super().stated(event) if event.seat >= 0 else {}

    def compare(self, state: Caylus1303State) -> None:
        """Check that the state agrees with the accounts."""
        for seat, book in enumerate(self.books):
            assert book == self._held(state, seat), seat
            assert book["workers"] + book["camp"] + self.out[seat].total() == 15
        for space, (tile, face, owner) in self.road.items():
            assert state.road_tile[space] == tile
            assert (state.road_side[space], state.road_owner[space]) == (face, owner)
        assert sum(map(bool, state.road_tile)) == len(self.road)
        assert self.holder == dict(zip(CHARACTERS, state.holder, strict=True))
        assert self.provost == state.provost
        assert self.site == state.site_row

    def _owned(self, seat: int, face: int) -> Iterator[str]:
        for tile, shown, owner in self.road.values():
            if owner == seat and shown == face:
                yield tile

    # Rounds and characters

    def _set_up(self, _: int, data: Mapping[str, Any]) -> None:
        revealed = {word for word, holder in self.holder.items() if holder != OUT_OF_GAME}
        assert set(data["characters"]) == revealed

    def _character(self, seat: int, data: Mapping[str, Any]) -> None:
        """Check invariant 7: from the board or another player, never back."""
        assert self.holder[data["character"]] == data["source"] != seat
        assert self.phase in ("setup", "activation", "delivery", "management")
        self.holder[data["character"]] = seat

    def _round(self, _: int, data: Mapping[str, Any]) -> None:
        """Check invariant 9: no worker anywhere on the board."""
        assert data["round"] == self.round + 1
        assert not self.site
        assert not any(self.out)
        if self.passed:
            assert data["order"][0] == self.passed[0]
        self.round = data["round"]
        self.passed, self.batches = [], Counter()
        self.gold_paid = self.journeyman_used = False

    def _phase(self, _: int, data: Mapping[str, Any]) -> None:
        if data["phase"] == "activation":  # invariant 11
            assert sorted(self.passed) == list(range(self.seats))
        if data["phase"] == "delivery":  # invariant 9
            assert all(set(out) <= {-1} for out in self.out)
        self.phase, self.favours = data["phase"], 0

    # Planning

    def _placed(self, seat: int, data: Mapping[str, Any]) -> Counter[str]:
        """Check who may place where, and the cost."""
        assert seat not in self.passed
        extra = 1 if self.passed and self.holder["night_worker"] != seat else 0
        if data["how"] == "early_riser":
            assert self.holder["early_riser"] == seat
            extra = 1
        self.out[seat][data["space"]] += 1
        if data["place"] == "site":
            self.site.append(seat)
            assert (data["slot"], self.site.count(seat)) == (len(self.site), 1)
        else:
            self._check_road(seat, data)
        return Counter({"workers": -1 - extra, **({"camp": extra} if extra else {})})

    def _check_road(self, seat: int, data: Mapping[str, Any]) -> None:
        tile, face, _ = self.road[data["space"]]
        assert tile == data["place"]
        assert face in (PRINTED, SETUP, BUILT)
        assert tile != "guilds_bridge"
        there = [other for other in range(self.seats) if self.out[other][data["space"]]]
        assert data["second"] == (len(there) > 1)
        if data["second"]:
            assert self.holder["journeyman"] == seat
            assert not self.journeyman_used
            self.journeyman_used = True
        assert self.out[seat][data["space"]] == 1
        assert len(there) <= 2

    def _placement(self, seat: int, data: Mapping[str, Any]) -> Counter[str]:
        assert self.road[data["space"]][2] == seat != data["by"]
        assert self.holder["thief"] != data["by"]
        return Counter(pp=2 if self.holder["steward"] == seat else 1)

    def _robbed(self, seat: int, data: Mapping[str, Any]) -> None:
        assert self.road[data["space"]][2] == seat != data["by"]
        assert self.holder["thief"] == data["by"]

    def _passed(self, seat: int, data: Mapping[str, Any]) -> None:
        assert seat not in self.passed
        self.passed.append(seat)
        assert data["rank"] == len(self.passed)

    # Activation

    def _worker_home(self, seat: int, data: Mapping[str, Any]) -> Counter[str]:
        assert self.out[seat][data["space"]] == 1
        del self.out[seat][data["space"]]
        if data["why"] == "site":
            assert self.site.pop(0) == seat
        else:
            assert (data["space"] >= self.provost) == (data["why"] == "beyond")
        return Counter(camp=1)

    def _owner_bonus(self, seat: int, data: Mapping[str, Any]) -> Counter[str]:
        assert self.road[data["space"]] == [data["tile"], BUILT, seat]
        assert data["space"] < self.provost
        assert not self.out[seat][data["space"]]
        assert any(out[data["space"]] for out in self.out)
        return counted(TILES[data["tile"]].bonus)

    def _goods(self, _: int, data: Mapping[str, Any]) -> None:
        """Check the goods of the setup: 2 wood, 1 food, 1 stone for everybody."""
        assert data == {"wood": 2, "food": 1, "stone": 1}
        assert sum(holder == NOBODY for holder in self.holder.values()) == 3
        for book in self.books:
            for kind, count in data.items():
                book[kind] += count

    def _used(self, seat: int, data: Mapping[str, Any]) -> Counter[str]:
        """Check an effect: one of the lines of the side in use, with its free choices."""
        tile = TILES[data["tile"]]
        if data["space"] == -1:
            assert tile.word in self.site_tiles
            lines = tile.setup
        else:
            word, face, _ = self.road[data["space"]]
            assert word == tile.word
            assert self.out[seat][data["space"]] == 1
            lines = tile.built if face == BUILT else tile.setup
        stated = Counter({key: data[key] for key in AMOUNTS if key in data})
        (expected,) = {
            frozenset(found.items())
            for line in (part for whole in lines for part in parts(whole))
            if (found := self._line(seat, line, stated, data["lost"])) == stated
        }
        return Counter(dict(expected))

    def _line(self, seat: int, line: Line, stated: Counter[str], lost: int) -> Counter[str]:
        """Return what a line changes, given the free choices and a full camp."""
        room = self.books[seat]["camp"] + line.pay_workers
        taken = min(line.gain_workers, room)
        if lost != line.gain_workers - taken:
            return Counter()
        found = counted(line.gain)
        found.subtract(counted(line.pay))
        free = {kind: stated[kind] for kind in BASIC if kind in stated}
        if line.pay_any and -sum(free.values()) == line.pay_any and max(free.values()) < 0:
            found.update(free)
        if line.gain_any and sum(free.values()) == line.gain_any and min(free.values()) > 0:
            found.update(free)
        workers = taken - line.pay_workers
        found.update({"workers": workers, "camp": -workers, "pp": line.points})
        return Counter({key: change for key, change in found.items() if change})

    def _claimed(self, seat: int, data: Mapping[str, Any]) -> Counter[str]:
        tile, face, owner = self.road[data["space"]]
        assert (tile, face, owner) == (data["tile"], SETUP, NOBODY)
        assert TILES[tile].category == "starting"
        self.road[data["space"]][2] = seat
        return Counter(cloth=-1, houses=-1)

    def _built(self, seat: int, data: Mapping[str, Any]) -> Counter[str]:
        """Check a new building: on the first empty space; the fixed cost and the free part."""
        tile, space = TILES[data["tile"]], data["space"]
        assert space == min(set(range(28)) - set(self.road))
        self.road[space] = [tile.word, BUILT, seat]
        architect = int(self.holder["architect"] == seat)
        assert data["architect"] == architect
        stated = {kind: data[kind] for kind in RESOURCES if kind in data}
        rest = Counter({kind: -change for kind, change in stated.items()})
        rest.subtract(counted(tile.cost))
        waived = -1 if rest["stone"] < 0 or rest.total() < tile.cost_any else 0
        if waived:
            assert tile.category == "stone"
            assert "wood_stonemason" in (*self.site_tiles, self.road[13][0])
        assert rest.total() == tile.cost_any + waived
        assert rest["gold"] == 0
        return Counter({**stated, "houses": -1, "pp": tile.points + architect})

    def _bridge(self, _: int, data: Mapping[str, Any]) -> None:
        assert data["order"] == tuple(self.passed)

    def _provost_moved(self, seat: int, data: Mapping[str, Any]) -> Counter[str]:
        """Check the steps of the provost and invariant 4."""
        steps = data["steps"]
        assert (data["start"], data["end"]) == (self.provost, self.provost + steps)
        assert 5 <= data["end"] <= 28
        assert 1 <= abs(steps) <= {"toll": 2, "bridge": 3, "bailiff": 1}[data["how"]]
        if data["how"] == "bailiff":
            assert self.holder["bailiff"] == seat
        self.provost = data["end"]
        if data["how"] != "bridge":
            return Counter()
        return Counter(workers=-abs(steps), camp=abs(steps))

    # Favours, delivery

    def _favour(self, _: int, data: Mapping[str, Any]) -> None:
        """Check invariant 13: at most one in a delivery."""
        self.favours += 1
        assert (data["source"] == "site") == (self.phase == "delivery")
        assert self.phase != "delivery" or self.favours == 1

    def _favour_site(self, _: int, data: Mapping[str, Any]) -> None:
        """Check invariant 13: the brackets of rounds."""
        assert self.site_tiles[data["number"] - 1] == data["tile"]
        assert data["number"] <= (self.round + 2) // 3

    def _delivered(self, seat: int, data: Mapping[str, Any]) -> Counter[str]:
        if data["last"]:
            assert self.holder["delivery_man"] == seat
        else:
            assert seat in self.site
        stated = Counter({kind: data[kind] for kind in RESOURCES if kind in data})
        assert stated.total() == -3
        if self.holder["chamberlain"] != seat:
            assert stated["food"] == -1
            assert len(stated) == 3
        goldsmith = 0
        if self.holder["goldsmith"] == seat and "gold" in stated and not self.gold_paid:
            goldsmith, self.gold_paid = 5, True
        foreman = int(self.holder["foreman"] == seat)
        assert (data["foreman"], data["goldsmith"]) == (foreman, goldsmith)
        self.batches[seat] += 1
        assert data["batches"] == self.batches[seat]
        return Counter({**stated, "pp": 5 + foreman + goldsmith})

    def _most_batches(self, seat: int, data: Mapping[str, Any]) -> None:
        most = max(self.batches.values())
        assert self.batches[seat] == data["batches"] == most
        tied = [other for other in self.site if self.batches[other] == most]
        assert not tied or tied[0] == seat

    # Management and the end

    def _residence(self, seat: int, data: Mapping[str, Any]) -> None:
        assert self.road[data["space"]] == [data["tile"], SETUP, seat]
        self.road[data["space"]][1] = RESIDENCE

    def _monument(self, seat: int, data: Mapping[str, Any]) -> Counter[str]:
        assert self.road[data["space"]][1:] == [RESIDENCE, seat]
        tile = TILES[data["tile"]]
        self.road[data["space"]] = [tile.word, MONUMENT, seat]
        architect = int(self.holder["architect"] == seat)
        assert data["architect"] == architect
        return Counter({**counted(tile.cost, -1), "pp": tile.points + architect})

    def _recruited(self, _: int, data: Mapping[str, Any]) -> None:
        """Check the recruitment: everybody's at once."""
        for seat, book in enumerate(self.books):
            monuments = list(self._owned(seat, MONUMENT))
            due = RECRUITS[self.seats] + len(list(self._owned(seat, RESIDENCE)))
            due += 2 * ("mon_garden" in monuments) + (self.holder["day_laborer"] == seat)
            taken = min(due, book["camp"])
            assert (data["workers"][seat], data["lost"][seat]) == (taken, due - taken)
            book["workers"] += taken
            book["camp"] -= taken
            for kind in RESOURCES:
                tile = {"food": "mon_granary", "cloth": "mon_factory"}.get(kind)
                gain = int(tile in monuments)
                assert data.get(kind, (0,) * self.seats)[seat] == gain
                book[kind] += gain

    def _provost_reset(self, _: int, data: Mapping[str, Any]) -> None:
        """Check the provost's reset."""
        assert data["start"] == self.provost
        last = next(space for space in range(28) if space + 1 not in self.road)
        assert data["end"] == last
        self.provost = last

    def _final_score(self, seat: int, data: Mapping[str, Any]) -> Counter[str]:
        book = self.books[seat]
        assert (data["before"], data["left"]) == (book["pp"], book["gold"])
        return Counter(pp=2 * book["gold"]) if book["gold"] else Counter()

    def _game_over(self, _: int, data: Mapping[str, Any]) -> None:
        scores = tuple(book["pp"] for book in self.books)
        assert data["scores"] == scores
        best = [seat for seat, score in enumerate(scores) if score == max(scores)]
        assert list(data["winners"]) == best
