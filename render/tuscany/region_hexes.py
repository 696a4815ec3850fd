"""The hexes of a region: tiles, open hexes with their numbers, legal targets, highlights.

Constants that end in ``_SHARE`` are shares of a hex's radius; other lengths are in pixels.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from engine.tuscany.data import EMPTY
from render.kit.canvas import Canvas
from render.kit.highlights import Recency
from render.kit.palette import Colour
from render.kit.pen import Pen
from render.kit.sprite import Fact, Sprite
from render.kit.text import TextStyle
from render.tuscany import hex_shapes, kinds, pieces, tiles
from render.tuscany.board_model import NO_TARGETS, Targets
from render.tuscany.hex_shapes import hex_corners
from render.tuscany.maps import RegionView

_TILE_SHARE = 0.93
"""Radius of a tile."""
_RING_SHARE = 0.97
"""Radius of the ring around a legal or chosen hex."""
MIN_NUMBERED_RADIUS = 45
"""Minimum radius of hexes that show their numbers."""
_LARGE_RADIUS = 60
"""Hexes with a larger radius have thicker rings."""
_LARGE_RING_WIDTH = 7
_RING_WIDTH = 5
_SMALL_RING_WIDTH = 3.5
_HALO_SHARE = 1.16
_SMALL_HALO_SHARE = 1.22
"""Radius of the halo of a small hex, which reaches the neighbours' edges."""
_TILE_ICON_DROP_SHARE = 0.3
"""How far the icon of a tile is below its middle if a code is above it."""
_OPEN_ICON_SHARE = 0.75
"""Size of the icon of an open hex without a number."""
_NUMBERED_ICON_SHARE = 0.66
_NUMBERED_ICON_DROP_SHARE = 0.26
_NUMBER_RISE_SHARE = 0.46
_TARGET_ICON_SHARE = 0.6
_TARGET_ICON_DROP_SHARE = 0.34
_CODE_RISE_SHARE = 0.4
_CHOSEN_LIGHT_INSET = 6
"""Distance of the light ring of a chosen hex from the outer one, in a large hex."""
_CHOSEN_COLOUR_INSET = 10
"""Distance of the hex's own colour from the outer ring of a chosen hex, in a large hex."""


@dataclass(frozen=True, slots=True)
class RegionStyle:
    """The style of a region: sizes in pixels, and highlights.

    ``latest_turn`` holds the hexes with a tile of the latest turn, ``earlier`` those with a tile of
    before, but since the mover's last turn.
    """

    radius: float
    code_size: float = 42
    number_size: float = 32
    targets: Targets = NO_TARGETS
    latest_turn: frozenset[int] = field(default_factory=frozenset)
    earlier: frozenset[int] = field(default_factory=frozenset)

    @property
    def has_no_targets(self) -> bool:
        """Whether there is neither a target nor a chosen hex."""
        return not self.targets.hexes and self.targets.chosen_hex < 0

    @property
    def new_tiles(self) -> frozenset[int]:
        """The hexes with a new tile."""
        return self.latest_turn | self.earlier

    def recency_of(self, hex_: int) -> Recency:
        """Return the recency of a new tile."""
        return Recency.LATEST_TURN if hex_ in self.latest_turn else Recency.EARLIER


class _Hex(NamedTuple):
    """A hex on the canvas: its middle and radius, its kind or -1, its item or ``EMPTY``."""

    cx: float
    cy: float
    radius: float
    kind: int
    item: int

    @property
    def is_small(self) -> bool:
        """Whether the hex is too small for a number."""
        return self.radius < MIN_NUMBERED_RADIUS

    @property
    def is_covered(self) -> bool:
        """Whether there is an item on the hex."""
        return self.item != EMPTY


def draw(
    canvas: Canvas,
    x: float,
    y: float,
    view: RegionView,
    style: RegionStyle,
    included: frozenset[int],
) -> None:
    """Draw some hexes of the region at a point with their items, those with new tiles last.

    The halo of a small hex may cover its neighbours; others are drawn before all hexes.
    """
    radius = style.radius * view.map.side
    hexes = {
        hex_: _Hex(x + across * style.radius, y + down * style.radius, radius, kind, item)
        for hex_, ((across, down), kind, item) in enumerate(
            zip(view.map.middles, view.map.kinds, view.tiles, strict=True)
        )
        if hex_ in included
    }
    new = style.new_tiles & included
    is_small = radius < MIN_NUMBERED_RADIUS
    if not is_small:
        for hex_ in sorted(new):
            _draw_halo(canvas, hexes[hex_], style.recency_of(hex_))
    for hex_ in sorted(hexes, key=lambda hex_: (hex_ in style.latest_turn, hex_ in new, hex_)):
        if is_small and hex_ in new:
            _draw_halo(canvas, hexes[hex_], style.recency_of(hex_))
        is_numbered = view.map.is_joined and not is_small
        number = str(hex_ + 1)
        _draw_hex(canvas, hexes[hex_], hex_, style, number if is_numbered else "")


