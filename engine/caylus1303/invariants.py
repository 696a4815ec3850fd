"""The invariants that can be checked in a single state, one function each (rules: Invariants).

A check returns whether a state at rest satisfies it; its name, in words, is the error message. The
numbers in the docstrings are those of the list in the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from engine.caylus1303.counting import points_from_board
from engine.caylus1303.data import (
    ACTIVATION_PHASE,
    BATCH_POINTS,
    COURT_CHARACTERS,
    FIRST_PROVOST,
    FROM_BUILDING,
    FROM_DELIVERY,
    FROM_MONUMENT,
    HOUSES,
    LAST_PROVOST,
    MANAGEMENT_PHASE,
    NOBODY,
    OUT_OF_GAME,
    PLANNING_PHASE,
    PRINTED_SPACES,
    ROUNDS,
    SITE_SLOTS,
    STONE_SPACE,
    WOOD_SPACE,
    WORKERS,
    Category,
)
from engine.caylus1303.state import CLOSED, NOWHERE, Caylus1303State
from engine.caylus1303.tiles import (
    BUILT,
    EMPTY,
    MONUMENT,
    MONUMENT_TILES,
    NO_SIDE,
    OPEN_SIDES,
    PRINTED,
    RESIDENCE,
    SETUP,
    STARTING,
    STARTING_TILES,
    STONE_TILES,
    TILES,
    WOOD_TILES,
)
from engine.core.invariants import violated

_OCCUPIED_AT_START = WOOD_SPACE + 1
"""Number of spaces with a tile at the start, without the space of the stone tile."""
_LOOSE_TILES = Counter(
    tile.word for tile in (*STARTING_TILES, *WOOD_TILES, *STONE_TILES, *MONUMENT_TILES)
)
_SIDES = {
    (Category.PRINTED, PRINTED),
    (Category.STARTING, SETUP),
    (Category.STARTING, RESIDENCE),
    (Category.WOOD, BUILT),
    (Category.STONE, BUILT),
    (Category.MONUMENT, MONUMENT),
}
_SETUP_SIDES = {(WOOD_SPACE, Category.WOOD), (STONE_SPACE, Category.STONE)}


def each_player_has_fifteen_workers(state: Caylus1303State) -> bool:
    """Check (1): workers in hand, on the road, on the site and in the camp together."""
    out = Counter(state.site_row)
    for space in range(len(state.road_tile)):
        out.update(state.workers_on(space))
    return min(*state.hand, *state.camp) >= 0 and all(
        state.hand[seat] + state.camp[seat] + out[seat] == WORKERS for seat in range(state.seats)
    )


def each_player_has_nine_houses(state: Caylus1303State) -> bool:
    """Check (2): houses in the supply and on buildings together."""
    return all(
        0 <= left == HOUSES - state.road_owner.count(seat) for seat, left in enumerate(state.houses)
    )


def nothing_is_negative(state: Caylus1303State) -> bool:
    """Check (3): no negative resources or points."""
    return min(map(min, state.resources)) >= 0 and min(state.points) >= 0


def the_provost_is_within_bounds(state: Caylus1303State) -> bool:
    """Check (4): within the road; while workers are placed, where the reset put the provost."""
    within = FIRST_PROVOST <= state.provost <= LAST_PROVOST
    return within and (state.phase != PLANNING_PHASE or state.provost == state.last_in_row())


def each_tile_is_in_one_place(state: Caylus1303State) -> bool:
    """Check (5, 12): on the road, at the site, in a supply or removed, except printed ones."""
    places = Counter(tile for tile in state.road_tile if tile and tile not in PRINTED_SPACES)
    supplies = (state.wood_supply, state.stone_supply, state.monument_supply)
    for tiles in (state.site_tiles, state.removed, *supplies):
        places.update(tiles)
    return places == _LOOSE_TILES


def eight_spaces_begin_with_starting_tiles(state: Caylus1303State) -> bool:
    """Check (5): starting tiles, residences and the monuments that replaced them."""
    starting = sum(tile in STARTING for tile in state.road_tile)
    monuments = state.road_side.count(MONUMENT)
    return starting + monuments == len(STARTING) - 1 and monuments == len(state.removed)


def each_tile_shows_a_side_it_has(state: Caylus1303State) -> bool:
    """Check (5): printed, setup, built, residence or monument, by the kind of tile."""
    road = zip(state.road_tile, state.road_side, strict=True)
    return all(_may_show(space, tile, side) for space, (tile, side) in enumerate(road))


def _may_show(space: int, tile: str, side: int) -> bool:
    if tile == EMPTY:
        return side == NO_SIDE
    category = TILES[tile].category
    at_setup = side == SETUP and (space, category) in _SETUP_SIDES
    return at_setup or (category, side) in _SIDES


def built_tiles_leave_no_gap(state: Caylus1303State) -> bool:
    """Check (6): spaces 0 to 13 and 18 are occupied, and no building is behind an empty space."""
    tiles = state.road_tile[:STONE_SPACE] + state.road_tile[STONE_SPACE + 1 :]
    occupied = sum(map(bool, tiles))
    at_start = tuple(state.road_tile[: len(PRINTED_SPACES)]) == PRINTED_SPACES
    return (
        at_start
        and occupied >= _OCCUPIED_AT_START
        and all(tiles[:occupied])
        and state.road_tile[STONE_SPACE] != EMPTY
    )


def owned_tiles_have_owners(state: Caylus1303State) -> bool:
    """Check (2): built tiles, residences, monuments and claimed yellow tiles, but no others."""
    road = zip(state.road_tile, state.road_side, state.road_owner, strict=True)
    return all(owner in _possible_owners(state, tile, side) for tile, side, owner in road)


def _possible_owners(state: Caylus1303State, tile: str, side: int) -> Collection[int]:
    seats = range(state.seats)
    if side in (BUILT, RESIDENCE, MONUMENT):
        return seats
    return (NOBODY, *seats) if tile in STARTING else (NOBODY,)


def characters_are_all_there(state: Caylus1303State) -> bool:
    """Check (7): players + 3 in play; after the set-up at most 3 at court."""
    in_play = [holder for holder in state.holder if holder != OUT_OF_GAME]
    known = all(NOBODY <= holder < state.seats for holder in in_play)
    few = in_play.count(NOBODY) <= COURT_CHARACTERS or not state.round
    return known and few and len(in_play) == state.seats + COURT_CHARACTERS


def workers_are_on_legal_places(state: Caylus1303State) -> bool:
    """Check (8): only on sides that take workers; one per player on the site."""
    road = zip(state.road_tile, state.road_side, state.road_worker, strict=True)
    if any((worker == CLOSED) == ((side, tile) in OPEN_SIDES) for tile, side, worker in road):
        return False
    row = state.site_row
    return len(set(row)) == len(row) <= SITE_SLOTS


def only_the_journeyman_joins_a_worker(state: Caylus1303State) -> bool:
    """Check (8): at most one building has two workers, of two players."""
    if state.journeyman_space == NOWHERE:
        return state.journeyman_seat == NOBODY
    first = state.road_worker[state.journeyman_space]
    working = PLANNING_PHASE <= state.phase <= ACTIVATION_PHASE
    two_players = {first, state.journeyman_seat} - {NOBODY, CLOSED}
    return working and len(two_players) == 2


def workers_leave_the_board(state: Caylus1303State) -> bool:
    """Check (9): no worker on the road after phase 2, none on the site after phase 3."""
    on_road = any(worker not in (NOBODY, CLOSED) for worker in state.road_worker)
    road = state.phase <= ACTIVATION_PHASE or not on_road
    return road and (state.phase < MANAGEMENT_PHASE or not state.site_row)


def the_first_to_pass_starts(state: Caylus1303State) -> bool:
    """Check (10): one Start Player, who is first on the bridge after phase 1."""
    known = 0 <= state.start_player < state.seats and 0 <= state.opener < state.seats
    return known and (not state.bridge or state.bridge[0] == state.start_player)


def everyone_passes_once(state: Caylus1303State) -> bool:
    """Check (11): no player twice, and every player once phase 1 is over."""
    passed = state.bridge
    all_have_passed = state.phase >= ACTIVATION_PHASE and not state.over
    once = len(set(passed)) == len(passed)
    return once and (not all_have_passed or len(passed) == state.seats)


def points_are_accounted_for(state: Caylus1303State) -> bool:
    """Check (14): the sources add up, none is negative, batches score five each."""
    return all(
        sum(earned) == points and min(earned) >= 0 and earned[FROM_DELIVERY] % BATCH_POINTS == 0
        for earned, points in zip(state.points_by_source, state.points, strict=True)
    )


def built_tiles_have_scored(state: Caylus1303State) -> bool:
    """Check (14): built tiles and monuments never leave, so their points can be recounted."""
    built, monuments = points_from_board(state)
    return all(
        earned[FROM_BUILDING] == built[seat] and earned[FROM_MONUMENT] == monuments[seat]
        for seat, earned in enumerate(state.points_by_source)
    )


def there_are_nine_rounds(state: Caylus1303State) -> bool:
    """Check (15): at most nine, and the game ends after the ninth."""
    return 0 <= state.round <= ROUNDS and (not state.over or state.round == ROUNDS)


INVARIANTS = (
    each_player_has_fifteen_workers,
    each_player_has_nine_houses,
    nothing_is_negative,
    the_provost_is_within_bounds,
    each_tile_is_in_one_place,
    eight_spaces_begin_with_starting_tiles,
    each_tile_shows_a_side_it_has,
    built_tiles_leave_no_gap,
    owned_tiles_have_owners,
    characters_are_all_there,
    workers_are_on_legal_places,
    only_the_journeyman_joins_a_worker,
    workers_leave_the_board,
    the_first_to_pass_starts,
    everyone_passes_once,
    points_are_accounted_for,
    built_tiles_have_scored,
    there_are_nine_rounds,
)


def broken(state: Caylus1303State) -> list[str]:
    """Return the broken invariants in words; empty if the state is valid."""
    return violated(INVARIANTS, state)
