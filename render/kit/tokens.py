"""Players' pieces: worker, house and flat marker, each with the sign of its colour.

Constants that end in ``_SHARE`` are shares of the size of a piece, lengths are in pixels.
"""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from render.kit.icons import icon_mask, icon_sprite
from render.kit.palette import Mix, ink_on, mix, rgb_of
from render.kit.pen import Pen, Point
from render.kit.sprite import Fact, Sprite
from render.kit.text import SCALE
from render.kit.unit_pen import UnitPen

SIGNS = {"blue": "stripe", "red": "dot", "green": "cross", "orange": "wave", "black": "solid"}
"""The sign of each colour, so that players can be told apart without colour."""

_HOUSE_OUTLINE: tuple[Point, ...] = (
    (0, -1),
    (1, -0.12),
    (0.74, -0.12),
    (0.74, 0.92),
    (-0.74, 0.92),
    (-0.74, -0.12),
    (-1, -0.12),
)
"""Outline of a house, in a square from -1 to 1."""
_MIN_EDGE_WIDTH = 2
_TOKEN_EDGE_SHARE = 0.05
"""Width of a token's ink edge."""
_TOKEN_SIDE_SHARE = 0.08
"""How far the side of a worker shows below its top."""
_SIDE_MIX: Mix = ("ink", 0.45)
"""Mixed into the colour of a worker for its side."""
_LIGHT_MIX: Mix = ("white", 0.35)
"""Mixed into the colour of a token for its light edge; black is mixed with the tile's."""
_LIGHT_MIX_OF_BLACK: Mix = ("tile", 0.5)
_TOKEN_LIFT_SHARE = 0.05
"""How far the top of a worker is above its middle."""
_TOKEN_MARGIN_SHARE = 0.1
"""Room around a worker for its side."""
_RIM_SHARE = 0.06
"""Width of the ink outline of a light meeple."""
_MIN_SIZE_WITH_LIGHT_EDGE = 44
"""Smaller tokens have no light edge: it would cover the sign."""
_HOUSE_EDGE_SHARE = 0.055
"""Width of a house's ink edge."""
_HOUSE_FIELD_SHARE = 0.95
"""Side of the field with the sign of a house."""
_HOUSE_SIGN_DROP_SHARE = 0.09
"""How far the sign of a house is below its middle, as a share of that field."""
_LIGHT_EDGE_SHARE = 0.03
"""Width of the light edge inside the ink edge of a token."""
_MIN_LIGHT_EDGE_WIDTH = 1.5
_LIGHT_EDGE_INSET_SHARE = 0.02
"""Distance of the middle of the light edge from the ink edge."""


# The signs of the players, on a field of 100 units

_FIELD_SIDE = 100
_STRIPE_ENDS = ((18, 82), (82, 18))
_STRIPE_WIDTH = 20
_DOT_BOX = (33, 33, 67, 67)
_CROSS_BOXES = ((42, 22, 58, 78), (22, 42, 78, 58))
_WAVE_LEFT = 17
_WAVE_LENGTH = 66
_WAVE_AMPLITUDE = 15
_WAVE_PERIODS = 1.3
_WAVE_HALF_WIDTH = 6.5


@lru_cache(maxsize=128)
def field_image(colour: str, side: int) -> Image.Image:
    """Return a square of a player's colour with its sign, ``side`` pixels wide."""
    image = Image.new("RGB", (side, side), rgb_of(colour))
    draw = ImageDraw.Draw(image)
    light, unit = rgb_of(ink_on(colour)), side / _FIELD_SIDE
    match SIGNS[colour]:
        case "stripe":
            ends = [(x * unit, y * unit) for x, y in _STRIPE_ENDS]
            draw.line(ends, fill=light, width=int(_STRIPE_WIDTH * unit))
        case "dot":
            draw.ellipse([edge * unit for edge in _DOT_BOX], fill=light)
        case "cross":
            for box in _CROSS_BOXES:
                draw.rectangle([edge * unit for edge in box], fill=light)
        case "wave":
            radius = _WAVE_HALF_WIDTH * unit
            for x, y in _wave_points(unit):  # the joints of a thick line would show on a poster
                draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=light)
    return image


def _wave_points(unit: float) -> list[Point]:
    """Return points along a wave in the middle of a field, one for each unit of its length."""
    radians_per_unit = 2 * _WAVE_PERIODS * math.pi / _WAVE_LENGTH
    middle = _FIELD_SIDE / 2
    return [
        (
            (_WAVE_LEFT + i) * unit,
            (middle - _WAVE_AMPLITUDE * math.sin(i * radians_per_unit)) * unit,
        )
        for i in range(_WAVE_LENGTH + 1)
    ]


@lru_cache(maxsize=32)
def _round_mask(side: int) -> Image.Image:
    shape = Image.new("L", (side, side))
    ImageDraw.Draw(shape).ellipse((0, 0, side - 1, side - 1), fill=255)
    return shape


