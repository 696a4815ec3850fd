"""What a castle is built of: stones, arrow slits, merlons, roofs, and the builder's flag."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache

from render.kit import tokens
from render.kit.highlights import Recency, background_of, rim_of
from render.kit.palette import Colour
from render.kit.pen import BoxStyle, Pen, Point
from render.kit.rect import Rect
from render.kit.sprite import Fact, Sprite


class Stage(StrEnum):
    """How far a part of a castle has been built."""

    PLANNED = "planned"
    BEGUN = "begun"
    FINISHED = "finished"


STONE_SIZE = (60, 38)
"""Width and height of a stone on a board."""
MORTAR_GAP = 2
"""Gap between two stones."""
FLAG_SIZE = 26
"""Width and height of a flag's cloth."""
_POLE_LENGTH = 12
"""Length of the pole below the cloth."""
_CORNER_RADIUS = 4
_JOINT_COLOUR: Colour = "stone"
_SLIT_SHARE = 0.56
"""Height of an arrow slit, as a share of that of its stone."""
_SLIT_WIDTH = 4
_LINE_WIDTH = 2.5
"""Width of the outlines of walls and roofs, and of dashes."""
_MERLON_FOOT = 3
"""Height of a merlon that is hidden in the wall."""
_FLAG_NOTCH_SHARE = 0.24
"""Depth of the notch in the cloth of a flag, as a share of its size."""
_FLAG_SIGN_MIDDLE_SHARE = 0.42
_FLAG_SIGN_SHARE = 0.62
_POLE_WIDTH = 3
_DASH_LENGTH = 9
_DASH_GAP = 7


def draw_unlaid_stone(pen: Pen, x: float, y: float, size: tuple[float, float]) -> None:
    """Draw the place of a stone that has not been laid."""
    pen.box(Rect(x, y, *size), BoxStyle(_CORNER_RADIUS, None, "line", line_width=2))


def draw_closed_stone(
    pen: Pen, x: float, y: float, size: tuple[float, float], fill: Colour
) -> None:
    """Draw a stone that nobody laid, with an arrow slit: the space is closed for good."""
    w, h = size
    pen.box(Rect(x, y, w, h), BoxStyle(_CORNER_RADIUS, fill, _JOINT_COLOUR, line_width=2))
    cx, cy, length = x + w / 2, y + h / 2, h * _SLIT_SHARE
    style = BoxStyle(_SLIT_WIDTH / 2, "ink2")
    pen.box(Rect.around(cx, cy, _SLIT_WIDTH, length), style)
    pen.box(Rect.around(cx, cy, length / 2, _SLIT_WIDTH), style)


def draw_stone(
    pen: Pen, size: tuple[float, float], fill: Colour, recency: Recency | None
) -> tuple[Fact, ...]:
    """Draw a stone around a pen's anchor and return its facts; a new one glows."""
    w, h = size
    line: Colour = _JOINT_COLOUR
    if recency is not None:
        fill, line = background_of(recency), rim_of(recency)
    pen.box(Rect(-w / 2, -h / 2, w, h), BoxStyle(_CORNER_RADIUS, fill, line, line_width=2))
    box = (-w / 2, -h / 2, w / 2, h / 2)
    facts = [Fact("stone", "", box)]
    if recency is not None:
        facts.append(Fact(recency.fact_kind("halo"), "", box))
    return tuple(facts)


def draw_dashed(pen: Pen, outline: Sequence[Point]) -> None:
    """Draw the closed outline of something that has not been begun."""
    for start, end in zip(outline, [*outline[1:], outline[0]], strict=True):
        pen.dashes(start, end, "ink3", _LINE_WIDTH, _DASH_LENGTH, _DASH_GAP)


def draw_merlons(
    pen: Pen, span: tuple[float, float], y: float, height: float, fill: Colour, count: int
) -> None:
    """Draw merlons on a wall's top edge ``y``, from its left end to its right end."""
    left, right = span
    width = (right - left) / (2 * count - 1)
    style = BoxStyle(1, fill, "ink2", line_width=_LINE_WIDTH)
    for i in range(count):
        x = left + 2 * i * width
        pen.box(Rect(x, y - height, width, height + _MERLON_FOOT), style)


def draw_roof(pen: Pen, eaves: tuple[float, float], y: float, height: float) -> None:
    """Draw a pointed roof on eaves at ``y``, given by their ends."""
    left, right = eaves
    pen.poly(
        [(left, y), (right, y), ((left + right) / 2, y - height)], "cspecial", "ink", _LINE_WIDTH
    )


@lru_cache(maxsize=16)
def flag_sprite(colour: str, size: int = FLAG_SIZE) -> Sprite:
    """Return a player's flag on its pole, anchored at the pole's foot."""
    top = -size - round(_POLE_LENGTH * size / FLAG_SIZE)
    pen = Pen(-_POLE_WIDTH, top - _POLE_WIDTH, size + 4, 2)
    tail = size * _FLAG_NOTCH_SHARE
    middle, bottom = top + size / 2, top + size
    cloth = [(0, top), (size, top), (size - tail, middle), (size, bottom), (0, bottom)]
    pen.poly(cloth, colour, "ink", 2)
    sign_x = size * _FLAG_SIGN_MIDDLE_SHARE
    tokens.stamp_sign(pen, colour, sign_x, middle, size * _FLAG_SIGN_SHARE)
    pen.line([(0, 0), (0, top - 2)], "ink", _POLE_WIDTH)
    return pen.sprite(Fact("flag", colour, (0, top, size, bottom)))
