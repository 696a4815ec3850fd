"""Build a menu of the questions a player may be asked next, each with a label of its own."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from bot.presentation.disambiguate import disambiguate
from bot.presentation.texts import Localizer
from engine.core.foresight import ForeseenQuestion

LIKELY_SHARE, POSSIBLE_SHARE = 0.67, 0.2
"""Minimum shares of the playouts with the question, to call it likely or possible."""


def question_id(question: str) -> str:
    """Return the menu value of a question: its hash, because a value has at most 100 characters."""
    return hashlib.sha256(question.encode()).hexdigest()[:20]


def question_labels(
    coming: Sequence[ForeseenQuestion], label: Localizer
) -> tuple[dict[str, str], dict[str, str]]:
    """Return the questions as menu options by their ids, and how likely each is."""
    ids = [question_id(question.question) for question in coming]
    likely = [label.say(f"plan-{_how_likely(question.share)}") for question in coming]
    lines = _lines(coming, label)
    return dict(zip(ids, lines, strict=True)), dict(zip(ids, likely, strict=True))


def _how_likely(share: float) -> str:
    if share >= LIKELY_SHARE:
        return "likely"
    return "maybe" if share >= POSSIBLE_SHARE else "seldom"


def _lines(coming: Sequence[ForeseenQuestion], label: Localizer) -> list[str]:
    """Return a line for each question; equal ones get the rest of their prompt or choices."""
    names = [[label.format(choice.name) for choice in question.choices] for question in coming]
    lines = [label.format(question.ask) for question in coming]
    rest = [
        label.format(question.prompt).removeprefix(line).strip(" .。")
        for question, line in zip(coming, lines, strict=True)
    ]
    own = [_distinctive_choices(i, lines, names) for i in range(len(lines))]
    return disambiguate(lines, rest, own, localizer=label)


def _distinctive_choices(place: int, lines: Sequence[str], names: Sequence[Sequence[str]]) -> str:
    """Name the choices of a question that others with the same line do not offer."""
    others = [names[i] for i, line in enumerate(lines) if line == lines[place] and i != place]
    own = (name for name in names[place] if not all(name in other for other in others))
    return ", ".join(dict.fromkeys(own))
