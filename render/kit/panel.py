"""The player panel of all games: name, score, state and counts."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from render.kit import (
    highlights,
    layout,
    names,
    panel_box,
    panel_stripe,
    score_plate,
)
from render.kit.canvas import Canvas
from render.kit.count_changes import CountChange, count_change
from render.kit.count_row import Count, CountRow, draw_counts
from render.kit.names import NameStyle
from render.kit.panel_box import PanelBox
from render.kit.pen import BoxStyle
from render.kit.rect import Rect, RowSpace
from render.kit.score_plate import Score
from render.kit.text import TextStyle
from render.kit.type_scale import CAPTION, FLOOR, NOTE

_HEAD_RIGHT_MARGIN = 22
"""Distance of score and state from the right edge."""
_COUNTS_RIGHT_MARGIN = 10
"""Distance of the counts from the right edge."""
_NAME_SIZE = 42
"""Usual text size of the name."""
_STATE_GAP = 18
"""Distance of a state from the name or the score."""
_STATE_DROP = 3
"""How far a state after the name is below its middle: the letters then share a baseline."""
NAME_MIDDLE = 42
"""Middle of name and score."""
_NAME_LINES = (-24 / names.MIN_NAME_SIZE, 14 / names.MIN_NAME_SIZE)
"""Middles of a name on two lines, which end above the chips of the counts."""
SECOND_ROW = 96
"""Extra height of a panel with two rows of counts and a line of its own for the state."""
_MIN_COLUMN_SHARE = 2.4
"""Minimum width of a column of several rows, divided by the size of its counts."""
_FRAME_WIDTH = 6
"""Width of the frame of the player to move."""
_LIGHT_EDGE_WIDTH = 3
"""Width of the light line between that frame and the panel."""
_FRAME_RADIUS = layout.PANEL_RADIUS + 8
_LIGHT_EDGE_RADIUS = layout.PANEL_RADIUS + 2


@dataclass(frozen=True, slots=True)
class PlayerPanel:
    """The contents of a player panel.

    Attributes:
        order: place in turn order.
        score: points; ``None`` where they are hidden.
        status: a few words, such as "passed".
        is_active: frame the panel as the one to move.
        has_won: frame the panel as the winner's.
        leads: whether nobody has more points, and another player has fewer.
        reserve: width to keep free on the right of the name.
        name_middle: middle of a name on one line.
        change_beside: whether the change of the score goes beside it; ``None``: if it fits.
    """

    order: str
    colour: str
    name: str
    counts: Sequence[Count]
    score: str | None = None
    status: str = ""
    is_active: bool = False
    has_won: bool = False
    leads: bool = False
    reserve: float = 0
    name_middle: float = NAME_MIDDLE
    change_beside: bool | None = None


def draw_player(
    canvas: Canvas,
    box: PanelBox,
    player: PlayerPanel,
    before: PlayerPanel | None = None,
    since: PlayerPanel | None = None,
) -> float:
    """Draw a player panel: stripe, name, score, state, counts, and the frame if to move.

    Counts that differ from ``before`` (the panel before the latest turn) get a chip; those that
    differ only from ``since`` (after the mover's last turn) get a fainter one. Returns the width of
    the name.
    """
    x, y, w, h, _, rows = box
    if player.has_won:
        highlights.draw_winner_frame(canvas, Rect(x, y, w, h), layout.PANEL_RADIUS)
    canvas.box(Rect(x, y, w, h), layout.TILE_PANEL, shadow=layout.SHADOW)
    panel_stripe.draw(canvas, Rect(x, y, w, h), player.colour, player.order, box.stripe_scale)
    if rows > 1 and player.status:
        _draw_state_line(canvas, box, player.status)
        player = replace(player, status="")
    change = _score_change(player, before, since)
    head = _lay_out_head(canvas, box, player, change)
    name_width = _draw_head(canvas, box, player, change, head)
    _draw_count_rows(canvas, box, player, before, since)
    if player.is_active:
        frame_mover(canvas, Rect(x, y, w, h), player.colour)
    return name_width


def _draw_state_line(canvas: Canvas, box: PanelBox, state: str) -> None:
    """Draw the state on a line of its own, below the name."""
    left, right = box.x + panel_box.text_left(box), box.x + box.w - _COUNTS_RIGHT_MARGIN
    style = TextStyle(CAPTION * box.scale, min_size=FLOOR)
    middle = box.y + panel_box.STATUS_MIDDLE * box.scale
    canvas.text((left, middle), state, style, on="tile", max_width=right - left)


def _score_change(
    player: PlayerPanel, before: PlayerPanel | None, since: PlayerPanel | None
) -> CountChange | None:
    """Return the change of the score, or ``None`` if it is hidden or the same."""
    if player.score is None:
        return None
    earlier = [None if panel is None else panel.score or "" for panel in (before, since)]
    return count_change(player.score, *earlier)


def _draw_count_rows(
    canvas: Canvas,
    box: PanelBox,
    player: PlayerPanel,
    before: PlayerPanel | None,
    since: PlayerPanel | None,
) -> None:
    """Draw the counts in the rows of the panel, as evenly as possible."""
    left, right = box.x + panel_box.text_left(box), box.x + box.w - _COUNTS_RIGHT_MARGIN
    columns = max(1, math.ceil(len(player.counts) / box.rows))
    column = (right - left) / columns
    size = panel_box.count_size(box, column)
    if box.rows > 1:
        size = min(size, column / _MIN_COLUMN_SHARE)
    for row, middle in enumerate(panel_box.count_lines(box)):
        part = slice(row * columns, (row + 1) * columns)
        counts = CountRow(
            player.counts[part],
            before.counts[part] if before else (),
            since.counts[part] if since else (),
            columns=columns,
            chip=panel_box.chip_height(box, size),
            keeps_columns=box.rows > 1,
        )
        draw_counts(canvas, RowSpace(left, right, middle), counts, size=size)


def frame_mover(canvas: Canvas, panel: Rect, colour: str, lower: float = 0) -> None:
    """Draw the frame and arrow of the player to move.

    The frame takes half the gap between two panels. ``lower`` moves the arrow down from the middle.
    """
    outer = panel.grown(layout.BETWEEN_PANELS // 2)
    outer_style = BoxStyle(_FRAME_RADIUS, None, "act", line_width=_FRAME_WIDTH)
    canvas.box(outer, outer_style, on=None)
    inner_style = BoxStyle(_LIGHT_EDGE_RADIUS, None, "tile", line_width=_LIGHT_EDGE_WIDTH)
    canvas.box(panel.grown(_LIGHT_EDGE_WIDTH), inner_style, on=None)
    middle = panel.cy - _LIGHT_EDGE_WIDTH + lower
    canvas.put(highlights.mover_arrow_sprite(), (panel.x - _LIGHT_EDGE_WIDTH, middle), on=None)
    canvas.record("active", colour, outer.box)


@dataclass(frozen=True, slots=True)
class _HeadLayout:
    """Positions on the upper line of a panel.

    Attributes:
        name_left: left edge of the name.
        name_middle: middle of name and state.
        name_room: maximum width of the name.
        state_right: right edge of the state where there is a score to its right.
        change_room: width for the change beside the score; 0 if it goes below the score.
    """

    name_left: float
    name_middle: float
    name_room: float
    state_right: float = 0
    change_room: float = 0


def _lay_out_head(
    canvas: Canvas, box: PanelBox, player: PlayerPanel, change: CountChange | None
) -> _HeadLayout:
    """Return the positions of name, state and score, which share one line."""
    scale = box.scale
    left = box.x + panel_box.text_left(box)
    middle = box.y + player.name_middle * scale
    right = box.x + box.w - _HEAD_RIGHT_MARGIN
    state = canvas.text_width(player.status, NOTE) + _STATE_GAP if player.status else 0
    if player.score is None:
        return _HeadLayout(left, middle, right - player.reserve - state - left)
    score_left = right - score_plate.width_of(player.score, scale)
    score = Score(player.score, player.leads, change)
    change_room = score_plate.room_beside(canvas, score, scale)
    beside = player.change_beside
    if beside is None:
        needed = names.unbroken_width(player.name, name_size(scale), canvas.language)
        beside = score_left - change_room - player.reserve - state - left >= needed
    if not beside:
        change_room = 0
    state_right = score_left - change_room - player.reserve
    return _HeadLayout(left, middle, state_right - state - left, state_right, change_room)


def _draw_head(
    canvas: Canvas,
    box: PanelBox,
    player: PlayerPanel,
    change: CountChange | None,
    head: _HeadLayout,
) -> float:
    """Draw name, score and state, and return the width of the name."""
    scale, middle = box.scale, head.name_middle
    if player.score is not None:
        score = Score(player.score, player.leads, change)
        score_end = (box.x + box.w, box.y + NAME_MIDDLE * scale)
        score_plate.draw(canvas, score_end, score, head.change_room, scale)
        if player.status:
            style = TextStyle(NOTE)
            canvas.text((head.state_right, middle), player.status, style, align="right", on="tile")
    name_style = NameStyle(_NAME_SIZE * scale, two_line_size=name_size(scale), lines=_NAME_LINES)
    left, room = head.name_left, head.name_room
    width = names.draw_player_name(canvas, left, middle, player.name, name_style, room)
    if player.score is None and player.status:
        state_left = left + width + _STATE_GAP
        style = TextStyle(NOTE, "ink2")
        canvas.text((state_left, middle + _STATE_DROP), player.status, style, on="tile")
    return width


def name_size(scale: float) -> float:
    """Return the minimum size of a name in a panel."""
    return max(names.MIN_NAME_SIZE, names.MIN_NAME_SIZE * scale)
