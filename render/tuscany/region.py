"""A region: areas that flow together, tiles, numbers, and the legal targets."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from functools import lru_cache

from engine.tuscany.data import EMPTY
from render.kit.canvas import Canvas
from render.kit.highlights import Recency
from render.kit.palette import RGB, Colour, rgb_of
from render.kit.pen import Pen, Point
from render.kit.sprite import Fact, Patch, Sprite
from render.kit.text import TextStyle
from render.tuscany import hex_shapes, mat, pieces, ring_road
from render.tuscany.board_model import NO_TARGETS, Targets
from render.tuscany.hex_shapes import hex_corners
from render.tuscany.maps import WIDTH, HexMap, RegionView
from render.tuscany.palette import COUNTRY

TILE_SHARE = 0.93
"""A tile's share of its hex."""
_RING_SHARE = 0.97
NUMBERED = 45
"""Minimum radius of hexes that show their numbers."""
_MAX_CACHED_RADIUS = 60
"""Regions with smaller hexes are cached."""


@dataclass(frozen=True, slots=True)
class RegionStyle:
    """The style of a region: radius, size of its codes, highlights.

    ``latest_turn`` holds the hexes with a tile of the latest turn, ``earlier`` those with a tile of
    before, but since the mover's last turn.
    """

    radius: float
    code: float = 42
    number: float = 32
    targets: Targets = NO_TARGETS
    latest_turn: frozenset[int] = field(default_factory=frozenset)
    earlier: frozenset[int] = field(default_factory=frozenset)

    @property
    def still(self) -> bool:
        """Whether there is neither a target nor a chosen hex."""
        return not self.targets.hexes and self.targets.hex < 0

    @property
    def marked(self) -> frozenset[int]:
        """The hexes with a new tile."""
        return self.latest_turn | self.earlier


def draw(
    canvas: Canvas,
    x: float,
    y: float,
    view: RegionView,
    style: RegionStyle,
    ground: Colour = "ground",
) -> None:
    """Draw a region with its top left corner at a point, on a plain background."""
    if style.still and style.radius < _MAX_CACHED_RADIUS:
        tiles = tuple(view.tiles)
        marked = style.marked
        recording = canvas.recording
        known = _still_patch(
            view.map, tiles, style.radius, style.number, rgb_of(ground), marked, recording
        )
        canvas.put(known, x, y)
        _draw_hexes(canvas, x, y, view, style, marked)
    else:
        _draw_whole(canvas, x, y, view, style, ground)
    for new, recency in (
        (style.earlier, Recency.EARLIER),
        (style.latest_turn, Recency.LATEST_TURN),
    ):
        area = ring_road.find_completed(view.map, view.tiles, new) if new else new
        if area:
            canvas.put(
                ring_road.outline_sprite(view.map, area, style.radius, recency), x, y, "panel"
            )


@lru_cache(maxsize=96)
def _still_patch(
    world: HexMap,
    tiles: tuple[int, ...],
    radius: float,
    number: float,
    ground: RGB,
    without: frozenset[int],
    recording: bool,
) -> Patch:
    """Return a small region except for some hexes; it stays the same for many moves."""
    edge = math.ceil(radius * mat.HALO_MARGIN)
    w = math.ceil(WIDTH * radius) + 2 * edge
    h = math.ceil(world.height * radius) + 2 * edge
    canvas = Canvas(w, h, COUNTRY, "en", ground, recording=recording)
    _draw_whole(
        canvas,
        edge,
        edge,
        RegionView(world, tiles),
        RegionStyle(radius, number=number),
        ground,
        without,
    )
    return canvas.patch(None, edge, edge)


def _draw_whole(
    canvas: Canvas,
    x: float,
    y: float,
    view: RegionView,
    style: RegionStyle,
    ground: Colour,
    without: frozenset[int] = frozenset(),
) -> None:
    canvas.put(mat.mat_patch(view.map, style.radius, rgb_of(ground)), x, y, ground)
    road = ring_road.roads_sprite(view.map, ring_road.covered_hexes(view.tiles), style.radius)
    if road is not None:
        canvas.put(road, x, y, "panel")
    _draw_hexes(canvas, x, y, view, style, frozenset(range(len(view.map.middles))) - without)


def _draw_hexes(
    canvas: Canvas,
    x: float,
    y: float,
    view: RegionView,
    style: RegionStyle,
    shown: frozenset[int],
) -> None:
    """Draw hexes with their items; small hexes with a halo last."""
    middles = [(x + sx * style.radius, y + sy * style.radius) for sx, sy in view.map.middles]
    radius = style.radius * view.map.side
    small = radius < NUMBERED
    marked = style.marked & shown
    for hex_ in sorted(marked) if not small else ():
        _draw_halo(canvas, *middles[hex_], radius, recency=Recency.of(hex_ in style.latest_turn))
    for hex_ in sorted(
        shown, key=lambda hex_: (hex_ in style.latest_turn, hex_ in style.earlier, hex_)
    ):
        if small and hex_ in marked:
            _draw_halo(
                canvas, *middles[hex_], radius, recency=Recency.of(hex_ in style.latest_turn)
            )
        _draw_hex(canvas, *middles[hex_], radius, hex_, view, style)


