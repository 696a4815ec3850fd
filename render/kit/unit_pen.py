"""Draw a symbol in a square from -1 to 1, so that the same numbers serve every size."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.kit.palette import Colour
from render.kit.pen import BoxStyle, Pen, Point
from render.kit.rect import Rect


@dataclass(frozen=True, slots=True)
class UnitPen:
    """A pen for one symbol: positions, lengths and radii are in units of its own.

    The unit is usually half the size of the symbol: then ``(0, 0)`` is its middle, and ``(1, 1)``
    the lower right corner of its square.
    Only the widths of lines are in pixels, because thin lines must stay visible at small sizes.

    Attributes:
        pen: the pen that draws, in pixels.
        cx: middle of the symbol, in the pixels of that pen.
        cy: the same, downwards.
        unit: one unit in pixels.
        line_width: usual width of its lines in pixels.
    """

    pen: Pen
    cx: float
    cy: float
    unit: float
    line_width: float = 2

    def to_pixels(self, points: Sequence[Point]) -> list[Point]:
        """Return points in the pixels of the pen."""
        return [(self.cx + x * self.unit, self.cy + y * self.unit) for x, y in points]

    def fill(self, outline: Sequence[Point], colour: Colour) -> None:
        """Fill a polygon."""
        self.pen.poly(self.to_pixels(outline), colour)

    def outline(
        self, outline: Sequence[Point], colour: Colour = "ink", line_scale: float = 1
    ) -> None:
        """Draw the edge of a polygon; ``line_scale`` multiplies the usual width of lines."""
        self.line([*outline, *outline[:2]], colour, line_scale)

    def line(self, points: Sequence[Point], colour: Colour = "ink", line_scale: float = 1) -> None:
        """Draw a line through points; ``line_scale`` multiplies the usual width of lines."""
        self.pen.line(self.to_pixels(points), colour, self.line_width * line_scale)

    def box(self, rect: Rect, style: BoxStyle) -> None:
        """Draw a rectangle; it and the radius of its corners are in units."""
        unit = self.unit
        x, y, w, h = rect
        in_pixels = Rect(self.cx + x * unit, self.cy + y * unit, w * unit, h * unit)
        self.pen.box(in_pixels, style._replace(radius=style.radius * unit))

    def disc(
        self,
        x: float,
        y: float,
        radius: float,
        fill: Colour,
        rim: Colour = "ink",
        line_scale: float = 1,
    ) -> None:
        """Draw a disc with a rim inside its radius."""
        unit = self.unit
        self.pen.disc(
            self.cx + x * unit,
            self.cy + y * unit,
            radius * unit,
            fill,
            rim,
            self.line_width * line_scale,
        )

    def circle(
        self, x: float, y: float, radius: float, colour: Colour = "ink", line_scale: float = 1
    ) -> None:
        """Draw a circle whose line is inside the radius."""
        unit = self.unit
        self.pen.circle(
            self.cx + x * unit,
            self.cy + y * unit,
            radius * unit,
            colour,
            self.line_width * line_scale,
        )

    def icon(self, name: str, x: float, y: float, size: float, colour: Colour = "ink") -> None:
        """Draw an icon around a point."""
        unit = self.unit
        self.pen.icon(name, self.cx + x * unit, self.cy + y * unit, size * unit, colour)
