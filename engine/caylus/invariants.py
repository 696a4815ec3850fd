"""The invariants that can be checked in a single state, one function each (rules: Invariants).

A check returns whether a state at rest satisfies it; its name, in words, is the error message. The
numbers in the docstrings are those of the list in the rules.
"""

from __future__ import annotations

from engine.caylus.data import (
    CAPS,
    CASTLE_PHASE,
    EMPTY,
    END_PHASE,
    FROM_PENALTY,
    INCOME_PHASE,
    LAST_SPACE,
    LINES,
    LONGEST_GAME_ROUNDS,
    NOBODY,
    PLACING_PHASE,
    PRINTED,
    PROVOST_PHASE,
    ROAD_PHASE,
    ROOM,
    SPECIAL_PHASE,
    STABLES_ROOM,
    START_SPACE,
    TRIGGERS,
    WORKERS,
)
from engine.caylus.state import CaylusState
from engine.caylus.tiles import NEUTRALS, OWNED, STOCK_TILES, TAKES_WORKERS, TILES, TRANSFORMABLE
from engine.core.invariants import violated

_OWNED_TILES = frozenset(word for word, tile in TILES.items() if tile.category in OWNED)
_LAST_BAILIFF = TRIGGERS[-1] + 1
_OPEN_ROAD = [space for space in range(1, LAST_SPACE + 1) if space not in PRINTED]
_PRINTED = tuple(PRINTED.items())
_ALL_SECTIONS = len(TRIGGERS)


def each_player_has_six_workers(state: CaylusState) -> bool:
    """Check (1): workers in hand and on the board together."""
    out = [
        *state.road_worker,
        *state.specials,
        *state.stables,
        *state.castle_queue,
        state.inn_left,
        state.inn_right,
    ]
    return all(0 <= hand == WORKERS - out.count(seat) for seat, hand in enumerate(state.workers))


def nothing_is_negative(state: CaylusState) -> bool:
    """Check (2): no negative deniers, cubes or points."""
    return min(state.deniers) >= 0 and min(state.points) >= 0 and min(map(min, state.cubes)) >= 0


def the_white_pieces_are_on_the_road(state: CaylusState) -> bool:
    """Check (3): bailiff between its start and just past the last trigger, provost on the road."""
    on_road = 1 <= state.provost < len(state.road_tile)
    return on_road and START_SPACE <= state.bailiff <= _LAST_BAILIFF


def printed_buildings_stay(state: CaylusState) -> bool:
    """Check (4): the printed buildings on spaces 7, 8 and 16."""
    return all(state.road_tile[space] == tile for space, tile in _PRINTED)


def empty_spaces_lie_behind(state: CaylusState) -> bool:
    """Check (4): no building behind an empty space, except printed ones."""
    tiles = [state.road_tile[space] for space in _OPEN_ROAD]
    empty = tiles.count(EMPTY)
    return not any(tiles[len(tiles) - empty :])


def each_tile_is_in_one_place(state: CaylusState) -> bool:
    """Check (5): in the stock, on the road or, if neutral, out of the game."""
    road = state.road_tile
    return all(
        0 <= state.stock[tile.word] == tile.copies - road.count(tile.word) for tile in STOCK_TILES
    ) and all(road.count(word) + state.removed_neutral.count(word) == 1 for word in NEUTRALS)


def owned_tiles_have_owners(state: CaylusState) -> bool:
    """Check (6): exactly the wood, stone, residential and prestige tiles on the road."""
    return all(
        (tile in _OWNED_TILES) == (0 <= owner < state.seats) and owner >= NOBODY
        for tile, owner in zip(state.road_tile, state.road_owner, strict=True)
    )


def workers_are_on_legal_places(state: CaylusState) -> bool:
    """Check (7): only on tiles that take workers; one per player in stables and castle."""
    road = all(
        worker == NOBODY or tile in TAKES_WORKERS
        for tile, worker in zip(state.road_tile, state.road_worker, strict=True)
    )
    stables, castle = state.stables, state.castle_queue
    room = 0 if state.seats == 2 else STABLES_ROOM
    return road and len(set(stables)) == len(stables) <= room and len(set(castle)) == len(castle)


def castle_sections_have_room(state: CaylusState) -> bool:
    """Check (8): at most 6, 10 and 14 houses; sections are scored in order."""
    sections = zip(state.castle_houses, ROOM, strict=True)
    fits = all(len(houses) <= room for houses, room in sections)
    return fits and 0 <= state.sections_scored <= _ALL_SECTIONS


