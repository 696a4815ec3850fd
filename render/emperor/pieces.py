"""Nobles, knights and cities, each in its owner's colour and with its owner's sign.

A noble is a square, as in the game. Its age stands upright in the upper half, and a bright bar
marks the edge of age 15, which moves clockwise as the square is turned every ten years: top at 15,
right at 25, bottom at 35, left at 45. The lower half has the owner's sign, and couples have two
linked rings.
"""

from __future__ import annotations

import math
from functools import lru_cache

from render.kit import tokens
from render.kit.palette import Colour, ink_on, mix
from render.kit.pen import BoxStyle, Pen, Point
from render.kit.sprite import Fact, Sprite
from render.kit.text import TextStyle

EMPIRE = "empire"
"""Value for an empire city in place of a player's colour."""


def _bar_colour(player: str) -> Colour:
    """Return the colour of a noble's bar."""
    return "ink" if player == "orange" else mix(player, "panel", 0.8)


@lru_cache(maxsize=256)
def noble_sprite(player: str, age: int, couple: bool, size: int) -> Sprite:
    """Return a noble, anchored at its top left corner; its side reaches 4 pixels below."""
    pen = _draw_tile(player, size)
    _draw_age(pen, player, age, size)
    middle = size * 0.715
    if couple and player == "black":
        _draw_rings(pen, player, size / 2, middle, size * 0.165)
    elif couple:
        tokens.stamp_sign(pen, player, size * 0.235, middle, size * 0.27)
        _draw_rings(pen, player, size * 0.63, middle, size * 0.148)
    else:
        tokens.stamp_sign(pen, player, size / 2, middle, size * 0.4)
    _draw_edge_of_fifteen(pen, player, age, size)
    return _sprite_with_fact(pen, f"{player} {age} {'couple' if couple else 'single'}", size)


@lru_cache(maxsize=32)
def eminence_sprite(player: str, size: int) -> Sprite:
    """Return the Grey Eminence, a single of 45: a hood beside its owner's sign."""
    pen = _draw_tile(player, size)
    _draw_age(pen, player, 45, size)
    tokens.stamp_sign(pen, player, size * 0.27, size * 0.71, size * 0.36)
    pen.icon("cowled", size * 0.68, size * 0.7, size * 0.4, ink_on(player))
    return _sprite_with_fact(pen, f"{player} eminence", size)


def _draw_tile(player: str, size: int) -> Pen:
    pen = Pen(0, 0, size, size + 5)
    edge, radius = max(2, size * 0.038), size * 0.14
    pen.box(0, 4, size, size, BoxStyle(radius, "ink"))
    pen.box(0, 0, size, size, BoxStyle(radius, player, "ink", thick=edge))
    return pen


def _draw_age(pen: Pen, player: str, age: int, size: int) -> None:
    pen.text(size / 2, size * 0.325, str(age), TextStyle(size * 0.46, ink_on(player), "black"))


def _draw_edge_of_fifteen(pen: Pen, player: str, age: int, size: int) -> None:
    """Draw the bar on the edge that was on top at 15."""
    edge, thick, reach = max(2, size * 0.038), max(3, size * 0.045), size * 0.3
    near, far = edge + 1, size - edge - 1 - thick
    start, span = size / 2 - reach, 2 * reach
    box = {
        15: (start, near, span, thick),
        25: (far, start, thick, span),
        35: (start, far, span, thick),
        45: (near, start, thick, span),
    }[age]
    pen.box(*box, BoxStyle(thick / 2, _bar_colour(player)))


def _draw_rings(pen: Pen, player: str, cx: float, cy: float, radius: float) -> None:
    """Draw two linked rings with an ink rim: gold, or white on orange."""
    metal: Colour = "white" if player == "orange" else "gold"
    rim: Colour = "ink"
    shift, thick = radius * 0.62, radius * 0.42
    for colour, width in ((rim, thick * 1.6), (metal, thick)):
        for side in (-1, 1):
            pen.circle(cx + side * shift, cy, radius + (width - thick) / 2, colour, width)
    middle = radius - thick / 2
    crossing = math.degrees(math.acos(shift / middle))
    over = [math.radians(crossing + turn) for turn in range(-22, 23, 4)]
    arc = [(cx - shift + middle * math.cos(a), cy - middle * math.sin(a)) for a in over]
    for colour, width in ((rim, thick * 1.6), (metal, thick)):
        pen.line(arc, colour, width)


