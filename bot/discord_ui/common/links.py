"""Ways to the message that shows a table."""

from __future__ import annotations

from typing import TypeAlias

import discord

from bot.tables.domain.table import Table

Controls: TypeAlias = list[discord.ui.Item[discord.ui.LayoutView]]


def message_link(table: Table) -> str | None:
    """The address of the message that shows the board, or the lobby; none that is behind it."""
    posted = table.board or table.lobby
    if posted is None or table.unposted is not None:
        return None
    return _address(table, posted.channel_id, posted.message_id)


def _address(table: Table, channel_id: str, message_id: str) -> str:
    return f"https://discord.com/channels/{table.server_id or '@me'}/{channel_id}/{message_id}"


def button_to(table: Table, message_id: str | None, label: str) -> Controls:
    """A button that leads to another message in the table's channel, where there is one."""
    if message_id is None:
        return []
    return _linked(_address(table, table.channel_id, message_id), label)


def link_button(table: Table, label: str) -> Controls:
    """A button that leads to the board, where there is one."""
    link = message_link(table)
    return [] if link is None else _linked(link, label)


def _linked(link: str, label: str) -> Controls:
    return [discord.ui.ActionRow(discord.ui.Button(label=label, url=link))]
