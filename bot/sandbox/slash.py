"""Fill in a slash command as a user's client does, and refuse what it would refuse."""

from __future__ import annotations

import mimetypes
from collections.abc import Mapping
from typing import Any, Final

from discord import Permissions

from bot.sandbox import limits, payloads, permissions
from bot.sandbox.content import Attachment
from bot.sandbox.model import Channel, Role, User
from bot.sandbox.validate import commands as rules

Json = dict[str, Any]
Upload = tuple[str, bytes]
"""A file to send with a command: its name and its bytes."""


class CannotDo(Exception):
    """A user's client does not allow this.

    ``word`` names the sentence of it, with its ``figures``, where the page has one in four
    languages.
    """

    def __init__(self, text: str, word: str | None = None, **figures: str | float) -> None:
        super().__init__(text)
        self.word = word
        self.figures = figures


class NotAllowed(CannotDo):
    """The user lacks the permission for it."""


class Slash:
    """One command being filled in by one user in one channel."""

    def __init__(self, user: User, channel: Channel, commands: list[Json], text: str) -> None:
        self._user = user
        self._channel = channel
        self._words = text.split()
        self.resolved: Json = {}
        self.command, self._path, self._options = self._find(commands)
        require_here(user, channel, self.command, f"/{self._words[0]}")

    def _called(self, item: Json, word: str) -> bool:
        names = item.get("name_localizations") or {}
        return word in (item["name"], names.get(self._user.locale))

    def _find(self, commands: list[Json]) -> tuple[Json, list[Json], list[Json]]:
        """Return the command, its subcommands, and the options to fill in."""
        slash_commands = [command for command in commands if command["type"] == 1]
        command = next((c for c in slash_commands if self._called(c, self._words[0])), None)
        if command is None:
            names = ", ".join(sorted(c["name"] for c in slash_commands)) or "none"
            raise CannotDo(f"no command /{self._words[0]}; there are: {names}")
        path: list[Json] = []
        options: list[Json] = command.get("options") or []
        for word in self._words[1:]:
            nested = [o for o in options if o["type"] in (rules.SUBCOMMAND, rules.GROUP)]
            subcommand = next((o for o in nested if self._called(o, word)), None)
            if subcommand is None:
                names = ", ".join(o["name"] for o in nested) or "none"
                raise CannotDo(f"/{' '.join(self._words)}: no {word!r}; there are: {names}")
            path.append(subcommand)
            options = subcommand.get("options") or []
        if any(option["type"] in (rules.SUBCOMMAND, rules.GROUP) for option in options):
            names = ", ".join(option["name"] for option in options)
            raise CannotDo(f"/{' '.join(self._words)} needs one of: {names}")
        return command, path, options

    def data(self, values: Mapping[str, Any], focus: str | None = None) -> Json:
        """Return the interaction's data.

        Args:
            values: what is typed into each option, by its name.
            focus: the option still being typed, when this is an autocomplete.

        Raises:
            CannotDo: on a missing, unknown or wrong value.
        """
        given = dict(values)
        filled = []
        for option in self._options:
            name = next((name for name in given if self._called(option, name)), None)
            if name is not None:
                value = given.pop(name)
                focused = focus is not None and self._called(option, focus)
                filled.append(self._fill(option, value, focused=focused))
            elif option.get("required") and focus is None:
                raise CannotDo(f"/{' '.join(self._words)}: option {option['name']!r} is required")
        if given:
            names = ", ".join(option["name"] for option in self._options) or "none"
            raise CannotDo(f"/{' '.join(self._words)}: no option {[*given]}; there are: {names}")
        for step in reversed(self._path):
            filled = [{"type": step["type"], "name": step["name"], "options": filled}]
        body: Json = {"id": self.command["id"], "name": self.command["name"], "type": 1}
        body["options"] = filled
        if self.resolved:
            body["resolved"] = self.resolved
        if "guild_id" in self.command:
            body["guild_id"] = self.command["guild_id"]
        return body

    def focusable(self, name: str) -> Json:
        """Return the option with that name, which must offer autocomplete."""
        for option in self._options:
            if self._called(option, name):
                if not option.get("autocomplete"):
                    raise CannotDo(f"option {name!r} has no autocomplete")
                return option
        raise CannotDo(f"no option {name!r}")

    def _fill(self, option: Json, value: Any, *, focused: bool) -> Json:
        filled: Json = {"type": option["type"], "name": option["name"]}
        if focused:
            return {**filled, "value": str(value), "focused": True}
        if option.get("choices"):
            value = self._choice(option, value)
        return {**filled, "value": TYPES[option["type"]](self, option, value)}

    def _refused(self, option: Json, problem: str, word: str, **figures: str | float) -> CannotDo:
        """Return why a value does not fit, with the option's name in the reader's language."""
        names = option.get("name_localizations") or {}
        name = str(names.get(self._user.locale, option["name"]))
        return CannotDo(f"option {option['name']!r} {problem}", word, name=name, **figures)

    def _choice(self, option: Json, value: Any) -> Any:
        for choice in option["choices"]:
            names = choice.get("name_localizations") or {}
            if value in (choice["value"], choice["name"], names.get(self._user.locale)):
                return choice["value"]
        names = [choice["name"] for choice in option["choices"]]
        raise self._refused(option, f"takes one of {names}, not {value!r}", "notOffered")

    def _string(self, option: Json, value: Any) -> str:
        low, high = option.get("min_length") or 0, option.get("max_length") or limits.STRING_OPTION
        if not isinstance(value, str) or not low <= len(value) <= high:
            problem = f"takes {low} to {high} characters: {value!r}"
            raise self._refused(option, problem, "takesLength", low=low, high=high)
        return value

    def _integer(self, option: Json, value: Any) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise self._refused(option, f"takes a whole number: {value!r}", "takesWhole")
        self._in_range(option, value)
        return value

    def _number(self, option: Json, value: Any) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self._refused(option, f"takes a number: {value!r}", "takesNumber")
        self._in_range(option, value)
        return value

    def _in_range(self, option: Json, value: float) -> None:
        low = option.get("min_value", -limits.SAFE_INTEGER)
        high = option.get("max_value", limits.SAFE_INTEGER)
        if not low <= value <= high:
            problem = f"takes {low} to {high}: {value!r}"
            raise self._refused(option, problem, "takesRange", low=low, high=high)

    def _boolean(self, option: Json, value: Any) -> bool:
        if not isinstance(value, bool):
            raise self._refused(option, f"takes true or false: {value!r}", "notOffered")
        return value

    def _thing(self, option: Json, value: Any) -> str:
        """Return the id of a user, role, channel or file, and add it to `resolved`."""
        if option["type"] == rules.ATTACHMENT and isinstance(value, tuple):
            value = self._upload(value)
        thing: User | Role | Channel | Attachment = value
        if not isinstance(thing, THINGS[option["type"]]):
            raise CannotDo(f"option {option['name']!r} does not take {value!r}")
        kinds = option.get("channel_types")
        if isinstance(thing, Channel) and kinds and thing.type not in kinds:
            raise CannotDo(f"option {option['name']!r} does not take channel {thing.name!r}")
        add_resolved(self.resolved, thing, self._channel)
        return str(thing.id)

    def _upload(self, upload: Upload) -> Attachment:
        name, data = upload
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        world = self._user.world
        attachment = world.new_attachment(name, data, kind)
        world.attachments[attachment.id] = attachment
        return attachment


