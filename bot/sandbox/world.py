"""The world: everything that exists on the loopback Discord, and all changes to it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from bot.sandbox import payloads
from bot.sandbox.changes import Changes
from bot.sandbox.clock import Clock, Snowflakes
from bot.sandbox.content import Attachment
from bot.sandbox.flags import (
    BOT_PERMISSIONS,
    DM_CHANNEL,
    FORUM_CHANNEL,
    LOADING,
    PERSON_PERMISSIONS,
    PUBLIC_THREAD,
    TEXT_CHANNEL,
)
from bot.sandbox.model import Channel, Guild, Membership, Message, Role, Thread, User

if TYPE_CHECKING:
    from bot.sandbox.keyboard import Keyboard

Json = dict[str, Any]
Emit = Callable[[str, Json, Guild | None], None]

THREAD_CREATED, REPLY = 18, 19


def _to_nobody(_event: str, _data: Json, _guild: Guild | None) -> None:
    """Discard events while no gateway is attached."""


class World(Changes):
    """Guilds, users, channels and messages, and the events that their changes cause."""

    def __init__(self, clock: Clock, bot_name: str) -> None:
        super().__init__()
        self.clock = clock
        self.new_id = Snowflakes(clock)
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.attachments: dict[int, Attachment] = {}
        self.by_nonce: dict[str, Message] = {}
        """The bot's messages by nonce."""
        self.cdn = ""
        self.emit: Emit = _to_nobody
        self.keyboard: Callable[[User, Channel], Keyboard]
        self.me = self.add_user(bot_name, bot=True)

    # People and guilds.

    def add_user(self, name: str, *, locale: str = "en-US", bot: bool = False) -> User:
        """Create an account."""
        user = User(self, self.new_id(), name, locale, bot)
        self.users[user.id] = user
        self.changed(user)
        return user

    def add_guild(self, name: str, *, locale: str = "en-US", owner: User | None = None) -> Guild:
        """Create a guild and invite the bot to it."""
        owner = owner or self.add_user(f"{name} owner")
        guild = Guild(self, self.new_id(), name, owner, locale)
        guild.roles[guild.id] = Role(guild, guild.id, "@everyone", PERSON_PERMISSIONS.value)
        self.guilds[guild.id] = guild
        self._join(guild, owner)
        bot_role = Role(guild, self.new_id(), self.me.name, BOT_PERMISSIONS.value, managed=True)
        guild.roles[bot_role.id] = bot_role
        self._join(guild, self.me, [bot_role])
        self.emit("GUILD_CREATE", payloads.guild(guild), guild)
        self.changed(guild)
        return guild

    def remove_guild(self, guild: Guild) -> None:
        """Remove the bot from a guild."""
        del self.guilds[guild.id]
        for channel in guild.channels.values():
            channel.deleted = True
            del self.channels[channel.id]
            self.changed(channel, gone=True)
        self.emit("GUILD_DELETE", {"id": str(guild.id)}, guild)
        self.changed(guild, gone=True)

    def _join(self, guild: Guild, user: User, roles: list[Role] | None = None) -> Membership:
        membership = Membership(user, self.clock.now(), roles or [])
        guild.members[user.id] = membership
        return membership

    def add_role(self, guild: Guild, name: str, permissions: int) -> Role:
        """Create a role in a guild."""
        role = Role(guild, self.new_id(), name, permissions)
        guild.roles[role.id] = role
        data = {"guild_id": str(guild.id), "role": payloads.role(role)}
        self.emit("GUILD_ROLE_CREATE", data, guild)
        self.changed(guild)
        return role

    def add_member(
        self,
        guild: Guild,
        person: str | User,
        *,
        locale: str,
        permissions: int,
        roles: tuple[Role, ...],
        nick: str | None,
    ) -> User:
        """Add a new or known user to a guild."""
        user = self.add_user(person, locale=locale) if isinstance(person, str) else person
        own = [self.add_role(guild, f"{user.name}'s", permissions)] if permissions else []
        membership = self._join(guild, user, [*roles, *own])
        membership.nick = nick
        data = {**payloads.member(membership), "guild_id": str(guild.id)}
        self.emit("GUILD_MEMBER_ADD", data, guild)
        self.changed(guild)
        return user

    def dm_with(self, user: User) -> Channel:
        """Return the private channel of the bot and a user, and create it on first use."""
        for channel in self.channels.values():
            if channel.recipient is user:
                return channel
        channel = Channel(self, self.new_id(), user.name, DM_CHANNEL, recipient=user)
        self.channels[channel.id] = channel
        self.changed(channel)
        return channel

    # Channels and threads.

    def add_text_channel(self, guild: Guild, name: str) -> Channel:
        """Create a text channel."""
        channel = Channel(self, self.new_id(), name, TEXT_CHANNEL, guild)
        self._enter(guild, channel)
        self.emit("CHANNEL_CREATE", payloads.channel(channel), guild)
        return channel

    def add_forum(self, guild: Guild, name: str, tags: Sequence[str]) -> Channel:
        """Create a forum with tags."""
        channel = Channel(self, self.new_id(), name, FORUM_CHANNEL, guild)
        channel.tags = {self.new_id(): tag for tag in tags}
        self._enter(guild, channel)
        self.emit("CHANNEL_CREATE", payloads.channel(channel), guild)
        return channel

    def create_post(
        self, forum: Channel, name: str, owner: User, minutes: int, tags: Sequence[int]
    ) -> Channel:
        """Open a post in a forum; its first message, with the same id, is sent next."""
        assert forum.guild is not None
        now = self.clock.now()
        post = Channel(self, self.new_id(), name, PUBLIC_THREAD, forum.guild)
        post.thread = Thread(forum, owner, now, now, minutes, members={owner.id: now})
        post.thread.applied_tags = list(tags)
        self._enter(forum.guild, post)
        created = {**payloads.channel(post), "newly_created": True}
        self.emit("THREAD_CREATE", created, forum.guild)
        return post

    def _enter(self, guild: Guild, channel: Channel) -> None:
        guild.channels[channel.id] = channel
        self.channels[channel.id] = channel
        self.changed(channel)

    def channel_changed(self, channel: Channel) -> None:
        """Announce a changed channel or thread."""
        event = "THREAD_UPDATE" if channel.thread else "CHANNEL_UPDATE"
        self.emit(event, payloads.channel(channel), channel.guild)
        self.changed(channel)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads."""
        assert channel.guild is not None
        for thread in self.threads_of(channel):
            self.delete_channel(thread)
        channel.deleted = True
        del self.channels[channel.id]
        data = payloads.channel(channel)
        del channel.guild.channels[channel.id]
        event = "THREAD_DELETE" if channel.thread else "CHANNEL_DELETE"
        self.emit(event, data, channel.guild)
        self.changed(channel, gone=True)

    def threads_of(self, channel: Channel) -> list[Channel]:
        """Return the threads of a channel, oldest first."""
        return [c for c in self.channels.values() if c.thread and c.thread.parent is channel]

    def create_thread(
        self, parent: Channel, name: str, owner: User, minutes: int, start: Message | None = None
    ) -> Channel:
        """Open a public thread, from a message if `start` is given."""
        assert parent.guild is not None
        now = self.clock.now()
        thread = Channel(
            self, start.id if start else self.new_id(), name, PUBLIC_THREAD, parent.guild
        )
        thread.thread = Thread(parent, owner, now, now, minutes, members={owner.id: now})
        self._enter(parent.guild, thread)
        created = {**payloads.channel(thread), "newly_created": True}
        self.emit("THREAD_CREATE", created, parent.guild)
        if start:
            start.thread = thread
            self._announce("MESSAGE_UPDATE", start)
        else:
            note = Message(parent, self.new_id(), owner, THREAD_CREATED, content=name)
            self.post(note)
        return thread

    def archive(self, channel: Channel, archived: bool) -> None:
        """Archive a thread, or unarchive it."""
        assert channel.thread is not None
        channel.thread.archived = archived
        channel.thread.archived_at = self.clock.now()
        channel.thread.last_activity = self.clock.now()
        self.channel_changed(channel)

    def archive_idle_threads(self) -> None:
        """Archive every thread that has been idle for its archive delay."""
        for channel in list(self.channels.values()):
            thread = channel.thread
            if thread is None or thread.archived:
                continue
            if self.clock.now() - thread.last_activity >= thread.auto_archive * 60:
                self.archive(channel, True)

    def set_thread_member(self, channel: Channel, user: User, present: bool) -> None:
        """Add a user to a thread, or remove them."""
        assert channel.thread is not None
        members = channel.thread.members
        assert channel.guild is not None
        data: Json = {"id": str(channel.id), "guild_id": str(channel.guild.id)}
        if present and user.id not in members:
            members[user.id] = self.clock.now()
            data["added_members"] = [payloads.thread_member(channel, user.id)]
        elif not present and user.id in members:
            del members[user.id]
            data["removed_member_ids"] = [str(user.id)]
        else:
            return
        self.emit("THREAD_MEMBERS_UPDATE", {**data, "member_count": len(members)}, channel.guild)
        self.changed(channel)

    # Messages.

    def new_attachment(
        self, filename: str, data: bytes, content_type: str, alt: str = ""
    ) -> Attachment:
        """Create a file with an unguessable URL; it is served once it is in `attachments`.

        A number alone could be guessed: it is little more than the millisecond.
        """
        number = self.new_id()
        url = f"{self.cdn}/attachments/{number}/{secrets.token_urlsafe(16)}/{filename}"
        return Attachment(number, filename, data, url, content_type, alt)

    def post(self, message: Message) -> Message:
        """Add a message to its channel, and unarchive its thread."""
        channel = message.channel
        thread = channel.thread
        if thread and thread.archived:
            self.archive(channel, False)
        if thread:
            thread.last_activity = self.clock.now()
        channel.everything.append(message)
        self.remember_nonce(message)
        self._announce("MESSAGE_CREATE", message)
        return message

    def remember_nonce(self, message: Message) -> None:
        """Note a message's nonce: a message with the same one is not posted again."""
        if message.nonce is not None and message.author is self.me:
            self.by_nonce[str(message.nonce)] = message

    def edited(self, message: Message) -> None:
        """Announce an edit; filling in a "thinking" message does not count as one."""
        if message.flags & LOADING:
            message.flags &= ~LOADING
        else:
            message.edited_at = self.clock.now()
        self._announce("MESSAGE_UPDATE", message)

    def _announce(self, event: str, message: Message) -> None:
        if message.only_for is None:
            self.emit(event, payloads.message_event(message), message.channel.guild)
        self.changed(message)

    def delete_message(self, message: Message) -> None:
        """Remove a message."""
        message.deleted = True
        message.channel.everything.remove(message)
        guild = message.channel.guild
        data: Json = {"id": str(message.id), "channel_id": str(message.channel.id)}
        if guild:
            data["guild_id"] = str(guild.id)
        if message.only_for is None:
            self.emit("MESSAGE_DELETE", data, guild)
        self.changed(message, gone=True)
