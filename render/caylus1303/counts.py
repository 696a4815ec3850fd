"""The counts in a player panel: workers in hand and camp, resources, and houses left."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import chain
from typing import NamedTuple

from engine.caylus1303.data import RESOURCES
from render.caylus1303 import panel_head
from render.caylus1303.board_model import Caylus1303Board
from render.kit import count_changes, count_row, panel_box, tokens
from render.kit.canvas import Canvas
from render.kit.count_changes import CountChange
from render.kit.count_row import CountRow
from render.kit.panel_box import PanelBox
from render.kit.rect import Rect, RowSpace
from render.kit.text import TextStyle
from render.kit.type_scale import FIGURE

_HOUSE_SIZE = 40
"""Size of the glyph of the houses left."""
_HOUSE_GAP = 7
"""Distance of the number of houses from its glyph."""
_HOUSES_MARGIN = 12
"""Distance of the houses from what is to their right."""
_CHIP_REACH = 5
"""How far the chip behind the houses extends beyond their left edge."""
_COUNTS_MARGIN = 10
"""Distance of the counts from the right edge of the panel."""
_COUNT_SIZE = 42
_CROWDED_COUNT_SIZE = 38
"""Size of the counts if a resource has two digits."""


class _CountLine(NamedTuple):
    """Counts that share a line, and the space for them."""

    row: CountRow
    space: RowSpace


def _houses_change(model: Caylus1303Board, seat: int) -> CountChange | None:
    return model.count_change(lambda view: view.houses[seat], seat)


def houses_width(canvas: Canvas, model: Caylus1303Board, seat: int, scale: float) -> float:
    """Return the width of the remaining houses, with the gaps around them."""
    number = canvas.text_width(str(model.view.houses[seat]), FIGURE * scale)
    change = _houses_change(model, seat)
    change_width = count_changes.width_beside(canvas, change, count_changes.SIZE * scale)
    fixed = _HOUSE_SIZE + _HOUSE_GAP + panel_head.BESIDE_NAME + _HOUSES_MARGIN
    return fixed * scale + number + change_width


def draw_houses(
    canvas: Canvas, x: float, y: float, model: Caylus1303Board, seat: int, scale: float
) -> None:
    """Draw the number of houses left, on a chip if it has changed."""
    size = _HOUSE_SIZE * scale
    gap = _HOUSE_GAP * scale
    houses = model.view.houses[seat]
    number = str(houses)
    change = _houses_change(model, seat)
    on = "tile"
    if change:
        change_size = count_changes.SIZE * scale
        width = size + gap + canvas.text_width(number, FIGURE * scale) + _HOUSES_MARGIN
        width += count_changes.width_beside(canvas, change, change_size)
        height = size + 4 * scale
        chip = Rect(x - _CHIP_REACH, y - height / 2, width, height)
        count_changes.draw_chip_beside(canvas, chip, change, change_size)
        on = change.ground
    canvas.put(tokens.house_sprite(model.colour_of(seat), size), (x + size / 2, y - 1), on)
    style = TextStyle(FIGURE * scale, "ink" if houses else "line")
    canvas.text((x + size + gap, y), number, style, on=on)


def third_column(place: PanelBox) -> float:
    """Return the left edge of the houses, where the counts take two rows."""
    return place.x + panel_box.text_left(place) + 2 / 3 * _counts_width(place)


def _counts_width(place: PanelBox) -> float:
    return place.w - panel_box.text_left(place) - _COUNTS_MARGIN


def draw_counts(
    canvas: Canvas, place: PanelBox, model: Caylus1303Board, seat: int, *, has_houses: bool
) -> None:
    """Draw workers in hand, resources, workers in the camp, and houses if it ``has_houses``."""
    usual = _COUNT_SIZE if max(model.view.resources[seat]) < 10 else _CROWDED_COUNT_SIZE
    size = panel_box.count_size(place, _counts_width(place) / len(RESOURCES), usual)
    for line in _lay_out_counts(place, model, seat, size, has_houses=has_houses):
        count_row.draw_counts(canvas, line.space, line.row, size=size)


def _lay_out_counts(
    place: PanelBox, model: Caylus1303Board, seat: int, size: float, *, has_houses: bool
) -> list[_CountLine]:
    """Return the lines of counts; with two rows the workers are above the resources."""
    one_row = place.rows == 1
    groups = _counts(model, seat, has_houses=one_row and has_houses)
    unknown = ((),) * len(groups)
    before, since = (
        counts or unknown
        for counts in model.read_earlier(
            lambda then: _counts(then, seat, has_houses=one_row and has_houses), seat
        )
    )
    left = place.x + panel_box.text_left(place)
    lines = panel_box.count_lines(place)
    right = left + _counts_width(place)
    if one_row:
        now, then, earlier = (tuple(chain(*counts)) for counts in (groups, before, since))
        whole = CountRow(now, then, earlier)
        return [_CountLine(whole, RowSpace(left, right, lines[0]))]
    chip = panel_box.chip_height(place, size)
    third = _counts_width(place) / 3
    hand, held, camp = (
        CountRow(*counts, chip=chip) for counts in zip(groups, before, since, strict=True)
    )
    upper, lower = lines
    return [
        _CountLine(hand, RowSpace(left, left + third, upper)),
        _CountLine(held, RowSpace(left, right, lower)),
        _CountLine(camp, RowSpace(left + third, left + 2 * third, upper)),
    ]


def _counts(
    model: Caylus1303Board, seat: int, *, has_houses: bool
) -> tuple[Sequence[count_row.Count], ...]:
    """Return the counts: workers in hand, resources, workers in the camp, perhaps houses."""
    view = model.view
    colour = model.colour_of(seat)
    held = zip(RESOURCES, view.resources[seat], strict=True)
    houses = [count_row.Count(partial(tokens.house_sprite, colour), view.houses[seat])]
    return (
        [count_row.worker_count(colour, view.hand[seat])],
        [count_row.good_count(kind, count) for kind, count in held],
        [
            count_row.icon_count("camping-tent", view.camp[seat], "ink2"),
            *(houses if has_houses else ()),
        ],
    )
