"""How far regions have grown, for the features: computed once for each state of a region."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from engine.tuscany.data import (
    AREA_POINTS,
    FIRST_COLOUR_POINTS,
    NOBODY,
    SECOND_COLOUR_POINTS,
)
from engine.tuscany.regions import Region

_AREA_POWER, _COLOUR_POWER = 2, 3
"""Powers of the share covered, by which the points of areas and colours are weighted."""
_CACHE_SIZE = 4096


class Growth(NamedTuple):
    """The progress of a region.

    Attributes:
        open_kinds: whether there is an open hex (uncovered, and adjacent to a covered one), by kind
            of tile, which is the hex's colour.
        open_colours: the number of kinds for which there is one.
        covered: the number of covered hexes.
        areas: the points of started areas, weighted by the square of the share covered.
        colours: the cube of the share covered, by kind; 0 for completed kinds.
        completions: by kind, the most points for an area that a tile completes on an open hex.
        last_hexes: by kind, whether its last uncovered hex is open.
    """

    open_kinds: tuple[bool, ...]
    open_colours: int
    covered: int
    areas: float
    colours: tuple[float, ...]
    completions: tuple[int, ...]
    last_hexes: tuple[bool, ...]


@lru_cache(maxsize=_CACHE_SIZE)
def growth_of(region: Region, covered: int, reach: int) -> Growth:
    """Return the progress of a region; ``reach`` are the hexes next to covered ones."""
    open_hexes = [reach & ~covered & mask for mask in region.masks]
    open_kinds = tuple([hexes != 0 for hexes in open_hexes])
    return Growth(
        open_kinds,
        sum(open_kinds),
        covered.bit_count(),
        _points_of_started_areas(region, covered),
        _shares_of_colours(region, covered),
        tuple([_best_completion(region, covered, hexes) for hexes in open_hexes]),
        tuple(
            [
                hexes != 0 and hexes == mask & ~covered and hexes.bit_count() == 1
                for hexes, mask in zip(open_hexes, region.masks, strict=True)
            ]
        ),
    )


def _best_completion(region: Region, covered: int, open_hexes: int) -> int:
    """Return the most points for an area that lacks only one of these hexes."""
    return max(
        (
            points
            for area, _, points in _areas_with_points(region)
            if area & ~covered & open_hexes and (area & ~covered).bit_count() == 1
        ),
        default=0,
    )


@cache
def _areas_with_points(region: Region) -> tuple[tuple[int, int, int], ...]:
    """Return the mask, size and points of each area."""
    sizes = {area: area.bit_count() for area in region.areas}
    return tuple((area, size, AREA_POINTS[size]) for area, size in sizes.items())


def _points_of_started_areas(region: Region, covered: int) -> float:
    """Return their points, weighted by the square of the share covered."""
    total = 0.0
    for area, size, points in _areas_with_points(region):
        done = area & covered
        if done and done != area:
            total += points * (done.bit_count() / size) ** _AREA_POWER
    return total


def _shares_of_colours(region: Region, covered: int) -> tuple[float, ...]:
    """Return the cube of the share covered by kind; 0 for completed kinds."""
    return tuple(
        0.0
        if mask & covered == mask
        else ((mask & covered).bit_count() / mask.bit_count()) ** _COLOUR_POWER
        for mask in region.masks
    )


@lru_cache(maxsize=_CACHE_SIZE)
def bonuses_left(firsts: tuple[int, ...], seconds: tuple[int, ...]) -> tuple[int, ...]:
    """Return, by kind, the points of the next player to complete that colour."""
    taken = zip(firsts, seconds, FIRST_COLOUR_POINTS, SECOND_COLOUR_POINTS, strict=True)
    return tuple(
        first if first_seat == NOBODY else second if second_seat == NOBODY else 0
        for first_seat, second_seat, first, second in taken
    )
