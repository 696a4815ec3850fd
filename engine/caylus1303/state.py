"""The state of a game of Caylus 1303, and changes that keep its fields consistent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.caylus1303.counting import fill_points
from engine.caylus1303.data import CHARACTERS, NOBODY, PHASES, RESOURCES, SOURCES, SPACES, UNKNOWN
from engine.caylus1303.tiles import EMPTY, NO_SIDE, OPEN_SIDES, SIDES
from engine.core.chance import Chance
from engine.core.fields import custom, enum, mapping, per_player, saved
from engine.core.state import State, declared
from engine.core.visibility import own

CLOSED = -2
"""Value in ``road_worker`` for a space that takes no workers."""
NOWHERE = -1
"""Value of ``journeyman_space`` if no building has two workers."""


def _is_over(state: State) -> bool:
    return state.over


@declared
class Caylus1303State(State):
    """Seats are 0 to ``seats`` - 1; in place of a seat, :data:`NOBODY` (-1) means none.

    The road lists have an entry for each of the 28 spaces. Entry 0 is the space at the city gate,
    shown as space 1.

    Attributes:
        seats: the number of players.
        recommended: whether the characters are the recommended ones.
        round: the number of the round, from 1; 0 during setup.
        phase: the phase of the round, 1 to 4 as in ``PHASES``; 0 during setup.
        opener: the seat that opens this round's planning; the order goes clockwise from it.
        start_player: the seat that holds the Start Player tile.
        provost: the first space beyond the provost; those before it activate.
        bridge: the seats on the Guilds' Bridge in passing order; empty until the first pass.
        site_row: the seats of the workers on the site, by slot.
        site_tiles: the words of the tiles on site spaces 1, 2, 3, all on their setup side.
        road_tile: the word of the tile on each space, or :data:`EMPTY` (""); a residence
            keeps the word of the starting tile on its other side.
        road_side: the visible side, as in ``SIDES``.
        road_owner: the seat whose house is on each space.
        road_worker: the seat of the worker on each space, the first to arrive if there are two;
            :data:`NOBODY` if one can be placed, :data:`CLOSED` (-2) if none ever can.
        journeyman_space: the space with a second worker, or :data:`NOWHERE` (-1).
        journeyman_seat: the seat of that second worker.
        goldsmith_used: whether the Goldsmith has paid in this round.
        wood_supply: the words of the wood tiles not built yet, in data order.
        stone_supply: the same for the stone tiles.
        monument_supply: the same for the monuments.
        removed: the starting tiles replaced by monuments, in that order.
        holder: the owner of each character: a seat, :data:`NOBODY` at court, or
            ``OUT_OF_GAME`` (-2) if it was not dealt.
        hand: workers in hand by seat.
        camp: workers in the camp by seat.
        resources: by seat, five counts in the order of ``RESOURCES``.
        houses: by seat, houses left to put on buildings.
        points: prestige points by seat, hidden from other seats until the end.
        points_by_source: by seat, the points from each of ``SOURCES``; they add up to ``points``.
        batches: batches delivered in this round, by seat.
    """

    seats: int
    recommended: bool
    round: int
    phase: int = saved(enum(PHASES))
    opener: int
    start_player: int
    provost: int
    bridge: list[int]
    site_row: list[int]
    site_tiles: list[str]
    road_tile: list[str] = custom("road")
    road_side: list[int] = custom("road")
    road_owner: list[int] = custom("road")
    road_worker: list[int] = custom("road")
    journeyman_space: int = custom("road")
    journeyman_seat: int = custom("road")
    goldsmith_used: bool
    wood_supply: list[str]
    stone_supply: list[str]
    monument_supply: list[str]
    removed: list[str]
    holder: list[int] = saved(mapping(CHARACTERS), key="characters")
    hand: list[int] = per_player()
    camp: list[int] = per_player()
    resources: list[list[int]] = per_player(mapping(RESOURCES))
    houses: list[int] = per_player()
    points: list[int] = per_player(key="pp", secret=own(UNKNOWN, until=_is_over))
    points_by_source: list[list[int]] = per_player(
        mapping(SOURCES), key="points", secret=own(UNKNOWN, until=_is_over)
    )
    batches: list[int] = per_player()

    # Players

    def order(self) -> list[int]:
        """Return the seats in this round's order: clockwise from the opener."""
        return [*range(self.opener, self.seats), *range(self.opener)]

    def characters_of(self, seat: int) -> list[int]:
        """Return the numbers of a seat's characters, in data order."""
        return [number for number, holder in enumerate(self.holder) if holder == seat]

    def fill_counted(self, chance: Chance) -> None:
        """Fill in the hidden points of the other seats, partly counted and partly estimated."""
        fill_points(self)

    def earn(self, seat: int, points: int, source: int) -> None:
        """Add prestige points from a source (an index of ``SOURCES``)."""
        self.points[seat] += points
        self.points_by_source[seat][source] += points

    # Workers

    def return_workers(self, seat: int, count: int) -> None:
        """Move workers from the hand, which must hold as many, to the camp."""
        self.hand[seat] -= count
        self.camp[seat] += count

    def take_workers(self, seat: int, count: int) -> int:
        """Move up to ``count`` workers from the camp to the hand; return how many."""
        taken = min(count, self.camp[seat])
        self.hand[seat] += taken
        self.camp[seat] -= taken
        return taken

    def workers_on(self, space: int) -> tuple[int, ...]:
        """Return the seats of the workers on a road space, in order of arrival."""
        first = self.road_worker[space]
        if first < 0:
            return ()
        if space == self.journeyman_space:
            return (first, self.journeyman_seat)
        return (first,)

    def lift(self, space: int) -> int:
        """Move the worker who arrived first on a road space to the camp; return its seat."""
        seat = self.road_worker[space]
        if space == self.journeyman_space:
            self.road_worker[space] = self.journeyman_seat
            self.journeyman_space = NOWHERE
            self.journeyman_seat = NOBODY
        else:
            self.road_worker[space] = NOBODY
        self.camp[seat] += 1
        return seat

    # Tiles

    def lay(self, tile: str, side: int, owner: int, space: int) -> None:
        """Put a tile on a road space with a side up, replacing any other."""
        self.road_tile[space] = tile
        self.road_side[space] = side
        self.road_owner[space] = owner
        self.road_worker[space] = NOBODY if (side, tile) in OPEN_SIDES else CLOSED

    def free_space(self) -> int:
        """Return the first empty road space; ``SPACES`` if the road is full."""
        return self.road_tile.index(EMPTY) if EMPTY in self.road_tile else SPACES

    def last_in_row(self) -> int:
        """Return the last space of the unbroken row of tiles that begins at the city gate."""
        return self.free_space() - 1

    # JSON

    def write_more(self, plain: dict[str, Any]) -> None:
        """Write the road: tile, side, owner and workers of each space."""
        plain["road"] = [
            [tile, SIDES[side], owner, list(self.workers_on(space))]
            for space, (tile, side, owner) in enumerate(
                zip(self.road_tile, self.road_side, self.road_owner, strict=True)
            )
        ]

    def read_more(self, plain: Mapping[str, Any]) -> None:
        """Read the road; a second worker is the Journeyman's."""
        self.clear_road()
        for space, (tile, side, owner, workers) in enumerate(plain["road"]):
            self.lay(tile, SIDES.index(side), owner, space)
            if workers:
                self.road_worker[space] = workers[0]
            if len(workers) > 1:
                self.journeyman_space = space
                self.journeyman_seat = workers[1]

    def clear_road(self) -> None:
        """Empty the road."""
        self.road_tile = [EMPTY] * SPACES
        self.road_side = [NO_SIDE] * SPACES
        self.road_owner = [NOBODY] * SPACES
        self.road_worker = [CLOSED] * SPACES
        self.journeyman_space = NOWHERE
        self.journeyman_seat = NOBODY
