"""Draw the standings of seasons, and attach them to messages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ui

from bot.discord_ui.common.interactions import Services
from bot.discord_ui.common.pictures import AttachedPicture, or_none
from bot.presentation.leagues import standings_alt_texts, standings_contents
from bot.tables.exports import GroupStandings, Season
from engine.core.words.catalogue import Catalogue
from render.kit.standings import StandingsScene

MAX_PICTURES = 10
"""As many files as a message can have."""


async def draw_standings(
    services: Services, season: Season, groups: Iterable[GroupStandings], words: Catalogue
) -> list[AttachedPicture]:
    """Draw the standings of groups, as many as a message holds; or none on failure."""
    wanted = [
        (content, alt)
        for group in groups
        for content, alt in zip(
            standings_contents(season, group, words),
            standings_alt_texts(season, group, words),
            strict=True,
        )
    ]
    found = []
    for number, (content, alt) in enumerate(wanted[:MAX_PICTURES], 1):
        work = services.pictures.standings(StandingsScene(season.game, words.language, content))
        picture = await or_none(work, "picture.render.failed", season=season.id, part="standings")
        if picture is None:
            return []
        found.append(AttachedPicture(picture, alt, f"standings-{number}.png"))
    return found


def galleries(pictures: Sequence[AttachedPicture]) -> list[ui.MediaGallery[Any]]:
    """Show pictures one below the other, each with its whole alt text."""
    return [
        ui.MediaGallery(
            discord.MediaGalleryItem(f"attachment://{one.filename}", description=one.alt)
        )
        for one in pictures
    ]


def attached(pictures: Sequence[AttachedPicture]) -> list[discord.File]:
    """Return the files of pictures."""
    return [file for one in pictures for file in one.files()]
