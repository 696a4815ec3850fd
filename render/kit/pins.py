"""Numbered pins on a finished picture, for a text that explains it.

Pins find their targets among the recorded facts, so they work for every game: a code ("12", "G"),
the kind of a fact ("provost", "to-move"), or a text in the picture ("Alice").
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from render.kit import layout
from render.kit.canvas import Canvas
from render.kit.pen import Pen
from render.kit.sprite import Box, Fact, Sprite
from render.kit.text import TextStyle

_RADIUS = 40
"""Radius of a pin on a board."""
_CROP_RADIUS = 27
"""Radius of a pin on a crop."""
NUMBER_SHARE = 1.5
"""Size of the number, as a share of the radius."""
_TIP_SHARE = 0.55
"""How far the tip extends beyond the disc, as a share of the radius."""
_TIP_HALF_WIDTH_SHARE = 0.72
"""Half the width of the tip at its base, as a share of the radius."""
_TIP_OVERLAP = 4
"""How far the tip of a pin reaches into its target."""
_RIM_WIDTH = 4
_SLANT = math.sqrt(0.5)
_DIRECTIONS = (
    *((0.0, -1.0), (-1.0, 0.0), (1.0, 0.0), (0.0, 1.0)),
    *((x, y) for y in (-_SLANT, _SLANT) for x in (-_SLANT, _SLANT)),
)
"""Positions of a pin relative to its target: above, left, right, below, or at a corner."""


class UnknownPoint(ValueError):
    """Nothing in the picture matches this target."""


def draw(canvas: Canvas, points: Sequence[str]) -> None:
    """Draw pin 1 at the first target, pin 2 at the second, ..., each where it hides least.

    Raises:
        UnknownPoint: the picture, which must have been recorded, has no such fact.
    """
    text_boxes = [fact.box for fact in canvas.facts if fact.kind == "text"]
    solid_boxes = [fact.box for fact in canvas.facts if fact.kind != "text" and fact.is_solid]
    radius = _CROP_RADIUS if canvas.width == layout.CROP_WIDTH else _RADIUS
    for number, point in enumerate(points, 1):
        box = _find_target(canvas.facts, point)
        positions = [_pin_position(box, way, radius, canvas) for way in _DIRECTIONS]
        boxes = [_box_around(*position, radius) for position in positions]
        hidden_areas = [
            (_hidden_area(one, text_boxes), _hidden_area(one, (*solid_boxes, box))) for one in boxes
        ]
        best = hidden_areas.index(min(hidden_areas))
        x, y = positions[best]
        dx, dy = _DIRECTIONS[best]
        canvas.put(_pin_sprite(-dx, -dy, radius), (x, y), on=None)
        size = radius * NUMBER_SHARE
        canvas.text(
            (x, y + 1), str(number), TextStyle(size, "white", "black"), align="middle", on="ink"
        )
        text_boxes.append(boxes[best])


def _hidden_area(one: Box, others: Iterable[Box]) -> float:
    return sum(_shared_area(one, other) for other in others)


def _find_target(facts: Sequence[Fact], point: str) -> Box:
    tests: tuple[Callable[[Fact], bool], ...] = (
        lambda fact: fact.kind in ("legal", "code") and fact.value == point,
        lambda fact: fact.kind == point,
        lambda fact: fact.value == point,
    )
    for test in tests:
        for fact in facts:
            if test(fact):
                return fact.box
    raise UnknownPoint(point)


def _pin_position(
    box: Box, way: tuple[float, float], radius: float, canvas: Canvas
) -> tuple[float, float]:
    """Return the middle of a pin on that side of a box, its tip on the box's edge."""
    left, top, right, bottom = box
    reach = radius * (1 + _TIP_SHARE) - _TIP_OVERLAP
    x = (left + right) / 2 + _side_of(way[0]) * (right - left) / 2 + way[0] * reach
    y = (top + bottom) / 2 + _side_of(way[1]) * (bottom - top) / 2 + way[1] * reach
    edge = radius + _RIM_WIDTH
    return min(max(x, edge), canvas.width - edge), min(max(y, edge), canvas.height - edge)


def _side_of(way: float) -> int:
    """Return the edge in that direction: -1, 1, or 0 for neither."""
    return (way > 0) - (way < 0)


def _box_around(x: float, y: float, radius: float) -> Box:
    return (x - radius, y - radius, x + radius, y + radius)


def _shared_area(one: Box, other: Box) -> float:
    """Return the area two boxes have in common."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return max(0.0, across) * max(0.0, down)


@lru_cache(maxsize=2 * len(_DIRECTIONS))
def _pin_sprite(dx: float, dy: float, radius: int) -> Sprite:
    """Return a disc whose tip points in a direction, with a light rim."""
    pen = Pen.square(math.ceil(radius * (1 + _TIP_SHARE)) + _RIM_WIDTH + 2)
    for colour, grown in (("tile", _RIM_WIDTH), ("ink", 0)):
        reach = radius * (1 + _TIP_SHARE) + grown
        base = (radius + grown) * _TIP_HALF_WIDTH_SHARE
        corners = ((reach, 0.0), (radius * 0.5, -base), (radius * 0.5, base))
        pen.poly([(x * dx - y * dy, x * dy + y * dx) for x, y in corners], colour)
        pen.disc(0, 0, radius + grown, colour)
    return pen.sprite()
