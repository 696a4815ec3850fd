"""Send a checked draft as a message of the bot, or edit a message with it."""

from __future__ import annotations

from typing import Any

from bot.sandbox import mentions, widgets
from bot.sandbox.flags import EPHEMERAL, LOADING
from bot.sandbox.model import Channel, Message, User
from bot.sandbox.validate.messages import Draft
from bot.sandbox.world import REPLY, World

Json = dict[str, Any]


def send(
    world: World,
    channel: Channel,
    draft: Draft,
    *,
    only_for: User | None = None,
    interaction: Json | None = None,
    reply_to: Message | None = None,
    number: int | None = None,
) -> Message:
    """Post a message of the bot, and notify whom it mentions.

    Args:
        world: where to post.
        channel: the channel to post in.
        draft: the checked body.
        only_for: the one person who sees it, when it is ephemeral.
        interaction: what made it, when it answers an interaction.
        reply_to: the message it replies to.
        number: its id, if it is not a new one: a post has that of its first message.
    """
    message = Message(
        channel,
        number or world.new_id(),
        world.me,
        REPLY if reply_to else 0,
        flags=draft.flags,
        only_for=only_for if draft.flags & EPHEMERAL else None,
        interaction=interaction,
        nonce=draft.nonce,
    )
    _fill(message, draft)
    if reply_to is not None:
        message.reference = {
            "type": 0,
            "message_id": str(reply_to.id),
            "channel_id": str(channel.id),
            "guild_id": str(channel.guild.id) if channel.guild else None,
        }
    if not message.ephemeral:
        text = widgets.mentionable_text(message.content, message.components)
        replied = reply_to.author if reply_to else None
        mentioned = mentions.resolve(text, channel, world.me, draft.allowed, replied)
        message.mentions, message.mentioned_roles = mentioned.users, mentioned.roles
        message.mentions_everyone = mentioned.everyone
    return world.post(message)


def send_thinking(
    world: World, channel: Channel, flags: int, user: User, interaction: Json
) -> Message:
    """Post the "thinking" message of a deferred response."""
    flags = (flags & EPHEMERAL) | LOADING
    only_for = user if flags & EPHEMERAL else None
    message = Message(
        channel, world.new_id(), world.me, flags=flags, only_for=only_for, interaction=interaction
    )
    return world.post(message)


def edit(world: World, message: Message, draft: Draft) -> Message:
    """Update a message. An edit notifies nobody, not even after "thinking"."""
    if not message.loading:
        message.revisions.append(message.text)
    kept = message.flags & (EPHEMERAL | LOADING)
    message.flags = (draft.flags & ~(EPHEMERAL | LOADING)) | kept
    _fill(message, draft)
    world.edited(message)
    return message


def _fill(message: Message, draft: Draft) -> None:
    message.content = draft.content
    message.embeds = draft.embeds
    message.components = draft.components
    message.attachments = draft.attachments
    for attachment in message.attachments:
        attachment.ephemeral = bool(message.flags & EPHEMERAL)
