"""The question line: the question, and answers that are goods or amounts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from render.kit import glyph_rows, layout, text, tokens
from render.kit.board_model import BoardModel
from render.kit.canvas import Canvas
from render.kit.glyph_rows import RowStyle
from render.kit.glyphs import GlyphRow, Label
from render.kit.pen import BoxStyle
from render.kit.rect import Rect
from render.kit.scene import CHANCES, CHART, SCORE
from render.kit.text import TextStyle
from render.kit.type_scale import (
    CAPTION,
    CODE,
    DETAIL,
    FIGURE,
    LONG_QUESTION,
    QUESTION,
    SMALL_FIGURE,
    SUBHEADING,
)

_CROP_SIZES = [(size, 2 if size <= FIGURE else 1) for size in range(CODE, DETAIL - 1, -1)]
"""Sizes to try for a question of a crop, with the number of lines it may take."""
_MAX_CHIPS = 7
"""Maximum number of answers; those from -3 to 3 fit."""
_CHIP_SIZE = 56
_ANSWER = RowStyle(36, gap=4)
_ANSWER_CHIP = BoxStyle(12, "tile", "act", line_width=4)
_MORE_CHIP = BoxStyle(12, "tile", "line", layout.EDGE_WIDTH)
"""The chip that stands for further answers."""
_BEFORE_CHIPS = 24
"""Width that is kept free at the left of all chips."""
_CHIP_PADDING = 9
_CHIP_GAP = 10
_MORE_ANSWERS: GlyphRow = (Label("…"),)
_WHOLE_WIDTH = layout.WIDTH - 2 * layout.MARGIN
_MAX_USUAL_WIDTH = 1000.0
"""Maximum width of a question in its usual size."""
_ONE_LINE = (
    (QUESTION, _MAX_USUAL_WIDTH),
    *((size, float(_WHOLE_WIDTH)) for size in range(LONG_QUESTION, SMALL_FIGURE, -2)),
)
"""Sizes to try for a question on one line, with the width each may take."""
_ONE_LINE_MIDDLE = 101
"""Middle of a question on one line."""
_TWO_LINE_MIDDLES = (82, 121)
"""Middles of a question on two lines."""
_LOW_MIDDLE = 121
"""Middle of a question on a line below a badge of two rows."""
_HALF_HEIGHT = 34
"""Half the height of the recorded area of a question."""
_TWO_LINE_SIZES = range(SMALL_FIGURE, SUBHEADING - 1, -1)
"""Sizes to try for a question on two lines."""
_ANSWERS_MIDDLE = 166
"""Middle of the answers, beside the last move."""
_MIN_LAST_MOVE_WIDTH = 700
"""Width to keep for the last move beside the answers."""
_WITHOUT_ANSWERS = frozenset({SCORE, CHART, CHANCES})
"""Parts that are not about the question."""
_CROP_MIDDLE = 122
_MAX_CROP_TOKENS = 3
"""Maximum number of tokens of the players asked in the header of a crop."""
_CROP_TOKEN_GAP = 10
_CROP_GAP_AFTER_TOKENS = 6
"""Additional gap after the last token."""
_CROP_LEADING = 1.16
"""Distance of two lines, in units of their text size."""
_CROP_CHIP_WIDTHS = (330, 264, 198, 132)
"""Widths to try for the answers in a crop; narrower ones if the question would be cut."""


def draw(canvas: Canvas, model: BoardModel[Any], right: float | None) -> None:
    """Draw the question of a board: as large as fits to the left of ``right``.

    A long one takes two lines. If ``right`` is ``None``, a badge of two rows leaves no room beside
    it, and the question goes below the badge.
    """
    left = layout.MARGIN
    lines = _low_line(model) if right is None else _lines(model, right - left)
    for size, middle, line in lines:
        style = TextStyle(size, font="black", min_size=CAPTION)
        canvas.text((left, middle), line, style, max_width=_WHOLE_WIDTH)
    end = left + _WHOLE_WIDTH if right is None else right
    area = (left, _ONE_LINE_MIDDLE - _HALF_HEIGHT, end, _ONE_LINE_MIDDLE + _HALF_HEIGHT)
    canvas.record("question", model.question, area)


def usual_width(canvas: Canvas, model: BoardModel[Any]) -> float:
    """Return the width that the question takes if nothing is beside it."""
    lines = _lines(model, _WHOLE_WIDTH)
    return max(canvas.text_width(line, size, "black") for size, _, line in lines)


class _Line(NamedTuple):
    """A line of the question: text size, middle, and text."""

    size: float
    middle: float
    text: str


def _lines(model: BoardModel[Any], room: float) -> list[_Line]:
    """Return the lines of the question at the largest size that fits the room, or below it."""
    attempts = [_Attempt(size, 1, min(width, room)) for size, width in _ONE_LINE]
    attempts += (_Attempt(size, 2, room) for size in _TWO_LINE_SIZES)
    size, lines = _largest_fit(model, attempts, "black")
    if text.is_cut(model.question, lines):
        return _low_line(model)
    middles = _TWO_LINE_MIDDLES if len(lines) > 1 else (_ONE_LINE_MIDDLE,)
    return [_Line(size, *line) for line in zip(middles, lines, strict=True)]


class _Attempt(NamedTuple):
    """A way to write the question: on at most ``max_lines``, each at most ``max_width`` wide."""

    size: int
    max_lines: int
    max_width: float


def _largest_fit(
    model: BoardModel[Any], attempts: Iterable[_Attempt], font: str
) -> tuple[int, list[str]]:
    """Return size and lines of the first attempt that shows the whole question, or the last one."""
    label = model.keep_together(model.question)
    size = 0
    lines = list[str]()
    for size, max_lines, max_width in attempts:
        lines = text.wrap(label, size, max_width, max_lines, font, model.language)
        if not text.is_cut(label, lines):
            break
    return size, lines


def _low_line(model: BoardModel[Any]) -> list[_Line]:
    """Return the question as a line below a badge of two rows."""
    return [_Line(_TWO_LINE_SIZES[0], _LOW_MIDDLE, model.question)]


def draw_answers(canvas: Canvas, model: BoardModel[Any]) -> float:
    """Draw the answers of a board at its right edge; return where the room left of them ends."""
    right = layout.WIDTH - layout.MARGIN
    answers = _answers_that_fit(canvas, model.answers, right - layout.MARGIN - _MIN_LAST_MOVE_WIDTH)
    _draw_chips(canvas, answers, right, _ANSWERS_MIDDLE)
    return right - _chips_width(canvas, answers)


def draw_crop(canvas: Canvas, model: BoardModel[Any]) -> None:
    """Draw the question line of a crop, after the tokens of the players who are asked."""
    label = model.question
    x = float(layout.CROP_MARGIN)
    right = layout.CROP_WIDTH - layout.CROP_MARGIN
    for seat in model.movers[:_MAX_CROP_TOKENS]:
        canvas.put(
            tokens.token_sprite(model.colour_of(seat), _CHIP_SIZE),
            (x + _CHIP_SIZE / 2, _CROP_MIDDLE),
        )
        x += _CHIP_SIZE + _CROP_TOKEN_GAP
    x += _CROP_GAP_AFTER_TOKENS
    offered = () if model.scene.part in _WITHOUT_ANSWERS else model.answers
    for room in _CROP_CHIP_WIDTHS:
        answers = _answers_that_fit(canvas, offered, room)
        span = right - x - _chips_width(canvas, answers)
        attempts = (_Attempt(size, lines, span) for size, lines in _CROP_SIZES)
        size, parts = _largest_fit(model, attempts, "sans")
        if not text.is_cut(label, parts):
            break
    _draw_chips(canvas, answers, right, _CROP_MIDDLE)
    middles = layout.stacked_middles(len(parts), _CROP_MIDDLE, size * _CROP_LEADING)
    for y, part in zip(middles, parts, strict=True):
        canvas.text((x, y), part, TextStyle(size))
    area = (x, _CROP_MIDDLE - _HALF_HEIGHT, x + span, _CROP_MIDDLE + _HALF_HEIGHT)
    canvas.record("question", label, area)


def _answers_that_fit(
    canvas: Canvas, answers: Sequence[GlyphRow], room: float
) -> Sequence[GlyphRow]:
    """Return the answers that fit; if some are left out, the last chip is an ellipsis."""
    if len(answers) <= _MAX_CHIPS and _answers_width(canvas, answers) <= room:
        return answers
    for count in range(min(len(answers), _MAX_CHIPS) - 1, 0, -1):
        shown = [*answers[:count], _MORE_ANSWERS]
        if _answers_width(canvas, shown) <= room:
            return shown
    return ()


def _chips_width(canvas: Canvas, answers: Sequence[GlyphRow]) -> float:
    return _answers_width(canvas, answers) + _BEFORE_CHIPS if answers else 0.0


def _draw_chips(canvas: Canvas, answers: Sequence[GlyphRow], right: float, y: float) -> None:
    """Draw chips in a row, right-aligned."""
    x = right - _answers_width(canvas, answers)
    for row in answers:
        x += _draw_chip(canvas, row, x, y) + _CHIP_GAP


def _answers_width(canvas: Canvas, rows: Sequence[GlyphRow]) -> float:
    return sum(_chip_width(canvas, row) for row in rows) + _CHIP_GAP * (len(rows) - 1)


def _chip_width(canvas: Canvas, row: GlyphRow) -> float:
    width = glyph_rows.width_of(canvas, row, _ANSWER.size, _ANSWER.gap)
    return max(float(_CHIP_SIZE), width + 2 * _CHIP_PADDING)


def _draw_chip(canvas: Canvas, row: GlyphRow, x: float, y: float) -> float:
    width = _chip_width(canvas, row)
    top = y - _CHIP_SIZE / 2
    is_answer = row != _MORE_ANSWERS
    canvas.box(Rect(x, top, width, _CHIP_SIZE), _ANSWER_CHIP if is_answer else _MORE_CHIP)
    glyph_rows.draw(canvas, row, x + width / 2, y, _ANSWER)
    if is_answer:
        canvas.record("answer", "", (x, top, x + width, top + _CHIP_SIZE))
    return width
