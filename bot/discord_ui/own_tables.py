"""A user's tables on all servers, the first page of ``/tables``, and the next one that waits."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import discord
from discord import ui
from discord.utils import format_dt

from bot.discord_ui.board.own_view import show_own_view
from bot.discord_ui.common.buttons import ControlId, button, paging_buttons, press, rows
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import Interaction, answer, language_of, user_id, words_for
from bot.discord_ui.common.layout import Layout, card, link_buttons, note, small
from bot.presentation.texts import Localizer, table_localizer, table_title, truncate, words_in
from bot.presentation.turn_text import TurnText
from bot.tables.domain.table import Table
from bot.tables.exports import MyTable, MyTables, Urgency
from engine.core import Seat, game, game_names
from engine.core.words.catalogue import Catalogue

PAGE = 7
ENTRY_LIMIT = 500
"""Maximum characters of one table, so that a page fits in a message."""


def own_tables_message(
    mine: MyTables,
    begin: int,
    language: str,
    stopped: Collection[int] = (),
    *,
    in_server: bool = False,
) -> Layout:
    """Show a page of the list; ``stopped`` are tables where a plan has stopped.

    ``in_server`` adds a button to the tables that the server lists.
    """
    words = words_in(language)
    if mine.total:
        summary = words.say("mine-count", waiting=mine.waiting, total=mine.total)
    else:
        summary = words.say("mine-none")
    parts: list[ui.Item[Any] | str] = [f"### {words.say('mine-title')}", summary]
    parts += [_entry(own, words, stopped) for own in mine.shown]
    buttons = [_next_button(words)] if mine.waiting else []
    if in_server:
        buttons.append(button(ControlId("tables", word="0"), words.say("tables-open")))
    labels = words.say("mine-more-urgent"), words.say("mine-less-urgent")
    buttons += paging_buttons("mine", begin, PAGE, mine.total, labels)
    return card(parts, rows(*buttons))


def _entry(own: MyTable, words: Catalogue, stopped: Collection[int]) -> ui.Item[Any] | str:
    lines = _lines(own, words.language)
    if own.table.id in stopped:
        lines.append(small(words.say("mine-plan-stopped")))
    text = truncate("\n".join(lines), ENTRY_LIMIT)
    for link in link_buttons(own.table, words.say("mine-go")):
        return ui.Section(text, accessory=link)
    return text


def _lines(own: MyTable, language: str) -> list[str]:
    table = own.table
    if table.game not in game_names():
        return [words_in(language).say("panel-table", table=str(table.id))]
    localizer = table_localizer(table, language)
    turn_text = None if own.turn is None else TurnText.of(own.turn, language)
    if turn_text is None:
        title = localizer.format(game(table.game).words.title)
    else:
        title = turn_text.headline()
    lines = [table_title(table, localizer, f"**{title}**"), _asked(own, turn_text, localizer)]
    details = _details(own, localizer)
    return [*lines, small(localizer.dots(details))] if details else lines


def _asked(own: MyTable, turn_text: TurnText | None, localizer: Localizer) -> str:
    table = own.table
    match own.urgency:
        case Urgency.MOVE if turn_text is not None:
            return turn_text.asked_line(own.seat)
        case Urgency.VOTE:
            return localizer.say("mine-vote")
        case Urgency.LOBBY:
            return localizer.say("mine-lobby", seated=len(table.seats), most=table.max_seats)
        case Urgency.PAUSED:
            return localizer.say("status-paused")
    return localizer.say("mine-others", who=tuple(Seat(pending.seat) for pending in table.pending))


def _details(own: MyTable, localizer: Localizer) -> list[str]:
    """Return since when and until when the user must move, and with whom they play."""
    parts = []
    pending = next((pending for pending in own.table.pending if pending.seat == own.seat), None)
    if pending is not None:
        if due := pending.deadline:
            when, at = format_dt(due, "R"), format_dt(due, "f")
            parts.append(localizer.say("status-due", when=when, at=at))
        parts.append(localizer.say("status-since", when=format_dt(pending.since, "R")))
    others = tuple(Seat(seat.seat) for seat in own.table.seats if seat.seat != own.seat)
    if others:
        parts.append(localizer.say("mine-with", who=others))
    return parts


def _next_button(words: Catalogue, word: str = "") -> ui.Item[Any]:
    ref = ControlId("next", word=word)
    return button(ref, words.say("mine-next"), discord.ButtonStyle.primary)


def list_button(words: Catalogue) -> ui.Item[Any]:
    """Return the button to the first page of the user's tables."""
    return button(ControlId("mine", word="0"), words.say("mine-title"))


def next_controls(table: Table, words: Catalogue, *, more: bool) -> list[ui.ActionRow[Any]]:
    """Return buttons to the board, to the next table that waits, and to the list."""
    buttons: list[ui.Item[Any]] = [*link_buttons(table, words.say("panel-to-board"))]
    if more:
        buttons.append(_next_button(words, str(table.id)))
    return rows(*buttons, list_button(words))


async def own_tables(interaction: Interaction, begin: int = 0) -> MyTables:
    """Return a page of the user's tables."""
    return await interaction.client.tables.users.my_tables(user_id(interaction), begin, PAGE)


async def show_own_tables(interaction: Interaction, mine: MyTables, begin: int = 0) -> None:
    """Show a page of the user's tables, the most urgent first."""
    plans, language = interaction.client.tables.plans, language_of(interaction)
    stopped = await plans.tables_with_unread_stops(user_id(interaction))
    in_server = interaction.guild_id is not None
    await answer(
        interaction, own_tables_message(mine, begin, language, stopped, in_server=in_server)
    )


class OwnTablesCog(FeatureCog):
    """List a user's tables, in servers and in direct messages."""

    @press("mine")
    async def _turned(self, interaction: Interaction, ref: ControlId) -> None:
        await show_own_tables(interaction, await own_tables(interaction, ref.number), ref.number)

    @press("next")
    async def _next(self, interaction: Interaction, ref: ControlId) -> None:
        """Show the view of the next table that waits."""
        words, after = words_for(interaction), ref.number if ref.word else None
        found = await self.tables.users.next_waiting(user_id(interaction), after)
        if found is None:
            none = note(words.say("mine-none-waits"), controls=rows(list_button(words)))
            await answer(interaction, none)
            return
        table_id, waiting = found
        turn = await self.turn_of(interaction, table_id)
        controls = next_controls(turn.table, words, more=waiting > 1)
        await show_own_view(interaction, turn, controls)
