"""What users can do on the page; each action returns plain data, or raises an error."""

from __future__ import annotations

import zoneinfo
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from bot.sandbox import limits
from bot.sandbox.flags import TEXT_CHANNEL
from bot.sandbox.model import Channel, Message, Role, User
from bot.sandbox.page import visible
from bot.sandbox.page.host import Refused
from bot.sandbox.page.trace import trace
from bot.sandbox.replies import Choices, Reply
from bot.sandbox.rest.call import as_id
from bot.sandbox.slash import CannotDo
from bot.sandbox.validate import commands as rules

if TYPE_CHECKING:
    from bot.sandbox.page.tab import Tab

Json = dict[str, Any]
Action = Callable[["Tab", Json], Awaitable[Json]]

MAX_PEOPLE: Final = 25
MAX_CHANNELS: Final = 60
MAX_JUMP_S: Final = 90 * 86400.0
MAX_NAME_LENGTH: Final = 32


class Unknown(Exception):
    """The message, channel or person does not exist, or the user must not see it."""


def _number(asked: Json, name: str) -> int:
    return as_id(str(asked.get(name, "")))


def _channel(tab: Tab, asked: Json, name: str = "channel") -> Channel:
    channel = tab.world.channels.get(_number(asked, name))
    if channel is None or not visible.can_see(tab.user, channel):
        raise Unknown("channel")
    return channel


def _message(tab: Tab, asked: Json) -> Message:
    message = _channel(tab, asked).find(_number(asked, "message"))
    if message is None or message.only_for not in (None, tab.user):
        raise Unknown("message")
    return message


def _outcome(tab: Tab, reply: Reply) -> Json:
    """Return the form to fill in, if any; messages arrive as they change."""
    if reply.modal is None:
        return {}
    tab.forms[str(reply.interaction.id)] = reply
    return {"form": str(reply.interaction.id), "modal": reply.modal}


# Looking.


async def arrive(tab: Tab, asked: Json) -> Json:
    """Set the locale and zone of the tab's person by their browser, unless they have chosen.

    Other people of whom nothing is known get the same: most sandboxes are used in one browser.
    """
    locale, zone = str(asked.get("locale", "")), str(asked.get("zone", ""))
    near = (known for known in sorted(limits.LOCALES) if known[:2] == locale[:2])
    spoken = locale if locale in limits.LOCALES else next(near, "en-US")
    if zone in zoneinfo.available_timezones():
        for user in tab.world.users.values():
            mine = user is tab.user and not user.own_setup
            if mine or not (user.zone or user.bot):
                user.locale, user.zone, user.own_setup = spoken, zone, mine
                tab.world.changed(user)
    return {}


async def look(tab: Tab, asked: Json) -> Json:
    """Return the latest messages of a channel, or earlier ones."""
    channel = _channel(tab, asked)
    return visible.history(tab.user, channel, _number(asked, "before") or None)


async def commands(tab: Tab, asked: Json) -> Json:
    """Return the commands that can be typed in a channel."""
    book = tab.core.commands
    return {"commands": visible.commands(tab.user, _channel(tab, asked), book)}


async def welcome(tab: Tab, _: Json) -> Json:
    """Return the cards of the welcome page."""
    return tab.host.welcome(tab.user)


# Talking to the bot.


async def say(tab: Tab, asked: Json) -> Json:
    """Write an ordinary message."""
    text = str(asked.get("text", "")).strip()
    if not 0 < len(text) <= limits.CONTENT:
        raise CannotDo(f"a message has 1 to {limits.CONTENT} characters, not {len(text)}")
    tab.user.at(_channel(tab, asked)).say(text)
    return {}


async def slash(tab: Tab, asked: Json) -> Json:
    """Send a slash command."""
    channel, path = _channel(tab, asked), str(asked.get("path", ""))
    values = _values(tab, channel, path, asked)
    return _outcome(tab, await tab.user.at(channel).slash(path, values))


