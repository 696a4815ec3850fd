"""Illustrations of the rules cards of The Castles of Tuscany: a tile, a card, or glyphs."""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate

from engine.core.words.catalogue import Catalogue
from engine.tuscany.data import (
    AREA_POINTS,
    BONUSES,
    CARDS,
    CARDS_PER_POINT,
    CASTLE,
    EMPTY,
    FIRST_COLOUR,
    HEXES,
    ITEM,
    ITEM_WORDS,
    KIND,
    KINDS,
    MONASTERY_CARDS,
    OVERFLOW_RED,
    PURGE,
    QUARRY_MARBLE,
    REGION_SIZE,
    SECOND_COLOUR,
    STACK_SIZE,
    START_CARDS,
    STARTING_CASTLE,
    STORAGE_GREEN,
    TOKEN,
    VILLAGE_WORKERS,
    YIELDS,
    Yield,
)
from engine.tuscany.regions import region as arranged
from render.kit import effects, layout, rules_card
from render.kit.canvas import Canvas
from render.kit.effects import Glyph, GlyphRow, RowStyle
from render.kit.icons import icon
from render.kit.pen import BoxStyle
from render.kit.rules_card import Figure, Illustration, pictogram
from render.kit.sprite import Sprite
from render.tuscany import display, pieces, region
from render.tuscany.maps import WIDTH, RegionView, joined
from render.tuscany.palette import GREEN, RED


def illustrate(word: str, _: Catalogue) -> Illustration:
    """Return the illustration of a card."""
    if word in KIND:
        return Illustration(_tile(word), _kind_rows(KIND[word]))
    if word in ITEM_WORDS:
        return Illustration(_tile(word))
    if word in BONUSES:
        return Illustration(_bonus(word))
    if word in _YIELDS:
        return Illustration(_yield(_YIELDS[word]))
    if word == "region":
        return Illustration(_region())
    return Illustration(pictogram(_RULES[word], size=_SIZES.get(word, 64)))


# Pieces as glyphs


def _hex(kind: int) -> Callable[[float], Sprite]:
    return lambda size: display.hex_of(kind, size / 2)


def _card_of(kind: int) -> Callable[[float], Sprite]:
    return lambda size: pieces.card(size, kind)


_HEXES = tuple(_hex(kind) for kind in range(len(KINDS)))
_CARDS = tuple(_card_of(kind) for kind in range(len(KINDS)))


def _space(size: float) -> Sprite:
    return pieces.slot(size / 2, "panel", "ink2")


def _token(size: float) -> Sprite:
    return pieces.tile(TOKEN, -1, size / 2)


def _yield_back(size: float) -> Sprite:
    return pieces.card(size, symbol="cornucopia")


def _stack(size: float) -> Sprite:
    return pieces.stack(STACK_SIZE, size)


def _no_stack(size: float) -> Sprite:
    return pieces.stack(0, size)


def _any_bonus(size: float) -> Sprite:
    return pieces.bonus(BONUSES[0], size)


def _green(points: int) -> Glyph:
    return ("vp", points, GREEN)


def _red(points: int) -> Glyph:
    return ("vp", points, RED)


_CRATE: Glyph = ("icon", "wooden-crate")
_DOT: Glyph = ("text", "·")

# Tiles, bonus tiles and yield cards

_ICON_ROWS: dict[str, GlyphRow] = {
    "village": ("+", ("worker", VILLAGE_WORKERS)),
    "olive+grape": (("icon", "olive"), "->", _green(1), _DOT, ("icon", "grapes"), "->", _green(1)),
    "carriage": ("+", (_yield_back, 1)),
    "monastery": ("+", (pieces.card, MONASTERY_CARDS)),
    "quarry": ("+", (pieces.marble, QUARRY_MARBLE)),
    "city": ("+", (_any_bonus, 1)),
    "inn": ("+", (_token, 1), "/", _red(OVERFLOW_RED)),
    "castle": ("+", (_HEXES[KIND["village"]], 1), "->", (_space, 1)),
    "token": ((_token, 1), "->", (_space, 1)),
    "starting_castle": (),
    "plus_card": ((pieces.card, 1), "+", (pieces.card, 1)),
    "plus_storage": (_CRATE, "+", _CRATE, _DOT, "+", _green(STORAGE_GREEN)),
    "plus_marble": (("icon", "war-pick"), "+", (pieces.marble, 1)),
    "plus_worker": (("icon", "family-house"), "+", ("worker", 1)),
    "plus_yield": (("icon", "old-wagon"), "+", (_yield_back, 1)),
}
"""The effect of each tile or bonus tile, as glyphs."""
_SIDE = 148
_WIDTH, _ROW = 340, 84


