"""Hexes, tiles, cards and small glyphs, each cached by size."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise

from engine.tuscany.data import BONUSES, FARM, ITEMS, STARTING_CASTLE, TOKEN
from render.kit import highlights
from render.kit.highlights import Recency
from render.kit.palette import RGB, Colour, ink_on, mix
from render.kit.pen import BoxStyle, Pen, Point
from render.kit.sprite import Fact, Sprite
from render.kit.text import TextStyle
from render.tuscany.palette import KIND_COLOURS

ROOT3 = math.sqrt(3)

COLOURS = KIND_COLOURS
ICONS = (
    "family-house",
    "wheat",
    "old-wagon",
    "church",
    "war-pick",
    "medieval-village-01",
    "beer-stein",
    "stone-tower",
)
_PRODUCTS = ("olive", "grapes", "wheat", "sheep")
BONUS_ICONS = dict(
    zip(
        BONUSES,
        ("card-draw", "wooden-crate", "stone-block", "meeple", "cornucopia"),
        strict=True,
    )
)

PALE_COLOURS: tuple[RGB, ...] = tuple(mix(colour, "panel", 0.66) for colour in COLOURS)
"""Background of an open space by kind."""
DIM_COLOURS: tuple[RGB, ...] = tuple(mix(colour, "ink", 0.5) for colour in COLOURS)
"""Icon of an open space by kind."""
NUMBER_COLOURS: tuple[Colour, ...] = tuple(
    "ink2" if ink_on(colour) == "ink" else dim
    for colour, dim in zip(COLOURS, DIM_COLOURS, strict=True)
)
"""Number of an open space by kind."""
STACK_COLOUR = mix("quarry", "ink", 0.3)
TOKEN_EDGE_COLOUR = mix("cprestige", "white", 0.75)


def hex_corners(cx: float, cy: float, radius: float) -> list[Point]:
    """Return the corners of a flat-topped hex; ``radius`` is also the length of a side."""
    return [
        (cx + radius * math.cos(math.radians(60 * i)), cy + radius * math.sin(math.radians(60 * i)))
        for i in range(6)
    ]


def box_of_hex(radius: float, cx: float = 0, cy: float = 0) -> tuple[float, float, float, float]:
    """Return the box of a hex around its middle."""
    return (cx - radius, cy - radius * ROOT3 / 2, cx + radius, cy + radius * ROOT3 / 2)


def cell_of_hex(radius: float, cx: float, cy: float) -> tuple[float, float, float, float]:
    """Return the largest box in the middle of a hex that is clear of its neighbours' boxes."""
    return (cx - radius * 0.74, cy - radius * 0.86, cx + radius * 0.74, cy + radius * 0.86)


def hex_pen(radius: float, below: float = 0) -> Pen:
    """Return a pen that fits a hex of that radius, and its thickness below."""
    across, down = math.ceil(radius) + 2, math.ceil(radius * ROOT3 / 2) + 2
    return Pen(-across, -down, across, down + math.ceil(below))


@lru_cache(maxsize=256)
def plain_hex(radius: float, fill: Colour) -> Sprite:
    """Return a hex of one colour, for mats and masks."""
    pen = hex_pen(radius)
    pen.poly(hex_corners(0, 0, radius), fill)
    return pen.sprite()


@lru_cache(maxsize=32)
def halo_sprite(radius: float, recency: Recency = Recency.LATEST_TURN) -> Sprite:
    """Return the highlight to put under a new tile."""
    pen = hex_pen(radius)
    pen.poly(hex_corners(0, 0, radius), highlights.rim_of(recency))
    pen.poly(hex_corners(0, 0, radius - 2.3), highlights.background_of(recency))
    return pen.sprite()


@lru_cache(maxsize=4)
def origin_sprite(radius: float, recency: Recency) -> Sprite:
    """Return the dashed outline of a slot from which a tile was taken, with its fact."""
    pen, corners = hex_pen(radius + 3), hex_corners(0, 0, radius)
    dash = radius / 7
    for start, end in pairwise([*corners, corners[0]]):
        pen.dashes(start, end, highlights.rim_of(recency), 3 if recency.faint else 4, dash, dash)
    return pen.sprite(Fact(recency.fact_kind("origin"), "", box_of_hex(radius)))


