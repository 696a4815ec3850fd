"""Build a menu of the questions a player may be asked next, each with a label of its own."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import discord

from bot.presentation.disambiguate import disambiguate
from bot.presentation.texts import Localizer
from engine.core.foresight import ForeseenQuestion

LIKELY_SHARE, POSSIBLE_SHARE = 0.67, 0.2
"""Minimum shares of the playouts with the question, to call it likely or possible."""


def question_id(question: str) -> str:
    """Return the menu value of a question: its hash, because a value has at most 100 characters."""
    return hashlib.sha256(question.encode()).hexdigest()[:20]


def question_options(
    coming: Sequence[ForeseenQuestion], label: Localizer
) -> list[discord.SelectOption]:
    """Return the questions as menu options, with how likely each is."""
    return [
        discord.SelectOption(
            label=line,
            value=question_id(one.question),
            description=label.say(f"plan-{_how_likely(one)}"),
        )
        for one, line in zip(coming, _lines(coming, label), strict=True)
    ]


def _how_likely(one: ForeseenQuestion) -> str:
    if one.share >= LIKELY_SHARE:
        return "likely"
    return "maybe" if one.share >= POSSIBLE_SHARE else "seldom"


def _lines(coming: Sequence[ForeseenQuestion], label: Localizer) -> list[str]:
    """Return a line for each question; equal ones get the rest of their prompt or choices."""
    names = [[label.format(choice.name) for choice in one.choices] for one in coming]
    lines = [label.format(one.ask) for one in coming]
    rest = [
        label.format(one.prompt).removeprefix(line).strip(" .。")
        for one, line in zip(coming, lines, strict=True)
    ]
    own = [_distinctive_choices(i, lines, names) for i in range(len(lines))]
    return disambiguate(lines, rest, own, localizer=label, limit=100)


def _distinctive_choices(place: int, lines: Sequence[str], names: Sequence[Sequence[str]]) -> str:
    """Name the choices of a question that others with the same line do not offer."""
    others = [names[i] for i, line in enumerate(lines) if line == lines[place] and i != place]
    return ", ".join(
        dict.fromkeys(name for name in names[place] if not all(name in one for one in others))
    )
