"""The score chart of a table as a picture to attach."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import NamedTuple

import discord

from bot.discord_ui.common.services import Services
from bot.presentation.score_chart import chart_alt_text
from bot.presentation.turn_text import TurnText
from bot.tables.domain.table import Status
from bot.tables.history import record
from bot.workers.replaying import points_over_time
from engine.core.record import Record
from render import CHART

FILE = "chart.png"


class ScoreChart(NamedTuple):
    """A picture and what it says in words."""

    picture: bytes
    alt: str

    def file(self) -> discord.File:
        """It as a file to attach."""
        return discord.File(io.BytesIO(self.picture), FILE)


async def score_chart(services: Services, spoken: TurnText) -> ScoreChart | None:
    """The chart as far as points are public; ``None`` where it has nothing to show."""
    line = await record.load_whole_record(services.tables, spoken.table.id)
    ended = spoken.table.status is Status.FINISHED
    progress = await points_over_time(services.pool, line, ended=ended)
    if not progress.drawable:
        return None
    whole = over_the_game(spoken, line)
    drawn = await services.pictures.draw(whole.turn, whole.language, part=CHART, progress=progress)
    if drawn is None:
        return None
    return ScoreChart(drawn, chart_alt_text(whole.label, progress))


def over_the_game(spoken: TurnText, line: Record) -> TurnText:
    """The same with the names of all who have played a seat: for what tells of the whole game."""
    table = spoken.table.called(line.players())
    return TurnText.of(replace(spoken.turn, table=table), spoken.language)
