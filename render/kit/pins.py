"""Numbered pins on a finished picture: where to look, for a text that explains it.

What they point at is found by the marks the picture recorded, so they serve every game: a code
("12", "G"), a kind of mark ("provost", "to-move"), or a text as it is drawn ("Alice").
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from render.kit import layout
from render.kit.canvas import Canvas
from render.kit.pen import Pen
from render.kit.sprite import Box, Fact, Sprite

_RADIUS, _CROP_RADIUS = 40, 27
"""Of a pin."""
NUMBER = 1.5
"""How large the number on it is, as a share of the radius."""
_TIP = 0.55
"""How far its tip reaches beyond the disc, as a share of the radius."""
_SLANT = math.sqrt(0.5)
_DIRECTIONS = (
    *((0.0, -1.0), (-1.0, 0.0), (1.0, 0.0), (0.0, 1.0)),
    *((x, y) for y in (-_SLANT, _SLANT) for x in (-_SLANT, _SLANT)),
)
"""Where a pin may stand from what it points at: above, left, right, below, or at a corner."""


class UnknownPoint(ValueError):
    """Nothing in the picture to be pointed at by that name."""


def draw(canvas: Canvas, points: Sequence[str]) -> None:
    """Pin 1 at the first of the points, 2 at the second, … where each hides least.

    Raises:
        UnknownPoint: the picture, which must have been recorded, has no such mark.
    """
    written = [fact.box for fact in canvas.facts if fact.kind == "text"]
    taken = [fact.box for fact in canvas.facts if fact.kind != "text" and fact.solid]
    radius = _CROP_RADIUS if canvas.width == layout.CROP_WIDTH else _RADIUS
    for number, point in enumerate(points, 1):
        box = _find(canvas.facts, point)
        spots = [_spot(box, way, radius, canvas) for way in _DIRECTIONS]
        boxes = [_around(*spot, radius) for spot in spots]
        hidden = [(_hidden(one, written), _hidden(one, (*taken, box))) for one in boxes]
        least = hidden.index(min(hidden))
        (x, y), (dx, dy) = spots[least], _DIRECTIONS[least]
        canvas.put(_pin(-dx, -dy, radius), x, y, None)
        size = radius * NUMBER
        canvas.text(x, y + 1, str(number), size, "white", "black", align="m", on="ink")
        written.append(boxes[least])


def _hidden(one: Box, others: Iterable[Box]) -> float:
    """How much of the others a pin would cover."""
    return sum(_shared(one, other) for other in others)


def _find(facts: Sequence[Fact], point: str) -> Box:
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


def _spot(box: Box, way: tuple[float, float], radius: float, canvas: Canvas) -> tuple[float, float]:
    """The middle of a pin that stands in a direction, its tip on the edge of the box."""
    left, top, right, bottom = box
    reach = radius * (1 + _TIP) - 4
    x = (left + right) / 2 + _side(way[0]) * (right - left) / 2 + way[0] * reach
    y = (top + bottom) / 2 + _side(way[1]) * (bottom - top) / 2 + way[1] * reach
    edge = radius + 4
    return min(max(x, edge), canvas.width - edge), min(max(y, edge), canvas.height - edge)


def _side(way: float) -> int:
    """Which edge lies that way: -1, 1, or 0 for neither."""
    return (way > 0) - (way < 0)


def _around(x: float, y: float, radius: float) -> Box:
    return (x - radius, y - radius, x + radius, y + radius)


def _shared(one: Box, other: Box) -> float:
    """How many pixels two boxes share."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return max(0.0, across) * max(0.0, down)


@lru_cache(maxsize=2 * len(_DIRECTIONS))
def _pin(dx: float, dy: float, radius: int) -> Sprite:
    """A disc whose tip points along a direction, with a light rim on any ground."""
    half = math.ceil(radius * (1 + _TIP)) + 6
    pen = Pen(-half, -half, half, half)
    for colour, grown in (("tile", 4), ("ink", 0)):
        reach, base = radius * (1 + _TIP) + grown, (radius + grown) * 0.72
        corners = ((reach, 0.0), (radius * 0.5, -base), (radius * 0.5, base))
        pen.poly([(x * dx - y * dy, x * dy + y * dx) for x, y in corners], colour)
        pen.disc(0, 0, radius + grown, colour)
    return pen.sprite()
