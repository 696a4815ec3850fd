"""Rectangles by their corner and size, and boxes by their edges."""

from __future__ import annotations

from typing import NamedTuple

from render.kit.sprite import Box


def inside(one: Box, other: Box) -> bool:
    """Return whether a box lies entirely inside another."""
    return one[0] >= other[0] and one[1] >= other[1] and one[2] <= other[2] and one[3] <= other[3]


def overlap(one: Box, other: Box) -> bool:
    """Return whether two boxes share an area."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


class Rect(NamedTuple):
    """Left, top, width, height, in pixels."""

    x: float
    y: float
    w: float
    h: float

    @property
    def box(self) -> Box:
        """The edges: left, top, right, bottom."""
        return self.x, self.y, self.x + self.w, self.y + self.h

    def grown(self, by: float) -> Rect:
        """Return the rectangle extended by that much on every side."""
        return Rect(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)
