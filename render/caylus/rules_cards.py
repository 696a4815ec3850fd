"""Illustrations of the rules cards of Caylus: a tile, a part of the board, or glyphs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from engine.caylus.data import (
    BASIC_PER_POINT,
    CAPS,
    DENIERS_PER_POINT,
    GOLD_POINTS,
    HOUSE_POINTS,
    INCOME,
    LEVELS,
    LINES,
    OWN_PRICE,
    OWNER_POINT,
    PROVOST_PRICE,
    PROVOST_REACH,
    SECTIONS,
    SPECIALS,
    START_DENIERS,
    TWO_PLAYER_LATE_PRICE,
)
from engine.caylus.tiles import RESIDENCE, RESIDENCE_CLOTH, RESIDENCE_DENIERS, TILES
from engine.core.words.catalogue import Catalogue
from render.caylus import castle, faces, favours, favours_plan, road, sample_position
from render.caylus.board import FIRST_PASSED_REWARD
from render.caylus.castle_plan import CastlePlan
from render.caylus_common import bridge, crop_road, markers
from render.caylus_common.crop_road import CropMove
from render.kit import card_figures, layout, tokens
from render.kit.canvas import Canvas
from render.kit.card_figures import Figure, Illustration, pictogram_figure
from render.kit.glyphs import GlyphRow, Label, Shield, good, icon, join_glyphs
from render.kit.pen import BoxStyle
from render.kit.rect import Rect
from render.kit.sprite import Sprite

_TILE_SCALE = 1.8
_PHASE_COUNT = 7


def illustrate(word: str, words: Catalogue) -> Illustration:
    """Return the illustration of a card."""
    if word in SPECIALS or word in TILES:
        return Illustration(_tile_figure(word, words.language), _tile_rows(word))
    if word in SECTIONS:
        section = SECTIONS.index(word)
        return Illustration(_castle_figure(words, section))
    return Illustration(_FIGURES[word](words))


# Tiles


def _tile_figure(word: str, language: str) -> Figure:
    face = faces.face_of(word, language)
    owner = "blue" if face.places < 0 else None
    return card_figures.tile_figure(face, _TILE_SCALE, owner)


def _tile_rows(word: str) -> dict[str, GlyphRow]:
    if word in SPECIALS:
        return {}
    tile = TILES[word]
    price: GlyphRow = (
        *faces.cost_glyphs(tile),
        *([good("any", tile.of_any_kind)] if tile.of_any_kind else []),
    )
    if tile is RESIDENCE:
        price = (good("denier", RESIDENCE_DENIERS), good("cloth", RESIDENCE_CLOTH))
    return {
        "caylus-fact-cost": price,
        "caylus-fact-points": (Shield(tile.points),),
        "caylus-fact-favors": (icon("fleur-de-lys", tile.favours),),
        "caylus-effect-income": ("+", good("denier", tile.income)),
    }


# Castle and favours

_CASTLE_PLAN = CastlePlan(
    width=372,
    height=540,
    x_scale=372 / 421,
    y_scale=1,
    house_size=32,
    name_size=24,
    info_size=22,
    shield_size=34,
    token_size=54,
    plate=(14, 14),
)


_SECTION_FRAME = BoxStyle(6, None, "ink", line_width=6)
"""The frame around the section that a card is about."""


def _castle_figure(words: Catalogue, section: int | None = None) -> Figure:
    """Return the castle, with a frame around the card's section."""

    def draw(canvas: Canvas, x: float, y: float) -> None:
        model = sample_position.sample_model(words.language)
        left, top = round(x), round(y)
        castle.draw_base(canvas, left, top, words, model.view.seats, _CASTLE_PLAN)
        castle.draw(canvas, left, top, model, _CASTLE_PLAN)
        if section is not None:
            dx, dy, w, h = _CASTLE_PLAN.section_box(section)
            canvas.box(Rect(left + dx, top + dy, w, h), _SECTION_FRAME, on=None)

    return Figure(_CASTLE_PLAN.width, _CASTLE_PLAN.height, draw, is_example=True)


