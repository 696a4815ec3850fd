"""Checks on the marks that tell the story of the latest moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.contract.broken import require
from render.kit.contract.boxes import Overlap, are_apart, how_to_part, values_of
from render.kit.sprite import Fact

_MARKS = frozenset({"step", "faint-step", "earned", "trail", "trail-end"})


def check_story(facts: Sequence[Fact]) -> None:
    """Check that the marks hide no text, and that the steps are numbered in order."""
    for label, mark in _texts_under_marks(facts):
        require(False, f"a mark lies on “{label.value}”: {how_to_part(label.box, mark.box)}")
    for kind in ("step", "faint-step"):
        numbers = [int(number) for number in values_of(facts, kind)]
        require(len({*numbers}) == len(numbers), f"two marks have the same number: {numbers}")


def _texts_under_marks(facts: Sequence[Fact]) -> Iterator[Overlap]:
    """Yield the texts under marks, each with its mark."""
    labels: list[Fact] = []
    for fact in facts:
        if fact.kind == "text":
            labels.append(fact)
        elif fact.kind in _MARKS:
            _, top, _, bottom = fact.box
            level = (label for label in labels if label.box[1] < bottom and label.box[3] > top)
            yield from (
                Overlap(label, fact) for label in level if not are_apart(label.box, fact.box)
            )
