"""Layout of the head of a player panel: name, houses left, state, and characters as medals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from render.caylus1303 import medals
from render.caylus1303.board_model import Caylus1303Board
from render.caylus1303.medals import MedalRow
from render.kit import names, panel
from render.kit.canvas import Canvas

BESIDE_NAME = 18
"""Gap between a name and the words to its right."""
_STATE_MARGINS = BESIDE_NAME + 10
"""Width of the gaps before and after the state."""
_NAME_MARGIN = 1
"""Width that a name needs beyond that of its letters."""
_MIN_STEP = 38
"""Minimum distance of medals, for which a name may shrink or be cut."""


class HeadPlan(NamedTuple):
    """How name, houses, state and medals share the head.

    Attributes:
        width_after_name: width kept for what is to the right of the name.
        takes_two_lines: whether the name takes two lines, and the state goes to its right.
        counts_houses: whether the houses are among the counts, because the head is full.
        state_offset: distance of the state on the name's line from what follows the name, such as
            the width of the houses; ``None`` if the state goes elsewhere.
    """

    medal_row: MedalRow
    width_after_name: float
    takes_two_lines: bool = False
    counts_houses: bool = False
    state_offset: float | None = None


class HeadNeeds(NamedTuple):
    """What the head has to hold: a name, medals, houses and state.

    Attributes:
        houses_width: 0 if the houses are always elsewhere.
        state_width: 0 if there is no state, or it is always elsewhere.
    """

    name: str
    medal_count: int
    houses_width: float
    state_width: float


def find_plan(
    canvas: Canvas, model: Caylus1303Board, needs: HeadNeeds, room: float, scale: float
) -> HeadPlan | None:
    """Return the best plan in which everything fits, or ``None``."""
    size = panel.name_size(scale)
    one_line_width = canvas.text_width(needs.name, size, "black") + _NAME_MARGIN
    two_line_width = names.two_line_width(needs.name, size, canvas.language) + _NAME_MARGIN
    for plan in _plans(model, needs, scale):
        spare = room - plan.medal_row.step * needs.medal_count
        if plan.takes_two_lines:
            fits = two_line_width + plan.width_after_name <= spare
        else:
            width_below = needs.state_width if plan.state_offset is None else 0
            fits = max(one_line_width + plan.width_after_name, width_below) <= spare
        if fits:
            return plan
    return None


def _plans(model: Caylus1303Board, needs: HeadNeeds, scale: float) -> Iterator[HeadPlan]:
    """Yield the plans to try, the best first.

    The largest medals come first, and houses in the head before houses among the counts. With each
    of them the name is on one line with the state, then on a line alone, then on two lines. A name
    of one word takes two lines last, because it is broken there.
    """
    *larger, smallest = medals.medal_rows(model, scale, is_low=needs.houses_width > 0)
    state_width = needs.state_width + _STATE_MARGINS * scale if needs.state_width else 0
    rows = [(row, False) for row in larger]
    rows += [(larger[-1], True), (smallest, False), (smallest, True)]
    has_break_point = bool(names.find_break_points(needs.name))
    word_breaking_plans = list[HeadPlan]()
    for row, counts_houses in rows:
        houses_width = 0 if counts_houses else needs.houses_width
        if state_width:
            yield HeadPlan(
                row,
                houses_width + state_width,
                counts_houses=counts_houses,
                state_offset=houses_width,
            )
        yield HeadPlan(row, houses_width, counts_houses=counts_houses)
        on_two_lines = HeadPlan(
            row, max(houses_width, state_width), takes_two_lines=True, counts_houses=counts_houses
        )
        if has_break_point:
            yield on_two_lines
        elif counts_houses:
            word_breaking_plans.append(on_two_lines)
    yield from word_breaking_plans


def crowded_plan(
    canvas: Canvas, model: Caylus1303Board, needs: HeadNeeds, room: float, scale: float
) -> HeadPlan:
    """Return a plan with medals close together, for a head in which not everything fits.

    The state takes what is left.
    """
    row = medals.medal_rows(model, scale, is_low=needs.houses_width > 0)[-1]
    name_width = names.two_line_width(needs.name, names.MIN_NAME_SIZE, canvas.language)
    name_width += _NAME_MARGIN
    step = min(row.step, max(_MIN_STEP, (room - name_width) / max(1, needs.medal_count)))
    spare = max(0, room - name_width - step * needs.medal_count)
    state_width = min(spare, needs.state_width + _STATE_MARGINS * scale)
    medal_row = row._replace(step=step)
    return HeadPlan(medal_row, state_width, takes_two_lines=True, counts_houses=True)
