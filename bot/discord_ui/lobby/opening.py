"""Open a table: parse its options, choose its language, check permissions, make its thread."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, Final
from weakref import WeakValueDictionary

import discord
from discord import app_commands

from bot.discord_ui.common.interactions import answer, channel_of, language_of, request_of, user_id
from bot.discord_ui.common.layout import note
from bot.discord_ui.common.services import Interaction
from bot.discord_ui.lobby.view import option_text
from bot.presentation.texts import Localizer, message_localizer, quoted, tidy, truncate, words_in
from bot.presentation.time_control import rough_text
from bot.tables.domain import options as table_options
from bot.tables.domain.computer_players import require_model
from bot.tables.domain.errors import TableError
from bot.tables.domain.options import TableOptions
from bot.tables.domain.table import Status, Table
from bot.tables.domain.time_control import MINUTE, NO_CLOCK
from bot.tables.facade import Tables
from bot.tables.types import NewTable, OpeningWork, TrackRecord, seat_all_computers
from engine.core import game, game_names, say


def read_options(line: str) -> dict[str, str]:
    """Parse options such as ``favors=simplified``, separated by commas.

    Raises:
        TableError: naming a part that is not of that form.
    """
    chosen: dict[str, str] = {}
    for part in filter(None, (part.strip() for part in line.replace("，", ",").split(","))):
        option, equals, value = part.partition("=")
        if not equals:
            raise TableError.because("error-option-form", option=quoted(part))
        chosen[option.strip()] = value.strip()
    return chosen


def suggest_options(name: Any, current: str, language: str) -> list[app_commands.Choice[str]]:
    """Suggest options of the chosen game, after those already typed."""
    if name not in game_names():
        return []
    rules, words = game(name), words_in(language, name)
    *before, _ = current.rpartition(",")
    given = "".join(before)
    made = []
    for option in rules.options:
        for value in option.values:
            title = words.format(option_text(rules, option))
            label = words.say("lobby-option", name=title, value=option_text(rules, option, value))
            word = f"{given}{option.name}={value}"
            made.append(app_commands.Choice(name=truncate(label, 100), value=truncate(word, 100)))
    return made[:25]


async def _open(
    tables: Tables,
    interaction: Interaction,
    options: TableOptions,
    *,
    channel: str | None = None,
    thread_of: str | None = None,
    rematch_of: int | None = None,
    then: OpeningWork | None = None,
) -> Table:
    """Open a table for the user, in their channel unless another is given."""
    return await tables.lobby.open(
        request_of(interaction),
        channel_of(interaction) if channel is None else channel,
        options,
        thread_of=thread_of,
        places=places_of(interaction),
        rematch_of=rematch_of,
        then=then,
    )


async def open_rematch(tables: Tables, interaction: Interaction, before: Table) -> Table:
    """Open a lobby with the options, language and computer players of a finished game."""
    strengths = [seat.strength for seat in before.seats if seat.strength is not None]
    person = request_of(interaction).person
    options = TableOptions(
        before.game,
        before.language,
        seats=(before.min_seats, before.max_seats),
        options=before.options,
        time_control=before.time_control or NO_CLOCK,
        pauses=before.pauses,
        empty_seat_default=before.empty_seat_default,
        picture_shape=before.picture_shape,
    )
    return await _open(
        tables,
        interaction,
        options,
        rematch_of=before.id,
        then=seat_all_computers(person, strengths, begin=before.solo) if strengths else None,
    )


def is_rematch(table: Table, before: Table) -> bool:
    """Return whether a table is a lobby of the same game that one of its players has joined."""
    return (
        table.status is Status.LOBBY
        and table.game == before.game
        and any(before.seat_of(table.seats[seat].user_id) for seat in table.people)
    )


def places_of(interaction: Interaction) -> set[str]:
    """Return the channel of a command, and the parent of its thread."""
    here = {channel_of(interaction)}
    parent = getattr(interaction.channel, "parent_id", None)
    return here if parent is None else {*here, str(parent)}


def check(
    name: str, seats: int | None, options: Mapping[str, str], strength: str | None = None
) -> None:
    """Raise what opening the table would raise, before a thread is made for it."""
    rules = table_options.require_game(name)
    if strength is not None:
        require_model(rules, strength)
    least, _ = table_options.seat_range(rules, seats)
    table_options.complete_options(rules, least, options)


def need_permissions(interaction: Interaction, *, thread: bool = False) -> None:
    """Check that the bot may run a table here, or in a thread made here.

    Raises:
        TableError: naming the permission the bot lacks.
    """
    have = interaction.app_permissions
    threaded = thread or isinstance(interaction.channel, discord.Thread)
    writing = "send_messages_in_threads" if threaded else "send_messages"
    for name in ("view_channel", writing, "attach_files"):
        if not getattr(have, name):
            raise TableError.because("error-permission", permission=say(f"permission-{name}"))


async def introduce(interaction: Interaction, tables: Tables, table: Table) -> None:
    """Show the track records of the other players privately, if there are any."""
    others = [seat.user_id for seat in table.seats if seat.user_id != user_id(interaction)]
    known = await tables.users.track_records(others)
    if not known:
        return
    localizer = message_localizer(language_of(interaction), table.game, table.names)
    lines = (f"- {_line(found, table, localizer)}" for found in known)
    interaction.extras["answered"] = True
    await answer(interaction, note(localizer.say("company-title"), *lines))


def _line(found: TrackRecord, table: Table, localizer: Localizer) -> str:
    who = next(localizer.names[seat.seat] for seat in table.seats if seat.user_id == found.user_id)
    parts = [f"**{localizer.words.person(who)}**"]
    if found.reply is not None:
        time = rough_text(max(found.reply, MINUTE))
        parts = [localizer.say("company-reply", who=parts[0], time=time)]
    if found.played:
        finished = localizer.say("company-finished", finished=found.finished, played=found.played)
        parts.append(finished)
    return localizer.dots(parts)


THREAD_NAME_LIMIT = 100
ARCHIVE_AFTER: Final = 10080
"""Minutes without a message until Discord hides a thread; a message brings it back."""

_MAKING: WeakValueDictionary[str | None, asyncio.Lock] = WeakValueDictionary()
"""One lock per server, so that the threads of a day are counted correctly."""


async def open_table(
    tables: Tables,
    interaction: Interaction,
    options: TableOptions,
    *,
    thread: bool | None = None,
    then: OpeningWork | None = None,
) -> Table:
    """Open a table for the user; ``thread`` forces a thread, or the channel itself.

    Raises:
        TableError: the bot lacks a permission for it, or there is no room for another table.
    """
    if thread is None:
        thread = _can_thread(interaction)
    need_permissions(interaction, thread=thread)
    if thread:
        return await _in_thread(tables, interaction, options, then)
    return await _open(tables, interaction, options, then=then)


async def _in_thread(
    tables: Tables, interaction: Interaction, options: TableOptions, then: OpeningWork | None
) -> Table:
    """Open a table in a new thread once per request; check the quotas first."""
    parent, request = channel_of(interaction), request_of(interaction)
    server = request.person.server_id
    async with _MAKING.setdefault(server, asyncio.Lock()):
        earlier = await tables.lobby.find_opened(request)
        if earlier is not None:
            return earlier
        solo = then is not None
        asked = NewTable(request.person.id, server, thread_of=parent, solo=solo)
        await tables.guilds.check_quota(asked)
        made = await _new_thread(interaction, options.game, options.language)
        return await _open(tables, interaction, options, channel=made, thread_of=parent, then=then)


def _can_thread(interaction: Interaction) -> bool:
    """Return whether the bot and the user may make a thread in this channel."""
    have = interaction.app_permissions
    return (
        isinstance(interaction.channel, discord.TextChannel)
        and interaction.permissions.create_public_threads
        and have.create_public_threads
        and have.send_messages_in_threads
    )


async def _new_thread(interaction: Interaction, name: str, language: str) -> str:
    """Make a public thread for a table; return its id.

    Raises:
        TableError: threads cannot be made here, or not by this person.
    """
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise TableError.because("error-thread-here")
    if not interaction.permissions.create_public_threads:
        raise TableError.because("error-thread-not-yours")
    words = words_in(language, name)
    host = tidy(interaction.user.display_name)
    title = words.say("game-thread", game=game(name).words.title, who=host)
    try:
        thread = await channel.create_thread(
            name=truncate(title, THREAD_NAME_LIMIT),
            type=discord.ChannelType.public_thread,
            auto_archive_duration=ARCHIVE_AFTER,
        )
    except discord.Forbidden as refused:
        raise TableError.because("error-thread-forbidden") from refused
    return str(thread.id)
