"""Illustrations of the rules cards of Caylus 1303: a tile, a character, the site, or glyphs."""

from __future__ import annotations

from collections.abc import Callable

from engine.caylus1303.data import (
    BATCH_POINTS,
    BRIDGE_REACH,
    CHARACTERS,
    DAY_LABORER_WORKERS,
    GOLD_POINTS,
    PLACEMENT_POINTS,
    RECOMMENDED,
    RECRUITS,
    RESIDENCE_RECRUITS,
    RESOURCES,
    SEAT_COUNTS,
    START_HAND,
    START_RESOURCES,
    STEP_WORKERS,
)
from engine.caylus1303.tiles import BUILT, MONUMENT, PRINTED, RESIDENCE, SETUP, TILES
from engine.core.words.catalogue import Catalogue
from render.caylus1303 import faces, portraits, road, sample_position, site
from render.caylus_common import crop_road, markers
from render.caylus_common.markers import Marker
from render.kit import layout, rules_card, tokens
from render.kit.canvas import Canvas
from render.kit.effects import Glyph, GlyphRow
from render.kit.rect import Rect
from render.kit.rules_card import Figure, Illustration, pictogram_figure
from render.kit.sprite import Sprite

_SCALE = 1.8
_PHASES = 4


def illustrate(word: str, words: Catalogue) -> Illustration:
    """Return the illustration of a card."""
    if word in TILES or word == "residence":
        return Illustration(_tile(word, words.language), _tile_rows(word))
    if word in CHARACTERS:
        return Illustration(_portrait(word))
    return Illustration(_FIGURES[word](words))


# Tiles and characters


def _side(word: str) -> int:
    if word == "residence":
        return RESIDENCE
    found = TILES[word]
    if found.category == "monument":
        return MONUMENT
    if found.category == "printed":
        return PRINTED
    return BUILT if any(found.cost) else SETUP


def _tile(word: str, language: str) -> Figure:
    side = _side(word)
    owner = None if side in (PRINTED, SETUP) else "blue"
    return rules_card.tile_figure(faces.face(word, side, language), _SCALE, owner)


def _tile_rows(word: str) -> dict[str, GlyphRow]:
    if word == "residence":
        return {"caylus1303-fact-effect": faces.row(word, RESIDENCE)}
    found = TILES[word]
    shown: dict[str, GlyphRow] = {
        "caylus1303-fact-cost": faces.cost(found),
        "caylus1303-fact-points": (("vp", found.pp),),
    }
    if found.category == "monument":
        return {**shown, "caylus1303-fact-effect": faces.stock_row(word)}
    if not any(found.cost):
        return {"caylus1303-fact-effect": faces.row(word, _side(word))}
    built, setup = faces.row(word, BUILT), faces.row(word, SETUP)
    return {**shown, "caylus1303-fact-built": built, "caylus1303-fact-setup": setup}


def _portrait(word: str) -> Figure:
    w, h = 360, 330

    def draw(canvas: Canvas, x: float, y: float) -> None:
        portraits.draw_large(canvas, x, y, w, h, word)

    return Figure(w, h, draw)


# The site and the road


def _site(words: Catalogue) -> Figure:
    """Return the site with two workers, with its buildings as in the fifth round."""

    def draw(canvas: Canvas, x: float, y: float) -> None:
        left, top = round(x), round(y)
        shown = sample_position.model(words.language)
        site.draw_base(canvas, left, top, words, shown.view.seats, site.CROP)
        site.draw(canvas, left, top, shown, site.CROP)

    return Figure(site.CROP.width, site.CROP.height, draw)


_W, _H = layout.CROP_TILE
_LANE = 76
_SHOWN = (5, 6, 7)
"""The spaces in the picture, counted from 1; the provost is behind the second."""


def _road(words: Catalogue) -> Figure:
    """Return three spaces with their lane, and the provost between two of them."""

    def draw(canvas: Canvas, x: float, y: float) -> None:
        shown = sample_position.model(words.language)
        for i, space in enumerate(_SHOWN):
            rect = Rect(layout.CROP_THREE[i], round(y), _W, _H)
            road.draw_tile(canvas, rect, space, shown)
        lane, provost = y + _H + _LANE / 2 + 4, layout.CROP_THREE[1] + _W + 7.0
        crop_road.draw_lane(canvas, lane, x - 10, x + rules_card.WIDTH + 10, provost)
        markers.draw(canvas, Marker.PROVOST, provost, lane, _SHOWN[1])

    return Figure(rules_card.WIDTH, _H + _LANE + 6, draw)


# Rules in glyphs


def _worker(size: float) -> Sprite:
    return tokens.token_sprite("blue", size)


def _house(size: float) -> Sprite:
    return tokens.house_sprite("blue", size)


def _medal(word: str) -> Callable[[float], Sprite]:
    def piece(size: float) -> Sprite:
        return portraits.medal(word, size)

    return piece


