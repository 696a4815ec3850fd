"""Open a table: parse its options, choose its language, check permissions, make its thread."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from itertools import chain, count
from weakref import WeakValueDictionary

import discord
from discord import app_commands

from bot.discord_ui.common.interactions import (
    Interaction,
    channel_of,
    localizer_for,
    request_of,
    tell,
    user_id,
    words_for,
)
from bot.discord_ui.lobby.forum import (
    ARCHIVE_AFTER,
    forum_for_tables,
    forum_of,
    forums_of,
    open_post,
    public_thread_type,
    require_permissions,
)
from bot.discord_ui.lobby.view import option_text
from bot.presentation.matching import MAX_SUGGESTIONS
from bot.presentation.texts import OPTION_LIMIT, Localizer, quoted, tidy, truncate, words_in
from bot.presentation.time_control import rough_text
from bot.tables.domain import options as table_options
from bot.tables.domain.computer_players import require_model
from bot.tables.domain.errors import TableError
from bot.tables.domain.options import TableOptions
from bot.tables.domain.table import Status, Table
from bot.tables.domain.time_control import MINUTE, NO_CLOCK
from bot.tables.exports import (
    NewTable,
    OpeningWork,
    TrackRecord,
    in_post,
    seat_all_computers,
)
from engine.core import game, game_names, say


def read_options(line: str) -> dict[str, str]:
    """Parse options such as ``favors=simplified``, separated by commas; raise ``TableError``."""
    chosen: dict[str, str] = {}
    for part in filter(None, (part.strip() for part in line.replace("，", ",").split(","))):
        option, equals, value = part.partition("=")
        if not equals:
            raise TableError.because("error-option-form", option=quoted(part))
        chosen[option.strip()] = value.strip()
    return chosen


async def suggest_options(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Suggest options of the chosen game, after those already typed."""
    name = interaction.namespace.game
    if name not in game_names():
        return []
    rules, words = game(name), words_for(interaction, name)
    typed = "".join(current.rpartition(",")[:2])
    suggestions = []
    for option in rules.options:
        title = option_text(rules, option)
        for value in option.values:
            label = words.say("lobby-option", name=title, value=option_text(rules, option, value))
            line = truncate(f"{typed}{option.name}={value}", OPTION_LIMIT)
            suggestions.append(app_commands.Choice(name=truncate(label, OPTION_LIMIT), value=line))
    return suggestions[:MAX_SUGGESTIONS]


