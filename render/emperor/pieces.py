"""Nobles, knights and cities, each in its owner's colour and with its owner's sign.

A noble is a square, as in the game. Its age stands upright in the upper half, and a bright bar
marks the edge of age 15, which moves clockwise as the square is turned every ten years: top at 15,
right at 25, bottom at 35, left at 45. The lower half has the owner's sign, and couples have two
linked rings.

Constants that end in ``_SHARE`` are shares of the size of a piece.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from engine.emperor.data import AGES
from render.kit import tokens
from render.kit.palette import Colour, ink_on, mix
from render.kit.pen import BoxStyle, Pen, Point
from render.kit.rect import Rect
from render.kit.sprite import Fact, Sprite
from render.kit.text import TextStyle
from render.kit.unit_pen import UnitPen

SIDE_HEIGHT = 4
"""Height of the visible lower side of a noble, in pixels."""
_ROUND_SIDE_HEIGHT = 3
"""Height of the visible lower side of a knight or city, in pixels."""
_SHIELD_SHARE = 0.92
"""Height of a knight's shield."""
_CITY_MARGIN = 2
"""Distance of a city's disc from the edges of its square, in pixels."""
_CITY_EDGE_SHARE = 0.05
_CROWN_SHARE = 0.56
"""Size of the crown on an empire city."""
_EDGE_SHARE = 0.038
"""Width of the ink edge of a noble or knight."""
CORNER_SHARE = 0.14
"""Radius of a noble's corners."""
_AGE_MIDDLE_SHARE = 0.325
"""Middle of a noble's age, from the top."""
_AGE_TEXT_SHARE = 0.46
_SIGN_MIDDLE_SHARE = 0.715
"""Middle of a noble's sign and rings, from the top."""
_AGE_BAR_SHARE = 0.045
"""Width of the bar on the edge of age 15."""
_AGE_BAR_REACH_SHARE = 0.3
"""Half the length of that bar."""
_SIGN_SHARE = 0.4
_COUPLE_SIGN_SHARE = 0.27
_COUPLE_SIGN_X_SHARE = 0.235
_RINGS_SHARE = 0.148
"""Radius of the rings of a couple."""
_RINGS_X_SHARE = 0.63
_RINGS_ALONE_SHARE = 0.165
"""Radius of rings without a sign beside them."""
_RING_OFFSET_IN_RADII = 0.62
"""Distance of the middle of a ring from the middle of the pair."""
_RING_WIDTH_IN_RADII = 0.42
"""Width of the metal of a ring."""
_RING_EDGE_FACTOR = 1.6
"""Width of a ring with its ink edge, divided by the width of its metal."""
_CROSSING_DEGREES = range(-22, 23, 4)
"""Directions around the crossing of two rings at which the upper ring is painted again."""


class _Square(NamedTuple):
    """The middle and the size of a picture on a piece, as shares of the size of the piece."""

    cx: float
    cy: float
    size: float


_EMINENCE_SIGN = _Square(0.27, 0.71, 0.36)
_EMINENCE_HOOD = _Square(0.68, 0.7, 0.4)


class _Emblem(NamedTuple):
    """An icon above the owner's sign, or alone for black, whose sign is the plain colour.

    Sizes and middles, the latter from the top of the piece, are shares of its size.
    """

    icon: str
    icon_size: float
    icon_middle: float
    alone_size: float
    alone_middle: float
    sign_size: float
    sign_middle: float


_HELMET = _Emblem(
    "visored-helm",
    icon_size=0.46,
    icon_middle=0.36,
    alone_size=0.54,
    alone_middle=0.42,
    sign_size=0.29,
    sign_middle=0.735,
)
_HOUSES = _Emblem(
    "medieval-village-01",
    icon_size=0.46,
    icon_middle=0.4,
    alone_size=0.56,
    alone_middle=0.5,
    sign_size=0.3,
    sign_middle=0.77,
)


