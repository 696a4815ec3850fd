"""Draw shapes at three times their size and reduce them: the source of every sprite.

Coordinates are (fractional) pixels of the finished picture. The pen covers the box it is given, and
``(0, 0)`` becomes the anchor of the sprite.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.kit.alignment import Align, left_edge
from render.kit.icons import icon_mask
from render.kit.palette import Colour, rgb_of
from render.kit.rect import Rect
from render.kit.sprite import Fact, Sprite
from render.kit.text import MIDDLE, SCALE, TextStyle, draw_runs, width_of

Point = tuple[float, float]
Corners = tuple[bool, bool, bool, bool]
"""Which corners are round: top left, top right, bottom right, bottom left."""
ALL: Corners = (True, True, True, True)


_DASH_SHARE = 0.58
"""Part of a dashed circle that its dashes cover."""


class BoxStyle(NamedTuple):
    """The look of a rectangle: its corners, and a filling, an outline inside its edge, or both."""

    radius: float = 0
    fill: Colour | None = None
    line: Colour | None = None
    line_width: float = 2
    corners: Corners = ALL


class Pen:
    """A transparent drawing surface for one sprite."""

    def __init__(self, left: int, top: int, right: int, bottom: int) -> None:
        self.left = left
        self.top = top
        size = ((right - left) * SCALE, (bottom - top) * SCALE)
        self.image = Image.new("RGBA", size)
        self._draw = ImageDraw.Draw(self.image)
        self._facts: list[Fact] = []

    @classmethod
    def square(cls, half: int) -> Pen:
        """Return a pen for a square with the anchor in its middle, ``half`` its side."""
        return cls(-half, -half, half, half)

    def sprite(self, *facts: Fact) -> Sprite:
        """Return the finished drawing, with these facts and those of its texts."""
        return Sprite(self.image.reduce(SCALE), -self.left, -self.top, (*facts, *self._facts))

    def _at(self, x: float, y: float) -> Point:
        return (x - self.left) * SCALE, (y - self.top) * SCALE

    def _points(self, points: Sequence[Point]) -> list[Point]:
        return [self._at(x, y) for x, y in points]

    def box(self, rect: Rect, style: BoxStyle) -> None:
        """Draw a rectangle with rounded corners."""
        radius, fill, line, line_width, corners = style
        if line is not None:
            self._rounded(rect, radius, (*rgb_of(line), 255), corners)
            rect = rect.inset(line_width, line_width)
            radius = max(0.0, radius - line_width)
        if line is not None or fill is not None:
            inside = (*rgb_of(fill), 255) if fill is not None else (0, 0, 0, 0)
            self._rounded(rect, radius, inside, corners)

    def _rounded(self, rect: Rect, radius: float, fill: tuple[int, ...], corners: Corners) -> None:
        x0, y0 = self._at(rect.x, rect.y)
        x1, y1 = self._at(rect.right, rect.bottom)
        if x1 - 1 >= x0 and y1 - 1 >= y0:
            self._draw.rounded_rectangle(
                (x0, y0, x1 - 1, y1 - 1), radius * SCALE, fill=fill, corners=corners
            )

    def poly(
        self,
        points: Sequence[Point],
        fill: Colour,
        line: Colour | None = None,
        line_width: float = 2,
    ) -> None:
        """Draw a filled polygon; ``line`` is painted along its edge."""
        scaled_points = self._points(points)
        self._draw.polygon(scaled_points, fill=(*rgb_of(fill), 255))
        if line is not None:
            self.line([*points, *points[:2]], line, line_width)

    def line(self, points: Sequence[Point], colour: Colour, line_width: float = 2) -> None:
        """Draw a line through points, with mitred joints."""
        scaled_points = self._points(points)
        self._draw.line(
            scaled_points, fill=(*rgb_of(colour), 255), width=int(line_width * SCALE), joint="curve"
        )

    def dashes(
        self,
        start: Point,
        end: Point,
        colour: Colour,
        line_width: float = 2,
        on: float = 8,
        off: float = 7,
    ) -> None:
        """Draw a dashed straight line."""
        length = math.dist(start, end)

        def along(t: float) -> Point:
            share = min(t, length) / length
            return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share

        for i in range(math.ceil(length / (on + off))):
            t = i * (on + off)
            self.line([along(t), along(t + on)], colour, line_width)

    def disc(
        self,
        cx: float,
        cy: float,
        radius: float,
        fill: Colour | None,
        line: Colour | None = None,
        line_width: float = 2,
    ) -> None:
        """Draw a disc; ``line`` is its rim, inside the radius."""
        if line is not None:
            self._ellipse(cx, cy, radius, (*rgb_of(line), 255))
            radius -= line_width
        if fill is not None:
            self._ellipse(cx, cy, radius, (*rgb_of(fill), 255))

    def _ellipse(self, cx: float, cy: float, radius: float, fill: tuple[int, ...]) -> None:
        x0, y0 = self._at(cx - radius, cy - radius)
        x1, y1 = self._at(cx + radius, cy + radius)
        self._draw.ellipse((x0, y0, x1, y1), fill=fill)

    def circle(
        self,
        cx: float,
        cy: float,
        radius: float,
        colour: Colour,
        line_width: float = 2,
        dashes: int = 0,
    ) -> None:
        """Draw a circle inside the radius, solid or with that many dashes."""
        x0, y0 = self._at(cx - radius, cy - radius)
        x1, y1 = self._at(cx + radius, cy + radius)
        fill = (*rgb_of(colour), 255)
        scaled_width = int(line_width * SCALE)
        if not dashes:
            self._draw.ellipse((x0, y0, x1, y1), outline=fill, width=scaled_width)
        for i in range(dashes):
            start = 360 / dashes * i
            self._draw.arc(
                (x0, y0, x1, y1), start, start + 360 / dashes * _DASH_SHARE, fill, scaled_width
            )

    def icon(self, name: str, cx: float, cy: float, size: float, colour: Colour = "ink") -> None:
        """Draw an icon on what has been painted so far."""
        shape = icon_mask(name, round(size * SCALE))
        x, y = self._at(cx, cy)
        corner = (int(x - shape.width / 2), int(y - shape.height / 2))
        self.image.paste((*rgb_of(colour), 255), corner, shape)

    def stamp(self, image: Image.Image, shape: Image.Image, cx: float, cy: float) -> None:
        """Paste an image of three times the final size through a mask, centred."""
        x, y = self._at(cx, cy)
        self.image.paste(image, (int(x - image.width / 2), int(y - image.height / 2)), shape)

    def text(
        self,
        at: Point,
        text: str,
        style: TextStyle,
        align: Align = "middle",
        *,
        language: str = "en",
    ) -> None:
        """Draw a line of text on what has been painted so far, its middle line through ``at``."""
        x, y = at
        size = style.size
        span = width_of(text, size, style.font, language)
        left = left_edge(x, span, align)
        origin = self._at(left, y + size * MIDDLE)
        fill = (*rgb_of(style.colour), 255)
        draw_runs(self._draw, origin, text, style, language, fill=fill)
        box = (left, y - size / 2, left + span, y + size / 2)
        self._facts.append(Fact("text", text, box, size))
