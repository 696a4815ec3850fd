"""``/help``: the three steps to a first game."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.discord_ui.common.buttons import ControlId, PressButton, button, press, rows
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import Interaction, answer, tell, words_for
from bot.discord_ui.common.layout import Layout, note, small
from bot.discord_ui.common.locale import slash
from bot.discord_ui.common.options import GAMES
from bot.discord_ui.former_commands import former_command_text, suggest_former
from bot.discord_ui.learn import TAUGHT, show_exercise
from bot.presentation.texts import quoted
from bot.presentation.time_control import time_here, timeout_policy_card
from bot.tables.domain.table import Status
from engine.core.words.catalogue import Catalogue

LESSONS = [choice for choice in GAMES if choice.value in TAUGHT]
"""The games that have a lesson, as choices of a command's option."""


class HelpCog(FeatureCog):
    """Explain how to begin."""

    @slash("help")
    @app_commands.choices(lesson=LESSONS)
    async def help(
        self, interaction: Interaction, lesson: str | None = None, old: str | None = None
    ) -> None:
        """Show the three steps to a first game, a game's lesson or where a former command is."""
        words = words_for(interaction)
        if lesson is not None:
            await show_exercise(interaction, lesson)
            return
        if old is None:
            await answer(interaction, help_message(words))
            return
        said = former_command_text(old, words)
        await tell(interaction, said or words.say("former-command-unknown", typed=quoted(old)))

    @help.autocomplete("old")
    async def _former(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return suggest_former(current, words_for(interaction))

    @press("time-rules")
    async def _time_rules(self, interaction: Interaction, ref: ControlId) -> None:
        """Show the timeout policy; from a lobby, with the figures of its table."""
        texts, words = timeout_policy_card(), words_for(interaction)
        controls = []
        if ref.table:
            table = await self.tables.table(ref.table)
            texts = time_here(table)
            if table.status is Status.LOBBY:
                back = ControlId("table-settings", table.id)
                controls = rows(button(back, words.say("lobby-settings")))
        await answer(interaction, note(*map(words.format, texts), controls=controls))


def help_message(words: Catalogue) -> Layout:
    """Compose the three steps, with buttons to open a table, to play alone and to learn a game."""
    lines = [words.say(f"help-{step}") for step in ("title", "open", "play", "ask", "guide")]
    lines.append(small(words.say("former-command-help")))
    start = button(ControlId("new"), words.say("help-start"), discord.ButtonStyle.primary)
    alone = button(ControlId("new-alone"), words.say("lobby-start-alone"))
    time_rules = button(ControlId("time-rules"), words.say("help-time-rules"))
    return note(*lines, controls=rows(start, alone, *learning_buttons(words), time_rules))


def learning_buttons(words: Catalogue) -> list[PressButton]:
    """Return the buttons for new players."""
    return [
        button(ControlId("guide"), words.say("guide-open")),
        button(ControlId("learn"), words.say("guide-learn")),
    ]
