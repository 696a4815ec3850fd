"""``/privacy``: what is stored about somebody, as a file, and how it is deleted."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui

from bot.discord_ui.kit.buttons import button, press, rows
from bot.discord_ui.kit.cog import FeatureCog, user_id
from bot.discord_ui.kit.control_ids import Ref
from bot.discord_ui.kit.layout import note
from bot.discord_ui.kit.locale import words_for
from bot.discord_ui.kit.replies import acknowledge, answer, tell, text_file
from bot.discord_ui.kit.services import Interaction
from bot.discord_ui.kit.slash import slash
from bot.tables.errors import TableError
from bot.tables.people import privacy
from bot.telling.voice import forgotten_player
from engine.core.words.catalogue import Catalogue

FILE = "privacy.json"


class PrivacyCog(FeatureCog):
    """Everybody sees and deletes their own, wherever they ask."""

    @slash("privacy")
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.allowed_installs(guilds=True, users=True)
    async def privacy(self, interaction: Interaction) -> None:
        """What is stored, the seats to leave before it can be deleted, and two buttons."""
        await acknowledge(interaction)
        words = words_for(interaction)
        told = [words.say(f"privacy-{part}") for part in ("title", "stored", "not-stored")]
        seated = await privacy.still_seated(self.tables, user_id(interaction))
        if seated is not None:
            told.append(words.format(seated))
        made = (
            button(Ref("mydata"), words.say("privacy-file")),
            _delete(words),
        )
        await answer(interaction, note(*told, controls=rows(*made)))

    @press("mydata")
    async def my_data(self, interaction: Interaction, _: Ref) -> None:
        """Everything, as a file."""
        await acknowledge(interaction)
        who, words = user_id(interaction), words_for(interaction)
        text = privacy.as_file(who, await privacy.stored(self.tables, who))
        file = ui.File[Any](f"attachment://{FILE}")
        shown = note(words.say("privacy-here"), controls=[file, *rows(_delete(words))])
        await answer(interaction, shown, [text_file(text, FILE)])

    @press("forget")
    async def ask(self, interaction: Interaction, _: Ref) -> None:
        """Say what would be deleted and ask again; refuse while the person still has a seat."""
        await acknowledge(interaction)
        seated = await privacy.still_seated(self.tables, user_id(interaction))
        if seated is not None:
            raise TableError(seated)
        words = words_for(interaction)
        yes = button(Ref("forgetnow"), words.say("privacy-delete-now"), discord.ButtonStyle.danger)
        no = button(Ref("no"), words.say("move-confirm-no"))
        await answer(interaction, note(words.say("privacy-sure"), controls=rows(yes, no)))

    @press("forgetnow")
    async def forget(self, interaction: Interaction, _: Ref) -> None:
        """Delete it."""
        await acknowledge(interaction)
        games = await privacy.forget(self.tables, user_id(interaction), forgotten_player)
        await tell(interaction, words_for(interaction).say("privacy-deleted", games=games))


def _delete(words: Catalogue) -> Any:
    return button(Ref("forget"), words.say("privacy-delete"), discord.ButtonStyle.danger)
