"""A seat's choices sorted as the board is: menus of a part, numbers, short ones, what declines.

Nothing is ever cut silently: a large group comes in stretches, each a page of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.presentation.choices import Candidate
from bot.presentation.truncate import columns
from engine.core.rules import PASS_WORDS

PAGE_LIMIT = 25
"""The most choices one menu can show."""
FEW = 5
SHORT = 38
"""Columns a phone shows of a button. Choices as short, at most :data:`FEW` of them, are buttons."""
PAIR = 2
"""A part of the board with no more choices needs no menu."""
ROOM = 23
"""Components a message has for choices, of the 40 it may have; each row of buttons is one too."""
ROW = 5
MENUS_SHOWN = 6
"""More menus than this are reached through one menu of groups."""


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

    @property
    def crowded(self) -> bool:
        """Whether the menus are reached through one menu of groups."""
        return len(self.pages) > MENUS_SHOWN

    @property
    def room(self) -> int:
        """How many components they take, without what declines."""
        menus = 1 if self.crowded else len(self.pages)
        return 2 * menus + sum(n + -(-n // ROW) for n in (len(self.numbers), len(self.plain)))


def grouped(offered: Sequence[Candidate], pair: int = PAIR) -> Grouped:
    """Numbers and groups of at most ``pair`` become buttons, what declines goes last, others menus.

    Where a message has no room for so many buttons, every group is a menu, numbers too at last.
    """
    numbers = [c for c in offered if c.offer.number]
    others = [c for c in offered if not c.offer.number]
    declining = next((c for c in others if c.choice in PASS_WORDS), None)
    others = [c for c in others if c is not declining]
    found = pages(others)
    if len(others) <= FEW and all(columns(c.line) <= SHORT for c in others):
        menus, plain = [], others
    else:
        menus = [page for page in found if len(page.offered) > pair]
        plain = [c for page in found if len(page.offered) <= pair for c in page.offered]
    for shown in (
        Grouped(menus, numbers, plain, declining),
        Grouped(found, numbers, (), declining),
    ):
        if shown.room <= ROOM:
            return shown
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
