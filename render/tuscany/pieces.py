"""Tiles, cards and the other pieces, each cached by size.

Constants that end in ``_SHARE`` are shares of a hex's radius or of the size of a piece; other
lengths are in pixels.
"""

from __future__ import annotations

import math
from functools import lru_cache

from engine.tuscany.data import ANY_KIND, BONUSES, FARM, ITEMS, STARTING_CASTLE, TOKEN
from render.kit.palette import RGB, Colour, ink_on, mix
from render.kit.pen import BoxStyle, Pen
from render.kit.rect import Rect
from render.kit.sprite import Fact, Sprite
from render.kit.text import TextStyle
from render.kit.unit_pen import UnitPen
from render.tuscany.hex_shapes import box_of_hex, hex_corners, hex_pen
from render.tuscany.palette import KIND_COLOURS

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
_TOKEN_EDGE_COLOUR = mix("cprestige", "white", 0.75)
_BLUE = "cprestige"
"""The colour of wild tokens and bonus tiles."""
_LARGE_TILE_RADIUS = 60
"""Radius above which the ink edge of a tile is widest."""
_MIDDLE_TILE_RADIUS = 40
"""Radius above which it is wider than on small tiles."""
_STACK_EDGE_WIDTH = 2.5
_ICON_SHARE = 0.97
"""Size of the icon on a tile."""
_TOKEN_HEX_SHARE = 0.58
"""Radius of the token's hex on a tile of its colour."""
_TOKEN_HEX_EDGE_SHARE = 0.03
_MIN_TOKEN_HEX_EDGE_WIDTH = 1.2
_TOKEN_ICON_SHARE = 0.62
_LOOSE_TOKEN_OUTER_SHARE = 0.56
"""Radius of the outline of a hex on a token that is not on a hex yet."""
_LOOSE_TOKEN_INNER_SHARE = 0.4
_ONE_PRODUCT_SHARE = 0.92
"""Size of the icon of a Farm's only product."""
_TWO_PRODUCTS_SHARE = 0.72
_TILE_EDGE_WIDTH = 3
_MIDDLE_TILE_EDGE_WIDTH = 2.4
_SMALL_TILE_EDGE_WIDTH = 1.7
_PRODUCT_PITCH_SHARE = 0.76
"""Distance between the icons of two products of a Farm."""
_CARD_WIDTH_SHARE = 0.74
_CARD_HEIGHT_SHARE = 0.96
_CARD_SHIFT_SHARE = 0.07
"""How far the front card is left of the middle, and the back card right of it."""
_CARD_CORNER_SHARE = 0.12
_CARD_REACH_SHARE = 0.62
"""Distance from the middle to the edges of the box that both cards cover."""
_CARD_ICON_SHARE = 0.62
_CARD_SYMBOL_SHARE = 0.56
_CARD_HEX_SHARE = 0.25
"""Radius of the hex on the back of a card."""
_HEX_EDGE_SHARE = 0.035
_MIN_HEX_EDGE_WIDTH = 1.4
_MIN_CARD_EDGE_WIDTH = 1.6
_CARD_EDGE_SHARE = 0.05
_MIN_STACK_NUMBER_SIZE = 22
"""Minimum text size of the number on a stack."""
_STACK_NUMBER_SHARE = 0.56
_BONUS_CORNER_SHARE = 0.18
_BONUS_ICON_SHARE = 0.68
_OUTLINE_WIDTH = 2.5
_LARGE_CODE_SIZE = 30
"""Text size above which the light line around a legal code is wider."""
_PLATE_HEIGHT_SHARE = 1.16
"""Height of a code plate, as a multiple of its text size."""
_SHORT_PLATE_RATIO = 1.22
"""Width of a code plate with one sign, as a multiple of its height."""
_LONG_PLATE_RATIO = 1.44
"""Width of a code plate with more signs, as a multiple of its height."""


LIFT_SHARE = 0.08
"""Visible height of the lower side of a tile that is not on a map, as a share of its radius."""
_LOW_LIFT_SHARE = 0.06
"""The same of a tile on a map."""


