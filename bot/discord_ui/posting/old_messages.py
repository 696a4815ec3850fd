"""Refuse controls on messages from before a restore: their ids may mean something else now."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.discord_ui.common.buttons import button
from bot.discord_ui.common.cog import channel_of
from bot.discord_ui.common.control_ids import ControlId
from bot.discord_ui.common.layout import message_link, note
from bot.discord_ui.common.locale import words_for
from bot.discord_ui.common.replies import answer
from bot.discord_ui.common.services import Interaction, services_of
from bot.discord_ui.posting.previous_messages import close
from bot.tables.domain.table import Table


async def is_before_restore(interaction: Interaction, ref: ControlId) -> bool:
    """Return whether a control that names a table or vote is on a message from before a restore.

    Discord's clock dates the message, ours the restore: what shows the table now is good anyway.
    """
    tables, message = services_of(interaction).tables, interaction.message
    if message is None or not ref.table or not tables.is_before_restore(message.created_at):
        return False
    table = await tables.table_in(channel_of(interaction))
    shown = [] if table is None else [post for post in (table.lobby, table.board) if post]
    current = [post for post in shown if not tables.is_before_restore(post.at)]
    return str(message.id) not in [post.message_id for post in current]


async def refuse_old_message(interaction: Interaction) -> None:
    """Explain why the control does nothing, link to the board, and remove the controls."""
    words = words_for(interaction)
    table = await services_of(interaction).tables.table_in(channel_of(interaction))
    reason = words.say("error-before-restore")
    message = interaction.message
    if message is not None and not message.flags.ephemeral:
        await close(message)
    shown = [] if table is None else _ways_to(table, interaction)
    await answer(interaction, note(reason, controls=[ui.ActionRow(*shown)] if shown else []))


def _ways_to(table: Table, interaction: Interaction) -> list[ui.Item[Any]]:
    words, link = words_for(interaction), message_link(table)
    shown: list[ui.Item[Any]] = [button(ControlId("view", table.id), words.say("panel-view"))]
    if link is not None:
        shown.insert(0, ui.Button(label=words.say("panel-to-board"), url=link))
    return shown
