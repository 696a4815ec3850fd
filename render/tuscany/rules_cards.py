"""Illustrations of the rules cards of The Castles of Tuscany: a tile, a card, or glyphs."""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate

from engine.core.words.catalogue import Catalogue
from engine.tuscany.data import (
    AREA_POINTS,
    BONUSES,
    CARDS_PER_POINT,
    CASTLE,
    EMPTY,
    FIRST_COLOUR_POINTS,
    HEXES,
    ITEM,
    ITEM_WORDS,
    KIND,
    KINDS,
    MONASTERY_CARDS,
    OVERFLOW_RED,
    PURGE,
    QUARRY_MARBLE,
    REGION_CARDS,
    REGION_SIZE,
    SECOND_COLOUR_POINTS,
    START_CARDS,
    STARTING_CASTLE,
    STORAGE_GREEN,
    TOKEN,
    VILLAGE_WORKERS,
    YIELDS,
    Yield,
)
from engine.tuscany.regions import region as arranged
from render.kit import card_figures, effects, layout
from render.kit.canvas import Canvas
from render.kit.card_figures import Figure, Illustration, pictogram_figure
from render.kit.effects import GlyphRow, RowStyle
from render.kit.icons import icon_sprite
from render.kit.pen import BoxStyle
from render.kit.rect import Rect, Size
from render.tuscany import display, hex_shapes, pieces, region, region_hexes
from render.tuscany.glyphs import (
    CARD_GLYPHS,
    CRATE,
    DOT,
    HEX_GLYPHS,
    any_bonus,
    empty_slot,
    gains_of_yield,
    green_points,
    loose_token,
    red_points,
    used_up_stack,
    whole_stack,
    yield_card_back,
)
from render.tuscany.maps import WIDTH, RegionView, map_of
from render.tuscany.palette import GREEN, RED


def illustrate(word: str, _: Catalogue) -> Illustration:
    """Return the illustration of a card."""
    if word in KIND:
        return Illustration(_tile_figure(word), _rows_of_kind(KIND[word]))
    if word in ITEM_WORDS:
        return Illustration(_tile_figure(word))
    if word in BONUSES:
        return Illustration(_bonus_figure(word))
    if word in _YIELDS:
        return Illustration(_yield_figure(_YIELDS[word]))
    if word == "region":
        return Illustration(_region_figure())
    return Illustration(pictogram_figure(_RULE_ROWS[word], size=_GLYPH_SIZES.get(word, 64)))


# Tiles, bonus tiles and yield cards

_EFFECT_ROWS: dict[str, GlyphRow] = {
    "village": ("+", ("worker", VILLAGE_WORKERS)),
    "olive+grape": (
        ("icon", "olive"),
        "->",
        green_points(1),
        DOT,
        ("icon", "grapes"),
        "->",
        green_points(1),
    ),
    "carriage": ("+", (yield_card_back, 1)),
    "monastery": ("+", (pieces.card_sprite, MONASTERY_CARDS)),
    "quarry": ("+", (pieces.marble_sprite, QUARRY_MARBLE)),
    "city": ("+", (any_bonus, 1)),
    "inn": ("+", (loose_token, 1), "/", red_points(OVERFLOW_RED)),
    "castle": ("+", (HEX_GLYPHS[KIND["village"]], 1), "->", (empty_slot, 1)),
    "token": ((loose_token, 1), "->", (empty_slot, 1)),
    "starting_castle": (),
    "plus_card": ((pieces.card_sprite, 1), "+", (pieces.card_sprite, 1)),
    "plus_storage": (CRATE, "+", CRATE, DOT, "+", green_points(STORAGE_GREEN)),
    "plus_marble": (("icon", "war-pick"), "+", (pieces.marble_sprite, 1)),
    "plus_worker": (("icon", "family-house"), "+", ("worker", 1)),
    "plus_yield": (("icon", "old-wagon"), "+", (yield_card_back, 1)),
}
"""The effect of each tile or bonus tile, as glyphs."""
_FIGURE_WIDTH = 340
"""Width of an illustration with a piece and its effect."""
_EFFECT_HEIGHT = 84
_ROW_GAP = 6
"""How far the middle of the effect is below that of its row."""
_TILE_RADIUS = 148
"""Length of a side of a tile."""
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
        low = y + height + _EFFECT_HEIGHT / 2 + _ROW_GAP
        draw_piece(canvas, cx, y + height / 2)
        if row:
            effects.draw(canvas, row, cx, low, RowStyle(64), max_width=_FIGURE_WIDTH, on="ground")

    return Figure(_FIGURE_WIDTH, height + (_EFFECT_HEIGHT if row else 0), draw)


