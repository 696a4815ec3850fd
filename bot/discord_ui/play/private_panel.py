"""Messages one person alone sees: secret questions, confirmations, and what onlookers can do."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.discord_ui.kit.control_ids import Ref, button, rows
from bot.discord_ui.kit.layout import Layout, card, note
from bot.discord_ui.play import controls
from bot.discord_ui.play.panel import seat_accent
from bot.tables.models import Table
from bot.telling.choice_pages import grouped
from bot.telling.choices import Candidate
from bot.telling.names import escape
from bot.telling.spoken_turn import SpokenTurn
from bot.telling.voice import words_in


def onlooker(table: Table, language: str, reason: str = "") -> Layout:
    """For whoever pressed what is somebody else's: what they can do instead."""
    words = words_in(language, table.game)
    shown = reason or words.say("panel-not-seated")
    return note(shown, words.say("panel-can-look"), controls=look_buttons(table, language))


def look_buttons(table: Table, language: str) -> list[ui.ActionRow[Any]]:
    """Own view, log, score and rules of a table."""
    words = words_in(language, table.game)
    acts = ("view", "log", "score", "status")
    return rows(
        *(button(Ref(act, table.id, table.sequence), words.say(f"panel-{act}")) for act in acts)
    )


def answer_panel(spoken: SpokenTurn, seat: int, told: str = "") -> Layout:
    """A secret question with all its answers, below what the person was told last."""
    offered = spoken.offered(seat, spoken.label)
    table, sequence = spoken.table.id, spoken.turn.sequence
    declining = controls.declining_button(table, sequence, offered)
    shown = controls.explained(offered, spoken.message)
    return card(
        [f"### {spoken.headline()}", told, spoken.asked_line(seat), shown],
        [*controls.move_rows(table, sequence, offered, spoken.label), *rows(*declining)],
        seat_accent(spoken.table, seat),
    )


BUTTONS = 10
"""So many choices of one's own are buttons at once: it was a press already to see them."""


def own_panel(spoken: SpokenTurn, seat: int, group: str) -> Layout | None:
    """The choices of a group that are offered to their seat alone; ``None`` where there are none.

    The group is named by its key.
    """
    table, sequence = spoken.table.id, spoken.turn.sequence
    offered = [c for c in spoken.in_private(seat, spoken.label) if c.offer.group.key == group]
    if not offered:
        return None
    shown = controls.explained(offered, spoken.message, BUTTONS)
    made = controls.move_rows(table, sequence, offered, spoken.label, BUTTONS)
    return card(
        [f"### {escape(offered[0].group)}", spoken.asked_line(seat), shown],
        made,
        seat_accent(spoken.table, seat),
    )


def page_panel(spoken: SpokenTurn, seat: int, index: int) -> Layout | None:
    """One menu of a question that has too many to show them all; ``None``: there is no such."""
    pages = grouped(spoken.offered(seat, spoken.label)).pages
    if not 0 <= index < len(pages):
        return None
    row = controls.menu_row(spoken.table.id, spoken.turn.sequence, index, pages[index])
    return note(spoken.asked_line(seat), controls=[row])


def confirmation(spoken: SpokenTurn, chosen: Candidate) -> Layout:
    """Asks once more before what cannot be taken back or costs far more than anything else."""
    words, table = spoken.label.words, spoken.table.id
    yes = button(
        Ref("sure", table, spoken.turn.sequence, chosen.move),
        words.say("move-confirm-yes"),
        discord.ButtonStyle.danger,
    )
    no = button(Ref("no", table), words.say("move-confirm-no"))
    return note(words.say("move-confirm", move=escape(chosen.line)), controls=rows(yes, no))
