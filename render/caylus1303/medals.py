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
from render.kit.rect import Rect, Size
from render.kit.sprite import Box
from render.kit.story import StoryAnchor
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, FLOOR

_MEDAL_SIZE = 64
_MIDDLE_MEDAL_SIZE = 52
"""Size of one of many medals."""
_CROWDED_MEDAL_SIZE = 40
"""Size of one of many medals in a crowded head."""
_SMALL_MEDAL_SIZE = 44
"""Size of a medal above its plate, where the counts take one row."""
_PLATE_SIZE = Size(44, 34)
_NARROW_PLATE_SIZE = Size(40, 32)
_SMALL_PLATE_SIZE = Size(44, 26)
"""Size of the plate below a small medal."""
_PLATE_RADIUS = 12
_PLATE_MARGINS = 5
"""Width of a plate that its code leaves free."""
_PLATE_BESIDE = 5
"""Distance of a plate from the medal at its left."""
_NARROW_PLATE_BESIDE = 3
"""The same distance in a crowded head."""
_PLATE_BELOW = 0
"""Distance of a plate from the medal above it."""
_MEDAL_GAP = 8
"""Minimum distance of two medals with their plates."""
_NARROW_GAP = 4
"""The same distance of many medals."""
_TOP_MARGIN = 6
"""Distance of the medals from the top of the panel, and minimum distance of small ones."""
_SMALL_TOP_MARGIN = 4
"""Distance of small medals from the top: medal and plate end above the chips of the counts."""
_DISC_REACH = 6
"""How far the disc under a new medal extends beyond the medal."""
_RING_INSET = 12
"""Difference in size of the medal whose ability is used, which leaves room for its ring."""


class MedalRow(NamedTuple):
    """Medals side by side.

    Attributes:
        step: the distance of two.
        size: their size.
        plate: the size of their plates.
        has_plates_beside: whether the plates are beside them, not below.
        gap: the distance of a medal from the plate before it.
        apart: the distance of a medal from its plate.
    """

    step: float
    size: float
    plate: Size
    has_plates_beside: bool
    gap: float = _MEDAL_GAP
    apart: float = _PLATE_BESIDE


def owned(model: Caylus1303Board, seat: int) -> list[str]:
    """Return the characters of a seat, in the order of their codes."""
    return [CHARACTERS[number] for number in model.view.characters_of(seat)]


def medal_rows(model: Caylus1303Board, scale: float, *, is_low: bool) -> Sequence[MedalRow]:
    """Return the rows to try, the largest first.

    The head ``is_low`` above one row of counts. While characters are chosen, and after the game,
    they have no plates.
    """
    plate = _PLATE_SIZE.w + _PLATE_BESIDE if _has_plates(model) else 0
    full = MedalRow(
        (_MEDAL_SIZE + plate + _MEDAL_GAP) * scale,
        _MEDAL_SIZE * scale,
        _PLATE_SIZE,
        has_plates_beside=True,
    )
    size = _SMALL_MEDAL_SIZE if is_low else _MEDAL_SIZE
    step = max(size, _SMALL_PLATE_SIZE.w) + _MEDAL_GAP
    last = MedalRow(step * scale, size * scale, _SMALL_PLATE_SIZE, has_plates_beside=False)
    narrow = _NARROW_PLATE_SIZE
    beside = [
        MedalRow(
            (size + apart + narrow.w + _NARROW_GAP) * scale,
            size * scale,
            narrow,
            has_plates_beside=True,
            gap=_NARROW_GAP,
            apart=apart,
        )
        for size, apart in (
            (_MEDAL_SIZE, _NARROW_PLATE_BESIDE),
            (_MIDDLE_MEDAL_SIZE, _NARROW_PLATE_BESIDE),
            (_CROWDED_MEDAL_SIZE, _NARROW_PLATE_BESIDE),
        )
    ]
    return full, *(beside if is_low else beside[:-1]), last


