"""Ways to the message that shows a table."""

from __future__ import annotations

import discord

from bot.tables.models import Table


def message_link(table: Table) -> str | None:
    """The address of the message that shows the board, or the lobby; none that is behind it."""
    posted = table.board or table.lobby
    if posted is None or table.unposted is not None:
        return None
    server = table.server_id or "@me"
    return f"https://discord.com/channels/{server}/{posted.channel_id}/{posted.message_id}"


def link_button(table: Table, label: str) -> list[discord.ui.Item[discord.ui.LayoutView]]:
    """A button that leads to the board, where there is one."""
    link = message_link(table)
    if link is None:
        return []
    return [discord.ui.ActionRow(discord.ui.Button(label=label, url=link))]
