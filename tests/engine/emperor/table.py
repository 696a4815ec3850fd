"""A small language for tests: build a position, play moves by text, look at facts.

Boards are written as in the worked example, an electorate a line: seat, places, castle, cities::

    TRI | P2 S45 | P3 C15, P1 K | P2 K | empire, P3

``S25`` is a single, ``C35`` a couple, ``K`` a knight; ``-`` or nothing is nothing. What is not on
the board is in hand. Players are ``P1`` … ``P4``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.chance import Chance
from engine.core.frames import Frame
from engine.emperor import GAME
from engine.emperor.data import (
    ACTIONS_PHASE,
    CARD,
    CARD_WORDS,
    CODES,
    ELECTORATE,
    FROM_EMPEROR,
    KNIGHT,
    NOBODY,
    SOURCES,
)
from engine.emperor.piece_words import CITY, CITY_WORDS, PIECE, PIECE_WORDS, PLAYER, noble_of
from engine.emperor.pieces import EMPIRE, KNIGHT_PIECE, OWNER
from engine.emperor.rules.actions import Action, Actions
from engine.emperor.rules.aging import Aging
from engine.emperor.rules.descendants import Descendants
from engine.emperor.rules.election import Election
from engine.emperor.rules.electors import NewElectors
from engine.emperor.rules.emperor_actions import EmperorActions
from engine.emperor.rules.income import Income
from engine.emperor.rules.rounds import RoundMarker
from engine.emperor.state import NO_CASTLE, EmperorState
from tests.engine.games.table import PlayedTable

PHASE_RULES: tuple[Callable[[int], Frame], ...] = (
    Income,
    Aging,
    Descendants,
    Actions,
    NewElectors,
    Election,
    EmperorActions,
    RoundMarker,
)


class Table(PlayedTable[EmperorState]):
    """A position being built, then played; P1's S25 is on the throne by default."""

    game = GAME

    def __init__(
        self, seats: int = 3, board: str = "", throne: str = "P1 S25", out: str = ""
    ) -> None:
        self.state: EmperorState = GAME.setup(seats, {}, Chance(0))
        state = self.state
        if out:
            _shut(state, out.split())
        state.round, state.phase = 2, 1
        state.thalers = [0] * seats
        for line in filter(None, map(str.strip, board.splitlines())):
            self._lay(line)
        state.throne = PIECE[throne.replace(" ", "-")]
        state.emperor = OWNER[state.throne]
        self._count_hands()

    @classmethod
    def start(cls, seats: int, seed: str) -> Table:
        """Start a real game."""
        table = cls(seats, out="" if seats > 2 else "TRI PAL")
        table.state = GAME.new(seats, {}, Chance.from_seed(seed), events=True)
        table.check()
        return table

    def seat(self, player: str) -> int:
        """Return the seat of ``P1``."""
        return PLAYER[player]

    def name(self, seat: int) -> str:
        """Return ``P1`` for a seat."""
        return f"P{seat + 1}"

    # Building a position

    def _lay(self, line: str) -> None:
        code, elector, places, castle, cities = (part.strip() for part in line.split("|"))
        state, e = self.state, ELECTORATE[code]
        assert e not in state.out
        for piece in _listed(elector):
            assert state.electors[e] == NOBODY
            state.electors[e] = PIECE[piece]
        for piece in _listed(places):
            state.put(PIECE[piece], e)
        for piece in _listed(castle):
            assert state.castles[e] == NOBODY
            state.garrison(e, PIECE[piece] - KNIGHT_PIECE)
        for piece in _listed(cities):
            state.found_city(CITY[piece], e)

    def _count_hands(self) -> None:
        """Put what is not on the board into hands."""
        state = self.state
        pieces = [piece for row in state.places for piece in row if piece != NOBODY]
        nobles = [p for p in pieces if p < KNIGHT_PIECE]
        nobles += [n for n in (state.throne, *state.electors) if n != NOBODY]
        knights = [OWNER[p] for p in pieces if p >= KNIGHT_PIECE] + state.castles
        cities = [city for row in state.cities for city in row]
        for seat in range(state.seats):
            state.tiles[seat] = 7 - sum(OWNER[noble] == seat for noble in nobles)
            state.knights[seat] = 3 - knights.count(seat)
            state.cities_left[seat] = 3 - cities.count(seat)
        state.empire_left = 3 - cities.count(EMPIRE)
        state.derive()

    def thalers(self, *amounts: int) -> Table:
        """Set everyone's money."""
        self.state.thalers = list(amounts)
        return self

    def vp(self, *points: int) -> Table:
        """Set everyone's points, from any source."""
        for seat, earned in enumerate(points):
            self.state.earn(seat, earned - self.state.points[seat], FROM_EMPEROR)
        return self

    def held(self, **cards: str) -> Table:
        """Set the cards before players: ``P1="doctor pope"``."""
        for player, words in cards.items():
            for word in words.split():
                card = CARD[word]
                assert self.state.stock[card] > (card == KNIGHT)
                self.state.stock[card] -= 1
                self.state.cards[PLAYER[player]].append(card)
        self.state.derive()
        return self

    def eminence(self, player: str, code: str) -> Table:
        """Put a Grey Eminence on the board."""
        self.state.eminence, self.state.eminence_at = PLAYER[player], ELECTORATE[code]
        self.state.tiles[PLAYER[player]] -= 1
        return self

    def round(self, number: int) -> Table:
        """Set the round."""
        self.state.round = number
        return self

    def used(self, *codes: str) -> Table:
        """Mark privileges as used this round."""
        self.state.used = [ELECTORATE[code] for code in codes]
        return self

    # Playing

    def begin(self, phase: int, last: int = 8) -> Table:
        """Run from the start of a phase; those up to ``last`` follow, then nothing."""
        if phase > ACTIONS_PHASE:
            self.state.passed = list(range(self.state.seats))
        self.state.phase = phase
        return self.run(*(rule(NOBODY) for rule in PHASE_RULES[phase - 1 : last]))

    def act(self, player: str = "P1", *, alone: bool = True) -> Table:
        """Make it that player's turn in phase 4; the others have passed by default."""
        seat = PLAYER[player]
        self.state.phase = ACTIONS_PHASE
        self.state.passed = [s for s in range(self.state.seats) if s != seat and alone]
        return self.run(Action(seat))

    # Facts

    @property
    def asking(self) -> str:
        """Return the waiting player and rule: ``P1 action``; empty if nobody is asked."""
        if not self.state.stack:
            return ""
        return super().asking if self.state.stack[-1].seat != NOBODY else self.asked

    @property
    def throne(self) -> str:
        """Return who sits on the throne: ``P1 S45``; ``-`` if nobody does."""
        return _shown([self.state.throne])

    def at(self, code: str) -> str:
        """Return an electorate as boards are written, without its code; pieces in a fixed order."""
        state, e = self.state, ELECTORATE[code]
        castle = state.castles[e]
        knight = [KNIGHT_PIECE + castle] if castle >= 0 else []
        cities = sorted(CITY_WORDS[city] for city in state.cities[e] if city != NOBODY)
        parts = (_shown([state.electors[e]]), _shown(state.places[e]), _shown(knight))
        return " | ".join((*parts, ", ".join(cities) or "-"))

    def same_board(self, board: str) -> bool:
        """Check that every electorate is as written."""
        other = Table(self.state.seats, board, out=" ".join(CODES[e] for e in self.state.out))
        return all(self.at(code) == other.at(code) for code in CODES)

    def cards(self, player: str) -> list[str]:
        """Return the cards before a player, in the order bought."""
        return [CARD_WORDS[card] for card in self.state.cards[PLAYER[player]]]

    def left(self, card: str) -> int:
        """Return the copies left in a stack."""
        return self.state.stock[CARD[card]]

    def points(self, player: str, source: str) -> int:
        """Return a player's points from a source."""
        return self.state.points_by_source[PLAYER[player]][SOURCES.index(source)]


def _shut(state: EmperorState, codes: Sequence[str]) -> None:
    """Take electorates out of play, and put the others back into it."""
    state.out = [ELECTORATE[code] for code in codes]
    fresh = GAME.setup(3, {}, Chance(0))
    for e in range(len(CODES)):
        shut = e in state.out
        state.places[e] = [] if shut else fresh.places[e]
        state.cities[e] = [] if shut else fresh.cities[e]
        state.castles[e] = NO_CASTLE if shut else fresh.castles[e]
    state.derive()


def _listed(part: str) -> list[str]:
    pieces = [] if part in ("", "-") else part.split(",")
    return [piece.strip().replace(" ", "-") for piece in pieces]


def _shown(pieces: Sequence[int]) -> str:
    words = sorted(PIECE_WORDS[piece].replace("-", " ") for piece in pieces if piece != NOBODY)
    return ", ".join(words) or "-"


def noble(player: str, word: str) -> int:
    """Return the number of a noble."""
    return noble_of(PLAYER[player], word)
