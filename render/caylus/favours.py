"""The table of royal favours: four lines of five levels, locked above the cap, and the markers."""

from __future__ import annotations

from collections.abc import Sequence

from engine.caylus import GAME
from engine.caylus.data import (
    CAPS,
    CUBES,
    FAVOUR_CHOICE,
    FAVOUR_DENIERS,
    FAVOUR_GOODS,
    FAVOUR_POINTS,
    LEVELS,
    LINES,
)
from engine.caylus.rules.building import FavourLevel, FavourLine
from engine.caylus.rules.favour_effects import FavourResource
from engine.caylus.words.effects import level_effect
from engine.core.words.catalogue import Catalogue
from engine.core.words.phrases import plain
from render.caylus import favour_markers, favours_simplified
from render.caylus.board_model import CaylusBoard
from render.caylus.faces import BAND_COLOURS
from render.caylus.favour_markers import MarkersPlan
from render.caylus.favours_plan import BOARD, FavoursPlan
from render.kit import glyph_rows, goods, keep_together, text, titled_panel
from render.kit.canvas import Canvas
from render.kit.glyph_rows import RowStyle
from render.kit.glyphs import GlyphRow, Label, Shield, build, good
from render.kit.icons import icon_sprite
from render.kit.palette import LOCKED, Colour
from render.kit.pen import BoxStyle, Point
from render.kit.rect import Rect
from render.kit.sprite import Sprite
from render.kit.text import TextStyle
from render.kit.titled_panel import PanelTitle

_HEAD_RISE = 4
"""How far that glyph is above the glyphs of the levels."""
_TITLE_LEFT = 66
_TITLE_MIDDLE = 37
_TITLE_SYMBOL_SIZE = 38
_CELL_RADIUS = 8
_LEGAL_FRAME = BoxStyle(10, None, "act", line_width=5)
_TITLE_SYMBOL_MIDDLE = 38
_TITLE_MARGINS = 76
"""Width of the panel that its title cannot use."""
_CELL_GAP = 2
"""Gap between the box of a level and the edges of its cell; below it the gap is twice as large."""
_GLYPHS_MARGIN = 4
"""Distance of the glyphs from the sides of their cell."""
_WORDS_BELOW_GLYPHS = 34
"""Distance between the middles of the glyphs and of the first line of words."""
_WORDS_MARGINS = 4
"""Width that the words leave free besides the margins of the glyphs."""
_EFFECT_LINE_PITCH = 23
_MAX_EFFECT_LINES = 5
_PADLOCK_SIZE = 28
_BUILDING_ROWS: tuple[GlyphRow, ...] = (
    (Label("–"),),
    (build(BAND_COLOURS["wood"]),),
    (build(BAND_COLOURS["stone"]),),
    (build(BAND_COLOURS["residential"]),),
    (build(BAND_COLOURS["prestige"]),),
)


def _cell_row(line: str, level: int) -> GlyphRow:
    """Return the effect of a level, as glyphs."""
    match line, level:
        case "vp", _:
            return (Shield(FAVOUR_POINTS[level]),)
        case "denier", _:
            return (good("denier", FAVOUR_DENIERS[level]),)
        case "resource", 2:
            first, second = FAVOUR_CHOICE
            return (good(first), "/", good(second))
        case "resource", 4:
            return (good("any"), Label("→2"))
        case "resource", _:
            return (good(CUBES[FAVOUR_GOODS[level]]),)
        case _:
            return _BUILDING_ROWS[level - 1]


def head_sprite(line: str, size: float) -> Sprite:
    """Return the glyph at the head of a line."""
    match line:
        case "vp":
            return icon_sprite("laurels", size, "vp")
        case "denier":
            return goods.good_sprite("denier", size)
        case "resource":
            return goods.good_sprite("any", size - 2)
    return icon_sprite("claw-hammer", size)


def draw_base(
    canvas: Canvas,
    corner: tuple[int, int],
    words: Catalogue,
    cap: int,
    simplified: bool,
    plan: FavoursPlan = BOARD,
) -> None:
    """Draw panel, cells and effects, which only depend on language and level cap."""
    x, y = corner
    w, h = plan.width, plan.height
    title = PanelTitle(
        words.say("caylus-board-favors"),
        (_TITLE_LEFT, _TITLE_MIDDLE),
        max_width=w - _TITLE_MARGINS,
        min_size=canvas.floor,
        symbol=icon_sprite("fleur-de-lys", _TITLE_SYMBOL_SIZE),
        symbol_at=(_TITLE_SYMBOL_MIDDLE, _TITLE_MIDDLE),
    )
    titled_panel.draw_titled(canvas, Rect(x, y, w, h), title)
    if simplified:
        favours_simplified.draw_base(canvas, x, y, w, words)
        return
    for i, line in enumerate(LINES):
        draw_line(canvas, (x, y + plan.top(i)), line, cap, words, plan)
    for level in range(cap + 1, len(LEVELS) + 1):
        padlock = icon_sprite("padlock", _PADLOCK_SIZE, "ink2")
        padlock_y = y + plan.padlocks_y
        canvas.put(padlock, (x + plan.middle(level), padlock_y), LOCKED)


