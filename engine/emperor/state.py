"""A game of In the Shadow of the Emperor at one moment: ints and short lists (rules §2, §7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.core.chance import Chance
from engine.core.state import State, frames_from_json
from engine.emperor.data import (
    BOARD,
    CARD,
    CARD_WORDS,
    CODES,
    ELECTORATE,
    NOBODY,
    SOURCES,
)
from engine.emperor.pieces import (
    CITY,
    CITY_WORDS,
    EMPTY_CASTLE,
    EMPTY_CITY,
    FIELD,
    PIECE,
    PIECE_BITS,
    PIECE_WORDS,
    WHOLE_FIELD,
)

NO_CASTLE = -2


class EmperorState(State):
    """Seats are 0 to ``seats`` - 1, in clockwise order; :data:`NOBODY` (-1) is nobody or nothing.

    Electorates are 0 to 6 (TRI to BOH); pieces are the numbers of ``pieces``. An electorate out of
    play has no spaces.

    Attributes:
        seats: the number of players.
        out: the electorates out of play (two players).
        round: the number of the round, 1 to 5; 0 during the set-up.
        phase: the phase of the round, 1 to 8; 0 during the set-up.
        emperor: the seat with the emperor marker.
        throne: the noble on the throne.
        lifted: the old emperor's noble while it lies beside the board (rules §5.6).
        eminence: the seat whose Gray eminence is on the board.
        eminence_at: the electorate it is in.
        electors: the noble on each seat.
        places: for each electorate the pieces on its places: nobles and knights.
        castles: the seat whose knight is in each castle; :data:`NO_CASTLE` where there is none.
        cities: for each electorate the pieces on its city spaces.
        thalers: money by seat.
        tiles: nobles in hand by seat.
        knights: knights in hand by seat.
        cities_left: cities in hand by seat.
        empire_left: empire cities in the supply.
        vp: points by seat.
        points: by seat, the points from each of ``SOURCES``; they add up to ``vp``.
        stock: the copies left of each action card; always 1 of the Knight card, a reminder.
        cards: by seat, the action cards lying before it, in the order they were bought.
        passed: the seats that have passed in phase 4, in that order.
        used: the electorates whose privilege was used this round.
        church: the archdiocese Church influence names in phase 6.
        excommunicated: the electorate Excommunication names in phase 6.
        stocked: a bit ``1 << card`` for each stack that is not exhausted; derived.
        board: sixteen bits for each electorate (``pieces``): empty spaces, whose nobles and
            knights stand on places; derived, kept in step by :meth:`mark`.
    """

    __slots__ = (
        "board",
        "cards",
        "castles",
        "church",
        "cities",
        "cities_left",
        "electors",
        "eminence",
        "eminence_at",
        "emperor",
        "empire_left",
        "excommunicated",
        "knights",
        "lifted",
        "out",
        "passed",
        "phase",
        "places",
        "points",
        "round",
        "seats",
        "stock",
        "stocked",
        "thalers",
        "throne",
        "tiles",
        "used",
        "vp",
    )

    seats: int
    out: list[int]
    round: int
    phase: int
    emperor: int
    throne: int
    lifted: int
    eminence: int
    eminence_at: int
    electors: list[int]
    places: list[list[int]]
    castles: list[int]
    cities: list[list[int]]
    thalers: list[int]
    tiles: list[int]
    knights: list[int]
    cities_left: list[int]
    empire_left: int
    vp: list[int]
    points: list[list[int]]
    stock: list[int]
    cards: list[list[int]]
    passed: list[int]
    used: list[int]
    church: int
    excommunicated: int
    stocked: int
    board: int

    # What is read off the state

    def in_play(self) -> Iterator[int]:
        """The electorates in play, in their order."""
        return (e for e in range(len(BOARD)) if e not in self.out)

    def in_order(self) -> Sequence[int]:
        """All seats clockwise, the emperor player first: "in order"."""
        return [(self.emperor + i) % self.seats for i in range(self.seats)]

    def holder(self, card: int) -> int:
        """The seat before which a card of which there is one lies."""
        return next((seat for seat, held in enumerate(self.cards) if card in held), NOBODY)

    def field(self, e: int) -> int:
        """The sixteen bits of an electorate in :attr:`board`."""
        return self.board >> FIELD * e & WHOLE_FIELD

    # Changes

    def mark(self, e: int) -> None:
        """Bring :attr:`board` in step after a change of places, castle or cities."""
        found = 0
        for piece in self.places[e]:
            found |= PIECE_BITS[piece]
        if self.castles[e] == NOBODY:
            found |= EMPTY_CASTLE
        if NOBODY in self.cities[e]:
            found |= EMPTY_CITY
        shift = FIELD * e
        self.board = self.board & ~(WHOLE_FIELD << shift) | found << shift

    def put(self, piece: int, e: int) -> None:
        """Stand a noble or a knight on an empty place."""
        row = self.places[e]
        row[row.index(NOBODY)] = piece
        self.mark(e)

    def lift(self, piece: int, e: int) -> None:
        """Take such a noble or knight off a place."""
        row = self.places[e]
        row[row.index(piece)] = NOBODY
        self.mark(e)

    def swap(self, piece: int, other: int, e: int) -> None:
        """Put ``other`` on the place of such a piece."""
        row = self.places[e]
        row[row.index(piece)] = other
        self.mark(e)

    def garrison(self, e: int, seat: int) -> None:
        """Put a knight of a seat, or :data:`NOBODY`, in a castle."""
        self.castles[e] = seat
        self.mark(e)

    def found(self, city: int, e: int) -> None:
        """Put a city on an empty city space."""
        row = self.cities[e]
        row[row.index(NOBODY)] = city
        self.mark(e)

    def earn(self, seat: int, points: int, source: int) -> None:
        """Add points, noting where they come from."""
        self.vp[seat] += points
        self.points[seat][source] += points

    def derive(self) -> None:
        """Work out :attr:`stocked` and :attr:`board` from scratch."""
        self.stocked = sum(1 << card for card, left in enumerate(self.stock) if left)
        self.board = 0
        for e in range(len(BOARD)):
            self.mark(e)

    # The contract of State

    def copy(self) -> EmperorState:
        """An independent state with the same content and no event collector."""
        twin = EmperorState.__new__(EmperorState)
        twin.stack = self.stack[:]
        twin.legal = self.legal
        twin.chance = self.chance.copy()
        twin.events = None
        twin.reveals = self.reveals
        twin.seats = self.seats
        twin.out = self.out[:]
        twin.round = self.round
        twin.phase = self.phase
        twin.emperor = self.emperor
        twin.throne = self.throne
        twin.lifted = self.lifted
        twin.eminence = self.eminence
        twin.eminence_at = self.eminence_at
        twin.electors = self.electors[:]
        twin.places = [row[:] for row in self.places]
        twin.castles = self.castles[:]
        twin.cities = [row[:] for row in self.cities]
        twin.thalers = self.thalers[:]
        twin.tiles = self.tiles[:]
        twin.knights = self.knights[:]
        twin.cities_left = self.cities_left[:]
        twin.empire_left = self.empire_left
        twin.vp = self.vp[:]
        twin.points = [earned[:] for earned in self.points]
        twin.stock = self.stock[:]
        twin.cards = [held[:] for held in self.cards]
        twin.passed = self.passed[:]
        twin.used = self.used[:]
        twin.church = self.church
        twin.excommunicated = self.excommunicated
        twin.stocked = self.stocked
        twin.board = self.board
        return twin

    def to_json(self) -> dict[str, Any]:
        """Plain data in words: electorates, pieces, cards and sources by their ids."""
        return {
            "seats": self.seats,
            "out": [CODES[e] for e in self.out],
            "round": self.round,
            "phase": self.phase,
            "emperor": self.emperor,
            "throne": _piece(self.throne),
            "lifted": _piece(self.lifted),
            "eminence": [self.eminence, _code(self.eminence_at)],
            "electorates": {code: self._electorate_to_json(e) for e, code in enumerate(CODES)},
            "empire_left": self.empire_left,
            "stock": dict(zip(CARD_WORDS, self.stock, strict=True)),
            "passed": self.passed[:],
            "used": [CODES[e] for e in self.used],
            "church": _code(self.church),
            "excommunicated": _code(self.excommunicated),
            "players": [self._player_to_json(seat) for seat in range(self.seats)],
            "chance": self.chance.position,
            "reveals": self.reveals,
            "stack": [list(frame) for frame in self.stack],
        }

    def _electorate_to_json(self, e: int) -> dict[str, Any]:
        return {
            "elector": _piece(self.electors[e]),
            "places": [_piece(piece) for piece in self.places[e]],
            "castle": self.castles[e],
            "cities": [None if city == NOBODY else CITY_WORDS[city] for city in self.cities[e]],
        }

    def _player_to_json(self, seat: int) -> dict[str, Any]:
        return {
            "thalers": self.thalers[seat],
            "tiles": self.tiles[seat],
            "knights": self.knights[seat],
            "cities": self.cities_left[seat],
            "vp": self.vp[seat],
            "points": dict(zip(SOURCES, self.points[seat], strict=True)),
            "cards": [CARD_WORDS[card] for card in self.cards[seat]],
        }

    @classmethod
    def from_json(cls, plain: Mapping[str, Any]) -> EmperorState:
        """The state that :meth:`to_json` described; its events are off, its choices not made."""
        state = cls()
        state.stack = frames_from_json(plain["stack"])
        state.legal = ()
        state.chance = Chance(plain["chance"])
        state.events = None
        for name in _PLAIN_FIELDS:
            setattr(state, name, plain[name])
        for name in ("out", "used"):
            setattr(state, name, [ELECTORATE[code] for code in plain[name]])
        state.passed = list(plain["passed"])
        state.throne, state.lifted = (_number(plain[name]) for name in ("throne", "lifted"))
        state.eminence, at = plain["eminence"]
        state.eminence_at = _index(at)
        state.church = _index(plain["church"])
        state.excommunicated = _index(plain["excommunicated"])
        state.stock = [plain["stock"][word] for word in CARD_WORDS]
        state._electorates_from_json([plain["electorates"][code] for code in CODES])
        state._players_from_json(plain["players"])
        state.derive()
        return state

    def _electorates_from_json(self, electorates: Sequence[Mapping[str, Any]]) -> None:
        self.electors = [_number(one["elector"]) for one in electorates]
        self.places = [[_number(word) for word in one["places"]] for one in electorates]
        self.castles = [one["castle"] for one in electorates]
        self.cities = [
            [NOBODY if word is None else CITY[word] for word in one["cities"]]
            for one in electorates
        ]

    def _players_from_json(self, players: Sequence[Mapping[str, Any]]) -> None:
        for name, key in _PLAYER_FIELDS.items():
            setattr(self, name, [player[key] for player in players])
        self.points = [[player["points"][source] for source in SOURCES] for player in players]
        self.cards = [[CARD[word] for word in player["cards"]] for player in players]


def _piece(piece: int) -> str | None:
    return None if piece == NOBODY else PIECE_WORDS[piece]


def _number(word: str | None) -> int:
    return NOBODY if word is None else PIECE[word]


def _code(e: int) -> str | None:
    return None if e == NOBODY else CODES[e]


def _index(code: str | None) -> int:
    return NOBODY if code is None else ELECTORATE[code]


_PLAIN_FIELDS = ("seats", "round", "phase", "emperor", "empire_left", "reveals")
_PLAYER_FIELDS = {
    "thalers": "thalers",
    "tiles": "tiles",
    "knights": "knights",
    "cities_left": "cities",
    "vp": "vp",
}
