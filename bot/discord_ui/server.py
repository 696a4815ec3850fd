"""``/server``: the settings of a server, made by its admins."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord
from discord import ui

from bot.discord_ui.common.buttons import ControlId, press, select
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import answer, person_of, words_for
from bot.discord_ui.common.layout import Layout, note, small
from bot.discord_ui.common.locale import slash
from bot.discord_ui.common.services import Interaction
from bot.presentation.texts import truncate
from bot.presentation.time_control import OPTION_LABEL_LIMIT, time_control_label, time_control_text
from bot.tables.domain.errors import TableError
from bot.tables.domain.time_control import TIME_CONTROL_NAMES
from bot.tables.types import MAX_TABLES_OPTIONS, OPENERS, GuildSettings, require_admin_server
from engine.core.words.catalogue import LANGUAGES, Catalogue

UNSET = "-"
"""Menu value that clears a setting."""


def server_message(server: GuildSettings, words: Catalogue, *, mute: bool = False) -> Layout:
    """Show each setting with a menu; ``mute``: the role cannot be mentioned."""
    where = " ".join(f"<#{channel}>" for channel in server.channels)
    time_control = (
        None
        if server.time_control is None
        else words.format(time_control_text(server.time_control))
    )
    language = None if server.language is None else words.say(f"language-{server.language}")
    called = "" if server.ping is None else f"<@&{server.ping}>"
    lines = (
        words.say("server-where", channels=where) if where else words.say("server-everywhere"),
        words.say("server-time-control-any")
        if time_control is None
        else words.say("server-time-control", time_control=time_control),
        words.say("server-language-any")
        if language is None
        else words.say("server-language", language=language),
        words.say(f"server-openers-{server.openers}"),
        words.say("server-most-any")
        if server.max_tables is None
        else words.say("server-tables", count=server.max_tables),
        words.say("server-ping", role=called) if called else words.say("server-ping-none"),
        *([words.say("server-ping-mute", role=called)] if mute else []),
        words.say("server-computers-yes" if server.computer_players else "server-computers-no"),
    )
    parts = [f"### {words.say('server-title')}", *(f"- {line}" for line in lines)]
    return note(*parts, small(words.say("server-about")), controls=_menus(server, words))


def _menus(server: GuildSettings, words: Catalogue) -> list[ui.ActionRow[Any]]:
    controls = [(UNSET, words.say("server-time-control-any"))]
    named = (
        TIME_CONTROL_NAMES
        if server.time_control in (None, *TIME_CONTROL_NAMES)
        else (str(server.time_control), *TIME_CONTROL_NAMES)
    )
    controls += [(word, time_control_label(word, words)) for word in named]
    languages = [(UNSET, words.say("server-language-any"))]
    languages += [(tag, words.say(f"language-{tag}")) for tag in LANGUAGES]
    openers = [(word, words.say(f"server-openers-{word}")) for word in OPENERS]
    most = [("0", words.say("server-most-any"))]
    most += [(str(count), words.say("server-tables", count=count)) for count in MAX_TABLES_OPTIONS]
    computers = [(word, words.say(f"server-computers-{word}")) for word in ("yes", "no")]
    return [
        _menu(
            "server-time-control",
            "server-choose-time-control",
            controls,
            server.time_control or UNSET,
            words,
        ),
        _menu("server-language", "server-choose-language", languages, server.language, words),
        _menu("server-openers", "server-choose-openers", openers, server.openers, words),
        _menu("server-max-tables", "server-choose-most", most, str(server.max_tables or 0), words),
        _menu(
            "server-computers",
            "server-choose-computers",
            computers,
            "yes" if server.computer_players else "no",
            words,
        ),
    ]


def _menu(
    act: str, key: str, lines: Iterable[tuple[str, str]], chosen: str | None, words: Catalogue
) -> ui.ActionRow[Any]:
    said = chosen or UNSET
    options = [
        discord.SelectOption(
            label=truncate(label, OPTION_LABEL_LIMIT), value=word, default=word == said
        )
        for word, label in lines
    ]
    return ui.ActionRow(select(ControlId(act), words.say(key), options))


class AdminSettingsCog(FeatureCog):
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
        found = await self.tables.guilds.read(require_admin_server(person))
        if channel is not None:
            found = await self.tables.guilds.switch_channel(person, str(channel.id))
        if role is not None:
            if role.is_default() or _of_an_app(role):
                raise TableError.because("server-role-unfit")
            found = await self.tables.guilds.switch_role(person, str(role.id))
        await self._show(interaction, found)

    @press("server-time-control", "server-language", "server-openers")
    async def word_picked(self, interaction: Interaction, ref: ControlId) -> None:
        """Set the default time control, the language, or who may open tables."""
        word = "" if ref.word == UNSET else ref.word
        time_control, language, openers = (
            word if ref.act == f"server-{what}" else None
            for what in ("time-control", "language", "openers")
        )
        person = person_of(interaction)
        found = await self.tables.guilds.set_option(
            person, time_control=time_control, language=language, openers=openers
        )
        await self._show(interaction, found)

    @press("server-max-tables")
    async def max_tables_picked(self, interaction: Interaction, ref: ControlId) -> None:
        """Set how many tables a person may open."""
        person = person_of(interaction)
        await self._show(
            interaction, await self.tables.guilds.set_option(person, max_tables=ref.number)
        )

    @press("server-computers")
    async def computers_picked(self, interaction: Interaction, ref: ControlId) -> None:
        """Allow or forbid computer players."""
        allowed, person = ref.word == "yes", person_of(interaction)
        await self._show(
            interaction, await self.tables.guilds.set_option(person, computer_players=allowed)
        )

    async def _show(self, interaction: Interaction, found: GuildSettings) -> None:
        view = server_message(found, words_for(interaction), mute=_mute(interaction, found))
        await answer(interaction, view)


def _of_an_app(role: discord.Role) -> bool:
    """Return whether a role belongs to an app, so that users cannot have it."""
    return role.managed and not (role.is_premium_subscriber() or role.is_integration())


def _mute(interaction: Interaction, found: GuildSettings) -> bool:
    """Return whether Discord would show the role without notifying anybody."""
    guild = interaction.guild
    role = None if guild is None or found.ping is None else guild.get_role(int(found.ping))
    if role is None or interaction.app_permissions.mention_everyone:
        return False
    return not role.mentionable