def draw_line(
    canvas: Canvas, corner: Point, line: str, cap: int, words: Catalogue, plan: FavoursPlan
) -> None:
    """Draw a line: its head and its levels, those above the cap as locked."""
    x, top = corner
    head = head_sprite(line, plan.glyph_size + 2)
    head_y = top + plan.glyphs_y - _HEAD_RISE
    canvas.put(head, (x + plan.middle(0), head_y), "panel")
    for level in range(1, len(LEVELS) + 1):
        fill = _cell_colour(level, cap)
        cell = Rect(x + plan.left(level), top, plan.step, plan.pitches[LINES.index(line)])
        _draw_cell(canvas, cell, fill)
        room = cell.w - 2 * _GLYPHS_MARGIN
        row = _cell_row(line, level)
        y = top + plan.glyphs_y
        style = RowStyle(plan.glyph_size, gap=2, on=fill)
        glyph_rows.draw(canvas, row, cell.cx, y, style, max_width=room)
        if plan.has_words and line in ("resource", "building"):
            effect = words.format(plain(level_effect(line, level)))
            label = keep_together.mark_words(effect, words, GAME.name)
            at = (cell.cx, y + _WORDS_BELOW_GLYPHS)
            _draw_effect_words(canvas, at, label, room - _WORDS_MARGINS, fill)


def _cell_colour(level: int, cap: int) -> Colour:
    return "tile" if level <= cap else LOCKED


def _draw_cell(canvas: Canvas, cell: Rect, fill: Colour) -> None:
    """Draw the box of a level, with a gap to its neighbours."""
    w, h = cell.w - 2 * _CELL_GAP, cell.h - 3 * _CELL_GAP
    style = BoxStyle(_CELL_RADIUS, fill, "line", line_width=2)
    canvas.box(Rect(cell.x + _CELL_GAP, cell.y + _CELL_GAP, w, h), style, on="panel")


def _draw_effect_words(
    canvas: Canvas, first_line: Point, label: str, max_width: float, on: Colour
) -> None:
    """Draw an effect in words, centred below its glyphs."""
    x, y = first_line
    size = canvas.floor
    lines = text.wrap(label, size, max_width, _MAX_EFFECT_LINES, language=canvas.language)
    for i, line in enumerate(lines):
        middle = y + i * _EFFECT_LINE_PITCH
        canvas.text((x, middle), line, TextStyle(size, "ink2"), align="middle", on=on)


def draw(canvas: Canvas, x: int, y: int, model: CaylusBoard, plan: FavoursPlan = BOARD) -> None:
    """Draw the markers, and frames around legal levels or lines."""
    if model.view.simplified:
        favours_simplified.draw(canvas, x, y, plan.width, plan.height, model)
        return
    _draw_choices(canvas, x, y, model, plan)
    cap = CAPS[model.view.sections_scored]
    for line in range(len(LINES)):
        levels: dict[int, list[int]] = {}
        for seat in range(model.view.seats):
            levels.setdefault(model.view.favour[seat][line], []).append(seat)
        for level, seats in levels.items():
            ground: Colour = "panel" if level == 0 else _cell_colour(level, cap)
            middle_x = x + plan.middle(level)
            markers = MarkersPlan(
                middle=(middle_x, y + plan.top(line + 1) - plan.markers_from_bottom),
                shield=(middle_x, y + plan.top(line) + plan.glyphs_y),
                size=plan.marker_size,
                ground=ground,
            )
            favour_markers.draw(canvas, markers, line, seats, model)


_CHOICE_LEVEL = 2
"""The level of the resource line that offers a choice."""


def _draw_choices(canvas: Canvas, x: int, y: int, model: CaylusBoard, plan: FavoursPlan) -> None:
    """Frame the level that each line would give, or the levels to choose from."""
    view = model.view
    seat = model.asked
    cap = CAPS[model.view.sections_scored]
    cells: list[tuple[int, int, Sequence[str]]] = []
    asked = view.stack[-1] if view.stack else None
    if isinstance(asked, FavourLine):
        for word in view.legal:
            line = LINES.index(word)
            cells.append((line, min(view.favour[seat][line] + 1, cap), [word]))
    elif isinstance(asked, FavourLevel):
        line = LINES.index(asked.line)
        cells = [(line, int(word), [word]) for word in view.legal]
    elif isinstance(asked, FavourResource):
        cells = [(LINES.index("resource"), _CHOICE_LEVEL, view.legal)]
    for line, level, choices in cells:
        top = y + plan.top(line)
        h = plan.pitches[line] - _CELL_GAP
        frame = Rect(x + plan.left(level), top, plan.step, h)
        canvas.box(frame, _LEGAL_FRAME, on=None)
        canvas.record("target", f"{LINES[line]} {level}", frame.box)
        for choice in choices:
            canvas.record("choice", choice, frame.box)
