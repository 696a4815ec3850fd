"""The colours still open in a region, with what their areas score."""

from __future__ import annotations

from functools import lru_cache

from engine.tuscany.data import AREA_POINTS, KINDS
from engine.tuscany.regions import hexes
from engine.tuscany.words.board import areas_of
from render.kit import goods, layout, tokens
from render.kit.canvas import Canvas
from render.kit.palette import Colour
from render.kit.sprite import Sprite
from render.tuscany import display, pieces
from render.tuscany.maps import land
from render.tuscany.table import Table

_ROW = 60
_CAPTION = 62


def kinds(table: Table, seat: int) -> list[int]:
    """The colours with an open space, of a region that is laid out."""
    view = table.view
    laid = view.regions[seat]
    if laid is None or not land(view, seat).map.joined:
        return []
    return [kind for kind in range(len(KINDS)) if laid.masks[kind] & ~view.covered[seat]]


def height(table: Table, seat: int) -> int:
    """How tall the panel is; 0 where there is nothing to show."""
    rows = len(kinds(table, seat))
    return _CAPTION + rows * _ROW if rows else 0


def draw(canvas: Canvas, x: float, y: float, w: float, table: Table, seat: int) -> None:
    """A line a colour: its open areas hex by hex, their points, what its colour bonus is."""
    canvas.box(x, y, w, height(table, seat), layout.PANEL_RADIUS, "panel", "line", 3, shadow=5)
    area, colour = (table.words.say(f"tuscany-picture-green-{s}") for s in ("area", "colour"))
    canvas.put(tokens.label(table.colour(seat), 34), x + 48, y + 30, "panel")
    canvas.text(x + 104, y + 30, area, 24, "ink2", on="panel")
    canvas.text(x + w - 26, y + 30, colour, 24, "ink2", align="r", on="panel")
    for i, kind in enumerate(kinds(table, seat)):
        _draw_kind(canvas, x, y + _CAPTION - 11 + i * _ROW + _ROW / 2, w, kind, table, seat)


def _draw_kind(
    canvas: Canvas, x: float, y: float, w: float, kind: int, table: Table, seat: int
) -> None:
    covered, laid = table.view.covered[seat], table.view.regions[seat]
    assert laid is not None
    canvas.put(display.hex_of(kind, 26), x + 48, y - 1, "panel")
    right = x + w
    x += 104
    for area in areas_of(laid, kind):
        if not area & ~covered:
            continue
        for hex_ in hexes(area):
            canvas.put(_pip(kind, bool(covered >> hex_ & 1)), x, y, "panel")
            x += 25
        points = str(AREA_POINTS[area.bit_count()])
        canvas.put(goods.shield(points, 38, "tcastle"), x + 9, y, "panel")
        x += 56
    for rank in range(2):
        display.draw_side(canvas, right - 96 + 54 * rank, y, kind, rank, table)


@lru_cache(maxsize=16)
def _pip(kind: int, covered: bool) -> Sprite:
    """A hex of an area: covered in its colour, or open."""
    pen = pieces.blank(14)
    pen.poly(pieces.hexagon(0, 0, 14), "ink" if covered else pieces.DIM[kind])
    fill: Colour = pieces.COLOURS[kind] if covered else pieces.PALE[kind]
    pen.poly(pieces.hexagon(0, 0, 12), fill)
    return pen.sprite()
