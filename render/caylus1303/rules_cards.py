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
from render.caylus1303 import (
    faces,
    large_portrait,
    portraits,
    road,
    sample_position,
    site,
    site_plan,
)
from render.caylus_common import crop_road, markers
from render.caylus_common.markers import Marker
from render.kit import card_figures, layout, tokens
from render.kit.canvas import Canvas
from render.kit.card_figures import Figure, Illustration, pictogram_figure
from render.kit.glyphs import (
    Glyph,
    GlyphRow,
    Label,
    Shield,
    build,
    good,
    icon,
    join_glyphs,
    workers,
)
from render.kit.rect import Rect, Size
from render.kit.sprite import Sprite

_TILE_SCALE = 1.8
_PHASE_COUNT = 4


def illustrate(word: str, words: Catalogue) -> Illustration:
    """Return the illustration of a card."""
    if word in TILES or word == "residence":
        return Illustration(_tile_figure(word, words.language), _tile_rows(word))
    if word in CHARACTERS:
        return Illustration(_portrait_figure(word))
    return Illustration(_FIGURES[word](words))


# Tiles and characters


def _shown_side(word: str) -> int:
    if word == "residence":
        return RESIDENCE
    tile = TILES[word]
    if tile.category == "monument":
        return MONUMENT
    if tile.category == "printed":
        return PRINTED
    return BUILT if any(tile.cost) else SETUP


def _tile_figure(word: str, language: str) -> Figure:
    side = _shown_side(word)
    owner = None if side in (PRINTED, SETUP) else "blue"
    return card_figures.tile_figure(faces.face_of(word, side, language), _TILE_SCALE, owner)


def _tile_rows(word: str) -> dict[str, GlyphRow]:
    if word == "residence":
        return {"caylus1303-fact-effect": faces.effect_row(word, RESIDENCE)}
    tile = TILES[word]
    rows: dict[str, GlyphRow] = {
        "caylus1303-fact-cost": faces.cost_row(tile),
        "caylus1303-fact-points": (Shield(tile.points),),
    }
    if tile.category == "monument":
        return {**rows, "caylus1303-fact-effect": faces.stock_row(word)}
    if not any(tile.cost):
        return {"caylus1303-fact-effect": faces.effect_row(word, _shown_side(word))}
    built = faces.effect_row(word, BUILT)
    setup = faces.effect_row(word, SETUP)
    return {**rows, "caylus1303-fact-built": built, "caylus1303-fact-setup": setup}


_PORTRAIT_SIZE = Size(360, 330)


def _portrait_figure(word: str) -> Figure:
    w, h = _PORTRAIT_SIZE

    def draw(canvas: Canvas, x: float, y: float) -> None:
        large_portrait.draw(canvas, x, y, w, h, word)

    return Figure(w, h, draw)


# The site and the road


def _site_figure(words: Catalogue) -> Figure:
    """Return the site with two workers, with its buildings as in the fifth round."""

    def draw(canvas: Canvas, x: float, y: float) -> None:
        left, top = round(x), round(y)
        model = sample_position.sample_model(words.language)
        site.draw_base(canvas, left, top, words, model.view.seats, site_plan.CROP)
        site.draw(canvas, left, top, model, site_plan.CROP)

    return Figure(site_plan.CROP.width, site_plan.CROP.height, draw, is_example=True)


_TILE_WIDTH, _TILE_HEIGHT = layout.CROP_TILE
_LANE_TOP_MARGIN = 4
_LANE_MARGINS = 6
"""Height above and below the lane."""
_PROVOST_GAP = 7.0
"""Distance of the provost from the space at his left."""
_LANE_HEIGHT = 76
_SHOWN_SPACES = (5, 6, 7)
"""The spaces in the picture, counted from 1; the provost is behind the second."""


def _road_figure(words: Catalogue) -> Figure:
    """Return three spaces with their lane, and the provost between two of them."""

    def draw(canvas: Canvas, x: float, y: float) -> None:
        model = sample_position.sample_model(words.language)
        for i, space in enumerate(_SHOWN_SPACES):
            rect = Rect(layout.CROP_THREE[i], round(y), _TILE_WIDTH, _TILE_HEIGHT)
            road.draw_tile(canvas, rect, space, model)
        lane = y + _TILE_HEIGHT + _LANE_HEIGHT / 2 + _LANE_TOP_MARGIN
        provost = layout.CROP_THREE[1] + _TILE_WIDTH + _PROVOST_GAP
        reach = crop_road.LANE_REACH
        crop_road.draw_lane(canvas, lane, x - reach, x + card_figures.WIDTH + reach, provost)
        markers.draw(canvas, Marker.PROVOST, provost, lane, _SHOWN_SPACES[1])

    return Figure(
        card_figures.WIDTH, _TILE_HEIGHT + _LANE_HEIGHT + _LANE_MARGINS, draw, is_example=True
    )


# Rules in glyphs


def _worker_sprite(size: float) -> Sprite:
    return tokens.token_sprite("blue", size)


def _house_sprite(size: float) -> Sprite:
    return tokens.house_sprite("blue", size)


def _medal_glyph(word: str) -> Callable[[float], Sprite]:
    def piece(size: float) -> Sprite:
        return portraits.medal_sprite(word, size)

    return piece


