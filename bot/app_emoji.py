"""Upload the application's emoji that are missing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import discord

from render.kit.emoji import EMOJI, emoji_png


@dataclass(frozen=True, slots=True)
class UploadedEmoji:
    """The ids of the application's emoji by name, and the names of those uploaded just now."""

    ids: Mapping[str, int]
    added: tuple[str, ...]


async def upload_missing(client: discord.Client) -> UploadedEmoji:
    """Upload each emoji that the application lacks.

    Raises:
        discord.HTTPException: Discord refuses one; those before it are uploaded.
    """
    ids = {emoji.name: emoji.id for emoji in await client.fetch_application_emojis()}
    added = []
    for name in EMOJI:
        if name not in ids:
            made = await client.create_application_emoji(name=name, image=emoji_png(name))
            ids[name] = made.id
            added.append(name)
    return UploadedEmoji({name: ids[name] for name in EMOJI}, tuple(added))