async def complete(tab: Tab, asked: Json) -> Json:
    """Return the bot's suggestions for an option that is being typed."""
    channel, path = _channel(tab, asked), str(asked.get("path", ""))
    option, typed = str(asked.get("option", "")), str(asked.get("typed", ""))
    values = _values(tab, channel, path, asked)
    values.pop(option, None)
    found: Choices = await tab.user.at(channel).autocomplete(path, option, typed, values)
    return {"choices": [[label, value] for label, value in found]}


def _values(tab: Tab, channel: Channel, path: str, asked: Json) -> Json:
    """Convert what was typed into the options to their types."""
    kinds = {name: option["type"] for name, option in _options(tab, channel, path).items()}
    given = asked.get("options")
    values = given if isinstance(given, dict) else {}
    return {name: _value(tab, channel, kinds.get(name), value) for name, value in values.items()}


def _options(tab: Tab, channel: Channel, path: str) -> dict[str, Json]:
    """Return the options of a command by name."""
    listed = visible.commands(tab.user, channel, tab.core.commands)
    command = next((c for c in listed if c["path"] == path), None)
    if command is None:
        raise CannotDo(f"there is no command /{path} here")
    return {option["name"]: option for option in command["options"]}


def _value(tab: Tab, channel: Channel, kind: int | None, value: Any) -> Any:
    try:
        match kind:
            case rules.INTEGER:
                return int(value)
            case rules.NUMBER:
                return float(value)
            case rules.BOOLEAN:
                return value in (True, "true")
            case rules.USER | rules.ROLE | rules.MENTIONABLE | rules.CHANNEL:
                return _thing(tab, channel, str(value))
    except (ValueError, TypeError, OverflowError):
        return value  # what the option takes is said where it is filled in
    return value


def _thing(tab: Tab, channel: Channel, text: str) -> User | Role | Channel:
    """Find a person, channel or role by id; a person of the server by name too."""
    name = text.removeprefix("@").casefold()
    for member in channel.guild.members.values() if channel.guild else ():
        if member.user.name.casefold() == name:
            return member.user
    number = as_id(text)
    roles = channel.guild.roles if channel.guild else {}
    places: tuple[dict[int, Any], ...] = (tab.world.users, tab.world.channels, roles)
    for place in places:
        if found := place.get(number):
            thing: User | Role | Channel = found
            return thing
    raise Unknown("thing")


async def press(tab: Tab, asked: Json) -> Json:
    """Press a button."""
    message = _message(tab, asked)
    hands = tab.user.at(message.channel)
    return _outcome(tab, await hands.click(str(asked.get("id")), message=message))


async def choose(tab: Tab, asked: Json) -> Json:
    """Choose from a menu."""
    message, name = _message(tab, asked), str(asked.get("id"))
    menu = next((m for m in message.selects() if m.custom_id == name), None)
    if menu is None:
        raise Unknown("menu")
    given = asked.get("values")
    texts = [str(value) for value in given] if isinstance(given, list) else []
    own = bool(menu.options)
    values = [text if own else _thing(tab, message.channel, text) for text in texts]
    hands = tab.user.at(message.channel)
    return _outcome(tab, await hands.select(name, *values, message=message))


async def submit(tab: Tab, asked: Json) -> Json:
    """Submit a form."""
    reply = tab.forms.get(str(asked.get("form")))
    if reply is None:
        raise Unknown("form")
    channel = reply.interaction.channel
    fields = asked.get("fields")
    answer = await tab.user.at(channel).submit_modal(
        fields if isinstance(fields, dict) else {}, to=reply
    )
    tab.forms.pop(str(asked["form"]), None)
    return _outcome(tab, answer)


# Being somebody.


async def be(tab: Tab, asked: Json) -> Json:
    """Become another person."""
    tab.become(_number(asked, "person"))
    return {}


