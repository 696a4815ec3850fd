"""Answering an interaction: acknowledged at once, then told privately, always as components."""

from __future__ import annotations

import io
from collections.abc import Sequence

import discord

from bot.discord_ui.dynamic import Interaction
from bot.discord_ui.layout import Layout, note

MAX_FILES = 10


async def acknowledge(interaction: Interaction) -> None:
    """Answer Discord within its three seconds; what is said follows privately.

    A press on a message is acknowledged without a trace; a command shows that it is worked on.
    """
    if interaction.response.is_done():
        return
    if interaction.type is discord.InteractionType.component:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def answer(
    interaction: Interaction, view: Layout, files: Sequence[discord.File] = ()
) -> None:
    """Show something to whoever asked, and to nobody else.

    A press on a private message changes that message; everything else is a new private one.
    """
    nobody = discord.AllowedMentions.none()
    await acknowledge(interaction)
    message = interaction.message
    on_public = message is not None and not message.flags.ephemeral
    if on_public or interaction.extras.get("answered"):
        await interaction.followup.send(
            view=view, files=list(files), ephemeral=True, allowed_mentions=nobody
        )
    else:
        await interaction.edit_original_response(
            view=view, attachments=list(files), allowed_mentions=nobody
        )
    interaction.extras["answered"] = True


async def tell(interaction: Interaction, *paragraphs: str) -> None:
    """Say something privately."""
    await answer(interaction, note(*paragraphs))


def text_file(text: str, filename: str) -> discord.File:
    """A text as an attachment."""
    return discord.File(io.BytesIO(text.encode()), filename)
