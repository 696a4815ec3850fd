"""The header of a picture: title, phase, to-move badge, question and last move, or the winner."""

from __future__ import annotations

from typing import Any, NamedTuple

from render.kit import badge, banner, layout, question, recent_moves
from render.kit.badge import Actors, Rooms
from render.kit.board_model import BoardModel
from render.kit.canvas import Canvas
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, CAPTION, DETAIL, HEADING, SCORE, SUBHEADING, TITLE

_TITLE_MIDDLE = 36
_PHASE_BELOW_TITLE = 6
"""Distance of the middle of the phase below that of the title: both share a baseline."""
_CROWDED_TITLE_MIDDLE = 32
"""Middle of the title if there is no room for the phase beside it."""
_CROWDED_PHASE_MIDDLE = 82
"""Middle of the phase if there is no room for it beside the title."""
_MIN_TITLE_SIZE = SUBHEADING
_MIN_PHASE_SIZE = DETAIL
_GAP = 24
"""Minimum distance of title, phase and badge."""
_CROP_TITLE_MIDDLE = 44
_CROP_PART_BELOW_TITLE = 4
"""Distance of the middle of the part's name below that of the title."""
_CROP_GAP = 22
"""Distance of the part's name from the title."""
_MAX_CROP_TITLE_WIDTH = 520
_CROP_TITLE_SHARE = 0.75
"""Maximum size of the title of a crop, in the height above the winners."""
_CROP_PART_SHARE = 0.6
"""Maximum size of the name of a part, in that height."""


class Heading(NamedTuple):
    """The words of a header's first line."""

    title: str
    phase: str
    longer_phase: str = ""
    """Takes the place of the phase if it fits in its usual size."""


class ToMove(NamedTuple):
    """Who has to move, for the badge, and the width of the question below it."""

    verb: str
    """Follows the names."""
    actors: Actors
    question_width: float = 0


def draw_heading(
    canvas: Canvas,
    heading: Heading,
    bottom: float = layout.HEADER,
    to_move: ToMove | None = None,
) -> float | None:
    """Draw title and phase line on the left, above ``bottom``, and the to-move badge on the right.

    With many players to move and long names, the phase goes below the title. Otherwise returns the
    right end of the question's line.
    """
    title, phase, longer_phase = heading
    left = layout.MARGIN
    right = float(layout.WIDTH - layout.MARGIN)
    question_right = right
    if to_move is not None:
        right, question_right = _draw_badge(canvas, heading, to_move)
    room = right - left
    if longer_phase and _line_width(canvas, title, longer_phase) <= room:
        phase = longer_phase
    least_title = canvas.text_width(title, _MIN_TITLE_SIZE, "serif")
    least_phase = _GAP + canvas.text_width(phase, _MIN_PHASE_SIZE)
    title_style = TextStyle(TITLE, font="serif", min_size=_MIN_TITLE_SIZE)
    phase_style = TextStyle(BODY, "ink2", min_size=_MIN_PHASE_SIZE)
    if least_title + least_phase > room:
        canvas.text((left, _CROWDED_TITLE_MIDDLE), title, title_style, max_width=room)
        canvas.text((left, _CROWDED_PHASE_MIDDLE), phase, phase_style, max_width=room)
        return None
    middle = min(_TITLE_MIDDLE, bottom / 2)
    width = canvas.text((left, middle), title, title_style, max_width=room - least_phase)
    x = left + width + _GAP
    canvas.text((x, middle + _PHASE_BELOW_TITLE), phase, phase_style, max_width=right - x)
    return question_right


def _line_width(canvas: Canvas, title: str, phase: str) -> float:
    """Return the width of title and phase in their usual size."""
    return canvas.text_width(title, TITLE, "serif") + _GAP + canvas.text_width(phase, BODY)


def _draw_badge(canvas: Canvas, heading: Heading, to_move: ToMove) -> tuple[float, float]:
    """Draw the to-move badge; return the right ends of the title's and of the question's line."""
    title, phase, longer_phase = heading
    line_width = _line_width(canvas, title, longer_phase or phase)
    usual_width = max(line_width, to_move.question_width)
    room = layout.WIDTH - 2 * layout.MARGIN - _GAP
    least_title = canvas.text_width(title, _MIN_TITLE_SIZE, "serif")
    least_line = least_title + _GAP + canvas.text_width(phase, _MIN_PHASE_SIZE)
    rooms = Rooms(room - usual_width, room - least_line, room - least_title)
    drawn = badge.draw(canvas, to_move.verb, to_move.actors, rooms)
    right = drawn.left - _GAP
    return right, layout.WIDTH - layout.MARGIN if drawn.is_line else right


def draw_board(canvas: Canvas, model: BoardModel[Any], phase: str) -> None:
    """Draw a board's header: phase, question and last move, or at the end the winners.

    Also makes the canvas hide its rings if many codes are lit.
    """
    canvas.hide_rings = model.hide_rings
    if model.movers:
        actors = [(model.colour_of(seat), model.name_of(seat)) for seat in model.movers]
        verb = model.words.say("picture-to-move")
        goal = model.goal
        longer = model.words.say("picture-phase-goal", phase=phase, goal=goal) if goal else ""
        to_move = ToMove(verb, actors, question.usual_width(canvas, model))
        right = draw_heading(canvas, Heading(model.title, phase, longer), to_move=to_move)
        question.draw(canvas, model, right)
        recent_moves.draw_pill(canvas, model, question.draw_answers(canvas, model))
    elif model.winners:
        won = banner.fit_banner(canvas, model, banner.BOARD)
        draw_heading(canvas, Heading(model.title, phase), won.top)
        banner.draw(canvas, model, won)
    else:
        draw_heading(canvas, Heading(model.title, phase))


def draw_crop(canvas: Canvas, model: BoardModel[Any], part: str) -> None:
    """Draw a crop's header: title, name of the part, and the question or the winners."""
    bottom: float = layout.CROP_HEADER
    if model.movers:
        question.draw_crop(canvas, model)
    elif model.winners:
        won = banner.fit_banner(canvas, model, banner.CROP)
        banner.draw(canvas, model, won)
        bottom = won.top
    x = float(layout.CROP_MARGIN)
    middle = min(_CROP_TITLE_MIDDLE, bottom / 2)
    room = layout.CROP_WIDTH - 2 * layout.CROP_MARGIN - _CROP_GAP
    title_room = min(_MAX_CROP_TITLE_WIDTH, room - canvas.text_width(part, DETAIL))
    size = min(SCORE, bottom * _CROP_TITLE_SHARE)
    style = TextStyle(size, font="serif", min_size=CAPTION)
    span = canvas.text((x, middle), model.title, style, max_width=title_room)
    size = min(HEADING, bottom * _CROP_PART_SHARE)
    style = TextStyle(size, "ink2", min_size=DETAIL)
    middle += _CROP_PART_BELOW_TITLE
    canvas.text((x + span + _CROP_GAP, middle), part, style, max_width=room - round(span))
