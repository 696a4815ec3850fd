"""The part ``score``: both tracks of every player, and the sources of points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.tuscany.data import GREEN_SOURCES, RED_SOURCES
from render.kit import crop, layout, names, tokens
from render.kit.canvas import Canvas
from render.kit.names import NameStyle, TileNameStyle
from render.kit.pen import BoxStyle
from render.kit.rect import Rect
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, DETAIL, FIGURE, LABEL, SMALL_FIGURE, SUBHEADING
from render.tuscany import track_scores, tracks
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.palette import GREEN, RED

_LEFT = crop.LEFT
_WIDTH = crop.WIDTH
_TOP = crop.TOP
_BOTTOM_MARGIN = 28
_LINE_HEIGHT = 46
"""Height of a row of points."""
_TRACK_HEIGHT = 92
"""Height of a player's tracks."""
_NAMES_WIDTH = 352
"""Width of the column with the sources of points."""
_GAP_BEFORE_COLUMNS = 20
"""Gap before the columns of points."""
_GAP_AFTER_COLUMNS = 10
"""Gap after the columns of points."""
_HEAD_HEIGHT = 84
"""Height of the tokens above the points."""
_GAP = 12
"""Gap around the players' tracks, and below a table of points."""
_PANEL_GAP = 18
"""Gap between the panels of tracks and points."""
_SOURCE_LEFT = 28
"""Left edge of a source."""
_TOKEN_MIDDLE = 46
"""Middle of a player's token, from the left edge."""
_NAME_LEFT = 84
_COLUMN_TOKEN_SIZE = 46
_TOKEN_SIZE = 50
"""Size of a player's token beside the tracks."""
_NAMES_MARGINS = 20
"""Width of the first column that the names leave free."""
_SOURCE_LEADING = 22
"""Distance of the lines of a source that takes two."""
_TOTAL_INSET = 2
"""Distance of the bar of totals from the edges of its line."""
_TOTAL_RADIUS = 10
_SCORE_SIZE = 44
"""Size of the red score."""
_SCORES_LEFT = 382
_TRACKS_LEFT = 560
_NAME_WIDTH = 284
_TRACKS_RIGHT_MARGIN = 24
"""Distance of the tracks from the right edge."""


def draw_part(model: TuscanyBoard) -> Canvas:
    """Draw both tracks of every player, and a row for each source of points."""
    view = model.view
    seats = model.panel_order(model.turn_order)
    upper = view.seats * _TRACK_HEIGHT + 2 * _GAP
    top = _TOP + upper + _PANEL_GAP
    tables = (
        _make_table(model, GREEN, view.green, GREEN_SOURCES, view.green_from),
        _make_table(model, RED, view.red, RED_SOURCES, view.red_from),
    )
    rows = (
        _HEAD_HEIGHT
        + sum(len(table.rows) + 1 for table in tables) * _LINE_HEIGHT
        + len(tables) * _GAP
    )
    canvas = crop.new_page(
        model, model.words.say("picture-part-score"), top + rows + _BOTTOM_MARGIN
    )
    canvas.box(Rect(_LEFT, _TOP, _WIDTH, upper), layout.TILE_PANEL, shadow=layout.SHADOW)
    for i, seat in enumerate(seats):
        _draw_track(canvas, _TOP + _GAP + i * _TRACK_HEIGHT, model, seat)
    canvas.box(Rect(_LEFT, top, _WIDTH, rows), layout.TILE_PANEL, shadow=layout.SHADOW)
    for i, seat in enumerate(seats):
        token = tokens.token_sprite(model.colour_of(seat), _COLUMN_TOKEN_SIZE, is_lifted=False)
        canvas.put(token, (_column_x(i, view.seats), top + _HEAD_HEIGHT / 2), "tile")
    y = top + _HEAD_HEIGHT
    for table in tables:
        _draw_total(canvas, y, table.colour, [table.totals[seat] for seat in seats], model)
        for i, (name, points) in enumerate(table.rows, 1):
            _draw_points(canvas, y + i * _LINE_HEIGHT, name, [points[seat] for seat in seats])
        y += (len(table.rows) + 1) * _LINE_HEIGHT + _GAP
    return canvas


