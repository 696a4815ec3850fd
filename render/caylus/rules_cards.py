"""Illustrations of the rules cards of Caylus: a tile, a part of the board, or glyphs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.caylus.data import (
    BASIC_PER_POINT,
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
    RESIDENCE,
    RESIDENCE_CLOTH,
    RESIDENCE_DENIERS,
    SECTIONS,
    SPECIALS,
    START_DENIERS,
    TILES,
    TWO_PLAYER_LATE_PRICE,
)
from engine.core.words.catalogue import Catalogue
from render.caylus import castle, faces, favours, road, sample_position
from render.caylus.board import FIRST_PASSED
from render.caylus.castle_plan import CastlePlan
from render.caylus_common import bridge, crop_road, markers
from render.caylus_common.crop_road import CropMove
from render.kit import layout, rules_card, tokens
from render.kit.canvas import Canvas
from render.kit.effects import GlyphRow
from render.kit.pen import BoxStyle
from render.kit.rect import Rect
from render.kit.rules_card import Figure, Illustration, pictogram_figure
from render.kit.sprite import Sprite

_SCALE = 1.8
_PHASES = 7


def illustrate(word: str, words: Catalogue) -> Illustration:
    """Return the illustration of a card."""
    if word in SPECIALS or word in TILES:
        return Illustration(_tile(word, words.language), _tile_rows(word))
    if word in SECTIONS:
        section = SECTIONS.index(word)
        return Illustration(_castle(words, section))
    return Illustration(_FIGURES[word](words))


# Tiles


def _tile(word: str, language: str) -> Figure:
    face = faces.face(word, language)
    owner = "blue" if face.places < 0 else None
    return rules_card.tile_figure(face, _SCALE, owner)


def _tile_rows(word: str) -> dict[str, GlyphRow]:
    if word in SPECIALS:
        return {}
    found = TILES[word]
    price: GlyphRow = (*faces.cost(found), *([("any", found.any)] if found.any else []))
    if found is RESIDENCE:
        price = (("denier", RESIDENCE_DENIERS), ("cloth", RESIDENCE_CLOTH))
    return {
        "caylus-fact-cost": price,
        "caylus-fact-points": (("vp", found.vp),),
        "caylus-fact-favors": (("icon", "fleur-de-lys", found.favours),),
        "caylus-effect-income": ("+", ("denier", found.income)),
    }


# Castle and favours

_KEEP = CastlePlan(372, 540, 372 / 421, 1, 32, 24, 22, 34, 54, (14, 14))


def _castle(words: Catalogue, section: int | None = None) -> Figure:
    """Return the castle, with a frame around the card's section."""

    def draw(canvas: Canvas, x: float, y: float) -> None:
        shown = sample_position.model(words.language)
        left, top = round(x), round(y)
        castle.draw_base(canvas, left, top, words, shown.view.seats, _KEEP)
        castle.draw(canvas, left, top, shown, _KEEP)
        if section is not None:
            dx, dy, w, h = _KEEP.section_box(section)
            canvas.box(left + dx, top + dy, w, h, BoxStyle(6, None, "ink", thick=6), on=None)

    return Figure(_KEEP.width, _KEEP.height, draw)


_TABLE = favours.FavoursPlan(744, (100,) * 4, 86, 50, 48, 0, 0)
_WORTH = favours.FavoursPlan(744, (22,) * 4, 86, 46, 32, 62, 34)
"""The simplified favours with their value, without players."""
_LINE = favours.FavoursPlan(744, (104,) * 4, 96, 56, 52, 0, 0)


def _favours(plan: favours.FavoursPlan, words: Catalogue, *, simplified: bool = False) -> Figure:
    def draw(canvas: Canvas, x: float, y: float) -> None:
        favours.draw_base(canvas, round(x), round(y), words, 0, simplified, plan)

    return Figure(plan.width, plan.height, draw)


def _line(line: str, words: Catalogue) -> Figure:
    """Return one line of the favours, with all levels open."""
    height = 128

    def draw(canvas: Canvas, x: float, y: float) -> None:
        canvas.box(x, y, _LINE.width, height, layout.PANEL, shadow=5)
        favours.draw_line(canvas, x, y + 12, line, len(LEVELS), words, _LINE)

    return Figure(_LINE.width, height, draw)


# The road

_W, _H = layout.CROP_TILE
_LANE = 76
_SHOWN = (2, 3, 4)
"""The spaces in the picture."""