_FAVOURS_PLAN = favours_plan.FavoursPlan(
    width=744,
    pitches=(100,) * 4,
    head_width=86,
    glyph_size=50,
    glyphs_y=48,
    markers_from_bottom=0,
    marker_size=0,
)
_SIMPLIFIED_PLAN = replace(favours_plan.PLAIN_CROP, pitches=(22,) * 4)
"""The simplified favours with their value, without players."""
_LINE_PANEL_HEIGHT = 128
_LINE_TOP = 12
_LINE_PLAN = replace(_FAVOURS_PLAN, pitches=(104,) * 4, head_width=96, glyph_size=56, glyphs_y=52)


def _favours_figure(
    plan: favours_plan.FavoursPlan, words: Catalogue, *, simplified: bool = False
) -> Figure:
    def draw(canvas: Canvas, x: float, y: float) -> None:
        favours.draw_base(canvas, (round(x), round(y)), words, CAPS[0], simplified, plan)

    return Figure(plan.width, plan.height, draw)


def _line_figure(line: str, words: Catalogue) -> Figure:
    """Return one line of the favours, with all levels open."""

    def draw(canvas: Canvas, x: float, y: float) -> None:
        canvas.box(
            Rect(x, y, _LINE_PLAN.width, _LINE_PANEL_HEIGHT), layout.PANEL, shadow=layout.SHADOW
        )
        favours.draw_line(canvas, (x, y + _LINE_TOP), line, len(LEVELS), words, _LINE_PLAN)

    return Figure(_LINE_PLAN.width, _LINE_PANEL_HEIGHT, draw)


# The road

_TILE_WIDTH, _TILE_HEIGHT = layout.CROP_TILE
_LANE_HEIGHT = 76
_LANE_TOP_MARGIN = 4
_LANE_MARGINS = 6
"""Height above and below the lane."""
_BAILIFF_START = 50.0
"""Where the bailiff came from, from the left edge of the first space."""
_SHOWN_SPACES = (2, 3, 4)
"""The spaces in the picture."""


def _road_figure(words: Catalogue, *, shows_bailiff: bool) -> Figure:
    """Return three spaces with their lane: the provost on it, or the bailiff moving to him."""

    def draw(canvas: Canvas, x: float, y: float) -> None:
        model = sample_position.sample_model(words.language)
        lefts = {space: layout.CROP_THREE[i] for i, space in enumerate(_SHOWN_SPACES)}
        for space, left in lefts.items():
            road.draw_tile(canvas, Rect(left, round(y), _TILE_WIDTH, _TILE_HEIGHT), space, model)
        lane = y + _TILE_HEIGHT + _LANE_HEIGHT / 2 + _LANE_TOP_MARGIN
        provost = lefts[model.view.provost] + _TILE_WIDTH / 2
        crop_road.draw_lane(
            canvas,
            lane,
            x - crop_road.LANE_REACH,
            x + card_figures.WIDTH + crop_road.LANE_REACH,
            provost + road.PAST_PROVOST,
        )
        if shows_bailiff:
            move = CropMove((0, lefts[_SHOWN_SPACES[0]] + _BAILIFF_START), (0, provost))
            crop_road.draw_move(canvas, lane, 0, move, (x, x + card_figures.WIDTH))
            markers.draw_arrival(canvas, provost, lane)
            canvas.put(markers.bailiff_sprite(), (provost, lane), on=None)
        else:
            canvas.put(markers.provost_sprite(), (provost, lane), on=None)

    return Figure(
        card_figures.WIDTH, _TILE_HEIGHT + _LANE_HEIGHT + _LANE_MARGINS, draw, is_example=True
    )


_BRIDGE_HEIGHT = 148


def _bridge_figure(words: Catalogue) -> Figure:
    height = _BRIDGE_HEIGHT

    def draw(canvas: Canvas, x: float, y: float) -> None:
        title = words.say("caylus-picture-bridge")
        rect = Rect(x, y, card_figures.WIDTH, height)
        bridge.draw_frame(canvas, rect, title, sample_position.SEATS, first=FIRST_PASSED_REWARD)
        bridge.draw_passed(
            canvas, rect, bridge.PassedPlayers(("red", "blue"), sample_position.SEATS)
        )

    return Figure(card_figures.WIDTH, height, draw, is_example=True)


