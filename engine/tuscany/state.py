"""The state of a game of The Castles of Tuscany."""

from __future__ import annotations

from engine.core.fields import Codec, derived, each, enum, mapping, per_player, saved
from engine.core.state import State, declared
from engine.tuscany.data import (
    BONUSES,
    EMPTY,
    GREEN_SOURCES,
    ITEM_WORDS,
    KINDS,
    RED_SOURCES,
    REGION_SIZE,
    STACK_SIZE,
    STACKS,
    START_STORAGE,
    UNKNOWN,
    YIELD_WORDS,
)
from engine.tuscany.data import PLUS_STORAGE as STORAGE
from engine.tuscany.regions import Region, hexes, region

ITEMS = each(enum(ITEM_WORDS, EMPTY))
COUNT = Codec(
    lambda count: None if count == UNKNOWN else count,
    lambda plain: UNKNOWN if plain is None else plain,
)


@declared
class TuscanyState(State):
    """Everything there is to know about a game.

    Kinds, items, yield cards and bonus tiles are indices of the tables in ``data``; lists enum
    in the plural hold one entry per seat unless said otherwise. What a viewer may not know is
    ``UNKNOWN``: cards of decks, stacks and supply, counts of a hand; before the common reveal
    others' ``boards`` and ``arrangements`` are empty texts.

    ``round`` 1 to 3; ``turn`` counts turns begun; ``mover`` whose turn it is (``NOBODY`` in the
    set-up); ``start`` the start player. ``turns_left`` turns of the final lap still to end, -1
    before it. ``passes`` and ``idle`` (so far this turn only Draws of 0 cards) serve the stall
    rule. Decks, ``neutral`` and each of ``stacks`` (all three of a seat) have the next one last.
    ``discard`` and ``hands`` count region cards by kind, ``hand_sizes`` are public.
    ``shown`` are the tiles a seat has turned over so far, ``neutral_shown`` the neutral ones,
    ``removed`` the tiles out of the game. ``firsts`` and ``seconds`` name by kind who had the
    colour bonus. ``tiles`` are the items by hex, ``covered`` the same as a mask.
    ``green_from`` and ``red_from`` say by source where points came from.

    Derived, not saved: ``regions`` (``None`` before the reveal) and ``reach``, the hexes next to
    covered ones.
    """

    seats: int
    base_draw: int
    lap: bool
    dealt: bool
    start: int
    round: int
    turn: int
    mover: int
    turns_left: int
    passes: int
    idle: bool

    deck: list[int] = saved(each(enum(KINDS, UNKNOWN)))
    discard: list[int] = saved(mapping(KINDS))
    yields: list[int] = saved(each(enum(YIELD_WORDS, UNKNOWN)))
    yield_discard: list[int] = saved(each(enum(YIELD_WORDS)))
    neutral: list[int] = saved(ITEMS)
    neutral_shown: list[int] = saved(ITEMS)
    display: list[int] = saved(ITEMS)
    removed: list[int] = saved(ITEMS)
    piles: list[int] = saved(mapping(BONUSES))
    firsts: list[int] = saved(mapping(KINDS))
    seconds: list[int] = saved(mapping(KINDS))

    boards: list[str] = per_player()
    arrangements: list[str] = per_player(key="arrangement")
    regions: list[Region | None] = derived()
    tiles: list[list[int]] = per_player(ITEMS)
    covered: list[int] = derived()
    reach: list[int] = derived()
    hands: list[list[int]] = per_player(mapping(KINDS, COUNT), key="hand")
    hand_sizes: list[int] = per_player(key="hand_size")
    stacks: list[list[int]] = per_player(ITEMS)
    shown: list[list[int]] = per_player(ITEMS)
    storage: list[list[int]] = per_player(ITEMS)
    marble: list[int] = per_player()
    workers: list[int] = per_player()
    bonuses: list[list[int]] = per_player(mapping(BONUSES))
    green: list[int] = per_player()
    red: list[int] = per_player()
    green_from: list[list[int]] = per_player(mapping(GREEN_SOURCES))
    red_from: list[list[int]] = per_player(mapping(RED_SOURCES))

    # What is read off the state

    def map_of(self, seat: int) -> Region:
        """Return the region of a seat once it is laid out."""
        found = self.regions[seat]
        assert found is not None
        return found

    def revealed(self, seat: int) -> int:
        """Return how many tiles of its stacks a seat has turned over."""
        return len(self.shown[seat])

    def stack_sizes(self, seat: int) -> tuple[int, ...]:
        """Return how many tiles are left in stacks 1, 2 and 3 of a seat."""
        left = len(self.stacks[seat])
        return tuple(
            max(0, min(STACK_SIZE, left - STACK_SIZE * above)) for above in reversed(range(STACKS))
        )

    def capacity(self, seat: int) -> int:
        """Return how many tiles and tokens a seat can store (§5.2)."""
        return START_STORAGE + self.bonuses[seat][STORAGE]

    def derive(self) -> None:
        """Work out regions, covered hexes and reach from boards, arrangements and tiles."""
        self.regions = [
            region(boards, arrangement) if boards and arrangement else None
            for boards, arrangement in zip(self.boards, self.arrangements, strict=True)
        ]
        self.covered = [
            sum(1 << i for i in range(REGION_SIZE) if tiles[i] != EMPTY) for tiles in self.tiles
        ]
        self.reach = [0] * self.seats
        for seat, mask in enumerate(self.covered):
            for i in hexes(mask):
                self.reach[seat] |= self.map_of(seat).neighbours[i]