def _with_row(
    draw_piece: Callable[[Canvas, float, float], None], height: int, row: GlyphRow
) -> Figure:
    """Return a piece with its effect below."""
    low = _ROW if row else 0

    def draw(canvas: Canvas, x: float, y: float) -> None:
        draw_piece(canvas, x + _WIDTH / 2, y + height / 2)
        if row:
            middle = y + height + _ROW / 2 + 6
            effects.draw(
                canvas, row, x + _WIDTH / 2, middle, RowStyle(64), max_width=_WIDTH, on="ground"
            )

    return Figure(_WIDTH, height + low, draw)


def _tile(word: str) -> Figure:
    """Return a tile on its colour; a Farm with two products."""
    shown = "olive+grape" if word == "farm" else word
    item = ITEM[shown]
    kind = -1 if item == TOKEN else CASTLE if item == STARTING_CASTLE else KIND[word]

    def draw(canvas: Canvas, cx: float, cy: float) -> None:
        canvas.put(pieces.tile(item, kind, _SIDE, lift=0.08), cx, cy - 6)

    return _with_row(draw, round(_SIDE * pieces.ROOT3) + 16, _ICON_ROWS[shown])


def _kind_rows(kind: int) -> dict[str, GlyphRow]:
    return {
        "tuscany-card-fact-hexes": ((_HEXES[kind], HEXES[kind]),),
        "tuscany-card-fact-cards": ((_CARDS[kind], CARDS[kind]),),
        "tuscany-card-fact-colour": (
            _green(FIRST_COLOUR[kind]),
            "/",
            _green(SECOND_COLOUR[kind]),
        ),
    }


def _bonus(word: str) -> Figure:
    def draw(canvas: Canvas, cx: float, cy: float) -> None:
        canvas.put(pieces.bonus(word, 200), cx, cy)

    return _with_row(draw, 210, _ICON_ROWS[word])


_YIELDS = {card.word: card for card in YIELDS}


def _gains(card: Yield) -> GlyphRow:
    amounts: tuple[tuple[int, Glyph], ...] = (
        (card.marble, (pieces.marble, card.marble)),
        (card.workers, ("worker", card.workers)),
        (card.tokens, (_token, card.tokens)),
        (card.cards, (pieces.card, card.cards)),
        (card.green, _green(card.green)),
        (card.red, _red(card.red)),
    )
    row: list[Glyph] = []
    for count, glyph in amounts:
        if count:
            row += ["+", glyph] if row else [glyph]
    return tuple(row)


def _yield(card: Yield) -> Figure:
    """Return a yield card, face up."""
    w, h = 250, 330

    def draw(canvas: Canvas, x: float, y: float) -> None:
        canvas.box(x, y, w, h, BoxStyle(24, "tile", "ink", thick=4), shadow=8)
        canvas.put(icon("cornucopia", 110, "ink2"), x + w / 2, y + 88, "tile")
        canvas.fill(x + 24, y + 164, w - 48, 3, "line")
        effects.draw(
            canvas, _gains(card), x + w / 2, y + 246, RowStyle(84, gap=10), max_width=w - 36
        )

    return Figure(w, h + 8, draw)


# The region

_BOARDS, _ARRANGEMENT = "A1 B2 C3", "ABC/000/du"


