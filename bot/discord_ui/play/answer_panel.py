"""What one person alone is asked: a secret question, a step of one, choices their hand decides."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from discord import ui

from bot.discord_ui.common.buttons import rows
from bot.discord_ui.common.layout import Layout, card, gallery
from bot.discord_ui.play import controls
from bot.discord_ui.play.turn_message import seat_accent
from bot.presentation.alt_text import alt_text
from bot.presentation.choices import Candidate
from bot.presentation.names import escape
from bot.presentation.text_board import hand_lines
from bot.presentation.truncate import truncate
from bot.presentation.turn_text import TurnText

BUTTONS = 10
"""So many choices of a group are buttons here: it was a press already to see them."""
OWN_LIMIT = 1000
"""Letters of what is one's own, where there is no picture of it."""
ROOM = 32
"""Components there is room for beside texts and picture."""


def answer_panel(spoken: TurnText, seat: int, told: str = "", *, picture: bool = False) -> Layout:
    """A secret question with all its answers, below what the person was told last."""
    offered = spoken.offered(seat, spoken.label)
    return _panel(spoken, seat, spoken.headline(), offered, told, picture=picture)


def own_panel(spoken: TurnText, seat: int, group: str, *, picture: bool = False) -> Layout | None:
    """The choices of a group that are offered to their seat alone; ``None`` where there are none.

    The group is named by its key.
    """
    offered = [c for c in spoken.in_private(seat, spoken.label) if c.offer.group.key == group]
    if not offered:
        return None
    return _panel(spoken, seat, escape(offered[0].group), offered, picture=picture)


def asks_on(spoken: TurnText, seat: int) -> bool:
    """Whether a seat that has just moved is asked on in private, or may change its answer."""
    turn = spoken.turn
    return (turn.secret or turn.midway) and seat in turn.waiting


def _panel(
    spoken: TurnText,
    seat: int,
    title: str,
    offered: Sequence[Candidate],
    told: str = "",
    *,
    picture: bool,
) -> Layout:
    parts: list[ui.Item[Any] | str] = [f"### {title}", told, spoken.asked_line(seat)]
    own = truncate("\n".join(hand_lines(spoken)), OWN_LIMIT)
    parts.append(gallery(alt_text(spoken, with_recap=False)) if picture else own)
    table, sequence = spoken.table.id, spoken.turn.sequence
    declining = rows(*controls.declining_button(table, sequence, offered))
    sections = _sections(spoken, offered)
    if sections is None:
        parts.append(controls.explained(offered, spoken.message, BUTTONS))
        sections = [*controls.move_rows(table, sequence, offered, spoken.label, BUTTONS)]
    return card(parts, [*sections, *declining], seat_accent(spoken.table, seat))


def _sections(spoken: TurnText, offered: Sequence[Candidate]) -> list[ui.Item[Any]] | None:
    """Groups one below the other, each title above its buttons; ``None`` where menus are better."""
    groups = [(title, [*found]) for title, found in groupby(offered, lambda c: c.group)]
    if len(groups) < 2 or any(len(found) > BUTTONS for _, found in groups):
        return None
    made: list[ui.Item[Any]] = []
    for title, found in groups:
        said = [f"**{escape(title)}**", controls.explained(found, spoken.message, BUTTONS)]
        made.append(ui.TextDisplay("\n".join(filter(None, said))))
        made += controls.move_rows(
            spoken.table.id, spoken.turn.sequence, found, spoken.label, BUTTONS
        )
    taken = len(made) + sum(len(row.children) for row in made if isinstance(row, ui.ActionRow))
    return made if taken <= ROOM else None
