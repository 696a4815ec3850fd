"""The score chart of a table as a picture to attach."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import NamedTuple

import discord

from bot.discord_ui.kit.services import Services
from bot.tables.looking_back import record
from bot.tables.models import Status
from bot.telling.score_chart import chart_alt_text
from bot.telling.spoken_turn import SpokenTurn
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


async def score_chart(services: Services, spoken: SpokenTurn) -> ScoreChart | None:
    """The chart as far as points are public; ``None`` where it has nothing to show."""
    line = await record.whole_line(services.tables, spoken.table.id)
    ended = spoken.table.status is Status.FINISHED
    progress = await points_over_time(services.pool, line, ended=ended)
    if not progress.drawable:
        return None
    whole = over_the_game(spoken, line)
    drawn = await services.studio.draw(whole.turn, whole.language, part=CHART, progress=progress)
    if drawn is None:
        return None
    return ScoreChart(drawn, chart_alt_text(whole.label, progress))


def over_the_game(spoken: SpokenTurn, line: Record) -> SpokenTurn:
    """The same with the names of all who have played a seat: for what tells of the whole game."""
    table = spoken.table.called(line.players())
    return SpokenTurn.of(replace(spoken.turn, table=table), spoken.language)
