"""The realm: the land on which electorates and throne lie, with one quiet coast around it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache

from render.kit import layout
from render.kit.canvas import Canvas
from render.kit.palette import Colour, mix
from render.kit.pen import Pen, Point
from render.kit.rect import Rect
from render.kit.sprite import Sprite

LAND: Colour = mix("ground", "tile", 0.5)
_COAST: Colour = "ink3"
_COAST_WIDTH = 4
_SIDE_DISTANCE = 22
"""Mean distance of the coast from what lies on the land, at the sides."""
_END_DISTANCE = 9
"""Mean distance of the coast from what lies on the land, above and below."""
_SWING = 0.6
"""Maximum deviation from that distance, as a share of it."""
_BAY_LENGTH = 72
"""Mean length of a straight stretch of coast with the slope to the next."""
_SLOPE_LENGTH = 22
"""Mean length of that slope."""


def draw(canvas: Canvas, inside: Rect) -> None:
    """Draw land and coast around a rectangle, most of which will be covered."""
    canvas.fill(inside, LAND)
    for strip in _coast_boxes(inside):
        canvas.put(_coast_sprite(inside, strip), (0, 0))
    left, top, right, bottom = inside.box
    canvas.record(
        "realm",
        "",
        (
            left - _SIDE_DISTANCE,
            top - _END_DISTANCE,
            right + _SIDE_DISTANCE,
            bottom + _END_DISTANCE,
        ),
    )


def _coast_boxes(inside: Rect) -> Iterator[tuple[int, int, int, int]]:
    """Yield the boxes around the rectangle in which there is coast."""
    left, top, right, bottom = map(round, inside.box)
    far = layout.MARGIN
    near = 2 * _END_DISTANCE
    yield left - far, top - near, left, bottom + near
    yield right, top - near, right + far, bottom + near
    yield left, top - near, right, top
    yield left, bottom, right, bottom + near


@lru_cache(maxsize=8)
def _coast_sprite(inside: Rect, strip: tuple[int, int, int, int]) -> Sprite:
    """Return the part of land and coast in a box, anchored at the picture's corner."""
    pen = Pen(*strip)
    pen.poly(_coast_outline(inside), LAND, _COAST, _COAST_WIDTH)
    return pen.sprite()


def _coast_outline(inside: Rect) -> list[Point]:
    """Return the points of the coast clockwise.

    Most of it is straight, along the edges of the picture, because that keeps files small.
    """
    left, top, right, bottom = map(round, inside.box)
    above = _points_along_side(left, right, _END_DISTANCE, 1)
    below = _points_along_side(left, right, _END_DISTANCE, 2)
    west = _points_along_side(top, bottom, _SIDE_DISTANCE, 3)
    east = _points_along_side(top, bottom, _SIDE_DISTANCE, 4)
    return [
        *((x, top - reach) for x, reach in above),
        *((right + reach, y) for y, reach in east),
        *((x, bottom + reach) for x, reach in reversed(below)),
        *((left - reach, y) for y, reach in reversed(west)),
    ]


def _points_along_side(start: int, end: int, mean: int, seed: int) -> list[tuple[float, int]]:
    """Return places along a side, each with the distance of the coast from what it surrounds."""
    count = round((end - start) / _BAY_LENGTH)
    points = list[tuple[float, int]]()
    for i in range(count):
        swing = math.sin(i * i * 0.7 + seed * 1.9) * _SWING
        reach = round(mean * (1 + swing))
        at = start + (end - start) * i / count
        points += [
            (at + _SLOPE_LENGTH / 2, reach),
            (at + (end - start) / count - _SLOPE_LENGTH / 2, reach),
        ]
    return points
