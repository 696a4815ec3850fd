"""The to-move badge in the header of a board: tokens and names of the players to move."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from render.kit import layout, names, text, tokens
from render.kit.canvas import Canvas
from render.kit.pen import BoxStyle, Point
from render.kit.rect import Rect
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, COUNT, DETAIL, SMALL_FIGURE

Actors = Sequence[tuple[str, str]]
"""Colour and name of every player to move."""

_FRAME_WIDTH = 6
"""Width of the frame of a badge."""
_NAME_SIZE = COUNT
_MIN_NAME_SIZE = names.MIN_NAME_SIZE
_ROWS_MIN = DETAIL
"""Minimum size of the names in two rows before any of them is cut."""
_VERB_GAP = 14
"""Gap before the verb."""
_PLAYER_GAP = 18
"""Gap between two players."""


class _Shape(NamedTuple):
    """Middle and height of a badge, its margin at both ends, and the size of its tokens.

    ``rows`` are the middles of the rows of names; ``lead`` is the width taken by a token, and
    ``verb`` the size of the verb.
    """

    middle: float
    height: float
    ends: float
    token: float
    lead: float
    rows: Sequence[float]
    verb: float = BODY


_LARGE = _Shape(70, 80, 20, 56, 68, (70,), verb=SMALL_FIGURE)
"""Beside title and question."""
_LINE = _Shape(34, 58, 20, 42, 52, (34,))
"""Beside the title and above the question, which may therefore be as wide as the board."""
_TWO_ROWS = _Shape(58, 92, 25, 34, 42, (38, 78))


class Rooms(NamedTuple):
    """The widths that a badge may take.

    Attributes:
        beside_question: beside title, phase and question, all of them in their usual size.
        beside_phase: beside title and phase.
        beside_title: beside the title, with the phase below it.
    """

    beside_question: float
    beside_phase: float
    beside_title: float


class Badge(NamedTuple):
    """The left edge of a badge, and whether it ends above the question."""

    left: float
    is_line: bool


def draw(canvas: Canvas, verb: str, actors: Actors, rooms: Rooms) -> Badge:
    """Draw the badge of one player large if the question leaves room, otherwise above it.

    The badge of several players is on one line, or in two rows if the names need them. Two rows
    whose names would be cut take the place of the phase. The verb is left out if the names need
    its room.
    """
    if len(actors) == 1 and _width_of_large(canvas, verb, actors) <= rooms.beside_question:
        shape, room = _LARGE, rooms.beside_question
    else:
        shape, room = _LINE, rooms.beside_phase
    verb_width = canvas.text_width(verb, shape.verb) + _VERB_GAP
    largest = _NAME_SIZE if len(actors) == 1 else _MIN_NAME_SIZE
    sizes = product(range(largest, _MIN_NAME_SIZE - 1, -1), (verb_width, 0.0))
    trials = [(size, verb_width_used, room) for size, verb_width_used in sizes]
    fitting = _find_fitting(canvas, [actors], shape, trials)
    rows = [actors]
    if fitting is None and len(actors) > 1:
        half = (len(actors) + 1) // 2
        shape = _TWO_ROWS
        rows = [actors[:half], actors[half:]]
        smaller_sizes = range(_MIN_NAME_SIZE, _ROWS_MIN - 1, -1)
        trials = [*trials, *((size, 0.0, rooms.beside_title) for size in smaller_sizes)]
        fitting = _find_fitting(canvas, rows, shape, trials)
    size, verb_width_used, room = fitting or trials[-1]
    around = verb_width_used + 2 * shape.ends
    width = min(room, max(_row_width(canvas, row, size, shape) for row in rows) + around)
    x = _draw_frame(canvas, width, shape, actors)
    inner = math.ceil(width - around)
    for row, y in zip(rows, shape.rows, strict=True):
        _draw_row(canvas, row, (x + shape.ends, y), size, inner, shape)
    if verb_width_used:
        style = TextStyle(shape.verb, "ink2")
        canvas.text(
            (x + width - shape.ends, shape.middle + 2), verb, style, align="right", on="tile"
        )
    return Badge(x, is_line=shape is _LINE)


def _width_of_large(canvas: Canvas, verb: str, actors: Actors) -> float:
    """Return the width of a large badge."""
    names_width = _row_width(canvas, actors, _NAME_SIZE, _LARGE)
    return names_width + _VERB_GAP + canvas.text_width(verb, _LARGE.verb) + 2 * _LARGE.ends


def _find_fitting(
    canvas: Canvas,
    rows: Sequence[Actors],
    shape: _Shape,
    trials: Sequence[tuple[float, float, float]],
) -> tuple[float, float, float] | None:
    """Return the first size of names, width of the verb and room with which all rows fit."""
    for size, verb_width, room in trials:
        span = max(_row_width(canvas, row, size, shape) for row in rows)
        if span + verb_width + 2 * shape.ends <= room:
            return size, verb_width, room
    return None


def _draw_frame(canvas: Canvas, width: float, shape: _Shape, actors: Actors) -> float:
    """Draw the empty badge and return its left edge."""
    x = layout.WIDTH - layout.MARGIN - width
    top = shape.middle - shape.height / 2
    height = shape.height
    style = BoxStyle(height / 2, "tile", "act", line_width=_FRAME_WIDTH)
    canvas.box(Rect(x, top, width, height), style, shadow=layout.SHADOW)
    label = ", ".join(name for _, name in actors)
    canvas.record("to-move", label, (x, top, x + width, top + height))
    return x


def _row_width(canvas: Canvas, row: Actors, size: float, shape: _Shape) -> float:
    spans = sum(canvas.text_width(name, size, "black") for _, name in row)
    return spans + len(row) * (shape.lead + _PLAYER_GAP) - _PLAYER_GAP


def _draw_row(
    canvas: Canvas, row: Actors, at: Point, size: float, room: float, shape: _Shape
) -> None:
    """Draw tokens and names; if they do not fit, every name gets an equal share."""
    x, y = at
    equal_share = (room + _PLAYER_GAP) / len(row) - _PLAYER_GAP - shape.lead
    fits = _row_width(canvas, row, size, shape) <= room
    for colour, name in row:
        token = tokens.token_sprite(colour, shape.token, is_lifted=False)
        canvas.put(token, (x + shape.token / 2, y), "tile")
        max_width = canvas.text_width(name, size, "black") if fits else equal_share
        label = text.cut(name, max_width, lambda part: canvas.text_width(part, size, "black"))
        style = TextStyle(size, font="black")
        x += (
            shape.lead + canvas.text((x + shape.lead, y - 1), label, style, on="tile") + _PLAYER_GAP
        )
