"""The table of royal favours: four lines of five levels, locked above the cap, and the markers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

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
from render.caylus import favours_simplified, story
from render.caylus.board_model import CaylusBoard
from render.caylus.faces import BAND_COLOURS
from render.kit import effects, goods, highlights, keep_together, text, titled_panel, tokens
from render.kit.canvas import Canvas
from render.kit.effects import GlyphRow, RowStyle
from render.kit.highlights import Recency
from render.kit.icons import icon_sprite
from render.kit.palette import LOCKED, Colour
from render.kit.pen import BoxStyle, Point
from render.kit.rect import Rect
from render.kit.sprite import Sprite
from render.kit.story import Spot
from render.kit.text import TextStyle
from render.kit.titled_panel import PanelTitle


@dataclass(frozen=True, slots=True)
class FavoursPlan:
    """The table of favours at one of its sizes.

    Attributes:
        width: width of the whole panel.
        pitches: heights of the four lines.
        head_width: width of the column with the glyphs of the lines.
        glyph_size: size of the glyphs of a level.
        glyphs_y: middle of these glyphs, from the top of the line.
        markers_up: middle of the upper row of markers, from the bottom of the line.
        marker_size: size of a marker, unless five share a level.
        worded: whether the effects are also given in words.
    """

    width: int
    pitches: tuple[int, ...]
    head_width: int
    glyph_size: int
    glyphs_y: int
    markers_up: int
    marker_size: int
    worded: bool = False

    @property
    def height(self) -> int:
        """Height of the whole panel."""
        return _LINES_TOP + sum(self.pitches) + _BOTTOM_MARGIN

    @property
    def step(self) -> float:
        """Width of a level."""
        return (self.width - self.head_width - 10) / len(LEVELS)

    def left(self, level: int) -> float:
        """Return the left edge of a level, 1 to 5."""
        return self.head_width + (level - 1) * self.step

    def middle(self, level: int) -> float:
        """Return the middle of a level, 0 to 5; level 0 is the head of the line."""
        return self.head_width / 2 + 3 if level == 0 else self.left(level) + self.step / 2

    def top(self, line: int) -> float:
        """Return the top of a line."""
        return _LINES_TOP + sum(self.pitches[:line])


_LINES_TOP = 66
"""Top of the lines of favours, from that of the panel."""
_BOTTOM_MARGIN = 14
BOARD = FavoursPlan(
    width=421,
    pitches=(118, 118, 118, 118),
    head_width=70,
    glyph_size=36,
    glyphs_y=30,
    markers_up=54,
    marker_size=28,
)
CROP = FavoursPlan(
    width=744,
    pitches=(132, 132, 232, 256),
    head_width=86,
    glyph_size=46,
    glyphs_y=32,
    markers_up=62,
    marker_size=34,
    worded=True,
)
PLAIN_CROP = replace(CROP, pitches=(118, 118, 118, 118), worded=False)
_BUILDING_ROWS: tuple[GlyphRow, ...] = (
    (("text", "–"),),
    (("build", BAND_COLOURS["wood"]),),
    (("build", BAND_COLOURS["stone"]),),
    (("build", BAND_COLOURS["residential"]),),
    (("build", BAND_COLOURS["prestige"]),),
)


def cell_row(line: str, level: int) -> GlyphRow:
    """Return the effect of a level, as glyphs."""
    match line, level:
        case "vp", _:
            return (("vp", FAVOUR_POINTS[level]),)
        case "denier", _:
            return (("denier", FAVOUR_DENIERS[level]),)
        case "resource", 2:
            first, second = FAVOUR_CHOICE
            return ((first, 1), "/", (second, 1))
        case "resource", 4:
            return (("any", 1), ("text", "→2"))
        case "resource", _:
            return ((CUBES[FAVOUR_GOODS[level]], 1),)
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
        case _:
            return icon_sprite("claw-hammer", size)


def draw_base(
    canvas: Canvas,
    x: int,
    y: int,
    words: Catalogue,
    scored: int,
    simplified: bool,
    plan: FavoursPlan = BOARD,
) -> None:
    """Draw panel, cells and effects, which only depend on language and level cap."""
    w, h = plan.width, plan.height
    title = PanelTitle(
        words.say("caylus-board-favors"),
        (66, 37),
        max_width=w - 76,
        min_size=canvas.floor,
        symbol=icon_sprite("fleur-de-lys", 38),
        symbol_at=(38, 37),
    )
    titled_panel.draw_titled(canvas, Rect(x, y, w, h), title)
    if simplified:
        favours_simplified.draw_base(canvas, x, y, w, words)
        return
    cap = CAPS[scored]
    for i, line in enumerate(LINES):
        draw_line(canvas, x, y + plan.top(i), line, cap, words, plan)
    for level in range(cap + 1, len(LEVELS) + 1):
        padlock_y = y + plan.top(len(LINES)) - 24
        canvas.put(icon_sprite("padlock", 28, "ink2"), x + plan.middle(level), padlock_y, LOCKED)


def draw_line(
    canvas: Canvas, x: float, top: float, line: str, cap: int, words: Catalogue, plan: FavoursPlan
) -> None:
    """Draw a line: its head and its levels, those above the cap as locked."""
    canvas.put(
        head_sprite(line, plan.glyph_size + 2), x + plan.middle(0), top + plan.glyphs_y - 4, "panel"
    )
    for level in range(1, len(LEVELS) + 1):
        fill: Colour = "tile" if level <= cap else LOCKED
        left, width = x + plan.left(level) + 2, plan.step - 4
        height = plan.pitches[LINES.index(line)] - 6
        canvas.box(left, top + 2, width, height, BoxStyle(8, fill, "line", thick=2), on="panel")
        row, middle, y = cell_row(line, level), left - 2 + plan.step / 2, top + plan.glyphs_y
        style, room = RowStyle(plan.glyph_size, gap=2), plan.step - 8
        effects.draw(canvas, row, middle, y, style, max_width=room, on=fill)
        if plan.worded and line in ("resource", "building"):
            effect = words.format(plain(level_effect(line, level)))
            label = keep_together.mark_words(effect, words, GAME.name)
            _draw_effect_words(canvas, middle, y + 34, label, room - 4, fill)


def _draw_effect_words(
    canvas: Canvas, x: float, y: float, label: str, max_width: float, on: Colour
) -> None:
    size = canvas.floor
    lines = text.wrap(label, size, max_width, 5, language=canvas.language)
    for i, line in enumerate(lines):
        canvas.text(x, y + i * 23, line, TextStyle(size, "ink2"), align="m", on=on)


def draw(canvas: Canvas, x: int, y: int, model: CaylusBoard, plan: FavoursPlan = BOARD) -> None:
    """Draw the markers, and frames around legal levels or lines."""
    if model.view.simplified:
        favours_simplified.draw(canvas, x, y, plan.width, plan.height, model)
        return
    _draw_choices(canvas, x, y, model, plan)
    cap = CAPS[model.view.scored]
    for line in range(len(LINES)):
        levels: dict[int, list[int]] = {}
        for seat in range(model.view.seats):
            levels.setdefault(model.view.favour[seat][line], []).append(seat)
        for level, seats in levels.items():
            ground: Colour = "panel" if level == 0 else "tile" if level <= cap else LOCKED
            middle = (x + plan.middle(level), y + plan.top(line + 1) - plan.markers_up)
            _draw_markers(canvas, middle, line, seats, model, plan, ground)


_NUMBER_BELOW = 22
"""Distance of a number's middle below a marker in a single row, at size 28."""
_NUMBER_BESIDE = 8
"""Distance of a number's middle from the side of a marker in two rows."""


