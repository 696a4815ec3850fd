"""Tiles and stacks of tiles, each cached by size.

Constants that end in ``_SHARE`` are shares of a hex's radius or of the size of a stack; other
lengths are in pixels.
"""

from __future__ import annotations

from functools import lru_cache

from engine.tuscany.data import ANY_KIND, FARM, ITEMS, STARTING_CASTLE, TOKEN
from render.kit.palette import ink_on, mix
from render.kit.pen import Pen
from render.kit.sprite import Fact, Sprite
from render.kit.text import TextStyle
from render.tuscany import kinds
from render.tuscany.hex_shapes import box_of_hex, hex_corners, hex_pen
from render.tuscany.palette import KIND_COLOURS, WILD

_PRODUCTS = ("olive", "grapes", "wheat", "sheep")
_TOKEN_EDGE_COLOUR = mix(WILD, "white", 0.75)
_LARGE_TILE_RADIUS = 60
"""Radius above which the ink edge of a tile is widest."""
_MIDDLE_TILE_RADIUS = 40
"""Radius above which it is wider than on small tiles."""
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
LIFT_SHARE = 0.08
"""Visible height of the lower side of a tile that is not on a map, as a share of its radius."""
_LOW_LIFT_SHARE = 0.06
"""The same of a tile on a map."""
STACK_RADIUS_SHARE = 0.56
"""Radius of a stack's hex."""
STACK_COLOUR = mix("quarry", "ink", 0.3)
_STACK_EDGE_WIDTH = 2.5
_MIN_STACK_NUMBER_SIZE = 22
"""Minimum text size of the number on a stack."""
_STACK_NUMBER_SHARE = 0.56


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
        pen.poly(hex_corners(0, 0, radius - edge), KIND_COLOURS[kind])
        _draw_face(pen, item, kind, radius, drop)
    return pen.sprite(Fact("tile", ITEMS[item].word, box_of_hex(radius), radius, is_solid=True))


def _edge_width(radius: float) -> float:
    """Return the width of a tile's ink edge."""
    if radius > _LARGE_TILE_RADIUS:
        return _TILE_EDGE_WIDTH
    return _MIDDLE_TILE_EDGE_WIDTH if radius > _MIDDLE_TILE_RADIUS else _SMALL_TILE_EDGE_WIDTH


def _draw_loose_token(pen: Pen, radius: float, drop: float) -> None:
    """Draw a wild token that is not on a hex yet: plain blue, with the outline of a light hex."""
    pen.poly(hex_corners(0, 0, radius), WILD)
    pen.poly(hex_corners(0, drop, radius * _LOOSE_TOKEN_OUTER_SHARE), _TOKEN_EDGE_COLOUR)
    pen.poly(hex_corners(0, drop, radius * _LOOSE_TOKEN_INNER_SHARE), WILD)


def _draw_face(pen: Pen, item: int, kind: int, radius: float, drop: float) -> None:
    """Draw what is on a tile: a token's hex, the products of a Farm, or an icon."""
    ink = ink_on(KIND_COLOURS[kind])
    if item == TOKEN:
        token_radius = radius * _TOKEN_HEX_SHARE
        pen.poly(hex_corners(0, 0, token_radius), "ink")
        edge = max(_MIN_TOKEN_HEX_EDGE_WIDTH, radius * _TOKEN_HEX_EDGE_SHARE)
        pen.poly(hex_corners(0, 0, token_radius - edge), WILD)
        pen.icon(kinds.ICONS[kind], 0, 0, radius * _TOKEN_ICON_SHARE, "white")
    elif kind == FARM:
        products = [name for i, name in enumerate(_PRODUCTS) if ITEMS[item].products >> i & 1]
        size = radius * (_TWO_PRODUCTS_SHARE if len(products) > 1 else _ONE_PRODUCT_SHARE)
        for i, name in enumerate(products):
            places_from_middle = i - (len(products) - 1) / 2
            pen.icon(name, places_from_middle * radius * _PRODUCT_PITCH_SHARE, drop, size, ink)
    else:
        name = "tower-flag" if item == STARTING_CASTLE else kinds.ICONS[kind]
        pen.icon(name, 0, drop, radius * _ICON_SHARE, ink)


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