def _bar_colour(colour: str) -> Colour:
    """Return the colour of the age bar on a noble of that colour."""
    return "ink" if colour == "orange" else mix(colour, "panel", 0.8)


@lru_cache(maxsize=256)
def noble_sprite(colour: str, age: int, is_couple: bool, size: int) -> Sprite:
    """Return a noble, anchored at its top left corner, with its lower side below it."""
    pen = _noble_pen(colour, size)
    _draw_age(pen, colour, age, size)
    middle = size * _SIGN_MIDDLE_SHARE
    if is_couple and colour == "black":  # the sign of black is the plain colour
        _draw_rings(pen, colour, size / 2, middle, size * _RINGS_ALONE_SHARE)
    elif is_couple:
        sign_x = size * _COUPLE_SIGN_X_SHARE
        tokens.stamp_sign(pen, colour, sign_x, middle, size * _COUPLE_SIGN_SHARE)
        _draw_rings(pen, colour, size * _RINGS_X_SHARE, middle, size * _RINGS_SHARE)
    else:
        tokens.stamp_sign(pen, colour, size / 2, middle, size * _SIGN_SHARE)
    _draw_edge_of_fifteen(pen, colour, age, size)
    return _sprite_with_fact(pen, f"{colour} {age} {'couple' if is_couple else 'single'}", size)


@lru_cache(maxsize=32)
def eminence_sprite(colour: str, size: int) -> Sprite:
    """Return the Grey Eminence, a single of 45: a hood beside its owner's sign."""
    pen = _noble_pen(colour, size)
    _draw_age(pen, colour, AGES[-1], size)
    sign, hood = _EMINENCE_SIGN, _EMINENCE_HOOD
    tokens.stamp_sign(pen, colour, size * sign.cx, size * sign.cy, size * sign.size)
    pen.icon("cowled", size * hood.cx, size * hood.cy, size * hood.size, ink_on(colour))
    return _sprite_with_fact(pen, f"{colour} eminence", size)


def _noble_pen(colour: str, size: int) -> Pen:
    """Return a pen with the blank square of a noble, and its lower side."""
    pen = Pen(0, 0, size, size + SIDE_HEIGHT + 1)
    radius = size * CORNER_SHARE
    pen.box(Rect(0, SIDE_HEIGHT, size, size), BoxStyle(radius, "ink"))
    pen.box(Rect(0, 0, size, size), BoxStyle(radius, colour, "ink", line_width=_edge_width(size)))
    return pen


def _edge_width(size: int) -> float:
    """Return the width of a piece's ink edge in pixels."""
    return max(2, size * _EDGE_SHARE)


def _draw_age(pen: Pen, colour: str, age: int, size: int) -> None:
    style = TextStyle(size * _AGE_TEXT_SHARE, ink_on(colour), "black")
    pen.text((size / 2, size * _AGE_MIDDLE_SHARE), str(age), style)


def _draw_edge_of_fifteen(pen: Pen, colour: str, age: int, size: int) -> None:
    """Draw the bar on the edge that was on top at 15."""
    line_width = max(3, size * _AGE_BAR_SHARE)
    reach = size * _AGE_BAR_REACH_SHARE
    near = _edge_width(size) + 1
    far = size - near - line_width
    start = size / 2 - reach
    length = 2 * reach
    top = Rect(start, near, length, line_width)
    right = Rect(far, start, line_width, length)
    bottom = Rect(start, far, length, line_width)
    left = Rect(near, start, line_width, length)
    bar = (top, right, bottom, left)[AGES.index(age)]
    pen.box(bar, BoxStyle(line_width / 2, _bar_colour(colour)))


