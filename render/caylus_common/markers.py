"""Provost and bailiff: the markers on the road."""

from __future__ import annotations

import math
from enum import StrEnum
from functools import lru_cache

from render.kit import highlights
from render.kit.canvas import Canvas
from render.kit.highlights import Recency
from render.kit.pen import BoxStyle, Pen
from render.kit.rect import Rect
from render.kit.sprite import Sprite

HALF_SIZE = 35
"""Half the side of the box that a marker covers."""
_SIDE_HEIGHT = 5
"""Height of the visible lower side of a marker."""
_MARGIN = 8
"""Margin around a marker for its lower side."""
_EDGE_WIDTH = 4
_PROVOST_SIZE = 70
_RIDER_SHARE = 0.68
"""Size of the rider on the provost."""
_BAILIFF_SIZE = 66
_BAILIFF_CORNER_RADIUS = 14
_TOWER_SHARE = 0.67
"""Size of the tower on the bailiff."""
_ARRIVAL_RADIUS = 40
"""Radius of the disc behind a marker that has just arrived."""


@lru_cache(maxsize=8)
def provost_sprite(size: float = _PROVOST_SIZE) -> Sprite:
    """Return the provost: a white disc with a rider."""
    pen = Pen.square(math.ceil(size / 2) + _MARGIN)
    pen.disc(0, _SIDE_HEIGHT, size / 2, "ink")
    pen.disc(0, 0, size / 2, "white", "ink", _EDGE_WIDTH)
    pen.icon("cavalry", 0, 0, size * _RIDER_SHARE)
    return pen.sprite()


@lru_cache(maxsize=8)
def bailiff_sprite(size: float = _BAILIFF_SIZE) -> Sprite:
    """Return the bailiff: a white square with a tower, a different shape from the provost."""
    half = size / 2
    pen = Pen.square(math.ceil(half) + _MARGIN)
    pen.box(Rect(-half, -half + _SIDE_HEIGHT, size, size), BoxStyle(_BAILIFF_CORNER_RADIUS, "ink"))
    pen.box(
        Rect(-half, -half, size, size),
        BoxStyle(_BAILIFF_CORNER_RADIUS, "white", "ink", line_width=_EDGE_WIDTH),
    )
    pen.icon("white-tower", 0, 0, size * _TOWER_SHARE)
    return pen.sprite()


class Marker(StrEnum):
    """A marker; the value is the kind of its recorded fact."""

    PROVOST = "provost"
    BAILIFF = "bailiff"


_SPRITES = {Marker.PROVOST: provost_sprite, Marker.BAILIFF: bailiff_sprite}


def draw(
    canvas: Canvas, marker: Marker, x: float, y: float, space: int, arrived: Recency | None = None
) -> None:
    """Draw a marker, on a disc if it has just arrived; ``space`` is the one it stands on."""
    if arrived:
        draw_arrival(canvas, x, y, arrived)
    canvas.put(_SPRITES[marker](), (x, y), on=None)
    box = (x - HALF_SIZE, y - HALF_SIZE, x + HALF_SIZE, y + HALF_SIZE)
    canvas.record(marker.value, str(space), box, is_solid=True)


def draw_arrival(
    canvas: Canvas, x: float, y: float, recency: Recency = Recency.LATEST_TURN
) -> None:
    """Draw the disc behind a marker that has just arrived."""
    canvas.put(highlights.arrival_sprite(_ARRIVAL_RADIUS, recency), (x, y), on=None)