def favour_markers_keep_below_the_cap(state: CaylusState) -> bool:
    """Check (9): 2, 4 or 5 by the sections scored; unused in the simplified variant (18)."""
    cap = 0 if state.simplified else CAPS[state.sections_scored]
    return min(map(min, state.favour)) >= 0 and max(map(max, state.favour)) <= cap


def pending_residences_await_a_worker(state: CaylusState) -> bool:
    """Check (10, 15): on a legal target of its owner, only while a worker is there."""
    return all(
        seat == NOBODY
        or (
            state.road_tile[space] in TRANSFORMABLE
            and state.road_owner[space] in (NOBODY, seat)
            and state.road_worker[space] != NOBODY
        )
        for space, seat in enumerate(state.road_pending)
    )


def points_are_accounted_for(state: CaylusState) -> bool:
    """Check (11, 21): the sources add up; only penalties are negative."""
    return all(
        sum(earned) == points
        and earned[FROM_PENALTY] <= 0
        and all(gain >= 0 for source, gain in enumerate(earned) if source != FROM_PENALTY)
        for earned, points in zip(state.points_by_source, state.points, strict=True)
    )


def the_provost_waits_for_its_phase(state: CaylusState) -> bool:
    """Check (12): beside the bailiff from phase 7 to phase 2."""
    moving = PLACING_PHASE < state.phase < END_PHASE
    return moving or state.provost == state.bailiff


def everyone_passes_once(state: CaylusState) -> bool:
    """Check (13): no player twice, and every player once phase 2 is over."""
    passed = state.pass_order
    return len(set(passed)) == len(passed) and (
        state.phase <= PLACING_PHASE or sorted(passed) == list(range(state.seats))
    )


def special_buildings_are_left(state: CaylusState) -> bool:
    """Check (14): no worker there after phase 3, except on the inn's right circle."""
    left = max(state.specials) == NOBODY and not state.stables and state.inn_left == NOBODY
    return state.phase <= SPECIAL_PHASE or left


def the_road_is_left(state: CaylusState) -> bool:
    """Check (15): no worker and no pending residence after phase 5."""
    left = max(state.road_worker) == NOBODY and max(state.road_pending) == NOBODY
    return state.phase <= ROAD_PHASE or left


def the_castle_is_left(state: CaylusState) -> bool:
    """Check (16): no worker in the castle after phase 6."""
    return state.phase <= CASTLE_PHASE or not state.castle_queue


def turn_order_names_everyone(state: CaylusState) -> bool:
    """Check (17): a permutation of the seats."""
    return sorted(state.turn_order) == list(range(state.seats))


def favour_lines_are_used_where_favours_are(state: CaylusState) -> bool:
    """Check (18): only in phases 3, 5, 6 and 7; none in the simplified variant."""
    none = state.simplified or state.phase in (INCOME_PHASE, PLACING_PHASE, PROVOST_PHASE)
    return all(0 <= used < 1 << len(LINES) and not (none and used) for used in state.lines_used)


def due_sections_are_scored(state: CaylusState) -> bool:
    """Check (19): after phase 7 no unscored section is full or reached by the bailiff."""
    current = state.sections_scored
    if state.phase > ROAD_PHASE or current == _ALL_SECTIONS:
        return True
    full = len(state.castle_houses[current]) == ROOM[current]
    return not full and state.bailiff < TRIGGERS[current]


def the_game_is_not_too_long(state: CaylusState) -> bool:
    """Check (20): at most 18 rounds."""
    return state.round <= LONGEST_GAME_ROUNDS


def open_places_are_derived_correctly(state: CaylusState) -> bool:
    """Check the derived set of open places against the board."""
    return state.open_places == state.find_open_places()


INVARIANTS = (
    each_player_has_six_workers,
    nothing_is_negative,
    the_white_pieces_are_on_the_road,
    printed_buildings_stay,
    empty_spaces_lie_behind,
    each_tile_is_in_one_place,
    owned_tiles_have_owners,
    workers_are_on_legal_places,
    castle_sections_have_room,
    favour_markers_keep_below_the_cap,
    pending_residences_await_a_worker,
    points_are_accounted_for,
    the_provost_waits_for_its_phase,
    everyone_passes_once,
    special_buildings_are_left,
    the_road_is_left,
    the_castle_is_left,
    turn_order_names_everyone,
    favour_lines_are_used_where_favours_are,
    due_sections_are_scored,
    the_game_is_not_too_long,
    open_places_are_derived_correctly,
)


def broken(state: CaylusState) -> list[str]:
    """Return the broken invariants in words; empty if the state is valid."""
    return violated(INVARIANTS, state)
