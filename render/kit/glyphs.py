"""Glyphs: the signs and pieces of which the effect of a place is written, as data.

A row is a tuple of glyphs, to be drawn from left to right by :mod:`render.kit.glyph_rows`::

    (good("denier", 2), "->", good("gold"), "/", Shield(3))
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, partial
from typing import Literal, TypeAlias

from render.kit import goods
from render.kit.icons import icon_sprite
from render.kit.palette import Colour
from render.kit.sprite import Sprite

Sign: TypeAlias = Literal["->", "/", "+"]
"""Between payment and gain, between alternatives, and before or between gains."""
Piece: TypeAlias = Callable[[float], Sprite]
"""Returns a piece of the game, made for a size and anchored at its middle."""


@dataclass(frozen=True, slots=True)
class Counted:
    """A piece with its number before it; 1 is only written if it ``always_shows_number``."""

    piece: Piece
    number: int
    always_shows_number: bool = False

    @property
    def is_numbered(self) -> bool:
        """Whether the number is written."""
        return self.number != 1 or self.always_shows_number


@dataclass(frozen=True, slots=True)
class Shield:
    """Points: a shield with their number."""

    points: int
    colour: Colour = "vp"


@dataclass(frozen=True, slots=True)
class Label:
    """Characters to be written as they are; no words that would have to be translated."""

    text: str


Glyph: TypeAlias = Sign | Piece | Counted | Shield | Label
GlyphRow: TypeAlias = tuple[Glyph, ...]

_WORKER_SHARE = 0.95
"""Size of a worker's icon, as a share of the size of a glyph."""


def good(kind: str, number: int = 1, *, always_shows_number: bool = False) -> Glyph:
    """Return an amount of a good, one of :data:`render.kit.goods.KINDS`."""
    return Counted(_good_piece(kind), number, always_shows_number)


def workers(number: int = 1, *, always_shows_number: bool = False) -> Glyph:
    """Return workers as a quantity, in ink."""
    return Counted(_worker_sprite, number, always_shows_number)


def icon(name: str, number: int = 1) -> Glyph:
    """Return an icon in ink."""
    return Counted(_icon_piece(name), number)


def build(category: Colour) -> Glyph:
    """Return the sign for building a tile of a category, which is named by its colour."""
    return _building_piece(category)


# Rows are parts of the keys of caches: the same glyph must always be made of the same piece.


@cache
def _good_piece(kind: str) -> Piece:
    return partial(goods.good_sprite, kind)


@cache
def _icon_piece(name: str) -> Piece:
    return partial(icon_sprite, name)


@cache
def _building_piece(category: Colour) -> Piece:
    return partial(goods.build_sprite, category)


def _worker_sprite(size: float) -> Sprite:
    return icon_sprite("meeple", size * _WORKER_SHARE)


def join_glyphs(glyphs: Iterable[Glyph], sign: Sign = "+") -> GlyphRow:
    """Return a row of glyphs with a sign between each two."""
    row: list[Glyph] = []
    for glyph in glyphs:
        row += [sign, glyph] if row else [glyph]
    return tuple(row)
