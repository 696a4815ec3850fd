"""Pieces of The Castles of Tuscany as glyphs, for the illustrations of rules cards."""

from __future__ import annotations

from collections.abc import Callable

from engine.tuscany.data import ANY_KIND, BONUSES, KINDS, STACK_SIZE, TOKEN, Yield
from render.kit.glyphs import Counted, Glyph, GlyphRow, Label, Shield, icon, join_glyphs, workers
from render.kit.sprite import Sprite
from render.tuscany import colour_bonuses, hex_shapes, pieces, tiles
from render.tuscany.palette import GREEN, RED


def _hex_glyph(kind: int) -> Callable[[float], Sprite]:
    return lambda size: colour_bonuses.colour_sprite(kind, size / 2)


def _card_glyph(kind: int) -> Callable[[float], Sprite]:
    return lambda size: pieces.card_sprite(size, kind)


HEX_GLYPHS = tuple(_hex_glyph(kind) for kind in range(len(KINDS)))
CARD_GLYPHS = tuple(_card_glyph(kind) for kind in range(len(KINDS)))


def empty_slot(size: float) -> Sprite:
    """Return an empty slot of a region."""
    return hex_shapes.slot_sprite(size / 2, "panel", "ink2")


def loose_token(size: float) -> Sprite:
    """Return a token."""
    return tiles.tile_sprite(TOKEN, ANY_KIND, size / 2)


def yield_card_back(size: float) -> Sprite:
    """Return the back of a yield card."""
    return pieces.card_sprite(size, symbol="cornucopia")


def whole_stack(size: float) -> Sprite:
    """Return a whole stack of tiles."""
    return tiles.stack_sprite(STACK_SIZE, size)


def used_up_stack(size: float) -> Sprite:
    """Return the place of a stack that is used up."""
    return tiles.stack_sprite(0, size)


def any_bonus(size: float) -> Sprite:
    """Return a bonus tile that stands for all of them."""
    return pieces.bonus_sprite(BONUSES[0], size)


def green_points(points: int) -> Glyph:
    """Return green points."""
    return Shield(points, GREEN)


def red_points(points: int) -> Glyph:
    """Return red points."""
    return Shield(points, RED)


CRATE: Glyph = icon("wooden-crate")
DOT: Glyph = Label("·")


def gains_of_yield(card: Yield) -> GlyphRow:
    """Return what a yield card brings, as glyphs with a plus between each two."""
    amounts: tuple[tuple[int, Glyph], ...] = (
        (card.marble, Counted(pieces.marble_sprite, card.marble)),
        (card.workers, workers(card.workers)),
        (card.tokens, Counted(loose_token, card.tokens)),
        (card.cards, Counted(pieces.card_sprite, card.cards)),
        (card.green, green_points(card.green)),
        (card.red, red_points(card.red)),
    )
    return join_glyphs(glyph for count, glyph in amounts if count)
