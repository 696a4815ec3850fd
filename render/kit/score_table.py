"""The part ``score``: a table with the points of every player from each source."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.definition import UNKNOWN, ScoreLine
from engine.core.words.numbers import with_minus_sign
from render.kit import crop, layout, names, scores, text, tokens
from render.kit.board_model import BoardModel
from render.kit.canvas import Canvas
from render.kit.icons import icon_sprite
from render.kit.names import NameStyle, TileNameStyle
from render.kit.pen import BoxStyle
from render.kit.rect import Rect
from render.kit.scores import Column
from render.kit.text import TextStyle
from render.kit.type_scale import CAPTION, COUNT, DETAIL, HEADING, LABEL, NOTE, SUBHEADING

_SOURCES_WIDTH = 316
"""Width of the column of sources."""
_RIGHT_MARGIN = 16
"""Distance of the last column from the right edge."""
_COLUMN_GAP = 8
_INDENT = 24
"""Distance of sources, separating lines and listed names from the edges."""
_LABEL_MARGIN = 30
"""Width that a label leaves free in the column of sources."""
_HEADER_HEIGHT = 126
"""Height of the header with a token and a name in each column."""
_TOKENS_HEADER_HEIGHT = 84
"""Height of the header if it has only tokens, because the names are listed above it."""
_ROW_HEIGHT = 50
_TOTALS_HEIGHT = 60
_BELOW_TOTALS = 12
_BELOW_TABLE = 8
_TOTALS_RADIUS = 12
_TOTALS_INSET = 10
"""Distance of the coloured bar behind the totals from the edges."""
_TOTALS_TOP = 4
_SOURCE_LEADING = 23
"""Distance of the lines of a source that takes two."""
_NAME_SIZE = 26
_NAME_MIDDLE = 94
_LAUREL_SIZE = 66
"""Size of a winner's laurel in the header."""
_LAUREL_MIDDLE = 36
_WINNER_TOKEN_SIZE = 30
"""Size of a token inside a laurel."""
_WINNER_TOKEN_MIDDLE = 34
_TOKEN_SIZE = 48
"""Size of the token of a player who has not won."""
_TOKEN_MIDDLE = 38
_LISTED_ROW_HEIGHT = 62
_LISTED_TOP = 14
"""Distance of the list of names from the top of the table."""
_LISTED_TOKEN_SIZE = 34
_LISTED_NAME_LEFT = 46
"""Distance of a listed name from the left edge of its token."""


def draw_part(model: BoardModel[Any]) -> Canvas:
    """Draw a row for each source of points and a column for each player, the leader first."""
    lines = scores.lines_of(model)
    room = (crop.WIDTH - _SOURCES_WIDTH - _RIGHT_MARGIN) / len(model.scores) - _COLUMN_GAP
    listed = _listed_rows(model, room) * _LISTED_ROW_HEIGHT
    head = listed + (_TOKENS_HEADER_HEIGHT if listed else _HEADER_HEIGHT)
    body = head + max(1, len(lines)) * _ROW_HEIGHT + _TOTALS_HEIGHT
    table = Rect(crop.LEFT, crop.PANELS_TOP, crop.WIDTH, body + _BELOW_TOTALS)
    title = model.words.say("picture-part-score")
    canvas = crop.new_page(model, title, round(table.bottom) + _BELOW_TABLE + crop.BOTTOM_MARGIN)
    canvas.box(table, layout.TILE_PANEL, shadow=layout.SHADOW)
    columns = scores.columns_between(model, table.x + _SOURCES_WIDTH, table.right - _RIGHT_MARGIN)
    if listed:
        _list_names(canvas, table, model, columns)
    for column in columns:
        _draw_column_header(canvas, column, table.y + listed, model, None if listed else room)
    top = table.y + head
    for i, line in enumerate(lines):
        row = Rect(table.x, top + i * _ROW_HEIGHT, table.w, _ROW_HEIGHT)
        if i:
            canvas.fill(Rect(row.x + _INDENT, row.y, row.w - 2 * _INDENT, 2), "line")
        _draw_source(canvas, row, model, line, columns)
    if not lines:
        _draw_no_sources(canvas, Rect(table.x, top, table.w, _ROW_HEIGHT), model)
    _draw_totals(
        canvas,
        Rect(table.x, table.y + body - _TOTALS_HEIGHT, table.w, _TOTALS_HEIGHT),
        model,
        columns,
    )
    return canvas


def _draw_no_sources(canvas: Canvas, row: Rect, model: BoardModel[Any]) -> None:
    """Draw the reason why no source is listed."""
    why = scores.why_unknown(model) if scores.has_hidden_points(model) else "none"
    label = model.words.say(f"picture-points-{why}")
    style = TextStyle(CAPTION, "ink2")
    room = row.w - 2 * _INDENT
    canvas.text((row.x + _INDENT, row.cy), label, style, on="tile", max_width=room)


