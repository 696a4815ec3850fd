"""Provost and bailiff: the markers on the road."""

from __future__ import annotations

import math
from enum import StrEnum
from functools import lru_cache

from render.kit import highlights
from render.kit.canvas import Canvas
from render.kit.highlights import Recency
from render.kit.pen import BoxStyle, Pen
from render.kit.sprite import Sprite

HALF_SIZE = 35
"""Half the side of the box that a marker covers."""
_ARRIVAL_RADIUS = 40
"""Radius of the disc behind a marker that has just arrived."""


@lru_cache(maxsize=8)
def provost_sprite(size: float = 70) -> Sprite:
    """Return the provost: a white disc with a rider."""
    half = math.ceil(size / 2) + 8
    pen = Pen(-half, -half, half, half)
    pen.disc(0, 5, size / 2, "ink")
    pen.disc(0, 0, size / 2, "white", "ink", 4)
    pen.icon("cavalry", 0, 0, size * 0.68)
    return pen.sprite()


@lru_cache(maxsize=8)
def bailiff_sprite(size: float = 66) -> Sprite:
    """Return the bailiff: a white square with a tower, a different shape from the provost."""
    half = size / 2
    reach = math.ceil(half) + 8
    pen = Pen(-reach, -reach, reach, reach)
    pen.box(-half, -half + 5, size, size, BoxStyle(14, "ink"))
    pen.box(-half, -half, size, size, BoxStyle(14, "white", "ink", thick=4))
    pen.icon("white-tower", 0, 0, size * 0.67)
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
    canvas.put(_SPRITES[marker](), x, y, None)
    box = (x - HALF_SIZE, y - HALF_SIZE, x + HALF_SIZE, y + HALF_SIZE)
    canvas.record(marker.value, str(space), box, solid=True)


def draw_arrival(
    canvas: Canvas, x: float, y: float, recency: Recency = Recency.LATEST_TURN
) -> None:
    """Draw the disc behind a marker that has just arrived."""
    canvas.put(highlights.arrival_sprite(_ARRIVAL_RADIUS, recency), x, y, None)
