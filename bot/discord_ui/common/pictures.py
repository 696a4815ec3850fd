"""Render pictures by the preferences of the interaction's user."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import NamedTuple

import discord

from bot.discord_ui.common.interactions import (
    preferences_of,
)
from bot.discord_ui.common.services import Interaction, Services
from bot.presentation.score_chart import chart_alt_text
from bot.presentation.turn_text import TurnText
from bot.tables.domain.table import TEXT_ONLY, Status
from bot.tables.domain.turn_view import Turn
from bot.workers.replaying import points_over_time
from engine.core.record import Record
from render import BOARD, CHART, Outlook


async def render_for(
    interaction: Interaction,
    turn: Turn,
    language: str,
    *,
    part: str = BOARD,
    shape: str | None = None,
    named: bool = False,
    imagined: bool = False,
) -> bytes | None:
    """Render a picture by the user's preferences.

    Return ``None`` if they prefer text and have not ``named`` the picture, or if it cannot be
    rendered. ``shape`` is one that the user has named.

    Raises:
        TableError: the board of this table has no such part.
    """
    preferences = preferences_of(interaction)
    in_words = preferences.picture_shape == TEXT_ONLY
    if in_words and not named:
        return None
    usual = None if in_words else preferences.picture_shape
    return await interaction.client.pictures.draw(
        turn,
        language,
        part=part,
        shape=shape or usual,
        size=preferences.picture_size,
        imagined=imagined,
    )


async def render_chances_for(
    interaction: Interaction, turn: Turn, language: str, outlook: Outlook
) -> bytes | None:
    """Render the chart of a review; ``None`` as for :func:`render_for`."""
    preferences = preferences_of(interaction)
    if preferences.picture_shape == TEXT_ONLY:
        return None
    pictures = interaction.client.pictures
    return await pictures.chances(turn, language, outlook, size=preferences.picture_size)


CHART_FILE = "chart.png"


class ScoreChart(NamedTuple):
    """A chart of the points, and its text."""

    picture: bytes
    alt: str

    def file(self) -> discord.File:
        """Return the chart as an attachment."""
        return discord.File(io.BytesIO(self.picture), CHART_FILE)


async def score_chart(services: Services, turn_text: TurnText) -> ScoreChart | None:
    """Return the chart of public points; ``None`` if there is nothing to show."""
    line = await services.tables.records.load_whole(turn_text.turn.table.id)
    ended = turn_text.turn.table.status is Status.FINISHED
    progress = await points_over_time(services.pool, line, ended=ended)
    if not progress.drawable:
        return None
    whole = with_all_players(turn_text, line)
    rendered = await services.pictures.draw(
        whole.turn, whole.language, part=CHART, progress=progress
    )
    if rendered is None:
        return None
    return ScoreChart(rendered, chart_alt_text(whole.label, progress))


def with_all_players(turn_text: TurnText, line: Record) -> TurnText:
    """Return the turn with the names of all who have played each seat."""
    table = turn_text.turn.table.with_names(line.players())
    return TurnText.of(replace(turn_text.turn, table=table), turn_text.language)
