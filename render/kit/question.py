"""The question line: what is asked now, in one line, and its answers that are goods or amounts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from render.kit import effects, layout, text, tokens
from render.kit.canvas import Canvas
from render.kit.table import Table

SIZE, LEAST = 38, 26
CROP_SIZE, CROP_LEAST = 32, 22
MOST_CHIPS = 6
CHIP = 56
_GLYPH, _PADDING, _GAP = 36, 9, 10
_MORE: effects.Row = (("text", "…"),)
_MIDDLE = 138
_CROP_MIDDLE = 122
_CROP_TOKENS = 3
"""So many of those who are asked at once have a token in the head of a crop."""
_CROP_CHIPS = 330
"""Room for the answers in a crop."""


def draw(canvas: Canvas, table: Table[Any]) -> None:
    """The line under the head of the board."""
    said = table.question
    left, right = layout.MARGIN, layout.WIDTH - layout.MARGIN
    span = min(canvas.text_width(said, SIZE), float(right - left))
    room = right - left - span - 24
    taken = _chips(canvas, table.answers, right, _MIDDLE, room)
    canvas.text(left, _MIDDLE, said, SIZE, room=right - left - taken, least=LEAST)
    canvas.note("question", said, (left, _MIDDLE - 28, right, _MIDDLE + 28))


def crop(canvas: Canvas, table: Table[Any]) -> None:
    """The line under the head of a crop, behind the tokens of those who are asked."""
    said, x = table.question, float(layout.CROP_MARGIN)
    right = layout.CROP_WIDTH - layout.CROP_MARGIN
    for seat in table.movers[:_CROP_TOKENS]:
        canvas.put(tokens.token(table.colour(seat), CHIP), x + CHIP / 2, _CROP_MIDDLE)
        x += CHIP + 10
    x += 6
    right -= round(_chips(canvas, table.answers, right, _CROP_MIDDLE, _CROP_CHIPS))
    size, parts = _broken(table.prose(said), right - x, canvas.language)
    for i, part in enumerate(parts):
        y = _CROP_MIDDLE + (i - (len(parts) - 1) / 2) * size * 1.16
        canvas.text(x, y, part, size)
    canvas.note("question", said, (x, _CROP_MIDDLE - 34, right, _CROP_MIDDLE + 34))


def _broken(said: str, room: float, language: str) -> tuple[float, list[str]]:
    """The largest size at which a question is one line, or else at most two."""
    size = float(CROP_SIZE)
    while size > CROP_LEAST:
        lines = text.wrap(said, size, room, 2, language=language)
        if not lines[-1].endswith("…") and (len(lines) == 1 or size <= CROP_SIZE - 4):
            return size, lines
        size -= 1
    return size, text.wrap(said, size, room, 2, language=language)


def _chips(
    canvas: Canvas, answers: Sequence[effects.Row], right: float, y: float, room: float
) -> float:
    """Draw as many answers as there is room for, right-aligned; how much of it they take.

    Where some are left out, the last chip says so.
    """
    shown = list(answers[:MOST_CHIPS])
    while shown and _width(canvas, _told(shown, answers)) > room:
        shown.pop()
    if not shown:
        return 0.0
    told = _told(shown, answers)
    taken = _width(canvas, told)
    x = right - taken
    for row in told:
        x += _chip(canvas, row, x, y) + _GAP
    return taken + 24


def _told(shown: Sequence[effects.Row], answers: Sequence[effects.Row]) -> list[effects.Row]:
    """The answers with a room, and a sign for the rest of them."""
    if len(shown) == len(answers):
        return list(shown)
    return [*shown[: MOST_CHIPS - 1], _MORE]


def _width(canvas: Canvas, rows: Sequence[effects.Row]) -> float:
    return sum(_chip_width(canvas, row) for row in rows) + _GAP * (len(rows) - 1)


def _chip_width(canvas: Canvas, row: effects.Row) -> float:
    return max(float(CHIP), effects.width(canvas, row, _GLYPH, 4) + 2 * _PADDING)


def _chip(canvas: Canvas, row: effects.Row, x: float, y: float) -> float:
    width = _chip_width(canvas, row)
    top, lit = y - CHIP / 2, row != _MORE
    canvas.box(x, top, width, CHIP, 12, "tile", "act" if lit else "line", 4 if lit else 3)
    effects.draw(canvas, row, x + width / 2, y, _GLYPH, gap=4)
    if lit:
        canvas.note("answer", "", (x, top, x + width, top + CHIP))
    return width
