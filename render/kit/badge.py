"""The to-move badge in the header of a board: tokens and names of the players to move."""

from __future__ import annotations

import math
from collections.abc import Sequence

from render.kit import layout, names, text, tokens
from render.kit.canvas import Canvas
from render.kit.pen import BoxStyle
from render.kit.text import TextStyle
from render.kit.type_scale import COUNT, DETAIL, SMALL_FIGURE

Actors = Sequence[tuple[str, str]]
"""Colour and name of every player to move."""

FEW = 2
"""Up to this many players get a line each; more are set in two rows."""
_MIDDLE = 60
_FEW_TALL, _MANY_TALL = 80, 92
_VERB = SMALL_FIGURE
_NAME_SIZE, _NAME_MIN = COUNT, names.PERSON
_NAME_ROOM = 566
"""Wide enough for sixteen of the widest letters at the minimum size."""
_ROWS = (38, 78)
_ROWS_MIN = DETAIL
"""Minimum size of the names of more than two players before any of them is cut."""
_TOKEN, _LEAD, _BETWEEN = 34, 42, 18
"""For a name in a row: token size, width taken by the token, gap to the next name."""
_ENDS = 50


def draw(canvas: Canvas, verb: str, actors: Actors, rooms: Sequence[float]) -> float:
    """Draw the badge and return its left edge.

    With more than two players the badge may take the first of ``rooms``, and, where names would be
    cut otherwise, the last one.
    """
    return _few(canvas, verb, actors) if len(actors) <= FEW else _many(canvas, verb, actors, rooms)


def _frame(canvas: Canvas, width: float, height: float, actors: Actors) -> float:
    """Draw the empty badge and return its left edge."""
    x = layout.WIDTH - layout.MARGIN - width
    top = _MIDDLE - 2 - height / 2
    canvas.box(x, top, width, height, BoxStyle(40, "tile", "act", thick=6), shadow=5)
    label = ", ".join(name for _, name in actors)
    canvas.record("to-move", label, (x, top, x + width, top + height))
    return x


def _verb(canvas: Canvas, right: float, verb: str) -> None:
    canvas.text(right, _MIDDLE, verb, TextStyle(_VERB, "ink2"), align="r", on="tile")


def _few(canvas: Canvas, verb: str, actors: Actors) -> float:
    """Draw the tokens in a row, followed by the names on lines of their own."""
    lead, size = 20 + 64 * len(actors) + 6, _NAME_SIZE if len(actors) == 1 else _NAME_MIN
    fits = [
        text.fit(name, size, _NAME_ROOM, _NAME_MIN, "black", canvas.language) for _, name in actors
    ]
    letters = min(found for _, found in fits)
    span = max(canvas.text_width(name, letters, "black") for name, _ in fits)
    width = lead + span + 14 + canvas.text_width(verb, _VERB) + 30
    x = _frame(canvas, width, _FEW_TALL, actors)
    for i, (colour, _) in enumerate(actors):
        canvas.put(tokens.token(colour, 56), x + 48 + 64 * i, _MIDDLE, "tile")
    for i, (name, _) in enumerate(fits):
        y = _MIDDLE - 2 + (i - (len(fits) - 1) / 2) * min(38, letters * 1.2)
        canvas.text(x + lead, y, name, TextStyle(letters, font="black"), on="tile")
    _verb(canvas, x + width - 30, verb)
    return x


def _many(canvas: Canvas, verb: str, actors: Actors, rooms: Sequence[float]) -> float:
    """Draw two rows of tokens and names, without the verb if the names need its room."""
    half = (len(actors) + 1) // 2
    rows, verb_width = (actors[:half], actors[half:]), canvas.text_width(verb, _VERB) + 14
    tried = [
        (names.PERSON, verb_width, rooms[0]),
        (names.PERSON, 0.0, rooms[0]),
        *((size, 0.0, rooms[-1]) for size in range(names.PERSON, _ROWS_MIN - 1, -1)),
    ]
    spans = {size: max(_span(canvas, row, size) for row in rows) for size, *_ in tried}
    fitting = (one for one in tried if spans[one[0]] + one[1] + _ENDS <= one[2])
    size, taken, room = next(fitting, tried[-1])
    width = min(room, spans[size] + taken + _ENDS)
    x, inner = _frame(canvas, width, _MANY_TALL, actors), math.ceil(width - taken - _ENDS)
    for row, y in zip(rows, _ROWS, strict=True):
        _row(canvas, row, x + _ENDS / 2, y, size, inner)
    if taken:
        _verb(canvas, x + width - _ENDS / 2, verb)
    return x


def _span(canvas: Canvas, row: Actors, size: float) -> float:
    spans = sum(canvas.text_width(name, size, "black") for _, name in row)
    return spans + len(row) * (_LEAD + _BETWEEN) - _BETWEEN


def _row(canvas: Canvas, row: Actors, x: float, y: float, size: float, room: float) -> None:
    """Draw tokens and names; if they do not fit, every name gets an equal share."""
    share = (room + _BETWEEN) / len(row) - _BETWEEN - _LEAD
    whole = _span(canvas, row, size) <= room
    for colour, name in row:
        canvas.put(tokens.token(colour, _TOKEN, lift=False), x + _TOKEN / 2, y, "tile")
        most = canvas.text_width(name, size, "black") if whole else share
        label = text.cut(name, most, lambda part: canvas.text_width(part, size, "black"))
        x += (
            _LEAD
            + canvas.text(x + _LEAD, y - 1, label, TextStyle(size, font="black"), on="tile")
            + _BETWEEN
        )
