"""Check recorded requests, and the sandbox's responses, against Discord's OpenAPI description.

The description is not part of this project: it is read from `discord/openapi.json` in the folder
that the environment variable `SENESCHAL_SHARED` names. `jsonschema` is a test dependency, so it is
imported only when it is used.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self

from bot.sandbox.transcript import Entry

if TYPE_CHECKING:
    from jsonschema.exceptions import ValidationError
    from jsonschema.protocols import Validator
    from referencing import Resource

Json = dict[str, Any]

ROOT: Final = "urn:discord-api"
ID: Final = {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$"}
"""Accept ids as numbers too: Discord does, whatever its description says."""


def description_file() -> Path | None:
    """Return the path of Discord's description, if it is on this machine."""
    shared = os.environ.get("SENESCHAL_SHARED")
    path = Path(shared) / "discord" / "openapi.json" if shared else None
    return path if path is not None and path.is_file() else None


def _causes(error: ValidationError) -> list[ValidationError]:
    """Return what is wrong in a value that fits none of several schemas.

    Only the errors of the schema it was meant for are returned: the one with the same `type`.
    """
    if error.validator not in ("anyOf", "oneOf") or not error.context:
        return [error]
    branches: dict[object, list[ValidationError]] = {}
    for cause in error.context:
        branches.setdefault(cause.schema_path[0], []).append(cause)
    meant = [
        causes for causes in branches.values() if not any(_is_about_kind(cause) for cause in causes)
    ]
    if len(meant) != 1:
        return [error]
    return [deeper for cause in meant[0] for deeper in _causes(cause)]


def _is_about_kind(error: ValidationError) -> bool:
    where = list(error.path)
    return where == ["type"] or (not where and error.validator == "type")


def _defers(entry: Entry) -> bool:
    """Return whether a request defers a response: the description lacks what that returns."""
    return entry.path.endswith("/callback") and entry.body.get("type") in (5, 6)


class Checker:
    """Discord's description, to check recorded requests with."""

    def __init__(self, description: Json) -> None:
        from referencing import Registry  # noqa: PLC0415 - a test dependency
        from referencing.jsonschema import DRAFT202012  # noqa: PLC0415

        schemas = {**description["components"]["schemas"], "SnowflakeType": ID}
        components = {**description["components"], "schemas": schemas}
        resource: Resource[Any] = DRAFT202012.create_resource(
            {**description, "components": components}
        )
        self._registry: Registry[Any] = Registry().with_resource(ROOT, resource)
        self._paths: Json = description["paths"]
        by_params = sorted(self._paths, key=lambda path: path.count("{"))
        self._patterns = [
            (re.compile(re.sub(r"\\{\w+\\}", r"[^/]+", re.escape(path))), path)
            for path in by_params
        ]
        self._validator = cache(self._make_validator)

    @classmethod
    def load(cls, path: Path) -> Self:
        """Read the description from a file."""
        return cls(json.loads(path.read_text(encoding="utf-8")))

    def _make_validator(self, *pointer: str) -> Validator:
        from jsonschema import Draft202012Validator  # noqa: PLC0415

        steps = "/".join(step.replace("~", "~0").replace("/", "~1") for step in pointer)
        return Draft202012Validator({"$ref": f"{ROOT}#/{steps}"}, registry=self._registry)

    def _operation(self, entry: Entry) -> tuple[str, Json] | None:
        for pattern, path in self._patterns:
            if pattern.fullmatch(entry.path) and entry.method.lower() in self._paths[path]:
                return path, self._paths[path][entry.method.lower()]
        return None

    def _complaints(self, value: Any, entry: Entry, what: str, *pointer: str) -> list[str]:
        return [
            f"{entry.method} {entry.template} {what} {error.json_path}: {error.message[:300]}"
            for top in self._validator(*pointer).iter_errors(value)
            for error in _causes(top)
        ]

    def request_errors(self, entry: Entry) -> list[str]:
        """Return the errors in the body of a recorded request."""
        match = self._operation(entry)
        if match is None:
            return [f"{entry.method} {entry.path}: no such operation"]
        path, operation = match
        if "requestBody" not in operation:
            return [f"{entry.method} {entry.path}: takes no body"] if entry.body else []
        return self._complaints(
            entry.body,
            entry,
            "request",
            *("paths", path, entry.method.lower(), "requestBody"),
            *("content", "application/json", "schema"),
        )

    def response_errors(self, entry: Entry) -> list[str]:
        """Return the errors in the sandbox's response, if the request succeeded."""
        match = self._operation(entry)
        status = str(entry.status)
        if match is None or status not in ("200", "201") or _defers(entry):
            return []
        path, operation = match
        if "content" not in operation["responses"].get(status, {}):
            return [f"{entry.method} {entry.path}: no {status} with a body"]
        return self._complaints(
            entry.response,
            entry,
            "response",
            *("paths", path, entry.method.lower(), "responses", status),
            *("content", "application/json", "schema"),
        )

    def check(self, entries: Iterable[Entry]) -> list[str]:
        """Return all errors in the bodies of requests."""
        return [complaint for entry in entries for complaint in self.request_errors(entry)]


@cache
def _checker(path: Path) -> Checker:
    return Checker.load(path)


def complaints(entries: Iterable[Entry], *, responses: bool = False) -> list[str]:
    """Return the errors in requests that the sandbox accepted.

    Args:
        entries: recorded requests, such as a transcript.
        responses: whether the sandbox's own responses are checked as well.

    Returns:
        One line for each complaint; none if the description is missing.
    """
    path = description_file()
    if path is None:
        return []
    checker = _checker(path)
    accepted = [entry for entry in entries if entry.status in (200, 201, 204)]
    errors = checker.check(accepted)
    if responses:
        errors += [complaint for entry in accepted for complaint in checker.response_errors(entry)]
    return errors
