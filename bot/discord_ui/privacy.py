"""A user's stored data as a file, and its deletion, behind a button of ``/settings``."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.discord_ui.common.buttons import ControlId, PressButton, button, press, rows
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import Interaction, answer, tell, user_id, words_for
from bot.discord_ui.common.layout import note, text_file
from bot.presentation.texts import forgotten_player
from bot.tables.domain.errors import TableError
from bot.tables.exports import personal_data_json
from engine.core.words.catalogue import Catalogue

FILE = "privacy.json"


class PrivacyCog(FeatureCog):
    """Show and delete the user's own data."""

    @press("privacy")
    async def _privacy(self, interaction: Interaction, _: ControlId) -> None:
        """Say what is stored and which seats to leave first, with two buttons."""
        words = words_for(interaction)
        parts = [words.say(f"privacy-{part}") for part in ("title", "stored", "not-stored")]
        seated = await self.tables.users.still_seated_text(user_id(interaction))
        if seated is not None:
            parts.append(words.format(seated))
        file = button(ControlId("mydata"), words.say("privacy-file"))
        await answer(interaction, note(*parts, controls=rows(file, _delete(words))))

    @press("mydata")
    async def _my_data(self, interaction: Interaction, _: ControlId) -> None:
        who, words = user_id(interaction), words_for(interaction)
        text = personal_data_json(who, await self.tables.users.read_personal_data(who))
        file = ui.File[Any](f"attachment://{FILE}")
        view = note(words.say("privacy-here"), controls=[file, *rows(_delete(words))])
        await answer(interaction, view, [text_file(text, FILE)])

    @press("forget")
    async def _ask(self, interaction: Interaction, _: ControlId) -> None:
        """Say what would be deleted and ask again; refuse while the person still has a seat."""
        seated = await self.tables.users.still_seated_text(user_id(interaction))
        if seated is not None:
            raise TableError(seated)
        words = words_for(interaction)
        delete = words.say("privacy-delete-now")
        yes = button(ControlId("forgetnow"), delete, discord.ButtonStyle.danger)
        no = button(ControlId("no"), words.say("move-confirm-no"))
        await answer(interaction, note(words.say("privacy-sure"), controls=rows(yes, no)))

    @press("forgetnow")
    async def _forget(self, interaction: Interaction, _: ControlId) -> None:
        games = await self.tables.users.delete_personal_data(user_id(interaction), forgotten_player)
        await tell(interaction, words_for(interaction).say("privacy-deleted", games=games))


def _delete(words: Catalogue) -> PressButton:
    return button(ControlId("forget"), words.say("privacy-delete"), discord.ButtonStyle.danger)
