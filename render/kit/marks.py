"""Marks on the board: legal targets, the last move, code plates, free places."""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from itertools import pairwise

from render.kit import layout
from render.kit.canvas import Canvas
from render.kit.palette import Colour
from render.kit.pen import ALL, Corners, Pen, Point
from render.kit.sprite import Mark, Sprite

RIM = "ink"
"""Around every ``glow``, which is as light as the grounds it lies on."""
FAINT_RIM = "ink2"
"""Around every ``glow2``: what changed before the last move, since the mover's turn before."""
MOST_RINGED = 8
"""So many legal targets have a ring each; of more, the lit plates and free places are enough."""


class When(Enum):
    """When something came that is marked: with the last move, or before it."""

    NOW = False
    EARLIER = True

    @property
    def faint(self) -> bool:
        """Whether its mark is the fainter one."""
        return self.value


def ring(
    canvas: Canvas, x: float, y: float, w: float, h: float, radius: float, value: str = ""
) -> None:
    """A legal target: 6 of ``act``, 5 outside a part with that corner radius.

    Where there are too many of them, none has one.
    """
    if canvas.calm:
        return
    canvas.box(x - 5, y - 5, w + 10, h + 10, radius + 4, None, "act", 6, on=None)
    canvas.note("ring", value, (x - 5, y - 5, x + w + 5, y + h + 5))


def chosen(canvas: Canvas, x: float, y: float, w: float, h: float, radius: float) -> None:
    """The piece chosen in the first step of a move: 6 of ``act`` around a light gap.

    Draw it before the piece.
    """
    canvas.box(x - 4, y - 4, w + 8, h + 8, radius + 3, None, "tile", 4, on=None)
    canvas.box(x - 9, y - 9, w + 18, h + 18, radius + 8, None, "act", 6, on=None)
    canvas.note("chosen", "", (x - 9, y - 9, x + w + 9, y + h + 9))


def halo(
    canvas: Canvas,
    x: float,
    y: float,
    w: float,
    h: float,
    radius: float,
    on: Colour = "ground",
    *,
    faint: bool = False,
) -> None:
    """The last move put something here: 9 of ``glow`` in a rim. Draw it before the part.

    ``faint`` is for what happened before it.
    """
    reach = 7 if faint else 11
    box = (x - reach, y - reach, w + 2 * reach, h + 2 * reach)
    canvas.box(*box, radius + reach - 1, ground(faint), rim(faint), 2, on=on)
    kind = "faint-halo" if faint else "halo"
    canvas.note(kind, "", (x - reach, y - reach, x + w + reach, y + h + reach))


def won(canvas: Canvas, x: float, y: float, w: float, h: float, radius: float) -> None:
    """The frame of who has won, in glow. Draw it before the panel."""
    canvas.box(x - 11, y - 11, w + 22, h + 22, radius + 10, "glow", RIM, 2)
    canvas.note("won", "", (x - 11, y - 11, x + w + 11, y + h + 11))


def ground(faint: bool) -> str:
    """What a piece stands on that has just come, or (``faint``) that came before."""
    return "glow2" if faint else "glow"


def rim(faint: bool) -> str:
    """The rim of a glow."""
    return FAINT_RIM if faint else RIM


def plate(
    canvas: Canvas,
    x: float,
    y: float,
    code: str,
    legal: bool,
    *,
    w: float = layout.PLATE[0],
    h: float = layout.PLATE[1],
    size: float = 40,
    on: Colour = "ground",
    framed: bool = False,
    lit: bool = False,
    corners: Corners = ALL,
) -> None:
    """A code as the move list has it; filled with ``act`` where it is a legal target.

    ``framed`` draws the ink outline of a plate that stands free. ``lit`` fills it although it is
    no target: the question is about it.
    """
    fill = "act" if legal or lit else "tile"
    line = "ink" if framed else None
    canvas.box(x, y, w, h, layout.PLATE_RADIUS, fill, line, 2.5, on=on, corners=corners)
    ink = "white" if legal or lit else "ink"
    canvas.text(
        x + w / 2, y + h / 2, code, size, ink, "black", align="m", on=fill, room=w - 6, least=30
    )
    canvas.note("legal" if legal else "code", code, (x, y, x + w, y + h))


@lru_cache(maxsize=64)
def _place(radius: float, state: str) -> Sprite:
    half = math.ceil(radius) + 1
    pen = Pen(-half, -half, half, half)
    if state == "next":
        pen.circle(0, 0, radius, "act", 4)
    else:
        pen.circle(0, 0, radius, "line", 3, dashes=12)
    return pen.sprite()