def _tile_figure(word: str) -> Figure:
    """Return a tile on its colour; a Farm with two products."""
    shown = "olive+grape" if word == "farm" else word
    item = ITEM[shown]
    kind = -1 if item == TOKEN else CASTLE if item == STARTING_CASTLE else KIND[word]

    def draw(canvas: Canvas, cx: float, cy: float) -> None:
        canvas.put(pieces.tile_sprite(item, kind, _TILE_RADIUS, lift=0.08), cx, cy - _TILE_RAISED)

    return _with_effect(
        draw, round(_TILE_RADIUS * hex_shapes.ROOT3) + _TILE_MARGIN, _EFFECT_ROWS[shown]
    )


def _rows_of_kind(kind: int) -> dict[str, GlyphRow]:
    return {
        "tuscany-card-fact-hexes": ((HEX_GLYPHS[kind], HEXES[kind]),),
        "tuscany-card-fact-cards": ((CARD_GLYPHS[kind], REGION_CARDS[kind]),),
        "tuscany-card-fact-colour": (
            green_points(FIRST_COLOUR_POINTS[kind]),
            "/",
            green_points(SECOND_COLOUR_POINTS[kind]),
        ),
    }


def _bonus_figure(word: str) -> Figure:
    def draw(canvas: Canvas, cx: float, cy: float) -> None:
        canvas.put(pieces.bonus_sprite(word, _BONUS_SIZE), cx, cy)

    return _with_effect(draw, _BONUS_HEIGHT, _EFFECT_ROWS[word])


_YIELDS = {card.word: card for card in YIELDS}


_YIELD_SIZE = Size(250, 330)
_YIELD_SHADOW = 8
_YIELD_ICON_Y = 88
"""Middle of the icon, from the card's top."""
_YIELD_DIVIDER_Y = 164
"""Top of the line below it."""
_YIELD_GAINS_Y = 246
"""Middle of the gains."""


def _yield_figure(card: Yield) -> Figure:
    """Return a yield card, face up."""

    def draw(canvas: Canvas, x: float, y: float) -> None:
        face = Rect(x, y, *_YIELD_SIZE)
        canvas.box(*face, BoxStyle(24, "tile", "ink", thick=4), shadow=_YIELD_SHADOW)
        canvas.put(icon_sprite("cornucopia", 110, "ink2"), face.cx, y + _YIELD_ICON_Y, "tile")
        canvas.fill(x + 24, y + _YIELD_DIVIDER_Y, face.w - 48, 3, "line")
        gains = gains_of_yield(card)
        style = RowStyle(84, gap=10)
        effects.draw(canvas, gains, face.cx, y + _YIELD_GAINS_Y, style, max_width=face.w - 36)

    return Figure(_YIELD_SIZE.w, _YIELD_SIZE.h + _YIELD_SHADOW, draw)


# The region

_BOARDS = "A1 B2 C3"
_ARRANGEMENT = "ABC/000/du"


def _region_figure() -> Figure:
    """Return three boards side by side."""
    radius = card_figures.WIDTH / WIDTH
    tiles = [EMPTY] * REGION_SIZE
    laid = arranged(_BOARDS, _ARRANGEMENT)
    tiles[next(i for i in range(REGION_SIZE) if laid.masks[CASTLE] >> i & 1)] = STARTING_CASTLE
    shown = RegionView(map_of(laid), tiles)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        region.draw(canvas, x, y, shown, region_hexes.RegionStyle(radius, number_size=30))

    height = region.region_height(shown, radius)
    return Figure(layout.CROP_ONE_WIDTH, height, draw, example=True)


