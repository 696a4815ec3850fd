"""Acknowledge interactions, and answer them privately."""

from __future__ import annotations

import io
from collections import deque
from collections.abc import Awaitable, Callable, Sequence

import discord

from bot.discord_ui.common.interactions import language_of, services_of
from bot.discord_ui.common.layout import PICTURE, Layout, link_button, note
from bot.discord_ui.common.services import Interaction
from bot.metrics import INTERACTION_ACK
from bot.presentation.localizer import message_localizer
from bot.tables.domain.table import Table
from engine.core import Text

MAX_FILES = 10
ALREADY_ACKNOWLEDGED = 40060
UNKNOWN_MESSAGE = 10008
NOBODY = discord.AllowedMentions.none()


class DuplicateInteraction(Exception):
    """Discord sent an interaction twice; the first is already being handled."""


class RecentIds:
    """The ids of the most recent interactions of this process."""

    def __init__(self) -> None:
        self._ids: deque[int] = deque(maxlen=REMEMBERED)

    def add(self, interaction_id: int) -> None:
        """Add an id; raise :class:`DuplicateInteraction` if it is known."""
        if interaction_id in self._ids:
            raise DuplicateInteraction
        self._ids.append(interaction_id)


REMEMBERED = 500


async def acknowledge(interaction: Interaction, *, silent: bool = False) -> None:
    """Claim an interaction and acknowledge it within Discord's three seconds.

    The private answer to a command, or to a press on a public message, replaces "thinking":
    that edit can be repeated after a server error, whereas a repeated follow-up would be posted
    twice. A ``silent`` press on a public message and any press on a private one show nothing.

    Raises:
        DuplicateInteraction: the interaction is being handled already.
    """
    with INTERACTION_ACK.time():
        await services_of(interaction).claim_interaction(interaction.id)
        thinking = interaction.message is None or (not silent and _on_public(interaction))
        interaction.extras["thinking"] = thinking
        try:
            if thinking:
                await interaction.response.defer(ephemeral=True, thinking=True)
            else:
                await interaction.response.defer()
        except discord.HTTPException as error:
            # After a server error that took effect, discord.py's next attempt is refused.
            if error.code != ALREADY_ACKNOWLEDGED:
                raise


def _on_public(interaction: Interaction) -> bool:
    message = interaction.message
    return message is not None and not message.flags.ephemeral


async def answer(
    interaction: Interaction, view: Layout, files: Sequence[discord.File] = ()
) -> None:
    """Answer privately: replace "thinking" or the private message that was pressed.

    Further answers, and those to a silent press on a public message, are follow-ups.
    """
    thinking = interaction.extras.get("thinking")
    if interaction.extras.get("answered") or (not thinking and _on_public(interaction)):
        await _follow_up(interaction, view, files)
    else:
        try:
            await interaction.edit_original_response(
                view=view, attachments=list(files), allowed_mentions=NOBODY
            )
        except discord.NotFound as error:
            if thinking or error.code != UNKNOWN_MESSAGE:
                raise
            for file in files:
                file.reset()
            await _follow_up(interaction, view, files)  # they have dismissed that message
    interaction.extras["answered"] = True


async def _follow_up(interaction: Interaction, view: Layout, files: Sequence[discord.File]) -> None:
    await interaction.followup.send(
        view=view, files=list(files), ephemeral=True, allowed_mentions=NOBODY
    )


Change = Callable[[Layout, Sequence[discord.File]], Awaitable[None]]
"""Replace the content of a message."""


async def answer_separately(interaction: Interaction, view: Layout) -> Change:
    """Send a private message of its own, and return a function that edits it."""
    message: discord.WebhookMessage | discord.InteractionMessage
    if not interaction.extras.get("thinking"):
        message = await interaction.followup.send(
            view=view, ephemeral=True, wait=True, allowed_mentions=NOBODY
        )
    else:
        message = await interaction.edit_original_response(view=view, allowed_mentions=NOBODY)
    interaction.extras["answered"] = True

    async def change(view: Layout, files: Sequence[discord.File]) -> None:
        await message.edit(view=view, attachments=list(files), allowed_mentions=NOBODY)

    return change


async def tell(interaction: Interaction, *paragraphs: str) -> None:
    """Answer privately with paragraphs of text."""
    await answer(interaction, note(*paragraphs))


async def confirm(interaction: Interaction, table: Table, text: Text) -> None:
    """Confirm a command or private press; after a public press, the public message shows it."""
    message = interaction.message
    if message is None or message.flags.ephemeral:
        await tell_of(interaction, table, text)


async def tell_of(interaction: Interaction, table: Table, text: Text) -> None:
    """Answer privately about a table, with a link to its message."""
    voice = message_localizer(language_of(interaction), table.game, table.names)
    label = voice.say("panel-to-board" if table.board else "panel-to-table")
    shown = note(voice.format(text), controls=link_button(table, label))
    await answer(interaction, shown)


def files_of(drawn: bytes | None) -> list[discord.File]:
    """Return a picture as attachments; no picture is an empty list."""
    return [] if drawn is None else [discord.File(io.BytesIO(drawn), PICTURE)]


def text_file(text: str, filename: str) -> discord.File:
    """Return a text as an attachment."""
    return discord.File(io.BytesIO(text.encode()), filename)