def place(
    canvas: Canvas,
    cx: float,
    cy: float,
    radius: float,
    *,
    free: bool = False,
    number: str = "",
    on: Colour = "tile",
) -> None:
    """An empty place for a worker; ``free`` marks the one a legal move would take."""
    canvas.put(_place(radius, "next" if free else "quiet"), cx, cy, on)
    if free:
        reach = radius + 1
        canvas.note("free", number, (cx - reach, cy - reach, cx + reach, cy + reach))
    if number:
        size = 24 if radius >= 26 else 22
        canvas.text(cx, cy, number, size, "act" if free else "ink3", align="m", on=on)


@lru_cache(maxsize=8)
def origin(faint: bool = False) -> Sprite:
    """Where a moving piece stood before: a dashed ink ring on ``glow``."""
    pen = Pen(-35, -35, 35, 35)
    pen.circle(0, 0, 33, ground(faint), 10)
    pen.circle(0, 0, 30, rim(faint), 3 if faint else 4, dashes=12)
    return pen.sprite()


@lru_cache(maxsize=32)
def arrival(radius: float, faint: bool = False) -> Sprite:
    """A ``glow`` disc with a rim, to put under a piece that has just arrived.

    ``faint`` is for one that came before the last move.
    """
    half = math.ceil(radius) + 1
    pen = Pen(-half, -half, half, half)
    pen.disc(0, 0, radius, ground(faint), rim(faint), 3 if radius > 24 and not faint else 2)
    drawn = pen.sprite()
    mark = Mark("faint-disc" if faint else "disc", "", (-radius, -radius, radius, radius))
    return Sprite(drawn.image, drawn.ox, drawn.oy, (mark,))


HEAD = 21
"""How far the head of a from–to arrow reaches from its middle."""


def arrow(canvas: Canvas, points: Sequence[Point], *, faint: bool = False) -> None:
    """From–to along a path of level and upright stretches: an ink line 7 on ``glow``.

    The head of 20 points to the last point; everything lies on whatever is there. A ``faint`` one
    is thinner.
    """
    path = [(round(x), round(y)) for x, y in points]
    (x0, y0), (x1, y1) = path[-2:]
    way = ((x1 > x0) - (x1 < x0), (y1 > y0) - (y1 < y0))
    canvas.put(_tail(faint), *path[0], None)
    short = [*path[:-1], (x1 - 8 * way[0], y1 - 8 * way[1])]
    _stretches(canvas, short, 6 if faint else 8, ground(faint))
    canvas.put(_head(way, faint), x1, y1, None)
    _stretches(canvas, short, 2 if faint else 3, rim(faint))
    xs, ys = [x for x, _ in path], [y for _, y in path]
    kind = "faint-arrow" if faint else "arrow"
    canvas.note(kind, "", (min(xs), min(ys), max(xs), max(ys)))
    canvas.note(f"{kind}head", "", (x1 - HEAD, y1 - HEAD, x1 + HEAD, y1 + HEAD), solid=True)


def _stretches(canvas: Canvas, path: Sequence[tuple[int, int]], half: int, colour: Colour) -> None:
    for (x0, y0), (x1, y1) in pairwise(path):
        assert x0 == x1 or y0 == y1, "arrows run level or upright"
        left, top = min(x0, x1) - half, min(y0, y1) - half
        canvas.fill(left, top, abs(x1 - x0) + 2 * half + 1, abs(y1 - y0) + 2 * half + 1, colour)


@lru_cache(maxsize=2)
def _tail(faint: bool) -> Sprite:
    pen = Pen(-9, -9, 9, 9)
    pen.disc(0, 0, 6.5 if faint else 8.5, ground(faint))
    return pen.sprite()


@lru_cache(maxsize=8)
def _head(way: tuple[int, int], faint: bool) -> Sprite:
    angle = math.atan2(way[1], way[0])
    pen = Pen(-32, -32, 32, 32)

    def triangle(size: float) -> list[Point]:
        corners = ((0, 0.75), (2.45, 1), (-2.45, 1))
        return [
            (math.cos(angle + turn) * size * far, math.sin(angle + turn) * size * far)
            for turn, far in corners
        ]

    pen.poly(triangle(24 if faint else 29), ground(faint))
    pen.poly(triangle(15 if faint else 20), rim(faint))
    return pen.sprite()


@lru_cache(maxsize=4)
def mover(light: str = "tile") -> Sprite:
    """The small arrow at the left side of the panel of who is to move, anchored at its middle."""
    pen = Pen(-4, -28, 30, 28)
    pen.poly([(-2, -21), (-2, 21), (24, 0)], "act", light, 3)
    return pen.sprite()


@lru_cache(maxsize=16)
def selected(size: float) -> Sprite:
    """The ring around a chosen round piece: put it under the piece."""
    reach = size / 2 + 9
    half = math.ceil(reach) + 1
    pen = Pen(-half, -half, half, half)
    pen.disc(0, 0, reach, "act")
    pen.disc(0, 0, size / 2 + 3, "tile")
    drawn = pen.sprite()
    mark = Mark("chosen", "", (-reach, -reach, reach, reach))
    return Sprite(drawn.image, drawn.ox, drawn.oy, (mark,))
