"""Sources of points, and their summary on a board that has room for it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import compress
from typing import Any, NamedTuple

from engine.core.definition import UNKNOWN, ScoreLine
from engine.core.words.numbers import with_minus_sign
from render.kit import layout, tokens
from render.kit.board_model import BoardModel
from render.kit.canvas import Canvas
from render.kit.palette import Colour
from render.kit.panel_box import PanelBox
from render.kit.rect import Rect
from render.kit.text import TextStyle
from render.kit.type_scale import FLOOR

_MIN_ROWS = 4
"""Minimum number of rows in a summary as narrow as a player panel."""
_MAX_ROWS = 5
"""Maximum number of rows in such a summary."""
_MAX_SINGLE_ROWS = 3
"""More rows than this are in two blocks if the summary is wide."""
_SPREAD = 2
"""With fewer rows than this, the row height grows no further."""
_ROW_HEIGHT = 38
"""Usual row height."""
_MIN_ROW_HEIGHT = 34
_ROWS_MARGIN = 12
"""Height above and below all rows together."""
_FIRST_COLUMN = 386
"""Distance of the first player's column from the left edge of a block."""
_LABEL_SIZE = 26
_TOKEN_SIZE = 32
_POINTS_SIZE = 30
_MAX_LABEL_SHARE = 0.8
"""Maximum text size of a label, as a share of the row height."""
_MAX_SHARE = 0.92
"""Maximum size of tokens and points, as a share of the row height."""
_DIVIDER_MARGIN = 16
"""Distance of the line between two blocks from the edges of the panel."""
_BLOCK_LEFT_MARGIN = 20
_BLOCK_RIGHT_MARGIN = 16
_LABEL_MARGIN = 30
"""Width to the left of the columns that a label leaves free."""


def lines_of(model: BoardModel[Any]) -> list[ScoreLine]:
    """Return the sources that gave points to any player, as far as they are known."""
    known = [points != UNKNOWN for points in model.scores]
    lines = model.outcome.lines
    return [line for line in lines if any(compress(line.points, known))]


def has_hidden_points(model: BoardModel[Any]) -> bool:
    """Return whether a player's points are hidden."""
    return UNKNOWN in model.scores


def why_unknown(model: BoardModel[Any]) -> str:
    """Return why points are not shown: still hidden, or never counted in a game ended early."""
    return "uncounted" if model.is_over else "hidden"


def source_name(model: BoardModel[Any], line: ScoreLine) -> str:
    """Return the name of a source of points."""
    return model.words.say(f"{model.rules.name}-score-{line.source}")


class Column(NamedTuple):
    """A player's column in the table."""

    seat: int
    middle: float


class ScoreRow(NamedTuple):
    """A source of points, and the points by seat."""

    label: str
    points: Sequence[int]


def _merge_into_rows(model: BoardModel[Any], max_rows: int) -> list[ScoreRow]:
    """Return all sources in the game's order, the smallest merged so that ``max_rows`` remain."""
    lines = lines_of(model)
    kept_rows = max_rows if len(lines) <= max_rows else max_rows - 1
    greatest_lines = sorted(lines, key=lambda line: -sum(map(abs, line.points)))[:kept_rows]
    rows = [
        ScoreRow(source_name(model, line), line.points) for line in lines if line in greatest_lines
    ]
    joined = [line.points for line in lines if line not in greatest_lines]
    if joined:
        other = model.words.say("picture-points-other")
        rows.append(ScoreRow(other, [sum(each) for each in zip(*joined, strict=True)]))
    return rows


def has_public_sources(model: BoardModel[Any]) -> bool:
    """Return whether there are points whose sources are public."""
    return not has_hidden_points(model) and bool(lines_of(model))


def is_summed_up(model: BoardModel[Any]) -> bool:
    """Return whether the game is over and there are points to sum up."""
    return model.is_over and bool(model.winners) and has_public_sources(model)


def summary_height(model: BoardModel[Any], scale: float) -> int:
    """Return the height of a panel with all sources."""
    return _height(max(_MIN_ROWS, len(lines_of(model))), scale)


def compact_summary_height(model: BoardModel[Any], width: float) -> int:
    """Return the height of a panel of that width that may merge the smallest sources."""
    count = math.ceil(len(lines_of(model)) / _most_blocks(width))
    return _height(max(_MIN_ROWS, min(_MAX_ROWS, count)), 1)


