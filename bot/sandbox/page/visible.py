"""Convert what one person sees of the world to Discord's JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.sandbox import payloads, permissions
from bot.sandbox.commands import CommandBook
from bot.sandbox.context_menus import MESSAGE_COMMAND, USER_COMMAND
from bot.sandbox.model import Channel, Message, User
from bot.sandbox.slash import CannotDo, Slash, require_here
from bot.sandbox.validate.commands import GROUP, SUBCOMMAND
from bot.sandbox.world import World

Json = dict[str, Any]

PAGE_SIZE: Final = 40
"""Number of messages shown at once."""


def person_json(user: User) -> Json:
    """Return a person, with the language and time zone of their client."""
    return {
        "id": str(user.id),
        "name": user.name,
        "bot": user.bot,
        "locale": user.locale,
        "zone": user.zone,
    }


def people(world: World) -> list[Json]:
    """Return all people, the bot last."""
    return [person_json(user) for user in sorted(world.users.values(), key=lambda user: user.bot)]


def can_see(user: User, channel: Channel) -> bool:
    """Return whether a channel is in a person's list."""
    return not channel.deleted and permissions.can(user, channel, "view_channel")


def can_see_file(user: User, file_id: int) -> bool:
    """Return whether a person can see a message that has this file."""
    return any(
        attachment.id == file_id
        for channel in user.world.channels.values()
        if can_see(user, channel)
        for message in channel.visible_to(user)
        for attachment in message.attachments
    )


def channel_json(channel: Channel) -> Json:
    """Return a channel as the list of channels shows it."""
    thread, guild = channel.thread, channel.guild
    return {
        "id": str(channel.id),
        "type": channel.type,
        "name": channel.name if guild else channel.world.me.name,
        "guild": None if guild is None else {"id": str(guild.id), "name": guild.name},
        "parent": None if thread is None else str(thread.parent.id),
        "archived": thread is not None and thread.archived,
        "last": str(channel.everything[-1].id) if channel.everything else str(channel.id),
    }


def channels(user: User) -> list[Json]:
    """Return all channels a person can see, oldest first."""
    return [channel_json(each) for each in user.world.channels.values() if can_see(user, each)]


def message_json(message: Message) -> Json:
    """Return a message, and whether only one person can see it."""
    return {**payloads.message(message), "private": message.only_for is not None}


def history(user: User, channel: Channel, before: int | None) -> Json:
    """Return the latest messages of a channel, or those before one of them."""
    visible = [m for m in channel.visible_to(user) if before is None or m.id < before]
    return {
        "channel": str(channel.id),
        "messages": [message_json(each) for each in visible[-PAGE_SIZE:]],
        "more": len(visible) > PAGE_SIZE,
    }


def commands(user: User, where: Channel, book: CommandBook) -> list[Json]:
    """Return the commands a person may type in a channel, in their language.

    Commands below others, such as the verbs of the games, come last.
    """
    available = [c for c in book.available(where.guild) if c["type"] == 1]
    lines = [
        line for command in available for line in _typable_commands(command, (), (), user.locale)
    ]
    allowed = [line for line in lines if _may(user, where, available, line["path"])]
    return sorted(allowed, key=lambda line: " " in line["path"])


def context_menus(user: User, where: Channel, book: CommandBook) -> Json:
    """Return the commands in the menus of a person and of a message, in the user's language."""
    menus: Json = {"person": [], "message": []}
    for command in book.available(where.guild):
        menu = {USER_COMMAND: "person", MESSAGE_COMMAND: "message"}.get(command["type"])
        if menu is None:
            continue
        try:
            require_here(user, where, command, command["name"])
        except CannotDo:
            continue
        label = _localized(command, "name", user.locale)
        menus[menu].append({"name": command["name"], "label": label})
    return menus


def _may(user: User, where: Channel, available: list[Json], path: str) -> bool:
    try:
        Slash(user, where, available, path)
    except CannotDo:
        return False
    return True


def _typable_commands(
    node: Json, path: tuple[str, ...], shown: tuple[str, ...], locale: str
) -> list[Json]:
    path, shown = (*path, node["name"]), (*shown, _localized(node, "name", locale))
    options = node.get("options") or []
    below = [option for option in options if option["type"] in (SUBCOMMAND, GROUP)]
    if below:
        return [line for option in below for line in _typable_commands(option, path, shown, locale)]
    return [
        {
            "id": node.get("id"),
            "path": " ".join(path),
            "name": " ".join(shown),
            "about": _localized(node, "description", locale),
            "options": [_option(option, locale) for option in options],
        }
    ]


LIMITS: Final = ("min_value", "max_value", "min_length", "max_length", "channel_types")


def _option(node: Json, locale: str) -> Json:
    choices = node.get("choices") or []
    return {
        "name": node["name"],
        "label": _localized(node, "name", locale),
        "about": _localized(node, "description", locale),
        "type": node["type"],
        "required": bool(node.get("required")),
        "autocomplete": bool(node.get("autocomplete")),
        "choices": [[_localized(choice, "name", locale), choice["value"]] for choice in choices],
        **{name: node[name] for name in LIMITS if node.get(name) is not None},
    }


def _localized(node: Mapping[str, Any], field: str, locale: str) -> str:
    translations = node.get(f"{field}_localizations") or {}
    return str(translations.get(locale) or node[field])
