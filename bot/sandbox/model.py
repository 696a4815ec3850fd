"""Guilds, channels, users and messages: the sandbox's state, without transport."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from discord import Permissions

from bot.sandbox.clock import time_of_id
from bot.sandbox.content import Content
from bot.sandbox.flags import bits
from bot.sandbox.limits import TIMEOUT_S

if TYPE_CHECKING:
    from bot.sandbox.keyboard import Keyboard
    from bot.sandbox.world import World

Json = dict[str, Any]


@dataclass(eq=False)
class User:
    """A person or the bot; one account across all guilds."""

    world: World
    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False
    accepts_dms: bool = True
    zone: str = ""
    """The time zone of their client; empty if unknown."""
    own_setup: bool = False
    """Whether locale and zone are the user's own choice, not copied from another browser."""
    emoji: dict[int, str] = field(default_factory=dict)
    """Of the bot: the names of its application's emoji."""

    @property
    def mention(self) -> str:
        """Return the text that mentions this user."""
        return f"<@{self.id}>"

    def at(self, channel: Channel) -> Keyboard:
        """Return this person's client in a channel they can see."""
        return self.world.keyboard(self, channel)

    @property
    def dm(self) -> Channel:
        """Return the private channel of this person and the bot."""
        return self.world.dm_with(self)

    def __repr__(self) -> str:
        return f"<User {self.name}>"


@dataclass(eq=False)
class Role:
    """A role of a guild; the one with the guild's id is @everyone."""

    guild: Guild
    id: int
    name: str
    permissions: int
    managed: bool = False


@dataclass(eq=False)
class Membership:
    """A user's membership of one guild."""

    user: User
    joined_at: float
    roles: list[Role] = field(default_factory=list)
    nick: str | None = None


@dataclass(eq=False)
class Guild:
    """A server with its roles, members and channels."""

    world: World
    id: int
    name: str
    owner: User
    locale: str = "en-US"
    invited_by: User | None = None
    """Who invited the bot, for the audit log; ``None`` for the owner."""
    file_bytes: int = 0
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Membership] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)

    @property
    def everyone(self) -> Role:
        """Return the role that every member has."""
        return self.roles[self.id]

    @property
    def bot_role(self) -> Role:
        """Return the role that the bot got on invitation; tests may change its permissions."""
        return next(role for role in self.roles.values() if role.managed)

    def add_text_channel(self, name: str) -> Channel:
        """Add a text channel that everybody can see."""
        return self.world.add_text_channel(self, name)

    def add_forum(self, name: str, *tags: str) -> Channel:
        """Add a forum that everybody can see, with these tags for its posts."""
        return self.world.add_forum(self, name, tags)

    def add_role(self, name: str, permissions: Permissions | int = 0) -> Role:
        """Add a role."""
        return self.world.add_role(self, name, bits(permissions))

    def add_member(
        self,
        person: str | User,
        *,
        locale: str = "en-US",
        permissions: Permissions | int | None = None,
        roles: tuple[Role, ...] = (),
        nick: str | None = None,
    ) -> User:
        """Add a member.

        Args:
            person: a name for a new user, or a user who is already in another guild.
            locale: the language of their client (new users only).
            permissions: what they may do beyond @everyone, as a role of their own.
            roles: further roles.
            nick: their name in this guild.
        """
        return self.world.add_member(
            self, person, locale=locale, permissions=bits(permissions), roles=roles, nick=nick
        )

    def __repr__(self) -> str:
        return f"<Guild {self.name}>"


@dataclass(eq=False)
class Channel:
    """A text channel, a forum, a thread or a private channel."""

    world: World
    id: int
    name: str
    type: int
    guild: Guild | None = None
    everything: list[Message] = field(default_factory=list)
    overwrites: dict[int, tuple[int, int]] = field(default_factory=dict)
    deleted: bool = False
    thread: Thread | None = None
    recipient: User | None = None
    tags: dict[int, str] = field(default_factory=dict)
    """Of a forum: the names of the tags for its posts."""

    @property
    def mention(self) -> str:
        """Return the text that links to this channel."""
        return f"<#{self.id}>"

    @property
    def messages(self) -> list[Message]:
        """Return what everybody in the channel sees, oldest first."""
        return [message for message in self.everything if message.only_for is None]

    def visible_to(self, user: User) -> list[Message]:
        """Return what one user sees, with their ephemeral messages, oldest first."""
        return [m for m in self.everything if m.only_for is None or m.only_for is user]

    def find(self, message_id: int) -> Message | None:
        """Return a message by id, ephemeral ones included."""
        return next((m for m in reversed(self.everything) if m.id == message_id), None)

    @property
    def threads(self) -> list[Channel]:
        """Return the threads of this channel, oldest first."""
        return self.world.threads_of(self)

    def set_permissions(
        self,
        who: User | Role,
        *,
        allow: Permissions | int = 0,
        deny: Permissions | int = 0,
    ) -> None:
        """Set the overwrite of a role or a member in this channel."""
        self.overwrites[who.id] = bits(allow), bits(deny)
        self.world.channel_changed(self)

    def delete(self) -> None:
        """Delete the channel as an administrator would."""
        self.world.delete_channel(self)

    def wait_for(
        self, wanted: Callable[[Message], object], timeout: float = TIMEOUT_S
    ) -> Awaitable[Message]:
        """Wait for a message, ephemeral or not, that satisfies `wanted`; return the newest.

        Raises:
            TimeoutError: when none came in `timeout` seconds.
        """
        return self._wait_for(wanted, timeout)

    async def _wait_for(self, wanted: Callable[[Message], object], seconds: float) -> Message:
        async with asyncio.timeout(seconds):
            while True:
                changed = self.world.next_change(self)
                for message in reversed(self.everything):
                    if wanted(message):
                        return message
                await changed

    def __repr__(self) -> str:
        return f"<Channel {self.name}>"


@dataclass(eq=False)
class Thread:
    """The thread part of a channel; times in seconds, the archive delay in minutes."""

    parent: Channel
    owner: User
    created_at: float
    last_activity: float
    auto_archive: int = 1440
    archived: bool = False
    locked: bool = False
    archived_at: float = 0.0
    slowmode: int = 0
    applied_tags: list[int] = field(default_factory=list)
    """Of a forum's post: its tags."""
    members: dict[int, float] = field(default_factory=dict)


@dataclass(eq=False)
class Message(Content):
    """A message; `revisions` keeps its texts before each edit."""

    channel: Channel
    id: int
    author: User
    type: int = 0
    nonce: str | int | None = None
    only_for: User | None = None
    edited_at: float | None = None
    mentions: list[User] = field(default_factory=list)
    mentioned_roles: list[Role] = field(default_factory=list)
    mentions_everyone: bool = False
    reference: Json | None = None
    interaction: Json | None = None
    thread: Channel | None = None
    deleted: bool = False
    revisions: list[str] = field(default_factory=list)

    @property
    def created_at(self) -> float:
        """Return the time in seconds since 1970."""
        return time_of_id(self.id)

    @property
    def link(self) -> str:
        """Return the message's URL, as clients copy it."""
        guild = self.channel.guild.id if self.channel.guild else "@me"
        return f"https://discord.com/channels/{guild}/{self.channel.id}/{self.id}"

    def __repr__(self) -> str:
        return f"<Message {self.id} in {self.channel.name}: {self.text[:60]!r}>"
