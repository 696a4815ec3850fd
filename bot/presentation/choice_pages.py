"""Arrange a seat's choices like the board: menus, number buttons, short buttons and declining.

Nothing is dropped: a large group is split into pages.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.presentation.choices import Candidate
from bot.presentation.truncate import columns
from engine.core.rules import PASS_WORDS

PAGE_LIMIT = 25
"""Maximum options of a menu; Discord's limit."""
FEW = 5
SHORT = 38
"""Width of a button on a phone, in columns. Up to :data:`FEW` choices that fit become buttons."""
PAIR = 2
"""Maximum choices of a part of the board that need no menu."""
ROOM = 23
"""Maximum components for choices, of a message's 40; a row of buttons counts as one."""
ROW = 5
MENUS_SHOWN = 6
"""Maximum number of menus; with more, a menu of groups comes first."""


@dataclass(frozen=True, slots=True)
class Page:
    """The choices of one menu: a part of the board, or a section of it."""

    title: str
    offered: Sequence[Candidate]


@dataclass(frozen=True, slots=True)
class Grouped:
    """A seat's choices, grouped by how they are shown."""

    pages: Sequence[Page]
    numbers: Sequence[Candidate]
    plain: Sequence[Candidate]
    declining: Candidate | None

    @property
    def crowded(self) -> bool:
        """Return whether the menus are reached through a menu of groups."""
        return len(self.pages) > MENUS_SHOWN

    @property
    def room(self) -> int:
        """Return the number of components they take, without declining."""
        menus = 1 if self.crowded else len(self.pages)
        return 2 * menus + sum(n + -(-n // ROW) for n in (len(self.numbers), len(self.plain)))


def grouped(offered: Sequence[Candidate], pair: int = PAIR) -> Grouped:
    """Arrange choices: numbers and groups of up to ``pair`` as buttons, declining last.

    If a message has no room for the buttons, groups become menus, and numbers last of all.
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
    """Return a page per group in the order of the choices; large groups are split after 25."""
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
