"""Player panels: workers in hand and camp, resources, characters, and points if known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import chain

from engine.caylus1303.data import PLANNING_PHASE, RESOURCES
from render.caylus1303 import medals, panel_head
from render.caylus1303.board_model import Caylus1303Board
from render.caylus1303.panel_head import HeadNeeds, HeadPlan
from render.kit import count_changes, count_row, panel, score_plate, story_marks, tokens
from render.kit.canvas import Canvas
from render.kit.count_changes import CountChange
from render.kit.count_row import CountRow
from render.kit.palette import Colour
from render.kit.rect import Rect
from render.kit.text import TextStyle
from render.kit.type_scale import FIGURE, NOTE

_HOUSE_SIZE = 40
"""Size of the glyph of the houses left."""
_MEDALS_MARGIN = 14
"""Distance of the medals from the right edge of the panel, or from the score."""
_BEFORE_SCORE = 10
"""Additional gap before the score."""
_STATE_MIDDLE = 86
"""Middle of the state where the counts take two rows."""
_RAISED_NAME_MIDDLE, _STATE_BELOW_MIDDLE = 24, 61
"""Middles of a name on one line and of the state below it."""
_HOUSES_BESIDE_MIDDLE, _STATE_BESIDE_MIDDLE = 24, 60
"""Middles of houses and state beside a name on two lines."""


def draw(
    canvas: Canvas, place: panel.PanelBox, model: Caylus1303Board, seat: int, *, alone: bool = False
) -> None:
    """Draw a player's panel, with the characters as medals at the top right.

    ``alone`` is for a picture of one player, which shows the characters elsewhere.
    """
    owned = [] if alone else medals.owned(model, seat)
    head, beside_score = _plan_head(canvas, place, model, seat, len(owned))
    scale, one_row, score = place.scale, place.rows == 1, _score(model, seat)
    state, gap = _describe_state(model, seat), _BEFORE_SCORE * scale
    raised = one_row and not head.two_lines and bool(state)
    who = panel.PlayerPanel(
        order=model.order_label(seat, str(model.view.order().index(seat) + 1)),
        colour=model.colour_of(seat),
        name=model.name_of(seat),
        counts=(),
        score=score,
        leads=seat in model.leaders,
        active=seat == model.asked,
        won=model.has_won(seat),
        reserve=head.medals.step * len(owned) + head.words + gap,
        name_middle=_RAISED_NAME_MIDDLE if raised else panel.NAME_MIDDLE,
        change_beside=beside_score > 0,
    )
    before, since = model.read_earlier(lambda then: replace(who, score=_score(then, seat)))
    named = panel.draw_player(canvas, place, who, before, since)
    story_marks.draw_mover(canvas, model, seat, place)
    left, end = place.x + panel.text_left(place), place.x + place.w
    _draw_counts(canvas, place, model, seat, counted=one_row and head.counted)
    right = end - _MEDALS_MARGIN - _score_width(score, scale) - beside_score
    medals.draw_medals(canvas, (right, place.y), owned, head.medals, model, scale)
    beside = left + named + panel_head.BESIDE_NAME * scale
    below = _STATE_BELOW_MIDDLE if one_row else _STATE_MIDDLE
    if one_row and not head.counted:
        middle = _HOUSES_BESIDE_MIDDLE if head.two_lines and state else who.name_middle
        _draw_houses(canvas, beside, place.y + middle * scale, model, seat, scale)
    at, middle = (beside, _STATE_BESIDE_MIDDLE) if one_row and head.two_lines else (left, below)
    room = right - head.medals.step * len(owned) - 10 - at
    line = panel_head.fitting(canvas, _separator(model), state, room)
    style = TextStyle(NOTE * scale, "ink2", min_size=canvas.floor)
    canvas.text(at, place.y + middle * scale, line, style, on="tile", max_width=room)


def _plan_head(
    canvas: Canvas, place: panel.PanelBox, model: Caylus1303Board, seat: int, count: int
) -> tuple[HeadPlan, float]:
    """Return the plan of a panel's head, and the room for a change beside the score.

    There is no such room if the head is full.
    """
    scale, score = place.scale, _score(model, seat)
    earlier = model.read_earlier(lambda then: _score(then, seat))
    scored = count_changes.count_change(score, *earlier)
    change = count_changes.width_beside(canvas, scored, count_changes.BESIDE * scale)
    room = place.w - panel.text_left(place) - _MEDALS_MARGIN - _score_width(score, scale) - 8
    needs = HeadNeeds(model.name_of(seat), count, 0, 0)
    if place.rows == 1:
        line = _separator(model).join(_describe_state(model, seat))
        state = canvas.text_width(line, canvas.floor)
        houses = _houses_width(canvas, model, seat, scale)
        needs = needs._replace(houses=houses, state=state + 10 if state else 0)
    if found := panel_head.plan(canvas, model, needs, room - change, scale):
        return found, change
    return panel_head.close_plan(canvas, model, needs, room, scale), 0


def _score(model: Caylus1303Board, seat: int) -> str:
    return model.points(seat) or score_plate.HIDDEN


def _score_width(score: str, scale: float) -> float:
    return score_plate.width_of(score, scale) + _BEFORE_SCORE * scale


def _separator(model: Caylus1303Board) -> str:
    return model.words.say("caylus1303-picture-dot")


def _houses_change(model: Caylus1303Board, seat: int) -> CountChange | None:
    return model.count_change(lambda view: view.houses[seat])


def _houses_width(canvas: Canvas, model: Caylus1303Board, seat: int, scale: float) -> float:
    """Return the width of the remaining houses, with the gaps around them."""
    count = canvas.text_width(str(model.view.houses[seat]), FIGURE * scale)
    change = _houses_change(model, seat)
    after = count_changes.width_beside(canvas, change, count_changes.SIZE * scale)
    return (_HOUSE_SIZE + 7 + panel_head.BESIDE_NAME + 12) * scale + count + after


def _draw_houses(
    canvas: Canvas, x: float, y: float, model: Caylus1303Board, seat: int, scale: float
) -> None:
    """Draw the number of houses left."""
    size, houses, change = _HOUSE_SIZE * scale, model.view.houses[seat], _houses_change(model, seat)
    on: Colour = "tile"
    if change:
        beside = count_changes.SIZE * scale
        span = size + 7 * scale + canvas.text_width(str(houses), FIGURE * scale) + 12
        span += count_changes.width_beside(canvas, change, beside)
        on, high = change.ground, size + 4 * scale
        box = Rect(x - 5, y - high / 2, span, high)
        count_changes.draw_chip_beside(canvas, box, change, beside)
    canvas.put(tokens.house_sprite(model.colour_of(seat), size), x + size / 2, y - 1, on)
    ink = "ink" if houses else "line"
    canvas.text(x + size + 7 * scale, y, str(houses), TextStyle(FIGURE * scale, ink), on=on)


def _draw_counts(
    canvas: Canvas, place: panel.PanelBox, model: Caylus1303Board, seat: int, *, counted: bool
) -> None:
    """Draw workers in hand, resources, and workers in the camp; the houses too if ``counted``.

    With two rows the workers and houses go above the resources.
    """
    scale, feet = place.scale, panel.count_lines(place)
    left, right = place.x + panel.text_left(place), place.x + place.w - 10
    groups = _counts(model, seat, counted=counted)
    unknown = ((),) * len(groups)
    before, since = (
        found or unknown
        for found in model.read_earlier(lambda then: _counts(then, seat, counted=counted))
    )
    rows: Sequence[tuple[CountRow, float, float, float]]
    if place.rows == 1:
        now, then, earlier = (tuple(chain(*found)) for found in (groups, before, since))
        rows = ((CountRow(now, then, earlier), left, right, feet[0]),)
    else:
        third = (right - left) / 3
        chip = panel.chip_height(place)
        hand, held, camp = (
            CountRow(*found, chip=chip) for found in zip(groups, before, since, strict=True)
        )
        rows = ((hand, left, left + third, feet[0]), (held, left, right, feet[1]))
        rows = (*rows, (camp, left + third, left + 2 * third, feet[0]))
        _draw_houses(canvas, left + 2 * third, feet[0], model, seat, scale)
    size = 42 if max(model.view.resources[seat]) < 10 else 38
    for row, start, end, y in rows:
        count_row.draw_counts(canvas, start, y, end, row, size=size * scale)


def _counts(
    model: Caylus1303Board, seat: int, *, counted: bool
) -> tuple[Sequence[count_row.Count], ...]:
    """Return the counts: workers in hand, resources, workers in the camp, perhaps houses."""
    view, colour = model.view, model.colour_of(seat)
    held = zip(RESOURCES, view.resources[seat], strict=True)
    houses = [count_row.Count(partial(tokens.house_sprite, colour), view.houses[seat])]
    return (
        [count_row.worker_count(colour, view.hand[seat])],
        [count_row.good_count(kind, count) for kind, count in held],
        [
            count_row.icon_count("camping-tent", view.camp[seat], "ink2"),
            *(houses if counted else ()),
        ],
    )


def _describe_state(model: Caylus1303Board, seat: int) -> list[str]:
    """Return the state in words: has passed, starts the next round, has delivered."""
    view, found = model.view, list[str]()
    if view.over or model.choosing:
        return found
    if view.phase == PLANNING_PHASE and seat in view.bridge:
        found.append(model.words.say("caylus1303-picture-passed"))
    if view.bridge and seat == view.start_player:
        found.append(model.words.say("caylus1303-picture-starts"))
    if view.batches[seat]:
        found.append(model.words.say("caylus1303-picture-delivered", count=view.batches[seat]))
    return found
