"""The invariants of rules §12 that can be judged from one state, each a small check.

A check is a function from a state at rest to whether it is sound; its name is what is said when it
is not. The numbers in the docstrings are those of rules §12.
"""

from __future__ import annotations

from collections import Counter

from engine.caylus1303.data import (
    BATCH_POINTS,
    BOARD_CHARACTERS,
    BUILT,
    EMPTY,
    FROM_BUILDING,
    FROM_DELIVERY,
    FROM_MONUMENT,
    HOUSES,
    LAST_PROVOST,
    LEAST_PROVOST,
    MONUMENT,
    MONUMENT_TILES,
    NO_FACE,
    NOBODY,
    OPEN_SIDES,
    OUT_OF_GAME,
    PRINTED,
    PRINTED_SPACES,
    RESIDENCE,
    ROUNDS,
    SETUP,
    SITE_SLOTS,
    STARTING,
    STARTING_TILES,
    STONE_SPACE,
    STONE_TILES,
    TILES,
    WOOD_SPACE,
    WOOD_TILES,
    WORKERS,
)
from engine.caylus1303.state import CLOSED, NOWHERE, Caylus1303State
from engine.caylus1303.view import points_that_stand
from engine.core.invariants import violated

_PLANNING, _ACTIVATION, _DELIVERY, _MANAGEMENT = range(1, 5)
_LAID_AT_START = WOOD_SPACE + 1
_LOOSE_TILES = Counter(
    tile.word for tile in (*STARTING_TILES, *WOOD_TILES, *STONE_TILES, *MONUMENT_TILES)
)
_SIDES = {
    ("printed", PRINTED),
    ("starting", SETUP),
    ("starting", RESIDENCE),
    ("wood", BUILT),
    ("stone", BUILT),
    ("monument", MONUMENT),
}
_SETUP_SIDES = {(WOOD_SPACE, "wood"), (STONE_SPACE, "stone")}


def each_player_has_fifteen_workers(state: Caylus1303State) -> bool:
    """1: in hand, on the road, on the site and in the camp together."""
    out = Counter(state.site_row)
    for space in range(len(state.road_tile)):
        out.update(state.workers_on(space))
    return min(*state.hand, *state.camp) >= 0 and all(
        state.hand[seat] + state.camp[seat] + out[seat] == WORKERS for seat in range(state.seats)
    )


def each_player_has_nine_houses(state: Caylus1303State) -> bool:
    """2: in the supply and on buildings together."""
    return all(
        0 <= left == HOUSES - state.road_owner.count(seat) for seat, left in enumerate(state.houses)
    )


def nothing_is_owed(state: Caylus1303State) -> bool:
    """3: no negative resources or points."""
    return min(map(min, state.resources)) >= 0 and min(state.pp) >= 0


def the_provost_keeps_his_bounds(state: Caylus1303State) -> bool:
    """4: and while workers are placed he stands where the reset put him."""
    within = LEAST_PROVOST <= state.provost <= LAST_PROVOST
    return within and (state.phase != _PLANNING or state.provost == state.last_in_row())


def each_tile_is_in_one_place(state: Caylus1303State) -> bool:
    """5, 12: on the road, at the site, in a supply or removed, the printed ones aside."""
    found = Counter(tile for tile in state.road_tile if tile and tile not in PRINTED_SPACES)
    supplies = (state.wood_supply, state.stone_supply, state.monument_supply)
    for tiles in (state.site_tiles, state.removed, *supplies):
        found.update(tiles)
    return found == _LOOSE_TILES


def eight_spaces_begin_with_starting_tiles(state: Caylus1303State) -> bool:
    """5: starting tiles, residences and the monuments that replaced them."""
    starting = sum(tile in STARTING for tile in state.road_tile)
    monuments = state.road_face.count(MONUMENT)
    return starting + monuments == len(STARTING) - 1 and monuments == len(state.removed)


def each_tile_shows_a_side_it_has(state: Caylus1303State) -> bool:
    """5: printed, setup, built, residence, monument, each where it belongs."""
    for space, (tile, face) in enumerate(zip(state.road_tile, state.road_face, strict=True)):
        if tile == EMPTY:
            sound = face == NO_FACE
        else:
            category = TILES[tile].category
            sound = (category, face) in _SIDES or (
                face == SETUP and (space, category) in _SETUP_SIDES
            )
        if not sound:
            return False
    return True


def built_tiles_leave_no_gap(state: Caylus1303State) -> bool:
    """6: spaces 0 to 13 and 18 are occupied, and nothing stands behind an empty space."""
    tiles = state.road_tile[:STONE_SPACE] + state.road_tile[STONE_SPACE + 1 :]
    built = sum(map(bool, tiles))
    at_start = tuple(state.road_tile[: len(PRINTED_SPACES)]) == PRINTED_SPACES
    return (
        at_start
        and built >= _LAID_AT_START
        and all(tiles[:built])
        and state.road_tile[STONE_SPACE] != EMPTY
    )


