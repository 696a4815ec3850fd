"""Choose an app's command in the context menu of a person or of a message."""

from __future__ import annotations

from typing import Any

from bot.sandbox import payloads
from bot.sandbox.model import Channel, Message, User
from bot.sandbox.slash import CannotDo, add_resolved, require_here

Json = dict[str, Any]

USER_COMMAND, MESSAGE_COMMAND = 2, 3


def menu_data(
    user: User, channel: Channel, commands: list[Json], name: str, target: User | Message
) -> Json:
    """Return the interaction's data of a command, called by its name in English or the user's.

    Raises:
        CannotDo: the menu of that target has no such command, or not here.
        NotAllowed: the user may not use it here.
    """
    kind = USER_COMMAND if isinstance(target, User) else MESSAGE_COMMAND
    offered = [command for command in commands if command["type"] == kind]
    command = next((one for one in offered if name in _names(one, user)), None)
    if command is None:
        names = [one["name"] for one in offered]
        raise CannotDo(f"the menu has no {name!r}; there are: {names}")
    require_here(user, channel, command, repr(name))
    resolved: Json = {}
    if isinstance(target, User):
        add_resolved(resolved, target, channel)
    else:
        resolved["messages"] = {str(target.id): payloads.message(target)}
    return {
        "id": command["id"],
        "name": command["name"],
        "type": kind,
        "target_id": str(target.id),
        "resolved": resolved,
    }


def _names(command: Json, user: User) -> tuple[Any, ...]:
    names = command.get("name_localizations") or {}
    return command["name"], names.get(user.locale)