@lru_cache(maxsize=512)
def tile_sprite(
    item: int, kind: int, radius: float, drop: float = 0, lift: float = _LOW_LIFT_SHARE
) -> Sprite:
    """Return an item as a hex with an ink edge, anchored at its middle.

    ``kind`` is the colour it covers, or ``ANY_KIND`` for a wild token that is not on a hex yet.
    ``drop`` moves the icon down, to leave room for a code plate; ``lift`` is the visible height of
    the lower side, as a share of the radius.
    """
    side = radius * lift
    pen = hex_pen(radius, side)
    pen.poly(hex_corners(0, side, radius), "ink")
    pen.poly(hex_corners(0, 0, radius), "ink")
    edge = _edge_width(radius)
    if item == TOKEN and kind == ANY_KIND:
        _draw_loose_token(pen, radius - edge, drop)
    else:
        pen.poly(hex_corners(0, 0, radius - edge), COLOURS[kind])
        _draw_face(pen, item, kind, radius, drop)
    return pen.sprite(Fact("tile", ITEMS[item].word, box_of_hex(radius), radius, is_solid=True))


def _edge_width(radius: float) -> float:
    """Return the width of a tile's ink edge."""
    if radius > _LARGE_TILE_RADIUS:
        return _TILE_EDGE_WIDTH
    return _MIDDLE_TILE_EDGE_WIDTH if radius > _MIDDLE_TILE_RADIUS else _SMALL_TILE_EDGE_WIDTH


def _draw_loose_token(pen: Pen, radius: float, drop: float) -> None:
    """Draw a wild token that is not on a hex yet: plain blue, with the outline of a light hex."""
    pen.poly(hex_corners(0, 0, radius), _BLUE)
    pen.poly(hex_corners(0, drop, radius * _LOOSE_TOKEN_OUTER_SHARE), _TOKEN_EDGE_COLOUR)
    pen.poly(hex_corners(0, drop, radius * _LOOSE_TOKEN_INNER_SHARE), _BLUE)


def _draw_face(pen: Pen, item: int, kind: int, radius: float, drop: float) -> None:
    """Draw what is on a tile: a token's hex, the products of a Farm, or an icon."""
    ink = ink_on(COLOURS[kind])
    if item == TOKEN:
        token_radius = radius * _TOKEN_HEX_SHARE
        pen.poly(hex_corners(0, 0, token_radius), "ink")
        edge = max(_MIN_TOKEN_HEX_EDGE_WIDTH, radius * _TOKEN_HEX_EDGE_SHARE)
        pen.poly(hex_corners(0, 0, token_radius - edge), _BLUE)
        pen.icon(ICONS[kind], 0, 0, radius * _TOKEN_ICON_SHARE, "white")
    elif kind == FARM:
        products = [name for i, name in enumerate(_PRODUCTS) if ITEMS[item].products >> i & 1]
        size = radius * (_TWO_PRODUCTS_SHARE if len(products) > 1 else _ONE_PRODUCT_SHARE)
        for i, name in enumerate(products):
            places_from_middle = i - (len(products) - 1) / 2
            pen.icon(name, places_from_middle * radius * _PRODUCT_PITCH_SHARE, drop, size, ink)
    else:
        name = "tower-flag" if item == STARTING_CASTLE else ICONS[kind]
        pen.icon(name, 0, drop, radius * _ICON_SHARE, ink)


@lru_cache(maxsize=64)
def card_sprite(size: float, kind: int = -1, symbol: str = "") -> Sprite:
    """Return a card in front of another: a colour with its icon, a symbol, or a back."""
    pen = Pen.square(math.ceil(size * _CARD_REACH_SHARE))
    w, h = size * _CARD_WIDTH_SHARE, size * _CARD_HEIGHT_SHARE
    shift = size * _CARD_SHIFT_SHARE
    radius = size * _CARD_CORNER_SHARE
    edge = max(_MIN_CARD_EDGE_WIDTH, size * _CARD_EDGE_SHARE)
    back_card = BoxStyle(radius, "ink3", "ink", line_width=edge)
    pen.box(Rect(-w / 2 + shift, -size / 2 - shift / 2, w, h), back_card)
    fill = COLOURS[kind] if kind >= 0 else "tile"
    front_card = BoxStyle(radius, fill, "ink", line_width=edge)
    pen.box(Rect(-w / 2 - shift, -size / 2 + shift, w, h), front_card)
    cx, cy = -shift, shift / 2
    if kind >= 0:
        pen.icon(ICONS[kind], cx, cy, size * _CARD_ICON_SHARE, ink_on(fill))
    elif symbol:
        pen.icon(symbol, cx, cy, size * _CARD_SYMBOL_SHARE)
    else:
        radius = size * _CARD_HEX_SHARE
        pen.poly(hex_corners(cx, cy, radius), "ink")
        hex_edge = max(_MIN_HEX_EDGE_WIDTH, size * _HEX_EDGE_SHARE)
        pen.poly(hex_corners(cx, cy, radius - hex_edge), "village")
    return pen.sprite()