# Rules in glyphs

_VILLAGE = HEX_GLYPHS[KIND["village"]]
_FARM = HEX_GLYPHS[KIND["farm"]]
_VILLAGE_CARD = CARD_GLYPHS[KIND["village"]]
_FARM_CARD = CARD_GLYPHS[KIND["farm"]]
_EXAMPLE_POINTS = (4, 9, 15)
"""Example of a player's green points at the end of each round."""
_RULE_ROWS: dict[str, tuple[GlyphRow, ...]] = {
    "draw": ((("icon", "card-draw"), "->", (pieces.card_sprite, 2)),),
    "take": (((_VILLAGE, 1), "->", CRATE), ((whole_stack, 1), "->", (empty_slot, 1))),
    "place": (
        (CRATE, "->", (_VILLAGE, 1), "->", (empty_slot, 1)),
        ((_VILLAGE, 1), "->", green_points(AREA_POINTS[1])),
    ),
    "payment": (
        ((_VILLAGE_CARD, 1), "+", (_VILLAGE_CARD, 1), "->", (_VILLAGE, 1)),
        ((_VILLAGE_CARD, 1), "+", ("worker", 1), "->", (_VILLAGE, 1)),
        ((_VILLAGE_CARD, 1), "+", (_FARM_CARD, 2), "->", (_VILLAGE, 1)),
    ),
    "marble": (
        ((pieces.marble_sprite, 1), "->", ("icon", "card-draw"), "/", CRATE, "/", (empty_slot, 1)),
    ),
    "setup": (
        ((pieces.card_sprite, START_CARDS), "+", ("text", "A B C"), "+", ("icon", "tower-flag")),
        ((whole_stack, 3), "+", (any_bonus, 1)),
    ),
    "refill": (
        ((whole_stack, 1), "->", (_VILLAGE, 1)),
        (
            (_VILLAGE, PURGE),
            "->",
            ("text", "×"),
            DOT,
            (display.neutral_sprite, 1),
            "->",
            (empty_slot, 1),
        ),
    ),
    "storage": ((CRATE, DOT, ("icon", "wooden-crate"), "+", CRATE),),
    "area": tuple(
        (*((_FARM, 1) for _ in range(size)), "->", green_points(AREA_POINTS[size]))
        for size in (1, 2, 3)
    ),
    "colour_bonus": tuple(
        (
            *(
                (HEX_GLYPHS[kind], 1),
                green_points(FIRST_COLOUR_POINTS[kind]),
                green_points(SECOND_COLOUR_POINTS[kind]),
                DOT,
            ),
            *((HEX_GLYPHS[kind + 1], 1), green_points(FIRST_COLOUR_POINTS[kind + 1])),
            green_points(SECOND_COLOUR_POINTS[kind + 1]),
        )
        for kind in range(0, len(KINDS), 2)
    ),
    "round": tuple(
        (
            ("text", f"{number} ·"),
            (used_up_stack, 1),
            "->",
            green_points(green),
            "->",
            red_points(red),
        )
        for number, (green, red) in enumerate(
            zip(_EXAMPLE_POINTS, accumulate(_EXAMPLE_POINTS), strict=True), 1
        )
    ),
    "end": ((("text", "3 ·"), (used_up_stack, 1), "->", ("icon", "meeple-group"), ("text", "×1")),),
    "final": (
        ((_VILLAGE, 1), "->", red_points(1), DOT, (loose_token, 1), "->", red_points(1)),
        ((pieces.marble_sprite, 1), "->", red_points(1), DOT, ("worker", 1), "->", red_points(1)),
        ((pieces.card_sprite, CARDS_PER_POINT), "->", red_points(1)),
    ),
    "ties": (
        (
            *(("text", "1"), ("vp", 42, RED), DOT, ("text", "2"), (empty_slot, 1), DOT),
            *(("text", "3"), ("vp", 9, GREEN), DOT, ("text", "4"), (pieces.card_sprite, 1)),
        ),
    ),
    "stall": ((("icon", "card-draw"), ("text", "0"), "->", ("icon", "exit-door")),),
}
_GLYPH_SIZES = {"colour_bonus": 54}
