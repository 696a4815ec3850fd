"""The actions of users on the page; each returns plain data, or raises an error."""

from __future__ import annotations

import zoneinfo
from collections.abc import Awaitable, Callable
from typing import Any, Final

from bot.sandbox import limits
from bot.sandbox.flags import TEXT_CHANNEL
from bot.sandbox.page import bot_actions, visible
from bot.sandbox.page.host import Refused
from bot.sandbox.page.trace import trace
from bot.sandbox.page.visitor import Unknown, Visitor, number

Json = dict[str, Any]
Action = Callable[[Visitor, Json], Awaitable[Json]]

MAX_PEOPLE: Final = 25
MAX_CHANNELS: Final = 60
MAX_JUMP_S: Final = 90 * 86400.0
MAX_NAME_LENGTH: Final = 32
TRADITIONAL_CHINESE: Final = ("zh-HK", "zh-MO", "zh-Hant")
"""What the languages of browsers begin with that Discord has under another name."""


# Looking.


async def arrive(visitor: Visitor, request: Json) -> Json:
    """Set the locale and zone of the visitor's person by their browser, unless they have chosen.

    Other people of whom nothing is known get the same: most sandboxes are used in one browser.
    """
    locale, zone = str(request.get("locale", "")), str(request.get("zone", ""))
    locale_used = _nearest_locale(locale)
    if zone in zoneinfo.available_timezones():
        for user in visitor.world.users.values():
            mine = user is visitor.user and not user.own_setup
            if mine or not (user.zone or user.bot):
                user.locale, user.zone, user.own_setup = locale_used, zone, mine
                visitor.world.changed(user)
    return {}


def _nearest_locale(locale: str) -> str:
    """Return the locale of Discord that a browser's is closest to."""
    if locale in limits.LOCALES:
        return locale
    if locale.startswith(TRADITIONAL_CHINESE):
        return "zh-TW"
    return next((each for each in sorted(limits.LOCALES) if each[:2] == locale[:2]), "en-US")


async def look(visitor: Visitor, request: Json) -> Json:
    """Return the latest messages of a channel, or earlier ones."""
    channel = visitor.find_channel(request)
    return visible.history(visitor.user, channel, number(request, "before") or None)


async def commands(visitor: Visitor, request: Json) -> Json:
    """Return the commands that can be typed in a channel, and those of its context menus."""
    book, user, channel = visitor.core.commands, visitor.user, visitor.find_channel(request)
    return {
        "commands": visible.commands(user, channel, book),
        "menus": visible.context_menus(user, channel, book),
    }


async def missing(visitor: Visitor, request: Json) -> Json:
    """Return what to do instead of a command that does not exist, if that is known."""
    return {"text": visitor.host.missing_command(visitor.user, str(request.get("typed", "")))}


async def welcome(visitor: Visitor, _: Json) -> Json:
    """Return the cards of the welcome page."""
    return visitor.host.welcome(visitor.user)


# People and channels.


async def be(visitor: Visitor, request: Json) -> Json:
    """Become another person."""
    visitor.become(number(request, "person"))
    return {}


async def person(visitor: Visitor, request: Json) -> Json:
    """Change a person, or add one."""
    name = " ".join(str(request.get("name", "")).split())
    locale, zone = str(request.get("locale", "")), str(request.get("zone", ""))
    others = [
        user for user in visitor.world.users.values() if str(user.id) != request.get("person")
    ]
    if not 0 < len(name) <= MAX_NAME_LENGTH or not name.isprintable():
        raise Refused("the name", "nameLength", most=MAX_NAME_LENGTH)
    if name in [user.name for user in others]:
        raise Refused("the name", "nameTaken", name=name)
    if locale not in limits.LOCALES or (zone and zone not in zoneinfo.available_timezones()):
        raise Refused(f"{locale}, {zone}")
    user = visitor.world.users.get(number(request, "person"))
    if user is None:
        visitor.require_host()
        if len(visitor.world.users) > MAX_PEOPLE:
            raise Refused("people", "manyPeople", most=MAX_PEOPLE)
        user = visitor.guild.add_member(name, locale=locale)
    elif user.bot or (visitor.only is not None and user is not visitor.user):
        raise Unknown("person")
    user.name, user.locale, user.zone, user.own_setup = name, locale, zone, True
    visitor.world.changed(user)
    return {"person": str(user.id)}


async def channel(visitor: Visitor, request: Json) -> Json:
    """Add a text channel."""
    visitor.require_host()
    name = "-".join(str(request.get("name", "")).split())[: limits.CHANNEL_NAME]
    if not name or not name.isprintable():
        raise Refused("the name", "channelNeedsName")
    if sum(each.type == TEXT_CHANNEL for each in visitor.world.channels.values()) >= MAX_CHANNELS:
        raise Refused("channels", "manyChannels", most=MAX_CHANNELS)
    return {"channel": str(visitor.guild.add_text_channel(name).id)}


async def begin(visitor: Visitor, request: Json) -> Json:
    """Do what a card offers, and return invitation links for others."""
    chosen = request.get("chosen")
    begun = await visitor.host.begin(visitor.user, chosen if isinstance(chosen, dict) else {})
    links = [
        {"name": each.name, "path": visitor.link(each, begun.channel)} for each in begun.invited
    ]
    return {"channel": str(begun.channel.id), "links": links}


# Time, and tools for developers.


async def jump(visitor: Visitor, request: Json) -> Json:
    """Advance the clock by some seconds, or until something is due."""
    visitor.require_host()
    clock = visitor.world.clock
    if request.get("to") == "notice":
        due = await visitor.host.next_notice()
        if due is None:
            raise Refused("nothing is due", "nothingDue")
        seconds = max(0.0, due - clock.now()) + 1
    else:
        given = request.get("seconds")
        seconds = float(given) if isinstance(given, int | float) and given is not True else 0.0
    if not 0 < seconds <= MAX_JUMP_S:
        raise Refused(f"time goes ahead by up to {MAX_JUMP_S / 86400:.0f} days")
    clock.advance(seconds)
    visitor.world.archive_idle_threads()
    visitor.world.changed()
    return {"seconds": seconds}


async def show_trace(visitor: Visitor, _: Json) -> Json:
    """Return the requests of the last interaction."""
    visitor.require_host()
    return trace(visitor.core)


async def position(visitor: Visitor, request: Json) -> Json:
    """Return the position in a channel as text."""
    return {"text": await visitor.host.position(visitor.user, visitor.find_channel(request))}


async def reload(visitor: Visitor, _: Json) -> Json:
    """Reload painters and texts."""
    visitor.require_host()
    return {"text": await visitor.host.reload(visitor.user)}


ACTIONS: Final[dict[str, Action]] = {
    "arrive": arrive,
    "look": look,
    "commands": commands,
    "missing": missing,
    "welcome": welcome,
    "say": bot_actions.say,
    "slash": bot_actions.slash,
    "complete": bot_actions.complete,
    "press": bot_actions.press,
    "choose": bot_actions.choose,
    "submit": bot_actions.submit,
    "context menu": bot_actions.context_menu,
    "be": be,
    "person": person,
    "channel": channel,
    "begin": begin,
    "jump": jump,
    "trace": show_trace,
    "position": position,
    "reload": reload,
}
