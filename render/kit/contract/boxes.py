"""Overlap checks on the recorded boxes of a picture."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.core.contract.broken import require
from render.kit.rect import is_inside
from render.kit.sprite import Box, Fact

_SLACK = 1
"""Overlap in pixels that is ignored, because boxes are rounded outwards."""


class Overlap(NamedTuple):
    """Two painted things that share an area but should not."""

    one: Fact
    other: Fact


def require_apart(overlaps: Sequence[Overlap]) -> None:
    """Check that nothing overlaps.

    Raises:
        ContractBroken: names the first two things, with their boxes and how far to move one.
    """
    if overlaps:
        one, other = overlaps[0]
        boxes = one.box, other.box
        require(
            False,
            f"{_describe_fact(one)} and {_describe_fact(other)} overlap: {how_to_separate(*boxes)}",
        )


def how_to_separate(one: Box, other: Box) -> str:
    """Return where two boxes are, and the shortest ways to move one off the other."""
    aside = min(one[2] - other[0], other[2] - one[0])
    down = min(one[3] - other[1], other[3] - one[1])
    return (
        f"{_describe_box(one)} and {_describe_box(other)}; "
        f"move one of them {math.ceil(aside)} pixels sideways or {math.ceil(down)} up or down"
    )


def _describe_box(box: Box) -> str:
    left, top, right, bottom = box
    return f"x {left:.0f} to {right:.0f}, y {top:.0f} to {bottom:.0f}"


def _describe_fact(fact: Fact) -> str:
    return f"“{fact.value}”" if fact.kind == "text" else f"“{fact.kind} {fact.value}”"


def values_of(facts: Iterable[Fact], *kinds: str) -> list[str]:
    """Return the values of the facts of these kinds, in drawing order."""
    return [fact.value for fact in facts if fact.kind in kinds]


def are_apart(one: Box, other: Box, slack: float = _SLACK) -> bool:
    """Return whether two boxes share at most a sliver."""
    return (
        one[2] <= other[0] + slack
        or other[2] <= one[0] + slack
        or one[3] <= other[1] + slack
        or other[3] <= one[1] + slack
    )


def find_collisions(facts: Sequence[Fact]) -> list[Overlap]:
    """Return texts that touch another text or are partly covered by a later piece.

    A text may be painted over itself in another colour, and a piece may cover a text entirely, such
    as the number of the space it stands on.
    """
    collisions, shown = list[Overlap](), list[Fact]()
    for fact in facts:
        if fact.is_solid:
            shown = [label for label in shown if not is_inside(label.box, fact.box)]
            collisions += [Overlap(label, fact) for label in _facts_beneath(fact, shown)]
        elif fact.kind == "text":
            under = _facts_beneath(fact, shown)
            collisions += [Overlap(label, fact) for label in under if label.box != fact.box]
            shown.append(fact)
    return collisions


_CHIPS = frozenset({"change", "faint-change"})


def find_straddled_texts(facts: Sequence[Fact]) -> list[Overlap]:
    """Return texts that a chip of a change cuts: neither inside it nor apart from it."""
    texts = [fact for fact in facts if fact.kind == "text"]
    return [
        Overlap(label, chip)
        for chip in facts
        if chip.kind in _CHIPS
        for label in _facts_beneath(chip, texts)
        if not is_inside(label.box, _grow(chip.box))
    ]


def _grow(box: Box) -> Box:
    left, top, right, bottom = box
    return left - _SLACK, top - _SLACK, right + _SLACK, bottom + _SLACK


def _facts_beneath(fact: Fact, shown: Sequence[Fact]) -> list[Fact]:
    """Return the facts that a fact overlaps; comparing heights first skips most of them."""
    _, top, _, bottom = fact.box
    level = [label for label in shown if label.box[1] < bottom and label.box[3] > top]
    return [label for label in level if not are_apart(label.box, fact.box)]


def find_touching_pieces(facts: Sequence[Fact]) -> list[Overlap]:
    """Return overlapping pieces, taken as discs; a chosen piece may be redrawn in its place."""
    pieces = [fact for fact in facts if fact.is_solid and fact.size]
    return [
        Overlap(one, other)
        for i, one in enumerate(pieces)
        for other in pieces[:i]
        if not is_inside(one.box, other.box) and _discs_meet(one.box, other.box)
    ]


def _discs_meet(one: Box, other: Box) -> bool:
    """Return whether the largest discs in two boxes share more than a sliver."""
    across = (one[0] + one[2] - other[0] - other[2]) / 2
    down = (one[1] + one[3] - other[1] - other[3]) / 2
    return math.hypot(across, down) < _radius_of(one) + _radius_of(other) - _SLACK


def _radius_of(box: Box) -> float:
    return min(box[2] - box[0], box[3] - box[1]) / 2
