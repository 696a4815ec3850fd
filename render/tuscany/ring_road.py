"""The road around each completed area of a region, and the outline of one just completed."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.tuscany.data import EMPTY
from render.kit import highlights
from render.kit.highlights import Recency
from render.kit.pen import Pen, Point
from render.kit.sprite import Fact, Sprite
from render.tuscany.maps import HexMap

_ROAD_WIDTH = 0.085
"""Width of the road, in sides of a hex."""
_VERGE_WIDTH = 0.045
"""Width of its dark edges together, in sides of a hex."""
_NEIGHBOUR_DISTANCE = 1.01 * math.sqrt(3)
"""Maximum distance of the middles of neighbours, in sides of a hex."""


@lru_cache(maxsize=256)
def roads_sprite(world: HexMap, covered: frozenset[int], radius: float) -> Sprite | None:
    """Return the roads of a region with hexes of that radius, anchored at its top left corner.

    ``covered`` are the hexes with tiles. Returns ``None`` while no area is complete.
    """
    edges = [
        edge for area in _areas_of(world) if area <= covered for edge in _outer_edges(world, area)
    ]
    if not edges:
        return None
    points = [[(x * radius, y * radius) for x, y in edge] for edge in edges]
    reach = math.ceil(radius * (_ROAD_WIDTH + _VERGE_WIDTH)) + 1
    right = math.ceil(max(x for edge in points for x, _ in edge)) + reach
    bottom = math.ceil(max(y for edge in points for _, y in edge)) + reach
    pen = Pen(-reach, -reach, right, bottom)
    for colour, width in (("ink2", _ROAD_WIDTH + _VERGE_WIDTH), ("road", _ROAD_WIDTH)):
        for edge in points:
            pen.line(edge, colour, width * radius)
            for x, y in edge:
                pen.disc(x, y, width * radius / 2, colour)
    return pen.sprite()


_GLOW_WIDTH = 6
"""Width of the outline of an area just completed."""
_SMALL_GLOW_WIDTH = 4
"""Width of that outline among small hexes."""
_RIM_WIDTH = 2
"""Width of the rims of that outline."""
_MIN_LARGE_RADIUS = 45
"""Hexes with a smaller radius are small."""


def find_completed(world: HexMap, tiles: Sequence[int], new: frozenset[int]) -> frozenset[int]:
    """Return the hexes of the areas that one of the ``new`` tiles has completed."""
    with_tiles = covered_hexes(tiles)
    areas = (area for area in _areas_of(world) if area <= with_tiles and area & new)
    return frozenset().union(*areas)


@lru_cache(maxsize=64)
def outline_sprite(world: HexMap, area: frozenset[int], radius: float, recency: Recency) -> Sprite:
    """Return the outline of areas just completed, anchored at the region's top left corner."""
    edges = [[(x * radius, y * radius) for x, y in edge] for edge in _outer_edges(world, area)]
    xs, ys = ([point[i] for edge in edges for point in edge] for i in (0, 1))
    glow = _SMALL_GLOW_WIDTH if radius < _MIN_LARGE_RADIUS else _GLOW_WIDTH
    reach = glow // 2 + _RIM_WIDTH + 1
    box = (min(xs), min(ys), max(xs), max(ys))
    left = math.floor(box[0]) - reach
    top = math.floor(box[1]) - reach
    pen = Pen(left, top, math.ceil(box[2]) + reach, math.ceil(box[3]) + reach)
    for colour, width in (
        (highlights.rim_of(recency), glow + 2 * _RIM_WIDTH),
        (highlights.background_of(recency), glow),
    ):
        for edge in edges:
            pen.line(edge, colour, width)
            for x, y in edge:
                pen.disc(x, y, width / 2, colour)
    return pen.sprite(Fact(recency.fact_kind("halo"), "area", box))


def covered_hexes(tiles: Sequence[int]) -> frozenset[int]:
    """Return the hexes with tiles."""
    return frozenset(hex_ for hex_, item in enumerate(tiles) if item != EMPTY)


@lru_cache(maxsize=64)
def _areas_of(world: HexMap) -> tuple[frozenset[int], ...]:
    """Return the areas of a region: connected hexes of one colour."""
    if not world.is_joined or -1 in world.kinds:
        return ()
    areas = {hex_: frozenset({hex_}) for hex_ in range(len(world.middles))}
    for one, other in world.pairs:
        joined = areas[one] | areas[other]
        areas.update(dict.fromkeys(joined, joined))
    return tuple(dict.fromkeys(areas.values()))


def _outer_edges(world: HexMap, area: frozenset[int]) -> Iterator[tuple[Point, Point]]:
    """Yield the edges of an area that it does not share with another hex of its own."""
    for hex_ in sorted(area):
        x, y = world.middles[hex_]
        inside = [
            math.atan2(world.middles[other][1] - y, world.middles[other][0] - x)
            for other in area - {hex_}
            if math.dist(world.middles[other], (x, y)) < _NEIGHBOUR_DISTANCE
        ]
        for i in range(6):
            middle = math.radians(60 * i + 30)
            if all(math.cos(middle - angle) < 0.99 for angle in inside):
                yield _corner_of_hex(x, y, i), _corner_of_hex(x, y, i + 1)


def _corner_of_hex(x: float, y: float, i: int) -> Point:
    angle = math.radians(60 * i)
    return x + math.cos(angle), y + math.sin(angle)