# The corners of a block of marble, as shares of its size from its middle

_MARBLE_TOP = ((-0.46, -0.2), (-0.04, -0.38), (0.46, -0.18), (0.06, 0.02))
"""The left, back, right and front corner of its upper side."""
_MARBLE_HEIGHT = 0.38
_MARBLE_VEIN = ((-0.32, -0.1), (-0.24, 0.1), (-0.12, 0.16), (-0.06, 0.32))


@lru_cache(maxsize=16)
def marble_sprite(size: float) -> Sprite:
    """Return a block of white marble, seen from above a corner."""
    pen = Pen.square(math.ceil(size / 2) + 1)
    block = UnitPen(pen, 0, 0, size, max(_MIN_CARD_EDGE_WIDTH, size * _CARD_EDGE_SHARE))
    left, back, right, front = _MARBLE_TOP
    low_left, low_front, low_right = ((x, y + _MARBLE_HEIGHT) for x, y in (left, front, right))
    block.fill(_MARBLE_TOP, "white")
    block.fill((left, front, low_front, low_left), mix("quarry", "tile", 0.5))
    block.fill((front, right, low_right, low_front), "quarry")
    block.line(_MARBLE_VEIN, "white")
    block.outline((left, back, right, low_right, low_front, low_left))
    block.line((left, front, right))
    block.line((front, low_front))
    return pen.sprite()


STACK_RADIUS_SHARE = 0.56
"""Radius of a stack's hex."""


@lru_cache(maxsize=64)
def stack_sprite(left: int, size: float) -> Sprite:
    """Return a stack of face-down tiles with the number left in it."""
    radius = size * STACK_RADIUS_SHARE
    pen = hex_pen(radius)
    pen.poly(hex_corners(0, 0, radius), "ink2" if left else "line")
    fill, ink = (STACK_COLOUR, "white") if left else ("panel", "line")
    pen.poly(hex_corners(0, 0, radius - _STACK_EDGE_WIDTH), fill)
    text_size = max(_MIN_STACK_NUMBER_SIZE, size * _STACK_NUMBER_SHARE)
    pen.text((0, 0), str(left), TextStyle(text_size, ink, "black"))
    return pen.sprite(Fact("stack", str(left), box_of_hex(radius), size, is_solid=True))


@lru_cache(maxsize=32)
def bonus_sprite(word: str, size: float) -> Sprite:
    """Return a bonus tile."""
    pen = Pen.square(math.ceil(size / 2) + 1)
    tile = Rect.around(0, 0, size, size)
    pen.box(tile, BoxStyle(size * _BONUS_CORNER_SHARE, _BLUE, "ink", line_width=_OUTLINE_WIDTH))
    pen.icon(BONUS_ICONS[word], 0, 0, size * _BONUS_ICON_SHARE, "white")
    return pen.sprite(Fact("bonus", word, tile.box, size, is_solid=True))


@lru_cache(maxsize=128)
def code_plate_sprite(code: str, size: float, *, is_legal: bool) -> Sprite:
    """Return the plate of a code on a hex.

    A light line separates the magenta of a legal one from its background.
    """
    h = size * _PLATE_HEIGHT_SHARE
    w = h * (_SHORT_PLATE_RATIO if len(code) < 2 else _LONG_PLATE_RATIO)
    plate = Rect.around(0, 0, w, h)
    light_line = 3 if size > _LARGE_CODE_SIZE else 2
    half_width = math.ceil(w / 2 + light_line)
    half_height = math.ceil(h / 2 + light_line)
    pen = Pen(-half_width, -half_height, half_width, half_height)
    radius = h / 2
    if is_legal:
        pen.box(plate.grown(light_line), BoxStyle(radius + light_line, "tile"))
        pen.box(plate, BoxStyle(radius, "act"))
    else:
        pen.box(plate, BoxStyle(radius, "tile", "ink", line_width=_OUTLINE_WIDTH))
    pen.text((0, 0), code, TextStyle(size, "white" if is_legal else "ink", "black"))
    return pen.sprite(Fact("legal" if is_legal else "code", code, plate.box, size))
