"""The state of a game of Caylus, and changes that keep its fields consistent."""

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
)
from engine.caylus.tiles import TAKES_WORKERS
from engine.core.fields import LIST, bitset, custom, derived, mapping, per_player, saved
from engine.core.state import State, declared


@declared
class CaylusState(State):
    """Seats are 0 to ``seats`` - 1; in place of a seat, :data:`NOBODY` (-1) means none.

    The road lists have 29 entries; entry 0 is unused, so that space ``i`` is entry ``i``.

    Attributes:
        seats: the number of players.
        simplified: whether favours are simplified.
        round: the number of the round (a turn in the rulebook), from 1; 0 during setup.
        phase: the phase of the round, 1 to 7.
        turn_order: the seats in turn order.
        pass_order: the seats on the bridge, in the order they passed; emptied in phase 2.
        provost: the provost's road space.
        bailiff: the bailiff's road space.
        road_tile: the word of the tile on each space, or :data:`EMPTY` ("").
        road_owner: the seat whose house is on each space.
        road_worker: the seat whose worker is on each space.
        road_pending: the seat whose residence on each space is paid for and will be built later.
        specials: the seats on gate, trading post, merchants' guild and joust field.
        stables: the seats on the occupied circles 1, 2 and 3, in order.
        inn_left: the seat on the inn's left circle (entry).
        inn_right: the seat on the inn's right circle (effect).
        castle_queue: the seats in the castle, by castle space from 1.
        castle_batches: batches delivered in this round, by seat.
        castle_houses: for each section the seats of its houses, in the order they were built.
        sections_scored: number of sections that have been scored; they are scored in order.
        stock: the number of copies left of each tile.
        removed_neutral: the words of the neutral tiles out of the game, in the order they left.
        deniers: by seat.
        cubes: by seat, five counts in the order of ``CUBES``.
        points: by seat, including the final scoring once the game is over.
        workers: workers in hand by seat.
        favour: by seat, the marker's level (0 to 5) on each of the four lines.
        lines_used: by seat, a bit ``1 << line`` for each line used in this phase.
        points_by_source: by seat, the points from each of ``SOURCES``; they add up to ``points``.
        open_places: a bit ``1 << place`` for each place with room for another player's worker;
            derived, and kept up to date by :meth:`put`, :meth:`lift` and :meth:`lay`.
    """

    seats: int
    simplified: bool
    round: int = saved(key="turn")
    phase: int
    turn_order: list[int]
    pass_order: list[int]
    provost: int
    bailiff: int
    road_tile: list[str] = custom("road")
    road_owner: list[int] = custom("road")
    road_worker: list[int] = custom("road")
    road_pending: list[int] = custom("road")
    specials: list[int] = saved(mapping(SINGLE_SPECIALS))
    stables: list[int]
    inn_left: int = custom("inn")
    inn_right: int = custom("inn")
    castle_queue: list[int]
    castle_batches: list[int]
    castle_houses: list[list[int]] = saved(mapping(SECTIONS, LIST))
    sections_scored: int = saved(key="scored")
    stock: dict[str, int]
    removed_neutral: list[str]
    deniers: list[int] = per_player()
    cubes: list[list[int]] = per_player(mapping(CUBES))
    points: list[int] = per_player(key="vp")
    workers: list[int] = per_player()
    favour: list[list[int]] = per_player(mapping(LINES), key="favor")
    lines_used: list[int] = per_player(bitset(LINES))
    points_by_source: list[list[int]] = per_player(mapping(SOURCES), key="points")
    open_places: int = derived()

    # Workers

    def put(self, seat: int, place: int) -> None:
        """Place a worker, already taken from hand, on a place with room for it."""
        if place > ROAD:
            self.road_worker[place - ROAD] = seat
            self.open_places &= ~(1 << place)
        elif place < STABLES:
            self.specials[place] = seat
            self.open_places &= ~(1 << place)
        elif place == CASTLE:
            self.castle_queue.append(seat)
        elif place == INN:
            self.inn_left = seat
            self.open_places &= ~(1 << place)
        else:
            self.stables.append(seat)
            if len(self.stables) == STABLES_ROOM:
                self.open_places &= ~(1 << place)

    def lift(self, place: int) -> int:
        """Take the worker off a single special building or road space and return its seat.

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

    def placed_workers(self) -> list[tuple[int, int]]:
        """Return every worker as its place and seat, in the order of the places."""
        occupied = [
            *enumerate(self.specials),
            *((STABLES, seat) for seat in self.stables),
            (INN, self.inn_left),
            *((CASTLE, seat) for seat in self.castle_queue),
            *((ROAD + space, seat) for space, seat in enumerate(self.road_worker)),
        ]
        return [(place, seat) for place, seat in occupied if seat != NOBODY]

    # Tiles

    def lay(self, tile: str, owner: int, space: int) -> None:
        """Put a tile with its owner's house on a road space, replacing any other."""
        self.road_tile[space] = tile
        self.road_owner[space] = owner
        if tile in TAKES_WORKERS and self.road_worker[space] == NOBODY:
            self.open_places |= 1 << (ROAD + space)
        else:
            self.open_places &= ~(1 << (ROAD + space))

    def free_space(self) -> int:
        """Return the first empty road space; 0 if the road is full."""
        return self.road_tile.index(EMPTY, 1) if self.road_tile.count(EMPTY) > 1 else 0

    # Points

    def earn(self, seat: int, points: int, source: int) -> None:
        """Add points from a source (an index of ``SOURCES``)."""
        self.points[seat] += points
        self.points_by_source[seat][source] += points

    # JSON and derived fields

    def write_more(self, plain: dict[str, Any]) -> None:
        """Write the road from space 1 and the inn's two circles."""
        road = zip(
            self.road_tile, self.road_owner, self.road_worker, self.road_pending, strict=True
        )
        plain["road"] = [list(space) for space in road][1:]
        plain["inn"] = [self.inn_left, self.inn_right]

    def read_more(self, plain: Mapping[str, Any]) -> None:
        """Read the road, adding the unused space 0, and the inn."""
        road = [[EMPTY, NOBODY, NOBODY, NOBODY], *plain["road"]]
        self.road_tile, self.road_owner, self.road_worker, self.road_pending = map(
            list, zip(*road, strict=True)
        )
        self.inn_left, self.inn_right = plain["inn"]

    def derive(self) -> None:
        """Compute :attr:`open_places`, which is not saved."""
        self.open_places = self.find_open_places()

    def find_open_places(self) -> int:
        """Return :attr:`open_places` as it follows from the pieces on the board."""
        places = 1 << CASTLE
        places |= sum(1 << place for place, seat in enumerate(self.specials) if seat == NOBODY)
        if self.seats > 2 and len(self.stables) < STABLES_ROOM:
            places |= 1 << STABLES
        if self.inn_left == NOBODY:
            places |= 1 << INN
        for space in range(1, LAST_SPACE + 1):
            if self.road_tile[space] in TAKES_WORKERS and self.road_worker[space] == NOBODY:
                places |= 1 << (ROAD + space)
        return places
