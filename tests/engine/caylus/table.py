"""A small language for tests: build a position of Caylus, play moves by text, look at facts.

Players are letters: ``A`` has seat 0, ``B`` seat 1 and so on. Unless a test says otherwise the
turn order and the passing order are alphabetical, and the neutral tiles lie as in rules §16.
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
    NEUTRALS,
    NOBODY,
    PLACE,
    RESIDENCE,
    ROAD,
    SECTIONS,
    STABLES,
)
from engine.caylus.state import CaylusState
from engine.core.chance import Chance
from engine.core.errors import IllegalMove
from engine.core.events import Event
from engine.core.text import Text

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


class Table:
    """A position being built, then played on."""

    def __init__(self, players: str = "ABC", favors: str = "table") -> None:
        self.players = players
        self.state: CaylusState = GAME.setup(len(players), {"favors": favors}, Chance(0))
        self.state.turn = 1
        self.state.turn_order = list(range(len(players)))
        self.state.road_tile[1:7] = NEUTRAL_ORDER
        assert sorted(NEUTRAL_ORDER) == sorted(NEUTRALS)
        for seat in range(len(players)):
            self.state.deniers[seat] = 0
            self.state.cubes[seat] = [0] * len(CUBES)

    @classmethod
    def start(cls, players: str, seed: str, favors: str = "table") -> Table:
        """A real game at its first decision."""
        table = cls(players, favors)
        chance = Chance.from_seed(seed)
        table.state = GAME.new(len(players), {"favors": favors}, chance, events=True)
        table.check()
        return table

    def seat(self, player: str) -> int:
        """The seat of a letter."""
        return self.players.index(player)

    # Building a position

    def give(self, player: str, vp: int = 0, **goods: int) -> Table:
        """Add points, ``deniers`` and cubes to what a player has."""
        seat = self.seat(player)
        self.state.earn(seat, vp, FROM_BUILDING)
        self.state.deniers[seat] += goods.pop("deniers", 0)
        for kind, count in goods.items():
            self.state.cubes[seat][CUBES.index(kind)] += count
        return self

    def tile(self, word: str, owner: str) -> int:
        """Lay a tile of the stock, or a residence, on the next empty space; which one that is."""
        space = self.state.free_space()
        if word != RESIDENCE.word:
            assert self.state.stock[word]
            self.state.stock[word] -= 1
        self.state.lay(word, self.seat(owner), space)
        return space

    def take_from_stock(self, *words: str) -> Table:
        """Put all copies of tiles on the road, of no use to anybody, before the others."""
        for word in words:
            while self.state.stock[word]:
                self.tile(word, self.players[-1])
        return self

    def worker(self, player: str, *places: str | int) -> Table:
        """Stand workers of a player on places: ``gate``, ``9``, ``inn_right``."""
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
            self.state.favor[self.seat(player)][LINES.index(line)] = level
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
        self.state.scored = sections
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

    def begin(self, phase: int) -> Table:
        """Run from the start of a phase to the first decision; the turn's other phases follow."""
        return self._at(phase)._run(PHASE_RULES[phase - 1 :])

    def only(self, phase: int) -> Table:
        """Run one phase from its start; after it nothing follows."""
        return self._at(phase)._run(PHASE_RULES[phase - 1 : phase])

    def resume(self, phase: int, *frames: tuple[object, ...]) -> Table:
        """Run frames in the middle of a phase; after them nothing follows."""
        return self._at(phase)._run((), *frames)

    def _at(self, phase: int) -> Table:
        if phase > 2 and not self.state.pass_order:
            self.state.pass_order = list(range(self.state.seats))
        self.state.phase = phase
        return self

    def _run(self, phases: Sequence[str], *frames: tuple[object, ...]) -> Table:
        self.state.stack = []
        self.state.then(*frames, *((rule, -1) for rule in phases))
        self.state.events = []
        GAME.settle(self.state)
        self.check()
        return self

    def check(self) -> None:
        """No invariant is broken."""
        assert GAME.broken_invariants(self.state) == []

    def play(self, script: str) -> Table:
        """Play moves, one a line: ``A place 12``; what follows ``#`` is a comment."""
        for line in script.splitlines():
            move = line.split("#")[0].strip()
            if move:
                player, text = move.split(" ", 1)
                seat = self.seat(player)
                GAME.apply(self.state, seat, GAME.read(self.state, seat, text))
                self.check()
        return self

    def done(self) -> Table:
        """Nobody is asked for anything more: what was begun has run to its end."""
        assert self.state.over, self.asking
        return self

    def default_until(self, rule: str) -> Table:
        """Let everybody take the least committal choice until that rule asks, or the end."""
        while self.state.stack and self.asked != rule:
            seat = self.state.stack[-1][1]
            GAME.apply(self.state, seat, GAME.default(self.state, seat))
            self.check()
        return self

    # Facts

    @property
    def asked(self) -> str:
        """The rule that waits."""
        return str(self.state.stack[-1][0])

    @property
    def asking(self) -> str:
        """The player and the rule that waits: ``A place_or_pass``."""
        return f"{self.players[self.state.stack[-1][1]]} {self.asked}"

    @property
    def choices(self) -> list[str]:
        """What may be chosen now."""
        return list(self.state.legal)

    def why_not(self, player: str, choice: str) -> Text:
        """The refusal of a choice."""
        try:
            GAME.apply(self.state, self.seat(player), choice)
        except IllegalMove as illegal:
            return illegal.reason
        raise AssertionError(f"{player} could choose {choice}")

    def refused(self, player: str, choice: str) -> str:
        """The last part of the refusal's key."""
        return self.why_not(player, choice).key.removeprefix("caylus-refusal-")

    def holds(self, player: str) -> dict[str, int]:
        """The deniers and cubes a player has, without those of which there are none."""
        seat = self.seat(player)
        held = {"deniers": self.state.deniers[seat]}
        held |= dict(zip(CUBES, self.state.cubes[seat], strict=True))
        return {kind: count for kind, count in held.items() if count}

    def vp(self, player: str) -> int:
        """Points."""
        return self.state.vp[self.seat(player)]

    def hand(self, player: str) -> int:
        """Workers in hand."""
        return self.state.workers[self.seat(player)]

    def level(self, player: str, line: str) -> int:
        """A favour marker's level."""
        return self.state.favor[self.seat(player)][LINES.index(line)]

    def at(self, space: int) -> str:
        """The tile on a road space with its owner's letter: ``mason B``, ``gold_mine``."""
        owner = self.state.road_owner[space]
        tile = self.state.road_tile[space]
        return tile if owner == NOBODY else f"{tile} {self.players[owner]}"

    def standing(self, place: str | int) -> str:
        """Who stands on a place, as letters in order; empty when nobody does."""
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

    def in_order(self, seats: Sequence[int]) -> str:
        """Seats as letters."""
        return "".join(self.players[seat] for seat in seats)

    @property
    def turn_order(self) -> str:
        """The turn order as letters."""
        return self.in_order(self.state.turn_order)

    def events(self, kind: str) -> list[Event]:
        """The events of that kind so far, in order."""
        assert self.state.events is not None
        return [event for event in self.state.events if event.kind == kind]
