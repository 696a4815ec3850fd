"""The foreseen questions as a menu, in which no two read the same."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import discord

from bot.presentation.disambiguate import disambiguate
from bot.presentation.texts import Localizer
from engine.core.foresight import ForeseenQuestion

OFTEN, SOMETIMES = 0.67, 0.2
"""Minimum shares of the playouts with the question, to call it likely or possible."""


def name_of(question: str) -> str:
    """Return the menu value of a question."""
    return hashlib.sha256(question.encode()).hexdigest()[:20]


def coming_options(
    coming: Sequence[ForeseenQuestion], label: Localizer
) -> list[discord.SelectOption]:
    """Return the questions as menu options, with how likely each is."""
    return [
        discord.SelectOption(
            label=line,
            value=name_of(one.question),
            description=label.say(f"plan-{_how_likely(one)}"),
        )
        for one, line in zip(coming, _lines(coming, label), strict=True)
    ]


def _how_likely(one: ForeseenQuestion) -> str:
    return "likely" if one.share >= OFTEN else "maybe" if one.share >= SOMETIMES else "seldom"


def _lines(coming: Sequence[ForeseenQuestion], label: Localizer) -> list[str]:
    """Return a line for each question; equal ones are extended by the rest of their prompt."""
    names = [[label.format(choice.name) for choice in one.choices] for one in coming]
    lines = [label.format(one.ask) for one in coming]
    rest = [
        label.format(one.prompt).removeprefix(line).strip(" .。")
        for one, line in zip(coming, lines, strict=True)
    ]
    own = [_peculiar(i, lines, names) for i in range(len(lines))]
    return disambiguate(lines, rest, own, localizer=label, limit=100)


def _peculiar(place: int, lines: Sequence[str], names: Sequence[Sequence[str]]) -> str:
    """Return the choices of a question that those with the same line lack."""
    others = [names[i] for i, line in enumerate(lines) if line == lines[place] and i != place]
    return ", ".join(
        dict.fromkeys(name for name in names[place] if not all(name in one for one in others))
    )
