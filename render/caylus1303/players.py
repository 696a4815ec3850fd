"""Player panels: workers in hand and camp, resources, characters, and points if known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from engine.caylus1303.data import PLANNING_PHASE
from render.caylus1303 import counts, medals, panel_head
from render.caylus1303.board_model import Caylus1303Board
from render.caylus1303.panel_head import HeadNeeds, HeadPlan
from render.kit import count_changes, panel, panel_box, score_plate, story_marks
from render.kit.canvas import Canvas
from render.kit.panel import PlayerPanel
from render.kit.panel_box import PanelBox
from render.kit.pen import Point
from render.kit.score_plate import Score
from render.kit.text import TextStyle
from render.kit.type_scale import NOTE

_MEDALS_MARGIN = 14
"""Distance of the medals from the right edge of the panel, or from the score."""
_BEFORE_SCORE = 10
"""Additional gap before the score."""
_NAME_MARGIN = 8
"""Minimum gap between the name, or what is beside it, and the medals."""
_STATE_GAP = 10
"""Distance of the state from the medals."""
_STATE_MIDDLE = 88
"""Middle of the state where the counts take two rows."""
_RAISED_NAME_MIDDLE = 24
"""Middle of a name on one line with the state below it."""
_STATE_BELOW_MIDDLE = 61
"""Middle of the state below a name on one line."""
_HOUSES_BESIDE_MIDDLE = 24
"""Middle of the houses beside a name on two lines, with the state below them."""
_STATE_BESIDE_MIDDLE = 60
"""Middle of the state beside a name on two lines."""


class _HeadPlaces(NamedTuple):
    """Where the things around a player's name are drawn.

    Attributes:
        medals_right: right edge of the medals.
        houses: left end of the houses and their middle line; ``None`` if they are elsewhere.
        state: left end of the state and its middle line.
        state_room: maximum width of the state.
    """

    medals_right: float
    houses: Point | None
    state: Point
    state_room: float


def draw(
    canvas: Canvas, place: PanelBox, model: Caylus1303Board, seat: int, *, is_alone: bool = False
) -> None:
    """Draw a player's panel, with the characters as medals at the top right.

    ``is_alone`` is for a picture of one player, which shows the characters elsewhere.
    """
    owned = [] if is_alone else medals.owned(model, seat)
    head = _plan_head(canvas, place, model, seat, len(owned))
    plan = head.plan
    state = _describe_state(model, seat)
    who = _player_panel(model, seat, place, head)
    before, since = model.read_earlier(lambda then: replace(who, score=_score(then, seat)), seat)
    name_width = panel.draw_player(canvas, place, who, before, since)
    story_marks.draw_mover(canvas, model, seat, place)
    counts.draw_counts(canvas, place, model, seat, has_houses=plan.counts_houses)
    places = _lay_out_head(place, who, head, name_width, bool(state))
    corner = places.medals_right, place.y
    medals.draw_medals(canvas, corner, owned, plan.medal_row, model, place.scale)
    if places.houses is not None:
        counts.draw_houses(canvas, *places.houses, model, seat, place.scale)
    words = _fit_state(canvas, state, _separator(model), places.state_room)
    style = TextStyle(NOTE * place.scale, "ink2", min_size=canvas.floor)
    canvas.text(places.state, words, style, on="tile", max_width=places.state_room)


class _Head(NamedTuple):
    """The head of a panel.

    Attributes:
        plan: its layout.
        medal_count: number of medals.
        change_width: width for a change beside the score; 0 if there is none.
    """

    plan: HeadPlan
    medal_count: int
    change_width: float

    @property
    def medals_width(self) -> float:
        """The width of all medals."""
        return self.plan.medal_row.step * self.medal_count


def _player_panel(model: Caylus1303Board, seat: int, place: PanelBox, head: _Head) -> PlayerPanel:
    """Return what the kit draws of a panel: all but counts, medals, houses and state."""
    plan = head.plan
    has_state_beside = plan.takes_two_lines or plan.state_offset is not None
    raised = place.rows == 1 and not has_state_beside and bool(_describe_state(model, seat))
    return PlayerPanel(
        order=model.order_label(seat, str(model.view.order().index(seat) + 1)),
        colour=model.colour_of(seat),
        name=model.name_of(seat),
        counts=(),
        score=_score(model, seat),
        leads=seat in model.leaders,
        is_active=seat == model.asked,
        has_won=model.has_won(seat),
        reserve=head.medals_width + plan.width_after_name + _BEFORE_SCORE * place.scale,
        name_middle=_RAISED_NAME_MIDDLE if raised else panel.NAME_MIDDLE,
        change_beside=head.change_width > 0,
    )


def _lay_out_head(
    place: PanelBox, who: PlayerPanel, head: _Head, name_width: float, has_state: bool
) -> _HeadPlaces:
    """Return the places of medals, houses and state around a name of that width.

    Houses and state go beside the name, or below it if there is no room.
    """
    scale = place.scale
    plan = head.plan
    one_row = place.rows == 1
    left = place.x + panel_box.text_left(place)
    beside_name = left + name_width + panel_head.BESIDE_NAME * scale
    right = place.x + place.w - _MEDALS_MARGIN - _score_width(who.score or "", scale)
    right -= head.change_width
    houses = None
    if not one_row:
        houses = counts.third_column(place), panel_box.count_lines(place)[0]
    elif not plan.counts_houses:
        beside_two_lines = plan.takes_two_lines and has_state
        middle = _HOUSES_BESIDE_MIDDLE if beside_two_lines else who.name_middle
        houses = beside_name, place.y + middle * scale
    if one_row and plan.takes_two_lines:
        state_left = beside_name
        middle = float(_STATE_BESIDE_MIDDLE)
    elif one_row and plan.state_offset is not None:
        state_left = beside_name + plan.state_offset
        middle = float(who.name_middle)
    else:
        state_left = left
        middle = _STATE_BELOW_MIDDLE if one_row else _STATE_MIDDLE
    room = right - head.medals_width - _STATE_GAP - state_left
    return _HeadPlaces(right, houses, (state_left, place.y + middle * scale), room)


def _plan_head(
    canvas: Canvas, place: PanelBox, model: Caylus1303Board, seat: int, count: int
) -> _Head:
    """Plan a panel's head; if it is full, there is no room for a change beside the score."""
    scale = place.scale
    score = _score(model, seat)
    earlier = model.read_earlier(lambda then: _score(then, seat), seat)
    scored = count_changes.count_change(score, *earlier)
    change_width = score_plate.room_beside(
        canvas, Score(score, seat in model.leaders, scored), scale
    )
    room = (
        place.w
        - panel_box.text_left(place)
        - _MEDALS_MARGIN
        - _score_width(score, scale)
        - _NAME_MARGIN
    )
    needs = HeadNeeds(model.name_of(seat), count, houses_width=0, state_width=0)
    if place.rows == 1:
        line = _separator(model).join(_describe_state(model, seat))
        state_width = canvas.text_width(line, canvas.floor)
        needs = needs._replace(
            houses_width=counts.houses_width(canvas, model, seat, scale),
            state_width=state_width + _STATE_GAP if state_width else 0,
        )
    if plan := panel_head.find_plan(canvas, model, needs, room - change_width, scale):
        return _Head(plan, count, change_width)
    return _Head(panel_head.crowded_plan(canvas, model, needs, room, scale), count, 0)


