"""The player panel of all games: name, score, state and counts."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from render.kit import count_changes, highlights, layout, names, score_plate, tokens
from render.kit.canvas import Canvas
from render.kit.count_changes import CountChange, count_change
from render.kit.count_row import Count, CountRow, draw_counts
from render.kit.names import NameStyle
from render.kit.palette import ink_on
from render.kit.pen import BoxStyle, Pen, Point
from render.kit.rect import Rect
from render.kit.score_plate import Score
from render.kit.sprite import Sprite
from render.kit.text import TextStyle
from render.kit.type_scale import CAPTION, FLOOR, NOTE, ORDER

STRIPE = 84
"""Width of the stripe in the player's colour."""
_AFTER_STRIPE = 20
"""Distance of name and counts from the stripe."""
_ORDER_MIDDLE = 42
"""Middle of the place in turn order."""
_TOKEN_FROM_BOTTOM = 46
"""Middle of the token, from the bottom."""
_TOKEN_SIZE = 56
_TOKEN_RIM_RADIUS = 30
_HEAD_RIGHT = 22
"""Distance of score and state from the right edge."""
_COUNTS_RIGHT = 10
"""Distance of the counts from the right edge."""
_COUNT_SIZE = 42
_NAME_SIZE = 42
"""Usual text size of the name."""
_COUNTS_FROM_BOTTOM = 40
"""Middle of the last row of counts, from the bottom."""
_COUNTS_BELOW_STATE = 52
"""Minimum distance of the first row of counts from the line with the state."""
_STATE_GAP = 18
"""Distance of a state from the name or the score."""
NAME_MIDDLE = 42
"""Middle of name and score."""
_NAME_LINES = (-24 / names.PERSON, 14 / names.PERSON)
"""Middles of a name on two lines, which end above the chips of the counts."""
_CHIP_GAP = 6
"""Gap between the chips of two rows."""
SECOND_ROW = 96
"""Extra height of a panel with two rows of counts and a line of its own for the state."""
_MIN_ROW_PITCH = 72
"""Minimum distance between two rows of counts."""
_MAX_ROW_PITCH = 100
"""Maximum distance between two rows of counts."""
_STATE_MIDDLE = 92
"""Middle of the line with the state, where it has one of its own."""


