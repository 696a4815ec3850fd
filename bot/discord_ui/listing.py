"""``/tables``: a user's own tables, and tables to join or watch, here and on other servers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

import discord
from discord import ui
from discord.utils import format_dt

from bot.discord_ui.common.buttons import ControlId, button, paging_buttons, press, rows
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import Interaction, answer, language_of, user_id
from bot.discord_ui.common.layout import Layout, card, link_buttons
from bot.discord_ui.common.locale import slash
from bot.discord_ui.lobby.view import shown_line
from bot.discord_ui.own_tables import list_button, own_tables, show_own_tables
from bot.presentation.texts import table_localizer, table_title, truncate, words_in
from bot.presentation.time_control import time_control_name
from bot.tables.domain.errors import TableError
from bot.tables.domain.table import Occupant, Table
from bot.tables.exports import LOBBY_LIFETIME, Listed, ListingKind
from engine.core import Seat, game, game_names

PAGE_SIZE = 8
ENTRY_LIMIT = 400
HEADINGS = {
    ListingKind.LOBBY: "tables-lobbies",
    ListingKind.EMPTY_SEAT: "tables-empty-seats",
    ListingKind.ELSEWHERE: "tables-other-servers",
    ListingKind.RUNNING: "tables-running",
}


def listing_message(
    page: Sequence[tuple[ListingKind, Table]], begin: int, total: int, language: str
) -> Layout:
    """Show a page of the list, with a heading for each kind."""
    words = words_in(language)
    parts: list[ui.Item[Any] | str] = []
    for kind, entries in groupby(page, lambda entry: entry[0]):
        parts.append(f"### {words.say(HEADINGS[kind])}")
        parts += [_entry(kind, table, language) for _, table in entries]
    labels = words.say("tables-back"), words.say("tables-on")
    paging = paging_buttons("tables", begin, PAGE_SIZE, total, labels)
    return card(parts or [words.say("tables-none")], rows(*paging, list_button(words)))


def _entry(kind: ListingKind, table: Table, language: str) -> ui.Item[Any] | str:
    text = truncate(_line(kind, table, language), ENTRY_LIMIT)
    accessory = next(iter(_controls(kind, table, language)), None)
    return text if accessory is None else ui.Section(text, accessory=accessory)


def _controls(kind: ListingKind, table: Table, language: str) -> Sequence[ui.Item[Any]]:
    words = words_in(language)
    if kind is ListingKind.LOBBY:
        style = discord.ButtonStyle.success
        return [button(ControlId("join", table.id), words.say("lobby-join"), style)]
    if kind is ListingKind.EMPTY_SEAT:
        seat = next(s.seat for s in table.seats if s.occupant is Occupant.OFFERED)
        ref = ControlId("takeover", table.id, 0, str(seat + 1))
        return [button(ref, words.say("takeover-button"))]
    return link_buttons(
        table, words.say("tables-watch" if kind is ListingKind.RUNNING else "mine-go")
    )


def _line(kind: ListingKind, table: Table, language: str) -> str:
    """Return a table's line; it names no players of other servers."""
    if table.game not in game_names():
        return words_in(language).say("panel-table", table=str(table.id))
    localizer = table_localizer(table, language)
    title = f"**{localizer.format(game(table.game).words.title)}**"
    parts = [table_title(table, localizer, title)]
    if kind in (ListingKind.RUNNING, ListingKind.EMPTY_SEAT):
        parts += [localizer.say("panel-move", move=str(table.moves)), format_dt(table.moved, "R")]
    else:
        closes = format_dt(table.created + LOBBY_LIFETIME, "R")
        missing = max(0, table.min_seats - len(table.seats))
        parts += [
            localizer.say("tables-seated", seated=len(table.seats), most=table.max_seats),
            localizer.say("tables-missing", missing=missing),
            localizer.format(time_control_name(table.time_control)),
            localizer.say(f"language-{table.language}"),
            localizer.say("tables-closes", when=closes),
        ]
    if kind is not ListingKind.ELSEWHERE:
        players = tuple(Seat(seat.seat) for seat in table.seats)
        parts.append(localizer.say("mine-with", who=players))
    if table.host_line and kind in (ListingKind.LOBBY, ListingKind.ELSEWHERE):
        parts.append(localizer.say("host-line-shown", line=shown_line(table)))
    return localizer.dots(parts)


class ListingCog(FeatureCog):
    """List tables, except those in channels the user cannot see."""

    @slash("tables", anywhere=True)
    async def list_tables(self, interaction: Interaction) -> None:
        """Show the user's tables; on a server, those it lists to a user who has none."""
        mine = await own_tables(interaction)
        if mine.total or interaction.guild_id is None:
            await show_own_tables(interaction, mine)
        else:
            await self._show(interaction, 0)

    @press("tables")
    async def _turned(self, interaction: Interaction, ref: ControlId) -> None:
        await self._show(interaction, ref.number)

    async def _show(self, interaction: Interaction, begin: int) -> None:
        if interaction.guild_id is None:
            raise TableError.because("error-in-a-server")
        server, user = str(interaction.guild_id), user_id(interaction)
        visible = [
            found
            for found in await self.tables.listing.for_user(server, user)
            if found.kind is ListingKind.ELSEWHERE or _sees(interaction, found)
        ]
        kinds = {found.table_id: found.kind for found in visible[begin : begin + PAGE_SIZE]}
        tables = await self.tables.listing.load(list(kinds))
        page = [(kinds[table.id], table) for table in tables]
        view = listing_message(page, begin, len(visible), language_of(interaction))
        await answer(interaction, view)


def _sees(interaction: Interaction, found: Listed) -> bool:
    """Return whether the user may see the channel; an unknown channel counts as hidden."""
    guild, member = interaction.guild, interaction.user
    if guild is None or not isinstance(member, discord.Member):
        return False
    channel = guild.get_channel_or_thread(int(found.channel_id))
    if channel is None or (isinstance(channel, discord.Thread) and channel.parent is None):
        return False
    return channel.permissions_for(member).view_channel
