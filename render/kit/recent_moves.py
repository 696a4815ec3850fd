"""Draw the last move in the header of a board, and the latest turns in a panel of their own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from render.kit import layout, text, tokens
from render.kit.board_model import BoardModel
from render.kit.canvas import Canvas
from render.kit.highlights import RIM
from render.kit.move_sentences import MoveSentence, describe_last_move, describe_latest_turns
from render.kit.palette import Colour
from render.kit.panel_box import PanelBox
from render.kit.pen import BoxStyle, Point
from render.kit.rect import Rect
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, CAPTION, FIGURE, HEADING, NOTE

_PILL_TOP = 142
_PILL_HEIGHT = 48
_PILL_MIDDLE = _PILL_TOP + _PILL_HEIGHT / 2
_PILL_SIZES = (FIGURE, HEADING, BODY, CAPTION)
_PILL_MARGIN = 6
"""Distance of the token from the left edge of the pill."""
_TOKEN_SIZE = 36
_TOKEN_PITCH = 42
"""Distance of the words from the left edge of the token."""
_BESIDE_WORDS = _PILL_MARGIN + _TOKEN_PITCH
"""Width of the pill before the words."""
_AFTER_WORDS = 22
"""Width of the pill after the words."""
_PANEL_LEFT = 18
"""Distance of the tokens from the left edge of the list."""
_PANEL_MARGINS = 82
"""Width of the list that sentences cannot use."""
_LIST_SIZES = (FIGURE, HEADING, BODY, CAPTION, NOTE)
_LIST_MARGINS = 12
"""Height of the list that sentences cannot use."""
_LEADING = 1.22
"""Distance of two lines of the list, in units of the text size."""
_ROW_GAP = 0.2
"""Distance between two sentences, in the same units."""


def draw_pill(canvas: Canvas, model: BoardModel[Any], right: float) -> None:
    """Draw the last move in the header of a board, left of ``right``."""
    sentence = describe_last_move(model)
    left = layout.MARGIN
    if sentence is None:
        return
    label, size = _fit_pill(canvas, sentence.versions, right - left - _BESIDE_WORDS - _AFTER_WORDS)
    width = _BESIDE_WORDS + canvas.text_width(label, size) + _AFTER_WORDS
    style = BoxStyle(_PILL_HEIGHT / 2, "glow", RIM, layout.EDGE_WIDTH)
    pill = Rect(left, _PILL_TOP, width, _PILL_HEIGHT)
    canvas.box(pill, style)
    _draw_token(canvas, (left + _PILL_MARGIN, _PILL_MIDDLE), model.colour_of(sentence.seat), "glow")
    x, y = left + _BESIDE_WORDS, _PILL_MIDDLE - 1
    canvas.text((x, y), label, TextStyle(size), on="glow")
    canvas.record("last-move", label, pill.box)


def _fit_pill(canvas: Canvas, versions: Sequence[str], room: float) -> tuple[str, float]:
    """Return the longest version that fits, and its size; the shortest one is cut if need be."""
    for version in versions:
        for size in _PILL_SIZES:
            if canvas.text_width(version, size) <= room:
                return version, size
    size = _PILL_SIZES[-1]
    narrow = room - canvas.text_width(" ", size)
    cut = text.cut(versions[-1], narrow, lambda part: canvas.text_width(part, size))
    return _separate_ellipsis(cut), size


def _draw_token(canvas: Canvas, start: Point, player: str, on: Colour) -> None:
    """Draw a player's token, its left edge at ``start``."""
    x, y = start
    canvas.put(tokens.flat_token_sprite(player, _TOKEN_SIZE), (x + _TOKEN_SIZE / 2, y), on)


def draw_list(canvas: Canvas, place: PanelBox, model: BoardModel[Any]) -> None:
    """Draw the latest turns in a panel of their own."""
    sentences = describe_latest_turns(model)
    if not sentences:
        return
    canvas.box(place.rect, layout.PANEL, shadow=layout.SHADOW)
    size, rows = _fit_list(canvas, model, sentences, place)
    text_height = sum(map(len, rows)) * _LEADING + (len(rows) - 1) * _ROW_GAP
    y = place.y + (place.h - text_height * size) / 2
    for sentence, lines in zip(sentences[-len(rows) :], rows, strict=True):
        x = place.x + _PANEL_LEFT
        middle = y + _LEADING * size / 2
        _draw_token(canvas, (x, middle), model.colour_of(sentence.seat), "panel")
        for i, label in enumerate(lines):
            line = middle + i * _LEADING * size - 1
            canvas.text((x + _TOKEN_PITCH, line), label, TextStyle(size), on="panel")
        height = len(lines) * _LEADING * size
        canvas.record("turn", " ".join(lines), (place.x, y, place.x + place.w, y + height))
        y += height + _ROW_GAP * size


def _fit_list(
    canvas: Canvas, model: BoardModel[Any], sentences: Sequence[MoveSentence], place: PanelBox
) -> tuple[float, list[list[str]]]:
    """Return a text size at which a panel has room for the sentences, and the lines of each."""
    room = place.w - _PANEL_MARGINS
    height = place.h - _LIST_MARGINS
    for count, version in _attempts(sentences):
        labels = [one.versions[min(version, len(one.versions) - 1)] for one in sentences[-count:]]
        for size in _LIST_SIZES:
            max_lines = int((height / size - (count - 1) * _ROW_GAP) / _LEADING)
            rows = [
                text.wrap(
                    model.keep_together(label), size, room, max_lines, language=canvas.language
                )
                for label in labels
            ]
            is_cut = any(text.is_cut(label, row) for label, row in zip(labels, rows, strict=True))
            if sum(map(len, rows)) <= max_lines and not is_cut:
                return size, rows
    size = _LIST_SIZES[-1]
    shortest = [sentence.versions[-1] for sentence in sentences[-2:]]
    return size, [_cut_to_two_lines(canvas, label, size, room) for label in shortest]


def _attempts(sentences: Sequence[MoveSentence]) -> Iterator[tuple[int, int]]:
    """Yield how many of the last sentences to show, and which version of each, the best first."""
    most_versions = max(len(sentence.versions) for sentence in sentences)
    yield len(sentences), 0
    yield len(sentences), 1
    yield from ((2, version) for version in range(most_versions))


def _cut_to_two_lines(canvas: Canvas, label: str, size: float, room: float) -> list[str]:
    """Wrap a sentence into at most two lines; what does not fit is left out."""
    narrow = room - canvas.text_width(" ", size)
    *lines, last = text.wrap(label, size, narrow, 2, language=canvas.language)
    return [*lines, _separate_ellipsis(last)]


def _separate_ellipsis(label: str) -> str:
    """Put a space before an ellipsis: it stands for words, not for the rest of a word."""
    return f"{label.removesuffix('…').rstrip()} …" if label.endswith("…") else label