# Rules in glyphs


def _worker_sprite(size: float) -> Sprite:
    return tokens.token_sprite("blue", size)


def _house_sprite(size: float) -> Sprite:
    return tokens.house_sprite("blue", size)


_DOT = Label("·")
_INCOME_ROWS: tuple[GlyphRow, ...] = (
    ("+", good("denier", INCOME)),
    (
        *(icon(faces.icon_of("residence")), "+", good("denier", RESIDENCE.income), _DOT),
        *(icon(faces.icon_of("library")), "+", good("denier", TILES["library"].income), _DOT),
        *(icon(faces.icon_of("hotel")), "+", good("denier", TILES["hotel"].income)),
    ),
)
_PLACING_ROWS: tuple[GlyphRow, ...] = (
    (good("denier", OWN_PRICE), "->", _worker_sprite),
    (_worker_sprite, "->", _house_sprite, "+", Shield(OWNER_POINT)),
)
_SPECIAL_ROWS: tuple[GlyphRow, ...] = (
    join_glyphs((icon(faces.icon_of(word)) for word in SPECIALS), "->"),
)
_PROVOST_ROWS: tuple[GlyphRow, ...] = (
    (good("denier", PROVOST_PRICE), "->", markers.provost_sprite, Label("±1")),
    (markers.provost_sprite, Label(f"±1 … ±{PROVOST_REACH}")),
)
_BATCH_ROWS: tuple[GlyphRow, ...] = (
    (good("food"), "+", good("basic"), "+", good("any"), "->", _house_sprite),
    join_glyphs((Shield(points) for points in HOUSE_POINTS), "/"),
    (icon("stone-tower"), "->", icon("fleur-de-lys")),
)
_FINAL_ROWS: tuple[GlyphRow, ...] = (
    (good("gold"), "->", Shield(GOLD_POINTS)),
    (good("basic", BASIC_PER_POINT), "->", Shield(1)),
    (good("denier", DENIERS_PER_POINT), "->", Shield(1)),
)
_TWO_PLAYER_ROWS: tuple[GlyphRow, ...] = (
    (_worker_sprite, good("denier", START_DENIERS[2][0])),
    (icon("exit-door"), "->", good("denier", TWO_PLAYER_LATE_PRICE), "->", _worker_sprite),
)


def _with_phase(
    number: int, figure: Callable[[Catalogue], Figure]
) -> Callable[[Catalogue], Figure]:
    """Return a phase of the round: its number among the seven, and its figure."""
    return lambda words: card_figures.stack_figures(
        card_figures.track_figure(_PHASE_COUNT, number), figure(words)
    )


def _glyph_figure(rows: tuple[GlyphRow, ...]) -> Callable[[Catalogue], Figure]:
    return lambda _: pictogram_figure(rows)


_FIGURES: dict[str, Callable[[Catalogue], Figure]] = {
    "phase-1": _with_phase(1, _glyph_figure(_INCOME_ROWS)),
    "phase-2": _with_phase(2, _glyph_figure(_PLACING_ROWS)),
    "phase-3": _with_phase(3, _glyph_figure(_SPECIAL_ROWS)),
    "phase-4": _with_phase(4, _glyph_figure(_PROVOST_ROWS)),
    "phase-5": _with_phase(5, partial(_road_figure, shows_bailiff=False)),
    "phase-6": _with_phase(6, _glyph_figure(_BATCH_ROWS)),
    "phase-7": _with_phase(7, partial(_road_figure, shows_bailiff=True)),
    "bridge": _bridge_figure,
    "castle": _castle_figure,
    "favor": partial(_favours_figure, _FAVOURS_PLAN),
    **{f"favor-{line}": partial(_line_figure, line) for line in LINES},
    "simplified": partial(_favours_figure, _SIMPLIFIED_PLAN, simplified=True),
    "provost": partial(_road_figure, shows_bailiff=False),
    "bailiff": partial(_road_figure, shows_bailiff=True),
    "final-scoring": _glyph_figure(_FINAL_ROWS),
    "two-players": _glyph_figure(_TWO_PLAYER_ROWS),
}
