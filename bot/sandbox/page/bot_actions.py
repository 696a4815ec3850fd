"""The actions that reach the bot: messages, commands, components and forms."""

from __future__ import annotations

from typing import Any

from bot.sandbox import limits
from bot.sandbox.model import Channel, Role, User
from bot.sandbox.page import visible
from bot.sandbox.page.visitor import Unknown, Visitor
from bot.sandbox.replies import Choices, Reply
from bot.sandbox.rest.call import as_id
from bot.sandbox.slash import CannotDo
from bot.sandbox.validate import commands as rules

Json = dict[str, Any]


def _outcome(visitor: Visitor, reply: Reply) -> Json:
    """Return the form to fill in, if any; messages arrive as they change."""
    if reply.modal is None:
        return {}
    visitor.forms[str(reply.interaction.id)] = reply
    return {"form": str(reply.interaction.id), "modal": reply.modal}


async def say(visitor: Visitor, request: Json) -> Json:
    """Write an ordinary message."""
    text = str(request.get("text", "")).strip()
    if not 0 < len(text) <= limits.CONTENT:
        raise CannotDo(f"a message has 1 to {limits.CONTENT} characters, not {len(text)}")
    visitor.user.at(visitor.find_channel(request)).say(text)
    return {}


async def slash(visitor: Visitor, request: Json) -> Json:
    """Send a slash command."""
    channel, path = visitor.find_channel(request), str(request.get("path", ""))
    values = _values(visitor, channel, path, request)
    return _outcome(visitor, await visitor.user.at(channel).slash(path, values))


async def complete(visitor: Visitor, request: Json) -> Json:
    """Return the bot's suggestions for an option that is being typed."""
    channel, path = visitor.find_channel(request), str(request.get("path", ""))
    option, typed = str(request.get("option", "")), str(request.get("typed", ""))
    values = _values(visitor, channel, path, request)
    values.pop(option, None)
    found: Choices = await visitor.user.at(channel).autocomplete(path, option, typed, values)
    return {"choices": [[label, value] for label, value in found]}


def _values(visitor: Visitor, channel: Channel, path: str, request: Json) -> Json:
    """Convert what was typed into the options to their types."""
    kinds = {name: option["type"] for name, option in _options(visitor, channel, path).items()}
    given = request.get("options")
    values = given if isinstance(given, dict) else {}
    return {
        name: _value(visitor, channel, kinds.get(name), value) for name, value in values.items()
    }


def _options(visitor: Visitor, channel: Channel, path: str) -> dict[str, Json]:
    """Return the options of a command by name."""
    listed = visible.commands(visitor.user, channel, visitor.core.commands)
    command = next((c for c in listed if c["path"] == path), None)
    if command is None:
        raise CannotDo(f"there is no command /{path} here")
    return {option["name"]: option for option in command["options"]}


def _value(visitor: Visitor, channel: Channel, kind: int | None, value: Any) -> Any:
    try:
        match kind:
            case rules.INTEGER:
                return int(value)
            case rules.NUMBER:
                return float(value)
            case rules.BOOLEAN:
                return value in (True, "true")
            case rules.USER | rules.ROLE | rules.MENTIONABLE | rules.CHANNEL:
                return _thing(visitor, channel, str(value))
    except (ValueError, TypeError, OverflowError):
        return value  # what the option takes is said where it is filled in
    return value


def _thing(visitor: Visitor, channel: Channel, text: str) -> User | Role | Channel:
    """Find a person, channel or role by id; a person of the server by name too."""
    name = text.removeprefix("@").casefold()
    for member in channel.guild.members.values() if channel.guild else ():
        if member.user.name.casefold() == name:
            return member.user
    number = as_id(text)
    roles = channel.guild.roles if channel.guild else {}
    places: tuple[dict[int, Any], ...] = (visitor.world.users, visitor.world.channels, roles)
    for place in places:
        if found := place.get(number):
            thing: User | Role | Channel = found
            return thing
    raise Unknown("thing")


async def press(visitor: Visitor, request: Json) -> Json:
    """Press a button."""
    message = visitor.find_message(request)
    keyboard = visitor.user.at(message.channel)
    return _outcome(visitor, await keyboard.click(str(request.get("id")), message=message))


async def choose(visitor: Visitor, request: Json) -> Json:
    """Choose from a menu."""
    message, name = visitor.find_message(request), str(request.get("id"))
    menu = next((m for m in message.selects() if m.custom_id == name), None)
    if menu is None:
        raise Unknown("menu")
    given = request.get("values")
    texts = [str(value) for value in given] if isinstance(given, list) else []
    own = bool(menu.options)
    values = [text if own else _thing(visitor, message.channel, text) for text in texts]
    keyboard = visitor.user.at(message.channel)
    return _outcome(visitor, await keyboard.select(name, *values, message=message))


async def context_menu(visitor: Visitor, request: Json) -> Json:
    """Choose a command in the menu of a message, or else of a person."""
    channel = visitor.find_channel(request)
    find = visitor.find_message if "message" in request else visitor.find_person
    keyboard = visitor.user.at(channel)
    return _outcome(visitor, await keyboard.choose(str(request.get("name")), find(request)))


async def submit(visitor: Visitor, request: Json) -> Json:
    """Submit a form."""
    reply = visitor.forms.get(str(request.get("form")))
    if reply is None:
        raise Unknown("form")
    channel = reply.interaction.channel
    fields = request.get("fields")
    answer = await visitor.user.at(channel).submit_modal(
        fields if isinstance(fields, dict) else {}, to=reply
    )
    visitor.forms.pop(str(request["form"]), None)
    return _outcome(visitor, answer)