def _fit_state(canvas: Canvas, parts: Sequence[str], separator: str, max_width: float) -> str:
    """Return as many parts of the state as fit."""
    kept_parts = list(parts)
    while kept_parts and canvas.text_width(separator.join(kept_parts), canvas.floor) > max_width:
        kept_parts.pop()
    return separator.join(kept_parts)


def _score(model: Caylus1303Board, seat: int) -> str:
    return model.points(seat) or score_plate.HIDDEN


def _score_width(score: str, scale: float) -> float:
    return score_plate.width_of(score, scale) + _BEFORE_SCORE * scale


def _separator(model: Caylus1303Board) -> str:
    return model.words.say("caylus1303-picture-dot")


def _describe_state(model: Caylus1303Board, seat: int) -> list[str]:
    """Return the state in words: has passed, starts the next round, has delivered."""
    view = model.view
    words = list[str]()
    if view.over or model.choosing:
        return words
    if view.phase == PLANNING_PHASE and seat in view.bridge:
        words.append(model.words.say("caylus1303-picture-passed"))
    if view.bridge and seat == view.start_player:
        words.append(model.words.say("caylus1303-picture-starts"))
    if view.batches[seat]:
        words.append(model.words.say("caylus1303-picture-delivered", count=view.batches[seat]))
    return words
