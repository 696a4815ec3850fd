"""Highlights on the board: legal targets, the last move, code plates, empty spaces for workers."""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from render.kit import layout
from render.kit.canvas import Canvas
from render.kit.palette import Colour
from render.kit.pen import ALL, BoxStyle, Corners, Pen, Point
from render.kit.rect import Rect
from render.kit.sprite import Fact, Sprite
from render.kit.text import TextStyle
from render.kit.type_scale import SUBHEADING

RIM = "ink"
"""Painted around every ``glow``, which is too close in luminance to the grounds it lies on."""
FAINT_RIM = "ink2"
"""Painted around every ``glow2``."""
MAX_RINGS = 8
"""With more legal targets than this no target is ringed; lit plates and spaces are enough."""


class Recency(StrEnum):
    """The time of a highlighted change.

    ``LATEST_TURN`` means in the latest turn, which may have several moves. ``EARLIER`` means before
    it, but since the last turn of the player to move.
    """

    LATEST_TURN = "latest turn"
    EARLIER = "earlier"

    @classmethod
    def of(cls, in_latest_turn: bool) -> Recency:
        """Return ``LATEST_TURN`` for a change of the latest turn, otherwise ``EARLIER``."""
        return cls.LATEST_TURN if in_latest_turn else cls.EARLIER

    @property
    def faint(self) -> bool:
        """Whether the highlight is the fainter of the two."""
        return self is Recency.EARLIER

    def fact_kind(self, kind: str) -> str:
        """Return the kind of the recorded fact: ``halo`` or ``faint-halo``."""
        return f"faint-{kind}" if self.faint else kind


def draw_ring(canvas: Canvas, rect: Rect, radius: float, value: str = "") -> None:
    """Draw a ring around a legal target whose corners have the given radius.

    Draws nothing on a canvas that hides its rings.
    """
    if canvas.hide_rings:
        return
    outer = rect.grown(5)
    canvas.box(*outer, BoxStyle(radius + 4, None, "act", thick=6), on=None)
    canvas.record("ring", value, outer.box)


def draw_chosen_frame(canvas: Canvas, rect: Rect, radius: float) -> None:
    """Draw the frame of a piece that the question is about; call it before the piece.

    Often it was chosen in the first step of a move.
    """
    outer = rect.grown(9)
    canvas.box(*rect.grown(4), BoxStyle(radius + 3, None, "tile", thick=4), on=None)
    canvas.box(*outer, BoxStyle(radius + 8, None, "act", thick=6), on=None)
    canvas.record("chosen", "", outer.box)


def draw_halo(
    canvas: Canvas,
    rect: Rect,
    radius: float,
    on: Colour = "ground",
    *,
    recency: Recency = Recency.LATEST_TURN,
) -> None:
    """Draw the halo behind a piece that has just changed; call it before drawing the piece."""
    reach = 7 if recency.faint else 11
    outer = rect.grown(reach)
    style = BoxStyle(radius + reach - 1, background_of(recency), rim_of(recency), thick=2)
    canvas.box(*outer, style, on=on)
    canvas.record(recency.fact_kind("halo"), "", outer.box)


def draw_winner_frame(canvas: Canvas, rect: Rect, radius: float) -> None:
    """Draw the winner's frame; call it before the panel."""
    outer = rect.grown(11)
    canvas.box(*outer, BoxStyle(radius + 10, "glow", RIM, thick=2))
    canvas.record("won", "", outer.box)


def background_of(recency: Recency) -> str:
    """Return the colour behind a piece that has just changed."""
    return "glow2" if recency.faint else "glow"


def rim_of(recency: Recency) -> str:
    """Return the colour of the rim around the background of a changed piece."""
    return FAINT_RIM if recency.faint else RIM


class PlateStyle(NamedTuple):
    """The look of a code plate.

    ``framed`` adds an ink outline, for plates that lie on the ground. ``lit`` uses the acting
    colour for a plate that is not a target, but the subject of the question.
    """

    w: float = layout.PLATE.w
    h: float = layout.PLATE.h
    size: float = 40
    corners: Corners = ALL
    framed: bool = False
    lit: bool = False


PLATE = PlateStyle()


def draw_plate(
    canvas: Canvas,
    x: float,
    y: float,
    code: str,
    legal: bool,
    style: PlateStyle = PLATE,
    *,
    on: Colour = "ground",
) -> None:
    """Draw a code as the move list spells it, in the acting colour if it is a legal target."""
    lit = legal or style.lit
    fill, ink, w, h = "act" if lit else "tile", "white" if lit else "ink", style.w, style.h
    line = "ink" if style.framed else None
    box = BoxStyle(layout.PLATE_RADIUS, fill, line, thick=2.5, corners=style.corners)
    canvas.box(x, y, w, h, box, on=on)
    letters = TextStyle(style.size, ink, "black", min_size=SUBHEADING)
    canvas.text(x + w / 2, y + h / 2, code, letters, align="m", on=fill, max_width=w - 6)
    canvas.record("legal" if legal else "code", code, (x, y, x + w, y + h))


@lru_cache(maxsize=64)
def _worker_space(radius: float, state: str) -> Sprite:
    half = math.ceil(radius) + 1
    pen = Pen(-half, -half, half, half)
    if state == "next":
        pen.circle(0, 0, radius, "act", 4)
    else:
        pen.circle(0, 0, radius, "line", 3, dashes=12)
    return pen.sprite()


