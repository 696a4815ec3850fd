"""Every invariant that can be checked in a single state (rules: Invariants).

Numbers in parentheses are those of the list in the rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.tuscany.data import (
    AREA,
    AREA_POINTS,
    BOARD_HEXES,
    BONUS_COPIES,
    BONUSES,
    CITY,
    COLOUR,
    EMPTY,
    FIRST_COLOUR_POINTS,
    HEXES,
    ITEM_KIND,
    KINDS,
    NEUTRAL_TILES,
    NOBODY,
    PLAYER_TILES,
    PURGE_COUNT,
    REGION_CARDS,
    REGION_SIZE,
    ROUNDS,
    STACK_SIZE,
    STACKS,
    STARTING_CASTLE,
    TOKEN,
    YIELD_COPIES,
    YIELDS,
)
from engine.tuscany.regions import Region, hexes_in
from engine.tuscany.rules.take import kinds_shown
from engine.tuscany.rules.turn import round_stack_emptied
from engine.tuscany.state import TuscanyState

_MAX_AREA_POINTS = 46
"""Points for all areas of a region, however its boards are arranged."""
_PAIRS_ACROSS_SEAM = 5
"""Pairs of adjacent hexes where two boards meet."""
_BOARD_SIZE = len(BOARD_HEXES)
_YIELD_CARDS = [card for card in range(len(YIELDS)) for _ in range(YIELD_COPIES)]


def broken(state: TuscanyState) -> list[str]:
    """Return the broken invariants in words; empty if the state is valid."""
    broken_rules = [
        *_check_cards(state),
        *_check_tiles(state),
        *_check_display(state),
        *_check_bonuses(state),
        *_check_flow(state),
    ]
    for seat in range(state.seats):
        broken_rules.extend(f"seat {seat}: {what}" for what in _check_player(state, seat))
        if state.regions[seat] is not None:
            broken_rules.extend(f"seat {seat}: {what}" for what in _check_region(state, seat))
    return broken_rules


def _check_cards(state: TuscanyState) -> Iterator[str]:
    """Check the numbers of region and yield cards (1)."""
    piles = [state.deck.count(kind) for kind in range(len(KINDS))]
    if tuple(map(sum, zip(piles, state.discard, *state.hands, strict=True))) != REGION_CARDS:
        yield "region cards are not 122"
    if sorted(state.yields + state.yield_discard) != _YIELD_CARDS:
        yield "yield cards are not 27"


def _check_tiles(state: TuscanyState) -> Iterator[str]:
    """Check that every tile is in exactly one place (2, 3)."""
    held = [*state.neutral, *state.removed, *state.display]
    for seat in range(state.seats):
        held += state.stacks[seat] + state.storage[seat] + state.tiles[seat]
    tiles = sorted(item for item in held if 0 <= item < TOKEN)
    if tiles != sorted([*NEUTRAL_TILES, *PLAYER_TILES * state.seats]):
        yield "tiles are missing or too many"
    if sorted(state.neutral + state.neutral_shown) != sorted(NEUTRAL_TILES):
        yield "the neutral supply does not hold what it has not shown"
    for seat in range(state.seats):
        if sorted(state.stacks[seat] + state.shown[seat]) != list(PLAYER_TILES):
            yield f"the stacks of seat {seat} do not hold what it has not shown"
        if sum(state.stack_sizes(seat)) + state.revealed(seat) != STACKS * STACK_SIZE:
            yield f"the stacks of seat {seat} are miscounted"


def _check_display(state: TuscanyState) -> Iterator[str]:
    """Check the display (4); it is empty before the first turn."""
    if not state.turn:
        return
    shown = kinds_shown(state)
    if max(shown.count(kind) for kind in range(len(KINDS))) >= PURGE_COUNT:
        yield "five tiles of a kind lie in the display"
    most_revealed = max(map(state.revealed, range(state.seats)))
    if EMPTY in shown and state.neutral and most_revealed < STACKS * STACK_SIZE:
        yield "the display has a gap"


def _check_bonuses(state: TuscanyState) -> Iterator[str]:
    """Check bonus tiles and colour bonuses (8, 10)."""
    for bonus, word in enumerate(BONUSES):
        if state.piles[bonus] + sum(owned[bonus] for owned in state.bonuses) != BONUS_COPIES:
            yield f"{word} tiles are not {BONUS_COPIES}"
    for colour, (first, second) in enumerate(zip(state.firsts, state.seconds, strict=True)):
        if second != NOBODY and first in (second, NOBODY):
            yield f"the colour bonus of {KINDS[colour]} has gone wrong"
        for seat in (first, second):
            if seat != NOBODY and state.region_of(seat).masks[colour] & ~state.covered[seat]:
                yield f"seat {seat} had the bonus of a colour it has not completed"


def _check_flow(state: TuscanyState) -> Iterator[str]:
    """Check the flow of the game (13) and the limits of a turn."""
    if not 1 <= state.round <= ROUNDS:
        yield "there is no such round"
    if not -1 <= state.turns_left <= state.seats:
        yield "the final lap is too long"
    if state.turns_left >= 0 and not round_stack_emptied(state):
        yield "a final lap without an emptied stack"
    if state.passes >= state.seats:
        yield "everyone has passed"


def _check_player(state: TuscanyState, seat: int) -> Iterator[str]:
    """Check a player's storage, supply and bonus tiles (5, 8, 9), and that points add up."""
    if sum(state.hands[seat]) != state.hand_sizes[seat]:
        yield "the hand is miscounted"
    if len(state.storage[seat]) > state.capacity(seat):
        yield "storage overflows"
    if min(*state.hands[seat], state.marble[seat], state.workers[seat]) < 0:
        yield "something is below zero"
    if sum(state.green_from[seat]) != state.green[seat]:
        yield "green points without a source"
    if sum(state.red_from[seat]) != state.red[seat]:
        yield "red points without a source"
    colours = sum(
        FIRST_COLOUR_POINTS[colour] for colour in range(len(KINDS)) if state.firsts[colour] == seat
    )
    if state.green_from[seat][COLOUR] < colours:
        yield "a colour bonus was not scored"


