"""The one place where a mistake becomes a sentence, and a fault an id that is also in the log."""

from __future__ import annotations

import logging
import secrets

import discord
from discord import app_commands

from bot.discord_ui.answers import answer, tell
from bot.discord_ui.cards import about, rules_button
from bot.discord_ui.dynamic import Interaction, Ref
from bot.discord_ui.layout import note
from bot.discord_ui.names import names_in_message
from bot.discord_ui.picking import ChoiceRefused
from bot.discord_ui.texts import language_of, words_for, words_of_all
from bot.tables.errors import MoveRefused, TableError

log = logging.getLogger(__name__)

DEAD = (10062, 40060)
"""Unknown interaction (it came too late), already acknowledged (it came twice): no answer helps."""


async def report(interaction: Interaction, error: BaseException) -> None:
    """Tell whoever asked, in one clear private sentence; never half a move, never a traceback."""
    cause = _cause(error)
    if isinstance(cause, discord.HTTPException) and cause.code in DEAD:
        log.warning("interaction is dead", extra={"code": cause.code})
        return
    try:
        if isinstance(cause, TableError):
            await _refuse(interaction, cause)
        elif isinstance(cause, app_commands.CheckFailure):
            await tell(interaction, words_for(interaction).say("error-not-allowed"))
        elif isinstance(
            cause, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch
        ):
            await tell(interaction, words_for(interaction).say("error-old-command"))
        else:
            await _unexpected(interaction, cause)
    except discord.HTTPException as gone:
        log.warning("an answer could not be given: %s", gone)


async def unknown_press(interaction: Interaction, ref: Ref) -> None:
    """A button of another version of the house."""
    log.warning("unknown press", extra={"act": ref.act})
    await tell(interaction, words_for(interaction).say("error-old-button"))


def _cause(error: BaseException) -> BaseException:
    if isinstance(error, app_commands.CommandInvokeError):
        return error.original
    return error


async def _refuse(interaction: Interaction, error: TableError) -> None:
    """The reason in the reader's language, with its rules card where the game has one.

    Names come from the table it is about.
    """
    try:
        table = await interaction.client.steward.table_in(interaction.channel_id or 0)
    except TableError:
        table = None
    names = () if table is None else table.names
    words = words_of_all(language_of(interaction))
    sentence = words.format(error.text, names_in_message(names))
    made = []
    if table is not None and isinstance(error, MoveRefused):
        candidate = error.candidate if isinstance(error, ChoiceRefused) else None
        made = rules_button(table.id, about(table.game, candidate, sentence), words)
    await answer(interaction, note(sentence, controls=made))


async def _unexpected(interaction: Interaction, error: BaseException) -> None:
    number = secrets.token_hex(4)
    log.error("fault %s", number, exc_info=error)
    await tell(interaction, words_for(interaction).say("error-unexpected", number=number))
