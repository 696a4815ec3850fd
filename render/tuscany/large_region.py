"""The large region on the board, that of the featured player."""

from __future__ import annotations

import math
from typing import NamedTuple

from render.kit import highlights, layout
from render.kit.canvas import Canvas
from render.kit.rect import Rect
from render.kit.text import TextStyle
from render.kit.type_scale import CODE, COUNT
from render.tuscany import arranging, panel_parts, region, trail
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.maps import UNKNOWN_REGION, WIDTH, RegionView


class _SecretTitle(NamedTuple):
    """Text size of a title, and the height it takes."""

    size: int
    height: int


TOP = layout.HEADER + 16
"""Top of the region."""
_LEFT = 54
_RIGHT = 1334
_MIDDLE = (_LEFT + _RIGHT) / 2
_HEX_RADIUS = (_RIGHT - _LEFT) / WIDTH
_CODE_SIZE = 42
"""Text size of the codes on hexes."""
_NUMBER_SIZE = 32
"""Text size of the numbers on hexes."""
_MIN_HEIGHT = 712
_MIN_HEIGHT_NOT_JOINED = 560
"""Minimum height of boards that are not joined yet."""
_MIN_SECRET_RADIUS = 64
"""Minimum radius of the hexes of a region that is laid out in secret."""
_SECRET_TITLE = _SecretTitle(60, 140)
"""The title of such a region."""
_LANDSCAPE_SECRET_TITLE = _SecretTitle(120, 250)
_SECRET_TITLE_MIDDLE_SHARE = 0.55
"""Middle of that title, from the top, as a share of its text size."""
_BOARD_NAMES_HEIGHT = 74
"""Height of the names of boards below the region."""
_BOARD_NAME_BELOW = 44
"""Distance of such a name below the lower edge of its board."""
_BOARD_NAME_FRAME = (76, 44)
"""Width and height inside the frame of such a name."""


def min_height(view: RegionView) -> int:
    """Return the minimum height of a region."""
    if view is UNKNOWN_REGION:
        return _MIN_HEIGHT_NOT_JOINED
    min_panel_height = _MIN_HEIGHT if view.map.is_joined else _MIN_HEIGHT_NOT_JOINED
    height = math.ceil(region.region_height(view, _HEX_RADIUS)) + _board_names_height(view)
    return max(min_panel_height, height)


def _board_names_height(view: RegionView) -> int:
    return _BOARD_NAMES_HEIGHT if view.map.titles else 0


def draw(canvas: Canvas, model: TuscanyBoard, view: RegionView, height: int) -> None:
    """Draw the region, or during the secret set-up the number of players ready above it."""
    radius = _HEX_RADIUS
    title = _SecretTitle(0, 0)
    if view is UNKNOWN_REGION:
        if not model.is_over:
            title = _LANDSCAPE_SECRET_TITLE if model.is_landscape else _SECRET_TITLE
        largest = (height - title.height - _board_names_height(view)) / view.map.height
        radius = max(_MIN_SECRET_RADIUS, min(_HEX_RADIUS, largest))
    region_height = region.region_height(view, radius)
    used = title.height + region_height + _board_names_height(view)
    top = TOP + round((height - used) / 2)
    if title.height:
        _draw_secret_title(canvas, top, model, title.size)
    left = round(_MIDDLE - WIDTH / 2 * radius)
    top += title.height
    seat = model.featured
    style = panel_parts.region_style(model, seat, radius, _CODE_SIZE, _NUMBER_SIZE)
    region.draw(canvas, left, top, view, style)
    arranging.record_handles(canvas, (left, top), view, radius, model.view, seat)
    trail.locate_region(left, top, view, radius, model, seat)
    draw_board_names(canvas, left, top, view, radius, is_asked=bool(model.movers))


def _draw_secret_title(canvas: Canvas, top: float, model: TuscanyBoard, size: int) -> None:
    """Draw how many players have laid out their regions."""
    seats = model.view.seats
    ready = seats - len(model.movers)
    label = model.words.say("tuscany-picture-count-ready", ready=ready, all=seats)
    style = TextStyle(size, font="serif", min_size=CODE)
    middle = top + size * _SECRET_TITLE_MIDDLE_SHARE
    canvas.text((_MIDDLE, middle), label, style, align="middle", max_width=_RIGHT - _LEFT)


def draw_board_names(
    canvas: Canvas, x: float, y: float, view: RegionView, radius: float, *, is_asked: bool
) -> None:
    """Draw the names of boards whose arrangement is not final, framed while it is ``is_asked``."""
    style = TextStyle(COUNT, "ink2", "black")
    for board, (across, down) in view.map.titles:
        cx, middle = x + across * radius, y + down * radius + _BOARD_NAME_BELOW
        if is_asked:
            frame = Rect.around(cx, middle, *_BOARD_NAME_FRAME)
            highlights.draw_chosen_frame(canvas, frame, layout.CHIP_RADIUS)
        canvas.text((cx, middle), board, style, align="middle")
