"""Where hexes and slots are in the story, and the dotted line to the last tile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from render.kit import landscape, layout, story_marks
from render.kit.canvas import Canvas
from render.kit.pen import Point
from render.kit.story import Spot, from_below
from render.kit.story_marks import LineRoute
from render.tuscany import story
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.maps import RegionView
from render.tuscany.pieces import ROOT3

HEAD = 96
"""Height of the head of a panel, in the player's colour."""
_NUMBERED = 45
"""Minimum radius of hexes whose tiles have room for a number beside their icon."""
_ABOVE = 12
"""Distance of a line from the panels below it."""
_MARGIN = 30
_REACH = 1.1
"""Distance of a line's end from the middle of a hex, in its radius."""


def locate_region(
    left: float, top: float, view: RegionView, a: float, model: TuscanyBoard, seat: int
) -> None:
    """Tell the story where the hexes of a seat's region are, with its top left corner at a point.

    A line leads into the large region only: others are in the mover's own panel.
    """
    a_hex = a * view.map.side
    middles = [(left + sx * a, top + sy * a) for sx, sy in view.map.middles]
    for hex_, middle in enumerate(middles):
        way = partial(_way, middle, middles, a_hex) if seat == model.featured else tuple
        model.story.locate(story.tile(seat, hex_), partial(_spot, *middle, a_hex, way))


def _spot(cx: float, cy: float, a: float, way: Callable[[], tuple[Point, ...]]) -> Spot:
    """Return the spot of a hex: number and shield over its left and right corners."""
    inside = 0.62 if a >= _NUMBERED else 0.8
    return Spot((cx - a * inside, cy), (cx + a * 0.5, cy), way())


def _way(middle: Point, middles: Sequence[Point], a: float) -> tuple[Point, ...]:
    """Return the way to a hex from the left, along the edges of the hexes that are before it."""
    (cx, cy), half = middle, a * ROOT3 / 2
    before = sorted(x for x, y in middles if x < cx - a and abs(y - cy) < half / 2)
    around = [
        (x + dx * a, cy - dy * half)
        for x in before
        for dx, dy in ((-1, 0), (-0.5, 1), (0.5, 1), (1, 0))
    ]
    return (*around, (cx - a * _REACH, cy))


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
    start = model.story.start
    if start is None:
        return
    if model.is_landscape and start[0] > layout.MARGIN:
        line = LineRoute(landscape.LEFT - 6)
    else:
        line = LineRoute(_MARGIN, start[1] - HEAD / 2 - _ABOVE)
    story_marks.draw_line(canvas, model.story, start, line)