class _Table(NamedTuple):
    """The points of a track by seat: all of them, and by source those that anyone has."""

    colour: str
    totals: Sequence[int]
    rows: Sequence[tuple[str, Sequence[int]]]


def _make_table(
    model: TuscanyBoard,
    colour: str,
    totals: Sequence[int],
    sources: Sequence[str],
    per_seat: Sequence[Sequence[int]],
) -> _Table:
    rows = zip(sources, zip(*per_seat, strict=True), strict=True)
    lines = [
        (_name_of_source(model, colour, source), points) for source, points in rows if any(points)
    ]
    return _Table(colour, totals, lines)


def _name_of_source(model: TuscanyBoard, colour: str, source: str) -> str:
    if colour == RED:
        return model.words.say(f"tuscany-score-{source}")
    return model.words.say(f"tuscany-picture-green-{source}")


def _column_x(i: int, seats: int) -> float:
    step = (_WIDTH - _NAMES_WIDTH - _GAP_BEFORE_COLUMNS - _GAP_AFTER_COLUMNS) / seats
    return _LEFT + _NAMES_WIDTH + _GAP_BEFORE_COLUMNS + step * (i + 0.5)


def _draw_track(canvas: Canvas, y: float, model: TuscanyBoard, seat: int) -> None:
    middle = y + _TRACK_HEIGHT / 2
    name = model.name_of(seat)
    token = tokens.token_sprite(model.colour_of(seat), _TOKEN_SIZE, is_lifted=False)
    canvas.put(token, (_LEFT + _TOKEN_MIDDLE, middle), "tile")
    left = _LEFT + _NAME_LEFT
    names.draw_player_name(canvas, left, middle, name, NameStyle(FIGURE), _NAME_WIDTH)
    track_scores.draw_scores(canvas, (_LEFT + _SCORES_LEFT, middle), model, seat, _SCORE_SIZE)
    width = _WIDTH - _TRACKS_LEFT - _TRACKS_RIGHT_MARGIN
    tracks.draw(canvas, _LEFT + _TRACKS_LEFT, middle, width, model, seat)


def _draw_total(
    canvas: Canvas, y: float, colour: str, points: Sequence[int], model: TuscanyBoard
) -> None:
    """Draw the totals of a track on its colour."""
    bar = Rect(_LEFT, y, _WIDTH, _LINE_HEIGHT).inset(_GAP, _TOTAL_INSET)
    canvas.box(bar, BoxStyle(_TOTAL_RADIUS, colour), on="tile")
    name = model.words.say(f"tuscany-picture-{'red' if colour == RED else 'green'}")
    middle = y + _LINE_HEIGHT / 2
    room = _NAMES_WIDTH - _NAMES_MARGINS
    style = TextStyle(BODY, "white", min_size=DETAIL)
    canvas.text((_LEFT + _SOURCE_LEFT, middle), name, style, on=colour, max_width=room)
    style = TextStyle(SMALL_FIGURE, "white", "black")
    for i, count in enumerate(points):
        canvas.text(
            (_column_x(i, len(points)), middle), str(count), style, align="middle", on=colour
        )


def _draw_points(canvas: Canvas, y: float, name: str, points: Sequence[int]) -> None:
    middle = y + _LINE_HEIGHT / 2
    room = _NAMES_WIDTH - _NAMES_MARGINS
    name_style = TileNameStyle(size=LABEL, min_size=DETAIL, leading=_SOURCE_LEADING)
    names.draw_tile_name(canvas, _LEFT + _SOURCE_LEFT, middle, name, room, name_style)
    for i, count in enumerate(points):
        cx = _column_x(i, len(points))
        style = TextStyle(SUBHEADING, "ink" if count else "line")
        canvas.text((cx, middle), str(count), style, align="middle", on="tile")
