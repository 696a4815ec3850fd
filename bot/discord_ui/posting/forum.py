"""Keep a forum's post in line with its table: tags, the result card, and closing it."""

from __future__ import annotations

import logging
from collections.abc import Callable

import discord

from bot.discord_ui.common.interactions import NOBODY, Services
from bot.discord_ui.common.layout import Layout
from bot.discord_ui.common.pictures import AttachedPicture
from bot.presentation.forum_tags import MAX_APPLIED, is_ours, tags_of
from bot.tables.domain.table import ENDED, Table

log = logging.getLogger(__name__)


class ForumPosts:
    """Change the posts of tables; tables in other channels are left alone."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def update(
        self,
        table: Table,
        result: Callable[[AttachedPicture | None], Layout] | None = None,
        poster: AttachedPicture | None = None,
    ) -> None:
        """Set the tags of a table's post; close it if the table has ended.

        ``result`` composes what replaces the first message, with the poster unless Discord refuses
        it. A refusal is logged: it costs no move.
        """
        post = self._post(table)
        if post is None:
            return
        forum = post.parent
        assert isinstance(forum, discord.ForumChannel)
        places = tags_of(table, [tag.name for tag in forum.available_tags])
        own = [forum.available_tags[place] for place in places]
        others = [tag for tag in post.applied_tags if not is_ours(tag.name)]
        tags = [*own, *others][:MAX_APPLIED]
        if result is not None:
            shown = await _show_result(post, table, result(poster), poster)
            if not shown and poster is not None:
                await _show_result(post, table, result(None), None)
        try:
            if table.status in ENDED:
                await post.edit(applied_tags=tags, archived=True)
            elif {tag.id for tag in tags} != {tag.id for tag in post.applied_tags}:
                await post.edit(applied_tags=tags)
        except discord.HTTPException as refused:
            log.info("forum.post.failed", extra={"table": table.id, "refused": refused.code})

    def _post(self, table: Table) -> discord.Thread | None:
        channel = self._services.get_channel(int(table.channel_id))
        is_post = isinstance(channel, discord.Thread) and isinstance(
            channel.parent, discord.ForumChannel
        )
        return channel if is_post and isinstance(channel, discord.Thread) else None


async def _show_result(
    post: discord.Thread, table: Table, result: Layout, poster: AttachedPicture | None
) -> bool:
    """Replace a post's first message by the result; return whether Discord accepts it."""
    files = [] if poster is None else poster.files()
    try:
        first = post.get_partial_message(post.id)
        await first.edit(view=result, attachments=files, allowed_mentions=NOBODY)
    except discord.HTTPException as refused:
        log.info("forum.result.failed", extra={"table": table.id, "refused": refused.code})
        return False
    return True