_DOT: Glyph = ("text", "·")
_TENT: Glyph = ("icon", "camping-tent")
_PLANNING: tuple[GlyphRow, ...] = (
    (("worker", 1), "->", (_worker, 1)),
    ((_worker, 1), "->", (_house, 1), "+", ("vp", PLACEMENT_POINTS)),
)
_DELIVERY: tuple[GlyphRow, ...] = (
    (("food", 1), "+", ("basic", 1), "+", ("any", 1), "->", ("vp", BATCH_POINTS)),
    (faces.BATCH, faces.BATCH, "->", faces.FAVOUR),
)
_MANAGEMENT: tuple[GlyphRow, ...] = (
    (("build", faces.BAND["starting"]), "->", ("build", faces.RESIDENCE_BAND)),
    (("build", faces.RESIDENCE_BAND), "->", ("build", faces.BAND["monument"])),
    (_TENT, "->", ("worker", max(RECRUITS.values()))),
)
_STEP: tuple[GlyphRow, ...] = (
    (("worker", STEP_WORKERS), "->", (markers.provost, 1), ("text", "±1")),
    ((markers.provost, 1), ("text", f"±1 … ±{BRIDGE_REACH}")),
)
_EXAMPLE = TILES["wood_farm"]
_PRICE: GlyphRow = tuple(faces.summed(faces.cost(_EXAMPLE)))
_BUILT: GlyphRow = ("->", ("build", faces.BAND["wood"]), "+", (_house, 1), "+", ("vp", _EXAMPLE.pp))
_BUILDING: tuple[GlyphRow, ...] = ((*_PRICE, *_BUILT),)
_FAVOUR: tuple[GlyphRow, ...] = (
    (faces.FAVOUR, "->", ("icon", "meeple-group"), "/", ("icon", "stone-tower")),
)
_SETUP: tuple[GlyphRow, ...] = tuple(
    (("icon", "meeple-group", seats), "->", ("worker", START_HAND[seats]), *start)
    for seats in SEAT_COUNTS
    for start in [tuple(g for pair in faces.goods(START_RESOURCES) for g in ("+", pair))]
)
_FIRST: tuple[GlyphRow, ...] = tuple(
    (("icon", "meeple-group", seats), _DOT, *((_medal(word), 1) for word in characters))
    for seats, characters in RECOMMENDED.items()
)
_CAMP: tuple[GlyphRow, ...] = ((_TENT, "->", ("worker", 1), "->", (_worker, 1), "->", _TENT),)


def _income(word: str) -> GlyphRow:
    """Return the gains of a monument at every recruitment, as glyphs."""
    return (("icon", faces.icon(word)), "+", *faces.goods(TILES[word].income))


_RECRUITMENT: tuple[GlyphRow, ...] = (
    (_TENT, "->", ("worker", max(RECRUITS.values()))),
    (
        *(("icon", faces.RESIDENCE_ICON), "+", ("worker", RESIDENCE_RECRUITS), _DOT),
        *(("icon", faces.icon("mon_garden")), "+"),
        *(("worker", TILES["mon_garden"].recruits), _DOT),
        *((_medal("day_laborer"), 1), "+", ("worker", DAY_LABORER_WORKERS)),
    ),
    (*_income("mon_granary"), _DOT, *_income("mon_factory")),
)
_PRESTIGE: tuple[GlyphRow, ...] = ((("vp", 4), "+", ("vp", 5), "->", ("text", "?")),)
_FINAL: tuple[GlyphRow, ...] = (((RESOURCES[-1], 1), "->", ("vp", GOLD_POINTS)),)


def _phase(number: int, figure: Callable[[Catalogue], Figure]) -> Callable[[Catalogue], Figure]:
    """Return a phase of the round: its number among the four, and its figure."""
    return lambda words: rules_card.stack_figures(
        rules_card.track_figure(_PHASES, number), figure(words)
    )


def _glyphs(rows: tuple[GlyphRow, ...], size: float = 64) -> Callable[[Catalogue], Figure]:
    return lambda _: pictogram_figure(rows, size=size)


_FIGURES: dict[str, Callable[[Catalogue], Figure]] = {
    "planning": _phase(1, _glyphs(_PLANNING)),
    "activation": _phase(2, _road),
    "delivery": _phase(3, _glyphs(_DELIVERY)),
    "management": _phase(4, _glyphs(_MANAGEMENT)),
    "site": _site,
    "favour": lambda words: rules_card.stack_figures(pictogram_figure(_FAVOUR), _site(words)),
    "bridge-step": _glyphs(_STEP),
    "provost": _road,
    "building": _glyphs(_BUILDING),
    "setup": _glyphs(_SETUP, 50),
    "first-game": _glyphs(_FIRST),
    "camp": _glyphs(_CAMP),
    "recruitment": _glyphs(_RECRUITMENT),
    "provost-reset": _road,
    "prestige": _glyphs(_PRESTIGE),
    "final-scoring": _glyphs(_FINAL),
}
