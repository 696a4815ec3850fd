"""The other players on the board: below the rest, or in the right column of a landscape board."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit import landscape, layout, scores
from render.kit.canvas import Canvas
from render.kit.panel_box import PanelBox
from render.kit.rect import Rect
from render.tuscany import open_areas, other_panels, wide_panels
from render.tuscany.board_model import TuscanyBoard

_LEFT = layout.MARGIN
_WIDTH = layout.WIDTH - 2 * layout.MARGIN
_GAP = 24
"""Gap above the part, and between panels that are as wide as the board."""
_OTHERS_HEIGHT = {2: 600, 3: 600, 4: 590}
"""Height of the other players' panels by number of players."""
_MAX_EXTRA_HEIGHT = 80
"""Maximum extra height of the panel of a landscape board's only other player."""
_MAX_EXTRA_ROW_HEIGHT = 24
"""Maximum extra row height of the open areas below that panel."""
_MIN_TALL_PANEL = 720
"""From this height on the region goes below a player's belongings, otherwise beside them."""
_SUMMARY_SCALES = (1.6, 1.4, 1.2)
"""Scales to try for the score summary below that panel."""


def height_below(model: TuscanyBoard) -> int:
    """Return the height of the other players' part, with the gap above it."""
    if model.arranging:
        return (model.view.seats - 1) * (_GAP + wide_panels.FEATURED_HEIGHT)
    return _GAP + _OTHERS_HEIGHT[model.view.seats]


def draw_below(canvas: Canvas, y: float, model: TuscanyBoard) -> None:
    """Draw the other players clockwise in columns, or during the secret set-up in rows."""
    others = model.clockwise[1:]
    panel_height = _OTHERS_HEIGHT[model.view.seats]
    if model.arranging:
        for i, seat in enumerate(others):
            top = y + i * (_GAP + wide_panels.FEATURED_HEIGHT)
            panel = Rect(_LEFT, top, _WIDTH, wide_panels.FEATURED_HEIGHT)
            wide_panels.draw_featured(canvas, panel, model, seat)
        return
    if len(others) == 1:
        wide_panels.draw_duel(canvas, Rect(_LEFT, y, _WIDTH, panel_height), model, others[0])
        return
    lefts, width = layout.spread(
        len(others), layout.MARGIN, layout.WIDTH - layout.MARGIN, layout.BETWEEN_PANELS
    )
    for left, seat in zip(lefts, others, strict=True):
        panel = Rect(round(left), y, int(width), panel_height)
        other_panels.draw_upright(canvas, panel, model, seat)


def draw_beside(canvas: Canvas, model: TuscanyBoard) -> None:
    """Draw the other players clockwise in the right column of a landscape board."""
    others = model.clockwise[1:]
    w = landscape.right_width(canvas.width)
    whole = canvas.height - landscape.BOTTOM_MARGIN - landscape.TOP
    if len(others) == 1:
        _draw_only_other(canvas, w, whole, model, others[0])
        return
    pitch = (whole + layout.BETWEEN_PANELS) // len(others)
    for i, seat in enumerate(others):
        h = pitch - layout.BETWEEN_PANELS
        top = landscape.TOP + i * pitch
        draw = other_panels.draw_upright if h >= _MIN_TALL_PANEL else other_panels.draw_landscape
        draw(canvas, Rect(landscape.LEFT, top, w, h), model, seat)


def _draw_only_other(canvas: Canvas, w: int, whole: int, model: TuscanyBoard, seat: int) -> None:
    """Draw the only other player of a landscape board, with the open areas of both below.

    During the set-up the area values take their place, and at the end the score summary.
    """
    left, gap = landscape.LEFT, layout.BETWEEN_PANELS
    if scores.is_summed_up(model):
        room = whole - other_panels.MIN_TRACKED_HEIGHT - gap
        scale = next((n for n in _SUMMARY_SCALES if scores.summary_height(model, n) <= room), 1)
        summary_height = min(room, scores.summary_height(model, scale))
        place = PanelBox(left, landscape.TOP + whole - summary_height, w, summary_height, scale)
        scores.draw_summary(canvas, model, place)
        h: float = whole - summary_height - gap
    elif model.arranging:
        top = landscape.TOP + whole - open_areas.VALUES_HEIGHT
        open_areas.draw_values(canvas, left, top, w, model)
        h = whole - open_areas.VALUES_HEIGHT - gap
    else:
        h = _draw_open_areas(canvas, w, whole, model, (model.featured, seat))
    other_panels.draw_upright(canvas, Rect(left, landscape.TOP, w, h), model, seat)


def _draw_open_areas(
    canvas: Canvas, w: int, whole: int, model: TuscanyBoard, seats: Sequence[int]
) -> float:
    """Draw the open areas of as many players as fit; return the height left for a panel above."""
    gap = layout.BETWEEN_PANELS
    room = whole - other_panels.MIN_TRACKED_HEIGHT
    shown_seats = [seat for seat in seats if open_areas.list_open_kinds(model, seat)]
    while sum(open_areas.panel_height(model, seat) + gap for seat in shown_seats) > room:
        shown_seats.pop()
    if not shown_seats:
        return whole
    rows = sum(len(open_areas.list_open_kinds(model, seat)) for seat in shown_seats)
    spare = (
        room
        - gap
        - _MAX_EXTRA_HEIGHT
        - sum(open_areas.panel_height(model, seat) + gap for seat in shown_seats)
    )
    row = open_areas.ROW_HEIGHT + max(0, min(_MAX_EXTRA_ROW_HEIGHT, spare / rows))
    y = landscape.TOP + whole
    for seat in reversed(shown_seats):
        height = open_areas.panel_height(model, seat, row)
        y -= height
        open_areas.draw(canvas, Rect(landscape.LEFT, y, w, height), model, seat, row)
        y -= gap
    return min(y - landscape.TOP, other_panels.MIN_TRACKED_HEIGHT + _MAX_EXTRA_HEIGHT)
