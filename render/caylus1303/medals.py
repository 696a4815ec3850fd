"""The characters of a player as medals with their codes, in the head of a player panel."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from engine.caylus1303.data import CHARACTERS
from engine.caylus1303.words.names import character_code
from render.caylus1303.board_model import Caylus1303Board
from render.caylus1303.portraits import medal_sprite
from render.kit import highlights
from render.kit.canvas import Canvas
from render.kit.pen import BoxStyle, Point
from render.kit.rect import Rect
from render.kit.sprite import Box
from render.kit.story import spot_of_piece
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, DETAIL

_MEDAL, _SMALL_MEDAL = 64, 38
"""Sizes of a medal, and of one above its plate where the counts take one row."""
_PLATE, _SMALL_PLATE = (44, 34), (40, 28)
_APART, _BELOW = 5, 2
"""Distances of a medal from the plate beside and below it."""
_MIN_GAP = 8
"""Minimum distance of two medals with their plates."""


class MedalRow(NamedTuple):
    """Medals side by side: the distance of two, their size, and where their plates are."""

    step: float
    size: float
    beside: bool


def owned(model: Caylus1303Board, seat: int) -> list[str]:
    """Return the characters of a seat, in the order of their codes."""
    return [CHARACTERS[number] for number in model.view.characters_of(seat)]


def medal_rows(model: Caylus1303Board, scale: float, *, low: bool) -> Sequence[MedalRow]:
    """Return the rows to try, the largest first.

    ``low`` is for a head above one row of counts. While characters are chosen they have no plates.
    """
    plate = 0 if model.choosing else _PLATE[0] + _APART
    full = MedalRow((_MEDAL + plate + _MIN_GAP) * scale, _MEDAL * scale, beside=True)
    size = _SMALL_MEDAL if low else _MEDAL
    step = max(size, _SMALL_PLATE[0]) + _MIN_GAP
    return full, MedalRow(step * scale, size * scale, beside=False)


def draw_medals(
    canvas: Canvas,
    corner: Point,
    characters: Sequence[str],
    row: MedalRow,
    model: Caylus1303Board,
    scale: float,
) -> None:
    """Draw medals with their code plates, right-aligned in a panel's head.

    ``corner`` is the top right corner of the head.
    """
    right, top = corner
    size = min(row.size, row.step - 6 * scale)
    y = top + 6 * scale + size / 2
    for i, word in enumerate(characters):
        left = right - row.step * (len(characters) - i) + _MIN_GAP * scale
        cx = left + (size if row.beside else row.step - _MIN_GAP * scale) / 2
        draw_medal(canvas, cx, y, size, word, model)
        code = character_code(model.view, word)
        ring = Rect(cx - size / 2, y - size / 2, size, size).box
        if model.choosing:
            _record_ring(canvas, code, ring, model)
            continue
        w, h = (side * scale for side in (_PLATE if row.beside else _SMALL_PLATE))
        w = min(w, row.step - 4)
        x = left + size + _APART * scale if row.beside else cx - w / 2
        plate_top = y - h / 2 if row.beside else y + size / 2 + _BELOW
        plate = Rect(x, plate_top, w, h)
        _draw_plate(canvas, plate, code, model, scale)
        right_end, low = max(ring[2], plate.box[2]), max(ring[3], plate.box[3])
        whole = min(ring[0], x), ring[1], right_end, low
        _record_ring(canvas, code, whole, model)
        canvas.record("spot", code, whole)


def _record_ring(canvas: Canvas, code: str, box: Box, model: Caylus1303Board) -> None:
    """Record the ring of a medal that can be taken, around the medal and its plate."""
    if code in model.legal and not canvas.hide_rings:
        canvas.record("ring", code, box)


def draw_medal(
    canvas: Canvas, cx: float, cy: float, size: float, word: str, model: Caylus1303Board
) -> None:
    """Draw one medal, with a ring if it can be taken."""
    lit = character_code(model.view, word) in model.legal and not canvas.hide_rings
    model.story.locate(word, partial(spot_of_piece, cx, cy, size / 2))
    ground = "tile"
    if recency := model.character_recency(word):
        canvas.put(highlights.arrival_sprite(size / 2 + 6, recency), cx, cy, "tile")
        ground = highlights.background_of(recency)
    if word == model.acting.character:
        canvas.put(highlights.selection_ring_sprite(size - 12), cx, cy, ground)
        canvas.put(medal_sprite(word, size - 12), cx, cy, "tile")
    else:
        canvas.put(medal_sprite(word, size, lit), cx, cy, ground)


def _draw_plate(
    canvas: Canvas, rect: Rect, code: str, model: Caylus1303Board, scale: float
) -> None:
    """Draw the code of a medal."""
    legal = code in model.legal
    fill, line, ink = ("act", "act", "white") if legal else ("tile", "ink", "ink")
    canvas.box(*rect, BoxStyle(12, fill, line, thick=2), on=None)
    middle = rect.x + rect.w / 2, rect.y + rect.h / 2
    style = TextStyle(BODY * scale, ink, "black", min_size=DETAIL)
    canvas.text(*middle, code, style, align="m", on=fill, max_width=rect.w - 5)
    canvas.record("legal" if legal else "code", code, rect.box)
