"""Rectangles by their corner and size, and boxes by their edges."""

from __future__ import annotations

from typing import NamedTuple

from render.kit.sprite import Box


def is_inside(one: Box, other: Box) -> bool:
    """Return whether a box lies entirely inside another."""
    return one[0] >= other[0] and one[1] >= other[1] and one[2] <= other[2] and one[3] <= other[3]


def overlaps(one: Box, other: Box) -> bool:
    """Return whether two boxes share an area."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


class Size(NamedTuple):
    """Width and height, in pixels."""

    w: int
    h: int


class RowSpace(NamedTuple):
    """The space for a row of things: its edges, and the line on which they are centred."""

    left: float
    right: float
    middle: float

    @property
    def width(self) -> float:
        """The distance between the edges."""
        return self.right - self.left


class Rect(NamedTuple):
    """Left, top, width, height, in pixels."""

    x: float
    y: float
    w: float
    h: float

    @classmethod
    def around(cls, cx: float, cy: float, w: float, h: float) -> Rect:
        """Return the rectangle of that size around a point."""
        return cls(cx - w / 2, cy - h / 2, w, h)

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    @property
    def size(self) -> Size:
        """Width and height, in whole pixels."""
        return Size(round(self.w), round(self.h))

    @property
    def cx(self) -> float:
        """The middle between left and right."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The middle between top and bottom."""
        return self.y + self.h / 2

    @property
    def box(self) -> Box:
        """The edges: left, top, right, bottom."""
        return self.x, self.y, self.right, self.bottom

    def moved(self, dx: float, dy: float) -> Rect:
        """Return the rectangle, moved."""
        return self._replace(x=self.x + dx, y=self.y + dy)

    def grown(self, by: float) -> Rect:
        """Return the rectangle extended by that much on every side."""
        return self.inset(-by, -by)

    def inset(self, across: float, down: float = 0) -> Rect:
        """Return the rectangle without a margin on its left and right, and above and below."""
        return Rect(self.x + across, self.y + down, self.w - 2 * across, self.h - 2 * down)