def _check_region(state: TuscanyState, seat: int) -> Iterator[str]:
    """Check a player's region (6, 7, 8, 11)."""
    region = state.region_of(seat)
    covered = state.covered[seat]
    yield from _check_map(region)
    if not covered:
        return
    tiles = state.tiles[seat]
    start = tiles.index(STARTING_CASTLE)
    if list(hexes_in(covered)) != [hex_ for hex_ in range(REGION_SIZE) if tiles[hex_] != EMPTY]:
        yield "the covered hexes are miscounted"
    if _connected_hexes(region, 1 << start, covered) != covered:
        yield "the covered hexes do not hang together"
    for hex_ in hexes_in(covered):
        if tiles[hex_] != TOKEN and ITEM_KIND[tiles[hex_]] != region.colours[hex_]:
            yield f"space {hex_ + 1} holds a tile of another colour"
    yield from _region_sums(state, seat, start)


@cache
def _check_map(region: Region) -> list[str]:
    """Check a map (7), once per arrangement."""
    broken_rules = []
    if tuple(mask.bit_count() for mask in region.masks) != HEXES:
        broken_rules.append("the region's colours are wrong")
    if max(area.bit_count() for area in region.areas) >= len(AREA_POINTS):
        broken_rules.append("an area is too large")
    for seam in (_BOARD_SIZE, 2 * _BOARD_SIZE):
        right = (1 << (seam + _BOARD_SIZE)) - (1 << seam)
        left = range(seam - _BOARD_SIZE, seam)
        if (
            sum((region.neighbours[hex_] & right).bit_count() for hex_ in left)
            != _PAIRS_ACROSS_SEAM
        ):
            broken_rules.append("a seam does not join five pairs of hexes")
    return broken_rules


def _region_sums(state: TuscanyState, seat: int, start: int) -> Iterator[str]:
    """Check area points and bonus tiles against the map, except during a placement."""
    region = state.region_of(seat)
    covered = state.covered[seat]
    complete = {
        region.areas[hex_] for hex_ in hexes_in(covered) if not region.areas[hex_] & ~covered
    }
    complete.discard(1 << start)
    points = sum(AREA_POINTS[area.bit_count()] for area in complete)
    if points != state.green_from[seat][AREA] or points > _MAX_AREA_POINTS:
        yield "the area points are wrong"
    own = (frame.name for frame in state.stack if frame.seat == seat)
    pending = sum(name in ("city", "start_bonus") for name in own)
    cities = (region.masks[CITY] & covered).bit_count()
    if sum(state.bonuses[seat]) + pending != 1 + cities:
        yield "the bonus tiles do not fit the cities"


def _connected_hexes(region: Region, connected: int, within: int) -> int:
    """Return the hexes of ``within`` that can be reached from ``connected``."""
    while True:
        grown = connected
        for hex_ in hexes_in(connected):
            grown |= region.neighbours[hex_] & within
        if grown == connected:
            return connected
        connected = grown
