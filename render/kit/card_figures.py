"""Figures for the pictures of rules cards, painted by the same functions as on the board."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from render.kit import face_patch, glyph_rows, layout, tile_face, tokens, worker_spaces
from render.kit.canvas import Canvas
from render.kit.glyph_rows import RowStyle
from render.kit.glyphs import GlyphRow
from render.kit.pen import Pen
from render.kit.rect import Rect
from render.kit.sprite import Sprite
from render.kit.text import TextStyle
from render.kit.tile_face import TileFace
from render.kit.type_scale import FIGURE

WIDTH = layout.CROP_ONE_WIDTH
"""Width of the widest figure."""
_STACK_GAP = 22
"""Gap between two figures that are stacked."""


class Figure(NamedTuple):
    """A drawing of a given size; ``draw`` gets the canvas and its top left corner.

    ``is_example`` marks a part of a board in a made-up position, which gets a ribbon.
    """

    width: float
    height: float
    draw: Callable[[Canvas, float, float], None]
    is_example: bool = False


@dataclass(frozen=True, slots=True)
class Illustration:
    """The figure of a card, and rows of glyphs by the key of a fact."""

    figure: Figure
    rows: Mapping[str, GlyphRow] = field(default_factory=dict)


# A tile: lengths in pixels of a tile on the board, enlarged with it

_WORKER_SPACE_SIZE = 27
_NUMBERED_WORKERS = 3
"""Number of worker spaces on a tile that are numbered."""
_HOUSE_SIZE = 46
_HOUSE_X = 99
"""Middle of a house, from the left edge of its tile."""
_HOUSE_RISE = 1
"""How far the house is above the middle of the row of workers."""


def tile_figure(face: TileFace, scale: float, owner: str | None = None) -> Figure:
    """Return a tile as a figure, enlarged by ``scale``, with a house if it has an owner."""
    w, h = layout.TILE
    size = (round(w * scale), round((h + layout.SHADOW) * scale))

    def draw(canvas: Canvas, x: float, y: float) -> None:
        tile_canvas = Canvas(*size, canvas.style)
        face_patch.draw_face(tile_canvas, face, layout.TILE, scale, has_plate=False)
        canvas.put(tile_canvas.patch(), (x, y))
        if not face.is_out_of_game:
            _draw_worker_spaces(canvas, x, y, face, scale)
        if owner is not None:
            house = tokens.house_sprite(owner, _HOUSE_SIZE * scale)
            middle = (tile_face.middle_of(face) - _HOUSE_RISE) * scale
            canvas.put(house, (x + _HOUSE_X * scale, y + middle), "tile")

    return Figure(*size, draw)


def _draw_worker_spaces(canvas: Canvas, x: float, y: float, face: TileFace, scale: float) -> None:
    for number, (dx, dy) in enumerate(tile_face.worker_places(face), 1):
        label = str(number) if face.places == _NUMBERED_WORKERS else ""
        size = _WORKER_SPACE_SIZE * scale
        worker_spaces.draw(canvas, (x + dx * scale, y + dy * scale), size, number=label)


# Rows of glyphs: lengths are shares of the size of a glyph, unless they are in pixels

_ROW_PITCH_SHARE = 1.5
_ROWS_MARGIN_SHARE = 0.25
"""Distance of the first and the last row from the panel's edges."""
_ROWS_INSET = 22
"""Distance of the rows from the panel's sides, in pixels."""
_GLYPH_GAP = 12
"""Gap between two glyphs, in pixels."""


def pictogram_figure(rows: Sequence[GlyphRow], *, size: float = 64, width: float = WIDTH) -> Figure:
    """Return a rule as rows of glyphs, one for each step."""
    pitch = size * _ROW_PITCH_SHARE
    margin = size * _ROWS_MARGIN_SHARE
    height = pitch * len(rows) + 2 * margin

    def draw(canvas: Canvas, x: float, y: float) -> None:
        canvas.box(Rect(x, y, width, height), layout.PANEL, shadow=layout.SHADOW)
        room = width - 2 * _ROWS_INSET
        style = RowStyle(size, gap=_GLYPH_GAP, on="panel")
        for i, row in enumerate(rows):
            middle = y + margin + pitch * (i + 0.5)
            glyph_rows.draw(canvas, row, x + width / 2, middle, style, max_width=room)

    return Figure(width, height, draw)


def stack_figures(upper: Figure, lower: Figure) -> Figure:
    """Return two figures, one below the other."""
    width = max(upper.width, lower.width)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        upper.draw(canvas, x + (width - upper.width) / 2, y)
        lower_top = y + upper.height + _STACK_GAP
        lower.draw(canvas, x + (width - lower.width) / 2, lower_top)

    height = upper.height + _STACK_GAP + lower.height
    return Figure(width, height, draw, is_example=upper.is_example or lower.is_example)


# Numbered steps

_STEP_PITCH = 84
_STEP_RADIUS = 31
_STEP_EDGE_WIDTH = 3
_STEP_MARGIN = 1
"""Distance of the discs from the sides of the figure; twice as much from its top and bottom."""
_STEP_LINE_WIDTH = 4


def track_figure(count: int, now: int, first: int = 1) -> Figure:
    """Return ``count`` steps in a row, numbered from ``first``, the step ``now`` highlighted."""
    length = _STEP_PITCH * (count - 1)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        middle = y + _STEP_RADIUS + 2 * _STEP_MARGIN
        line_top = middle - _STEP_LINE_WIDTH / 2
        canvas.fill(Rect(x + _STEP_RADIUS, line_top, length, _STEP_LINE_WIDTH), "line")
        for i in range(count):
            number = first + i
            cx = x + _STEP_RADIUS + _STEP_MARGIN + i * _STEP_PITCH
            canvas.put(_step_sprite(number == now), (cx, middle))
            ink, ground = ("white", "ink") if number == now else ("ink2", "panel")
            style = TextStyle(FIGURE, ink, "black")
            canvas.text((cx, middle + 1), str(number), style, align="middle", on=ground)

    width = length + 2 * (_STEP_RADIUS + _STEP_MARGIN)
    return Figure(width, 2 * (_STEP_RADIUS + 2 * _STEP_MARGIN), draw)


@lru_cache(maxsize=2)
def _step_sprite(now: bool) -> Sprite:
    pen = Pen.square(_STEP_RADIUS + _STEP_MARGIN)
    fill, edge = ("ink", "ink") if now else ("panel", "line")
    pen.disc(0, 0, _STEP_RADIUS, fill, edge, _STEP_EDGE_WIDTH)
    return pen.sprite()
