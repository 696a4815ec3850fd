"""Illustrations of the rules cards of The Castles of Tuscany: a tile, a card, or glyphs."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.words.catalogue import Catalogue
from engine.tuscany.data import (
    BONUSES,
    CASTLE,
    EMPTY,
    ITEM,
    ITEM_KIND,
    ITEM_WORDS,
    KIND,
    REGION_SIZE,
    STARTING_CASTLE,
    YIELDS,
    Yield,
)
from engine.tuscany.regions import hexes_in
from engine.tuscany.regions import region as arranged
from render.kit import card_figures, glyph_rows, layout
from render.kit.canvas import Canvas
from render.kit.card_figures import Figure, Illustration, pictogram_figure
from render.kit.glyph_rows import RowStyle
from render.kit.glyphs import GlyphRow
from render.kit.icons import icon_sprite
from render.kit.pen import BoxStyle
from render.kit.rect import Rect, Size
from render.tuscany import hex_shapes, pieces, region, region_hexes, rule_glyphs, tiles
from render.tuscany.glyphs import gains_of_yield
from render.tuscany.maps import WIDTH, RegionView, map_of

_GLYPH_SIZE = 64
_SMALL_GLYPH_SIZE = 54
_RULES_WITH_SMALL_GLYPHS = frozenset({"colour_bonus"})
"""Rules whose rows are too long for the usual glyphs."""
_YIELDS = {card.word: card for card in YIELDS}


def illustrate(word: str, _: Catalogue) -> Illustration:
    """Return the illustration of a card."""
    if word in KIND:
        return Illustration(_tile_figure(word), rule_glyphs.facts_of_kind(KIND[word]))
    if word in ITEM_WORDS:
        return Illustration(_tile_figure(word))
    if word in BONUSES:
        return Illustration(_bonus_figure(word))
    if word in _YIELDS:
        return Illustration(_yield_figure(_YIELDS[word]))
    if word == "region":
        return Illustration(_region_figure())
    size = _SMALL_GLYPH_SIZE if word in _RULES_WITH_SMALL_GLYPHS else _GLYPH_SIZE
    return Illustration(pictogram_figure(rule_glyphs.RULES_IN_GLYPHS[word], size=size))


# Tiles, bonus tiles and yield cards

_FIGURE_WIDTH = 340
"""Width of an illustration with a piece and its effect."""
_EFFECT_HEIGHT = 84
_ROW_GAP = 6
"""How far the middle of the effect is below that of its row."""
_TILE_RADIUS = 148
"""Length of a side of a tile."""
"""Height of the tile's lower side, as a share of that length."""
_TILE_MARGIN = 16
"""Height of a tile's illustration beyond the tile."""
_TILE_RAISED = 6
"""How far the tile is above its middle."""
_BONUS_SIZE = 200
_BONUS_HEIGHT = 210
"""Height of a bonus tile's illustration."""


def _with_effect(
    draw_piece: Callable[[Canvas, float, float], None], height: int, row: GlyphRow
) -> Figure:
    """Return a piece with its effect below."""

    def draw(canvas: Canvas, x: float, y: float) -> None:
        cx = x + _FIGURE_WIDTH / 2
        draw_piece(canvas, cx, y + height / 2)
        if row:
            middle = y + height + _EFFECT_HEIGHT / 2 + _ROW_GAP
            style = RowStyle(_GLYPH_SIZE, on="ground")
            glyph_rows.draw(canvas, row, cx, middle, style, max_width=_FIGURE_WIDTH)

    return Figure(_FIGURE_WIDTH, height + (_EFFECT_HEIGHT if row else 0), draw)


def _tile_figure(word: str) -> Figure:
    """Return a tile on its colour; a Farm with two products."""
    item_word = "olive+grape" if word == "farm" else word
    item = ITEM[item_word]

    def draw(canvas: Canvas, cx: float, cy: float) -> None:
        tile = tiles.tile_sprite(item, ITEM_KIND[item], _TILE_RADIUS, lift=tiles.LIFT_SHARE)
        canvas.put(tile, (cx, cy - _TILE_RAISED))

    height = round(_TILE_RADIUS * hex_shapes.ROOT3) + _TILE_MARGIN
    return _with_effect(draw, height, rule_glyphs.EFFECTS[item_word])


def _bonus_figure(word: str) -> Figure:
    def draw(canvas: Canvas, cx: float, cy: float) -> None:
        canvas.put(pieces.bonus_sprite(word, _BONUS_SIZE), (cx, cy))

    return _with_effect(draw, _BONUS_HEIGHT, rule_glyphs.EFFECTS[word])


_YIELD_SIZE = Size(250, 330)
_YIELD_SHADOW = 8
_YIELD_BOX = BoxStyle(24, "tile", "ink", line_width=4)
_YIELD_ICON_SIZE = 110
_YIELD_ICON_Y = 88
"""Middle of the icon, from the card's top."""
_YIELD_DIVIDER_Y = 164
"""Top of the line below it."""
_YIELD_DIVIDER_MARGIN = 24
"""Distance of that line from the sides of the card."""
_YIELD_DIVIDER_WIDTH = 3
_YIELD_GAINS_Y = 246
"""Middle of the gains."""
_YIELD_GAINS = RowStyle(84, gap=10)
_YIELD_GAINS_MARGINS = 36
"""Width of the card that the gains cannot use."""


def _yield_figure(card: Yield) -> Figure:
    """Return a yield card, face up."""

    def draw(canvas: Canvas, x: float, y: float) -> None:
        face = Rect(x, y, *_YIELD_SIZE)
        canvas.box(face, _YIELD_BOX, shadow=_YIELD_SHADOW)
        icon = icon_sprite("cornucopia", _YIELD_ICON_SIZE, "ink2")
        canvas.put(icon, (face.cx, y + _YIELD_ICON_Y), "tile")
        divider = face.inset(_YIELD_DIVIDER_MARGIN)
        canvas.fill(Rect(divider.x, y + _YIELD_DIVIDER_Y, divider.w, _YIELD_DIVIDER_WIDTH), "line")
        gains = gains_of_yield(card)
        room = face.w - _YIELD_GAINS_MARGINS
        glyph_rows.draw(canvas, gains, face.cx, y + _YIELD_GAINS_Y, _YIELD_GAINS, max_width=room)

    return Figure(_YIELD_SIZE.w, _YIELD_SIZE.h + _YIELD_SHADOW, draw)


# The region

_BOARDS = "A1 B2 C3"
_ARRANGEMENT = "ABC/000/du"
_NUMBER_SIZE = 30
"""Text size of the numbers on hexes."""


def _region_figure() -> Figure:
    """Return three boards side by side."""
    radius = card_figures.WIDTH / WIDTH
    tiles = [EMPTY] * REGION_SIZE
    arranged_region = arranged(_BOARDS, _ARRANGEMENT)
    tiles[hexes_in(arranged_region.masks[CASTLE])[0]] = STARTING_CASTLE
    view = RegionView(map_of(arranged_region), tiles)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        region.draw(canvas, x, y, view, region_hexes.RegionStyle(radius, number_size=_NUMBER_SIZE))

    height = region.region_height(view, radius)
    return Figure(layout.CROP_ONE_WIDTH, height, draw, is_example=True)
