"""Drop old messages and files, so that a sandbox's folder stays small."""

from __future__ import annotations

from bot.sandbox.model import Channel, Message
from bot.sandbox.world import World

MAX_MESSAGES = 400
"""Public messages kept per channel, and as many private ones."""
MAX_PRIVATE_AGE_S = 86400.0
"""Seconds after which a private message is dropped."""
MAX_FILE_BYTES = 150_000_000
"""Total size of all files."""
MESSAGES_WITH_FILES = 20
"""Messages per channel whose files are kept, whatever their size; the latest ones."""


def messages_to_drop(world: World) -> list[Message]:
    """Return the messages to drop: all that are old, except public ones that can still be used."""
    return [message for channel in world.channels.values() for message in _old(channel)]


def _old(channel: Channel) -> list[Message]:
    now = channel.world.clock.now()
    private = [message for message in channel.everything if message.only_for is not None]
    latest = set(private[-MAX_MESSAGES:])
    expired = [m for m in private if m not in latest or now - m.created_at > MAX_PRIVATE_AGE_S]
    return [*(m for m in channel.messages[:-MAX_MESSAGES] if not _in_use(m)), *expired]


def _in_use(message: Message) -> bool:
    """Return whether a public message has controls, such as the board of a running table."""
    if message.only_for is not None:
        return False
    pressable = any(each.custom_id and not each.disabled for each in message.buttons())
    return pressable or any(not each.disabled for each in message.selects())


def files_to_drop(world: World) -> list[int]:
    """Return the files to drop, oldest first, if all together exceed the size limit."""
    kept = {message for channel in world.channels.values() for message in _with_files(channel)}
    by_age = sorted(
        (message.id, attachment.id, message in kept)
        for channel in world.channels.values()
        for message in channel.everything
        for attachment in message.attachments
    )
    sizes = {number: each.size for number, each in world.attachments.items()}
    total = sum(sizes.get(number, 0) for _, number, _ in by_age)
    dropped = []
    for _, number, stays in by_age:
        if total <= MAX_FILE_BYTES:
            break
        if not stays and number in sizes:
            total -= sizes[number]
            dropped.append(number)
    return dropped


def _with_files(channel: Channel) -> list[Message]:
    """Return the messages that keep their files: public ones in use, and the latest."""
    private = [message for message in channel.everything if message.only_for is not None]
    in_use = [message for message in channel.messages if _in_use(message)]
    return [*channel.messages[-MESSAGES_WITH_FILES:], *private[-MESSAGES_WITH_FILES:], *in_use]