def _draw_hex(canvas: Canvas, here: _Hex, hex_: int, style: RegionStyle, number: str) -> None:
    """Draw a hex with its tile, as a target, or open with a number."""
    ground: Colour = kinds.PALE_COLOURS[here.kind] if here.kind >= 0 else "panel"
    code = style.targets.hexes.get(hex_)
    if style.targets.hexes:
        cell = hex_shapes.cell_of_hex(here.radius, here.cx, here.cy)
        canvas.record("spot", code or str(hex_ + 1), cell)
    if here.is_covered:
        drop = 0 if code is None else here.radius * _TILE_ICON_DROP_SHARE
        tile = tiles.tile_sprite(here.item, here.kind, here.radius * _TILE_SHARE, drop)
        canvas.put(tile, (here.cx, here.cy), ground)
    if code is not None:
        _draw_target(canvas, here, code, style.code_size)
    elif not here.is_covered and here.kind >= 0:
        if hex_ == style.targets.chosen_hex:
            canvas.put(_chosen_hex(here.radius, here.kind), (here.cx, here.cy), "panel")
        _draw_open_hex(canvas, here, number, style.number_size)


def _draw_open_hex(canvas: Canvas, here: _Hex, number: str, size: float) -> None:
    """Draw what is on an open hex: its number and a dim icon."""
    pale = kinds.PALE_COLOURS[here.kind]
    if not number:
        icon = _dim_icon(here.kind, here.radius * _OPEN_ICON_SHARE)
        canvas.put(icon, (here.cx, here.cy), pale)
        return
    icon = _dim_icon(here.kind, here.radius * _NUMBERED_ICON_SHARE)
    canvas.put(icon, (here.cx, here.cy + here.radius * _NUMBERED_ICON_DROP_SHARE), pale)
    style = TextStyle(size, kinds.NUMBER_COLOURS[here.kind])
    y = here.cy - here.radius * _NUMBER_RISE_SHARE
    canvas.text((here.cx, y), number, style, align="middle", on=pale)


@lru_cache(maxsize=256)
def _dim_icon(kind: int, size: float) -> Sprite:
    pen = Pen.square(math.ceil(size / 2) + 1)
    pen.icon(kinds.ICONS[kind], 0, 0, size, kinds.DIM_COLOURS[kind])
    return pen.sprite()


def _draw_target(canvas: Canvas, here: _Hex, code: str, size: float) -> None:
    """Draw a legal hex: ring (unless rings are hidden), code of that size, and its icon below."""
    pale = kinds.PALE_COLOURS[here.kind]
    if not canvas.hide_rings:
        if here.is_covered:
            canvas.put(_bare_ring(here.radius), (here.cx, here.cy), on=None)
        else:
            canvas.put(_target_ring(here.radius, here.kind), (here.cx, here.cy), "panel")
        ring = hex_shapes.box_of_hex(here.radius * _RING_SHARE, here.cx, here.cy)
        canvas.record("ring", code, ring)
    if not here.is_small and not here.is_covered:
        icon = _dim_icon(here.kind, here.radius * _TARGET_ICON_SHARE)
        canvas.put(icon, (here.cx, here.cy + here.radius * _TARGET_ICON_DROP_SHARE), pale)
    rise = 0.0 if here.is_small else here.radius * _CODE_RISE_SHARE
    plate = pieces.code_plate_sprite(code, size, is_legal=True)
    canvas.put(plate, (here.cx, here.cy - rise), None if here.is_covered else pale)


def _ring_width(radius: float) -> float:
    """Return the width of the ring around a hex."""
    if radius > _LARGE_RADIUS:
        return _LARGE_RING_WIDTH
    return _RING_WIDTH if radius >= MIN_NUMBERED_RADIUS else _SMALL_RING_WIDTH


@lru_cache(maxsize=64)
def _target_ring(radius: float, kind: int) -> Sprite:
    """Return the ring of a legal target around the colour of its hex."""
    pen = hex_shapes.hex_pen(radius)
    outer = radius * _RING_SHARE
    pen.poly(hex_corners(0, 0, outer), "act")
    pen.poly(hex_corners(0, 0, outer - _ring_width(radius)), kinds.PALE_COLOURS[kind])
    return pen.sprite()


@lru_cache(maxsize=8)
def _bare_ring(radius: float) -> Sprite:
    """Return the bare ring, for a covered hex."""
    pen = hex_shapes.hex_pen(radius)
    width = _ring_width(radius)
    corners = hex_corners(0, 0, radius * _RING_SHARE - width / 2)
    pen.line([*corners, *corners[:2]], "act", width)
    return pen.sprite()


@lru_cache(maxsize=64)
def _chosen_hex(radius: float, kind: int) -> Sprite:
    """Return the hex chosen in the first step of a move: a ring with a light gap inside."""
    pen = hex_shapes.hex_pen(radius)
    outer = radius * _RING_SHARE
    shrinking = min(1.0, radius / _LARGE_RADIUS)
    pen.poly(hex_corners(0, 0, outer), "act")
    pen.poly(hex_corners(0, 0, outer - _CHOSEN_LIGHT_INSET * shrinking), "tile")
    own_colour = kinds.PALE_COLOURS[kind]
    pen.poly(hex_corners(0, 0, outer - _CHOSEN_COLOUR_INSET * shrinking), own_colour)
    return pen.sprite(Fact("chosen", "", hex_shapes.box_of_hex(outer)))


def _draw_halo(canvas: Canvas, here: _Hex, recency: Recency) -> None:
    """Draw the halo of a new tile."""
    radius = here.radius * (_SMALL_HALO_SHARE if here.is_small else _HALO_SHARE)
    canvas.put(hex_shapes.halo_sprite(radius, recency), (here.cx, here.cy), on=None)
    box = hex_shapes.box_of_hex(radius, here.cx, here.cy)
    canvas.record(recency.fact_kind("halo"), "", box)
