"""Where hexes and slots are in the story, and the dotted line to the last tile."""

from __future__ import annotations

from functools import partial

from render.kit import landscape, story_marks
from render.kit.canvas import Canvas
from render.kit.story import Spot, from_below
from render.tuscany import story
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.maps import RegionView

HEAD = 96
"""Height of the head of a panel, in the player's colour."""
_NUMBERED = 45
"""Minimum radius of hexes whose tiles have room for a number beside their icon."""
_TOKEN, _ABOVE, _INSIDE = 70, 12, 7
"""Where a line leaves a panel: at the token, above its top, or down its right edge."""
_MARGIN = 30


def locate_region(
    left: float, top: float, view: RegionView, a: float, model: TuscanyBoard, seat: int
) -> None:
    """Tell the story where the hexes of a seat's region are, with its top left corner at a point.

    A line comes along the middle of a hex, where it crosses no number of another one: from the
    left into the large region, from the right edge of a panel into the others.
    """
    side = -1 if seat == model.featured else 1
    for hex_, (sx, sy) in enumerate(view.map.middles):
        middle = left + sx * a, top + sy * a
        model.story.locate(story.tile(seat, hex_), partial(_spot, *middle, a * view.map.side, side))


def _spot(cx: float, cy: float, a: float, side: int) -> Spot:
    """Return the spot of a hex: number and shield over its left and right corners."""
    inside = 0.62 if a >= _NUMBERED else 0.8
    return Spot((cx - a * inside, cy), (cx + a * 0.5, cy), ((cx + side * a * 1.1, cy),))


def locate_slot(
    cx: float, cy: float, a: float, slot: int, model: TuscanyBoard, bottom: float | None
) -> None:
    """Tell the story where a slot is; ``bottom`` is that of the display if a line may lead there.

    Its number and its shield are over its left and right corners.
    """
    way = () if bottom is None else from_below(cx, bottom)
    model.story.locate(story.slot(slot), lambda: Spot((cx - a * 0.8, cy), (cx + a / 2, cy), way))


def draw(canvas: Canvas, model: TuscanyBoard) -> None:
    """Draw the dotted line from the mover's panel to the last tile of the latest turn."""
    told = model.story
    if not told.way or told.panel is None:
        return
    (x, y, w, h), (end_x, end_y) = told.panel, told.way[0]
    above = x + _TOKEN, y - _ABOVE
    if told.mover == model.featured:
        begin, margin = [(above[0], y), above], _MARGIN
    elif x < end_x < x + w and y < end_y < y + h:
        margin = round(x + w) - _INSIDE
        begin = [(margin, y + HEAD)]
    elif model.is_landscape:
        begin, margin = [(x, y + HEAD / 2)], landscape.LEFT - 6
    else:
        begin, margin = [(above[0], y), above], _MARGIN
    story_marks.draw_trail(canvas, begin, told.way, margin)
    story_marks.draw_ends(canvas, model, begin)
