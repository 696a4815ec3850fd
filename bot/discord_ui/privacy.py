"""``/privacy``: a user's stored data as a file, and its deletion."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui

from bot.discord_ui.common.buttons import ControlId, button, press, rows
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import answer, tell, user_id, words_for
from bot.discord_ui.common.layout import note, text_file
from bot.discord_ui.common.locale import slash
from bot.discord_ui.common.services import Interaction
from bot.presentation.texts import forgotten_player
from bot.tables.domain.errors import TableError
from bot.tables.types import to_json_file
from engine.core.words.catalogue import Catalogue

FILE = "privacy.json"


class PrivacyCog(FeatureCog):
    """Show and delete the user's own data."""

    @slash("privacy")
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.allowed_installs(guilds=True, users=True)
    async def privacy(self, interaction: Interaction) -> None:
        """Say what is stored and which seats to leave first, with two buttons."""
        words = words_for(interaction)
        parts = [words.say(f"privacy-{part}") for part in ("title", "stored", "not-stored")]
        seated = await self.tables.users.seats_to_leave(user_id(interaction))
        if seated is not None:
            parts.append(words.format(seated))
        made = (
            button(ControlId("mydata"), words.say("privacy-file")),
            _delete(words),
        )
        await answer(interaction, note(*parts, controls=rows(*made)))

    @press("mydata")
    async def my_data(self, interaction: Interaction, _: ControlId) -> None:
        """Send all stored data as a file."""
        who, words = user_id(interaction), words_for(interaction)
        text = to_json_file(who, await self.tables.users.read_personal_data(who))
        file = ui.File[Any](f"attachment://{FILE}")
        shown = note(words.say("privacy-here"), controls=[file, *rows(_delete(words))])
        await answer(interaction, shown, [text_file(text, FILE)])

    @press("forget")
    async def ask(self, interaction: Interaction, _: ControlId) -> None:
        """Say what would be deleted and ask again; refuse while the person still has a seat."""
        seated = await self.tables.users.seats_to_leave(user_id(interaction))
        if seated is not None:
            raise TableError(seated)
        words = words_for(interaction)
        yes = button(
            ControlId("forgetnow"), words.say("privacy-delete-now"), discord.ButtonStyle.danger
        )
        no = button(ControlId("no"), words.say("move-confirm-no"))
        await answer(interaction, note(words.say("privacy-sure"), controls=rows(yes, no)))

    @press("forgetnow")
    async def forget(self, interaction: Interaction, _: ControlId) -> None:
        """Delete the data."""
        games = await self.tables.users.delete_personal_data(user_id(interaction), forgotten_player)
        await tell(interaction, words_for(interaction).say("privacy-deleted", games=games))


def _delete(words: Catalogue) -> Any:
    return button(ControlId("forget"), words.say("privacy-delete"), discord.ButtonStyle.danger)