async def open_rematch(interaction: Interaction, before: Table) -> Table:
    """Open a lobby with the options, language and computer players of a finished game."""
    request = request_of(interaction)
    strengths = [seat.strength for seat in before.seats if seat.strength is not None]
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
    then = None
    if strengths:
        then = seat_all_computers(request.person, strengths, begin=before.solo)
    forum = forum_of(interaction)
    if forum is not None:
        return await _open_in_forum(interaction, forum, options, then, before.id)
    places, channel = places_of(interaction), channel_of(interaction)
    return await interaction.client.tables.lobby.open(
        request, channel, options, places=places, rematch_of=before.id, then=then
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


def places_to_open(interaction: Interaction) -> set[str]:
    """Return where a command may open tables: here, or as posts in a forum of the server."""
    return places_of(interaction) | {str(forum.id) for forum in forums_of(interaction)}


def check_can_open(
    name: str, seats: int | None, options: Mapping[str, str], strength: str | None = None
) -> None:
    """Raise what opening the table would raise, before a thread is made for it."""
    rules = table_options.require_game(name)
    if strength is not None:
        require_model(rules, strength)
    least, _ = table_options.seat_range(rules, seats)
    table_options.complete_options(rules, least, options)


def need_permissions(interaction: Interaction, *, thread: bool = False) -> None:
    """Raise ``TableError`` if the bot may not run a table here, or in a thread made here."""
    have = interaction.app_permissions
    threaded = thread or isinstance(interaction.channel, discord.Thread)
    writing = "send_messages_in_threads" if threaded else "send_messages"
    for name in ("view_channel", writing, "attach_files"):
        if not getattr(have, name):
            raise TableError.because("error-permission", permission=say(f"permission-{name}"))


async def show_track_records(interaction: Interaction, table: Table) -> None:
    """Show the track records of the other players privately, if there are any."""
    others = [seat.user_id for seat in table.seats if seat.user_id != user_id(interaction)]
    records = await interaction.client.tables.users.track_records(others)
    if records:
        localizer = localizer_for(interaction, table)
        lines = (f"- {_record_line(record, table, localizer)}" for record in records)
        interaction.extras["answered"] = True
        await tell(interaction, localizer.say("company-title"), *lines)


def _record_line(record: TrackRecord, table: Table, localizer: Localizer) -> str:
    seat = next(seat.seat for seat in table.seats if seat.user_id == record.user_id)
    who = f"**{localizer.words.person(localizer.names[seat])}**"
    parts = [who]
    if record.reply is not None:
        time = rough_text(max(record.reply, MINUTE))
        parts = [localizer.say("company-reply", who=who, time=time)]
    if record.played:
        figures = {"finished": record.finished, "played": record.played}
        parts.append(localizer.say("company-finished", **figures))
    return localizer.dots(parts)


THREAD_NAME_LIMIT = 100

_THREAD_LOCKS: WeakValueDictionary[str | None, asyncio.Lock] = WeakValueDictionary()
"""One lock per server, so that the threads of a day are counted correctly."""


async def open_table(
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
    forum = None if thread is False else await forum_for_tables(interaction)
    if forum is not None:
        return await _open_in_forum(interaction, forum, options, then)
    if thread is None:
        thread = _can_thread(interaction)
    need_permissions(interaction, thread=thread)
    request, channel = request_of(interaction), channel_of(interaction)
    tables, places = interaction.client.tables, places_of(interaction)
    if not thread:
        return await tables.lobby.open(request, channel, options, places=places, then=then)
    server = request.person.server_id
    async with _THREAD_LOCKS.setdefault(server, asyncio.Lock()):
        earlier = await tables.lobby.find_opened(request)
        if earlier is not None:
            return earlier  # the same request makes no second thread
        solo = then is not None
        wanted = NewTable(request.person.id, server, thread_of=channel, solo=solo)
        await tables.servers.check_quota(wanted)
        channel_id = await _new_thread(interaction, options.game, options.language)
        return await tables.lobby.open(
            request, channel_id, options, thread_of=channel, places=places, then=then
        )


async def _open_in_forum(
    interaction: Interaction,
    forum: discord.ForumChannel,
    options: TableOptions,
    then: OpeningWork | None = None,
    rematch_of: int | None = None,
) -> Table:
    """Open a table as a post; raise ``TableError`` as :func:`open_table`."""
    require_permissions(interaction, forum)
    request, tables = request_of(interaction), interaction.client.tables
    server = request.person.server_id
    places = {*places_of(interaction), str(forum.id)}

    async def open_in(post: str) -> Table:
        return await tables.lobby.open(
            request,
            post,
            options,
            thread_of=str(forum.id),
            places=places,
            rematch_of=rematch_of,
            then=in_post(then),
        )

    async with _THREAD_LOCKS.setdefault(server, asyncio.Lock()):
        earlier = await tables.lobby.find_opened(request)
        if earlier is not None:
            return earlier
        wanted = NewTable(request.person.id, server, str(forum.id), solo=then is not None)
        await tables.servers.check_quota(wanted)
        taken = {post.name for post in forum.threads}
        title = _thread_title(interaction, options.game, options.language, taken)
        return await open_post(forum, title, options.language, open_in)


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
    """Make a public thread for a table and return its id; raise ``TableError`` if it may not."""
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise TableError.because("error-thread-here")
    if not interaction.permissions.create_public_threads:
        raise TableError.because("error-thread-not-yours")
    try:
        thread = await channel.create_thread(
            name=_thread_title(
                interaction, name, language, {thread.name for thread in channel.threads}
            ),
            type=public_thread_type(channel),
            auto_archive_duration=ARCHIVE_AFTER,
        )
    except discord.Forbidden as refused:
        raise TableError.because("error-thread-forbidden") from refused
    return str(thread.id)


def _thread_title(
    interaction: Interaction, name: str, language: str, taken: Collection[str]
) -> str:
    """Name a thread after its game and host, and number it if an open one has that name."""
    words, who = words_in(language, name), tidy(interaction.user.display_name)
    title = words.say("game-thread", game=game(name).words.title, who=who)
    title = truncate(title, THREAD_NAME_LIMIT - len(" (99)"))
    numbered = (f"{title} ({number})" for number in count(2))
    return next(name for name in chain([title], numbered) if name not in taken)
