"""What a world lets go of, so that its folder stays small."""

from __future__ import annotations

from collections.abc import Iterator

from bot.sandbox.model import Channel, Message
from bot.sandbox.world import World

MESSAGES = 400
"""The latest so many of a channel stay."""
PRIVATE = 86400.0
"""Seconds after which what only one person saw is gone."""
BYTES = 150_000_000
"""Of files, in all channels together."""
WITH_FILES = 20
"""The latest so many messages of a channel keep their files whatever they weigh."""


def forgotten(world: World) -> list[Message]:
    """The messages that have had their time."""
    return [message for channel in world.channels.values() for message in _old(channel)]


def _old(channel: Channel) -> Iterator[Message]:
    now = channel.world.clock.now()
    surplus = len(channel.everything) - MESSAGES
    for place, message in enumerate(channel.everything):
        private = message.only_for is not None and now - message.created_at > PRIVATE
        if place < surplus or private:
            yield message


def too_heavy(world: World) -> list[int]:
    """The files that go, the oldest first, where all together weigh too much."""
    by_age = sorted(
        (message.id, place, each)
        for channel in world.channels.values()
        for place, message in enumerate(reversed(channel.everything))
        for each in (attachment.id for attachment in message.attachments)
    )
    weights = {number: each.size for number, each in world.attachments.items()}
    weight = sum(weights.get(number, 0) for _, _, number in by_age)
    dropped = []
    for _, place, number in by_age:
        if weight <= BYTES:
            break
        if place >= WITH_FILES and number in weights:
            weight -= weights[number]
            dropped.append(number)
    return dropped
