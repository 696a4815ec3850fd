"""A row of counts: glyphs with numbers in columns, and chips behind changed ones."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise, product
from typing import NamedTuple

from render.kit import count_changes, goods, highlights, tokens
from render.kit.canvas import Canvas
from render.kit.count_changes import CountChange, count_change
from render.kit.icons import icon_sprite
from render.kit.palette import Colour
from render.kit.rect import Rect
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
    height of a chip at size 42. The count with the index ``chosen`` is framed.
    """

    now: Sequence[Count]
    before: Sequence[Count] = ()
    since: Sequence[Count] = ()
    columns: int = 0
    chip: float = count_changes.TALL
    step: float = math.inf
    chosen: int | None = None


def draw_counts(
    canvas: Canvas,
    left: float,
    y: float,
    right: float,
    row: CountRow,
    *,
    on: Colour = "tile",
    size: float = 42,
) -> None:
    """Draw glyphs and numbers in equal columns if they are wide enough; zeros are pale.

    Counts changed by the latest turn get a chip, those changed before it a fainter one. Its
    change goes beside the number, in a full row below it; then all counts are raised a little.
    """
    found = _changes(row)
    side, spans, letters = _fitted(canvas, row.now, found, right - left, size)
    tall = max(1.0, size / 42)
    middle = y if letters or not any(found) else y - _RAISED * tall
    lefts = _columns(spans, _gaps(found), left, right, row)
    for i, (item, x, change, span) in enumerate(zip(row.now, lefts, found, spans, strict=True)):
        gap, height = _number(item, side, size)
        ground, ink = (on, "line" if item.text == "0" else "ink")
        if change and letters:
            high = row.chip * tall
            box = Rect(x - _CHIP_REACH, y - high / 2, span + 2 * _CHIP_REACH, high)
            count_changes.draw_chip_beside(canvas, box, change, letters, on)
        elif change:
            box = Rect(x - _CHIP_REACH, y - 35 * tall, span + 2 * _CHIP_REACH, 72 * tall)
            count_changes.draw_chip_under(canvas, box, change, on)
        if change:
            ground, ink = change.ground, "ink"
        if i == row.chosen:
            glyph = Rect(x, middle - side / 2, side, side)
            highlights.draw_chosen_frame(canvas, glyph.grown(-_FRAME_INSIDE), 8)
        canvas.put(item.glyph(side), x + side / 2, middle, ground)
        canvas.text(x + side + gap, middle, item.text, TextStyle(height, ink), on=ground)


_RAISED = 6
"""Distance by which counts are raised above changes that are written below them."""
_CHIP_REACH = 5
"""Distance from a count to the edge of its chip."""
_FRAME_INSIDE = 4
"""Distance of the frame of a chosen count from the edges of its glyph, which has a margin."""
_MIN_COUNT_GAP = 12
"""Minimum gap between two counts."""
_MIN_CHIP_GAP = 6
"""Minimum gap between the chips behind two counts."""
_TRIALS = (
    *product((count_changes.BESIDE,), (0, 6, 10)),
    *product((count_changes.SIZE,), (0, 6, 10, 14)),
    *product((0,), (0, 6, 10, 14)),
)
"""Text sizes of changes to try (0: below the numbers), with the pixels by which glyphs shrink."""


def _changes(row: CountRow) -> list[CountChange | None]:
    """Return the change of each count, if any."""
    found = list[CountChange | None]()
    for i, item in enumerate(row.now):
        before, since = (then[i].value if then else None for then in (row.before, row.since))
        found.append(count_change(item.value, before, since))
    return found


def _number(item: Count, side: float, size: float) -> tuple[float, float]:
    """Return the gap before a number, and its size."""
    return (7, size) if len(item.text) == 1 else (4, min(side, size - 6))


def _fitted(
    canvas: Canvas,
    items: Sequence[Count],
    found: Sequence[CountChange | None],
    max_width: float,
    size: float,
) -> tuple[float, list[float], float]:
    """Return the largest glyph size at which all counts fit, their widths, and that of changes."""
    gaps = sum(_gaps(found))
    crowded = sum(len(item.text) > 1 for item in items) >= 4
    tall = max(1.0, size / 42)
    for letters, smaller in _TRIALS:
        side = size - smaller
        spans = [
            side
            + gap
            + canvas.text_width(item.text, height)
            + (count_changes.width_beside(canvas, change, letters * tall) if letters else 0)
            for item, change in zip(items, found, strict=True)
            for gap, height in [_number(item, side, size)]
        ]
        room = max_width - _CHIP_REACH
        if sum(spans) + gaps <= room and not (crowded and side == size):
            break
    return side, spans, letters * tall


def _gaps(found: Sequence[CountChange | None]) -> list[float]:
    """Return the minimum gap after each count: chips reach beyond the changed ones."""
    reaches = [_CHIP_REACH if change else 0 for change in [*found, None]]
    return [max(_MIN_COUNT_GAP, _MIN_CHIP_GAP + one + other) for one, other in pairwise(reaches)]


def _columns(
    spans: Sequence[float], gaps: Sequence[float], left: float, right: float, row: CountRow
) -> Sequence[float]:
    """Return the left edges of the counts: equal columns, or as wide as each count needs."""
    if not spans:
        return ()
    taken = [span + gap for span, gap in zip(spans, gaps, strict=True)]
    step = min(row.step, (right - left) / max(row.columns, len(spans)))
    if max(taken) <= step:
        return [left + i * step for i in range(len(spans))]
    spare = (right - left - sum(taken)) / len(spans)
    return [left + sum(taken[:i]) + i * spare for i in range(len(spans))]
