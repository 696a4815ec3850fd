"""The colours still open in a region, and the points of their areas."""

from __future__ import annotations

from functools import lru_cache

from engine.tuscany.data import AREA_POINTS, KINDS
from engine.tuscany.regions import hexes_in
from engine.tuscany.words.board import areas_of
from render.kit import goods, layout, titled_panel, tokens
from render.kit.canvas import Canvas
from render.kit.palette import Colour
from render.kit.pen import Point
from render.kit.rect import Rect
from render.kit.sprite import Sprite
from render.kit.text import TextStyle
from render.kit.titled_panel import PanelTitle
from render.kit.type_scale import NOTE
from render.tuscany import colour_bonuses, hex_shapes, kinds
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.maps import region_view
from render.tuscany.palette import GREEN, KIND_COLOURS

ROW_HEIGHT = 60
_CAPTION_HEIGHT = 62
"""Height of the captions above the rows."""
_CAPTION_MIDDLE = 30
_CAPTION_RIGHT_MARGIN = 26
"""Distance of the caption of the bonuses from the right edge."""
_TOKEN_SIZE = 34
_ROWS_RISE = 11
"""How far the first row reaches up into the caption."""
_COLOUR_MIDDLE = 48
"""Middle of a colour's hex and of the owner's token, from the left edge."""
_COLOUR_RADIUS = 26
_FIRST_BONUS_FROM_RIGHT = 96
"""Middle of a colour's first bonus, from the right edge."""
_BONUS_PITCH = 54
"""Distance between a colour's first and second bonus."""
_AREAS_LEFT = 104
"""Left edge of the areas."""
_AREAS_RIGHT_MARGIN = 150
"""Width that is kept free at the right of the areas."""
_MAX_AREA_PITCH = 250
"""Maximum distance between the left edges of two areas."""
_HEX_RADIUS = 14
"""Radius of a hex of an area."""
_HEX_PITCH = 25
"""Distance between the middles of two hexes of an area."""
_POINTS_SIZE = 38
"""Size of the shield with an area's points."""
_POINTS_AFTER_HEXES = 9
"""Middle of that shield, from the place of a further hex."""
_AREA_GAP = 56
"""Distance from the place of a further hex to the first hex of the next area."""


def list_open_kinds(model: TuscanyBoard, seat: int) -> list[int]:
    """Return the colours with an open space, if the region is laid out."""
    view = model.view
    region = view.regions[seat]
    if region is None or not region_view(view, seat).map.is_joined:
        return []
    return [kind for kind in range(len(KINDS)) if region.masks[kind] & ~view.covered[seat]]


def panel_height(model: TuscanyBoard, seat: int, row: float = ROW_HEIGHT) -> int:
    """Return the height of the panel; 0 if no colour is open."""
    rows = len(list_open_kinds(model, seat))
    return _CAPTION_HEIGHT + round(rows * row) if rows else 0


def draw(
    canvas: Canvas, panel: Rect, model: TuscanyBoard, seat: int, row: float = ROW_HEIGHT
) -> None:
    """Draw a line for each colour: its open areas hex by hex, their points, its colour bonus.

    The height of the panel is :func:`panel_height` for rows of the height ``row``.
    """
    x, y, w, _ = panel
    canvas.box(panel, layout.PANEL, shadow=layout.SHADOW)
    _draw_captions(canvas, x, y + _CAPTION_MIDDLE, w, model, seat)
    areas_of_kind = {
        kind: _find_open_areas(model, seat, kind) for kind in list_open_kinds(model, seat)
    }
    most_areas = max(map(len, areas_of_kind.values()))
    pitch = min(_MAX_AREA_PITCH, (w - _AREAS_LEFT - _AREAS_RIGHT_MARGIN) / most_areas)
    for i, (kind, areas) in enumerate(areas_of_kind.items()):
        middle = y + _CAPTION_HEIGHT - _ROWS_RISE + (i + 0.5) * row
        _draw_areas(canvas, (x, middle), kind, areas, model.view.covered[seat], pitch)
        for rank in range(2):
            cx = x + w - _FIRST_BONUS_FROM_RIGHT + _BONUS_PITCH * rank
            colour_bonuses.draw_one(canvas, (cx, middle), kind, rank, model)


_CAPTION_STYLE = TextStyle(NOTE, "ink2")