@lru_cache(maxsize=8)
def ring_sprite(radius: float, thick: float) -> Sprite:
    """Return the ring to put under a legal tile, with a light gap inside."""
    pen = hex_pen(radius)
    pen.poly(hex_corners(0, 0, radius), "act")
    pen.poly(hex_corners(0, 0, radius - thick), "tile")
    return pen.sprite()


@lru_cache(maxsize=32)
def slot_sprite(radius: float, ground: Colour, line: Colour = "line") -> Sprite:
    """Return an empty slot for a tile."""
    pen = hex_pen(radius)
    pen.poly(hex_corners(0, 0, radius), line)
    pen.poly(hex_corners(0, 0, radius - 3), ground)
    return pen.sprite()


@lru_cache(maxsize=512)
def tile_sprite(item: int, kind: int, radius: float, drop: float = 0, lift: float = 0.06) -> Sprite:
    """Return an item as a hex with an ink edge, anchored at its middle.

    ``kind`` is the colour it covers, or -1 for a wild token that is not on a hex yet. ``drop``
    moves the icon down, to leave room for a code plate.
    """
    side = radius * lift
    pen = hex_pen(radius, side)
    pen.poly(hex_corners(0, side, radius), "ink")
    pen.poly(hex_corners(0, 0, radius), "ink")
    edge = 3 if radius > 60 else 2.4 if radius > 40 else 1.7
    if item == TOKEN and kind < 0:
        _draw_loose_token(pen, radius - edge, drop)
    else:
        pen.poly(hex_corners(0, 0, radius - edge), COLOURS[kind])
        _draw_face(pen, item, kind, radius, drop)
    return pen.sprite(Fact("tile", ITEMS[item].word, box_of_hex(radius), radius, solid=True))


def _draw_loose_token(pen: Pen, radius: float, drop: float) -> None:
    """Draw a wild token that is not on a hex yet: plain blue, with a light hex inside."""
    pen.poly(hex_corners(0, 0, radius), "cprestige")
    pen.poly(hex_corners(0, drop, radius * 0.56), TOKEN_EDGE_COLOUR)
    pen.poly(hex_corners(0, drop, radius * 0.4), "cprestige")


def _draw_face(pen: Pen, item: int, kind: int, radius: float, drop: float) -> None:
    ink = ink_on(COLOURS[kind])
    if item == TOKEN:
        pen.poly(hex_corners(0, 0, radius * 0.58), "ink")
        pen.poly(hex_corners(0, 0, radius * 0.58 - max(1.2, radius * 0.03)), "cprestige")
        pen.icon(ICONS[kind], 0, 0, radius * 0.62, "white")
    elif kind == FARM:
        shown = [name for i, name in enumerate(_PRODUCTS) if ITEMS[item].products >> i & 1]
        size = radius * (0.72 if len(shown) > 1 else 0.92)
        for i, name in enumerate(shown):
            pen.icon(name, (i - (len(shown) - 1) / 2) * radius * 0.76, drop, size, ink)
    else:
        name = "tower-flag" if item == STARTING_CASTLE else ICONS[kind]
        pen.icon(name, 0, drop, radius * 0.97, ink)


@lru_cache(maxsize=64)
def card_sprite(size: float, kind: int = -1, symbol: str = "") -> Sprite:
    """Return a card in front of another: a colour with its icon, a symbol, or a back."""
    half = math.ceil(size * 0.62)
    pen = Pen(-half, -half, half, half)
    w, thick = size * 0.74, max(1.6, size * 0.05)
    step = size * 0.07
    box = BoxStyle(size * 0.12, "ink3", "ink", thick=thick)
    pen.box(-w / 2 + step, -size / 2 - step / 2, w, size * 0.96, box)
    fill = COLOURS[kind] if kind >= 0 else "tile"
    box = BoxStyle(size * 0.12, fill, "ink", thick=thick)
    pen.box(-w / 2 - step, -size / 2 + step, w, size * 0.96, box)
    cx, cy = -step, step / 2
    if kind >= 0:
        pen.icon(ICONS[kind], cx, cy, size * 0.62, ink_on(fill))
    elif symbol:
        pen.icon(symbol, cx, cy, size * 0.56)
    else:
        pen.poly(hex_corners(cx, cy, size * 0.25), "ink")
        pen.poly(hex_corners(cx, cy, size * 0.25 - max(1.4, size * 0.035)), "village")
    return pen.sprite()


