"""Turn user errors into sentences, and bugs into an error id that is also logged."""

from __future__ import annotations

import logging
import secrets
from dataclasses import replace

import aiohttp
import discord
from discord import app_commands

from bot.discord_ui.common.buttons import ControlId
from bot.discord_ui.common.emoji import APP_EMOJI
from bot.discord_ui.common.interactions import (
    Interaction,
    answer,
    channel_of,
    language_of,
    request_of,
    tell,
    words_for,
)
from bot.discord_ui.common.layout import note
from bot.discord_ui.former_commands import former_command_text
from bot.discord_ui.rules.cards import rule_line, rules_button
from bot.presentation.cards import card_of_refusal
from bot.presentation.log_lines import entry_line
from bot.presentation.texts import message_localizer, words_of_all
from bot.presentation.typed_moves import ChoiceRefused
from bot.tables.domain.errors import IllegalMove, NotSaved, TableDamaged, TableError
from engine.core import game_names
from engine.core.words.text import rule_title

log = logging.getLogger(__name__)

ALREADY_ACKNOWLEDGED = 40060
DEAD = (10062, ALREADY_ACKNOWLEDGED)
"""Unknown interaction (too late) and already acknowledged (twice): neither can be answered."""


class DuplicateInteraction(Exception):
    """Discord sent an interaction twice; the first is already being handled."""


SENTENCES: dict[type[BaseException], str] = {
    app_commands.CheckFailure: "error-not-allowed",
    app_commands.CommandNotFound: "error-old-command",
    app_commands.CommandSignatureMismatch: "error-old-command",
    app_commands.TransformerError: "error-no-such-member",
}
"""The texts for errors of discord.py that are no bugs."""


async def report(interaction: Interaction, error: BaseException) -> None:
    """Tell the user privately what went wrong; bugs are logged."""
    cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    key = next((key for kind, key in SENTENCES.items() if isinstance(cause, kind)), None)
    try:
        if isinstance(cause, DuplicateInteraction):
            log.warning("interaction.duplicate")
        elif _has_expired(cause):
            return
        elif interaction.type is discord.InteractionType.autocomplete:
            await _suggest_nothing(interaction, cause)
        elif isinstance(cause, TableError):
            await _refuse(interaction, cause)
        elif key is not None:
            words, former = words_for(interaction), None
            if isinstance(cause, app_commands.CommandNotFound):
                former = former_command_text(" ".join([*cause.parents, cause.name]), words)
            await tell(interaction, former or words.say(key))
        else:
            await _unexpected(interaction, cause)
    except (discord.HTTPException, aiohttp.ClientError, OSError, DuplicateInteraction) as gone:
        log.warning("interaction.answer.failed", extra={"why": str(gone)})


def is_fault(suggesting: logging.LogRecord) -> bool:
    """Return whether a record of a failed autocomplete is a bug, not a late or repeated answer."""
    return not (suggesting.exc_info and _has_expired(suggesting.exc_info[1]))


def _has_expired(error: BaseException | None) -> bool:
    if not isinstance(error, discord.HTTPException) or error.code not in DEAD:
        return False
    log.warning("interaction.expired", extra={"code": error.code})
    return True


async def unknown_press(interaction: Interaction, ref: ControlId) -> None:
    """Answer a press on a control of another version of the bot."""
    log.warning("control.act.unknown", extra={"act": ref.act})
    await tell(interaction, words_for(interaction).say("error-old-button"))


async def _suggest_nothing(interaction: Interaction, error: BaseException) -> None:
    """Answer an autocomplete for an option that has none, or after too many of them."""
    if not isinstance(error, TableError):
        log.warning("autocomplete.command.unknown")
    if not interaction.response.is_done():
        await interaction.response.autocomplete([])


async def _refuse(interaction: Interaction, error: TableError) -> None:
    """Send the reason in the reader's language, with its rules card if the game has one."""
    if isinstance(error, NotSaved | TableDamaged) and await _may_be_saved(interaction):
        await _unexpected(interaction, error)  # it was saved; what came after it failed
        return
    try:
        table = await interaction.client.tables.table_in(channel_of(interaction))
    except TableError:
        table = None
    words, names = words_of_all(language_of(interaction)), () if table is None else table.names
    localizer = replace(message_localizer(words.language, None, names), words=words)
    controls, rule = [], ""
    if table is not None and isinstance(error, IllegalMove):
        candidate = error.candidate if isinstance(error, ChoiceRefused) else None
        controls = rules_button(table.id, card_of_refusal(table.game, candidate, error.text), words)
        source = interaction.client.settings.source_url
        rule = rule_line(table.game, rule_title(error.text), words, source)
    await answer(interaction, note(localizer.refuse(error.text), rule, controls=controls))


async def _unexpected(interaction: Interaction, error: BaseException) -> None:
    if isinstance(error, discord.HTTPException):
        APP_EMOJI.stop_if_refused(error)
    number = secrets.token_hex(4)
    log.error("interaction.failed", extra={"number": number}, exc_info=error)
    try:
        line_saved = await _saved_line(interaction)
        key = "error-after-saving" if line_saved else "error-unexpected"
    except TableError:
        line_saved, key = "", "error-unsure"
    words = words_for(interaction)
    await tell(interaction, words.say(key, number=number), line_saved or "")


async def _may_be_saved(interaction: Interaction) -> bool:
    """Return whether this interaction has saved something, or that is unknown."""
    try:
        return await _saved_line(interaction) is not None
    except TableError:
        return True


async def _saved_line(interaction: Interaction) -> str | None:
    """Return a line about what this interaction has saved; ``None`` for nothing."""
    saved_action = await interaction.client.tables.history.find_performed(request_of(interaction))
    saved = words_for(interaction).say("error-saved")
    if saved_action is None:
        return saved if interaction.extras.get("saved") else None
    if saved_action.entry is None or saved_action.table.game not in game_names():
        return saved
    localizer = message_localizer(
        language_of(interaction), saved_action.table.game, saved_action.entry.names
    )
    return entry_line(saved_action.table, saved_action.entry, localizer)
