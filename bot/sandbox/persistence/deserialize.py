"""Rebuild a world from stored plain data."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.sandbox.content import Attachment
from bot.sandbox.flags import LOADING
from bot.sandbox.model import Channel, Guild, Membership, Message, Role, Thread, User
from bot.sandbox.persistence.serialize import MESSAGE, THREAD
from bot.sandbox.world import World

Json = dict[str, Any]
Things = Mapping[str, Sequence[tuple[int, Json]]]
"""Plain data by kind, in the order of ids."""
Bytes = Callable[[int], bytes | None]
"""Returns a file by its id."""


def fill_world(world: World, me: int, things: Things, file: Bytes) -> None:
    """Fill an empty world; messages that were still "thinking" are dropped.

    Args:
        world: one with nobody but the bot.
        me: the bot's id.
        things: what :func:`~bot.sandbox.persistence.serialize.to_plain` described.
        file: where the bytes of attachments come from.

    Raises:
        KeyError, TypeError, ValueError: something is not what it should be.
    """
    world.users.clear()
    world.me.id = me
    for number, data in things.get("user", ()):
        user = world.me if number == me else User(world, number, data["name"])
        for name, value in data.items():
            setattr(user, name, value)
        world.users[number] = user
    for number, data in things.get("guild", ()):
        world.guilds[number] = _guild(world, number, data)
    channels = things.get("channel", ())
    for number, data in channels:
        world.channels[number] = _channel(world, number, data)
    for number, data in channels:
        if data["thread"] is not None:
            world.channels[number].thread = _thread(world, data["thread"])
    for number, data in things.get("message", ()):
        message = _message(world, number, data, file)
        if not message.loading:
            message.channel.everything.append(message)
            world.remember_nonce(message)
    last = max((number for rows in things.values() for number, _ in rows), default=0)
    world.new_id.after(last)


def _guild(world: World, number: int, data: Json) -> Guild:
    users = world.users
    guild = Guild(world, number, data["name"], users[data["owner"]], data["locale"])
    if data["invited_by"] is not None:
        guild.invited_by = users[data["invited_by"]]
    guild.file_bytes = data["file_bytes"]
    for role, name, permissions, managed in data["roles"]:
        guild.roles[role] = Role(guild, role, name, permissions, managed)
    for user, joined_at, roles, nick in data["members"]:
        own = [guild.roles[role] for role in roles]
        guild.members[user] = Membership(users[user], joined_at, own, nick)
    return guild


def _channel(world: World, number: int, data: Json) -> Channel:
    guild = None if data["guild"] is None else world.guilds[data["guild"]]
    channel = Channel(world, number, data["name"], data["type"], guild)
    if data["recipient"] is not None:
        channel.recipient = world.users[data["recipient"]]
    channel.overwrites = {who: (allow, deny) for who, allow, deny in data["overwrites"]}
    channel.tags = dict(data.get("tags", ()))
    if guild is not None:
        guild.channels[number] = channel
    return channel


def _thread(world: World, data: Json) -> Thread:
    parent, owner = world.channels[data["parent"]], world.users[data["owner"]]
    thread = Thread(parent, owner, data["created_at"], data["last_activity"])
    for name in THREAD:
        setattr(thread, name, data.get(name, getattr(thread, name)))
    thread.members = dict(data["members"])
    return thread


def _message(world: World, number: int, data: Json, file: Bytes) -> Message:
    channel = world.channels[data["channel"]]
    message = Message(channel, number, world.users[data["author"]])
    for name in MESSAGE:
        setattr(message, name, data[name])
    if data["only_for"] is not None:
        message.only_for = world.users[data["only_for"]]
    message.mentions = [world.users[user] for user in data["mentions"]]
    if channel.guild is not None:
        message.mentioned_roles = [channel.guild.roles[role] for role in data["mentioned_roles"]]
    message.thread = None if data["thread"] is None else world.channels.get(data["thread"])
    if not message.flags & LOADING:
        message.attachments = [_attachment(world, each, file) for each in data["attachments"]]
    return message


def _attachment(world: World, data: Json, file: Bytes) -> Attachment:
    """Return an attachment; it is not served if its bytes have been deleted."""
    content = file(data["id"])
    attachment = Attachment(data=content or b"", **data)
    if content is not None:
        world.attachments[attachment.id] = attachment
    return attachment
