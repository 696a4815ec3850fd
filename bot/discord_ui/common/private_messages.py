"""Keep one private answer per user and channel, so that they do not pile up below a board."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, TypeAlias

import discord
from discord import ui

from bot.discord_ui.common.layout import Layout

log = logging.getLogger(__name__)

MAX_REMEMBERED = 2000
"""Number of private answers that can still be replaced."""
QUESTION_ACTS = ("m:", "page:", "sure:", "pick-m:", "pick-page:")
"""What the control ids of a question to a player begin with."""
IN_USE_ACTS = (*QUESTION_ACTS, "w:")
"""The same of a message the user still works with: a question, or a what-if."""

PrivateMessage: TypeAlias = discord.InteractionMessage | discord.WebhookMessage


class PrivateMessages:
    """Deletes a user's earlier private answer in a channel when it is followed by another.

    Questions and what-ifs are kept apart from what is only looked at: looking something up does not
    close the question that the user is about to answer. Answers with files stay.
    """

    def __init__(self) -> None:
        self._latest: OrderedDict[
            tuple[int, int | None, bool], tuple[discord.Interaction[Any], PrivateMessage]
        ] = OrderedDict()

    async def replace_earlier(
        self,
        interaction: discord.Interaction[Any],
        message: PrivateMessage,
        view: Layout,
        files: Sequence[discord.File],
    ) -> None:
        """Remember the answer to a press on a public message, and delete the one before it."""
        if not all(file.filename.endswith(".png") for file in files):
            return
        in_use = any(_has_act(item, IN_USE_ACTS) for item in view.walk_children())
        key = interaction.user.id, interaction.channel_id, in_use
        earlier = self._latest.pop(key, None)
        self._latest[key] = interaction, message
        if len(self._latest) > MAX_REMEMBERED:
            self._latest.popitem(last=False)
        if earlier is None or earlier[0].is_expired():
            return
        try:
            await earlier[1].delete()
        except discord.HTTPException as refused:  # they have dismissed it
            log.debug("private_message.delete.failed", extra={"status": refused.status})


def is_question(item: ui.Item[Any]) -> bool:
    """Return whether a control belongs to a question to a player."""
    return _has_act(item, QUESTION_ACTS)


def _has_act(item: ui.Item[Any], acts: tuple[str, ...]) -> bool:
    custom_id = getattr(item, "custom_id", None) or ""
    return custom_id.startswith(acts)
