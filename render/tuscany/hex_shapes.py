"""Hexes: their geometry, and the plain ones that highlight a tile or stand for an empty slot.

Each hex is flat-topped; its radius is also the length of a side.
"""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from render.kit import highlights
from render.kit.highlights import Recency
from render.kit.palette import Colour
from render.kit.pen import Pen, Point
from render.kit.sprite import Box, Fact, Sprite

ROOT3 = math.sqrt(3)
"""Height of a hex with a radius of 1."""
_CELL_HALF_WIDTH_SHARE = 0.74
"""Half the width of the box inside a hex, as a share of the hex's radius."""
_CELL_HALF_HEIGHT_SHARE = 0.86
_HALO_RIM_WIDTH = 2.3
_ORIGIN_LINE_WIDTH = 4
_FAINT_ORIGIN_LINE_WIDTH = 3
_DASHES_PER_SIDE = 3.5
_SLOT_EDGE_WIDTH = 3


class HexPlace(NamedTuple):
    """The middle and the radius of a hex on the canvas."""

    cx: float
    cy: float
    radius: float

    @property
    def box(self) -> Box:
        """The box around the hex."""
        return box_of_hex(self.radius, self.cx, self.cy)

    def grown(self, by: float) -> HexPlace:
        """Return the place of a hex with a larger radius."""
        return self._replace(radius=self.radius + by)


_CORNERS = tuple(
    (math.cos(math.radians(angle)), math.sin(math.radians(angle))) for angle in range(0, 360, 60)
)
"""The corners of a hex whose radius is 1, clockwise from the right one."""


def hex_corners(cx: float, cy: float, radius: float) -> list[Point]:
    """Return the corners of a hex, clockwise from the right one."""
    return [(cx + radius * across, cy + radius * down) for across, down in _CORNERS]


def box_of_hex(radius: float, cx: float = 0, cy: float = 0) -> Box:
    """Return the box of a hex around its middle."""
    return (cx - radius, cy - radius * ROOT3 / 2, cx + radius, cy + radius * ROOT3 / 2)


def cell_of_hex(radius: float, cx: float, cy: float) -> Box:
    """Return the largest box in the middle of a hex that is clear of its neighbours' boxes."""
    half_width = radius * _CELL_HALF_WIDTH_SHARE
    half_height = radius * _CELL_HALF_HEIGHT_SHARE
    return (cx - half_width, cy - half_height, cx + half_width, cy + half_height)


def hex_pen(radius: float, below: float = 0) -> Pen:
    """Return a pen that fits a hex of that radius, and its lower side."""
    half_width = math.ceil(radius) + 2
    half_height = math.ceil(radius * ROOT3 / 2) + 2
    return Pen(-half_width, -half_height, half_width, half_height + math.ceil(below))


@lru_cache(maxsize=256)
def plain_hex(radius: float, fill: Colour) -> Sprite:
    """Return a hex of one colour, for mats and masks."""
    pen = hex_pen(radius)
    pen.poly(hex_corners(0, 0, radius), fill)
    return pen.sprite()


@lru_cache(maxsize=32)
def halo_sprite(radius: float, recency: Recency = Recency.LATEST_TURN) -> Sprite:
    """Return the highlight to put under a new tile."""
    pen = hex_pen(radius)
    pen.poly(hex_corners(0, 0, radius), highlights.rim_of(recency))
    pen.poly(hex_corners(0, 0, radius - _HALO_RIM_WIDTH), highlights.background_of(recency))
    return pen.sprite()


@lru_cache(maxsize=4)
def origin_sprite(radius: float, recency: Recency) -> Sprite:
    """Return the dashed outline of a slot from which a tile was taken, with its fact."""
    pen = hex_pen(radius + 3)
    corners = hex_corners(0, 0, radius)
    dash = radius / (2 * _DASHES_PER_SIDE)
    line_width = _FAINT_ORIGIN_LINE_WIDTH if recency.is_faint else _ORIGIN_LINE_WIDTH
    for start, end in pairwise([*corners, corners[0]]):
        pen.dashes(start, end, highlights.rim_of(recency), line_width, dash, dash)
    return pen.sprite(Fact(recency.fact_kind("origin"), "", box_of_hex(radius)))


@lru_cache(maxsize=8)
def ring_sprite(radius: float, line_width: float) -> Sprite:
    """Return the ring to put under a legal tile, with a light gap inside."""
    pen = hex_pen(radius)
    pen.poly(hex_corners(0, 0, radius), "act")
    pen.poly(hex_corners(0, 0, radius - line_width), "tile")
    return pen.sprite()


@lru_cache(maxsize=32)
def slot_sprite(radius: float, ground: Colour, line: Colour = "line") -> Sprite:
    """Return an empty slot for a tile."""
    pen = hex_pen(radius)
    pen.poly(hex_corners(0, 0, radius), line)
    pen.poly(hex_corners(0, 0, radius - _SLOT_EDGE_WIDTH), ground)
    return pen.sprite()
