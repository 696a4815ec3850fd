"""Declaring a slash command by its name alone: texts come from the catalogues by key."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from discord import app_commands

from bot.discord_ui.common.locale import locale_text

F = TypeVar("F", bound=Callable[..., Coroutine[Any, Any, Any]])


def localized(callback: F) -> F:
    """Name and describe the callback's options: ``parameter-seats``, ``parameter-seats-about``."""
    names = [
        name
        for name in inspect.signature(callback).parameters
        if name not in ("self", "interaction")
    ]
    callback = app_commands.rename(
        **{name: locale_text(f"parameter-{name.rstrip('_')}") for name in names}
    )(callback)
    return app_commands.describe(
        **{name: locale_text(f"parameter-{name.rstrip('_')}-about") for name in names}
    )(callback)


def slash(
    key: str, group: app_commands.Group | None = None
) -> Callable[[F], app_commands.Command[Any, ..., Any]]:
    """A command named ``command-KEY`` and described by ``command-KEY-about``."""
    declare = app_commands.command if group is None else group.command

    def decorate(callback: F) -> app_commands.Command[Any, ..., Any]:
        name, about = locale_text(f"command-{key}"), locale_text(f"command-{key}-about")
        return declare(name=name, description=about)(localized(callback))

    return decorate


GAME = app_commands.Group(
    name=locale_text("command-game"),
    description=locale_text("command-game-about"),
    guild_only=True,
)
"""``/game``; the features that add commands to it become one cog in ``features``."""
