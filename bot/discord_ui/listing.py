"""``/tables``: tables to join or watch, here and on other servers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

import discord
from discord import ui
from discord.utils import format_dt

from bot.discord_ui.common.buttons import ControlId, button, press, rows
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import answer, language_of, user_id
from bot.discord_ui.common.layout import Layout, card, message_link, small
from bot.discord_ui.common.locale import slash
from bot.discord_ui.common.services import Interaction
from bot.presentation.texts import message_localizer, truncate, words_in
from bot.presentation.time_control import time_control_name
from bot.tables.domain.errors import TableError
from bot.tables.domain.table import Occupant, Table
from bot.tables.types import Listed, ListingKind
from engine.core import Seat
from engine.core import game as rules_of
from engine.core.registry import game_names
from engine.core.words.catalogue import Catalogue
from engine.core.words.text import say

PAGE_SIZE = 8
ENTRY_LIMIT = 400
HEADINGS = {
    ListingKind.LOBBY: "tables-lobbies",
    ListingKind.EMPTY_SEAT: "tables-empty-seats",
    ListingKind.ELSEWHERE: "tables-other-servers",
    ListingKind.RUNNING: "tables-running",
}


def listing_message(
    shown: Sequence[tuple[ListingKind, Table]], begin: int, total: int, language: str
) -> Layout:
    """Show a page of the list, with a heading for each kind."""
    words = words_in(language)
    parts: list[ui.Item[Any] | str] = []
    for kind, entries in groupby(shown, lambda entry: entry[0]):
        parts.append(f"### {words.say(HEADINGS[kind])}")
        parts += [_entry(kind, table, language) for _, table in entries]
    return card(parts or [words.say("tables-none")], rows(*_buttons(begin, total, words)))


def _entry(kind: ListingKind, table: Table, language: str) -> ui.Item[Any] | str:
    text = truncate("\n".join(_lines(kind, table, language)), ENTRY_LIMIT)
    words, link = words_in(language), message_link(table)
    if kind is ListingKind.LOBBY:
        join = button(
            ControlId("join", table.id), words.say("lobby-join"), discord.ButtonStyle.success
        )
        return ui.Section(text, accessory=join)
    if kind is ListingKind.EMPTY_SEAT:
        seat = next(s.seat for s in table.seats if s.occupant is Occupant.OFFERED)
        take = button(
            ControlId("takeover", table.id, 0, str(seat + 1)), words.say("takeover-button")
        )
        return ui.Section(text, accessory=take)
    if link is None:
        return text
    label = words.say("tables-watch" if kind is ListingKind.RUNNING else "mine-go")
    leads: discord.ui.Button[Any] = discord.ui.Button(label=label, url=link)
    return ui.Section(text, accessory=leads)


def _lines(kind: ListingKind, table: Table, language: str) -> list[str]:
    if table.game not in game_names():
        return [words_in(language).say("panel-table", table=str(table.id))]
    localizer = message_localizer(language, table.game, table.names)
    title = localizer.format(rules_of(table.game).words.title)
    number = localizer.say("panel-table", table=str(table.id))
    language_name = localizer.say(f"language-{table.language}")
    if kind in (ListingKind.RUNNING, ListingKind.EMPTY_SEAT):
        how = [localizer.say("panel-move", move=str(table.moves)), format_dt(table.moved, "R")]
    else:
        seated = localizer.say("tables-seated", seated=len(table.seats), most=table.max_seats)
        clock = localizer.format(time_control_name(table.time_control))
        how = [seated, clock, language_name]
    who = localizer.format(say("mine-with", who=tuple(Seat(seat.seat) for seat in table.seats)))
    heading = localizer.dots((f"**{title}**", number))
    return [heading, localizer.dots(how), *([] if kind is ListingKind.ELSEWHERE else [small(who)])]


def _buttons(begin: int, total: int, words: Catalogue) -> list[Any]:
    if total <= PAGE_SIZE:
        return []
    earlier, later = max(0, begin - PAGE_SIZE), begin + PAGE_SIZE
    return [
        button(
            ControlId("tables", 0, 1, str(earlier)), words.say("tables-back"), disabled=begin == 0
        ),
        button(
            ControlId("tables", 0, 2, str(later)), words.say("tables-on"), disabled=later >= total
        ),
    ]


class ListingCog(FeatureCog):
    """List tables, except those in channels the user cannot see."""

    @slash("tables")
    async def list_tables(self, interaction: Interaction) -> None:
        """Show the first page."""
        await self._show(interaction, 0)

    @press("tables")
    async def turned(self, interaction: Interaction, ref: ControlId) -> None:
        """Show the page from a position on."""
        await self._show(interaction, ref.number)

    async def _show(self, interaction: Interaction, begin: int) -> None:
        if interaction.guild_id is None:
            raise TableError.because("error-in-a-server")
        found = [
            one
            for one in await self.tables.listing.for_user(
                str(interaction.guild_id), user_id(interaction)
            )
            if one.kind is ListingKind.ELSEWHERE or _sees(interaction, one)
        ]
        page = found[begin : begin + PAGE_SIZE]
        kinds = {one.table_id: one.kind for one in page}
        tables = await self.tables.listing.load(list(kinds))
        shown = [(kinds[table.id], table) for table in tables]
        language = language_of(interaction)
        await answer(interaction, listing_message(shown, begin, len(found), language))


def _sees(interaction: Interaction, listed: Listed) -> bool:
    """Return whether the user may see the channel; an unknown channel counts as hidden."""
    guild, member = interaction.guild, interaction.user
    if guild is None or not isinstance(member, discord.Member):
        return False
    channel = guild.get_channel_or_thread(int(listed.channel_id))
    if channel is None:
        return False
    if isinstance(channel, discord.Thread):
        return channel.parent is not None and channel.permissions_for(member).view_channel
    return channel.permissions_for(member).view_channel