def _draw_hex(
    canvas: Canvas,
    cx: float,
    cy: float,
    radius: float,
    hex_: int,
    view: RegionView,
    style: RegionStyle,
) -> None:
    item, kind = view.tiles[hex_], view.map.kinds[hex_]
    ground: Colour = pieces.PALE_COLOURS[kind] if kind >= 0 else "panel"
    code = style.targets.hexes.get(hex_)
    if style.targets.hexes:
        canvas.record("spot", code or str(hex_ + 1), hex_shapes.cell_of_hex(radius, cx, cy))
    if item != EMPTY:
        drop = 0 if code is None else radius * 0.3
        canvas.put(pieces.tile_sprite(item, kind, radius * TILE_SHARE, drop), cx, cy, ground)
    if code is not None:
        _draw_target(canvas, (cx, cy), radius, kind, code, style.code, item != EMPTY)
    elif item == EMPTY and kind >= 0:
        if hex_ == style.targets.hex:
            canvas.put(_chosen_hex(radius, kind), cx, cy, "panel")
        number = str(hex_ + 1) if view.map.joined and radius >= NUMBERED else ""
        _draw_open_hex(canvas, cx, cy, radius, kind, number, style.number)


def _draw_open_hex(
    canvas: Canvas, cx: float, cy: float, radius: float, kind: int, number: str, size: float
) -> None:
    """Draw an open hex: its number and a dim icon."""
    pale = pieces.PALE_COLOURS[kind]
    drop, share = (radius * 0.26, 0.66) if number else (0.0, 0.75)
    canvas.put(_dim_icon(kind, radius * share), cx, cy + drop, pale)
    if number:
        canvas.text(
            cx,
            cy - radius * 0.46,
            number,
            TextStyle(size, pieces.NUMBER_COLOURS[kind]),
            align="m",
            on=pale,
        )


@lru_cache(maxsize=256)
def _dim_icon(kind: int, size: float) -> Sprite:
    half = math.ceil(size / 2) + 1
    pen = Pen(-half, -half, half, half)
    pen.icon(pieces.ICONS[kind], 0, 0, size, pieces.DIM_COLOURS[kind])
    return pen.sprite()


def _draw_target(
    canvas: Canvas,
    middle: Point,
    radius: float,
    kind: int,
    code: str,
    size: float,
    covered: bool,
) -> None:
    """Draw a legal hex: ring (unless rings are hidden), code of that size, and its icon below."""
    cx, cy = middle
    pale = pieces.PALE_COLOURS[kind]
    if not canvas.hide_rings:
        if covered:
            canvas.put(_bare_ring(radius), cx, cy, None)
        else:
            canvas.put(_target_ring(radius, kind), cx, cy, "panel")
        canvas.record("ring", code, hex_shapes.box_of_hex(radius * _RING_SHARE, cx, cy))
    small = radius < NUMBERED
    if not small and not covered:
        canvas.put(_dim_icon(kind, radius * 0.6), cx, cy + radius * 0.34, pale)
    higher = 0.0 if small else radius * 0.4
    canvas.put(
        pieces.code_plate_sprite(code, size, True), cx, cy - higher, None if covered else pale
    )


def ring_thickness(radius: float) -> float:
    """Return the thickness of the ring around a hex."""
    return 7 if radius > 60 else 5 if radius >= NUMBERED else 3.5


@lru_cache(maxsize=64)
def _target_ring(radius: float, kind: int) -> Sprite:
    """Return the ring of a legal target around the colour of its hex."""
    pen = hex_shapes.hex_pen(radius)
    pen.poly(hex_corners(0, 0, radius * _RING_SHARE), "act")
    pen.poly(
        hex_corners(0, 0, radius * _RING_SHARE - ring_thickness(radius)), pieces.PALE_COLOURS[kind]
    )
    return pen.sprite()


@lru_cache(maxsize=8)
def _bare_ring(radius: float) -> Sprite:
    """Return the bare ring, for a covered hex."""
    pen = hex_shapes.hex_pen(radius)
    corners = hex_corners(0, 0, radius * _RING_SHARE - ring_thickness(radius) / 2)
    pen.line([*corners, *corners[:2]], "act", ring_thickness(radius))
    return pen.sprite()


@lru_cache(maxsize=64)
def _chosen_hex(radius: float, kind: int) -> Sprite:
    """Return the hex chosen in the first step of a move: a ring with a light gap inside."""
    pen = hex_shapes.hex_pen(radius)
    unit = min(1.0, radius / 60)
    for inset, colour in ((0, "act"), (6, "tile"), (10, pieces.PALE_COLOURS[kind])):
        pen.poly(hex_corners(0, 0, radius * _RING_SHARE - inset * unit), colour)
    return pen.sprite(Fact("chosen", "", hex_shapes.box_of_hex(radius * _RING_SHARE)))


def _draw_halo(canvas: Canvas, cx: float, cy: float, radius: float, *, recency: Recency) -> None:
    """Draw the halo of a new tile; among small hexes it reaches the neighbours' edges."""
    outer = 1.16 if radius >= NUMBERED else 1.22
    canvas.put(hex_shapes.halo_sprite(radius * outer, recency), cx, cy, None)
    canvas.record(recency.fact_kind("halo"), "", hex_shapes.box_of_hex(radius * outer, cx, cy))


def region_height(view: RegionView, radius: float) -> float:
    """Return the height of a region."""
    return view.map.height * radius


def fitting(view: RegionView, width: float, tall: float) -> float:
    """Return the largest radius at which a region fits a box."""
    return round(min(width / WIDTH, tall / view.map.height), 1)
