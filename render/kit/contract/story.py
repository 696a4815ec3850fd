"""Checks on the marks that tell the story of the latest moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.contract.broken import require
from render.kit.contract.boxes import apart, values
from render.kit.sprite import Fact

_MARKS = frozenset({"step", "faint-step", "earned", "trail", "trail-end"})


def check_story(facts: Sequence[Fact]) -> None:
    """Check that the marks hide no text, and that the steps are numbered in order."""
    hidden = next(_hidden(facts), None)
    require(hidden is None, f"a mark lies on “{hidden}”")
    for kind in ("step", "faint-step"):
        numbers = [int(number) for number in values(facts, kind)]
        require(len({*numbers}) == len(numbers), f"two marks have the same number: {numbers}")


def _hidden(facts: Sequence[Fact]) -> Iterator[str]:
    """Yield the texts under marks."""
    labels: list[Fact] = []
    for fact in facts:
        if fact.kind == "text":
            labels.append(fact)
        elif fact.kind in _MARKS:
            _, top, _, bottom = fact.box
            level = (label for label in labels if label.box[1] < bottom and label.box[3] > top)
            yield from (label.value for label in level if not apart(label.box, fact.box))
