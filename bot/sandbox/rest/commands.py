"""Application commands, global and per guild."""

from __future__ import annotations

from typing import Final

from bot.sandbox.commands import Scope
from bot.sandbox.errors import ApiError
from bot.sandbox.rest.call import Call, ResponseBody, Route

TRANSLATIONS: Final = ("name_localizations", "description_localizations")


def _scope(call: Call) -> Scope:
    if call.number("application_id") != call.core.world.me.id:
        raise ApiError(10002)
    return call.guild().id if "guild_id" in call.params else None


def get_all(call: Call) -> ResponseBody:
    """GET all commands of a scope, with their translations only if they are asked for."""
    commands = call.core.commands.listed(_scope(call))
    if call.query.get("with_localizations") in ("1", "true"):
        return commands
    return [
        {key: command[key] for key in command if key not in TRANSLATIONS} for command in commands
    ]


def overwrite(call: Call) -> ResponseBody:
    """PUT all commands of a scope."""
    return call.core.commands.overwrite(_scope(call), call.body)


def create(call: Call) -> ResponseBody:
    """POST one command."""
    return call.core.commands.put(_scope(call), call.body)


def get(call: Call) -> ResponseBody:
    """GET one command."""
    return call.core.commands.get(_scope(call), call.number("command_id"))


def patch(call: Call) -> ResponseBody:
    """PATCH one command."""
    return call.core.commands.change(_scope(call), call.number("command_id"), call.json)


def delete(call: Call) -> ResponseBody:
    """DELETE one command."""
    call.core.commands.remove(_scope(call), call.number("command_id"))
    return None


SCOPES: Final = (
    "/applications/{application_id}/commands",
    "/applications/{application_id}/guilds/{guild_id}/commands",
)
ROUTES: Final[tuple[Route, ...]] = tuple(
    route
    for base in SCOPES
    for route in (
        ("GET", base, get_all),
        ("PUT", base, overwrite),
        ("POST", base, create),
        ("GET", f"{base}/{{command_id}}", get),
        ("PATCH", f"{base}/{{command_id}}", patch),
        ("DELETE", f"{base}/{{command_id}}", delete),
    )
)