def _draw_markers(
    canvas: Canvas,
    middle: Point,
    line: int,
    seats: Sequence[int],
    model: CaylusBoard,
    plan: FavoursPlan,
    ground: Colour,
) -> None:
    """Draw up to four markers in pairs, or five smaller ones as three and two."""
    many, unit = len(seats) > 4, plan.marker_size / 28
    size = plan.marker_size - 6 if many else plan.marker_size
    glyph = middle[0], middle[1] + plan.markers_up - plan.pitches[line] + plan.glyphs_y
    for i, seat in enumerate(seats):
        dx, dy = 0.0, 14.0
        if many:
            step = (size - 1) / unit
            dx, dy = (i % 3 - 1) * step + (step / 2 if i > 2 else 0), 2 + i // 3 * (step + 3)
        elif len(seats) > 1:
            dx, dy = (i % 2 - 0.5) * 30, (0 if len(seats) > 2 else 14) + i // 2 * 30
        at = (middle[0] + dx * unit, middle[1] + dy * unit)
        on = ground
        number = at[0], at[1] + _NUMBER_BELOW * unit
        if len(seats) > 2:
            number = at[0] + (size / 2 + _NUMBER_BESIDE) * (1 if dx > 0 else -1), at[1]
        spot = partial(Spot, number, shield=glyph, narrow=True)
        model.story.locate(story.place_of_favour(seat, line), spot)
        if (seat, line) in model.latest_turn.favours | model.since_last_turn.favours:
            recency = Recency.of((seat, line) in model.latest_turn.favours)
            canvas.put(highlights.arrival_sprite(size / 2 + 4, recency), *at, ground)
            on = highlights.background_of(recency)
        canvas.put(tokens.token_sprite(model.colour_of(seat), size, False), *at, on)


_CHOICE_LEVEL = 2
"""The level of the resource line that offers a choice."""


def _draw_choices(canvas: Canvas, x: int, y: int, model: CaylusBoard, plan: FavoursPlan) -> None:
    """Frame the level that each line would give, or the levels to choose from."""
    view, seat = model.view, model.asked
    cells: list[tuple[int, int, Sequence[str]]] = []
    asked = view.stack[-1] if view.stack else None
    if isinstance(asked, FavourLine):
        for word in view.legal:
            line = LINES.index(word)
            cells.append((line, min(view.favour[seat][line] + 1, CAPS[view.scored]), [word]))
    elif isinstance(asked, FavourLevel):
        line = LINES.index(asked.line)
        cells = [(line, int(word), [word]) for word in view.legal]
    elif isinstance(asked, FavourResource):
        cells = [(LINES.index("resource"), _CHOICE_LEVEL, view.legal)]
    for line, level, choices in cells:
        left, top = x + plan.left(level), y + plan.top(line)
        w, h = plan.step, plan.pitches[line] - 2
        canvas.box(left, top, w, h, BoxStyle(10, None, "act", thick=5), on=None)
        box = (left, top, left + w, top + h)
        canvas.record("target", f"{LINES[line]} {level}", box)
        for choice in choices:
            canvas.record("choice", choice, box)
