"""Messages one person alone sees: confirmations, a menu of many, what onlookers can do."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.discord_ui.common.buttons import button, rows
from bot.discord_ui.common.control_ids import ControlId
from bot.discord_ui.common.layout import Layout, note
from bot.discord_ui.play import controls
from bot.discord_ui.rules.cards import about as card_about
from bot.discord_ui.rules.cards import rules_button
from bot.presentation.choice_pages import grouped
from bot.presentation.choices import Candidate
from bot.presentation.localizer import words_in
from bot.presentation.names import escape
from bot.presentation.turn_text import TurnText
from bot.tables.domain.table import Table


def onlooker(table: Table, language: str, reason: str = "") -> Layout:
    """For whoever pressed what is somebody else's: what they can do instead."""
    words = words_in(language, table.game)
    shown = reason or words.say("panel-not-seated")
    look = words.say("panel-meanwhile" if reason else "panel-can-look")
    return note(shown, look, controls=look_buttons(table, language))


def look_buttons(table: Table, language: str) -> list[ui.ActionRow[Any]]:
    """Own view, log, score and rules of a table."""
    words = words_in(language, table.game)
    acts = ("view", "log", "score", "status")
    return rows(
        *(
            button(ControlId(act, table.id, table.sequence), words.say(f"panel-{act}"))
            for act in acts
        )
    )


def page_panel(spoken: TurnText, seat: int, index: int) -> Layout | None:
    """One menu of a question that has too many to show them all; ``None``: there is no such."""
    pages = grouped(spoken.offered(seat, spoken.label)).pages
    if not 0 <= index < len(pages):
        return None
    row = controls.menu_row(spoken.table.id, spoken.turn.sequence, index, pages[index])
    return note(spoken.asked_line(seat), controls=[row])


def confirmation(spoken: TurnText, chosen: Candidate) -> Layout:
    """Asks once more: before what cannot be taken back or costs far more, or before every move."""
    words, table = spoken.label.words, spoken.table.id
    yes = button(
        ControlId("sure", table, spoken.turn.sequence, chosen.move),
        words.say("move-confirm-yes"),
        discord.ButtonStyle.danger,
    )
    no = button(ControlId("no", table), words.say("move-confirm-no"))
    _, rule = spoken.turn.game.top(spoken.turn.view)
    own = f"{spoken.turn.game.name}-confirm-{rule.name}"
    final = own if own in words else "move-confirm"
    asked = words.say(final if chosen.offer.final else "move-sure", move=escape(chosen.line))
    about = rules_button(table, card_about(spoken.turn.game.name, chosen), words)
    return note(asked, controls=[*rows(yes, no), *about])
