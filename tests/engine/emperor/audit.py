"""Check the invariants: keep accounts from events alone, and compare them with states.

It moves pieces and money as the events say, and checks every amount against the tables. So random
games detect a rule that pays wrongly, or reports a payment never or twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from engine.core.events import Event
from engine.emperor.data import CARD, CARDS, CODES, NOBODY
from engine.emperor.piece_words import CITY_WORDS, PIECE_WORDS
from engine.emperor.state import EmperorState
from tests.engine.games.bookkeeping import Bookkeeper

AMOUNTS = ("thalers", "vp", "tiles", "knights", "cities")
AGES = ("15", "25", "35", "45")
EMPEROR_PAY = {1: (2, 0), 2: (2, 0), 3: (2, 1), 4: (1, 2), 5: (1, 0)}


def older(noble: str, steps: int = 1) -> str:
    """Return a noble one step older: ``S25`` becomes ``S35``."""
    return noble[0] + AGES[AGES.index(noble[1:]) + steps]


class Audit(Bookkeeper):
    """The accounts of one game from its first event on."""

    amounts = AMOUNTS

    def __init__(self, state: EmperorState) -> None:
        self.seats = state.seats
        start = {"thalers": 7, "vp": 0, "tiles": 7, "knights": 3, "cities": 3}
        self.books = [dict(start) for _ in range(state.seats)]
        self.pieces = Counter[tuple[str, str]]()
        self.cities = Counter[tuple[str, str]]()
        self.cards: list[list[str]] = [[] for _ in range(state.seats)]
        self.stock = list(state.stock)
        self.copies = list(state.stock)
        self.emperor = state.emperor
        self.round = 0
        self.phase = ""
        self.passed: list[int] = []
        self.used: list[str] = []
        self.phase_5 = Counter[str]()
        self.ballots: dict[int, tuple[str, int]] = {}

    def book(self, event: Event) -> None:
        """Book an event; points while electors are chosen are counted."""
        super().book(event)
        if self.phase == "electors" and "vp" in event.data:
            self.phase_5[event.kind] += 1

    def compare(self, state: EmperorState) -> None:
        """Check that the state agrees with the accounts."""
        for seat, book in enumerate(self.books):
            held = (
                state.thalers[seat],
                state.points[seat],
                state.tiles[seat],
                state.knights[seat],
                state.cities_left[seat],
            )
            assert tuple(book.values()) == held, (seat, book)
            assert self.cards[seat] == [CARDS[card].word for card in state.cards[seat]]
        assert self.stock == state.stock
        assert self.emperor == state.emperor
        assert +self.pieces == self._pieces(state)
        cities = Counter(
            (CODES[e], CITY_WORDS[city])
            for e, row in enumerate(state.cities)
            for city in row
            if city != NOBODY
        )
        assert +self.cities == cities
        assert state.empire_left == 3 - sum(n for (_, c), n in cities.items() if c == "empire")

    def _pieces(self, state: EmperorState) -> Counter[tuple[str, str]]:
        found = Counter[tuple[str, str]]()
        for spot, noble in (("throne", state.throne), ("lifted", state.lifted)):
            if noble != NOBODY:
                found[spot, PIECE_WORDS[noble]] += 1
        for e, code in enumerate(CODES):
            if state.electors[e] != NOBODY:
                found[f"{code}-elector", PIECE_WORDS[state.electors[e]]] += 1
            found.update((code, PIECE_WORDS[p]) for p in state.places[e] if p != NOBODY)
            if state.castles[e] >= 0:
                found[f"{code}-castle", f"P{state.castles[e] + 1}-K"] += 1
        if state.eminence != NOBODY:
            found[f"{CODES[state.eminence_at]}-eminence", f"P{state.eminence + 1}-S45"] += 1
        return found

    # Moving pieces

    def _put(self, spot: str, seat: int, piece: str) -> None:
        self.pieces[spot, f"P{seat + 1}-{piece}"] += 1

    def _take(self, spot: str, seat: int, piece: str) -> None:
        where = (spot, f"P{seat + 1}-{piece}")
        assert self.pieces[where] > 0, where
        self.pieces[where] -= 1

    def _at(self, spot: str) -> list[str]:
        return [piece for (at, piece), n in self.pieces.items() if at == spot and n]

    def _holder(self, code: str) -> int:
        """Return the owner of an elector, or -1."""
        found = self._at(f"{code}-elector")
        return int(found[0][1]) - 1 if found else NOBODY

    # Set-up and knights

    def _placed(self, seat: int, data: Mapping[str, Any]) -> Mapping[str, int]:
        assert data["noble"][1:] == "15" or data["why"] == "setup"
        self._put(data["spot"], seat, data["noble"])
        return {"tiles": -1}

    def _knight_placed(self, seat: int, data: Mapping[str, Any]) -> Mapping[str, int]:
        self._put(data["spot"], seat, "K")
        return {"knights": -1, "thalers": -1 if self.round else 0}

    def _knight_moved(self, seat: int, data: Mapping[str, Any]) -> Mapping[str, int]:
        self._acts(seat)
        self._take(data["start"], seat, "K")
        self._put(data["end"], seat, "K")
        return {"thalers": -1}

    def _pushed(self, seat: int, data: Mapping[str, Any]) -> Mapping[str, int]:
        self._take(data["electorate"], seat, "K")
        return {"knights": 1}

    def _empire_city(self, seat: int, data: Mapping[str, Any]) -> None:
        assert seat == self.emperor
        if data["start"] != "supply":
            assert self.round <= 3
            self.cities[data["start"], "empire"] -= 1
        else:
            assert self.round <= 2
        self.cities[data["end"], "empire"] += 1

    # Phases 1 to 3

    def _round(self, _: int, data: Mapping[str, Any]) -> None:
        assert data["round"] == self.round + 1 <= 5
        self.round, self.passed, self.used = data["round"], [], []

    def _phase(self, _: int, data: Mapping[str, Any]) -> None:
        if self.phase == "electors":
            self._check_phase_5()
        self.phase = data["phase"]
        if self.phase == "actions":
            assert self.cards == [[]] * self.seats
            assert self.stock == self.copies
        self.ballots = {}

    def _income(self, seat: int, data: Mapping[str, Any]) -> Mapping[str, int]:
        """Check the income from the board alone."""
        player = f"P{seat + 1}"
        income = 6 + 2 * (self._holder("SAX") == seat)
        for (code, city), count in self.cities.items():
            if city == player or (city != "empire" and self._holder(code) == seat):
                income += count
        assert data["income"] == income
        return {"thalers": min(12, self.books[seat]["thalers"] + income) - self._money(seat)}

    def _money(self, seat: int) -> int:
        return self.books[seat]["thalers"]

    def _died(self, seat: int, data: Mapping[str, Any]) -> Mapping[str, int]:
        assert data["noble"].endswith("45")
        self._take(data["spot"], seat, data["noble"])
        return {"tiles": 1}

    def _aged(self, _: int, __: Mapping[str, Any]) -> None:
        aged = Counter[tuple[str, str]]()
        for (spot, piece), count in (+self.pieces).items():
            player, noble = piece.split("-")
            assert noble == "K" or not noble.endswith("45"), spot
            aged[spot, piece if noble == "K" else f"{player}-{older(noble)}"] += count
        self.pieces = aged

    def _eminence_left(self, seat: int, data: Mapping[str, Any]) -> Mapping[str, int]:
        self._take(f"{data['electorate']}-eminence", seat, "S45")
        return {"tiles": 1}

    def _crowned(self, seat: int, data: Mapping[str, Any]) -> Mapping[str, int]:
        assert self._at("throne") == []
        self.emperor = seat
        spot, noble = data["spot"], data["noble"]
        self._put("throne", seat, noble)
        if spot in CODES:
            self._take(spot, seat, noble)
            return {}
        assert noble == "S45"
        if spot == "hand":
            return {"tiles": -1}
        if spot == "eminence":
            (spot,) = (at for (at, _), n in self.pieces.items() if n and at.endswith("-eminence"))
            self._take(spot, seat, "S45")
        else:
            (piece,) = self._at(spot)
            self._take(spot, seat, piece.split("-")[1])
        return {}

    def _child(self, seat: int, data: Mapping[str, Any]) -> None:
        colours = Counter(CARDS[CARD[word]].colour for word in self.cards[seat])
        assert (data["blue"], data["red"]) == (colours["blue"], colours["red"])
        assert data["child"] == ("son" if colours["blue"] > colours["red"] else "daughter")

    def _convent(self, seat: int, _: Mapping[str, Any]) -> Mapping[str, int]:
        return {"thalers": 0 if self._money(seat) == 12 else 1}

    def _accepted(self, _: int, data: Mapping[str, Any]) -> Mapping[str, int]:
        self._marry(data["spot"], data["to"], data["noble"])
        return {"vp": 1}

    def _marry(self, spot: str, seat: int, noble: str) -> None:
        assert noble[0] == "S"
        assert spot not in ("TRI-elector", "KOL-elector", "MAI-elector")
        self._take(spot, seat, noble)
        self._put(spot, seat, "C" + noble[1:])

    def _cards_returned(self, _: int, __: Mapping[str, Any]) -> None:
        self.cards = [[] for _ in range(self.seats)]
        self.stock = list(self.copies)

    # Phase 4

    def _acts(self, seat: int) -> None:
        """Check invariant 7: a player who has passed, or bought Rival, does nothing more."""
        assert self.phase == "actions"
        assert seat not in self.passed

    def _bought(self, seat: int, data: Mapping[str, Any]) -> Mapping[str, int]:
        self._acts(seat)
        word = data["card"]
        card = CARDS[CARD[word]]
        assert not (word == "rival" and seat == self.emperor)
        assert word != "eminence" or self._holder("BRA") == seat
        self.cards[seat].append(word)
        self.stock[CARD[word]] -= 1
        assert data["left"] == self.stock[CARD[word]] >= 0
        return {"thalers": -self._price(data, card.price)}

    def _price(self, data: Mapping[str, Any], usual: int) -> int:
        return 5 if data["card"] == "permit" and data["thalers"] == -5 else usual

    def _exhausted_used(self, seat: int, data: Mapping[str, Any]) -> Mapping[str, int]:
        card = CARDS[CARD[data["card"]]]
        assert card.at_once
        assert not self.stock[CARD[data["card"]]]
        assert self.used[-1] == "TRI"
        return {"thalers": -self._price(data, card.price)}

    def _waived(self, _: int, __: Mapping[str, Any]) -> None:
        assert self.seats == 2

    def _privilege(self, seat: int, data: Mapping[str, Any]) -> None:
        """Check invariant 8."""
        self._acts(seat)
        assert data["electorate"] in ("TRI", "KOL", "PAL")
        assert data["electorate"] not in self.used
        assert self._holder(data["electorate"]) == seat
        self.used.append(data["electorate"])

    def _treated(self, seat: int, data: Mapping[str, Any]) -> None:
        assert data["older"] == (data["owner"] != seat)
        self._take(data["spot"], data["owner"], data["noble"])
        changed = older(data["noble"], 1 if data["older"] else -1)
        self._put(data["spot"], data["owner"], changed)

    def _moved(self, seat: int, data: Mapping[str, Any]) -> None:
        assert data["start"] != data["end"]
        self._take(data["start"], seat, data["noble"])
        self._put(data["end"], seat, data["noble"])

    def _indulged(self, _: int, __: Mapping[str, Any]) -> Mapping[str, int]:
        return {"vp": 1}

    def _founded(self, seat: int, data: Mapping[str, Any]) -> Mapping[str, int]:
        self.cities[data["electorate"], f"P{seat + 1}"] += 1
        assert data["number"] == 4 - self.books[seat]["cities"]
        return {"cities": -1, "vp": (1, 1, 2)[data["number"] - 1]}

    def _promoted(self, seat: int, data: Mapping[str, Any]) -> Mapping[str, int]:
        self._take(data["electorate"], seat, "K")
        self._put(data["electorate"], seat, "S15")
        return {"tiles": -1, "knights": 1}

    def _wed(self, seat: int, data: Mapping[str, Any]) -> None:
        self._marry(data["spot"], seat, data["noble"])

    def _passed(self, seat: int, _: Mapping[str, Any]) -> None:
        self._acts(seat)
        self.passed.append(seat)

    # Phase 5

    def _eminence_placed(self, seat: int, data: Mapping[str, Any]) -> Mapping[str, int]:
        assert "eminence" in self.cards[seat]
        self._put(f"{data['electorate']}-eminence", seat, "S45")
        return {"tiles": -1}

    def _influence(self, _: int, data: Mapping[str, Any]) -> None:
        """Return the influence, from the board alone."""
        code, totals = data["electorate"], [0] * self.seats
        spots = (code, f"{code}-elector", f"{code}-castle", f"{code}-eminence")
        for (spot, piece), count in self.pieces.items():
            if spot in spots:
                totals[int(piece[1]) - 1] += count * (2 if piece[3] == "C" else 1)
        for (at, city), count in self.cities.items():
            if at == code:
                totals[self.emperor if city == "empire" else int(city[1]) - 1] += count
        assert data["totals"] == totals
        most = max(totals)
        assert data["leaders"] == [s for s, n in enumerate(totals) if n == most > 0]
        self.leaders = data["leaders"]

    def _tie_broken(self, seat: int, data: Mapping[str, Any]) -> None:
        assert seat == self.emperor
        assert data["tied"] == self.leaders
        assert data["winner"] in data["tied"]

    def _elector(self, seat: int, data: Mapping[str, Any]) -> Mapping[str, int]:
        code, noble = data["electorate"], data["noble"]
        assert seat in self.leaders
        assert self._holder(code) != seat
        assert noble[0] == "S" or code not in ("TRI", "KOL", "MAI")
        self._take(code, seat, noble)
        self._put(f"{code}-elector", seat, noble)
        return {"vp": 2}

    def _elector_stays(self, seat: int, data: Mapping[str, Any]) -> None:
        assert seat in self.leaders
        assert self._holder(data["electorate"]) == seat

    def _no_elector(self, seat: int, data: Mapping[str, Any]) -> None:
        """Check that no noble of the winner may sit: at most couples in an archdiocese."""
        own = [p for p in self._at(data["electorate"]) if p.startswith(f"P{seat + 1}-")]
        spiritual = data["electorate"] in ("TRI", "KOL", "MAI")
        assert all(p.endswith("K") or (spiritual and p[3] == "C") for p in own)

    def _displaced(self, seat: int, data: Mapping[str, Any]) -> Mapping[str, int]:
        self._take(f"{data['electorate']}-elector", seat, data["noble"])
        if data["to"] == "hand":
            return {"tiles": 1}
        self._put(data["electorate"], seat, data["noble"])
        return {}

    def _mainz(self, seat: int, _: Mapping[str, Any]) -> Mapping[str, int]:
        assert self._holder("MAI") == seat
        return {"vp": 1}

    def _check_phase_5(self) -> None:
        """Check invariant 11."""
        assert set(self.phase_5) <= {"elector", "mainz"}
        assert self.phase_5["mainz"] == (self._holder("MAI") != NOBODY)
        self.phase_5.clear()

    # Phases 6 and 7

    def _ballot(self, seat: int, data: Mapping[str, Any]) -> None:
        rival = next(s for s, held in enumerate(self.cards) if "rival" in held)
        if seat in (self.emperor, rival):
            assert data["side"] == ("emperor" if seat == self.emperor else "rival")
        else:
            assert data["votes"] > 0
        self.ballots[seat] = (data["side"], data["votes"])

    def _election(self, seat: int, data: Mapping[str, Any]) -> None:
        """Check invariant 12."""
        for side, total in zip(("emperor", "rival"), data["totals"], strict=True):
            assert total == sum(n for cast, n in self.ballots.values() if cast == side)
        assert (data["won"] == "rival") == (data["totals"][1] > data["totals"][0])
        assert seat == data[data["won"]]
        self.won = data["won"]
        self.candidates = (data["emperor"], data["rival"])

    def _vote_point(self, seat: int, _: Mapping[str, Any]) -> Mapping[str, int]:
        assert seat not in self.candidates
        assert self.ballots[seat][0] == self.won
        return {"vp": 1}

    def _deposed(self, seat: int, data: Mapping[str, Any]) -> None:
        self._take("throne", seat, data["noble"])
        self._put("lifted", seat, data["noble"])

    def _resettled(self, seat: int, data: Mapping[str, Any]) -> None:
        self._take("lifted", seat, data["noble"])
        self._put(data["spot"], seat, data["noble"])

    def _retired(self, seat: int, data: Mapping[str, Any]) -> Mapping[str, int]:
        self._take("lifted", seat, data["noble"])
        return {"tiles": 1}

    def _emperor_gain(self, seat: int, data: Mapping[str, Any]) -> Mapping[str, int]:
        assert seat == self.emperor
        assert data["round"] == self.round
        vp, thalers = EMPEROR_PAY[self.round]
        return {"vp": vp, "thalers": min(12, self._money(seat) + thalers) - self._money(seat)}
