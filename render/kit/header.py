"""The header of a picture: title, phase, to-move badge, question and last move, or the winner."""

from __future__ import annotations

from typing import Any

from render.kit import badge, banner, layout, question, recent_moves
from render.kit.badge import Actors
from render.kit.board_model import BoardModel
from render.kit.canvas import Canvas
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, CAPTION, DETAIL, FLOOR, HEADING, SCORE, SUBHEADING, TITLE

_MIDDLE, _PHASE_MIDDLE = 36, 42
"""Middles of title and phase, which stand on one baseline."""
_CROWDED = (32, 82)
"""Middles of title and phase if there is no room for the phase beside the title."""
_TITLE_MIN, _PHASE_MIN = SUBHEADING, FLOOR
_BETWEEN = 24
_CROP_MIDDLE, _CROP_TITLE, _CROP_PART = 44, SCORE, HEADING
_CROP_TITLE_MIN, _CROP_PART_MIN = CAPTION, DETAIL


def draw(
    canvas: Canvas,
    title: str,
    phase: str,
    verb: str = "",
    actors: Actors = (),
    bottom: float = layout.HEADER,
) -> float | None:
    """Draw title and phase line on the left, above ``bottom``, and the to-move badge on the right.

    ``actors`` are colour and name of the players to move, ``verb`` follows their names. With many
    of them and long names, the phase goes below the title. Otherwise returns the right end of the
    question's line.
    """
    left, right = layout.MARGIN, float(layout.WIDTH - layout.MARGIN)
    end = right
    if actors:
        least = canvas.text_width(title, _TITLE_MIN, "serif")
        room = right - left - _BETWEEN
        beside = least + _BETWEEN + canvas.text_width(phase, _PHASE_MIN)
        found = badge.draw(canvas, verb, actors, (room - beside, room - least))
        right = found.left - _BETWEEN
        end = end if found.is_line else right
    middle = min(_MIDDLE, bottom / 2)
    least = _BETWEEN + canvas.text_width(phase, _PHASE_MIN)
    crowded = canvas.text_width(title, _TITLE_MIN, "serif") + least > right - left
    if crowded:
        middle, least = _CROWDED[0], 0
    style = TextStyle(TITLE, font="serif", min_size=_TITLE_MIN)
    span = canvas.text(left, middle, title, style, max_width=right - left - least)
    x, y = left + span + _BETWEEN, middle + _PHASE_MIDDLE - _MIDDLE
    if crowded:
        x, y = float(left), _CROWDED[1]
    style = TextStyle(BODY, "ink2", min_size=_PHASE_MIN)
    canvas.text(x, y, phase, style, max_width=right - x)
    return None if crowded else end


def _raise_middle(middle: float, bottom: float) -> float:
    """Return the middle of a line, moved up if the content below it has grown."""
    return min(middle, bottom / 2)


def draw_board(canvas: Canvas, model: BoardModel[Any], phase: str) -> None:
    """Draw a board's header: phase, question and last move, or at the end the winners.

    Also makes the canvas hide its rings if many codes are lit.
    """
    canvas.hide_rings = model.hide_rings
    if model.movers:
        actors = [(model.colour_of(seat), model.name_of(seat)) for seat in model.movers]
        verb = model.words.say("picture-to-move")
        right = draw(canvas, model.title, phase, verb, actors)
        question.draw(canvas, model, right)
        recent_moves.draw_pill(canvas, model, question.draw_answers(canvas, model))
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
        question.draw_crop(canvas, model)
    elif model.winners:
        won = banner.fit_banner(canvas, model, banner.CROP)
        banner.draw(canvas, model, won)
        bottom = won.top
    x, middle = float(layout.CROP_MARGIN), _raise_middle(_CROP_MIDDLE, bottom)
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
