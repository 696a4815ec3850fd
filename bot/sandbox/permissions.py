"""Compute permissions as Discord does: roles, then channel overwrites."""

from __future__ import annotations

from discord import Permissions

from bot.sandbox.errors import ApiError
from bot.sandbox.model import Channel, Guild, User

ALL = Permissions.all().value
ADMINISTRATOR = Permissions(administrator=True).value
VIEW = Permissions(view_channel=True).value
IN_DM = Permissions(
    view_channel=True,
    send_messages=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
    add_reactions=True,
    use_application_commands=True,
    external_emojis=True,
    mention_everyone=True,
).value


def in_guild(user: User, guild: Guild) -> int:
    """Return a member's permissions before channel overwrites; 0 if they are not a member."""
    membership = guild.members.get(user.id)
    if membership is None:
        return 0
    if guild.owner is user:
        return ALL
    total = guild.everyone.permissions
    for role in membership.roles:
        total |= role.permissions
    return ALL if total & ADMINISTRATOR else total


def in_channel(user: User, channel: Channel) -> int:
    """Return a user's permissions in a channel; a thread has its parent's."""
    if channel.guild is None:
        return IN_DM if user.bot or channel.recipient is user else 0
    if channel.thread:
        return in_channel(user, channel.thread.parent)
    guild = channel.guild
    total = in_guild(user, guild)
    if total == ALL or user.id not in guild.members:
        return total
    allow, deny = channel.overwrites.get(guild.id, (0, 0))
    total = (total & ~deny) | allow
    of_roles = [channel.overwrites.get(role.id, (0, 0)) for role in guild.members[user.id].roles]
    for _, deny in of_roles:
        total &= ~deny
    for allow, _ in of_roles:
        total |= allow
    allow, deny = channel.overwrites.get(user.id, (0, 0))
    total = (total & ~deny) | allow
    return total if total & VIEW else 0


def can(user: User, channel: Channel, *names: str) -> bool:
    """Return whether a user has all of the named permissions in a channel."""
    have = in_channel(user, channel)
    return all(have & Permissions.VALID_FLAGS[name] for name in names)


def require(user: User, channel: Channel, *names: str) -> None:
    """Raise an error if a user lacks a permission.

    Raises:
        ApiError: 50001 when the channel is out of sight, 50013 when a permission is missing.
    """
    if not can(user, channel, "view_channel"):
        raise ApiError(50001)
    if not can(user, channel, *names):
        raise ApiError(50013)
