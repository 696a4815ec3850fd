"""The private panel of a server's organisers: what holds for its tables, and menus to change it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord
from discord import ui

from bot.discord_ui.common.buttons import select
from bot.discord_ui.common.control_ids import ControlId
from bot.discord_ui.common.layout import Layout, note, small
from bot.presentation.time_control import LABEL, time_control_label, time_control_text
from bot.presentation.truncate import truncate
from bot.tables.admin.guild_settings import MAX_TABLES_OPTIONS, OPENERS, GuildSettings
from bot.tables.time_control.presets import TIME_CONTROL_NAMES
from engine.core.words.catalogue import LANGUAGES, Catalogue

UNSAID = "-"
"""The menus' word for what is not to be said any more."""


def server_message(server: GuildSettings, words: Catalogue, *, mute: bool = False) -> Layout:
    """What is said, a line each, and a menu for each; ``mute``: the role cannot be called."""
    where = " ".join(f"<#{channel}>" for channel in server.channels)
    pace = None if server.pace is None else words.format(time_control_text(server.pace))
    language = None if server.language is None else words.say(f"language-{server.language}")
    called = "" if server.ping is None else f"<@&{server.ping}>"
    lines = (
        words.say("server-where", channels=where) if where else words.say("server-everywhere"),
        words.say("server-pace-any") if pace is None else words.say("server-pace", pace=pace),
        words.say("server-language-any")
        if language is None
        else words.say("server-language", language=language),
        words.say(f"server-openers-{server.openers}"),
        words.say("server-most-any")
        if server.most is None
        else words.say("server-tables", count=server.most),
        words.say("server-ping", role=called) if called else words.say("server-ping-none"),
        *([words.say("server-ping-mute", role=called)] if mute else []),
        words.say("server-opponents-yes" if server.opponents else "server-opponents-no"),
    )
    told = [f"### {words.say('server-title')}", *(f"- {line}" for line in lines)]
    return note(*told, small(words.say("server-about")), controls=_menus(server, words))


def _menus(server: GuildSettings, words: Catalogue) -> list[ui.ActionRow[Any]]:
    paces = [(UNSAID, words.say("server-pace-any"))]
    named = (
        TIME_CONTROL_NAMES
        if server.pace in (None, *TIME_CONTROL_NAMES)
        else (str(server.pace), *TIME_CONTROL_NAMES)
    )
    paces += [(word, time_control_label(word, words)) for word in named]
    languages = [(UNSAID, words.say("server-language-any"))]
    languages += [(tag, words.say(f"language-{tag}")) for tag in LANGUAGES]
    openers = [(word, words.say(f"server-openers-{word}")) for word in OPENERS]
    most = [("0", words.say("server-most-any"))]
    most += [(str(count), words.say("server-tables", count=count)) for count in MAX_TABLES_OPTIONS]
    opponents = [(word, words.say(f"server-opponents-{word}")) for word in ("yes", "no")]
    return [
        _menu("serverpace", "server-choose-pace", paces, server.pace or UNSAID, words),
        _menu("serverlanguage", "server-choose-language", languages, server.language, words),
        _menu("serveropeners", "server-choose-openers", openers, server.openers, words),
        _menu("servermost", "server-choose-most", most, str(server.most or 0), words),
        _menu(
            "serveropponents",
            "server-choose-opponents",
            opponents,
            "yes" if server.opponents else "no",
            words,
        ),
    ]


def _menu(
    act: str, key: str, lines: Iterable[tuple[str, str]], chosen: str | None, words: Catalogue
) -> ui.ActionRow[Any]:
    said = chosen or UNSAID
    options = [
        discord.SelectOption(label=truncate(label, LABEL), value=word, default=word == said)
        for word, label in lines
    ]
    return ui.ActionRow(select(ControlId(act), words.say(key), options))
