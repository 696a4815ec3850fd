"""Post about seasons, and make the threads or forum posts of their tables."""

from __future__ import annotations

import zlib
from collections.abc import Collection, Sequence
from typing import TypeAlias

import discord

from bot.discord_ui.common.interactions import NOBODY, Services
from bot.discord_ui.common.layout import Layout, note
from bot.discord_ui.common.pictures import AttachedPicture
from bot.discord_ui.leagues.pictures import attached, draw_standings
from bot.discord_ui.leagues.view import (
    cancelled_message,
    final_message,
    notice_message,
    round_message,
    season_message,
    standings_message,
    started_message,
)
from bot.discord_ui.lobby.forum import ARCHIVE_AFTER, public_thread_type
from bot.discord_ui.posting.earlier import posted_before
from bot.presentation.leagues import season_title, table_name
from bot.presentation.texts import length, tidy, words_in
from bot.tables.domain.errors import TableError
from bot.tables.exports import Announcement, Season, SeasonTable
from engine.core.words.catalogue import Catalogue
from engine.core.words.phrases import dots

MAX_MENTIONS = 100
"""Users that Discord lets a message notify by their ids."""
NAME_LIMIT = 100
"""Characters of a thread's name."""
MAX_ARCHIVED = 100
"""Archived threads searched for one that was made before an outage: a page of Discord's."""
_Parent: TypeAlias = discord.ForumChannel | discord.TextChannel


class SeasonMessages:
    """Post in the channel or forum of a season."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def make_place(self, season: Season, table: SeasonTable) -> str:
        """Make a thread or a forum's post for a table, and return its id.

        One that was made before a restart, and has no table yet, is used.

        Raises:
            TableError: the channel is gone, or does not allow it.
        """
        words = words_in(season.language)
        name = self._thread_name(season, table_name(season, table, words), words)
        taken = {other.channel_id for other in season.tables}
        channel = self._channel(season)
        thread = await self._find_thread(channel, name, taken)
        return str((thread or await self._new_thread(channel, name, note(name))).id)

    async def announce(self, season: Season, what: Announcement) -> str | None:
        """Post something about a season; return the post if one had to be made for it.

        What was posted before a restart, but not remembered, is not posted again.
        """
        words = words_in(season.language)
        pictures = []
        if what is Announcement.FINISHED:
            pictures = await draw_standings(self._services, season, season.groups, words)
        view = self._message(season, what, pictures)
        channel = self._channel(season)
        if isinstance(channel, discord.ForumChannel) and await self._has_no_post(season):
            name = self._thread_name(season, "", words)
            thread = await self._find_thread(channel, name, set())
            return str((thread or await self._new_thread(channel, name, view)).id)
        place = self._services.get_partial_messageable(int(season.post_id or season.channel_id))
        mark = _mark(season, what)
        view.children[0].id = mark
        try:
            if await posted_before(place, mark, season.opened_at) is None:
                files = attached(pictures)
                pinged = season.still_playing if what is Announcement.NOTICE else []
                users = [discord.Object(int(user)) for user in pinged[:MAX_MENTIONS]]
                mentions = discord.AllowedMentions(everyone=False, roles=False, users=users)
                await place.send(
                    view=view, files=files, nonce=f"season-{mark}", allowed_mentions=mentions
                )
        except (discord.Forbidden, discord.NotFound) as refused:
            raise _refusal(refused) from refused
        return None

    async def publish(self, season: Season, channel_id: str) -> None:
        """Post the standings of every group in a channel."""
        place = self._services.get_partial_messageable(int(channel_id))
        words, page = words_in(season.language), self._services.web.season_page(season.id)
        for group in season.groups or [None]:
            pictures = []
            if group is not None:
                pictures = await draw_standings(self._services, season, [group], words)
            view = standings_message(season, group, words, page, pictures, public=True)
            await place.send(view=view, files=attached(pictures), allowed_mentions=NOBODY)

    def _message(
        self, season: Season, what: Announcement, pictures: Sequence[AttachedPicture]
    ) -> Layout:
        words, page = words_in(season.language), self._services.web.season_page(season.id)
        match what:
            case Announcement.SIGN_UP:
                return season_message(season, words, page)
            case Announcement.STARTED:
                return started_message(season, words, page)
            case Announcement.ROUND:
                return round_message(season, words, page)
            case Announcement.NOTICE:
                return notice_message(season, words)
            case Announcement.FINISHED:
                return final_message(season, words, page, pictures)
            case Announcement.CANCELLED:
                return cancelled_message(season, words)

    async def _has_no_post(self, season: Season) -> bool:
        """Return whether a season's post in a forum was not made yet, or has been deleted."""
        if season.post_id is None:
            return True
        try:
            await self._services.fetch_channel(int(season.post_id))
        except discord.NotFound:
            return True
        return False

    async def _find_thread(
        self, channel: _Parent, name: str, taken: Collection[str | None]
    ) -> discord.Thread | None:
        """Return the bot's thread or post of that name which is not ``taken``, if there is one.

        It may have been archived while the bot was not running.
        """

        def is_wanted(thread: discord.Thread) -> bool:
            is_ours = thread.owner_id == self._services.application_id
            return is_ours and thread.name == name and str(thread.id) not in taken

        if found := discord.utils.find(is_wanted, channel.threads):
            return found
        try:
            archived = channel.archived_threads(limit=MAX_ARCHIVED)
            return await discord.utils.find(is_wanted, archived)
        except (discord.Forbidden, discord.NotFound) as refused:
            raise _refusal(refused) from refused

    def _channel(self, season: Season) -> _Parent:
        channel = self._services.get_channel(int(season.channel_id))
        if not isinstance(channel, discord.ForumChannel | discord.TextChannel):
            raise TableError.because("league-no-channel")
        return channel

    def _thread_name(self, season: Season, table: str, words: Catalogue) -> str:
        title = season_title(season, words)
        if not table:
            return tidy(title, NAME_LIMIT)
        room = NAME_LIMIT - length(words.format(dots(("", table))))
        return words.format(dots((tidy(title, room), table)))

    async def _new_thread(self, channel: _Parent, name: str, view: Layout) -> discord.Thread:
        try:
            if isinstance(channel, discord.TextChannel):
                return await channel.create_thread(
                    name=name,
                    type=public_thread_type(channel),
                    auto_archive_duration=ARCHIVE_AFTER,
                )
            tags = [*channel.available_tags[:1]] if channel.flags.require_tag else []
            made = await channel.create_thread(
                name=name, view=view, applied_tags=tags, auto_archive_duration=ARCHIVE_AFTER
            )
        except (discord.Forbidden, discord.NotFound) as refused:
            raise _refusal(refused) from refused
        return made.thread


def _mark(season: Season, what: Announcement) -> int:
    """Return the id of a component that marks a post: the same until the post is remembered.

    Notices and draws come once a round; while others are not remembered, a new round may begin.
    """
    when = season.round if what in (Announcement.NOTICE, Announcement.ROUND) else 0
    key = f"season-{season.id}-{what}-{when}"
    return 1 << 30 | zlib.crc32(key.encode()) >> 2  # above all that Discord assigns


def _refusal(refused: discord.Forbidden | discord.NotFound) -> TableError:
    gone = isinstance(refused, discord.NotFound)
    return TableError.because("league-no-channel" if gone else "error-thread-forbidden")
