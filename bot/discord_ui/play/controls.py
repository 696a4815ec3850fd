"""A seat's legal moves as buttons and menus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.discord_ui.common.buttons import button, rows, select
from bot.discord_ui.common.control_ids import ControlId
from bot.discord_ui.common.layout import small
from bot.presentation.choices import PAGE_LIMIT, PAIR, SHORT, Candidate, Page, grouped
from bot.presentation.localizer import Localizer
from bot.presentation.message_text import columns, escape, truncate
from engine.core.rules import PASS_WORDS


class Acts(NamedTuple):
    """What a choice does: make the move, or open a page of them."""

    move: str = "m"
    page: str = "page"


AT_THE_TABLE = Acts()


def move_rows(
    table: int,
    sequence: int,
    offered: Sequence[Candidate],
    voice: Localizer,
    pair: int = PAIR,
    acts: Acts = AT_THE_TABLE,
) -> list[ui.ActionRow[Any]]:
    """Menus, number buttons and short buttons for all but what declines.

    A group of at most ``pair`` choices has a button for each.
    """
    parts = grouped(offered, pair)
    made: list[ui.ActionRow[Any]] = []
    if parts.crowded:
        made.append(_menu_of_menus(table, sequence, parts.pages, voice, acts))
    else:
        made += [menu_row(table, sequence, i, page, acts) for i, page in enumerate(parts.pages)]
    made += rows(*(move_button(table, sequence, c, acts) for c in parts.numbers))
    made += rows(*(move_button(table, sequence, c, acts) for c in parts.plain))
    return made


def declining_button(
    table: int, sequence: int, offered: Sequence[Candidate], acts: Acts = AT_THE_TABLE
) -> list[Any]:
    """The button that passes or declines, where there is one."""
    declining = grouped(offered).declining
    return [] if declining is None else [move_button(table, sequence, declining, acts)]


def menu_row(
    table: int, sequence: int, index: int, page: Page, acts: Acts = AT_THE_TABLE
) -> ui.ActionRow[Any]:
    """One menu of moves."""
    options = [
        discord.SelectOption(
            label=truncate(c.title, 100), value=c.move, description=truncate(c.effect, 100) or None
        )
        for c in page.offered
    ]
    ref = ControlId(acts.move, table, sequence, str(index))
    return ui.ActionRow(select(ref, truncate(f"{page.title} …", 150), options))


def _menu_of_menus(
    table: int, sequence: int, found: Sequence[Page], voice: Localizer, acts: Acts
) -> ui.ActionRow[Any]:
    """A menu whose choice opens one page, privately."""
    assert len(found) <= PAGE_LIMIT, "a decision with more than 625 choices needs smaller steps"
    options = [
        discord.SelectOption(
            label=truncate(page.title, 100),
            value=str(i),
            description=voice.say("panel-choices", count=len(page.offered)),
        )
        for i, page in enumerate(found)
    ]
    ref = ControlId(acts.page, table, sequence)
    return ui.ActionRow(select(ref, voice.say("panel-which-part"), options))


def move_button(table: int, sequence: int, candidate: Candidate, acts: Acts = AT_THE_TABLE) -> Any:
    """A button that makes a move."""
    number = candidate.offer.number
    style = discord.ButtonStyle.primary if number else discord.ButtonStyle.secondary
    if candidate.offer.final:
        style = discord.ButtonStyle.danger
    return button(
        ControlId(acts.move, table, sequence, candidate.move), button_label(candidate), style
    )


def button_label(candidate: Candidate) -> str:
    """Its title, with the effect where there is room; :func:`explained` tells the others."""
    return candidate.line if _tells_all(candidate) else candidate.title


def _tells_all(candidate: Candidate) -> bool:
    """Whether a button has room for the effect too."""
    if candidate.offer.number or candidate.choice in PASS_WORDS:
        return False
    return columns(candidate.line) <= SHORT


def private_buttons(table: int, sequence: int, offered: Sequence[Candidate]) -> list[Any]:
    """A button for each part of the board whose choices are offered to their seat alone."""
    groups = {c.offer.group.key: c.group for c in offered if c.offer.private}
    return [
        button(ControlId("open", table, sequence, key), f"{title} …", _PRIMARY)
        for key, title in groups.items()
    ]


_PRIMARY = discord.ButtonStyle.primary


def explained(offered: Sequence[Candidate], voice: Localizer, pair: int = PAIR) -> str:
    """A line for each button that does more than it can say: "**14 · +2** · pay 2"."""
    parts = grouped(offered, pair)
    told = (c for c in (*parts.numbers, *parts.plain) if c.effect and not _tells_all(c))
    return "\n".join(small(voice.dots((f"**{escape(c.title)}**", escape(c.effect)))) for c in told)
