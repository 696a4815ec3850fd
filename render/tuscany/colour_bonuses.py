"""The bonuses of the colours, and who has won them."""

from __future__ import annotations

from functools import lru_cache

from engine.tuscany.data import (
    FIRST_COLOUR_POINTS,
    KINDS,
    NOBODY,
    SECOND_COLOUR_POINTS,
)
from render.kit import goods, highlights, titled_panel, tokens
from render.kit.canvas import Canvas
from render.kit.palette import Colour, ink_on
from render.kit.pen import Point
from render.kit.rect import Rect
from render.kit.sprite import Sprite
from render.kit.titled_panel import PanelTitle
from render.kit.type_scale import BODY
from render.tuscany import hex_shapes, kinds, tiles
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.palette import GREEN, KIND_COLOURS

_COLOUR_ICON_SHARE = 0.95
"""Size of the icon on a colour's hex, as a share of the hex's radius."""
_EDGE_WIDTH = 2
"""Width of the ink edge of that hex."""
_HEX_RISE = 2
"""How far that hex is above the middle of its row, because it is taller below."""
_COLOURS_TITLE_MARGINS = 20
"""Width that the title above the colour bonuses leaves free."""
_COLOURS_TITLE_MIDDLE = 32
_COLOURS_TOP_MARGIN = 56
"""Height above all colour bonuses."""
_COLOURS_BOTTOM_MARGIN = 6
"""Height below all colour bonuses."""
_COLOUR_RADIUS = 28
"""Radius of a colour's hex."""
_COLOUR_MIDDLE = 37
"""Middle of the hex of a colour, from the left edge."""
_FIRST_BONUS_FROM_RIGHT = 88
"""Middle of a colour's first bonus, from the right edge."""
_BONUS_PITCH = 54
"""Distance between a colour's first and second bonus."""
_SHIELD_SIZE = 48
"""Size of a colour bonus."""
_WINNER_TOKEN_SIZE = 42
"""Size of the token of the player who has won a colour bonus."""
_WINNER_DISC_RADIUS = _SHIELD_SIZE / 2 + 3
"""Radius of the disc under that token if the bonus has just been won."""


def draw(canvas: Canvas, rect: Rect, model: TuscanyBoard) -> None:
    """Draw the first and second bonus of each colour, and their winners."""
    label = model.words.say("tuscany-picture-colours")
    at = (rect.w / 2, _COLOURS_TITLE_MIDDLE)
    title = PanelTitle(label, at, rect.w - _COLOURS_TITLE_MARGINS, BODY, is_centred=True)
    titled_panel.draw_titled(canvas, rect, title)
    pitch = (rect.h - _COLOURS_TOP_MARGIN - _COLOURS_BOTTOM_MARGIN) / len(KINDS)
    for kind in range(len(KINDS)):
        middle = rect.y + _COLOURS_TOP_MARGIN + pitch * (kind + 0.5)
        canvas.put(
            colour_sprite(kind, _COLOUR_RADIUS), (rect.x + _COLOUR_MIDDLE, middle - 2), "panel"
        )
        for rank in range(2):
            cx = rect.right - _FIRST_BONUS_FROM_RIGHT + _BONUS_PITCH * rank
            draw_one(canvas, (cx, middle), kind, rank, model)


def draw_one(
    canvas: Canvas,
    at: Point,
    kind: int,
    rank: int,
    model: TuscanyBoard,
    ground: Colour = "panel",
) -> None:
    """Draw the first or second bonus of a colour: its points, or its winner's marker."""
    cx, cy = at
    view = model.view
    holder = (view.firsts, view.seconds)[rank][kind]
    if holder == NOBODY:
        points = (FIRST_COLOUR_POINTS, SECOND_COLOUR_POINTS)[rank][kind]
        canvas.put(goods.shield_sprite(str(points), _SHIELD_SIZE, GREEN), (cx, cy), ground)
        return
    recency = model.recency(lambda changes: (holder, KINDS[kind]) in changes.colours)
    if recency is not None:
        ground = highlights.draw_arrival(canvas, (cx, cy), _WINNER_DISC_RADIUS, recency, ground)
    token = tokens.token_sprite(model.colour_of(holder), _WINNER_TOKEN_SIZE, is_lifted=False)
    canvas.put(token, (cx, cy), ground)


@lru_cache(maxsize=32)
def colour_sprite(kind: int, radius: float) -> Sprite:
    """Return a colour as a hex with its icon."""
    lift = radius * tiles.LIFT_SHARE
    pen = hex_shapes.hex_pen(radius, lift)
    pen.poly(hex_shapes.hex_corners(0, lift, radius), "ink")
    pen.poly(hex_shapes.hex_corners(0, 0, radius), "ink")
    pen.poly(hex_shapes.hex_corners(0, 0, radius - _EDGE_WIDTH), KIND_COLOURS[kind])
    pen.icon(kinds.ICONS[kind], 0, 0, radius * _COLOUR_ICON_SHARE, ink_on(KIND_COLOURS[kind]))
    return pen.sprite()
