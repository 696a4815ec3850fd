"""``/about``: version, links and policies."""

from __future__ import annotations

from datetime import datetime
from importlib.metadata import version
from typing import Any

from discord import ui
from discord.utils import format_dt

from bot.config import Settings
from bot.discord_ui.common.buttons import ControlId, button, press, rows
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import Interaction, Services, answer, words_for
from bot.discord_ui.common.layout import Layout, note
from bot.discord_ui.common.locale import slash
from bot.tables.domain.errors import TableError
from engine.core.words.catalogue import Catalogue

POLICIES = ("privacy", "terms")
"""Each has a text ``policy-NAME``; PRIVACY.md and TERMS.md are made from the same texts."""


class AboutCog(FeatureCog):
    """Show what the bot is, to anybody and anywhere."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._started = services.tables.now()

    @slash("about", anywhere=True)
    async def about(self, interaction: Interaction) -> None:
        """Show the version, the links, and buttons for the policies."""
        words, settings = words_for(interaction), self.services.settings
        await answer(interaction, about_message(words, settings, self._started))

    @press("policy")
    async def _policy(self, interaction: Interaction, ref: ControlId) -> None:
        """Show the privacy policy or the terms of use in the user's language."""
        if ref.word not in POLICIES:
            raise TableError.because("error-old-button")
        words = words_for(interaction)
        text = words.say(f"policy-{ref.word}")
        await answer(interaction, note(text, controls=_policy_buttons(words)))


def about_message(words: Catalogue, settings: Settings, started: datetime) -> Layout:
    """Compose the answer to ``/about``; ``started`` is when this process did."""
    lines = [
        words.say("about-title", version=version("seneschal")),
        words.say("about-what"),
        words.say("about-licence"),
    ]
    if settings.source_url:
        lines.append(words.say("about-source", url=settings.source_url))
    if settings.support_url:
        lines.append(words.say("about-support", url=settings.support_url))
    else:
        lines.append(words.say("about-no-support"))
    lines.append(words.say("about-status", when=format_dt(started, "R")))
    if settings.status_url:
        lines.append(words.say("about-status-page", url=settings.status_url))
    return note(*lines, controls=_policy_buttons(words))


def _policy_buttons(words: Catalogue) -> list[ui.ActionRow[Any]]:
    labels = {name: words.say(f"about-{name}") for name in POLICIES}
    return rows(*(button(ControlId("policy", word=name), label) for name, label in labels.items()))