async def person(tab: Tab, asked: Json) -> Json:
    """Change a person, or add one."""
    name = " ".join(str(asked.get("name", "")).split())
    locale, zone = str(asked.get("locale", "")), str(asked.get("zone", ""))
    others = [user for user in tab.world.users.values() if str(user.id) != asked.get("person")]
    if not 0 < len(name) <= MAX_NAME_LENGTH or not name.isprintable():
        raise Refused("the name", "nameLength", most=MAX_NAME_LENGTH)
    if name in [user.name for user in others]:
        raise Refused("the name", "nameTaken", name=name)
    if locale not in limits.LOCALES or (zone and zone not in zoneinfo.available_timezones()):
        raise Refused(f"{locale}, {zone}")
    user = tab.world.users.get(_number(asked, "person"))
    if user is None:
        tab.need_whole()
        if len(tab.world.users) > MAX_PEOPLE:
            raise Refused("people", "manyPeople", most=MAX_PEOPLE)
        user = tab.guild.add_member(name, locale=locale)
    elif user.bot or (tab.only is not None and user is not tab.user):
        raise Unknown("person")
    user.name, user.locale, user.zone, user.own_setup = name, locale, zone, True
    tab.world.changed(user)
    return {"person": str(user.id)}


async def channel(tab: Tab, asked: Json) -> Json:
    """Add a text channel."""
    tab.need_whole()
    name = "-".join(str(asked.get("name", "")).split())[: limits.CHANNEL_NAME]
    if not name or not name.isprintable():
        raise Refused("the name", "channelNeedsName")
    if sum(each.type == TEXT_CHANNEL for each in tab.world.channels.values()) >= MAX_CHANNELS:
        raise Refused("channels", "manyChannels", most=MAX_CHANNELS)
    return {"channel": str(tab.guild.add_text_channel(name).id)}


async def begin(tab: Tab, asked: Json) -> Json:
    """Do what a card offers, and return invitation links for others."""
    wish = asked.get("wish")
    begun = await tab.host.begin(tab.user, wish if isinstance(wish, dict) else {})
    links = [{"name": each.name, "path": tab.link(each, begun.channel)} for each in begun.invited]
    return {"channel": str(begun.channel.id), "links": links}


# Time, and tools for developers.


async def jump(tab: Tab, asked: Json) -> Json:
    """Advance the clock by some seconds, or until something is due."""
    tab.need_whole()
    clock = tab.world.clock
    if asked.get("to") == "notice":
        due = await tab.host.next_notice()
        if due is None:
            raise Refused("nothing is due", "nothingDue")
        seconds = max(0.0, due - clock.now()) + 1
    else:
        given = asked.get("seconds")
        seconds = float(given) if isinstance(given, int | float) and given is not True else 0.0
    if not 0 < seconds <= MAX_JUMP_S:
        raise Refused(f"time goes ahead by up to {MAX_JUMP_S / 86400:.0f} days")
    clock.advance(seconds)
    tab.world.archive_idle_threads()
    tab.world.changed()
    return {"seconds": seconds}


async def show_trace(tab: Tab, _: Json) -> Json:
    """Return the requests of the last interaction."""
    tab.need_whole()
    return trace(tab.core)


async def position(tab: Tab, asked: Json) -> Json:
    """Return the position in a channel as text."""
    return {"text": await tab.host.position(tab.user, _channel(tab, asked))}


async def reload(tab: Tab, _: Json) -> Json:
    """Reload painters and texts."""
    tab.need_whole()
    return {"text": await tab.host.reload(tab.user)}


ACTIONS: Final[dict[str, Action]] = {
    "arrive": arrive,
    "look": look,
    "commands": commands,
    "welcome": welcome,
    "say": say,
    "slash": slash,
    "complete": complete,
    "press": press,
    "choose": choose,
    "submit": submit,
    "be": be,
    "person": person,
    "channel": channel,
    "begin": begin,
    "jump": jump,
    "trace": show_trace,
    "position": position,
    "reload": reload,
}