def _height(count: int, scale: float) -> int:
    return round(_ROWS_MARGIN + (1 + count) * _ROW_HEIGHT * scale)


def _most_blocks(width: float) -> int:
    """Return the number of blocks of rows that fit side by side."""
    return max(1, int(width / layout.PANEL_WIDTH))


def draw_summary(canvas: Canvas, model: BoardModel[Any], place: PanelBox) -> None:
    """Draw the sources in a panel, the smallest merged if needed.

    In a wide panel more than a few are in two blocks: so the points stand near their sources.
    """
    x, y, w, h, *_ = place
    canvas.box(place.rect, layout.PANEL, shadow=layout.SHADOW)
    max_rows = max(_MIN_ROWS, int((h - _ROWS_MARGIN) / (_MIN_ROW_HEIGHT * place.scale)) - 1)
    block_count = 1 if len(lines_of(model)) <= _MAX_SINGLE_ROWS else _most_blocks(w)
    rows = _merge_into_rows(model, max_rows * block_count)
    rows_per_block = math.ceil(len(rows) / block_count)
    row_height = (h - _ROWS_MARGIN) / (max(_SPREAD, rows_per_block) + 1)
    room = _sources_width(place._replace(w=w // block_count)) - _LABEL_MARGIN
    widest = max(rows, key=lambda row: canvas.text_width(row.label, FLOOR))
    size = min(_LABEL_SIZE * place.scale, _MAX_LABEL_SHARE * row_height)
    while size > FLOOR and canvas.text_width(widest.label, size) > room:
        size -= 1
    for i in range(block_count):
        block = place._replace(x=x + i * w // block_count, w=w // block_count)
        _draw_block(
            canvas,
            model,
            block,
            rows[i * rows_per_block : (i + 1) * rows_per_block],
            row_height,
            size,
        )
        if i:
            canvas.fill(Rect(block.x, y + _DIVIDER_MARGIN, 2, h - 2 * _DIVIDER_MARGIN), "line")


def _sources_width(block: PanelBox) -> float:
    """Return the width of the names of the sources in a block, with their margins."""
    return _FIRST_COLUMN * min(block.scale, block.w / layout.PANEL_WIDTH)


def _draw_block(
    canvas: Canvas,
    model: BoardModel[Any],
    place: PanelBox,
    rows: Sequence[ScoreRow],
    row_height: float,
    label_size: float,
) -> None:
    """Draw the players' tokens, and a row for each source; its name has the size ``label_size``."""
    x = place.x
    top = place.y + _ROWS_MARGIN / 2
    w = place.w
    scale = place.scale
    left = x + _sources_width(place)
    columns = columns_between(model, left, x + w - _BLOCK_RIGHT_MARGIN)
    for seat, cx in columns:
        size = min(_TOKEN_SIZE * scale, _MAX_SHARE * row_height)
        token = tokens.flat_token_sprite(model.colour_of(seat), size)
        canvas.put(token, (cx, top + row_height / 2), "panel")
    style = TextStyle(label_size, "ink2", min_size=FLOOR)
    size = min(_POINTS_SIZE * scale, _MAX_SHARE * row_height)
    room = left - x - _LABEL_MARGIN
    for i, row in enumerate(rows):
        middle = top + (i + 1.5) * row_height
        canvas.text((x + _BLOCK_LEFT_MARGIN, middle), row.label, style, on="panel", max_width=room)
        for seat, cx in columns:
            draw_points(canvas, cx, middle, with_minus_sign(row.points[seat]), size, "panel")
        box = (
            x + _BLOCK_LEFT_MARGIN,
            middle - row_height / 2,
            x + w - _BLOCK_RIGHT_MARGIN,
            middle + row_height / 2,
        )
        canvas.record("source", " ".join(str(row.points[seat]) for seat, _ in columns), box)


def columns_between(model: BoardModel[Any], left: float, right: float) -> list[Column]:
    """Return equal columns between two edges, by rank."""
    seats = sorted(range(len(model.scores)), key=lambda seat: model.ranks[seat])
    step = (right - left) / len(seats)
    return [Column(seat, left + step * (i + 0.5)) for i, seat in enumerate(seats)]


def draw_points(
    canvas: Canvas, cx: float, middle: float, points: str, size: float, on: Colour
) -> None:
    """Draw the points from a source, pale if there are none."""
    style = TextStyle(size, "line" if points == "0" else "ink")
    canvas.text((cx, middle), points, style, align="middle", on=on)
