"""Layout of the head of a player panel: name, houses left, state, and characters as medals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from render.caylus1303 import medals
from render.caylus1303.board_model import Caylus1303Board
from render.caylus1303.medals import MedalRow
from render.kit import names, panel
from render.kit.canvas import Canvas

BESIDE_NAME = 18
"""Gap between a name and the words to its right."""
_AROUND = BESIDE_NAME + 10
_MIN_STEP = 38
"""Minimum distance of medals, for which a name may shrink or be cut."""


class HeadPlan(NamedTuple):
    """How name, houses, state and medals share the head.

    Attributes:
        words: width kept for what is to the right of the name.
        takes_two_lines: the name takes two lines, and the state goes to its right.
        counts_houses: the houses are among the counts, because the head is full.
        state_after: the width of the houses between the name and the state on its line; ``None``
            if the state goes elsewhere.
    """

    medals: MedalRow
    words: float
    takes_two_lines: bool = False
    counts_houses: bool = False
    state_after: float | None = None


class HeadNeeds(NamedTuple):
    """What the head has to hold: a name, some medals, and the widths of houses and state.

    No houses means that they are elsewhere.
    """

    name: str
    medals: int
    houses: float
    state: float


def plan(
    canvas: Canvas, model: Caylus1303Board, needs: HeadNeeds, room: float, scale: float
) -> HeadPlan | None:
    """Return the plan with the largest medals in which everything fits, or ``None``.

    The houses go beside the name if they can, and a name of one word rather stays whole.
    """
    size = panel.name_size(scale)
    whole = canvas.text_width(needs.name, size, "black") + 1
    half = names.two_line_width(needs.name, size, canvas.language) + 1
    for tried in _plans(model, needs, scale):
        spare = room - tried.medals.step * needs.medals
        if tried.takes_two_lines:
            fits = half + tried.words <= spare
        else:
            below = needs.state if tried.state_after is None else 0
            fits = max(whole + tried.words, below) <= spare
        if fits:
            return tried
    return None


def _plans(model: Caylus1303Board, needs: HeadNeeds, scale: float) -> Iterator[HeadPlan]:
    """Yield the plans to try, the best first."""
    *larger, smallest = medals.medal_rows(model, scale, is_low=needs.houses > 0)
    state = needs.state + _AROUND * scale if needs.state else 0
    tried = [(row, False) for row in larger]
    tried += [(larger[-1], True), (smallest, False), (smallest, True)]
    breaks = bool(names.find_break_points(needs.name))
    broken = list[HeadPlan]()
    for row, counted in tried:
        houses = 0 if counted else needs.houses
        if state:
            yield HeadPlan(row, houses + state, counts_houses=counted, state_after=houses)
        yield HeadPlan(row, houses, counts_houses=counted)
        in_two_lines = HeadPlan(row, max(houses, state), True, counted)
        if breaks:
            yield in_two_lines
        elif counted:
            broken.append(in_two_lines)
    yield from broken


def close_plan(
    canvas: Canvas, model: Caylus1303Board, needs: HeadNeeds, room: float, scale: float
) -> HeadPlan:
    """Return a plan with medals close together, for a head in which not everything fits.

    The state takes what is left.
    """
    row = medals.medal_rows(model, scale, is_low=needs.houses > 0)[-1]
    half = names.two_line_width(needs.name, names.MIN_NAME_SIZE, canvas.language) + 1
    step = min(row.step, max(_MIN_STEP, (room - half) / max(1, needs.medals)))
    spare = max(0, room - half - step * needs.medals)
    state = min(spare, needs.state + _AROUND * scale)
    return HeadPlan(row._replace(step=step), state, takes_two_lines=True, counts_houses=True)


def fitting(canvas: Canvas, separator: str, parts: Sequence[str], max_width: float) -> str:
    """Return as many parts of the state as fit."""
    kept_parts = list(parts)
    while kept_parts and canvas.text_width(separator.join(kept_parts), canvas.floor) > max_width:
        kept_parts.pop()
    return separator.join(kept_parts)
