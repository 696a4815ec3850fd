"""The state of a game of The Castles of Tuscany."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.fields import Codec, derived, each, enum, mapping, per_player, saved
from engine.core.rules import Sealed
from engine.core.state import State, declared
from engine.core.visibility import Pool, face_down, own
from engine.tuscany.counting import fill_hands, fill_regions
from engine.tuscany.data import (
    BONUSES,
    EMPTY,
    GREEN_SOURCES,
    ITEM_WORDS,
    KINDS,
    NEUTRAL_TILES,
    PLAYER_TILES,
    PLUS_STORAGE,
    RED_SOURCES,
    REGION_SIZE,
    STACK_SIZE,
    STACKS,
    START_STORAGE,
    UNKNOWN,
    YIELD_COPIES,
    YIELD_WORDS,
)
from engine.tuscany.regions import Region, hexes_in, region

_ITEM_WORDS = each(enum(ITEM_WORDS, EMPTY))
_COUNT = Codec(
    lambda count: None if count == UNKNOWN else count,
    lambda plain: UNKNOWN if plain is None else plain,
)
_YIELD_CARDS = tuple(card for card in range(len(YIELD_WORDS)) for _ in range(YIELD_COPIES))


def _laid_out(state: State) -> bool:
    """Return whether all regions are revealed: no seat is asked for its region any longer."""
    return not state.stack or not isinstance(state.stack[-1], Sealed)


@declared
class TuscanyState(State):
    """The complete state of a game.

    Kinds, items, yield cards and bonus tiles are indices of the tables in ``data``.

    Attributes:
        seats: the number of players.
        base_draw: region cards per Draw (option ``baseDraw``).
        ends_after_lap: whether a round ends only after a full lap (option ``roundEnd``).
        dealt: whether regions are dealt (option ``regions``).
        start: the start player.
        round: 1 to 3.
        turn: the number of turns begun.
        mover: the seat whose turn it is; ``NOBODY`` during the set-up.
        turns_left: turns of the final lap still to be finished; -1 before it.
        passes: turns in a row in which a player drew no card (stall rule).
        idle: whether this turn has had only Draws of 0 cards so far (stall rule).
        deck: region cards, the next one last.
        discard: discarded region cards by kind.
        yields: yield cards, the next one last.
        yield_discard: discarded yield cards.
        neutral: neutral tiles, the next one last.
        neutral_shown: neutral tiles turned over so far.
        display: the tiles by slot, or ``EMPTY``.
        removed: tiles out of the game.
        piles: bonus tiles left, by kind.
        firsts: by kind, the seat with the larger colour bonus.
        seconds: by kind, the seat with the smaller colour bonus.
        boards: by seat, the three boards (``"A1 B1 C1"``).
        arrangements: by seat, their arrangement (``"ABC/0R0/du"``).
        regions: by seat, the map; ``None`` before it is revealed; derived.
        tiles: by seat, the items by hex, or ``EMPTY``.
        covered: by seat, the covered hexes as a mask; derived.
        reach: by seat, the hexes next to covered ones as a mask; derived.
        hands: by seat, region cards by kind.
        hand_sizes: by seat, the number of region cards, which is public.
        stacks: by seat, the tiles of all three stacks, the next one last.
        shown: by seat, the tiles turned over from the stacks so far.
        storage: by seat, the stored items.
        marble: by seat.
        workers: by seat.
        bonuses: by seat, bonus tiles by kind.
        green: green points by seat.
        red: red points by seat.
        green_from: by seat, green points by source.
        red_from: by seat, red points by source.
    """

    seats: int
    base_draw: int
    ends_after_lap: bool = saved(key="lap")
    dealt: bool
    start: int
    round: int
    turn: int
    mover: int
    turns_left: int
    passes: int
    idle: bool

    deck: list[int] = saved(each(enum(KINDS, UNKNOWN)), secret=face_down(UNKNOWN))
    discard: list[int] = saved(mapping(KINDS))
    yields: list[int] = saved(each(enum(YIELD_WORDS, UNKNOWN)), secret=face_down(UNKNOWN))
    yield_discard: list[int] = saved(each(enum(YIELD_WORDS)))
    neutral: list[int] = saved(_ITEM_WORDS, secret=face_down(UNKNOWN))
    neutral_shown: list[int] = saved(_ITEM_WORDS)
    display: list[int] = saved(_ITEM_WORDS)
    removed: list[int] = saved(_ITEM_WORDS)
    piles: list[int] = saved(mapping(BONUSES))
    firsts: list[int] = saved(mapping(KINDS))
    seconds: list[int] = saved(mapping(KINDS))

    boards: list[str] = per_player(secret=own("", until=_laid_out))
    arrangements: list[str] = per_player(key="arrangement", secret=own("", until=_laid_out))
    regions: list[Region | None] = derived(secret=own(None, until=_laid_out))
    tiles: list[list[int]] = per_player(_ITEM_WORDS)
    covered: list[int] = derived()
    reach: list[int] = derived()
    hands: list[list[int]] = per_player(mapping(KINDS, _COUNT), key="hand", secret=own(UNKNOWN))
    hand_sizes: list[int] = per_player(key="hand_size")
    stacks: list[list[int]] = per_player(_ITEM_WORDS, secret=face_down(UNKNOWN))
    shown: list[list[int]] = per_player(_ITEM_WORDS)
    storage: list[list[int]] = per_player(_ITEM_WORDS)
    marble: list[int] = per_player()
    workers: list[int] = per_player()
    bonuses: list[list[int]] = per_player(mapping(BONUSES))
    green: list[int] = per_player()
    red: list[int] = per_player()
    green_from: list[list[int]] = per_player(mapping(GREEN_SOURCES))
    red_from: list[list[int]] = per_player(mapping(RED_SOURCES))

    pools = (
        Pool(_YIELD_CARDS, UNKNOWN, ("yields", "yield_discard")),
        Pool(NEUTRAL_TILES, UNKNOWN, ("neutral", "neutral_shown")),
        Pool(PLAYER_TILES, UNKNOWN, ("stacks", "shown"), each_seat=True),
    )

    # Queries

    def region_of(self, seat: int) -> Region:
        """Return the region of a seat once it is laid out."""
        laid_out = self.regions[seat]
        assert laid_out is not None
        return laid_out

    def is_covered(self, seat: int, hex_: int) -> bool:
        """Return whether a hex of a seat's region is covered."""
        return bool((self.covered[seat] >> hex_) & 1)

    def clockwise(self) -> list[int]:
        """Return all seats clockwise from the start player."""
        return [*range(self.start, self.seats), *range(self.start)]

    def revealed(self, seat: int) -> int:
        """Return the number of tiles a seat has turned over from its stacks."""
        return len(self.shown[seat])

    def stack_sizes(self, seat: int) -> tuple[int, ...]:
        """Return the numbers of tiles left in stacks 1, 2 and 3 of a seat."""
        left = len(self.stacks[seat])
        return tuple(
            max(0, min(STACK_SIZE, left - STACK_SIZE * above)) for above in reversed(range(STACKS))
        )

    def capacity(self, seat: int) -> int:
        """Return the number of tiles and tokens a seat can store."""
        return START_STORAGE + self.bonuses[seat][PLUS_STORAGE]

    def fill_counted(self, chance: Chance) -> None:
        """Draw the unknown boards and deal the unknown region cards."""
        fill_regions(self, chance)
        fill_hands(self, chance)

    def derive(self) -> None:
        """Compute regions, covered hexes and reach from boards, arrangements and tiles."""
        self.regions = [
            region(boards, arrangement) if boards and arrangement else None
            for boards, arrangement in zip(self.boards, self.arrangements, strict=True)
        ]
        self.covered = [
            sum(1 << hex_ for hex_ in range(REGION_SIZE) if tiles[hex_] != EMPTY)
            for tiles in self.tiles
        ]
        self.reach = [0] * self.seats
        for seat, mask in enumerate(self.covered):
            for hex_ in hexes_in(mask):
                self.reach[seat] |= self.region_of(seat).neighbours[hex_]
