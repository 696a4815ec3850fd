"""A press on what is no longer the question: who has moved since, and a way to the board."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.discord_ui.common.buttons import button
from bot.discord_ui.common.control_ids import ControlId
from bot.discord_ui.common.layout import note
from bot.discord_ui.common.links import message_link
from bot.discord_ui.common.locale import language_of
from bot.discord_ui.common.replies import answer
from bot.discord_ui.common.services import Interaction
from bot.presentation.localizer import message_localizer
from bot.tables.domain.table import Table
from bot.tables.history import log
from bot.tables.session.service import TableService
from engine.core import Player

RECENT = 5
"""How many entries of the log are looked through for who has acted."""


async def stale_press(tables: TableService, interaction: Interaction, table: Table) -> None:
    """Tell whoever pressed."""
    voice = message_localizer(language_of(interaction), table.game, table.names)
    lately = await log.read_page(tables, table.id, -1, RECENT)
    acted = [e for e in lately if e.seat is not None and e.user_id is not None]
    if acted:
        reason = voice.say("panel-moved-on", who=Player(acted[-1].seat or 0))
    else:
        reason = voice.say("panel-changed")
    shown: list[ui.Item[Any]] = [button(ControlId("view", table.id, 0), voice.say("panel-view"))]
    link = message_link(table)
    if link is not None:
        shown.insert(0, ui.Button(label=voice.say("panel-to-board"), url=link))
    await answer(interaction, note(reason, controls=[ui.ActionRow(*shown)]))
