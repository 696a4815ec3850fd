"""The colours still open in a region, and the points of their areas."""

from __future__ import annotations

from functools import lru_cache

from engine.tuscany.data import AREA_POINTS, KINDS
from engine.tuscany.regions import hexes
from engine.tuscany.words.board import areas_of
from render.kit import goods, layout, titled_panel, tokens
from render.kit.canvas import Canvas
from render.kit.palette import Colour
from render.kit.rect import Rect
from render.kit.sprite import Sprite
from render.kit.text import TextStyle
from render.kit.titled_panel import PanelTitle
from render.kit.type_scale import NOTE
from render.tuscany import display, pieces
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.maps import region_view
from render.tuscany.palette import GREEN

ROW_HEIGHT = 60
_CAPTION_HEIGHT = 62


def list_open_kinds(model: TuscanyBoard, seat: int) -> list[int]:
    """Return the colours with an open space, if the region is laid out."""
    view = model.view
    laid = view.regions[seat]
    if laid is None or not region_view(view, seat).map.joined:
        return []
    return [kind for kind in range(len(KINDS)) if laid.masks[kind] & ~view.covered[seat]]


def panel_height(model: TuscanyBoard, seat: int, row: float = ROW_HEIGHT) -> int:
    """Return the height of the panel; 0 if no colour is open."""
    rows = len(list_open_kinds(model, seat))
    return _CAPTION_HEIGHT + round(rows * row) if rows else 0


def draw(
    canvas: Canvas,
    x: float,
    y: float,
    w: float,
    model: TuscanyBoard,
    seat: int,
    row: float = ROW_HEIGHT,
) -> None:
    """Draw a line for each colour: its open areas hex by hex, their points, its colour bonus."""
    canvas.box(
        x,
        y,
        w,
        panel_height(model, seat, row),
        layout.PANEL,
        shadow=5,
    )
    area, colour = (model.words.say(f"tuscany-picture-green-{s}") for s in ("area", "colour"))
    canvas.put(tokens.flat_token_sprite(model.colour_of(seat), 34), x + 48, y + 30, "panel")
    canvas.text(x + 104, y + 30, area, TextStyle(NOTE, "ink2"), on="panel")
    canvas.text(x + w - 26, y + 30, colour, TextStyle(NOTE, "ink2"), align="r", on="panel")
    found = {kind: _find_open_areas(model, seat, kind) for kind in list_open_kinds(model, seat)}
    pitch = min(_MAX_AREA_PITCH, (w - _AREAS_LEFT - _AREAS_RIGHT) / max(map(len, found.values())))
    for i, (kind, areas) in enumerate(found.items()):
        middle = y + _CAPTION_HEIGHT - 11 + (i + 0.5) * row
        _draw_areas(canvas, x, middle, kind, areas, model.view.covered[seat], pitch)
        for rank in range(2):
            cx = x + w - _FIRST_BONUS_X + _BONUS_PITCH * rank
            display.draw_colour_bonus(canvas, cx, middle, kind, rank, model)


def _find_open_areas(model: TuscanyBoard, seat: int, kind: int) -> list[int]:
    """Return the areas of a colour that are not fully covered."""
    laid = model.view.regions[seat]
    assert laid is not None
    return [area for area in areas_of(laid, kind) if area & ~model.view.covered[seat]]


_COLOUR_X = 48
"""Middle of a colour's hex from the left edge."""
_FIRST_BONUS_X = 96
"""Middle of a colour's first bonus, from the right edge."""
_BONUS_PITCH = 54
"""Distance between a colour's first and second bonus."""
_AREAS_LEFT = 104
"""Left edge of the areas."""
_AREAS_RIGHT = 150
"""Width that is kept free at the right of the areas."""
_MAX_AREA_PITCH = 250
"""Maximum distance between the left edges of two areas."""


def _draw_areas(
    canvas: Canvas, x: float, y: float, kind: int, areas: list[int], covered: int, pitch: float
) -> None:
    left = x + _AREAS_LEFT
    canvas.put(display.colour_hex(kind, 26), x + _COLOUR_X, y - 1, "panel")
    for i, area in enumerate(areas):
        left = max(left, x + _AREAS_LEFT + i * pitch)
        for hex_ in hexes(area):
            canvas.put(_pip_sprite(kind, bool(covered >> hex_ & 1)), left, y, "panel")
            left += 25
        points = str(AREA_POINTS[area.bit_count()])
        canvas.put(goods.shield_sprite(points, 38, GREEN), left + 9, y, "panel")
        left += 56


_VALUE_ROW_HEIGHT = 110
_VALUE_HEX_RADIUS = 38
VALUES_HEIGHT = _CAPTION_HEIGHT + _VALUE_ROW_HEIGHT * len(AREA_POINTS[1:])
"""Height of the panel of :func:`draw_values`."""


def draw_values(canvas: Canvas, x: float, y: float, w: float, model: TuscanyBoard) -> None:
    """Draw the points of an area, by its size."""
    label = model.words.say("tuscany-picture-green-area")
    title = PanelTitle(label, (40, 34), max_width=w - 80, min_size=NOTE)
    titled_panel.draw_titled(canvas, Rect(x, y, w, VALUES_HEIGHT), title)
    for size, points in enumerate(AREA_POINTS[1:], 1):
        middle = y + _CAPTION_HEIGHT + (size - 0.6) * _VALUE_ROW_HEIGHT
        for i in range(size):
            canvas.put(
                display.colour_hex(size - 1, _VALUE_HEX_RADIUS),
                x + 90 + i * 2 * _VALUE_HEX_RADIUS,
                middle,
                "panel",
            )
        shield = goods.shield_sprite(str(points), 64, GREEN)
        canvas.put(shield, x + w / 2, middle, "panel")


@lru_cache(maxsize=16)
def _pip_sprite(kind: int, covered: bool) -> Sprite:
    """Return a hex of an area: covered in its colour, or open."""
    pen = pieces.hex_pen(14)
    pen.poly(pieces.hex_corners(0, 0, 14), "ink" if covered else pieces.DIM_COLOURS[kind])
    fill: Colour = pieces.COLOURS[kind] if covered else pieces.PALE_COLOURS[kind]
    pen.poly(pieces.hex_corners(0, 0, 12), fill)
    return pen.sprite()
