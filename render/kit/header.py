"""The header of a picture: title, phase, to-move badge, and the question or the winner."""

from __future__ import annotations

from typing import Any

from render.kit import badge, banner, layout, question
from render.kit.badge import Actors
from render.kit.board_model import BoardModel
from render.kit.canvas import Canvas
from render.kit.text import TextStyle
from render.kit.type_scale import (
    CAPTION,
    CODE,
    DETAIL,
    FIGURE,
    HEADING,
    SCORE,
    SUBHEADING,
    TITLE,
)

_PHASE_MIN = CAPTION
_MIDDLE = 60
"""Middle of the title line."""
_STACKED = (40, 91)
"""Middles of title and phase line when they are stacked."""
_TITLE_STACKED, _PHASE_STACKED = 50, HEADING
_TITLE_MIN, _TITLE_CROWDED = CODE, SUBHEADING
"""The smaller one applies when more than two players are to move."""
_CROP_MIDDLE, _CROP_TITLE, _CROP_PART = 44, SCORE, HEADING
_CROP_TITLE_MIN, _CROP_PART_MIN = CAPTION, DETAIL


def draw(
    canvas: Canvas,
    title: str,
    phase: str,
    verb: str = "",
    actors: Actors = (),
    bottom: float = layout.HEADER,
) -> None:
    """Draw title and phase line on the left, above ``bottom``, and the to-move badge on the right.

    ``actors`` are colour and name of the players to move, ``verb`` follows their names. The phase
    line goes below the title if there is no room beside it.
    """
    left = layout.MARGIN
    least = _TITLE_CROWDED if len(actors) > badge.FEW else _TITLE_MIN
    spans = [canvas.text_width(title, size, "serif") for size in (_TITLE_MIN, least)]
    rooms = [layout.WIDTH - layout.MARGIN - left - 24 - span for span in spans]
    right = badge.draw(canvas, verb, actors, rooms) - 24 if actors else layout.WIDTH - left
    beside = canvas.text_width(title, TITLE, "serif") + 28
    stacked = bool(actors) and beside + canvas.text_width(phase, _PHASE_MIN) > right - left
    size = _TITLE_STACKED if stacked else min(TITLE, bottom * 0.75)
    middle = _STACKED[0] if stacked else _raised(_MIDDLE, bottom)
    span = canvas.text(
        left, middle, title, TextStyle(size, font="serif", min_size=least), max_width=right - left
    )
    x, y = (left + 2.0, _STACKED[1]) if stacked else (left + span + 28, middle + 4)
    size = _PHASE_STACKED if stacked else min(FIGURE, bottom * 0.6)
    canvas.text(x, y, phase, TextStyle(size, "ink2", min_size=_PHASE_MIN), max_width=right - x)


def _raised(middle: float, bottom: float) -> float:
    """Return the middle of a line, moved up if the content below it has grown."""
    return min(middle, bottom / 2)


def draw_board(canvas: Canvas, model: BoardModel[Any], phase: str) -> None:
    """Draw a board's header: the phase line, and the question or at the end the winners.

    Also makes the canvas hide its rings if many codes are lit.
    """
    canvas.hide_rings = model.hide_rings
    if model.movers:
        actors = [(model.colour(seat), model.name(seat)) for seat in model.movers]
        draw(canvas, model.title, phase, model.words.say("picture-to-move"), actors)
        question.draw(canvas, model)
    elif model.winners:
        won = banner.fit_banner(canvas, model, banner.BOARD)
        draw(canvas, model.title, phase, bottom=won.top)
        banner.draw(canvas, model, won)
    else:
        draw(canvas, model.title, phase)


def draw_crop(canvas: Canvas, model: BoardModel[Any], part: str) -> None:
    """Draw a crop's header: title, name of the part, and the question or the winners."""
    bottom: float = layout.CROP_HEADER
    if model.movers:
        question.crop(canvas, model)
    elif model.winners:
        won = banner.fit_banner(canvas, model, banner.CROP)
        banner.draw(canvas, model, won)
        bottom = won.top
    x, middle = float(layout.CROP_MARGIN), _raised(_CROP_MIDDLE, bottom)
    room = layout.CROP_WIDTH - 2 * layout.CROP_MARGIN - 22
    titled = min(520.0, room - canvas.text_width(part, _CROP_PART_MIN))
    size = min(_CROP_TITLE, bottom * 0.75)
    title = model.title
    span = canvas.text(
        x, middle, title, TextStyle(size, font="serif", min_size=_CROP_TITLE_MIN), max_width=titled
    )
    size = min(_CROP_PART, bottom * 0.6)
    x, room = x + span + 22, room - round(span)
    canvas.text(
        x, middle + 4, part, TextStyle(size, "ink2", min_size=_CROP_PART_MIN), max_width=room
    )
