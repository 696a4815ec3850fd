"""A region: areas that flow together, roads around them, and the hexes with their tiles."""

from __future__ import annotations

import math
from functools import lru_cache

from render.kit.canvas import Canvas, CanvasStyle
from render.kit.highlights import Recency
from render.kit.palette import RGB, Colour, rgb_of
from render.kit.pen import Point
from render.kit.sprite import Patch
from render.tuscany import mat, region_hexes, ring_road
from render.tuscany.maps import WIDTH, RegionView
from render.tuscany.palette import COUNTRY
from render.tuscany.region_hexes import RegionStyle

_MAX_CACHED_RADIUS = 60
"""Regions with smaller hexes are cached."""


def draw(
    canvas: Canvas,
    x: float,
    y: float,
    view: RegionView,
    style: RegionStyle,
    ground: Colour = "ground",
) -> None:
    """Draw a region with its top left corner at a point, on a plain background."""
    if style.has_no_targets and style.radius < _MAX_CACHED_RADIUS:
        patch = _cached_patch(
            RegionView(view.map, tuple(view.tiles)),
            style.radius,
            style.number_size,
            rgb_of(ground),
            style.new_tiles,
            canvas.recording,
        )
        canvas.put(patch, (x, y))
        region_hexes.draw(canvas, x, y, view, style, style.new_tiles)
    else:
        _draw_whole(canvas, (x, y), view, style, ground)
    for new, recency in (
        (style.earlier, Recency.EARLIER),
        (style.latest_turn, Recency.LATEST_TURN),
    ):
        area = ring_road.find_completed(view.map, view.tiles, new) if new else new
        if area:
            outline = ring_road.outline_sprite(view.map, area, style.radius, recency)
            canvas.put(outline, (x, y), "panel")


@lru_cache(maxsize=96)
def _cached_patch(
    view: RegionView,
    radius: float,
    number_size: float,
    ground: RGB,
    without: frozenset[int],
    recording: bool,
) -> Patch:
    """Return a small region except for some hexes; it stays the same for many moves."""
    edge = math.ceil(radius * mat.HALO_MARGIN)
    w = math.ceil(WIDTH * radius) + 2 * edge
    h = math.ceil(view.map.height * radius) + 2 * edge
    canvas = Canvas(w, h, CanvasStyle(COUNTRY, "en", recording), ground)
    style = RegionStyle(radius, number_size=number_size)
    _draw_whole(canvas, (edge, edge), view, style, ground, without)
    return canvas.patch(None, edge, edge)


def _draw_whole(
    canvas: Canvas,
    corner: Point,
    view: RegionView,
    style: RegionStyle,
    ground: Colour,
    without: frozenset[int] = frozenset(),
) -> None:
    """Draw a region with all its hexes except some."""
    x, y = corner
    canvas.put(mat.mat_patch(view.map, style.radius, rgb_of(ground)), (x, y), ground)
    roads = ring_road.roads_sprite(view.map, ring_road.covered_hexes(view.tiles), style.radius)
    if roads is not None:
        canvas.put(roads, (x, y), "panel")
    all_hexes = frozenset(range(len(view.map.middles)))
    region_hexes.draw(canvas, x, y, view, style, all_hexes - without)


def region_height(view: RegionView, radius: float) -> float:
    """Return the height of a region."""
    return view.map.height * radius


def largest_radius(view: RegionView, width: float, height: float) -> float:
    """Return the largest radius at which a region fits a box."""
    return round(min(width / WIDTH, height / view.map.height), 1)
