"""Render pictures by the preferences of the interaction's user."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from typing import NamedTuple, TypeVar

import discord

from bot.discord_ui.common.interactions import Interaction, Services, preferences_of
from bot.discord_ui.common.layout import files_of
from bot.presentation.review import with_all_players
from bot.presentation.scores import chart_alt_text, poster_alt_text
from bot.presentation.turn_text import TurnText
from bot.tables.domain.table import TEXT_ONLY, Status
from bot.workers.replaying import points_over_time
from engine.core.score_history import ScoreHistory
from render import BOARD, CHART, ENDING, Outlook

log = logging.getLogger(__name__)


async def render_for(
    interaction: Interaction,
    turn_text: TurnText,
    *,
    part: str = BOARD,
    shape: str | None = None,
    named: bool = False,
    imagined: bool = False,
) -> bytes | None:
    """Render a picture by the user's preferences, or in a ``shape`` that they have named.

    Return ``None`` if they prefer text and have not ``named`` the picture, or if it cannot be
    rendered. Raise ``TableError`` if the board of this table has no such part.
    """
    preferences = preferences_of(interaction)
    in_words = preferences.picture_shape == TEXT_ONLY
    if in_words and not named:
        return None
    usual = None if in_words else preferences.picture_shape
    return await interaction.client.pictures.draw(
        turn_text.turn,
        turn_text.language,
        part=part,
        shape=shape or usual,
        size=preferences.picture_size,
        imagined=imagined,
    )


async def render_chances_for(
    interaction: Interaction, turn_text: TurnText, outlook: Outlook
) -> bytes | None:
    """Render the chart of a review; ``None`` as for :func:`render_for`."""
    preferences = preferences_of(interaction)
    if preferences.picture_shape == TEXT_ONLY:
        return None
    turn, size = turn_text.turn, preferences.picture_size
    return await interaction.client.pictures.chances(turn, turn_text.language, outlook, size=size)


T = TypeVar("T")


async def or_none(work: Awaitable[T], failure: str, **extra: object) -> T | None:
    """Return the result of work that a message can do without; log its failure."""
    try:
        return await work
    except Exception:
        log.exception(failure, extra=extra)
        return None


CHART_FILE, POSTER_FILE = "chart.png", "ending.png"


class AttachedPicture(NamedTuple):
    """A picture beside the board, its alt text, and the name of its file."""

    picture: bytes
    alt: str
    filename: str

    def files(self) -> list[discord.File]:
        """Return the picture as an attachment."""
        return files_of(self.picture, self.filename)


async def score_chart(services: Services, turn_text: TurnText) -> AttachedPicture | None:
    """Return the chart of public points; ``None`` if there is nothing to show."""
    whole, progress = await _progress(services, turn_text)
    if not progress.drawable:
        return None
    rendered = await services.pictures.draw(
        whole.turn, whole.language, part=CHART, progress=progress
    )
    if rendered is None:
        return None
    return AttachedPicture(rendered, chart_alt_text(whole.label, progress), CHART_FILE)


async def ending_poster(services: Services, turn_text: TurnText) -> AttachedPicture | None:
    """Return the poster of a finished game, whose alt text begins with the result.

    Returns ``None`` if the game has no painter.
    """
    whole, progress = await _progress(services, turn_text)
    rendered = await services.pictures.draw(
        turn_text.turn, turn_text.language, part=ENDING, progress=progress
    )
    if rendered is None:
        return None
    alt = poster_alt_text(turn_text, whole.label, progress)
    return AttachedPicture(rendered, alt, POSTER_FILE)


async def _progress(services: Services, turn_text: TurnText) -> tuple[TurnText, ScoreHistory]:
    """Return a turn with the names of all who have played each seat, and the score history."""
    line = await services.tables.records.load_whole(turn_text.turn.table.id)
    ended = turn_text.turn.table.status is Status.FINISHED
    progress = await points_over_time(services.pool, line, ended=ended)
    return with_all_players(turn_text, line), progress
