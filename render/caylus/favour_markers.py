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
from render.kit.story import StoryAnchor

_USUAL_SIZE = 28
"""The size of a marker for which the lengths below are given."""
_PITCH = 30
"""Distance between two markers of a pair, and between two pairs."""
_SINGLE_ROW_DROP = 14
"""How far a single row is below the upper of two rows."""
_MAX_IN_PAIRS = 4
"""More markers than this are smaller, in rows of three and two."""
_FIVE_SMALLER_BY = 6
"""How much smaller each of five markers is, in pixels."""
_FIVE_DROP = 2
"""How far the row of three is below the usual upper row."""
_FIVE_ROW_GAP = 3
"""Gap between the rows of three and two."""
_FIVE_OVERLAP = 1
"""How far two of five markers overlap, in pixels."""
_NUMBER_BELOW = 22
"""Distance of the middle of a step's number below a marker in a single row."""
_NUMBER_BESIDE = 8
"""Distance of the middle of that number from the side of a marker in two rows, in pixels."""
_DISC_REACH = 4
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
    size = plan.size
    if len(seats) <= _MAX_IN_PAIRS:
        offsets = _offsets_in_pairs(len(seats), scale)
    else:
        size -= _FIVE_SMALLER_BY
        offsets = _offsets_of_five(size - _FIVE_OVERLAP, scale)
    for seat, (dx, dy) in zip(seats, offsets, strict=True):
        x, y = plan.middle[0] + dx, plan.middle[1] + dy
        number = (x, y + _NUMBER_BELOW * scale)
        if len(seats) > 2:
            number = (x + (size / 2 + _NUMBER_BESIDE) * (1 if dx > 0 else -1), y)
        anchor = partial(StoryAnchor, number, plan.shield, is_narrow=True)
        model.story.locate(story.place_of_favour(seat, line), anchor)
        ground = _draw_arrival(canvas, (x, y), size, (seat, line), model, plan.ground)
        canvas.put(
            tokens.token_sprite(model.colour_of(seat), size, is_lifted=False), (x, y), ground
        )


def _offsets_in_pairs(count: int, scale: float) -> list[Point]:
    """Return the positions of up to four markers, from the middle of the upper row, in pixels."""
    drop = _SINGLE_ROW_DROP * scale
    pitch = _PITCH * scale
    if count == 1:
        return [(0, drop)]
    top = 0 if count > 2 else drop
    return [((i % 2 - 0.5) * pitch, top + i // 2 * pitch) for i in range(count)]


def _offsets_of_five(pitch: float, scale: float) -> list[Point]:
    """Return the positions of five markers, ``pitch`` pixels apart, three above two."""
    upper_y = _FIVE_DROP * scale
    lower_y = upper_y + pitch + _FIVE_ROW_GAP * scale
    upper = [(column * pitch, upper_y) for column in (-1, 0, 1)]
    return [*upper, (-pitch / 2, lower_y), (pitch / 2, lower_y)]


def _draw_arrival(
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
    return highlights.draw_arrival(canvas, middle, size / 2 + _DISC_REACH, recency, ground)
