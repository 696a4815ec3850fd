"""Where hexes and slots are in the story, and the dotted line to the last tile."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from engine.tuscany.data import EMPTY
from render.kit import landscape, layout, story_marks
from render.kit.canvas import Canvas
from render.kit.pen import Point
from render.kit.story import StoryAnchor, way_from_below
from render.kit.story_marks import LineRoute
from render.tuscany import story
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.hex_shapes import ROOT3, HexPlace
from render.tuscany.maps import RegionView
from render.tuscany.region_hexes import MIN_NUMBERED_RADIUS


class Offset(NamedTuple):
    """A distance to the left and upwards."""

    x: float
    y: float


HEAD = 108
"""Height of the head of a panel, in the player's colour."""
_MIN_SHIELD_SHIFT = 40
"""Minimum distance of a shield right of the middle of a large hex, where it covers no number."""
_NUMBER_LEFT_SHARE = 0.62
"""Distance of a number left of the middle of a large hex, as a share of the hex's radius."""
_SMALL_NUMBER_LEFT_SHARE = 0.8
"""The same on a small hex."""
_SLOT_NUMBER_LEFT_SHARE = 0.8
"""The same on a slot."""
_SHIELD_RIGHT_SHARE = 0.55
"""Distance of a shield right of the middle of a large hex, as a share of the hex's radius."""
_TILE_REACH_SHARE = 0.6
"""Part of a tile's radius that a shield beside the tile leaves free."""
_SHIELD_BELOW = 0.6
"""Distance of a shield below the middle of a large hex, as a share of the hex's radius.

There it does not cover the icon.
"""
_LINE_ABOVE = 12
"""Distance of a line from the panels below it."""
_LINE_X = 30
_NEIGHBOUR_ANGLES = (-30, 30, -90, 90, -150, 150)
"""Directions of the neighbours of a hex in degrees; those at the right come first."""
_DECK_NUMBER_OFFSET = Offset(10, 36)
"""Middle of the number of the region cards, left of and above their left middle."""


def locate_region(
    left: float, top: float, view: RegionView, radius: float, model: TuscanyBoard, seat: int
) -> None:
    """Tell the story where the hexes of a seat's region are, with its top left corner at a point.

    No line leads there: a small region is in its owner's panel, and across the large one it would
    cover numbers.
    """
    hex_radius = radius * view.map.side
    middles = [(left + sx * radius, top + sy * radius) for sx, sy in view.map.middles]
    for hex_, middle in enumerate(middles):
        shield = partial(_shield_middle, middle, middles, view.tiles, hex_radius)
        model.story.locate(
            story.place_of_hex(seat, hex_), partial(_anchor_of_hex, middle, hex_radius, shield)
        )


def _anchor_of_hex(middle: Point, radius: float, shield: Callable[[], Point]) -> StoryAnchor:
    """Return a hex's anchor: the number over the left corner, the shield where there is room."""
    inside = _NUMBER_LEFT_SHARE if radius >= MIN_NUMBERED_RADIUS else _SMALL_NUMBER_LEFT_SHARE
    return StoryAnchor((middle[0] - radius * inside, middle[1]), shield())


def _shield_middle(
    middle: Point, middles: Sequence[Point], tiles: Sequence[int], radius: float
) -> Point:
    """Return the middle of a shield: at the lower right of a large hex, beside a small one.

    On a large hex it is clear of the icon, and on the corner of three hexes, clear of numbers.

    A small hex is no larger than a shield, so the shield is on a neighbour without a tile, or
    beyond the edge, but not at the left, where the number is.
    """
    cx, cy = middle
    half = story_marks.SHIELD_SIZE / 2
    if radius >= MIN_NUMBERED_RADIUS:
        return cx + max(
            radius * _SHIELD_RIGHT_SHARE, _MIN_SHIELD_SHIFT
        ), cy + half + radius * _SHIELD_BELOW
    away = radius * ROOT3 / 2 + half
    beside = [
        (cx + away * math.cos(math.radians(angle)), cy + away * math.sin(math.radians(angle)))
        for angle in _NEIGHBOUR_ANGLES
    ]
    left = min(x for x, _ in middles) - radius
    right = max(x for x, _ in middles) + radius
    top = min(y for _, y in middles) - radius
    bottom = max(y for _, y in middles) + radius
    tile_middles = [
        at for at, item in zip(middles, tiles, strict=True) if item != EMPTY and at != middle
    ]
    return min(
        (point for point in beside if left < point[0] < right and top < point[1] < bottom),
        key=lambda point: sum(
            math.dist(point, at) < half + radius * _TILE_REACH_SHARE for at in tile_middles
        ),
    )


def locate_slot(place: HexPlace, slot: int, model: TuscanyBoard, bottom: float | None) -> None:
    """Tell the story where a slot is; ``bottom`` is that of the display if a line may lead there.

    Its number and its shield are over its left and right corners.
    """
    cx, cy, radius = place
    way = () if bottom is None else way_from_below(cx, bottom)
    model.story.locate(
        story.place_of_slot(slot),
        lambda: StoryAnchor(
            (cx - radius * _SLOT_NUMBER_LEFT_SHARE, cy), (cx + radius / 2, cy), way
        ),
    )


def locate_deck(x: float, y: float, model: TuscanyBoard) -> None:
    """Tell the story where the region cards are: their left edge and middle.

    No line leads there: drawn cards are in no place, and a chip shows how many there are.
    """
    corner = (x - _DECK_NUMBER_OFFSET.x, y - _DECK_NUMBER_OFFSET.y)
    model.story.locate(story.DECK_PLACE, lambda: StoryAnchor(corner, corner))


def draw_line(canvas: Canvas, model: TuscanyBoard) -> None:
    """Draw the dotted line from the mover's panel to the last tile of the latest turn."""
    start = model.story.start
    if start is None:
        return
    if model.is_landscape and start[0] > layout.MARGIN:
        line = LineRoute(landscape.LINE_X)
    else:
        line = LineRoute(_LINE_X, start[1] - HEAD / 2 - _LINE_ABOVE)
    story_marks.draw_line(canvas, model.story, start, line)
