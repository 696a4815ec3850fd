"""*Game statistics*: what is known about a game from the finished games between people."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from discord import ui

from bot.discord_ui.common.buttons import ControlId, button, press, rows
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import Interaction, answer, language_of
from bot.discord_ui.common.layout import Layout, card
from bot.presentation import statistics
from bot.presentation.texts import words_in
from bot.tables.domain.errors import TableError
from bot.tables.domain.statistics import TitleStats
from engine.core import game_names


def title_message(stats: TitleStats, language: str) -> Layout:
    """Show the title page of a game."""
    words = words_in(language)
    title = statistics.title_of(stats.game, language)
    if not stats.games:
        return card([f"### {title}", words.say("title-none")])
    counted = words.say("title-games", games=stats.games, people=stats.players)
    parts: list[ui.Item[Any] | str] = [
        f"### {title}",
        "\n".join([counted, *statistics.length_lines(stats, words)]),
    ]
    by_players = groupby(stats.order, lambda one: one.players)
    for players, group in by_players:
        places = list(group)
        head = words.say("title-players", players=players, games=places[0].games)
        lines = [f"- {statistics.order_line(one, words)}" for one in places]
        parts.append("\n".join([f"**{head}**", *lines]))
    found = [statistics.opening_line(stats.game, one, language) for one in stats.openings]
    if openings := [f"- {line}" for line in found if line is not None]:
        parts.append("\n".join([f"**{words.say('title-openings')}**", *openings]))
    parts.append(f"-# {words.say('title-method')}")
    leaders = ControlId("leaders", word=stats.game)
    return card(parts, rows(button(leaders, words.say("leaderboard-open"))))


class StatsCog(FeatureCog):
    """Show the title page of a game."""

    @press("stats")
    async def _pressed(self, interaction: Interaction, ref: ControlId) -> None:
        if ref.word not in game_names():
            raise TableError.because("error-old-button")
        stats = await self.tables.statistics.title(ref.word)
        await answer(interaction, title_message(stats, language_of(interaction)))