@dataclass(frozen=True, slots=True)
class PlayerPanel:
    """The contents of a player panel.

    Attributes:
        order: place in turn order.
        score: points; ``None`` where they are hidden.
        state: a few words, such as "passed".
        active: frame the panel as the one to move.
        won: frame the panel as the winner's.
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
    state: str = ""
    active: bool = False
    won: bool = False
    leads: bool = False
    reserve: float = 0
    name_middle: float = NAME_MIDDLE
    change_beside: bool | None = None


class PanelBox(NamedTuple):
    """Position of a panel, the scale of its contents, and the number of rows of counts."""

    x: int
    y: int
    w: int = layout.PANEL_WIDTH
    h: int = layout.PANEL_HEIGHT
    scale: float = 1
    rows: int = 1


def draw_player(
    canvas: Canvas,
    place: PanelBox,
    who: PlayerPanel,
    before: PlayerPanel | None = None,
    since: PlayerPanel | None = None,
) -> float:
    """Draw a player panel: stripe, name, score, state, counts, and the frame if to move.

    Counts that differ from ``before`` (the panel before the latest turn) get a chip; those that
    differ only from ``since`` (after the mover's last turn) get a fainter one. Returns the width of
    the name.
    """
    x, y, w, h, scale, rows = place
    if who.won:
        highlights.draw_winner_frame(canvas, Rect(x, y, w, h), layout.PANEL_RADIUS)
    canvas.box(x, y, w, h, layout.TILE_PANEL, shadow=5)
    draw_stripe(canvas, x, y, h, who.colour, who.order, scale)
    scores = [None if then is None else then.score or "" for then in (before, since)]
    scored = None if who.score is None else count_change(who.score, *scores)
    left, right = x + text_left(place), x + w - _COUNTS_RIGHT
    if rows > 1 and who.state:
        style = TextStyle(CAPTION, min_size=FLOOR)
        canvas.text(
            left, y + _STATE_MIDDLE * scale, who.state, style, on="tile", max_width=right - left
        )
        who = replace(who, state="")
    named = _head(canvas, place, who, scored)
    share = math.ceil(len(who.counts) / rows)
    chip = chip_height(place)
    for row, line_y in enumerate(count_lines(place)):
        part = slice(row * share, (row + 1) * share)
        then, earlier = (() if found is None else found.counts[part] for found in (before, since))
        draw_counts(
            canvas,
            left,
            line_y,
            right,
            CountRow(who.counts[part], then, earlier, columns=share, chip=chip),
            size=_COUNT_SIZE * scale,
        )
    if who.active:
        frame_mover(canvas, x, y, w, h, who.colour)
    return named


def text_left(place: PanelBox) -> float:
    """Return the distance of name and counts from the left edge of a panel."""
    return (STRIPE + _AFTER_STRIPE) * place.scale


def count_lines(place: PanelBox) -> list[float]:
    """Return the middle lines of the rows of counts, spread over the available height."""
    _, y, _, h, scale, rows = place
    low = y + h - _COUNTS_FROM_BOTTOM * scale
    high = y + (_STATE_MIDDLE + _COUNTS_BELOW_STATE) * scale
    pitch = max(
        _MIN_ROW_PITCH * scale, min(_MAX_ROW_PITCH * scale, (low - high) / max(1, rows - 1))
    )
    return [low - (rows - 1 - row) * pitch for row in range(rows)]


def chip_height(place: PanelBox) -> float:
    """Return the height of the chips at scale 1: the usual one if the rows are so far apart."""
    lines = count_lines(place)
    apart = (lines[1] - lines[0]) / place.scale if len(lines) > 1 else math.inf
    return min(count_changes.TALL, apart - _CHIP_GAP)


def frame_mover(
    canvas: Canvas, x: float, y: float, w: float, h: float, colour: str, lower: float = 0
) -> None:
    """Draw the frame and arrow of the player to move.

    The frame takes half the gap between two panels. ``lower`` moves the arrow down from the middle.
    """
    panel = Rect(x, y, w, h)
    outer = panel.grown(layout.BETWEEN_PANELS // 2)
    outer_style = BoxStyle(layout.PANEL_RADIUS + 8, None, "act", thick=_FRAME_WIDTH)
    canvas.box(*outer, outer_style, on=None)
    inner_style = BoxStyle(layout.PANEL_RADIUS + 2, None, "tile", thick=_LIGHT_EDGE_WIDTH)
    canvas.box(*panel.grown(_LIGHT_EDGE_WIDTH), inner_style, on=None)
    middle = panel.cy - _LIGHT_EDGE_WIDTH + lower
    canvas.put(highlights.mover_arrow_sprite(), x - _LIGHT_EDGE_WIDTH, middle, None)
    canvas.record("active", colour, outer.box)


_FRAME_WIDTH = 6
"""Width of the frame of the player to move."""
_LIGHT_EDGE_WIDTH = 3
"""Width of the light line between that frame and the panel."""


def draw_stripe(
    canvas: Canvas, x: float, y: float, h: float, colour: str, order: str, scale: float = 1
) -> None:
    """Draw the left end of a player panel: order number and token on the player's colour."""
    w = STRIPE * scale
    canvas.box(
        x, y, w, h, BoxStyle(layout.PANEL_RADIUS, colour, corners=(True, False, False, True))
    )
    canvas.fill(x + w - 1, y + 1, 2, h - 2, "ink")
    ink = ink_on(colour)
    canvas.text(
        x + w / 2,
        y + _ORDER_MIDDLE * scale,
        order,
        TextStyle(ORDER * scale, ink, "black"),
        align="m",
        on=colour,
    )
    token_y = y + h - _TOKEN_FROM_BOTTOM * scale
    canvas.put(outlined_token_sprite(colour, scale), x + w / 2, token_y, colour)


def token_of(place: PanelBox) -> Point:
    """Return the middle of the token on a panel's stripe."""
    across = STRIPE * place.scale / 2
    return place.x + across, place.y + place.h - _TOKEN_FROM_BOTTOM * place.scale


@lru_cache(maxsize=32)
def outlined_token_sprite(colour: str, scale: float = 1) -> Sprite:
    """Return a flat token with a rim, for use on the player's own colour."""
    half = math.ceil((_TOKEN_RIM_RADIUS + 3) * scale)
    pen = Pen(-half, -half, half, half)
    tokens.draw_token(pen, colour, 0, 0, _TOKEN_SIZE * scale, lift=False)
    pen.circle(0, 0, _TOKEN_RIM_RADIUS * scale, ink_on(colour), 2.5)
    return pen.sprite()


def _head(canvas: Canvas, place: PanelBox, who: PlayerPanel, scored: CountChange | None) -> float:
    """Draw name, score and state, and return the width of the name."""
    x, y, w, _, scale, _ = place
    left, middle = x + text_left(place), y + who.name_middle * scale
    right = x + w - _HEAD_RIGHT - who.reserve
    if who.score is not None:
        state = canvas.text_width(who.state, NOTE) + _STATE_GAP if who.state else 0
        needed = names.two_line_width(who.name, name_size(scale), canvas.language)
        after = count_changes.width_beside(canvas, scored, count_changes.BESIDE * scale)
        score_left = x + w - _HEAD_RIGHT - score_plate.width_of(who.score, scale)
        fits = score_left - after - who.reserve - state - left >= needed
        if not (fits if who.change_beside is None else who.change_beside):
            after = 0
        shown = Score(who.score, who.leads, scored)
        score_plate.draw(canvas, (x + w, y + NAME_MIDDLE * scale), shown, after, scale)
        right = score_left - after - who.reserve
        if who.state:
            canvas.text(right, middle, who.state, TextStyle(NOTE), align="r", on="tile")
            right -= state
    elif who.state:
        right -= canvas.text_width(who.state, NOTE) + _STATE_GAP
    max_width = right - left
    size, least = _NAME_SIZE * scale, name_size(scale)
    name_style = NameStyle(size, two_line_size=least, lines=_NAME_LINES)
    span = names.draw_player_name(canvas, left, middle, who.name, name_style, max_width)
    if who.score is None and who.state:
        canvas.text(
            left + span + _STATE_GAP, middle + 3, who.state, TextStyle(NOTE, "ink2"), on="tile"
        )
    return span


def name_size(scale: float) -> float:
    """Return the minimum size of a name in a panel."""
    return max(names.PERSON, names.PERSON * scale)
