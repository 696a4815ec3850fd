"""The part ``score``: both tracks of every player, and the sources of points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.tuscany.data import GREEN_SOURCES, RED_SOURCES
from render.kit import crop, layout, names, tokens
from render.kit.canvas import Canvas
from render.kit.names import NameStyle, TileNameStyle
from render.kit.pen import BoxStyle
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, DETAIL, FIGURE, LABEL, SMALL_FIGURE, SUBHEADING
from render.tuscany import counts, tracks
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.palette import GREEN, RED

_X, _W, _TOP = crop.LEFT, crop.WIDTH, crop.TOP
_BOTTOM_MARGIN = 28
_LINE = 46
_NAMES = 352
"""Width of the column with the sources of points."""


def part(model: TuscanyBoard) -> Canvas:
    """Draw both tracks of every player, and a row for each source of points."""
    view = model.view
    seats = model.panel_order(model.turn_order)
    tracks = view.seats * 92 + 24
    top = _TOP + tracks + 18
    tables = (
        _table(model, GREEN, view.green, GREEN_SOURCES, view.green_from),
        _table(model, RED, view.red, RED_SOURCES, view.red_from),
    )
    rows = 84 + sum(len(table.rows) + 1 for table in tables) * _LINE + 24
    canvas = crop.page(model, model.words.say("picture-part-score"), top + rows + _BOTTOM_MARGIN)
    canvas.box(_X, _TOP, _W, tracks, layout.TILE_PANEL, shadow=5)
    for i, seat in enumerate(seats):
        _draw_track(canvas, _TOP + 12 + i * 92, model, seat)
    canvas.box(_X, top, _W, rows, layout.TILE_PANEL, shadow=5)
    for i, seat in enumerate(seats):
        canvas.put(
            tokens.token(model.colour(seat), 46, lift=False),
            _column(i, view.seats),
            top + 42,
            "tile",
        )
    y = top + 84
    for table in tables:
        _draw_total(canvas, y, table.colour, [table.totals[seat] for seat in seats], model)
        for i, (name, points) in enumerate(table.rows, 1):
            _draw_points(canvas, y + i * _LINE, name, [points[seat] for seat in seats])
        y += (len(table.rows) + 1) * _LINE + 12
    return canvas


class _Table(NamedTuple):
    """The points of a track by seat: all of them, and by source those that anyone has."""

    colour: str
    totals: Sequence[int]
    rows: Sequence[tuple[str, Sequence[int]]]


def _table(
    model: TuscanyBoard,
    colour: str,
    totals: Sequence[int],
    sources: Sequence[str],
    per_seat: Sequence[Sequence[int]],
) -> _Table:
    rows = zip(sources, zip(*per_seat, strict=True), strict=True)
    found = [(_source(model, colour, source), points) for source, points in rows if any(points)]
    return _Table(colour, totals, found)


def _source(model: TuscanyBoard, colour: str, source: str) -> str:
    if colour == RED:
        return model.words.say(f"tuscany-score-{source}")
    return model.words.say(f"tuscany-picture-green-{source}")


def _column(i: int, seats: int) -> float:
    step = (_W - _NAMES - 30) / seats
    return _X + _NAMES + 20 + step * (i + 0.5)


def _draw_track(canvas: Canvas, y: float, model: TuscanyBoard, seat: int) -> None:
    middle = y + 46
    canvas.put(tokens.token(model.colour(seat), 50, lift=False), _X + 46, middle, "tile")
    names.draw_player_name(canvas, _X + 84, middle, model.name(seat), NameStyle(FIGURE), 284)
    counts.draw_scores(canvas, _X + 382, middle, model, seat, 44)
    tracks.draw(canvas, _X + 560, middle, _W - 584, model, seat)


def _draw_total(
    canvas: Canvas, y: float, colour: str, points: Sequence[int], model: TuscanyBoard
) -> None:
    """Draw the totals of a track on its colour."""
    canvas.box(_X + 12, y + 2, _W - 24, _LINE - 4, BoxStyle(10, colour), on="tile")
    name = model.words.say(f"tuscany-picture-{'red' if colour == RED else 'green'}")
    middle = y + _LINE / 2
    canvas.text(
        _X + 28,
        middle,
        name,
        TextStyle(BODY, "white", min_size=DETAIL),
        on=colour,
        max_width=_NAMES - 20,
    )
    for i, count in enumerate(points):
        cx = _column(i, len(points))
        canvas.text(
            cx, middle, str(count), TextStyle(SMALL_FIGURE, "white", "black"), align="m", on=colour
        )


def _draw_points(canvas: Canvas, y: float, name: str, points: Sequence[int]) -> None:
    middle = y + _LINE / 2
    names.draw_tile_name(
        canvas,
        _X + 28,
        middle,
        name,
        _NAMES - 20,
        TileNameStyle(size=LABEL, min_size=DETAIL, leading=22),
    )
    for i, count in enumerate(points):
        ink = "ink" if count else "line"
        canvas.text(
            _column(i, len(points)),
            middle,
            str(count),
            TextStyle(SUBHEADING, ink),
            align="m",
            on="tile",
        )