def _road(words: Catalogue, *, bailiff: bool) -> Figure:
    """Return three spaces with their lane: the provost on it, or the bailiff moving to him."""

    def draw(canvas: Canvas, x: float, y: float) -> None:
        shown = sample_position.model(words.language)
        lefts = {space: layout.CROP_THREE[i] for i, space in enumerate(_SHOWN)}
        for space, left in lefts.items():
            road.draw_tile(canvas, Rect(left, round(y), _W, _H), space, shown)
        lane, provost = y + _H + _LANE / 2 + 4, lefts[shown.view.provost] + _W / 2
        crop_road.draw_lane(
            canvas, lane, x - 10, x + rules_card.WIDTH + 10, provost + road.PAST_PROVOST
        )
        if bailiff:
            move = CropMove((0, lefts[_SHOWN[0]] + 50.0), (0, provost))
            crop_road.draw_move(canvas, lane, 0, move, (x, x + rules_card.WIDTH))
            markers.draw_arrival(canvas, provost, lane)
            canvas.put(markers.bailiff(), provost, lane, None)
        else:
            canvas.put(markers.provost(), provost, lane, None)

    return Figure(rules_card.WIDTH, _H + _LANE + 6, draw)


def _bridge(words: Catalogue) -> Figure:
    height = 148

    def draw(canvas: Canvas, x: float, y: float) -> None:
        title = words.say("caylus-picture-bridge")
        rect = Rect(x, y, rules_card.WIDTH, height)
        bridge.draw_frame(canvas, rect, title, sample_position.SEATS, first=FIRST_PASSED)
        bridge.draw_passed(canvas, rect, bridge.Passed(("red", "blue")))

    return Figure(rules_card.WIDTH, height, draw)


# Rules in glyphs


def _worker(size: float) -> Sprite:
    return tokens.token_sprite("blue", size)


def _house(size: float) -> Sprite:
    return tokens.house_sprite("blue", size)


_DOT = ("text", "·")
_INCOME: tuple[GlyphRow, ...] = (
    ("+", ("denier", INCOME)),
    (
        *(("icon", faces.icon("residence")), "+", ("denier", RESIDENCE.income), _DOT),
        *(("icon", faces.icon("library")), "+", ("denier", TILES["library"].income), _DOT),
        *(("icon", faces.icon("hotel")), "+", ("denier", TILES["hotel"].income)),
    ),
)
_PLACING: tuple[GlyphRow, ...] = (
    (("denier", OWN_PRICE), "->", (_worker, 1)),
    ((_worker, 1), "->", (_house, 1), "+", ("vp", OWNER_POINT)),
)
_SPECIAL: tuple[GlyphRow, ...] = (
    tuple(faces.between([("icon", faces.icon(word)) for word in SPECIALS], "->")),
)
_PROVOST: tuple[GlyphRow, ...] = (
    (("denier", PROVOST_PRICE), "->", (markers.provost, 1), ("text", "±1")),
    ((markers.provost, 1), ("text", f"±1 … ±{PROVOST_REACH}")),
)
_BATCH: tuple[GlyphRow, ...] = (
    (("food", 1), "+", ("basic", 1), "+", ("any", 1), "->", (_house, 1)),
    tuple(faces.between([("vp", points) for points in HOUSE_POINTS], "/")),
    (("icon", "stone-tower"), "->", ("icon", "fleur-de-lys")),
)
_FINAL: tuple[GlyphRow, ...] = (
    (("gold", 1), "->", ("vp", GOLD_POINTS)),
    (("basic", BASIC_PER_POINT), "->", ("vp", 1)),
    (("denier", DENIERS_PER_POINT), "->", ("vp", 1)),
)
_TWO: tuple[GlyphRow, ...] = (
    ((_worker, 1), ("denier", START_DENIERS[2][0])),
    (("icon", "exit-door"), "->", ("denier", TWO_PLAYER_LATE_PRICE), "->", (_worker, 1)),
)


def _phase(number: int, figure: Callable[[Catalogue], Figure]) -> Callable[[Catalogue], Figure]:
    """Return a phase of the round: its number among the seven, and its figure."""
    return lambda words: rules_card.stack_figures(
        rules_card.track_figure(_PHASES, number), figure(words)
    )


def _glyphs(rows: tuple[GlyphRow, ...]) -> Callable[[Catalogue], Figure]:
    return lambda _: pictogram_figure(rows)


_FIGURES: dict[str, Callable[[Catalogue], Figure]] = {
    "phase-1": _phase(1, _glyphs(_INCOME)),
    "phase-2": _phase(2, _glyphs(_PLACING)),
    "phase-3": _phase(3, _glyphs(_SPECIAL)),
    "phase-4": _phase(4, _glyphs(_PROVOST)),
    "phase-5": _phase(5, partial(_road, bailiff=False)),
    "phase-6": _phase(6, _glyphs(_BATCH)),
    "phase-7": _phase(7, partial(_road, bailiff=True)),
    "bridge": _bridge,
    "castle": _castle,
    "favor": partial(_favours, _TABLE),
    **{f"favor-{line}": partial(_line, line) for line in LINES},
    "simplified": partial(_favours, _WORTH, simplified=True),
    "provost": partial(_road, bailiff=False),
    "bailiff": partial(_road, bailiff=True),
    "final-scoring": _glyphs(_FINAL),
    "two-players": _glyphs(_TWO),
}
