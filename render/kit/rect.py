"""A rectangle by its corner and size."""

from __future__ import annotations

from typing import NamedTuple

from render.kit.sprite import Box


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
