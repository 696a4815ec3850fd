"""The questions that may come, in one menu: no two read the same."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import discord

from bot.presentation.disambiguate import disambiguate
from bot.presentation.localizer import Localizer
from engine.core.foresight import ForeseenQuestion

OFTEN, SOMETIMES = 0.67, 0.2
"""Of the courses of play a question comes up in: from here on it is likely, and may come."""


def name_of(question: str) -> str:
    """A question as the value of a menu."""
    return hashlib.sha256(question.encode()).hexdigest()[:20]


def coming_options(
    coming: Sequence[ForeseenQuestion], label: Localizer
) -> list[discord.SelectOption]:
    """The questions as a menu offers them, with how likely each is."""
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
    """The questions in a line each; with what else the prompt says where two read the same."""
    names = [[label.format(choice.name) for choice in one.choices] for one in coming]
    lines = [label.format(one.ask) for one in coming]
    rest = [
        label.format(one.prompt).removeprefix(line).strip(" .。")
        for one, line in zip(coming, lines, strict=True)
    ]
    own = [_peculiar(i, lines, names) for i in range(len(lines))]
    return disambiguate(lines, rest, own, voice=label, limit=100)


def _peculiar(place: int, lines: Sequence[str], names: Sequence[Sequence[str]]) -> str:
    """What can be chosen there, and not at each question that reads the same."""
    others = [names[i] for i, line in enumerate(lines) if line == lines[place] and i != place]
    return ", ".join(
        dict.fromkeys(name for name in names[place] if not all(name in one for one in others))
    )