def owned_tiles_have_owners(state: Caylus1303State) -> bool:
    """2: built tiles, residences and monuments always, yellow tiles once claimed, no other."""
    for tile, face, owner in zip(state.road_tile, state.road_face, state.road_owner, strict=True):
        if face in (BUILT, RESIDENCE, MONUMENT):
            sound = 0 <= owner < state.seats
        elif tile in STARTING:
            sound = NOBODY <= owner < state.seats
        else:
            sound = owner == NOBODY
        if not sound:
            return False
    return True


def characters_are_all_there(state: Caylus1303State) -> bool:
    """7: players + 3 in play; after the setup never more than 3 on the board."""
    in_play = [holder for holder in state.holder if holder != OUT_OF_GAME]
    known = all(NOBODY <= holder < state.seats for holder in in_play)
    few = in_play.count(NOBODY) <= BOARD_CHARACTERS or not state.round
    return known and few and len(in_play) == state.seats + BOARD_CHARACTERS


def workers_stand_where_they_may(state: Caylus1303State) -> bool:
    """8: only on sides that take them; once each on the site."""
    road = zip(state.road_tile, state.road_face, state.road_worker, strict=True)
    if any((worker == CLOSED) == ((face, tile) in OPEN_SIDES) for tile, face, worker in road):
        return False
    row = state.site_row
    return len(set(row)) == len(row) <= SITE_SLOTS


def a_second_worker_is_a_journeymans(state: Caylus1303State) -> bool:
    """8: at most one building has two workers, of two players."""
    if state.journeyman_space == NOWHERE:
        return state.journeyman_seat == NOBODY
    first = state.road_worker[state.journeyman_space]
    return 0 <= first != state.journeyman_seat >= 0 and state.phase in (_PLANNING, _ACTIVATION)


def the_board_is_left(state: Caylus1303State) -> bool:
    """9: no worker on the road after phase 2, none on the site after phase 3."""
    road = state.phase <= _ACTIVATION or max(state.road_worker) < 0
    return road and (state.phase < _MANAGEMENT or not state.site_row)


def the_first_to_pass_starts(state: Caylus1303State) -> bool:
    """10: one Start Player, who after phase 1 stands first on the bridge."""
    known = 0 <= state.start_player < state.seats and 0 <= state.opener < state.seats
    return known and (not state.bridge or state.bridge[0] == state.start_player)


def everyone_passes_once(state: Caylus1303State) -> bool:
    """11: nobody twice, and everybody once phase 1 is over."""
    passed = state.bridge
    over = state.phase >= _ACTIVATION and not state.over
    return len(set(passed)) == len(passed) and (not over or len(passed) == state.seats)


def points_are_accounted_for(state: Caylus1303State) -> bool:
    """14: the sources add up, none takes points away, batches bring five each."""
    return all(
        sum(earned) == points and min(earned) >= 0 and earned[FROM_DELIVERY] % BATCH_POINTS == 0
        for earned, points in zip(state.points, state.pp, strict=True)
    )


def what_stands_has_brought_its_points(state: Caylus1303State) -> bool:
    """14: built tiles and monuments never leave, so their points can be counted again."""
    built, monuments = points_that_stand(state)
    return all(
        earned[FROM_BUILDING] == built[seat] and earned[FROM_MONUMENT] == monuments[seat]
        for seat, earned in enumerate(state.points)
    )


def there_are_nine_rounds(state: Caylus1303State) -> bool:
    """15: and the game ends after the ninth."""
    return 0 <= state.round <= ROUNDS and (not state.over or state.round == ROUNDS)


INVARIANTS = (
    each_player_has_fifteen_workers,
    each_player_has_nine_houses,
    nothing_is_owed,
    the_provost_keeps_his_bounds,
    each_tile_is_in_one_place,
    eight_spaces_begin_with_starting_tiles,
    each_tile_shows_a_side_it_has,
    built_tiles_leave_no_gap,
    owned_tiles_have_owners,
    characters_are_all_there,
    workers_stand_where_they_may,
    a_second_worker_is_a_journeymans,
    the_board_is_left,
    the_first_to_pass_starts,
    everyone_passes_once,
    points_are_accounted_for,
    what_stands_has_brought_its_points,
    there_are_nine_rounds,
)


def broken(state: Caylus1303State) -> list[str]:
    """Return the broken invariants in words; empty if the state is valid."""
    return violated(INVARIANTS, state)