_DOT: Glyph = Label("·")
_TENT: Glyph = icon("camping-tent")
_PLANNING_ROWS: tuple[GlyphRow, ...] = (
    (workers(), "->", _worker_sprite),
    (_worker_sprite, "->", _house_sprite, "+", Shield(PLACEMENT_POINTS)),
)
_DELIVERY_ROWS: tuple[GlyphRow, ...] = (
    (good("food"), "+", good("basic"), "+", good("any"), "->", Shield(BATCH_POINTS)),
    (faces.BATCH, faces.BATCH, "->", faces.FAVOUR),
)
_MANAGEMENT_ROWS: tuple[GlyphRow, ...] = (
    (build(faces.BAND_COLOURS["starting"]), "->", build(faces.RESIDENCE_BAND)),
    (build(faces.RESIDENCE_BAND), "->", build(faces.BAND_COLOURS["monument"])),
    (_TENT, "->", workers(max(RECRUITS.values()))),
)
_STEP_ROWS: tuple[GlyphRow, ...] = (
    (workers(STEP_WORKERS), "->", markers.provost_sprite, Label("±1")),
    (markers.provost_sprite, Label(f"±1 … ±{BRIDGE_REACH}")),
)
_EXAMPLE_TILE = TILES["wood_farm"]
_EXAMPLE_COST: GlyphRow = join_glyphs(faces.cost_row(_EXAMPLE_TILE))
_EXAMPLE_GAINS: GlyphRow = (
    "->",
    build(faces.BAND_COLOURS["wood"]),
    "+",
    _house_sprite,
    "+",
    Shield(_EXAMPLE_TILE.points),
)
_BUILDING_ROWS: tuple[GlyphRow, ...] = ((*_EXAMPLE_COST, *_EXAMPLE_GAINS),)
_FAVOUR_ROWS: tuple[GlyphRow, ...] = (
    (faces.FAVOUR, "->", icon("meeple-group"), "/", icon("stone-tower")),
)
_SETUP_ROWS: tuple[GlyphRow, ...] = tuple(
    (icon("meeple-group", seats), "->", workers(START_HAND[seats]), *start)
    for seats in SEAT_COUNTS
    for start in [tuple(g for pair in faces.goods_glyphs(START_RESOURCES) for g in ("+", pair))]
)
_FIRST_GAME_ROWS: tuple[GlyphRow, ...] = tuple(
    (icon("meeple-group", seats), _DOT, *(_medal_glyph(word) for word in characters))
    for seats, characters in RECOMMENDED.items()
)
_CAMP_ROWS: tuple[GlyphRow, ...] = ((_TENT, "->", workers(), "->", _worker_sprite, "->", _TENT),)


def _income_row(word: str) -> GlyphRow:
    """Return the gains of a monument at every recruitment, as glyphs."""
    return (icon(faces.icon_of(word)), "+", *faces.goods_glyphs(TILES[word].income))


_RECRUITMENT_ROWS: tuple[GlyphRow, ...] = (
    (_TENT, "->", workers(max(RECRUITS.values()))),
    (
        *(icon(faces.RESIDENCE_ICON), "+", workers(RESIDENCE_RECRUITS), _DOT),
        *(icon(faces.icon_of("mon_garden")), "+"),
        *(workers(TILES["mon_garden"].recruits), _DOT),
        *(_medal_glyph("day_laborer"), "+", workers(DAY_LABORER_WORKERS)),
    ),
    (*_income_row("mon_granary"), _DOT, *_income_row("mon_factory")),
)
_PRESTIGE_ROWS: tuple[GlyphRow, ...] = ((Shield(4), "+", Shield(5), "->", Label("?")),)
_FINAL_ROWS: tuple[GlyphRow, ...] = ((good(RESOURCES[-1]), "->", Shield(GOLD_POINTS)),)


def _with_phase(
    number: int, figure: Callable[[Catalogue], Figure]
) -> Callable[[Catalogue], Figure]:
    """Return a phase of the round: its number among the four, and its figure."""
    return lambda words: card_figures.stack_figures(
        card_figures.track_figure(_PHASE_COUNT, number), figure(words)
    )


def _glyph_figure(rows: tuple[GlyphRow, ...], size: float = 64) -> Callable[[Catalogue], Figure]:
    return lambda _: pictogram_figure(rows, size=size)


_FIGURES: dict[str, Callable[[Catalogue], Figure]] = {
    "planning": _with_phase(1, _glyph_figure(_PLANNING_ROWS)),
    "activation": _with_phase(2, _road_figure),
    "delivery": _with_phase(3, _glyph_figure(_DELIVERY_ROWS)),
    "management": _with_phase(4, _glyph_figure(_MANAGEMENT_ROWS)),
    "site": _site_figure,
    "favour": lambda words: card_figures.stack_figures(
        pictogram_figure(_FAVOUR_ROWS), _site_figure(words)
    ),
    "bridge-step": _glyph_figure(_STEP_ROWS),
    "provost": _road_figure,
    "building": _glyph_figure(_BUILDING_ROWS),
    "setup": _glyph_figure(_SETUP_ROWS, 50),
    "first-game": _glyph_figure(_FIRST_GAME_ROWS),
    "camp": _glyph_figure(_CAMP_ROWS),
    "recruitment": _glyph_figure(_RECRUITMENT_ROWS),
    "provost-reset": _road_figure,
    "prestige": _glyph_figure(_PRESTIGE_ROWS),
    "final-scoring": _glyph_figure(_FINAL_ROWS),
}
