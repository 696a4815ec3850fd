"""Checks on the marks that tell the story of the latest moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from engine.core.contract.broken import fail, require
from render.kit.contract.boxes import Overlap, are_apart, how_to_separate, require_apart, values_of
from render.kit.rect import is_inside
from render.kit.sprite import Box, Fact

_PIECES = frozenset({"house", "token", "medal", "batch"})
"""Pieces that a shield must not hide; others may carry it."""
_MIN_PIECE_SIZE = 30
"""Smaller pieces are markers on tracks, which are close to each other."""
_MAX_COVERED = 0.25
"""Part of a piece that a shield may cover."""
_MARKS = frozenset({"step", "faint-step", "earned", "trail", "trail-end"})


def check_story(facts: Sequence[Fact]) -> None:
    """Check that the marks hide no text and no piece, and that the steps are numbered in order."""
    for label, mark in _texts_under_marks(facts):
        fail(f"a mark lies on “{label.value}”: {how_to_separate(label.box, mark.box)}")
    for piece, shield in _pieces_under_shields(facts):
        fail(
            f"the shield “{shield.value}” hides “{piece.kind} {piece.value}”: "
            f"{how_to_separate(piece.box, shield.box)}",
        )
    shields = [fact for fact in facts if fact.kind == "earned"]
    require_apart(
        [
            Overlap(one, other)
            for one, other in combinations(shields, 2)
            if not are_apart(one.box, other.box)
        ]
    )
    for kind in ("step", "faint-step"):
        numbers = [int(number) for number in values_of(facts, kind)]
        require(len({*numbers}) == len(numbers), f"two marks have the same number: {numbers}")
        require(max(numbers, default=0) == len(numbers), f"a number is missing: {numbers}")


def _pieces_under_shields(facts: Sequence[Fact]) -> Iterator[Overlap]:
    """Yield the pieces of which a shield covers too much, each with its shield."""
    pieces = [fact for fact in facts if fact.kind in _PIECES and fact.size >= _MIN_PIECE_SIZE]
    for shield in facts:
        if shield.kind == "earned":
            yield from (
                Overlap(piece, shield)
                for piece in pieces
                if _covered_share(piece.box, shield.box) > _MAX_COVERED
            )


def _replaces(mark: Fact, label: Fact) -> bool:
    is_number = mark.kind == "earned" and label.value.isdigit()
    return is_number and is_inside(label.box, mark.box)


def _covered_share(one: Box, other: Box) -> float:
    """Return the share of a box that another one covers."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    area = (one[2] - one[0]) * (one[3] - one[1])
    return max(0.0, across) * max(0.0, down) / area


def _texts_under_marks(facts: Sequence[Fact]) -> Iterator[Overlap]:
    """Yield the texts under marks, each with its mark.

    A shield may take the place of the number of points that it stands for.
    """
    labels: list[Fact] = []
    for fact in facts:
        if fact.kind == "text":
            labels.append(fact)
        elif fact.kind in _MARKS:
            _, top, _, bottom = fact.box
            same_height = (
                label for label in labels if label.box[1] < bottom and label.box[3] > top
            )
            yield from (
                Overlap(label, fact)
                for label in same_height
                if not are_apart(label.box, fact.box) and not _replaces(fact, label)
            )