def require_here(user: User, channel: Channel, command: Json, called: str) -> None:
    """Check that a client offers a command to a user in a channel.

    Raises:
        CannotDo: the command does not exist in such a channel.
        NotAllowed: the user may not use it there.
    """
    here = 0 if channel.guild else 1
    contexts, private = command.get("contexts"), command.get("dm_permission", True)
    if (contexts is not None and here not in contexts) or (here == 1 and not private):
        raise CannotDo(f"{called} does not exist here")
    if channel.guild is None:
        return
    if not permissions.can(user, channel, "use_application_commands"):
        raise NotAllowed(f"{user.name} may not use commands in {channel.name}")
    needed = command.get("default_member_permissions")
    if needed is None:
        return
    have = permissions.in_channel(user, channel)
    bits = int(needed) or permissions.ADMINISTRATOR
    if have & permissions.ADMINISTRATOR == 0 and have & bits != bits:
        names = [name for name, on in Permissions(bits & ~have) if on]
        raise NotAllowed(f"{user.name} needs {names} for {called}")


def add_resolved(
    resolved: Json, value: User | Role | Channel | Attachment, channel: Channel
) -> None:
    """Add the object of an id to the `resolved` part of an interaction's data."""
    key = str(value.id)
    if isinstance(value, User):
        resolved.setdefault("users", {})[key] = payloads.user(value)
        guild = channel.guild
        if guild and value.id in guild.members:
            member = payloads.member(guild.members[value.id], with_user=False)
            member["permissions"] = str(permissions.in_channel(value, channel))
            resolved.setdefault("members", {})[key] = member
    elif isinstance(value, Role):
        resolved.setdefault("roles", {})[key] = payloads.role(value)
    elif isinstance(value, Attachment):
        resolved.setdefault("attachments", {})[key] = payloads.attachment(value)
    else:
        have = permissions.in_channel(channel.world.me, value)
        entry = {**payloads.channel(value), "permissions": str(have)}
        resolved.setdefault("channels", {})[key] = entry


THINGS: Final[dict[int, tuple[type, ...]]] = {
    rules.USER: (User,),
    rules.CHANNEL: (Channel,),
    rules.ROLE: (Role,),
    rules.MENTIONABLE: (User, Role),
    rules.ATTACHMENT: (Attachment,),
}
TYPES: Final = {
    rules.STRING: Slash._string,
    rules.INTEGER: Slash._integer,
    rules.BOOLEAN: Slash._boolean,
    rules.NUMBER: Slash._number,
    **dict.fromkeys(THINGS, Slash._thing),
}
