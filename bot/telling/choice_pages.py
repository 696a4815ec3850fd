"""A seat's choices sorted as the board is: menus of a part, numbers, short ones, what declines.

Nothing is ever cut silently: a large group comes in stretches, each a page of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.telling.choices import Candidate
from engine.core.rules import DECLINING

PAGE_LIMIT = 25
"""The most choices one menu can show."""
FEW = 5
SHORT = 38
"""Choices of at most so many letters, and at most :data:`FEW` of them, are shown as buttons."""


@dataclass(frozen=True, slots=True)
class Page:
    """The choices of one menu: a part of the board, or a stretch of it."""

    title: str
    offered: Sequence[Candidate]


@dataclass(frozen=True, slots=True)
class Grouped:
    """A seat's choices by how they are shown."""

    pages: Sequence[Page]
    numbers: Sequence[Candidate]
    plain: Sequence[Candidate]
    declining: Candidate | None


def grouped(offered: Sequence[Candidate]) -> Grouped:
    """Numbers and short choices become buttons, what declines goes last, the rest into menus.

    A message has room for 40 components: fewer numbers are buttons where there are menus too.
    """
    numbers = [c for c in offered if c.offer.number]
    others = [c for c in offered if not c.offer.number]
    declining = next((c for c in others if c.choice in DECLINING), None)
    others = [c for c in others if c is not declining]
    if len(others) <= FEW and all(len(c.line) <= SHORT for c in others):
        if len(numbers) <= 3 * FEW:
            return Grouped((), numbers, others, declining)
    elif len(numbers) <= 2 * FEW:
        return Grouped(pages(others), numbers, (), declining)
    return Grouped(pages([*numbers, *others]), (), (), declining)


def pages(offered: Sequence[Candidate]) -> list[Page]:
    """One page a group, in the order of the choices; large groups in stretches of 25."""
    groups: dict[str, list[Candidate]] = {}
    for candidate in offered:
        groups.setdefault(candidate.group, []).append(candidate)
    made = []
    for title, members in groups.items():
        for i in range(0, len(members), PAGE_LIMIT):
            stretch = members[i : i + PAGE_LIMIT]
            whole = len(stretch) == len(members)
            made.append(Page(title if whole else _stretch_title(title, stretch), stretch))
    return made


def _stretch_title(title: str, stretch: Sequence[Candidate]) -> str:
    first, last = (c.offer.code or c.name for c in (stretch[0], stretch[-1]))
    return f"{title} {first} – {last}"