def _draw_captions(
    canvas: Canvas, x: float, middle: float, w: float, model: TuscanyBoard, seat: int
) -> None:
    """Draw the owner's token, and the captions of the areas and of the bonuses."""
    token = tokens.flat_token_sprite(model.colour_of(seat), _TOKEN_SIZE)
    style = _CAPTION_STYLE
    canvas.put(token, (x + _COLOUR_MIDDLE, middle), "panel")
    areas, bonuses = (model.words.say(f"tuscany-picture-green-{key}") for key in ("area", "colour"))
    canvas.text((x + _AREAS_LEFT, middle), areas, style, on="panel")
    canvas.text((x + w - _CAPTION_RIGHT_MARGIN, middle), bonuses, style, align="right", on="panel")


def _find_open_areas(model: TuscanyBoard, seat: int, kind: int) -> list[int]:
    """Return the areas of a colour that are not fully covered."""
    region = model.view.regions[seat]
    assert region is not None
    return [area for area in areas_of(region, kind) if area & ~model.view.covered[seat]]


def _draw_areas(
    canvas: Canvas, at: Point, kind: int, areas: list[int], covered: int, pitch: float
) -> None:
    """Draw the areas of a colour from a point to the right, with their covered hexes filled."""
    x, y = at
    canvas.put(
        colour_bonuses.colour_sprite(kind, _COLOUR_RADIUS), (x + _COLOUR_MIDDLE, y - 1), "panel"
    )
    next_x = x + _AREAS_LEFT
    for i, area in enumerate(areas):
        next_x = max(next_x, x + _AREAS_LEFT + i * pitch)
        for hex_ in hexes_in(area):
            canvas.put(_hex_sprite(kind, bool(covered >> hex_ & 1)), (next_x, y), "panel")
            next_x += _HEX_PITCH
        points = goods.shield_sprite(str(AREA_POINTS[area.bit_count()]), _POINTS_SIZE, GREEN)
        canvas.put(points, (next_x + _POINTS_AFTER_HEXES, y), "panel")
        next_x += _AREA_GAP


_VALUES_TITLE = (40, 34)
"""Left edge and middle of the title above the points of an area."""
_VALUE_ROW_HEIGHT = 110
_VALUES_LEFT = 90
"""Middle of the first hex in a row, from the left edge."""
_VALUE_HEX_RADIUS = 38
_VALUE_SHIELD_SIZE = 64
VALUES_HEIGHT = _CAPTION_HEIGHT + _VALUE_ROW_HEIGHT * len(AREA_POINTS[1:])
"""Height of the panel of :func:`draw_values`."""


def draw_values(canvas: Canvas, x: float, y: float, w: float, model: TuscanyBoard) -> None:
    """Draw the points of an area, by its size."""
    label = model.words.say("tuscany-picture-green-area")
    title = PanelTitle(label, _VALUES_TITLE, max_width=w - 2 * _VALUES_TITLE[0], min_size=NOTE)
    titled_panel.draw_titled(canvas, Rect(x, y, w, VALUES_HEIGHT), title)
    for size, points in enumerate(AREA_POINTS[1:], 1):
        middle = y + _CAPTION_HEIGHT + (size - 0.6) * _VALUE_ROW_HEIGHT
        hex_ = colour_bonuses.colour_sprite(
            size - 1, _VALUE_HEX_RADIUS
        )  # any colour: one for each size
        for i in range(size):
            canvas.put(hex_, (x + _VALUES_LEFT + i * 2 * _VALUE_HEX_RADIUS, middle), "panel")
        shield = goods.shield_sprite(str(points), _VALUE_SHIELD_SIZE, GREEN)
        canvas.put(shield, (x + w / 2, middle), "panel")


@lru_cache(maxsize=16)
def _hex_sprite(kind: int, is_covered: bool) -> Sprite:
    """Return a hex of an area: covered in its colour, or open."""
    pen = hex_shapes.hex_pen(_HEX_RADIUS)
    edge = "ink" if is_covered else kinds.DIM_COLOURS[kind]
    fill: Colour = KIND_COLOURS[kind] if is_covered else kinds.PALE_COLOURS[kind]
    pen.poly(hex_shapes.hex_corners(0, 0, _HEX_RADIUS), edge)
    pen.poly(hex_shapes.hex_corners(0, 0, _HEX_RADIUS - 2), fill)
    return pen.sprite()