def _draw_rings(pen: Pen, colour: str, cx: float, cy: float, radius: float) -> None:
    """Draw two linked rings with an ink edge: gold, or white on orange."""
    metal: Colour = "white" if colour == "orange" else "gold"
    offset = radius * _RING_OFFSET_IN_RADII
    line_width = radius * _RING_WIDTH_IN_RADII
    layers: tuple[tuple[Colour, float], ...] = (
        ("ink", line_width * _RING_EDGE_FACTOR),
        (metal, line_width),
    )
    for layer, width in layers:
        for ring_cx in (cx - offset, cx + offset):
            pen.circle(ring_cx, cy, radius + (width - line_width) / 2, layer, width)
    # Where the rings cross at the top, paint a part of the left one again: it lies over the other.
    middle_radius = radius - line_width / 2
    crossing = math.degrees(math.acos(offset / middle_radius))
    angles = [math.radians(crossing + degrees) for degrees in _CROSSING_DEGREES]
    arc = [
        (cx - offset + middle_radius * math.cos(angle), cy - middle_radius * math.sin(angle))
        for angle in angles
    ]
    for layer, width in layers:
        pen.line(arc, layer, width)


def _sprite_with_fact(pen: Pen, value: str, size: float) -> Sprite:
    """Return the sprite with one fact for the whole piece, in place of those of its texts."""
    sprite = pen.sprite()
    fact = Fact("piece", value, (0, 0, size, size), size, is_solid=True)
    return Sprite(sprite.image, sprite.ox, sprite.oy, (fact,))


SHIELD: tuple[Point, ...] = (
    (-0.82, -1),
    (0.82, -1),
    (0.82, 0.1),
    (0.6, 0.6),
    (0, 1.02),
    (-0.6, 0.6),
    (-0.82, 0.1),
)
"""Outline of a coat of arms, in a square from -1 to 1."""


@lru_cache(maxsize=64)
def knight_sprite(colour: str, size: int) -> Sprite:
    """Return a knight: a helmet over the sign on a shield, anchored at its top left corner."""
    pen = Pen(0, 0, size, size + SIDE_HEIGHT)
    middle = size / 2
    for fill, lower in (("ink", _ROUND_SIDE_HEIGHT), (colour, 0)):  # the lower side, the face
        half_size = size * _SHIELD_SHARE / 2
        shield = UnitPen(pen, middle, middle + lower, half_size, _edge_width(size))
        shield.fill(SHIELD, fill)
        shield.outline(SHIELD)
    _draw_emblem(pen, colour, _HELMET, size)
    return _sprite_with_fact(pen, f"{colour} knight", size)


def _draw_emblem(pen: Pen, colour: str, emblem: _Emblem, size: int) -> None:
    middle = size / 2
    if colour == "black":
        y = size * emblem.alone_middle
        pen.icon(emblem.icon, middle, y, size * emblem.alone_size, "white")
        return
    y = size * emblem.icon_middle
    pen.icon(emblem.icon, middle, y, size * emblem.icon_size, ink_on(colour))
    y = size * emblem.sign_middle
    tokens.stamp_sign(pen, colour, middle, y, size * emblem.sign_size)


@lru_cache(maxsize=64)
def city_sprite(colour: str, size: int) -> Sprite:
    """Return a player's city, anchored at its top left corner."""
    pen = _city_pen(colour, size)
    _draw_emblem(pen, colour, _HOUSES, size)
    return _sprite_with_fact(pen, f"{colour} city", size)


@lru_cache(maxsize=8)
def empire_city_sprite(size: int) -> Sprite:
    """Return an empire city, anchored at its top left corner."""
    pen = _city_pen("denier", size)
    pen.icon("imperial-crown", size / 2, size / 2, size * _CROWN_SHARE)
    return _sprite_with_fact(pen, "empire city", size)


def _city_pen(colour: Colour, size: int) -> Pen:
    """Return a pen with the empty disc of a city, and its lower side."""
    pen = Pen(0, 0, size, size + SIDE_HEIGHT)
    middle = size / 2
    radius = size / 2 - _CITY_MARGIN
    pen.disc(middle, middle + _ROUND_SIDE_HEIGHT, radius, "ink")
    pen.disc(middle, middle, radius, colour, "ink", max(2.0, size * _CITY_EDGE_SHARE))
    return pen
