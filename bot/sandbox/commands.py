"""The application commands the bot has registered, globally and per guild."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.sandbox import limits
from bot.sandbox.errors import ApiError, Problems
from bot.sandbox.model import Guild
from bot.sandbox.validate import commands as rules
from bot.sandbox.world import World

Json = dict[str, Any]
Scope = int | None
"""A guild's id, or ``None`` for global commands."""


class CommandBook:
    """Registered commands by scope, as Discord lists them."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._scopes: dict[Scope, dict[tuple[int, str], Json]] = {}
        self.writes = 0

    def listed(self, scope: Scope) -> list[Json]:
        """Return the commands of a scope."""
        return list(self._scopes.get(scope, {}).values())

    def available(self, guild: Guild | None) -> list[Json]:
        """Return the commands a user sees in a guild (its own first) or in a private channel."""
        own = self.listed(guild.id) if guild else []
        return [*own, *self.listed(None)]

    def get(self, scope: Scope, number: int) -> Json:
        """Return a command by id.

        Raises:
            ApiError: 10063.
        """
        for command in self.listed(scope):
            if command["id"] == str(number):
                return command
        raise ApiError(10063)

    def overwrite(self, scope: Scope, body: object) -> list[Json]:
        """Replace all commands of a scope; a command that keeps its name keeps its id.

        Raises:
            ApiError: 50035, 30032 when there are too many, or 50240 without the entry point.
        """
        problems = Problems()
        commands = problems.count((), body, 0, 10_000)
        problems.check()
        if len(commands) > limits.COMMANDS:
            raise ApiError(30032)
        rules.check_all(problems, commands)
        problems.check()
        before = self._scopes.get(scope, {})
        if _has_entry_point(before.values()) and not _has_entry_point(commands):
            raise ApiError(50240)
        self._scopes[scope] = {
            _key(command): self._listed_form(scope, command, before.get(_key(command)))
            for command in commands
        }
        self._written()
        return self.listed(scope)

    def put(self, scope: Scope, body: object) -> Json:
        """Add a command, or replace the one with the same name."""
        problems = Problems()
        rules.check(problems, (), body)
        problems.check()
        assert isinstance(body, dict)
        known = self._scopes.setdefault(scope, {})
        if _key(body) not in known and len(known) >= limits.COMMANDS:
            raise ApiError(30032)
        known[_key(body)] = self._listed_form(scope, body, known.get(_key(body)))
        self._written()
        return known[_key(body)]

    def change(self, scope: Scope, number: int, body: Json) -> Json:
        """Change some fields of a command."""
        before = self.get(scope, number)
        changed = {**before, **body}
        problems = Problems()
        rules.check(problems, (), changed)
        problems.check()
        del self._scopes[scope][_key(before)]
        self._scopes[scope][_key(changed)] = self._listed_form(scope, changed, before)
        self._written()
        return self._scopes[scope][_key(changed)]

    def remove(self, scope: Scope, number: int) -> None:
        """Delete a command."""
        del self._scopes[scope][_key(self.get(scope, number))]
        self._written()

    def add_entry_point(self, name: str = "launch") -> Json:
        """Add the command that Discord itself adds when embedded apps are switched on."""
        command: Json = {"name": name, "type": rules.ENTRY_POINT, "handler": 2}
        command["name_localizations"] = {"ja": "起動"}
        command.update(integration_types=[0, 1], contexts=[0, 1, 2])
        return self.put(None, command)

    def _written(self) -> None:
        self.writes += 1
        self._world.changed()

    def to_json(self) -> list[Json]:
        """Return all commands of all scopes as plain data."""
        return [command for scope in self._scopes.values() for command in scope.values()]

    def restore(self, commands: list[Json]) -> None:
        """Restore the commands from :meth:`to_json`."""
        for command in commands:
            scope = int(command["guild_id"]) if "guild_id" in command else None
            self._scopes.setdefault(scope, {})[_key(command)] = command

    def _listed_form(self, scope: Scope, command: Json, before: Json | None) -> Json:
        permissions = command.get("default_member_permissions")
        body: Json = {
            "type": 1,
            "description": "",
            "name_localizations": None,
            "description_localizations": None,
            "nsfw": False,
            "contexts": None,
            "integration_types": [0],
            "dm_permission": True,
            "options": [],
            **{key: value for key, value in command.items() if value is not None},
            "id": before["id"] if before else str(self._world.new_id()),
            "application_id": str(self._world.me.id),
            "version": str(self._world.new_id()),
            "default_member_permissions": None if permissions is None else str(permissions),
        }
        return body if scope is None else {**body, "guild_id": str(scope)}


def _has_entry_point(commands: Iterable[Json]) -> bool:
    return any(command.get("type") == rules.ENTRY_POINT for command in commands)


def _key(command: Json) -> tuple[int, str]:
    return command.get("type") or 1, command["name"]
