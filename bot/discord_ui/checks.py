"""Checks that run before a command or press is handled."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.discord_ui.common.buttons import ControlId, button
from bot.discord_ui.common.interactions import (
    channel_of,
    person_of,
    services_of,
    user_id,
    words_for,
)
from bot.discord_ui.common.layout import message_link, note
from bot.discord_ui.common.replies import answer
from bot.discord_ui.common.services import Interaction
from bot.discord_ui.posting.channels import close
from bot.tables.domain.table import Table

ABOUT_PROPOSALS = ("yes", "nay", "vote")
"""Acts whose control ids name a vote; all others name a table, or 0."""

CHECKED_IN_CHANGE = ("m", "sure")
"""The acts whose change itself checks that the user may see the table."""


def check_rate_limit(interaction: Interaction, kind: str) -> None:
    """Count a command, press, suggestion or picture, and note that its user is active.

    Raises:
        TableError: the user, channel or server had too many in the last minute.
    """
    services = services_of(interaction)
    services.tables.users.note_active(user_id(interaction))
    services.limiter.take(
        kind,
        person=user_id(interaction),
        channel=channel_of(interaction),
        server=str(interaction.guild_id or ""),
    )


async def require_visible(interaction: Interaction, ref: ControlId) -> None:
    """Check that the user may know of the table or vote a control names.

    Raises:
        NotVisible: it belongs to another server and they have no seat there. A vote is refused
            exactly like one that does not exist.
    """
    tables, person = services_of(interaction).tables, person_of(interaction)
    if ref.act in ABOUT_PROPOSALS:
        await tables.votes.require_visible(ref.table, person)
    elif ref.table and ref.act not in CHECKED_IN_CHANGE:
        await tables.require_visible(ref.table, person)


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