def _region() -> Figure:
    """Return three boards side by side."""
    radius = rules_card.WIDTH / WIDTH
    tiles = [EMPTY] * REGION_SIZE
    laid = arranged(_BOARDS, _ARRANGEMENT)
    tiles[next(i for i in range(REGION_SIZE) if laid.masks[CASTLE] >> i & 1)] = STARTING_CASTLE
    shown = RegionView(joined(laid), tiles)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        region.draw(canvas, x, y, shown, region.RegionStyle(radius, number=30))

    return Figure(layout.CROP_ONE_WIDTH, region.height(shown, radius), draw)


# Rules in glyphs

_V, _F = _HEXES[KIND["village"]], _HEXES[KIND["farm"]]
_VILLAGE_CARD, _FARM_CARD = _CARDS[KIND["village"]], _CARDS[KIND["farm"]]
_EXAMPLE = (4, 9, 15)
"""Example of a player's green points at the end of each round."""
_RULES: dict[str, tuple[GlyphRow, ...]] = {
    "draw": ((("icon", "card-draw"), "->", (pieces.card, 2)),),
    "take": (((_V, 1), "->", _CRATE), ((_stack, 1), "->", (_space, 1))),
    "place": (
        (_CRATE, "->", (_V, 1), "->", (_space, 1)),
        ((_V, 1), "->", _green(AREA_POINTS[1])),
    ),
    "payment": (
        ((_VILLAGE_CARD, 1), "+", (_VILLAGE_CARD, 1), "->", (_V, 1)),
        ((_VILLAGE_CARD, 1), "+", ("worker", 1), "->", (_V, 1)),
        ((_VILLAGE_CARD, 1), "+", (_FARM_CARD, 2), "->", (_V, 1)),
    ),
    "marble": (((pieces.marble, 1), "->", ("icon", "card-draw"), "/", _CRATE, "/", (_space, 1)),),
    "setup": (
        ((pieces.card, START_CARDS), "+", ("text", "A B C"), "+", ("icon", "tower-flag")),
        ((_stack, 3), "+", (_any_bonus, 1)),
    ),
    "refill": (
        ((_stack, 1), "->", (_V, 1)),
        ((_V, PURGE), "->", ("text", "×"), _DOT, (display.neutral, 1), "->", (_space, 1)),
    ),
    "storage": ((_CRATE, _DOT, ("icon", "wooden-crate"), "+", _CRATE),),
    "area": tuple(
        (*((_F, 1) for _ in range(size)), "->", _green(AREA_POINTS[size])) for size in (1, 2, 3)
    ),
    "colour_bonus": tuple(
        (
            *((_HEXES[kind], 1), _green(FIRST_COLOUR[kind]), _green(SECOND_COLOUR[kind]), _DOT),
            *((_HEXES[kind + 1], 1), _green(FIRST_COLOUR[kind + 1])),
            _green(SECOND_COLOUR[kind + 1]),
        )
        for kind in range(0, len(KINDS), 2)
    ),
    "round": tuple(
        (("text", f"{number} ·"), (_no_stack, 1), "->", _green(green), "->", _red(red))
        for number, (green, red) in enumerate(zip(_EXAMPLE, accumulate(_EXAMPLE), strict=True), 1)
    ),
    "end": ((("text", "3 ·"), (_no_stack, 1), "->", ("icon", "meeple-group"), ("text", "×1")),),
    "final": (
        ((_V, 1), "->", _red(1), _DOT, (_token, 1), "->", _red(1)),
        ((pieces.marble, 1), "->", _red(1), _DOT, ("worker", 1), "->", _red(1)),
        ((pieces.card, CARDS_PER_POINT), "->", _red(1)),
    ),
    "ties": (
        (
            *(("text", "1"), ("vp", 42, RED), _DOT, ("text", "2"), (_space, 1), _DOT),
            *(("text", "3"), ("vp", 9, GREEN), _DOT, ("text", "4"), (pieces.card, 1)),
        ),
    ),
    "stall": ((("icon", "card-draw"), ("text", "0"), "->", ("icon", "exit-door")),),
}
_SIZES = {"colour_bonus": 54}