def _listed_rows(model: BoardModel[Any], room: float) -> int:
    """Return the number of rows of names above the columns; 0 if names fit the columns."""
    seats = len(model.scores)
    fits = all(_fits(model.name_of(seat), room, model.language) for seat in range(seats))
    return 0 if fits else (seats + 1) // 2


def _fits(name: str, room: float, language: str) -> bool:
    """Return whether a name fits a column, on two lines if it can be broken."""
    if text.width_of(name, _NAME_SIZE, "black", language) <= room:
        return True
    return (
        bool(names.find_break_points(name))
        and names.two_line_width(name, _NAME_SIZE, language) <= room
    )


def _list_names(
    canvas: Canvas, table: Rect, model: BoardModel[Any], columns: Sequence[Column]
) -> None:
    """Draw tokens with names, two in a row."""
    style = NameStyle(_NAME_SIZE, two_line_size=NOTE)
    room = table.w / 2 - _INDENT - _LISTED_NAME_LEFT - _COLUMN_GAP
    for i, (seat, _) in enumerate(columns):
        left = table.x + _INDENT + i % 2 * table.w / 2
        middle = table.y + _LISTED_TOP + _LISTED_ROW_HEIGHT * (i // 2 + 0.5)
        token = tokens.flat_token_sprite(model.colour_of(seat), _LISTED_TOKEN_SIZE)
        canvas.put(token, (left + _LISTED_TOKEN_SIZE / 2, middle), "tile")
        name = model.name_of(seat)
        names.draw_player_name(canvas, left + _LISTED_NAME_LEFT, middle, name, style, room)


def _draw_column_header(
    canvas: Canvas, column: Column, y: float, model: BoardModel[Any], name_width: float | None
) -> None:
    """Draw a player's token, in a laurel for winners, and the name if there is a width for it."""
    seat, cx = column
    size, dy = _TOKEN_SIZE, _TOKEN_MIDDLE
    if model.has_won(seat):
        canvas.put(icon_sprite("laurels", _LAUREL_SIZE, "vp"), (cx, y + _LAUREL_MIDDLE), "tile")
        size, dy = _WINNER_TOKEN_SIZE, _WINNER_TOKEN_MIDDLE
    canvas.put(tokens.flat_token_sprite(model.colour_of(seat), size), (cx, y + dy), "tile")
    if name_width is not None:
        style = NameStyle(_NAME_SIZE, two_line_size=_NAME_SIZE, align="middle")
        names.draw_player_name(canvas, cx, y + _NAME_MIDDLE, model.name_of(seat), style, name_width)


def _draw_source(
    canvas: Canvas, row: Rect, model: BoardModel[Any], line: ScoreLine, columns: Sequence[Column]
) -> None:
    """Draw a source and the points it gave each player."""
    label = scores.source_name(model, line)
    middle = row.cy + 1
    style = TileNameStyle(size=LABEL, min_size=DETAIL, leading=_SOURCE_LEADING)
    names.draw_tile_name(
        canvas, row.x + _INDENT, middle, label, _SOURCES_WIDTH - _LABEL_MARGIN, style
    )
    for seat, cx in columns:
        scores.draw_points(
            canvas, cx, middle, _format_points(model, seat, line.points[seat]), HEADING, "tile"
        )


def _format_points(model: BoardModel[Any], seat: int, points: int) -> str:
    """Format points; hidden ones are a question mark."""
    return "?" if model.scores[seat] == UNKNOWN else with_minus_sign(points)


def _draw_totals(
    canvas: Canvas, row: Rect, model: BoardModel[Any], columns: Sequence[Column]
) -> None:
    """Draw the totals on a bar in the colour of points."""
    bar = Rect(
        row.x + _TOTALS_INSET, row.y + _TOTALS_TOP, row.w - 2 * _TOTALS_INSET, row.h - _TOTALS_TOP
    )
    canvas.box(bar, BoxStyle(_TOTALS_RADIUS, "vp"), on="tile")
    middle = bar.cy
    label = model.words.say("picture-total")
    style = TextStyle(SUBHEADING, "white", min_size=DETAIL)
    room = _SOURCES_WIDTH - _LABEL_MARGIN
    canvas.text((row.x + _INDENT, middle), label, style, on="vp", max_width=room)
    for seat, cx in columns:
        points = _format_points(model, seat, model.scores[seat])
        canvas.text(
            (cx, middle), points, TextStyle(COUNT, "white", "black"), align="middle", on="vp"
        )
