"""Pieces of The Castles of Tuscany as glyphs, for the illustrations of rules cards."""

from __future__ import annotations

from collections.abc import Callable

from engine.tuscany.data import BONUSES, KINDS, STACK_SIZE, TOKEN
from render.kit.effects import Glyph
from render.kit.sprite import Sprite
from render.tuscany import display, pieces
from render.tuscany.palette import GREEN, RED


def _hex(kind: int) -> Callable[[float], Sprite]:
    return lambda size: display.hex_of(kind, size / 2)


def _card_of(kind: int) -> Callable[[float], Sprite]:
    return lambda size: pieces.card(size, kind)


HEX_GLYPHS = tuple(_hex(kind) for kind in range(len(KINDS)))
CARD_GLYPHS = tuple(_card_of(kind) for kind in range(len(KINDS)))


def space(size: float) -> Sprite:
    """Return an empty slot of a region."""
    return pieces.slot(size / 2, "panel", "ink2")


def token(size: float) -> Sprite:
    """Return a token."""
    return pieces.tile(TOKEN, -1, size / 2)


def yield_back(size: float) -> Sprite:
    """Return the back of a yield card."""
    return pieces.card(size, symbol="cornucopia")


def stack(size: float) -> Sprite:
    """Return a whole stack of tiles."""
    return pieces.stack(STACK_SIZE, size)


def no_stack(size: float) -> Sprite:
    """Return the place of a stack that is used up."""
    return pieces.stack(0, size)


def any_bonus(size: float) -> Sprite:
    """Return a bonus tile that stands for all of them."""
    return pieces.bonus(BONUSES[0], size)


def green_points(points: int) -> Glyph:
    """Return green points."""
    return ("vp", points, GREEN)


def red_points(points: int) -> Glyph:
    """Return red points."""
    return ("vp", points, RED)


CRATE: Glyph = ("icon", "wooden-crate")
DOT: Glyph = ("text", "·")
