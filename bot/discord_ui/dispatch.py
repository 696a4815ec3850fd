"""Acknowledge interactions, each once, and pass presses to their handlers."""

from __future__ import annotations

import asyncio
from collections import deque
from functools import partial
from typing import Any

import discord

from bot.discord_ui.common.buttons import ControlId, PressHandler
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.forms import Fields, FormHandler
from bot.discord_ui.common.interactions import (
    Interaction,
    answer,
    channel_of,
    check_rate_limit,
    is_on_public,
    person_of,
    words_for,
)
from bot.discord_ui.common.layout import note
from bot.discord_ui.common.way_back import add_way_back
from bot.discord_ui.errors import ALREADY_ACKNOWLEDGED, DuplicateInteraction, report, unknown_press
from bot.discord_ui.play.private_panel import board_buttons
from bot.discord_ui.posting.channels import remove_controls
from bot.metrics import INTERACTION_ACK
from bot.tables.facade import Tables

VOTE_ACTS = ("yes", "nay", "vote")
"""Acts whose control ids name a vote; all others name a table, or 0."""

SELF_CHECKING_ACTS = ("m", "sure")
"""The acts whose change itself checks that the user may see the table."""

MAX_REMEMBERED_INTERACTIONS = 500
"""Number of interactions that this process can recognize if Discord sends them twice."""


class Dispatcher:
    """Accepts interactions and handles presses.

    Attributes:
        handlers: the handler of each act.
        form_handlers: the handler of the forms of each act.
        answering: the tasks that answer an interaction; the bot waits for them before it closes.
    """

    def __init__(self, tables: Tables) -> None:
        self.handlers: dict[str, PressHandler] = {}
        self.form_handlers: dict[str, FormHandler] = {}
        self.answering: set[asyncio.Task[Any]] = set()
        self._tables = tables
        self._recent: deque[int] = deque(maxlen=MAX_REMEMBERED_INTERACTIONS)

    def add_feature(self, cog: FeatureCog) -> None:
        """Register the handlers of a cog's controls and forms."""
        for act, handler in cog.press_handlers():
            assert act not in self.handlers, f"two cogs handle {act}"
            self.handlers[act] = handler
        self.form_handlers |= dict(cog.form_handlers())

    async def accept(
        self, interaction: Interaction, *, silent: bool = False, opens_form: bool = False
    ) -> None:
        """Acknowledge an interaction within Discord's three seconds, and apply rate limits.

        The private answer to a command, or to a press on a public message, replaces "thinking":
        that edit can be repeated after a server error, whereas a repeated follow-up would be
        posted twice. A ``silent`` press on a public message and any press on a private one show
        nothing. What ``opens_form`` is not acknowledged: its form must be the first response.

        Raises:
            DuplicateInteraction: it is being handled already, here or by another process.
            TableError: the user, channel or server had too many in the last minute.
        """
        task = asyncio.current_task()
        assert task is not None
        self.answering.add(task)
        task.add_done_callback(self.answering.discard)
        if interaction.type is discord.InteractionType.autocomplete:
            check_rate_limit(interaction, "suggestions")
            return
        with INTERACTION_ACK.time():
            if interaction.id in self._recent:
                raise DuplicateInteraction
            self._recent.append(interaction.id)
            if not await self._tables.interactions.claim(str(interaction.id)):
                raise DuplicateInteraction
            thinking = not opens_form and (
                interaction.message is None or (not silent and is_on_public(interaction))
            )
            interaction.extras["thinking"] = thinking
            interaction.extras["opens_form"] = opens_form
            try:
                if thinking:
                    await interaction.response.defer(ephemeral=True, thinking=True)
                elif not opens_form:
                    await interaction.response.defer()
            except discord.HTTPException as error:
                # After a server error that took effect, discord.py's next attempt is refused.
                if error.code != ALREADY_ACKNOWLEDGED:
                    raise
        check_rate_limit(interaction, "commands")

    async def press(self, interaction: Interaction, ref: ControlId) -> None:
        """Accept a press, check it, and pass it to its handler; report any error.

        A user who may not know of the table or vote gets the answer for one that does not exist.
        """
        handler = self.handlers.get(ref.act)
        try:
            silent = getattr(handler, "silent", False)
            opens_form = getattr(handler, "opens_form", False)
            await self.accept(interaction, silent=silent, opens_form=opens_form)
            if handler is None:
                await unknown_press(interaction, ref)
            elif await _is_before_restore(interaction, ref):
                await _refuse_old_message(interaction)
            else:
                if ref.act in VOTE_ACTS:
                    await self._tables.votes.require_visible(ref.table, person_of(interaction))
                elif ref.table and ref.act not in SELF_CHECKING_ACTS:
                    await self._tables.require_visible(ref.table, person_of(interaction))
                interaction.extras["way_back"] = partial(add_way_back, interaction, ref)
                await handler(interaction, ref)
        except Exception as error:
            await report(interaction, error)

    async def submit(self, interaction: Interaction, ref: ControlId, fields: Fields) -> None:
        """Accept a form that was sent, check it, and pass it to its handler; report any error."""
        try:
            await self.accept(interaction)
            if ref.table:
                await self._tables.require_visible(ref.table, person_of(interaction))
            await self.form_handlers[ref.act](interaction, ref, fields)
        except Exception as error:
            await report(interaction, error)


async def _is_before_restore(interaction: Interaction, ref: ControlId) -> bool:
    """Return whether a control that names a table or vote is on a message from before a restore.

    Discord's clock dates the message, ours the restore: what shows the table now is good anyway.
    """
    tables, message = interaction.client.tables, interaction.message
    if message is None or not ref.table or not tables.is_before_restore(message.created_at):
        return False
    table = await tables.table_in(channel_of(interaction))
    posts = () if table is None else (table.lobby, table.board)
    current = [post.message_id for post in posts if post and not tables.is_before_restore(post.at)]
    return str(message.id) not in current


async def _refuse_old_message(interaction: Interaction) -> None:
    """Explain why the control does nothing, link to the board, and remove the controls."""
    words, message = words_for(interaction), interaction.message
    table = await interaction.client.tables.table_in(channel_of(interaction))
    if message is not None and is_on_public(interaction):
        await remove_controls(message)
    controls = [] if table is None else [board_buttons(table, words)]
    await answer(interaction, note(words.say("error-before-restore"), controls=controls))
