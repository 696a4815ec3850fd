"""The players' markers on a level of the table of royal favours.

Lengths are for markers of the usual size, unless they are said to be in pixels.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from render.caylus import story
from render.caylus.board_model import CaylusBoard
from render.kit import highlights, tokens
from render.kit.canvas import Canvas
from render.kit.highlights import Recency
from render.kit.palette import Colour
from render.kit.pen import Point
from render.kit.story import Spot

_USUAL_SIZE = 28
"""The size of a marker for which the lengths below are given."""
_PITCH = 30
"""Distance between two markers of a pair, and between two pairs."""
_SINGLE_ROW_DROP = 14
"""How far a single row is below the upper of two rows."""
_MAX_IN_PAIRS = 4
"""More markers than this are smaller, in rows of three and two."""
_MANY_SMALLER = 6
"""How much smaller each of five markers is, in pixels."""
_MANY_DROP = 2
"""How far the row of three is below the usual upper row."""
_MANY_ROW_GAP = 3
"""Gap between the rows of three and two."""
_NUMBER_BELOW = 22
"""Distance of the middle of a step's number below a marker in a single row."""
_NUMBER_BESIDE = 8
"""Distance of the middle of that number from the side of a marker in two rows, in pixels."""
_GLOW_REACH = 4
"""How far the disc under a marker that has just moved extends beyond it, in pixels."""


@dataclass(frozen=True, slots=True)
class MarkersPlan:
    """Where the markers on one level of a line stand.

    Attributes:
        middle: middle of the level, on the upper row of markers.
        shield: middle of a shield with points that the level gave: it covers the level's effect.
        size: size of a marker, unless five share the level.
        ground: colour of the level.
    """

    middle: Point
    shield: Point
    size: int
    ground: Colour


def draw(
    canvas: Canvas, plan: MarkersPlan, line: int, seats: Sequence[int], model: CaylusBoard
) -> None:
    """Draw the markers of the seats on one level: in pairs, or five as three and two."""
    scale = plan.size / _USUAL_SIZE
    size = plan.size - _MANY_SMALLER if len(seats) > _MAX_IN_PAIRS else plan.size
    for seat, (dx, dy) in zip(seats, _offsets(len(seats), (size - 1) / scale), strict=True):
        x, y = plan.middle[0] + dx * scale, plan.middle[1] + dy * scale
        number = (x, y + _NUMBER_BELOW * scale)
        if len(seats) > 2:
            number = (x + (size / 2 + _NUMBER_BESIDE) * (1 if dx > 0 else -1), y)
        spot = partial(Spot, number, plan.shield, is_narrow=True)
        model.story.locate(story.place_of_favour(seat, line), spot)
        ground = _draw_glow(canvas, (x, y), size, (seat, line), model, plan.ground)
        canvas.put(
            tokens.token_sprite(model.colour_of(seat), size, is_lifted=False), (x, y), ground
        )


def _offsets(count: int, tight_pitch: float) -> list[tuple[float, float]]:
    """Return the positions of the markers, from the middle of the upper row.

    ``tight_pitch`` is the distance between markers that just touch, for five of them.
    """
    if count == 1:
        return [(0, _SINGLE_ROW_DROP)]
    if count <= _MAX_IN_PAIRS:
        top = 0 if count > 2 else _SINGLE_ROW_DROP
        return [((i % 2 - 0.5) * _PITCH, top + i // 2 * _PITCH) for i in range(count)]
    upper = [(column * tight_pitch, float(_MANY_DROP)) for column in (-1, 0, 1)]
    lower_y = _MANY_DROP + tight_pitch + _MANY_ROW_GAP
    return [*upper, (-tight_pitch / 2, lower_y), (tight_pitch / 2, lower_y)]


def _draw_glow(
    canvas: Canvas,
    middle: Point,
    size: int,
    marker: tuple[int, int],
    model: CaylusBoard,
    ground: Colour,
) -> Colour:
    """Draw the disc under a marker that has just moved; return the colour under the marker."""
    if marker in model.latest_turn.favours:
        recency = Recency.LATEST_TURN
    elif marker in model.since_last_turn.favours:
        recency = Recency.EARLIER
    else:
        return ground
    return highlights.draw_arrival(canvas, middle, size / 2 + _GLOW_REACH, recency, ground)
