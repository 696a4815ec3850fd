"""A row of counts: glyphs with numbers in columns, and chips behind changed ones."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from render.kit import count_changes, goods, highlights, tokens
from render.kit.canvas import Canvas
from render.kit.count_changes import CountChange, count_change
from render.kit.icons import icon_sprite
from render.kit.palette import Colour
from render.kit.rect import Rect, RowSpace
from render.kit.sprite import Sprite
from render.kit.text import TextStyle


@dataclass(frozen=True, slots=True)
class Count:
    """A quantity in a player panel: a function that makes its glyph at a size, and a number."""

    glyph: Callable[[float], Sprite]
    value: int | str

    @property
    def text(self) -> str:
        """The number as text."""
        return str(self.value)


def good_count(kind: str, value: int) -> Count:
    """Return the count of a good."""
    return Count(partial(goods.good_sprite, kind), value)


def worker_count(player: str, value: int) -> Count:
    """Return the count of workers in hand, in the player's colour."""
    return Count(partial(tokens.meeple_sprite, player), value)


def icon_count(name: str, value: int | str, colour: Colour = "ink") -> Count:
    """Return a count with an icon as its glyph."""
    return Count(partial(icon_sprite, name, colour=colour), value)


class CountRow(NamedTuple):
    """Counts now, before the latest turn, and after the last turn of the player to move.

    There may be more ``columns`` than counts, and they are at most ``step`` wide. ``chip`` is the
    height of a chip at size 42. The count with the index ``chosen`` is framed. One of several rows
    is ``keeps_columns`` with the others: its counts rather shrink than leave their columns.
    """

    now: Sequence[Count]
    before: Sequence[Count] = ()
    since: Sequence[Count] = ()
    columns: int = 0
    chip: float = count_changes.TALL
    step: float = math.inf
    chosen: int | None = None
    keeps_columns: bool = False

    def column_width(self, room: float) -> float:
        """Return the width of equal columns within a room."""
        return min(self.step, room / max(self.columns, len(self.now), 1))


_USUAL_SIZE = 42
"""Usual size of glyphs and numbers; heights and distances below are for this size."""
_CHIP_UNDER_TOP = 35
"""Height above the middle line of a chip with a change below the number."""
_CHIP_UNDER_HEIGHT = 72
_NUMBER_GAP = 7
"""Gap between a glyph and its number."""
_SMALL_NUMBER_GAP = 4
"""The same before a number of several digits, or one that has shrunk."""
_LONG_NUMBER_SMALLER = 6
"""How much smaller numbers of several digits are."""
_CHOSEN_FRAME_RADIUS = 8
_CROWDED_LONG_NUMBERS = 4
"""With this many numbers of several digits, glyphs are made smaller in any case."""
_RAISED = 6
"""Distance by which counts are raised above changes that are written below them."""
_CHIP_REACH = 4
"""Distance from a count to the edge of its chip."""
_FRAME_INSIDE = 4
"""Distance of the frame of a chosen count from the edges of its glyph, which has a margin."""


def draw_counts(
    canvas: Canvas,
    space: RowSpace,
    row: CountRow,
    *,
    on: Colour = "tile",
    size: float = _USUAL_SIZE,
) -> None:
    """Draw glyphs and numbers in equal columns if they are wide enough; zeros are pale.

    Counts changed by the latest turn get a chip, those changed before it a fainter one. Its
    change goes beside the number, in a full row below it; then all counts are raised a little.
    """
    changes = _changes(row)
    counts, spans, change_size = _fitted(canvas, row, changes, space.width, size)
    scale = max(1.0, size / _USUAL_SIZE)
    y = space.middle
    middle = y if change_size or not any(changes) else y - _RAISED * scale
    lefts = _columns(spans, _gaps(changes), space, row)
    for i, (item, x, change, span) in enumerate(zip(row.now, lefts, changes, spans, strict=True)):
        side, gap, number_size = counts[i]
        ground = on
        ink = "line" if item.text == "0" else "ink"
        if change and change_size:
            chip_height = row.chip * scale
            box = Rect(x - _CHIP_REACH, y - chip_height / 2, span + 2 * _CHIP_REACH, chip_height)
            count_changes.draw_chip_beside(canvas, box, change, change_size, on)
        elif change:
            top = y - _CHIP_UNDER_TOP * scale
            height = _CHIP_UNDER_HEIGHT * scale
            box = Rect(x - _CHIP_REACH, top, span + 2 * _CHIP_REACH, height)
            count_changes.draw_chip_under(canvas, box, change, on)
        if change:
            ground = change.ground
            ink = "ink"
        if i == row.chosen:
            glyph = Rect(x, middle - side / 2, side, side)
            highlights.draw_chosen_frame(canvas, glyph.grown(-_FRAME_INSIDE), _CHOSEN_FRAME_RADIUS)
        canvas.put(item.glyph(side), (x + side / 2, middle), ground)
        canvas.text((x + side + gap, middle), item.text, TextStyle(number_size, ink), on=ground)


