"""``/mygames``: a user's tables on all servers, and the next one that waits."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import discord
from discord import app_commands, ui
from discord.utils import format_dt

from bot.discord_ui.board.own_view import show_own_view
from bot.discord_ui.common.buttons import ControlId, button, press, rows
from bot.discord_ui.common.cog import FeatureCog, own_eyes
from bot.discord_ui.common.interactions import answer, language_of, user_id, words_for
from bot.discord_ui.common.layout import Layout, card, message_link, note, small
from bot.discord_ui.common.locale import slash
from bot.discord_ui.common.services import Interaction
from bot.presentation.texts import Localizer, message_localizer, truncate, words_in
from bot.presentation.turn_text import TurnText
from bot.tables.domain.table import Table
from bot.tables.types import MyTable, MyTables, Urgency
from engine.core import Seat
from engine.core import game as rules_of
from engine.core.registry import game_names
from engine.core.words.catalogue import Catalogue

PAGE = 7
ENTRY_LIMIT = 500
"""Maximum characters of one table, so that a page fits in a message."""


def own_tables_message(
    found: MyTables, begin: int, language: str, stopped: Collection[int] = ()
) -> Layout:
    """Show a page of the list; ``stopped`` are tables where a plan has stopped."""
    words = words_in(language)
    parts: list[ui.Item[Any] | str] = [f"### {words.say('mine-title')}", _summary(found, words)]
    parts += [_entry(own, language, stopped) for own in found.shown]
    return card(parts, rows(*_page_buttons(found, begin, words)))


def _summary(found: MyTables, words: Catalogue) -> str:
    if not found.total:
        return words.say("mine-none")
    return words.say("mine-count", waiting=found.waiting, total=found.total)


def _entry(own: MyTable, language: str, stopped: Collection[int]) -> ui.Item[Any] | str:
    lines = _lines(own, language)
    if own.table.id in stopped:
        lines.append(small(words_in(language).say("mine-plan-stopped")))
    text = truncate("\n".join(lines), ENTRY_LIMIT)
    link = message_link(own.table)
    if link is None:
        return text
    label = words_in(language).say("mine-go")
    leads: discord.ui.Button[Any] = discord.ui.Button(label=label, url=link)
    return ui.Section(text, accessory=leads)


def _lines(own: MyTable, language: str) -> list[str]:
    table = own.table
    if table.game not in game_names():
        return [words_in(language).say("panel-table", table=str(table.id))]
    localizer = message_localizer(language, table.game, table.names)
    turn_text = None if own.turn is None else TurnText.of(own.turn, language)
    title = localizer.format(rules_of(table.game).words.title)
    head = title if turn_text is None else turn_text.headline()
    heading = localizer.dots((f"**{head}**", localizer.say("panel-table", table=str(table.id))))
    foot = _foot(own, localizer)
    return [
        heading,
        _asked(own, turn_text, localizer),
        *([small(localizer.dots(foot))] if foot else []),
    ]


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


def _foot(own: MyTable, localizer: Localizer) -> list[str]:
    parts = []
    owed = next((o for o in own.table.pending if o.seat == own.seat), None)
    if owed is not None and owed.deadline is not None:
        when = format_dt(owed.deadline, "R")
        parts.append(localizer.say("status-due", when=when, at=format_dt(owed.deadline, "f")))
    if owed is not None:
        parts.append(localizer.say("status-since", when=format_dt(owed.since, "R")))
    others = tuple(Seat(seat.seat) for seat in own.table.seats if seat.seat != own.seat)
    if others:
        parts.append(localizer.say("mine-with", who=others))
    return parts


def _page_buttons(found: MyTables, begin: int, words: Catalogue) -> list[Any]:
    made = []
    if found.waiting:
        made.append(button(ControlId("next"), words.say("mine-next"), discord.ButtonStyle.primary))
    if found.total > PAGE:
        earlier, later = max(0, begin - PAGE), begin + PAGE
        made.append(
            button(
                ControlId("mine", 0, 1, str(earlier)),
                words.say("mine-more-urgent"),
                disabled=begin == 0,
            )
        )
        made.append(
            button(
                ControlId("mine", 0, 2, str(later)),
                words.say("mine-less-urgent"),
                disabled=later >= found.total,
            )
        )
    return made


def next_controls(table: Table, words: Catalogue, *, more: bool) -> list[ui.ActionRow[Any]]:
    """Return buttons to the board, to the next table that waits, and to the list."""
    made: list[Any] = []
    link = message_link(table)
    if link is not None:
        made.append(discord.ui.Button(label=words.say("panel-to-board"), url=link))
    if more:
        ref = ControlId("next", 0, 0, str(table.id))
        made.append(button(ref, words.say("mine-next"), discord.ButtonStyle.primary))
    made.append(button(ControlId("mine", 0, 0, "0"), words.say("mine-title")))
    return rows(*made)


def none_waits(words: Catalogue) -> Layout:
    """Say that no table waits for a move."""
    back = button(ControlId("mine", 0, 0, "0"), words.say("mine-title"))
    return note(words.say("mine-none-waits"), controls=rows(back))


class MyGamesCog(FeatureCog):
    """List a user's tables, in servers and in direct messages."""

    @slash("mygames")
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.allowed_installs(guilds=True, users=True)
    async def mygames(self, interaction: Interaction) -> None:
        """List all tables of the user, the most urgent first."""
        await self._show(interaction, 0)

    @press("mine")
    async def turned(self, interaction: Interaction, ref: ControlId) -> None:
        """Show the list from a position on."""
        await self._show(interaction, ref.number)

    @press("next")
    async def next(self, interaction: Interaction, ref: ControlId) -> None:
        """Show the view of the next table that waits."""
        after = ref.number if ref.word else None
        found = await self.tables.users.next_waiting(user_id(interaction), after)
        if found is None:
            await answer(interaction, none_waits(words_for(interaction)))
            return
        table_id, waiting = found
        shown = await self.tables.history.read_turn(table_id, own_eyes(interaction))
        words = words_for(interaction)
        controls = next_controls(shown.table, words, more=waiting > 1)
        await show_own_view(interaction, shown, controls)

    async def _show(self, interaction: Interaction, begin: int) -> None:
        found = await self.tables.users.my_tables(user_id(interaction), begin, PAGE)
        stopped = await self.tables.plans.tables_with_unread_stops(user_id(interaction))
        shown = own_tables_message(found, begin, language_of(interaction), stopped)
        await answer(interaction, shown)