@lru_cache(maxsize=16)
def marble_sprite(size: float) -> Sprite:
    """Return a block of white marble, seen from above a corner."""
    half = math.ceil(size / 2) + 1
    pen = Pen(-half, -half, half, half)
    thick = max(1.6, size * 0.05)

    def at(*points: Point) -> list[Point]:
        return [(x * size, y * size) for x, y in points]

    left, middle, right = (-0.46, -0.2), (0.06, 0.02), (0.46, -0.18)
    back, depth = (-0.04, -0.38), 0.38
    low = [(x, y + depth) for x, y in (left, middle, right)]
    pen.poly(at(left, back, right, middle), "white")
    pen.poly(at(left, middle, low[1], low[0]), mix("quarry", "tile", 0.5))
    pen.poly(at(middle, right, low[2], low[1]), "quarry")
    pen.line(at((-0.32, -0.1), (-0.24, 0.1), (-0.12, 0.16), (-0.06, 0.32)), "white", thick)
    outline = at(left, back, right, low[2], low[1], low[0])
    pen.line([*outline, *outline[:2]], "ink", thick)
    pen.line(at(left, middle, right), "ink", thick)
    pen.line(at(middle, low[1]), "ink", thick)
    return pen.sprite()


STACK_RADIUS = 0.56
"""Radius of a stack, in its size."""


@lru_cache(maxsize=64)
def stack_sprite(left: int, size: float) -> Sprite:
    """Return a stack of face-down tiles with the number left in it."""
    radius = size * STACK_RADIUS
    pen = hex_pen(radius)
    pen.poly(hex_corners(0, 0, radius), "ink2" if left else "line")
    pen.poly(hex_corners(0, 0, radius - 2.5), STACK_COLOUR if left else "panel")
    pen.text(0, 0, str(left), TextStyle(max(22, size * 0.56), "white" if left else "line", "black"))
    return pen.sprite(Fact("stack", str(left), box_of_hex(radius), size, solid=True))


@lru_cache(maxsize=32)
def bonus_sprite(word: str, size: float) -> Sprite:
    """Return a bonus tile."""
    half = math.ceil(size / 2) + 1
    pen = Pen(-half, -half, half, half)
    pen.box(-size / 2, -size / 2, size, size, BoxStyle(size * 0.18, "cprestige", "ink", thick=2.5))
    pen.icon(BONUS_ICONS[word], 0, 0, size * 0.68, "white")
    return pen.sprite(
        Fact("bonus", word, (-size / 2, -size / 2, size / 2, size / 2), size, solid=True)
    )


@lru_cache(maxsize=128)
def code_plate_sprite(code: str, size: float, legal: bool) -> Sprite:
    """Return the plate of a code on a hex.

    A light line separates the magenta of a legal one from its background.
    """
    h = size * 1.16
    w = h * 1.22 if len(code) < 2 else h * 1.44
    gap = 3 if size > 30 else 2
    across, down = math.ceil(w / 2 + gap), math.ceil(h / 2 + gap)
    pen = Pen(-across, -down, across, down)
    if legal:
        pen.box(-w / 2 - gap, -h / 2 - gap, w + 2 * gap, h + 2 * gap, BoxStyle(h / 2 + gap, "tile"))
        pen.box(-w / 2, -h / 2, w, h, BoxStyle(h / 2, "act"))
    else:
        pen.box(-w / 2, -h / 2, w, h, BoxStyle(h / 2, "tile", "ink", thick=2.5))
    pen.text(0, 0, code, TextStyle(size, "white" if legal else "ink", "black"))
    return pen.sprite(
        Fact("legal" if legal else "code", code, (-w / 2, -h / 2, w / 2, h / 2), size)
    )
