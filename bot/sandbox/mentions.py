"""Determine whom a message notifies, by its text and `allowed_mentions`."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from bot.sandbox import limits, permissions
from bot.sandbox.errors import Path, Problems
from bot.sandbox.model import Channel, Role, User

Json = dict[str, Any]

USER = re.compile(r"<@!?(\d+)>")
ROLE = re.compile(r"<@&(\d+)>")
EVERYONE = re.compile(r"@(?:everyone|here)\b")
KINDS = ("users", "roles", "everyone")


@dataclass
class Mentions:
    """Everyone a message notifies."""

    users: list[User] = field(default_factory=list)
    roles: list[Role] = field(default_factory=list)
    everyone: bool = False


def check(problems: Problems, allowed: object) -> None:
    """Check `allowed_mentions`."""
    path: Path = ("allowed_mentions",)
    if allowed is None:
        return
    if not isinstance(allowed, dict):
        problems.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return
    parse = problems.count((*path, "parse"), allowed.get("parse"), 0, len(KINDS))
    for index, kind in enumerate(parse):
        problems.one_of((*path, "parse", index), kind, KINDS)
    for kind in ("users", "roles"):
        named = problems.count((*path, kind), allowed.get(kind), 0, limits.MENTION_LIST)
        if len(set(map(str, named))) != len(named):
            problems.add((*path, kind), "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set has it already")
        if named and kind in parse:
            problems.add(
                path,
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )


def _passes(allowed: Json | None, kind: str, number: int) -> bool:
    if allowed is None or kind in (allowed.get("parse") or ()):
        return True
    return str(number) in map(str, allowed.get(kind) or ())


def resolve(
    text: str, channel: Channel, author: User, allowed: Json | None, replied: User | None
) -> Mentions:
    """Find whom `text` mentions and may notify, each once."""
    mentioned = Mentions()
    world, guild = channel.world, channel.guild
    ids = [int(match) for match in USER.findall(text)]
    users = [world.users[n] for n in ids if n in world.users and _passes(allowed, "users", n)]
    if replied is not None and (allowed is None or allowed.get("replied_user")):
        users.append(replied)
    mentioned.users = list(dict.fromkeys(users))
    may_ping_all = permissions.can(author, channel, "mention_everyone")
    if guild is not None and may_ping_all:
        numbers = [int(match) for match in ROLE.findall(text)]
        mentioned.roles = [
            guild.roles[n] for n in numbers if n in guild.roles and _passes(allowed, "roles", n)
        ]
    everyone = allowed is None or "everyone" in (allowed.get("parse") or ())
    mentioned.everyone = everyone and may_ping_all and bool(EVERYONE.search(text))
    return mentioned
