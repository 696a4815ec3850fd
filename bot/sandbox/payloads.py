"""Convert the model to the JSON of Discord's API."""

from __future__ import annotations

from typing import Any

from bot.sandbox import permissions, widgets
from bot.sandbox.clock import iso_time
from bot.sandbox.content import Attachment
from bot.sandbox.empty_guild import default_settings, empty_collections
from bot.sandbox.flags import FORUM_CHANNEL, PUBLIC_THREAD
from bot.sandbox.limits import FILE_BYTES
from bot.sandbox.model import Channel, Guild, Membership, Message, Role, User

Json = dict[str, Any]


def user(who: User) -> Json:
    """Return a user object."""
    return {
        "id": str(who.id),
        "username": who.name,
        "global_name": None if who.bot else who.name,
        "discriminator": "0000" if who.bot else "0",
        "avatar": None,
        "bot": who.bot,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def member(of: Membership, *, with_user: bool = True) -> Json:
    """Return a member object."""
    body: Json = {
        "nick": of.nick,
        "roles": [str(role.id) for role in of.roles],
        "joined_at": iso_time(of.joined_at),
        "premium_since": None,
        "communication_disabled_until": None,
        "avatar": None,
        "banner": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }
    return {**body, "user": user(of.user)} if with_user else body


def member_in(who: User, channel: Channel) -> Json:
    """Return a member object with their permissions in a channel."""
    assert channel.guild is not None
    body = member(channel.guild.members[who.id])
    return {**body, "permissions": str(permissions.in_channel(who, channel))}


def role(of: Role) -> Json:
    """Return a role object."""
    return {
        "id": str(of.id),
        "name": of.name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": 0 if of.id == of.guild.id else 1,
        "permissions": str(of.permissions),
        "managed": of.managed,
        "mentionable": False,
        "flags": 0,
    }


def guild(of: Guild) -> Json:
    """Return a guild object as in GUILD_CREATE, with channels, threads and the bot as a member."""
    me = of.members[of.world.me.id]
    channels = list(of.channels.values())
    return {
        **default_settings(),
        **empty_collections(),
        "id": str(of.id),
        "name": of.name,
        "owner_id": str(of.owner.id),
        "roles": [role(each) for each in of.roles.values()],
        "preferred_locale": of.locale,
        "joined_at": iso_time(me.joined_at),
        "large": False,
        "unavailable": False,
        "member_count": len(of.members),
        "members": [member(me)],
        "channels": [channel(each) for each in channels if not each.thread],
        "threads": [channel(each) for each in channels if each.thread and not each.thread.archived],
    }


def thread_member(of: Channel, user_id: int) -> Json:
    """Return a thread member object."""
    assert of.thread is not None
    joined = iso_time(of.thread.members[user_id])
    return {"id": str(of.id), "user_id": str(user_id), "join_timestamp": joined, "flags": 0}


def _thread(of: Channel) -> Json:
    assert of.guild is not None
    assert of.thread is not None
    thread = of.thread
    body: Json = {
        "parent_id": str(thread.parent.id),
        "owner_id": str(thread.owner.id),
        "message_count": len(of.messages),
        "total_message_sent": len(of.messages),
        "member_count": len(thread.members),
        "rate_limit_per_user": thread.slowmode,
        "flags": 0,
        "thread_metadata": {
            "archived": thread.archived,
            "archive_timestamp": iso_time(thread.archived_at or thread.created_at),
            "auto_archive_duration": thread.auto_archive,
            "locked": thread.locked,
            "create_timestamp": iso_time(thread.created_at),
        },
    }
    me = of.world.me.id
    if thread.parent.type == FORUM_CHANNEL:
        body["applied_tags"] = [str(tag) for tag in thread.applied_tags]
    if me in thread.members:
        body["member"] = thread_member(of, me)
    return body


def channel(of: Channel) -> Json:
    """Return a channel object: text channel, forum, thread or private channel."""
    last = next((m.id for m in reversed(of.everything) if m.only_for is None), None)
    body: Json = {
        "id": str(of.id),
        "type": of.type,
        "last_message_id": None if last is None else str(last),
        "flags": 0,
    }
    if of.guild is None:
        assert of.recipient is not None
        return {**body, "recipients": [user(of.recipient)]}
    body |= {"guild_id": str(of.guild.id), "name": of.name}
    if of.type == PUBLIC_THREAD:
        return {**body, **_thread(of)}
    overwrites = [
        {
            "id": str(target),
            "type": 0 if target in of.guild.roles else 1,
            "allow": str(allow),
            "deny": str(deny),
        }
        for target, (allow, deny) in of.overwrites.items()
    ]
    if of.type == FORUM_CHANNEL:
        body |= _forum(of)
    return {
        **body,
        "position": list(of.guild.channels).index(of.id),
        "parent_id": None,
        "topic": None,
        "nsfw": False,
        "rate_limit_per_user": 0,
        "permission_overwrites": overwrites,
    }


def _forum(of: Channel) -> Json:
    tags = [
        {"id": str(tag), "name": name, "moderated": False, "emoji_id": None, "emoji_name": None}
        for tag, name in of.tags.items()
    ]
    return {
        "available_tags": tags,
        "default_reaction_emoji": None,
        "default_sort_order": None,
        "default_forum_layout": 0,
    }


def attachment(of: Attachment) -> Json:
    """Return an attachment object."""
    body: Json = {
        "id": str(of.id),
        "filename": of.filename,
        "size": of.size,
        "url": of.url,
        "proxy_url": of.url,
        "content_type": of.content_type,
        "ephemeral": of.ephemeral,
        "flags": 0,
    }
    if of.description:
        body["description"] = of.description
    if of.pixels:
        body["width"], body["height"] = of.pixels
    return body


def _listed(of: Message) -> list[Attachment]:
    """Return the listed files of a message: without those that an embed or a component shows."""
    used = {item["url"] for item, _ in widgets.media(of.components)}
    used |= {slot.get("url") or slot.get("icon_url") for slot in widgets.embed_media(of.embeds)}
    return [each for each in of.attachments if each.url not in used]


def message(of: Message) -> Json:
    """Return a message object."""
    body: Json = {
        "id": str(of.id),
        "type": of.type,
        "channel_id": str(of.channel.id),
        "author": user(of.author),
        "content": of.content,
        "timestamp": iso_time(of.created_at),
        "edited_timestamp": None if of.edited_at is None else iso_time(of.edited_at),
        "tts": False,
        "mention_everyone": of.mentions_everyone,
        "mentions": [user(each) for each in of.mentions],
        "mention_roles": [str(each.id) for each in of.mentioned_roles],
        "attachments": [attachment(each) for each in _listed(of)],
        "embeds": of.embeds,
        "components": of.components,
        "pinned": False,
        "flags": of.flags,
    }
    if of.author.bot:
        body["application_id"] = str(of.author.id)
    if of.nonce is not None:
        body["nonce"] = of.nonce
    if of.reference is not None:
        body["message_reference"] = of.reference
        target = of.channel.find(int(of.reference["message_id"]))
        body["referenced_message"] = message(target) if target else None
    if of.interaction is not None:
        body["webhook_id"] = str(of.author.id)
        body["interaction_metadata"] = of.interaction
    if of.thread is not None:
        body["thread"] = channel(of.thread)
    return body


def message_event(of: Message) -> Json:
    """Return a message object as the gateway sends it."""
    body = message(of)
    if of.channel.guild is not None:
        body["guild_id"] = str(of.channel.guild.id)
        body["member"] = member(of.channel.guild.members[of.author.id], with_user=False)
    return body


def file_limit(of: Guild | None) -> int:
    """Return the maximum size of a file in a guild, in bytes."""
    return (of.file_bytes if of else 0) or FILE_BYTES
