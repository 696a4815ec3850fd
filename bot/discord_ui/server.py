"""``/server``: the settings of a server, made by its admins."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import discord
from discord import app_commands, ui

from bot.discord_ui.common.buttons import ControlId, menu, press
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import Interaction, answer, person_of, words_for
from bot.discord_ui.common.layout import Layout, note, small
from bot.discord_ui.common.locale import slash
from bot.discord_ui.lobby.forum import NEEDED, forums_of
from bot.presentation.forum_tags import MAX_TAGS, tag_names
from bot.presentation.time_control import matching_time_controls, time_control_text
from bot.tables.domain.errors import TableError
from bot.tables.exports import MAX_TABLES_OPTIONS, OPENERS, ServerSettings, require_admin_server
from engine.core import say
from engine.core.words.catalogue import OFFERED_LANGUAGES, Catalogue
from engine.core.words.phrases import listed, plain

log = logging.getLogger(__name__)

UNSET = "-"
"""Menu value that clears a setting."""
NO_NAMES: Mapping[str, str] = MappingProxyType({})


def missing_tags(forum: discord.ForumChannel, words: Catalogue) -> list[str]:
    """Return the tags of posts that a forum lacks in every language."""
    have = {tag.name.casefold() for tag in forum.available_tags}
    names = (tag_names(tag) for tag in OFFERED_LANGUAGES)
    lacking = [
        own
        for own, *others in zip(tag_names(words.language), *names, strict=False)
        if have.isdisjoint(name.casefold() for name in (own, *others))
    ]
    return [*dict.fromkeys(lacking)]


def forum_guide(forum: discord.ForumChannel, words: Catalogue) -> list[str]:
    """Say what a forum for tables lacks: permissions of the bot, and tags."""
    have = forum.permissions_for(forum.guild.me)
    lines = [
        words.say("forum-permission", forum=forum.mention, permission=say(f"permission-{name}"))
        for name in NEEDED
        if not getattr(have, name)
    ]
    missing = missing_tags(forum, words)
    if missing:
        tags = words.format(plain(listed(missing)))
        lines.append(words.say("forum-tags", forum=forum.mention, tags=tags))
    return lines or [words.say("forum-ready", forum=forum.mention)]


def server_message(
    server: ServerSettings,
    words: Catalogue,
    guides: Sequence[str] = (),
    names: Mapping[str, str] = NO_NAMES,
    *,
    mute: bool = False,
) -> Layout:
    """Show each setting with a menu; ``mute``: the role cannot be mentioned.

    ``guides`` say what the server's forums lack, ``names`` are those of its channels by id.
    """
    lines = [words.say("server-everywhere")]
    if server.channels:
        where = " ".join(f"<#{channel}>" for channel in server.channels)
        lines = [words.say("server-where", channels=where), *guides]
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
    return note(*parts, small(words.say("server-about")), controls=_menus(server, words, names))


def _menus(
    server: ServerSettings, words: Catalogue, names: Mapping[str, str]
) -> list[ui.ActionRow[Any]]:
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
    menus = [
        menu(ControlId(f"server-{name}"), words.say(f"server-choose-{name}"), labels, value)
        for name, (labels, value) in chosen.items()
    ]
    allowed = {
        channel: names.get(channel, words.say("server-channel-gone")) for channel in server.channels
    }
    if allowed:
        title = words.say("server-choose-forbid")
        menus.append(menu(ControlId("server-forbid"), title, allowed))
    return menus


class PlaceForTables(app_commands.Transformer):
    """A channel for tables: text, announcements, or a forum, but no forum for media."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """Return that the option is a channel."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """Return the types of channels that Discord offers."""
        return [discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum]

    async def transform(
        self, _: discord.Interaction[Any], value: Any, /
    ) -> app_commands.AppCommandChannel:
        """Return the channel as it was chosen."""
        channel: app_commands.AppCommandChannel = value
        return channel


class ServerSettingsCog(FeatureCog):
    """Change server settings: channels and the role by command, the others by menu."""

    @slash("server")
    async def server(
        self,
        interaction: Interaction,
        channel: app_commands.Transform[app_commands.AppCommandChannel, PlaceForTables]
        | None = None,
        role: discord.Role | None = None,
    ) -> None:
        """Show the settings; first switch a named channel or role on or off."""
        person = person_of(interaction)
        settings = await self.tables.servers.read(require_admin_server(person))
        if channel is not None:
            settings = await self.tables.servers.switch_channel(person, str(channel.id))
            if str(channel.id) in settings.channels:
                await self._add_tags(interaction, channel.id)
        if role is not None:
            if role.is_default() or _of_an_app(role):
                raise TableError.because("server-role-unfit")
            settings = await self.tables.servers.switch_role(person, str(role.id))
        await self._show(interaction, settings)

    @press("server-time-control", "server-language", "server-openers")
    async def _word_picked(self, interaction: Interaction, ref: ControlId) -> None:
        name = ref.act.removeprefix("server-").replace("-", "_")
        await self._set(interaction, **{name: "" if ref.word == UNSET else ref.word})

    @press("server-forbid")
    async def _channel_picked(self, interaction: Interaction, ref: ControlId) -> None:
        """Forbid a channel, also one that has been deleted and can't be named by the command."""
        person = person_of(interaction)
        settings = await self.tables.servers.read(require_admin_server(person))
        if ref.word in settings.channels:
            settings = await self.tables.servers.switch_channel(person, ref.word)
        await self._show(interaction, settings)

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
        mute, words = _cannot_be_mentioned(interaction, settings), words_for(interaction)
        guides = [
            line
            for forum in forums_of(interaction)
            if str(forum.id) in settings.channels
            for line in forum_guide(forum, words)
        ]
        channels = () if interaction.guild is None else interaction.guild.channels
        names = {str(channel.id): f"#{channel.name}" for channel in channels}
        await answer(interaction, server_message(settings, words, guides, names, mute=mute))

    async def _add_tags(self, interaction: Interaction, forum_id: int) -> None:
        """Add the tags that a channel lacks if it is a forum, and if the bot may.

        What the bot may not do is said afterwards.
        """
        forum = next((each for each in forums_of(interaction) if each.id == forum_id), None)
        if forum is None or not forum.permissions_for(forum.guild.me).manage_channels:
            return
        names = missing_tags(forum, words_for(interaction))
        room = MAX_TAGS - len(forum.available_tags)
        tags = [*forum.available_tags, *(discord.ForumTag(name=name) for name in names[:room])]
        try:
            await forum.edit(available_tags=tags)
        except discord.HTTPException as refused:
            log.info("forum.tags.failed", extra={"channel": forum.id, "refused": refused.code})


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
