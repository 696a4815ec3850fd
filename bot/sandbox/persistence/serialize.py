"""Convert objects of the world to plain data."""

from __future__ import annotations

from typing import Any

from bot.sandbox.changes import Thing
from bot.sandbox.content import Attachment
from bot.sandbox.model import Channel, Guild, Message, Thread, User

Json = dict[str, Any]


def kind_of(thing: Thing) -> str:
    """Return the name of an object's kind."""
    return type(thing).__name__.lower()


def to_plain(thing: Thing) -> Json:
    """Return an object as plain data, with other objects as ids."""
    match thing:
        case User():
            return _user(thing)
        case Guild():
            return _guild(thing)
        case Channel():
            return _channel(thing)
        case Message():
            return _message(thing)


def _user(of: User) -> Json:
    names = ("name", "locale", "bot", "accepts_dms", "zone", "own_setup")
    return {name: getattr(of, name) for name in names}


def _guild(of: Guild) -> Json:
    return {
        "name": of.name,
        "owner": of.owner.id,
        "locale": of.locale,
        "invited_by": None if of.invited_by is None else of.invited_by.id,
        "file_bytes": of.file_bytes,
        "roles": [[r.id, r.name, r.permissions, r.managed] for r in of.roles.values()],
        "members": [
            [m.user.id, m.joined_at, [role.id for role in m.roles], m.nick]
            for m in of.members.values()
        ],
    }


def _channel(of: Channel) -> Json:
    return {
        "name": of.name,
        "type": of.type,
        "guild": None if of.guild is None else of.guild.id,
        "recipient": None if of.recipient is None else of.recipient.id,
        "overwrites": [[number, *bits] for number, bits in of.overwrites.items()],
        "thread": None if of.thread is None else _thread(of.thread),
        "tags": list(map(list, of.tags.items())),
    }


THREAD = (
    "created_at",
    "last_activity",
    "auto_archive",
    "archived",
    "locked",
    "archived_at",
    "slowmode",
    "applied_tags",
)


def _thread(of: Thread) -> Json:
    plain = {name: getattr(of, name) for name in THREAD}
    members = list(map(list, of.members.items()))
    return {**plain, "parent": of.parent.id, "owner": of.owner.id, "members": members}


MESSAGE = (
    "type",
    "content",
    "embeds",
    "components",
    "flags",
    "nonce",
    "edited_at",
    "mentions_everyone",
    "reference",
    "interaction",
)


def _message(of: Message) -> Json:
    plain = {name: getattr(of, name) for name in MESSAGE}
    return {
        **plain,
        "channel": of.channel.id,
        "author": of.author.id,
        "only_for": None if of.only_for is None else of.only_for.id,
        "attachments": [attachment(each) for each in of.attachments],
        "mentions": [user.id for user in of.mentions],
        "mentioned_roles": [role.id for role in of.mentioned_roles],
        "thread": None if of.thread is None else of.thread.id,
    }


ATTACHMENT = ("id", "filename", "url", "content_type", "description", "ephemeral")


def attachment(of: Attachment) -> Json:
    """Return an attachment without its bytes."""
    return {name: getattr(of, name) for name in ATTACHMENT}
