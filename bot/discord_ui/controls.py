"""A seat's legal moves as buttons and menus, grouped as the board is; never cut silently."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.discord_ui.choices import Candidate
from bot.discord_ui.dynamic import Ref, button, rows, select
from bot.discord_ui.names import cut
from bot.discord_ui.texts import Voice
from engine.core.rules import DECLINING

MENU_LIMIT = 25
MENUS_SHOWN = 6
"""More menus than this are reached through one menu of groups."""
FEW = 5
SHORT = 38
"""A row of at most FEW buttons serves where every line is at most this long."""


@dataclass(frozen=True, slots=True)
class Page:
    """The choices of one menu: a part of the board, or a stretch of it."""

    title: str
    offered: Sequence[Candidate]


@dataclass(frozen=True, slots=True)
class Sorted:
    """A seat's choices by how they are shown."""

    pages: Sequence[Page]
    numbers: Sequence[Candidate]
    plain: Sequence[Candidate]
    declining: Candidate | None


def sort(offered: Sequence[Candidate]) -> Sorted:
    """Numbers and short choices become buttons, what declines goes last, the rest into menus.

    A message has room for 40 components: fewer numbers are buttons where there are menus too.
    """
    numbers = [c for c in offered if c.offer.number]
    others = [c for c in offered if not c.offer.number]
    declining = next((c for c in others if c.choice in DECLINING), None)
    others = [c for c in others if c is not declining]
    if len(others) <= FEW and all(len(c.line) <= SHORT for c in others):
        if len(numbers) <= 3 * FEW:
            return Sorted((), numbers, others, declining)
    elif len(numbers) <= 2 * FEW:
        return Sorted(pages(others), numbers, (), declining)
    return Sorted(pages([*numbers, *others]), (), (), declining)


def pages(offered: Sequence[Candidate]) -> list[Page]:
    """One page a group, in the order of the choices; large groups in stretches of 25."""
    groups: dict[str, list[Candidate]] = {}
    for candidate in offered:
        groups.setdefault(candidate.group, []).append(candidate)
    made = []
    for title, members in groups.items():
        for i in range(0, len(members), MENU_LIMIT):
            stretch = members[i : i + MENU_LIMIT]
            whole = len(stretch) == len(members)
            made.append(Page(title if whole else _stretch_title(title, stretch), stretch))
    return made


def _stretch_title(title: str, stretch: Sequence[Candidate]) -> str:
    first, last = (c.offer.code or c.name for c in (stretch[0], stretch[-1]))
    return f"{title} {first} – {last}"


def move_rows(
    table: int, sequence: int, offered: Sequence[Candidate], voice: Voice
) -> list[ui.ActionRow[Any]]:
    """Menus, number buttons and short buttons for all but what declines."""
    parts = sort(offered)
    made: list[ui.ActionRow[Any]] = []
    if len(parts.pages) <= MENUS_SHOWN:
        made += [menu_row(table, sequence, i, page) for i, page in enumerate(parts.pages)]
    else:
        made.append(_menu_of_menus(table, sequence, parts.pages, voice))
    made += rows(*(move_button(table, sequence, c) for c in parts.numbers))
    made += rows(*(move_button(table, sequence, c) for c in parts.plain))
    return made


def declining_button(table: int, sequence: int, offered: Sequence[Candidate]) -> list[Any]:
    """The button that passes or declines, where there is one."""
    declining = sort(offered).declining
    return [] if declining is None else [move_button(table, sequence, declining)]


def menu_row(table: int, sequence: int, index: int, page: Page) -> ui.ActionRow[Any]:
    """One menu of moves."""
    options = [
        discord.SelectOption(
            label=cut(c.title, 100), value=c.move, description=cut(c.effect, 100) or None
        )
        for c in page.offered
    ]
    ref = Ref("m", table, sequence, str(index))
    return ui.ActionRow(select(ref, cut(f"{page.title} …", 150), options))


def _menu_of_menus(
    table: int, sequence: int, found: Sequence[Page], voice: Voice
) -> ui.ActionRow[Any]:
    """A menu whose choice opens one page, privately."""
    assert len(found) <= MENU_LIMIT, "a decision with more than 625 choices needs smaller steps"
    options = [
        discord.SelectOption(
            label=cut(page.title, 100),
            value=str(i),
            description=voice.say("panel-choices", count=len(page.offered)),
        )
        for i, page in enumerate(found)
    ]
    ref = Ref("page", table, sequence)
    return ui.ActionRow(select(ref, voice.say("panel-which-part"), options))


def move_button(table: int, sequence: int, candidate: Candidate) -> Any:
    """A button that makes a move."""
    number = candidate.offer.number
    label = candidate.title if number or candidate.choice in DECLINING else candidate.line
    style = discord.ButtonStyle.primary if number else discord.ButtonStyle.secondary
    if candidate.offer.final:
        style = discord.ButtonStyle.danger
    return button(Ref("m", table, sequence, candidate.move), label, style)
