"""What every cog stands on: the bot, its steward, and finding the table a person means."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from bot.discord_ui.dynamic import Interaction, Press
from bot.tables import NoSuchTable, NotSeated, Position, SeatView, Table, TableClosed
from bot.tables.models import Status, User
from bot.tables.steward import Steward

if TYPE_CHECKING:
    from bot.app import Seneschal


class Desk(commands.Cog):
    """A feature: its commands, and the presses it handles."""

    def __init__(self, bot: Seneschal) -> None:
        self.bot = bot
        self.steward: Steward = bot.steward

    def presses(self) -> Iterator[tuple[str, Press]]:
        """Each act this cog handles, with its method."""
        for name in dir(type(self)):
            method = getattr(type(self), name)
            for act in getattr(method, "presses_of", ()):
                yield act, getattr(self, name)

    async def table_here(self, interaction: Interaction) -> Table:
        """The table of the channel: the live one, else the latest.

        Raises:
            NoSuchTable: there never was one.
        """
        table = await self.steward.table_in(channel_of(interaction))
        if table is None:
            raise NoSuchTable.because("error-no-table-here")
        return table

    async def position_here(self, interaction: Interaction) -> Position:
        """The game of the channel's table, over or not.

        Raises:
            NoSuchTable, TableClosed: it has not begun.
        """
        table = await self.table_here(interaction)
        return await self.steward.position(table.id)

    async def playing_here(self, interaction: Interaction) -> tuple[Position, SeatView]:
        """The running game of the channel and the person's seat in it.

        Raises:
            NoSuchTable, TableClosed, NotSeated.
        """
        table = await self.table_here(interaction)
        if table.status is not Status.RUNNING:
            raise TableClosed.because("error-not-running", table=str(table.id))
        seat = seat_of(table, interaction)
        return await self.steward.position(table.id), seat


def seat_of(table: Table, interaction: Interaction) -> SeatView:
    """The seat of whoever typed or pressed; raises :class:`~bot.tables.NotSeated`."""
    seat = table.seat_of(interaction.user.id)
    if seat is None:
        raise NotSeated.because("error-not-seated")
    return seat


def channel_of(interaction: Interaction) -> int:
    """The channel or thread somebody typed or pressed in."""
    assert interaction.channel_id is not None
    return interaction.channel_id


def user_of(interaction: Interaction) -> User:
    """Who typed or pressed, under the name shown in that server."""
    return User(interaction.user.id, interaction.user.display_name)


def is_organiser(interaction: Interaction) -> bool:
    """Whether Discord lets this person manage the server."""
    return interaction.permissions.manage_guild


def message_link(table: Table) -> str | None:
    """The address of the message that shows the board, or the lobby."""
    posted = table.board or table.lobby
    if posted is None:
        return None
    guild = table.guild_id or "@me"
    return f"https://discord.com/channels/{guild}/{posted.channel_id}/{posted.message_id}"


def link_button(table: Table, label: str) -> list[discord.ui.Item[discord.ui.LayoutView]]:
    """A button that leads to the board, where there is one."""
    link = message_link(table)
    if link is None:
        return []
    return [discord.ui.ActionRow(discord.ui.Button(label=label, url=link))]
