"""A small language for tests: build a position of Caylus, play moves by text, look at facts.

Players are letters: ``A`` has seat 0, ``B`` seat 1 and so on. Unless a test says otherwise, the
turn order and the passing order are alphabetical, and the neutral tiles lie as in the worked
example of the rules.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.caylus import GAME
from engine.caylus.data import (
    CASTLE,
    CUBES,
    FROM_BUILDING,
    INN,
    LINES,
    NOBODY,
    PLACE,
    ROAD,
    SECTIONS,
    STABLES,
)
from engine.caylus.state import CaylusState
from engine.caylus.tiles import NEUTRALS, RESIDENCE
from engine.core.chance import Chance
from tests.engine.games.table import LetteredTable

NEUTRAL_ORDER = (
    "neutral_quarry",
    "neutral_forest",
    "neutral_sawmill",
    "neutral_farm",
    "neutral_marketplace",
    "neutral_carpenter",
)
PHASE_RULES = (
    "income",
    "placing",
    "special_buildings",
    "provost",
    "road",
    "castle",
    "end_turn",
)


class Table(LetteredTable[CaylusState]):
    """A position being built, then played."""

    game = GAME
    phases = PHASE_RULES

    def __init__(self, players: str = "ABC", favors: str = "table") -> None:
        self.players = players
        self.state: CaylusState = GAME.setup(len(players), {"favors": favors}, Chance(0))
        self.state.round = 1
        self.state.turn_order = list(range(len(players)))
        self.state.road_tile[1:7] = NEUTRAL_ORDER
        assert sorted(NEUTRAL_ORDER) == sorted(NEUTRALS)
        for seat in range(len(players)):
            self.state.deniers[seat] = 0
            self.state.cubes[seat] = [0] * len(CUBES)

    @classmethod
    def start(cls, players: str, seed: str, favors: str = "table") -> Table:
        """Start a real game."""
        table = cls(players, favors)
        chance = Chance.from_seed(seed)
        table.state = GAME.new(len(players), {"favors": favors}, chance, events=True)
        table.check()
        return table

    # Building a position

    def give(self, player: str, vp: int = 0, **goods: int) -> Table:
        """Add points, ``deniers`` and cubes to a player's."""
        seat = self.seat(player)
        self.state.earn(seat, vp, FROM_BUILDING)
        self.state.deniers[seat] += goods.pop("deniers", 0)
        for kind, count in goods.items():
            self.state.cubes[seat][CUBES.index(kind)] += count
        return self

    def tile(self, word: str, owner: str) -> int:
        """Lay a stock tile, or a residence, on the next empty space; return the space."""
        space = self.state.free_space()
        if word != RESIDENCE.word:
            assert self.state.stock[word]
            self.state.stock[word] -= 1
        self.state.lay(word, self.seat(owner), space)
        return space

    def worker(self, player: str, *places: str | int) -> Table:
        """Put a player's workers on places: ``gate``, ``9``, ``inn_right``."""
        seat = self.seat(player)
        for place in map(str, places):
            assert self.state.workers[seat] > 0
            self.state.workers[seat] -= 1
            if place == "inn_right":
                assert self.state.inn_right == NOBODY
                self.state.inn_right = seat
            else:
                assert self.state.open_places >> PLACE[place] & 1
                self.state.put(seat, PLACE[place])
        return self

    def provost(self, space: int, bailiff: int | None = None) -> Table:
        """Set the provost, and the bailiff to the same space unless another is named."""
        self.state.provost = space
        self.state.bailiff = space if bailiff is None else bailiff
        return self

    def markers(self, player: str, **levels: int) -> Table:
        """Set favour markers: ``vp``, ``denier``, ``resource``, ``building``."""
        for line, level in levels.items():
            self.state.favour[self.seat(player)][LINES.index(line)] = level
        return self

    def used(self, player: str, *lines: str) -> Table:
        """Mark favour lines as used in the phase that is running."""
        for line in lines:
            self.state.lines_used[self.seat(player)] |= 1 << LINES.index(line)
        return self

    def houses(self, section: str, owners: str) -> Table:
        """Build houses in a castle section, in order."""
        houses = self.state.castle_houses[SECTIONS.index(section)]
        houses.extend(self.seat(owner) for owner in owners)
        return self

    def scored(self, sections: int) -> Table:
        """Mark the first sections as scored."""
        self.state.sections_scored = sections
        return self

    def order(self, players: str) -> Table:
        """Set the turn order."""
        self.state.turn_order = [self.seat(player) for player in players]
        return self

    def passed(self, players: str) -> Table:
        """Set the passing order."""
        self.state.pass_order = [self.seat(player) for player in players]
        return self

    # Playing

    def at_phase(self, phase: int) -> Table:
        """In a phase after the second, everybody has passed."""
        if phase > 2 and not self.state.pass_order:
            self.state.pass_order = list(range(self.state.seats))
        self.state.phase = phase
        return self

    def done(self) -> Table:
        """Check that nobody is asked anything more."""
        assert self.state.over, self.asking
        return self

    # Facts

    def holds(self, player: str) -> dict[str, int]:
        """Return a player's deniers and cubes, without zeros."""
        seat = self.seat(player)
        held = {"deniers": self.state.deniers[seat]}
        held |= dict(zip(CUBES, self.state.cubes[seat], strict=True))
        return {kind: count for kind, count in held.items() if count}

    def vp(self, player: str) -> int:
        """Return a player's points."""
        return self.state.points[self.seat(player)]

    def hand(self, player: str) -> int:
        """Return a player's workers in hand."""
        return self.state.workers[self.seat(player)]

    def level(self, player: str, line: str) -> int:
        """Return a favour marker's level."""
        return self.state.favour[self.seat(player)][LINES.index(line)]

    def at(self, space: int) -> str:
        """Return the tile on a road space with its owner's letter: ``mason B``, ``gold_mine``."""
        owner = self.state.road_owner[space]
        tile = self.state.road_tile[space]
        return tile if owner == NOBODY else f"{tile} {self.players[owner]}"

    def standing(self, place: str | int) -> str:
        """Return the workers on a place as letters in order."""
        state, place = self.state, str(place)
        if place == "inn_right":
            seats: Sequence[int] = [state.inn_right]
        elif PLACE[place] == CASTLE:
            seats = state.castle_queue
        elif PLACE[place] == STABLES:
            seats = state.stables
        elif PLACE[place] == INN:
            seats = [state.inn_left]
        elif PLACE[place] > ROAD:
            seats = [state.road_worker[PLACE[place] - ROAD]]
        else:
            seats = [state.specials[PLACE[place]]]
        return "".join(self.players[seat] for seat in seats if seat != NOBODY)

    @property
    def turn_order(self) -> str:
        """Return the turn order as letters."""
        return self.in_order(self.state.turn_order)