@lru_cache(maxsize=256)
def token_sprite(colour: str, size: float, *, is_lifted: bool = True) -> Sprite:
    """Return a worker: a wooden cylinder seen from above, anchored at its middle.

    Without ``is_lifted`` it is a flat marker, for tables and player panels.
    """
    pen = Pen.square(math.ceil(size / 2 + size * _TOKEN_MARGIN_SHARE) + 1)
    draw_token(pen, colour, 0, 0, size, is_lifted=is_lifted)
    return pen.sprite(
        Fact("token", colour, (-size / 2, -size / 2, size / 2, size / 2), size, is_solid=True)
    )


@lru_cache(maxsize=64)
def flat_token_sprite(colour: str, size: float) -> Sprite:
    """Return a flat token for a player in a table or chart; it records no fact."""
    pen = Pen.square(math.ceil(size / 2) + 2)
    draw_token(pen, colour, 0, 0, size, is_lifted=False)
    return pen.sprite()


def draw_token(
    pen: Pen, colour: str, cx: float, cy: float, size: float, *, is_lifted: bool
) -> None:
    """Draw a worker or a flat marker with a pen."""
    radius = size / 2
    edge = max(_MIN_EDGE_WIDTH, size * _TOKEN_EDGE_SHARE)
    if is_lifted:
        side_cy = cy + size * _TOKEN_SIDE_SHARE
        pen.disc(cx, side_cy, radius, mix(colour, *_SIDE_MIX), "ink", edge)
        cy -= size * _TOKEN_LIFT_SHARE
    pen.disc(cx, cy, radius, None, "ink", edge)
    inner = radius - edge
    field_side = int(2 * inner * SCALE)
    pen.stamp(field_image(colour, field_side), _round_mask(field_side), cx, cy)
    if size >= _MIN_SIZE_WITH_LIGHT_EDGE:
        light = mix(colour, *(_LIGHT_MIX_OF_BLACK if colour == "black" else _LIGHT_MIX))
        light_radius = inner - size * _LIGHT_EDGE_INSET_SHARE
        light_width = max(_MIN_LIGHT_EDGE_WIDTH, size * _LIGHT_EDGE_SHARE)
        pen.circle(cx, cy, light_radius, light, light_width)


@lru_cache(maxsize=128)
def house_sprite(colour: str, size: float) -> Sprite:
    """Return an owner's house: a gable with the sign, anchored at its middle."""
    pen = Pen.square(math.ceil(size / 2) + 3)
    draw_house(pen, colour, 0, 0, size)
    return pen.sprite(
        Fact("house", colour, (-size / 2, -size / 2, size / 2, size / 2), size, is_solid=True)
    )


def draw_house(pen: Pen, colour: str, cx: float, cy: float, size: float) -> None:
    """Draw a house with a pen."""
    half = size / 2
    house = UnitPen(pen, cx, cy, half, max(_MIN_EDGE_WIDTH, size * _HOUSE_EDGE_SHARE))
    house.fill(_HOUSE_OUTLINE, colour)
    # The sign is in the middle of the walls, below that of the house: its field is moved down, and
    # the mask that cuts it off is moved up by as much.
    side = int(size * _HOUSE_FIELD_SHARE * SCALE)
    lower = side * _HOUSE_SIGN_DROP_SHARE
    mask_cx = side / 2
    mask_cy = side / 2 - lower
    mask = Image.new("L", (side, side))
    inside = [(mask_cx + x * half * SCALE, mask_cy + y * half * SCALE) for x, y in _HOUSE_OUTLINE]
    ImageDraw.Draw(mask).polygon(inside, fill=255)
    pen.stamp(field_image(colour, side), mask, cx, cy + lower / SCALE)
    house.outline(_HOUSE_OUTLINE)


def stamp_sign(pen: Pen, colour: str, cx: float, cy: float, size: float) -> None:
    """Draw the bare sign on something in the player's colour."""
    side = round(size * SCALE)
    pen.stamp(field_image(colour, side), Image.new("L", (side, side), 255), cx, cy)


@lru_cache(maxsize=64)
def meeple_sprite(colour: str, size: float) -> Sprite:
    """Return the glyph for workers as a quantity; light colours get an ink outline."""
    if ink_on(colour) != "ink":
        return icon_sprite("meeple", size, colour)
    pen = Pen.square(math.ceil(size / 2) + 1)
    pen.icon("meeple", 0, 0, size)
    mask = icon_mask("meeple", round(size * SCALE))
    rim = max(2, round(size * _RIM_SHARE)) * SCALE
    inside = mask.filter(ImageFilter.MinFilter(rim | 1))  # the size of a filter must be odd
    pen.stamp(Image.new("RGB", mask.size, rgb_of(colour)), inside, 0, 0)
    return pen.sprite()