_MIN_COUNT_GAP = 12
"""Minimum gap between two counts."""
_MIN_CHIP_GAP = 6
"""Minimum gap between the chips behind two counts."""


class _Trial(NamedTuple):
    """Sizes to try for a row.

    Attributes:
        letters: text size of changes; 0 means that they go below the numbers.
        smaller: by how much all glyphs shrink.
        smaller_numbers: by how much numbers of one digit shrink.
    """

    letters: int
    smaller: int
    smaller_numbers: int = 0


_TRIALS = (
    *(_Trial(count_changes.BESIDE, smaller) for smaller in (0, 4, 8, 12)),
    *(_Trial(count_changes.BESIDE, smaller, smaller_numbers=6) for smaller in (12, 15)),
    *(_Trial(count_changes.SIZE, smaller) for smaller in (8, 12)),
    *(_Trial(count_changes.SIZE, smaller, smaller_numbers=6) for smaller in (12, 15, 18)),
    *(_Trial(0, smaller) for smaller in (0, 6, 10, 14)),
)
_ALIGNED_TRIALS = (
    _TRIALS[0],
    _Trial(count_changes.SIZE, 0, smaller_numbers=4),
    *_TRIALS[1:4],
    _Trial(count_changes.SIZE, 12, smaller_numbers=6),
)
"""Those for a row whose counts stay in their columns."""


class _CountSize(NamedTuple):
    """Size of a glyph, the gap after it, and the size of its number."""

    side: float
    gap: float
    number: float


def _changes(row: CountRow) -> list[CountChange | None]:
    """Return the change of each count, if any."""
    changes = list[CountChange | None]()
    for i, item in enumerate(row.now):
        before, since = (then[i].value if then else None for then in (row.before, row.since))
        changes.append(count_change(item.value, before, since))
    return changes


def _size_of(item: Count, size: float, trial: _Trial) -> _CountSize:
    """Return the sizes of a count in a trial."""
    side = size - trial.smaller
    number = size - trial.smaller_numbers
    if len(item.text) > 1:
        return _CountSize(side, _SMALL_NUMBER_GAP, min(side, size - _LONG_NUMBER_SMALLER))
    gap = _SMALL_NUMBER_GAP if trial.smaller_numbers else _NUMBER_GAP
    return _CountSize(side, gap, number)


def _fitted(
    canvas: Canvas,
    row: CountRow,
    changes: Sequence[CountChange | None],
    max_width: float,
    size: float,
) -> tuple[list[_CountSize], list[float], float]:
    """Return the largest sizes at which all counts fit, their widths, and the size of changes."""
    items, gaps = row.now, _gaps(changes)
    trials = [(trial, True) for trial in _ALIGNED_TRIALS if row.keeps_columns]
    trials += [(trial, False) for trial in _TRIALS]
    column, room = row.column_width(max_width), max_width - _CHIP_REACH
    crowded = sum(len(item.text) > 1 for item in items) >= _CROWDED_LONG_NUMBERS
    scale = max(1.0, size / _USUAL_SIZE)
    for trial, aligned in trials:
        change_size = trial.letters * scale
        counts = [_size_of(item, size, trial) for item in items]
        spans = [
            side
            + gap
            + canvas.text_width(item.text, number)
            + (count_changes.width_beside(canvas, change, change_size) if change_size else 0)
            for item, change, (side, gap, number) in zip(items, changes, counts, strict=True)
        ]
        fits = sum(spans) + sum(gaps) <= room and not (crowded and not trial.smaller)
        widths = [span + gap for span, gap in zip(spans, gaps, strict=True)]
        if fits and not (aligned and max(widths, default=0) > column):
            break
    return counts, spans, change_size


def _gaps(changes: Sequence[CountChange | None]) -> list[float]:
    """Return the minimum gap after each count: chips reach beyond the changed ones."""
    reaches = [_CHIP_REACH if change else 0 for change in [*changes, None]]
    return [max(_MIN_COUNT_GAP, _MIN_CHIP_GAP + one + other) for one, other in pairwise(reaches)]


def _columns(
    spans: Sequence[float], gaps: Sequence[float], space: RowSpace, row: CountRow
) -> Sequence[float]:
    """Return the left edges of the counts: equal columns, or as wide as each count needs."""
    if not spans:
        return ()
    widths = [span + gap for span, gap in zip(spans, gaps, strict=True)]
    step = row.column_width(space.width)
    if max(widths) <= step:
        return [space.left + i * step for i in range(len(spans))]
    spare = max(0.0, step - sum(widths) / len(spans))
    return [space.left + sum(widths[:i]) + i * spare for i in range(len(spans))]