def _has_plates(model: Caylus1303Board) -> bool:
    """Return whether the codes of characters are of use."""
    return not (model.choosing or model.view.over)


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
    size = min(row.size, row.step - _TOP_MARGIN * scale)
    cy = top + (_TOP_MARGIN + _MEDAL_SIZE / 2) * scale
    if not row.has_plates_beside:
        cy = top + _SMALL_TOP_MARGIN * scale + size / 2
    for i, word in enumerate(characters):
        left = right - row.step * (len(characters) - i) + row.gap * scale
        cx = left + (size if row.has_plates_beside else row.step - row.gap * scale) / 2
        number = (cx, cy - size / 2)
        if row.has_plates_beside:
            number = (left + size + (row.apart + row.plate.w / 2) * scale, top)
        model.story.locate(
            word, partial(StoryAnchor, number, number, is_narrow=not row.has_plates_beside)
        )
        medal = Rect.around(cx, cy, size, size)
        code = character_code(model.view, word)
        _draw_medal(canvas, cx, cy, size, word, model)
        if model.choosing:
            _record_ring(canvas, code, medal.box, model)
            continue
        if not _has_plates(model):
            canvas.record("spot", code, medal.box)
            continue
        plate = _place_plate(medal, left, row, scale)
        _draw_plate(canvas, plate, code, model, scale)
        x, y, medal_right, medal_low = medal.box
        plate_x, _, plate_right, plate_low = plate.box
        whole = min(x, plate_x), y, max(medal_right, plate_right), max(medal_low, plate_low)
        _record_ring(canvas, code, whole, model)
        canvas.record("spot", code, whole)


def _place_plate(medal: Rect, left: float, row: MedalRow, scale: float) -> Rect:
    """Return the place of a plate: beside a medal that begins at ``left``, or below it."""
    size = row.plate
    w, h = min(size.w * scale, row.step - _NARROW_GAP), size.h * scale
    if row.has_plates_beside:
        return Rect(left + medal.w + row.apart * scale, medal.cy - h / 2, w, h)
    return Rect(medal.cx - w / 2, medal.bottom + _PLATE_BELOW, w, h)


def _record_ring(canvas: Canvas, code: str, box: Box, model: Caylus1303Board) -> None:
    """Record the ring of a medal that can be taken, around the medal and its plate."""
    if code in model.legal_codes and not canvas.hide_rings:
        canvas.record("ring", code, box)


def _draw_medal(
    canvas: Canvas, cx: float, cy: float, size: float, word: str, model: Caylus1303Board
) -> None:
    """Draw one medal, with a ring if it can be taken."""
    lit = character_code(model.view, word) in model.legal_codes and not canvas.hide_rings
    ground = "tile"
    if recency := model.character_recency(word):
        radius = size / 2 + _DISC_REACH
        ground = highlights.draw_arrival(canvas, (cx, cy), radius, recency, "tile")
    if word == model.acting.character:
        inner = size - _RING_INSET
        canvas.put(highlights.selection_ring_sprite(inner), (cx, cy), ground)
        canvas.put(medal_sprite(word, inner), (cx, cy), "tile")
    else:
        canvas.put(medal_sprite(word, size, is_legal=lit), (cx, cy), ground)


def _draw_plate(
    canvas: Canvas, rect: Rect, code: str, model: Caylus1303Board, scale: float
) -> None:
    """Draw the code of a medal."""
    legal = code in model.legal_codes
    fill, line, ink = ("act", "act", "white") if legal else ("tile", "ink", "ink")
    canvas.box(rect, BoxStyle(_PLATE_RADIUS, fill, line, line_width=2), on=None)
    style = TextStyle(BODY * scale, ink, "black", min_size=FLOOR)
    canvas.text(
        (rect.cx, rect.cy), code, style, align="middle", on=fill, max_width=rect.w - _PLATE_MARGINS
    )
    canvas.record("legal" if legal else "code", code, rect.box)
