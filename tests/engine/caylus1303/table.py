"""A small language for tests: build a position of Caylus 1303, play moves by text, look at facts.

Players are letters: ``A`` has seat 0, ``B`` seat 1 and so on. Unless a test says otherwise, A is
Start Player, everybody passes in alphabetical order, nobody has a resource, and the tiles lie as in
the worked example of the rules. Spaces are numbered from 0, as in the data.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.caylus1303 import GAME
from engine.caylus1303.data import (
    CHARACTER,
    CHARACTERS,
    COURT_CHARACTERS,
    FROM_BUILDING,
    FROM_EFFECT,
    FROM_MONUMENT,
    NOBODY,
    OUT_OF_GAME,
    PRINTED_SPACES,
    RESOURCES,
    SITE,
    SOURCES,
    STONE_SPACE,
    WOOD_SPACE,
)
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.tiles import (
    BUILT,
    MONUMENT,
    MONUMENTS,
    PRINTED,
    RESIDENCE,
    SETUP,
    STONES,
    TILES,
    WOODS,
)
from engine.core.chance import Chance
from tests.engine.games.table import LetteredTable

STARTING_ORDER = (
    "start_farm_a",
    "start_sawmill",
    "start_market_a",
    "start_quarry",
    "start_guild_3",
    "start_carpenter",
    "start_farm_b",
    "start_market_b",
)
SITE_TILES = ("start_guild_4", "wood_manor", "stone_church")
COURT = ("steward", "thief", "night_worker")
FILLERS = ("goldsmith", "foreman", "day_laborer", "chamberlain", "architect", "journeyman")
"""Characters that complete the number in play; the last player has them."""
PHASE_RULES = ("planning", "activation", "delivery", "management")


class Table(LetteredTable[Caylus1303State]):
    """A position being built, then played."""

    game = GAME
    phases = PHASE_RULES

    def __init__(self, players: str = "ABC", characters: str = "random") -> None:
        self.players = players
        seats = len(players)
        self.state: Caylus1303State = GAME.setup(seats, {"characters": characters}, Chance(0))
        state = self.state
        state.round = 1
        state.opener = state.start_player = 0
        state.resources = [[0] * len(RESOURCES) for _ in players]
        self.tiles(STARTING_ORDER, "wood_market", "stone_gold_mine", SITE_TILES)
        self.people(COURT)
        self.before = [0] * seats

    @classmethod
    def start(cls, players: str, seed: str, characters: str = "random") -> Table:
        """Start a real game."""
        table = cls(players, characters)
        chance = Chance.from_seed(seed)
        table.state = GAME.new(len(players), {"characters": characters}, chance, events=True)
        table.check()
        return table

    # Building a position

    def tiles(
        self, starting: Sequence[str], wood: str, stone: str, site: Sequence[str] = SITE_TILES
    ) -> Table:
        """Lay out the road and the site; all other tiles are in the supplies."""
        state = self.state
        state.clear_road()
        for space, tile in enumerate((*PRINTED_SPACES, *starting)):
            state.lay(tile, PRINTED if space < len(PRINTED_SPACES) else SETUP, NOBODY, space)
        state.lay(wood, SETUP, NOBODY, WOOD_SPACE)
        state.lay(stone, SETUP, NOBODY, STONE_SPACE)
        state.site_tiles = list(site)
        laid = {wood, stone, *site}
        state.wood_supply = [word for word in WOODS if word not in laid]
        state.stone_supply = [word for word in STONES if word not in laid]
        return self

    def site(self, *tiles: str) -> Table:
        """Replace the tiles on the site."""
        state = self.state
        for number, (old, new) in enumerate(zip(state.site_tiles, tiles, strict=True)):
            state.site_tiles[number] = new
            if old == new:
                continue
            if new in state.road_tile:
                state.road_tile[state.road_tile.index(new)] = old
            for every, supply in ((WOODS, state.wood_supply), (STONES, state.stone_supply)):
                if new in supply:
                    supply.remove(new)
                    supply.append(old)
                    supply.sort(key=every.index)
        for space, tile in enumerate(state.road_tile):
            if tile:
                state.lay(tile, state.road_side[space], state.road_owner[space], space)
        return self

    def people(self, court: Sequence[str] = COURT, **held: str) -> Table:
        """Set the characters at court and of each player; the last one gets the others."""
        holder = [OUT_OF_GAME] * len(CHARACTERS)
        for word in court:
            holder[CHARACTER[word]] = NOBODY
        for player, words in held.items():
            for word in words.split():
                assert holder[CHARACTER[word]] == OUT_OF_GAME
                holder[CHARACTER[word]] = self.seat(player)
        wanted = len(self.players) + COURT_CHARACTERS
        missing = wanted + holder.count(OUT_OF_GAME) - len(CHARACTERS)
        spare = [word for word in FILLERS if holder[CHARACTER[word]] == OUT_OF_GAME]
        for word in spare[:missing]:
            holder[CHARACTER[word]] = len(self.players) - 1
        self.state.holder = holder
        return self

    def give(self, player: str, pp: int = 0, **resources: int) -> Table:
        """Add points and resources to a player's."""
        seat = self.seat(player)
        self.state.earn(seat, pp, FROM_EFFECT)
        for kind, count in resources.items():
            self.state.resources[seat][RESOURCES.index(kind)] += count
        return self

    def hands(self, **workers: int) -> Table:
        """Set workers in hand; the others, except those on the board, are in the camp."""
        for player, count in workers.items():
            seat = self.seat(player)
            self.state.camp[seat] += self.state.hand[seat] - count
            self.state.hand[seat] = count
            assert self.state.camp[seat] >= 0
        return self

    def camps(self, **workers: int) -> Table:
        """Set workers in the camp; the others, except those on the board, are in hand."""
        for player, count in workers.items():
            seat = self.seat(player)
            self.hands(**{player: self.state.hand[seat] + self.state.camp[seat] - count})
        return self

    def tile(self, word: str, owner: str) -> int:
        """Build a supply tile on the first empty space; return the space."""
        space = self.state.free_space()
        supply = self.state.wood_supply if word in WOODS else self.state.stone_supply
        supply.remove(word)
        self.state.lay(word, BUILT, self.seat(owner), space)
        self._house(owner)
        self.state.earn(self.seat(owner), TILES[word].points, FROM_BUILDING)
        return space

    def _house(self, owner: str) -> None:
        self.state.houses[self.seat(owner)] -= 1
        assert self.state.houses[self.seat(owner)] >= 0

    def claim(self, owner: str, *words: str) -> Table:
        """Put houses on yellow tiles."""
        for word in words:
            self.state.road_owner[self.space(word)] = self.seat(owner)
            self._house(owner)
        return self

    def residence(self, owner: str, *words: str) -> Table:
        """Flip yellow tiles with a house."""
        for word in words:
            self.claim(owner, word)
            self.state.lay(word, RESIDENCE, self.seat(owner), self.space(word))
        return self

    def monument(self, owner: str, word: str, over: str) -> Table:
        """Replace a yellow tile by a monument."""
        assert word in MONUMENTS
        space = self.space(over)
        self.claim(owner, over)
        self.state.removed.append(over)
        self.state.monument_supply.remove(word)
        self.state.lay(word, MONUMENT, self.seat(owner), space)
        self.state.earn(self.seat(owner), TILES[word].points, FROM_MONUMENT)
        return self

    def worker(self, player: str, *places: str | int) -> Table:
        """Put a player's workers on tiles, by word or space, or on the ``site``."""
        seat = self.seat(player)
        for place in places:
            self.state.hand[seat] -= 1
            assert self.state.hand[seat] >= 0
            if place == SITE:
                self.state.site_row.append(seat)
                continue
            space = place if isinstance(place, int) else self.space(place)
            if self.state.road_worker[space] == NOBODY:
                self.state.road_worker[space] = seat
            else:
                assert 0 <= self.state.road_worker[space] != seat
                self.state.journeyman_space, self.state.journeyman_seat = space, seat
        return self

    def provost(self, p: int) -> Table:
        """Set the provost."""
        self.state.provost = p
        return self

    def round(self, number: int) -> Table:
        """Set the round."""
        self.state.round = number
        return self

    def passed(self, players: str) -> Table:
        """Set the passing order; the first to pass is Start Player."""
        self.state.bridge = [self.seat(player) for player in players]
        self.state.start_player = self.state.bridge[0]
        return self

    # Playing

    def favour(self, player: str, phase: int = 2) -> Table:
        """Give a player a favour, and nothing else to do."""
        return self.resume(phase, ("favour", self.seat(player), "fairground"))

    def at_phase(self, phase: int) -> Table:
        """After planning everybody has passed; in planning the provost stands at the row's end."""
        if phase > 1 and not self.state.bridge:
            self.passed(self.players)
        self.state.phase = phase
        if phase == 1:
            self.state.provost = self.state.last_in_row()
        return self

    def run(self, *frames: tuple[object, ...]) -> Table:
        """Run frames; gained points count from here."""
        self.before = self.state.points[:]
        return super().run(*frames)

    def check(self) -> None:
        """Check the invariants, as far as a position that ends early can keep them."""
        problems = GAME.broken_invariants(self.state)
        if self.state.over:
            problems = [problem for problem in problems if problem != "there are nine rounds"]
        assert problems == []

    # Facts

    def holds(self, player: str) -> dict[str, int]:
        """Return a player's resources, without zeros."""
        held = zip(RESOURCES, self.state.resources[self.seat(player)], strict=True)
        return {kind: count for kind, count in held if count}

    def pp(self, player: str) -> int:
        """Return a player's prestige points."""
        return self.state.points[self.seat(player)]

    def gained(self, player: str) -> int:
        """Return the prestige points gained since play began."""
        return self.pp(player) - self.before[self.seat(player)]

    def source(self, player: str, source: str) -> int:
        """Return the prestige points from one source."""
        return self.state.points_by_source[self.seat(player)][SOURCES.index(source)]

    def hand(self, player: str) -> int:
        """Return a player's workers in hand."""
        return self.state.hand[self.seat(player)]

    def camp(self, player: str) -> int:
        """Return a player's workers in the camp."""
        return self.state.camp[self.seat(player)]

    def houses(self, player: str) -> int:
        """Return a player's remaining houses."""
        return self.state.houses[self.seat(player)]

    def characters(self, player: str) -> list[str]:
        """Return a player's characters."""
        return [CHARACTERS[number] for number in self.state.characters_of(self.seat(player))]

    @property
    def court(self) -> list[str]:
        """Return the characters on the board."""
        return [CHARACTERS[number] for number in self.state.characters_of(NOBODY)]

    def space(self, tile: str) -> int:
        """Return the space of a tile."""
        return self.state.road_tile.index(tile)

    def at(self, space: int) -> str:
        """Return the tile on a space with its owner's letter: ``wood_farm B``, ``toll``."""
        owner, tile = self.state.road_owner[space], self.state.road_tile[space]
        return tile if owner == NOBODY else f"{tile} {self.players[owner]}"

    def standing(self, place: str | int) -> str:
        """Return the workers on a tile, a space or the site, as letters in order."""
        if place == SITE:
            return self.in_order(self.state.site_row)
        space = place if isinstance(place, int) else self.space(place)
        return self.in_order(self.state.workers_on(space))

    def happened(self, *kinds: str) -> list[str]:
        """Return the events of these kinds in order, with the player: ``A used``."""
        assert self.state.events is not None
        return [f"{self.players[e.seat]} {e.kind}" for e in self.state.events if e.kind in kinds]
