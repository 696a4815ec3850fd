"""A game of Caylus at one moment: ints, words of tiles and short lists (rules §12)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.caylus.data import (
    CASTLE,
    CUBES,
    EMPTY,
    INN,
    LAST_SPACE,
    LINES,
    NOBODY,
    ROAD,
    SECTIONS,
    SINGLE_SPECIALS,
    SOURCES,
    STABLES,
    STABLES_ROOM,
    TAKES_WORKERS,
)
from engine.core.chance import Chance
from engine.core.state import State, frames_from_json


class CaylusState(State):
    """Seats are 0 to ``seats`` - 1; where a seat is asked for, :data:`NOBODY` (-1) is nobody.

    The road lists have 29 entries; entry 0 is unused, so that space ``i`` is entry ``i``.

    Attributes:
        seats: the number of players.
        simplified: whether favours are the simplified ones (rules §9.4).
        turn: the number of the turn, from 1; 0 during setup.
        phase: the phase of the turn, 1 to 7.
        turn_order: the seats in turn order.
        pass_order: the seats on the bridge, in the order they passed; emptied in phase 2.
        provost: the provost's road space.
        bailiff: the bailiff's road space.
        road_tile: the word of the tile on each space, :data:`EMPTY` ("") where there is none.
        road_owner: the seat whose house is on each space.
        road_worker: the seat whose worker is on each space.
        road_pending: the seat whose paid, delayed residence awaits each space (rules §7.3).
        specials: the seats on gate, trading post, merchants' guild and joust field.
        stables: the seats on circles 1, 2, 3, as far as they are taken.
        inn_left: the seat on the inn's left circle (entry).
        inn_right: the seat on the inn's right circle (effect).
        castle_queue: the seats in the castle, by castle space from 1.
        castle_batches: batches handed in this turn, by seat.
        castle_houses: for each section the seats whose houses stand there, as they were built.
        scored: how many sections have been scored, in their order.
        stock: how many of each tile of the stock are left.
        removed_neutral: the words of the neutral tiles out of the game, as they left.
        deniers: by seat.
        cubes: by seat, five counts in the order of ``CUBES``.
        vp: points by seat, those of the end included once the game is over.
        workers: workers in hand by seat.
        favor: by seat, the marker's level (0 to 5) on each of the four lines.
        lines_used: by seat, a bit ``1 << line`` for each line used in this phase.
        points: by seat, the points from each of ``SOURCES``; they add up to ``vp``.
        open_places: a bit ``1 << place`` for each place with room for a worker of somebody who
            is not there yet; derived, kept in step by :meth:`put` and its siblings.
    """

    __slots__ = (
        "bailiff",
        "castle_batches",
        "castle_houses",
        "castle_queue",
        "cubes",
        "deniers",
        "favor",
        "inn_left",
        "inn_right",
        "lines_used",
        "open_places",
        "pass_order",
        "phase",
        "points",
        "provost",
        "removed_neutral",
        "road_owner",
        "road_pending",
        "road_tile",
        "road_worker",
        "scored",
        "seats",
        "simplified",
        "specials",
        "stables",
        "stock",
        "turn",
        "turn_order",
        "vp",
        "workers",
    )

    seats: int
    simplified: bool
    turn: int
    phase: int
    turn_order: list[int]
    pass_order: list[int]
    provost: int
    bailiff: int
    road_tile: list[str]
    road_owner: list[int]
    road_worker: list[int]
    road_pending: list[int]
    specials: list[int]
    stables: list[int]
    inn_left: int
    inn_right: int
    castle_queue: list[int]
    castle_batches: list[int]
    castle_houses: list[list[int]]
    scored: int
    stock: dict[str, int]
    removed_neutral: list[str]
    deniers: list[int]
    cubes: list[list[int]]
    vp: list[int]
    workers: list[int]
    favor: list[list[int]]
    lines_used: list[int]
    points: list[list[int]]
    open_places: int

    # Workers

    def put(self, seat: int, place: int) -> None:
        """Stand a worker, already out of hand, on a place with room for it."""
        if place > ROAD:
            self.road_worker[place - ROAD] = seat
            self.open_places ^= 1 << place
        elif place < STABLES:
            self.specials[place] = seat
            self.open_places ^= 1 << place
        elif place == CASTLE:
            self.castle_queue.append(seat)
        elif place == INN:
            self.inn_left = seat
            self.open_places ^= 1 << place
        else:
            self.stables.append(seat)
            if len(self.stables) == STABLES_ROOM:
                self.open_places ^= 1 << place

    def lift(self, place: int) -> int:
        """Take the worker off a single special building or road space; whose it is.

        The worker is then neither there nor in hand.
        """
        if place > ROAD:
            seat = self.road_worker[place - ROAD]
            self.road_worker[place - ROAD] = NOBODY
        else:
            seat = self.specials[place]
            self.specials[place] = NOBODY
        self.open_places |= 1 << place
        return seat

    # Tiles

    def lay(self, tile: str, owner: int, space: int) -> None:
        """Put a tile with its owner's house on a road space, in place of what was there."""
        self.road_tile[space] = tile
        self.road_owner[space] = owner
        if tile in TAKES_WORKERS and self.road_worker[space] == NOBODY:
            self.open_places |= 1 << ROAD + space
        else:
            self.open_places &= ~(1 << ROAD + space)

    def free_space(self) -> int:
        """The empty road space with the lowest number; 0 when the road is full (rules §7.1)."""
        return self.road_tile.index(EMPTY, 1) if self.road_tile.count(EMPTY) > 1 else 0

    # Points

    def earn(self, seat: int, points: int, source: int) -> None:
        """Add points, noting where they come from."""
        self.vp[seat] += points
        self.points[seat][source] += points

    # The contract of State

    def copy(self) -> CaylusState:
        """An independent state with the same content and no event collector."""
        twin = CaylusState.__new__(CaylusState)
        twin.stack = self.stack[:]
        twin.legal = self.legal
        twin.chance = self.chance.copy()
        twin.events = None
        twin.reveals = self.reveals
        twin.seats = self.seats
        twin.simplified = self.simplified
        twin.turn = self.turn
        twin.phase = self.phase
        twin.turn_order = self.turn_order[:]
        twin.pass_order = self.pass_order[:]
        twin.provost = self.provost
        twin.bailiff = self.bailiff
        twin.road_tile = self.road_tile[:]
        twin.road_owner = self.road_owner[:]
        twin.road_worker = self.road_worker[:]
        twin.road_pending = self.road_pending[:]
        twin.specials = self.specials[:]
        twin.stables = self.stables[:]
        twin.inn_left = self.inn_left
        twin.inn_right = self.inn_right
        twin.castle_queue = self.castle_queue[:]
        twin.castle_batches = self.castle_batches[:]
        twin.castle_houses = [houses[:] for houses in self.castle_houses]
        twin.scored = self.scored
        twin.stock = self.stock.copy()
        twin.removed_neutral = self.removed_neutral[:]
        twin.deniers = self.deniers[:]
        twin.cubes = [held[:] for held in self.cubes]
        twin.vp = self.vp[:]
        twin.workers = self.workers[:]
        twin.favor = [levels[:] for levels in self.favor]
        twin.lines_used = self.lines_used[:]
        twin.points = [earned[:] for earned in self.points]
        twin.open_places = self.open_places
        return twin

    def to_json(self) -> dict[str, Any]:
        """Plain data in words: tiles, kinds, lines, sections and sources by their ids."""
        return {
            "seats": self.seats,
            "simplified": self.simplified,
            "turn": self.turn,
            "phase": self.phase,
            "turn_order": self.turn_order[:],
            "pass_order": self.pass_order[:],
            "provost": self.provost,
            "bailiff": self.bailiff,
            "road": [
                [self.road_tile[i], self.road_owner[i], self.road_worker[i], self.road_pending[i]]
                for i in range(1, LAST_SPACE + 1)
            ],
            "specials": dict(zip(SINGLE_SPECIALS, self.specials, strict=True)),
            "stables": self.stables[:],
            "inn": [self.inn_left, self.inn_right],
            "castle_queue": self.castle_queue[:],
            "castle_batches": self.castle_batches[:],
            "castle_houses": {
                section: houses[:]
                for section, houses in zip(SECTIONS, self.castle_houses, strict=True)
            },
            "scored": self.scored,
            "stock": dict(self.stock),
            "removed_neutral": self.removed_neutral[:],
            "players": [self._player_to_json(seat) for seat in range(self.seats)],
            "chance": self.chance.position,
            "reveals": self.reveals,
            "stack": [list(frame) for frame in self.stack],
        }

    def _player_to_json(self, seat: int) -> dict[str, Any]:
        used = self.lines_used[seat]
        return {
            "deniers": self.deniers[seat],
            "cubes": dict(zip(CUBES, self.cubes[seat], strict=True)),
            "vp": self.vp[seat],
            "workers": self.workers[seat],
            "favor": dict(zip(LINES, self.favor[seat], strict=True)),
            "lines_used": [word for line, word in enumerate(LINES) if used >> line & 1],
            "points": dict(zip(SOURCES, self.points[seat], strict=True)),
        }

    @classmethod
    def from_json(cls, plain: Mapping[str, Any]) -> CaylusState:
        """The state that :meth:`to_json` described; its events are off, its choices not made."""
        state = cls()
        state.stack = frames_from_json(plain["stack"])
        state.legal = ()
        state.chance = Chance(plain["chance"])
        state.events = None
        for name in _PLAIN_FIELDS:
            setattr(state, name, plain[name])
        for name in _LIST_FIELDS:
            setattr(state, name, list(plain[name]))
        road = [[EMPTY, NOBODY, NOBODY, NOBODY], *plain["road"]]
        state.road_tile, state.road_owner, state.road_worker, state.road_pending = map(
            list, zip(*road, strict=True)
        )
        state.specials = [plain["specials"][word] for word in SINGLE_SPECIALS]
        state.inn_left, state.inn_right = plain["inn"]
        state.castle_houses = [list(plain["castle_houses"][section]) for section in SECTIONS]
        state.stock = dict(plain["stock"])
        players = plain["players"]
        state.deniers = [player["deniers"] for player in players]
        state.cubes = [[player["cubes"][kind] for kind in CUBES] for player in players]
        state.vp = [player["vp"] for player in players]
        state.workers = [player["workers"] for player in players]
        state.favor = [[player["favor"][line] for line in LINES] for player in players]
        state.lines_used = [
            sum(1 << LINES.index(line) for line in player["lines_used"]) for player in players
        ]
        state.points = [[player["points"][source] for source in SOURCES] for player in players]
        state.open_places = state.find_open_places()
        return state

    def find_open_places(self) -> int:
        """:attr:`open_places`, from scratch."""
        found = 1 << CASTLE
        found |= sum(1 << place for place, seat in enumerate(self.specials) if seat == NOBODY)
        if self.seats > 2 and len(self.stables) < STABLES_ROOM:
            found |= 1 << STABLES
        if self.inn_left == NOBODY:
            found |= 1 << INN
        for space in range(1, LAST_SPACE + 1):
            if self.road_tile[space] in TAKES_WORKERS and self.road_worker[space] == NOBODY:
                found |= 1 << ROAD + space
        return found


_PLAIN_FIELDS = (
    "seats",
    "simplified",
    "turn",
    "phase",
    "provost",
    "bailiff",
    "scored",
    "reveals",
)
_LIST_FIELDS = (
    "turn_order",
    "pass_order",
    "stables",
    "castle_queue",
    "castle_batches",
    "removed_neutral",
)
