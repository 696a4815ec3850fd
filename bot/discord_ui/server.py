"""``/server``: the settings of a server, made by its admins."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.discord_ui.common.buttons import ControlId, menu, press
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import Interaction, answer, person_of, words_for
from bot.discord_ui.common.layout import Layout, note, small
from bot.discord_ui.common.locale import slash
from bot.presentation.time_control import matching_time_controls, time_control_text
from bot.tables.domain.errors import TableError
from bot.tables.exports import MAX_TABLES_OPTIONS, OPENERS, ServerSettings, require_admin_server
from engine.core.words.catalogue import OFFERED_LANGUAGES, Catalogue

UNSET = "-"
"""Menu value that clears a setting."""


def server_message(server: ServerSettings, words: Catalogue, *, mute: bool = False) -> Layout:
    """Show each setting with a menu; ``mute``: the role cannot be mentioned."""
    lines = [words.say("server-everywhere")]
    if server.channels:
        where = " ".join(f"<#{channel}>" for channel in server.channels)
        lines = [words.say("server-where", channels=where)]
    if server.time_control is None:
        lines.append(words.say("server-time-control-any"))
    else:
        time_control = time_control_text(server.time_control)
        lines.append(words.say("server-time-control", time_control=time_control))
    if server.language is None:
        lines.append(words.say("server-language-any"))
    else:
        language = words.say(f"language-{server.language}")
        lines.append(words.say("server-language", language=language))
    lines.append(words.say(f"server-openers-{server.openers}"))
    if server.max_tables is None:
        lines.append(words.say("server-most-any"))
    else:
        lines.append(words.say("server-tables", count=server.max_tables))
    if server.ping is None:
        lines.append(words.say("server-ping-none"))
    else:
        lines.append(words.say("server-ping", role=f"<@&{server.ping}>"))
        if mute:
            lines.append(words.say("server-ping-mute", role=f"<@&{server.ping}>"))
    computers = "yes" if server.computer_players else "no"
    lines.append(words.say(f"server-computers-{computers}"))
    parts = [f"### {words.say('server-title')}", *(f"- {line}" for line in lines)]
    return note(*parts, small(words.say("server-about")), controls=_menus(server, words))


def _menus(server: ServerSettings, words: Catalogue) -> list[ui.ActionRow[Any]]:
    time_controls = {UNSET: words.say("server-time-control-any")}
    time_controls |= {
        word: label for label, word in matching_time_controls(server.time_control or "", words)
    }
    languages = {UNSET: words.say("server-language-any")}
    languages |= {tag: words.say(f"language-{tag}") for tag in OFFERED_LANGUAGES}
    most = {"0": words.say("server-most-any")}
    most |= {str(count): words.say("server-tables", count=count) for count in MAX_TABLES_OPTIONS}
    openers = {word: words.say(f"server-openers-{word}") for word in OPENERS}
    computers = {word: words.say(f"server-computers-{word}") for word in ("yes", "no")}
    chosen = {
        "time-control": (time_controls, server.time_control or UNSET),
        "language": (languages, server.language or UNSET),
        "openers": (openers, server.openers),
        "max-tables": (most, str(server.max_tables or 0)),
        "computers": (computers, "yes" if server.computer_players else "no"),
    }
    return [
        menu(ControlId(f"server-{name}"), words.say(f"server-choose-{name}"), labels, value)
        for name, (labels, value) in chosen.items()
    ]


class ServerSettingsCog(FeatureCog):
    """Change server settings: channels and the role by command, the others by menu."""

    @slash("server")
    async def server(
        self,
        interaction: Interaction,
        channel: discord.TextChannel | None = None,
        role: discord.Role | None = None,
    ) -> None:
        """Show the settings; first switch a named channel or role on or off."""
        person = person_of(interaction)
        settings = await self.tables.servers.read(require_admin_server(person))
        if channel is not None:
            settings = await self.tables.servers.switch_channel(person, str(channel.id))
        if role is not None:
            if role.is_default() or _of_an_app(role):
                raise TableError.because("server-role-unfit")
            settings = await self.tables.servers.switch_role(person, str(role.id))
        await self._show(interaction, settings)

    @press("server-time-control", "server-language", "server-openers")
    async def _word_picked(self, interaction: Interaction, ref: ControlId) -> None:
        name = ref.act.removeprefix("server-").replace("-", "_")
        await self._set(interaction, **{name: "" if ref.word == UNSET else ref.word})

    @press("server-max-tables")
    async def _max_tables_picked(self, interaction: Interaction, ref: ControlId) -> None:
        await self._set(interaction, max_tables=ref.number)

    @press("server-computers")
    async def _computers_picked(self, interaction: Interaction, ref: ControlId) -> None:
        await self._set(interaction, computer_players=ref.word == "yes")

    async def _set(self, interaction: Interaction, **options: Any) -> None:
        person = person_of(interaction)
        await self._show(interaction, await self.tables.servers.set_option(person, **options))

    async def _show(self, interaction: Interaction, settings: ServerSettings) -> None:
        mute = _cannot_be_mentioned(interaction, settings)
        await answer(interaction, server_message(settings, words_for(interaction), mute=mute))


def _of_an_app(role: discord.Role) -> bool:
    """Return whether a role belongs to an app, so that users cannot have it."""
    return role.managed and not (role.is_premium_subscriber() or role.is_integration())


def _cannot_be_mentioned(interaction: Interaction, settings: ServerSettings) -> bool:
    """Return whether Discord would show the role without notifying anybody."""
    guild = interaction.guild
    role = None if guild is None or settings.ping is None else guild.get_role(int(settings.ping))
    if role is None or interaction.app_permissions.mention_everyone:
        return False
    return not role.mentionable