def draw_worker_space(
    canvas: Canvas,
    cx: float,
    cy: float,
    radius: float,
    *,
    free: bool = False,
    number: str = "",
    on: Colour = "tile",
) -> None:
    """Draw an empty space for a worker; ``free`` marks the one a legal move would take."""
    canvas.put(_worker_space(radius, "next" if free else "quiet"), cx, cy, on)
    if free:
        reach = radius + 1
        canvas.record("free", number, (cx - reach, cy - reach, cx + reach, cy + reach))
    if number:
        size = 24 if radius >= 26 else 22
        canvas.text(cx, cy, number, TextStyle(size, "act" if free else "ink3"), align="m", on=on)


@lru_cache(maxsize=8)
def origin_sprite(recency: Recency = Recency.LATEST_TURN) -> Sprite:
    """Return the dashed ring for the former position of a piece that has moved."""
    pen = Pen(-35, -35, 35, 35)
    pen.circle(0, 0, 33, background_of(recency), 10)
    pen.circle(0, 0, 30, rim_of(recency), 3 if recency.faint else 4, dashes=12)
    return pen.sprite()


@lru_cache(maxsize=32)
def arrival_sprite(radius: float, recency: Recency = Recency.LATEST_TURN) -> Sprite:
    """Return the disc to put under a piece that has just arrived."""
    half = math.ceil(radius) + 1
    pen = Pen(-half, -half, half, half)
    thick = 3 if radius > 24 and not recency.faint else 2
    pen.disc(0, 0, radius, background_of(recency), rim_of(recency), thick)
    return pen.sprite(Fact(recency.fact_kind("disc"), "", (-radius, -radius, radius, radius)))


HEAD = 21
"""Distance from the middle of an arrow's head to its edges."""


def draw_arrow(
    canvas: Canvas, points: Sequence[Point], *, recency: Recency = Recency.LATEST_TURN
) -> None:
    """Draw an arrow along a path of horizontal and vertical segments, over whatever is there."""
    path = [(round(x), round(y)) for x, y in points]
    (x0, y0), (x1, y1) = path[-2:]
    direction = ((x1 > x0) - (x1 < x0), (y1 > y0) - (y1 < y0))
    canvas.put(_arrow_tail(recency), *path[0], None)
    # The line ends before the tip, so that it does not show in front of the head.
    line = [*path[:-1], (x1 - 8 * direction[0], y1 - 8 * direction[1])]
    _draw_segments(canvas, line, 6 if recency.faint else 8, background_of(recency))
    canvas.put(_arrow_head(direction, recency), x1, y1, None)
    _draw_segments(canvas, line, 2 if recency.faint else 3, rim_of(recency))
    xs, ys = [x for x, _ in path], [y for _, y in path]
    kind = recency.fact_kind("arrow")
    canvas.record(kind, "", (min(xs), min(ys), max(xs), max(ys)))
    canvas.record(f"{kind}head", "", (x1 - HEAD, y1 - HEAD, x1 + HEAD, y1 + HEAD), solid=True)


def _draw_segments(
    canvas: Canvas, path: Sequence[tuple[int, int]], half: int, colour: Colour
) -> None:
    for (x0, y0), (x1, y1) in pairwise(path):
        assert x0 == x1 or y0 == y1, "arrows have horizontal and vertical segments only"
        left, top = min(x0, x1) - half, min(y0, y1) - half
        canvas.fill(left, top, abs(x1 - x0) + 2 * half + 1, abs(y1 - y0) + 2 * half + 1, colour)


@lru_cache(maxsize=2)
def _arrow_tail(recency: Recency) -> Sprite:
    pen = Pen(-9, -9, 9, 9)
    pen.disc(0, 0, 6.5 if recency.faint else 8.5, background_of(recency))
    return pen.sprite()


@lru_cache(maxsize=8)
def _arrow_head(direction: tuple[int, int], recency: Recency) -> Sprite:
    angle = math.atan2(direction[1], direction[0])
    pen = Pen(-32, -32, 32, 32)

    def triangle(size: float) -> list[Point]:
        corners = ((0, 0.75), (2.45, 1), (-2.45, 1))
        return [
            (math.cos(angle + turn) * size * far, math.sin(angle + turn) * size * far)
            for turn, far in corners
        ]

    pen.poly(triangle(24 if recency.faint else 29), background_of(recency))
    pen.poly(triangle(15 if recency.faint else 20), rim_of(recency))
    return pen.sprite()


@lru_cache(maxsize=4)
def mover_arrow_sprite(light: str = "tile") -> Sprite:
    """Return the small arrow on the left edge of the panel of the player to move."""
    pen = Pen(-4, -28, 30, 28)
    pen.poly([(-2, -21), (-2, 21), (24, 0)], "act", light, 3)
    return pen.sprite()


@lru_cache(maxsize=16)
def selection_ring_sprite(size: float) -> Sprite:
    """Return the ring to put under a chosen round piece."""
    reach = size / 2 + 9
    half = math.ceil(reach) + 1
    pen = Pen(-half, -half, half, half)
    pen.disc(0, 0, reach, "act")
    pen.disc(0, 0, size / 2 + 3, "tile")
    return pen.sprite(Fact("chosen", "", (-reach, -reach, reach, reach)))
