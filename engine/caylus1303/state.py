"""A game of Caylus 1303 at one moment: ints, words of tiles and short lists (rules §13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.caylus1303.data import (
    CHARACTERS,
    EMPTY,
    FACES,
    NO_FACE,
    NOBODY,
    OPEN_SIDES,
    PHASES,
    RESOURCES,
    SOURCES,
    SPACES,
)
from engine.core.chance import Chance
from engine.core.state import State, frames_from_json

CLOSED = -2
"""In ``road_worker``: a space that takes no workers."""
NOWHERE = -1
"""In ``journeyman_space``: no building holds two workers."""


class Caylus1303State(State):
    """Seats are 0 to ``seats`` - 1; where a seat is asked for, :data:`NOBODY` (-1) is nobody.

    Road lists have an entry for each of the 28 spaces, counted from 0 at the city gate; people
    read them from 1.

    Attributes:
        seats: the number of players.
        recommended: whether the characters are those of a first game (rules §2.5).
        round: the number of the round, from 1; 0 during setup.
        phase: the phase of the round, 1 to 4 as in ``PHASES``; 0 during setup.
        opener: the seat that opens this round's planning; the order goes clockwise from it.
        start_player: the seat that holds the Start Player tile.
        provost: p of rules §2.2: he stands between spaces p - 1 and p, those before p activate.
        bridge: the seats on the Guilds' Bridge in passing order; empty until somebody passes.
        site_row: the seats whose workers stand on the site, by slot.
        site_tiles: the words of the tiles on site spaces 1, 2, 3, all on their setup side.
        road_tile: the word of the tile on each space, :data:`EMPTY` ("") where there is none; a
            residence keeps the word of the starting tile it is the back of.
        road_face: which side is seen, as in ``FACES``.
        road_owner: the seat whose house is on each space.
        road_worker: the seat of the worker on each space, the one who came first if there are
            two; :data:`NOBODY` where one may be placed, :data:`CLOSED` (-2) where none ever can.
        journeyman_space: the space where a second worker stands, :data:`NOWHERE` (-1) for none.
        journeyman_seat: whose second worker that is.
        goldsmith_used: whether the Goldsmith has paid in this round.
        wood_supply: the words of the wood tiles not built yet, in data order.
        stone_supply: those of the stone tiles.
        monument_supply: those of the monuments.
        removed: the starting tiles out of the game, as monuments replaced them.
        holder: by character the seat that owns it, :data:`NOBODY` on the board (at court),
            ``OUT_OF_GAME`` (-2) if it was not dealt.
        hand: workers in hand by seat.
        camp: workers in the camp by seat.
        resources: by seat, five counts in the order of ``RESOURCES``.
        houses: by seat, houses that can still be put on buildings.
        pp: prestige points by seat, hidden from other seats until the end.
        points: by seat, the points from each of ``SOURCES``; they add up to ``pp``.
        batches: batches delivered in this round, by seat.
    """

    __slots__ = (
        "batches",
        "bridge",
        "camp",
        "goldsmith_used",
        "hand",
        "holder",
        "houses",
        "journeyman_seat",
        "journeyman_space",
        "monument_supply",
        "opener",
        "phase",
        "points",
        "pp",
        "provost",
        "recommended",
        "removed",
        "resources",
        "road_face",
        "road_owner",
        "road_tile",
        "road_worker",
        "round",
        "seats",
        "site_row",
        "site_tiles",
        "start_player",
        "stone_supply",
        "wood_supply",
    )

    seats: int
    recommended: bool
    round: int
    phase: int
    opener: int
    start_player: int
    provost: int
    bridge: list[int]
    site_row: list[int]
    site_tiles: list[str]
    road_tile: list[str]
    road_face: list[int]
    road_owner: list[int]
    road_worker: list[int]
    journeyman_space: int
    journeyman_seat: int
    goldsmith_used: bool
    wood_supply: list[str]
    stone_supply: list[str]
    monument_supply: list[str]
    removed: list[str]
    holder: list[int]
    hand: list[int]
    camp: list[int]
    resources: list[list[int]]
    houses: list[int]
    pp: list[int]
    points: list[list[int]]
    batches: list[int]

    # Players

    def order(self, first: int | None = None) -> list[int]:
        """The seats clockwise from ``first``, or from who opens the round."""
        start = self.opener if first is None else first
        return [(start + i) % self.seats for i in range(self.seats)]

    def owns(self, seat: int) -> list[int]:
        """The numbers of the characters a seat has, in data order."""
        return [number for number, holder in enumerate(self.holder) if holder == seat]

    def earn(self, seat: int, points: int, source: int) -> None:
        """Add prestige points, noting where they come from."""
        self.pp[seat] += points
        self.points[seat][source] += points

    # Workers

    def return_workers(self, seat: int, count: int) -> None:
        """Move workers, which must be there, from the hand to the camp."""
        self.hand[seat] -= count
        self.camp[seat] += count

    def take_workers(self, seat: int, count: int) -> int:
        """Move up to ``count`` workers from the camp to the hand; how many there were (§1)."""
        taken = min(count, self.camp[seat])
        self.hand[seat] += taken
        self.camp[seat] -= taken
        return taken

    def workers_on(self, space: int) -> tuple[int, ...]:
        """The seats of the workers on a road space, in the order they came."""
        first = self.road_worker[space]
        if first < 0:
            return ()
        if space == self.journeyman_space:
            return (first, self.journeyman_seat)
        return (first,)

    def lift(self, space: int) -> int:
        """Take the worker who came first off a road space, into the camp; whose it is."""
        seat = self.road_worker[space]
        if space == self.journeyman_space:
            self.road_worker[space] = self.journeyman_seat
            self.journeyman_space, self.journeyman_seat = NOWHERE, NOBODY
        else:
            self.road_worker[space] = NOBODY
        self.camp[seat] += 1
        return seat

    # Tiles

    def lay(self, tile: str, face: int, owner: int, space: int) -> None:
        """Put a tile on a road space with that side up, in place of what was there."""
        self.road_tile[space] = tile
        self.road_face[space] = face
        self.road_owner[space] = owner
        self.road_worker[space] = NOBODY if (face, tile) in OPEN_SIDES else CLOSED

    def free_space(self) -> int:
        """The first empty road space (rules §2.2); ``SPACES`` when the road is full."""
        return self.road_tile.index(EMPTY) if EMPTY in self.road_tile else SPACES

    def last_in_row(self) -> int:
        """L of rules §8.4: the last space of the unbroken row of buildings from the gate."""
        return self.free_space() - 1

    # The contract of State

    def copy(self) -> Caylus1303State:
        """An independent state with the same content and no event collector."""
        twin = Caylus1303State.__new__(Caylus1303State)
        twin.stack = self.stack[:]
        twin.legal = self.legal
        twin.chance = self.chance.copy()
        twin.events = None
        twin.reveals = self.reveals
        twin.seats = self.seats
        twin.recommended = self.recommended
        twin.round = self.round
        twin.phase = self.phase
        twin.opener = self.opener
        twin.start_player = self.start_player
        twin.provost = self.provost
        twin.bridge = self.bridge[:]
        twin.site_row = self.site_row[:]
        twin.site_tiles = self.site_tiles[:]
        twin.road_tile = self.road_tile[:]
        twin.road_face = self.road_face[:]
        twin.road_owner = self.road_owner[:]
        twin.road_worker = self.road_worker[:]
        twin.journeyman_space = self.journeyman_space
        twin.journeyman_seat = self.journeyman_seat
        twin.goldsmith_used = self.goldsmith_used
        twin.wood_supply = self.wood_supply[:]
        twin.stone_supply = self.stone_supply[:]
        twin.monument_supply = self.monument_supply[:]
        twin.removed = self.removed[:]
        twin.holder = self.holder[:]
        twin.hand = self.hand[:]
        twin.camp = self.camp[:]
        twin.resources = [held[:] for held in self.resources]
        twin.houses = self.houses[:]
        twin.pp = self.pp[:]
        twin.points = [earned[:] for earned in self.points]
        twin.batches = self.batches[:]
        return twin

    def to_json(self) -> dict[str, Any]:
        """Plain data in words: tiles, sides, characters, kinds and sources by their ids."""
        return {
            **{name: getattr(self, name) for name in _PLAIN_FIELDS},
            **{name: getattr(self, name)[:] for name in _LIST_FIELDS},
            "phase": PHASES[self.phase],
            "road": [self._space_to_json(space) for space in range(SPACES)],
            "characters": dict(zip(CHARACTERS, self.holder, strict=True)),
            "players": [self._player_to_json(seat) for seat in range(self.seats)],
            "chance": self.chance.position,
            "stack": [list(frame) for frame in self.stack],
        }

    def _space_to_json(self, space: int) -> list[Any]:
        face = FACES[self.road_face[space]]
        return [self.road_tile[space], face, self.road_owner[space], list(self.workers_on(space))]

    def _player_to_json(self, seat: int) -> dict[str, Any]:
        return {
            "hand": self.hand[seat],
            "camp": self.camp[seat],
            "resources": dict(zip(RESOURCES, self.resources[seat], strict=True)),
            "houses": self.houses[seat],
            "pp": self.pp[seat],
            "points": dict(zip(SOURCES, self.points[seat], strict=True)),
            "batches": self.batches[seat],
        }

    @classmethod
    def from_json(cls, plain: Mapping[str, Any]) -> Caylus1303State:
        """The reverse of :meth:`to_json`, not yet settled."""
        state = cls()
        state.stack = frames_from_json(plain["stack"])
        state.legal = ()
        state.chance = Chance(plain["chance"])
        state.events = None
        for name in _PLAIN_FIELDS:
            setattr(state, name, plain[name])
        for name in _LIST_FIELDS:
            setattr(state, name, list(plain[name]))
        state.phase = PHASES.index(plain["phase"])
        state.holder = [plain["characters"][word] for word in CHARACTERS]
        state._load_road(plain["road"])
        players = plain["players"]
        state.hand = [player["hand"] for player in players]
        state.camp = [player["camp"] for player in players]
        state.resources = [[player["resources"][kind] for kind in RESOURCES] for player in players]
        state.houses = [player["houses"] for player in players]
        state.pp = [player["pp"] for player in players]
        state.points = [[player["points"][source] for source in SOURCES] for player in players]
        state.batches = [player["batches"] for player in players]
        return state

    def _load_road(self, road: list[Any]) -> None:
        self.clear_road()
        for space, (tile, face, owner, workers) in enumerate(road):
            self.lay(tile, FACES.index(face), owner, space)
            if workers:
                self.road_worker[space] = workers[0]
            if len(workers) > 1:
                self.journeyman_space, self.journeyman_seat = space, workers[1]

    def clear_road(self) -> None:
        """An empty road."""
        self.road_tile = [EMPTY] * SPACES
        self.road_face = [NO_FACE] * SPACES
        self.road_owner = [NOBODY] * SPACES
        self.road_worker = [CLOSED] * SPACES
        self.journeyman_space, self.journeyman_seat = NOWHERE, NOBODY


_PLAIN_FIELDS = (
    "seats",
    "recommended",
    "round",
    "opener",
    "start_player",
    "provost",
    "goldsmith_used",
    "reveals",
)
_LIST_FIELDS = (
    "bridge",
    "site_row",
    "site_tiles",
    "wood_supply",
    "stone_supply",
    "monument_supply",
    "removed",
)
