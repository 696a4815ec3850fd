"""Overlap checks on the recorded boxes of a picture."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from render.kit.rect import inside
from render.kit.sprite import Box, Fact

_SLACK = 1
"""Overlap in pixels that is ignored, because boxes are rounded outwards."""


def values(facts: Iterable[Fact], *kinds: str) -> list[str]:
    """Return the values of the facts of these kinds, in drawing order."""
    return [fact.value for fact in facts if fact.kind in kinds]


def apart(one: Box, other: Box, slack: float = _SLACK) -> bool:
    """Return whether two boxes share at most a sliver."""
    return (
        one[2] <= other[0] + slack
        or other[2] <= one[0] + slack
        or one[3] <= other[1] + slack
        or other[3] <= one[1] + slack
    )


def collisions(facts: Sequence[Fact]) -> list[tuple[str, str]]:
    """Return texts that touch another text or are partly covered by a later piece.

    A text may be painted over itself in another colour, and a piece may cover a text entirely, such
    as the number of the space it stands on.
    """
    found, shown = list[tuple[str, str]](), list[Fact]()
    for fact in facts:
        if fact.solid:
            shown = [label for label in shown if not inside(label.box, fact.box)]
            under = _beneath(fact, shown)
            found += [(label.value, f"{fact.kind} {fact.value}") for label in under]
        elif fact.kind == "text":
            under = _beneath(fact, shown)
            found += [(label.value, fact.value) for label in under if label.box != fact.box]
            shown.append(fact)
    return found


def straddled(facts: Sequence[Fact]) -> list[tuple[str, str]]:
    """Return texts that a chip of a change cuts: neither inside it nor apart from it."""
    label = [fact for fact in facts if fact.kind == "text"]
    return [
        (text.value, f"{chip.kind} {chip.value}")
        for chip in facts
        if chip.kind in _CHIPS
        for text in _beneath(chip, label)
        if not inside(text.box, _grown(chip.box))
    ]


_CHIPS = frozenset({"change", "faint-change"})


def _grown(box: Box) -> Box:
    left, top, right, bottom = box
    return left - _SLACK, top - _SLACK, right + _SLACK, bottom + _SLACK


def _beneath(fact: Fact, shown: Sequence[Fact]) -> list[Fact]:
    """Return the facts that a fact overlaps; comparing heights first skips most of them."""
    _, top, _, bottom = fact.box
    level = [label for label in shown if label.box[1] < bottom and label.box[3] > top]
    return [label for label in level if not apart(label.box, fact.box)]


def touching(facts: Sequence[Fact]) -> list[tuple[str, str]]:
    """Return overlapping pieces, taken as discs; a chosen piece may be redrawn in its place."""
    pieces = [fact for fact in facts if fact.solid and fact.size]
    return [
        (f"{one.kind} {one.value}", f"{other.kind} {other.value}")
        for i, one in enumerate(pieces)
        for other in pieces[:i]
        if not inside(one.box, other.box) and _overlap(one.box, other.box)
    ]


def _overlap(one: Box, other: Box) -> bool:
    """Return whether the largest discs in two boxes share more than a sliver."""
    across = (one[0] + one[2] - other[0] - other[2]) / 2
    down = (one[1] + one[3] - other[1] - other[3]) / 2
    return math.hypot(across, down) < _radius(one) + _radius(other) - _SLACK


def _radius(box: Box) -> float:
    return min(box[2] - box[0], box[3] - box[1]) / 2