def _sprite_with_fact(pen: Pen, value: str, size: float) -> Sprite:
    """Return the sprite with one fact for the whole piece, in place of those of its texts."""
    sprite = pen.sprite()
    fact = Fact("piece", value, (0, 0, size, size), size, solid=True)
    return Sprite(sprite.image, sprite.ox, sprite.oy, (fact,))


_SHIELD: tuple[Point, ...] = (
    (-0.82, -1),
    (0.82, -1),
    (0.82, 0.1),
    (0.6, 0.6),
    (0, 1.02),
    (-0.6, 0.6),
    (-0.82, 0.1),
)


def shield_outline(cx: float, cy: float, half: float) -> list[Point]:
    """Return the outline of a shield around a point."""
    return [(cx + x * half, cy + y * half) for x, y in _SHIELD]


@lru_cache(maxsize=64)
def knight_sprite(player: str, size: int) -> Sprite:
    """Return a knight: a helmet over the sign on a shield, anchored at its top left corner."""
    pen = Pen(0, 0, size, size + 4)
    middle, half, line = size / 2, size * 0.46, max(2.0, size * 0.038)
    pen.poly(shield_outline(middle, middle + 3, half), "ink", "ink", line)
    pen.poly(shield_outline(middle, middle, half), player, "ink", line)
    if player == "black":
        pen.icon("visored-helm", middle, size * 0.42, size * 0.54, "white")
    else:
        pen.icon("visored-helm", middle, size * 0.36, size * 0.46, ink_on(player))
        tokens.stamp_sign(pen, player, middle, size * 0.735, size * 0.29)
    return _sprite_with_fact(pen, f"{player} knight", size)


@lru_cache(maxsize=64)
def city_sprite(player: str, size: int) -> Sprite:
    """Return a player's city or an empire city, anchored at its top left corner."""
    pen = Pen(0, 0, size, size + 4)
    middle, radius, line = size / 2, size / 2 - 2, max(2.0, size * 0.05)
    pen.disc(middle, middle + 3, radius, "ink")
    if player == EMPIRE:
        pen.disc(middle, middle, radius, "denier", "ink", line)
        pen.icon("imperial-crown", middle, middle, size * 0.56)
        return _sprite_with_fact(pen, "empire city", size)
    pen.disc(middle, middle, radius, player, "ink", line)
    if player == "black":
        pen.icon("medieval-village-01", middle, middle, size * 0.56, "white")
    else:
        pen.icon("medieval-village-01", middle, size * 0.4, size * 0.46, ink_on(player))
        tokens.stamp_sign(pen, player, middle, size * 0.77, size * 0.3)
    return _sprite_with_fact(pen, f"{player} city", size)


@lru_cache(maxsize=16)
def hand_tile_sprite(size: float) -> Sprite:
    """Return a noble in hand: a square without age, side or sign."""
    half = math.ceil(size / 2)
    pen = Pen(-half, -half, half, half)
    box = BoxStyle(size * 0.14, "ink3", "ink", thick=2.5)
    pen.box(-size * 0.44, -size * 0.44, size * 0.88, size * 0.88, box)
    pen.icon("crown", 0, 0, size * 0.56, "white")
    return pen.sprite()


@lru_cache(maxsize=16)
def card_sprite(colour: str, size: float) -> Sprite:
    """Return a bought action card: blue with a son, or red with a daughter's ring."""
    half = math.ceil(size / 2)
    pen = Pen(-half, -half, half, half)
    fill, symbol = {"blue": ("cprestige", "person"), "red": ("cneutral", "ring")}[colour]
    box = BoxStyle(size * 0.12, fill, "ink", thick=2.5)
    pen.box(-size * 0.34, -size * 0.48, size * 0.68, size * 0.96, box)
    pen.icon(symbol, 0, 0, size * 0.52, ink_on(fill))
    return pen.sprite()
