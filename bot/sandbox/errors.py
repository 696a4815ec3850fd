"""Errors as Discord sends them: HTTP status, error code, nested `errors`."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

Json = dict[str, Any]
Path = tuple[str | int, ...]

KNOWN: Final[dict[int, tuple[int, str]]] = {
    0: (401, "401: Unauthorized"),
    10002: (404, "Unknown Application"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30032: (400, "Maximum number of application commands reached (100)"),
    30046: (
        429,
        "Maximum number of edits to messages older than 1 hour reached. Try again later.",
    ),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50024: (403, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50034: (400, "You can only bulk delete messages that are under 14 days old."),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50240: (
        400,
        "You cannot remove this app's Entry Point command in a bulk update operation. Please "
        "include the Entry Point command in your update request or delete it separately.",
    ),
    160004: (400, "A thread has already been created for this message"),
    160005: (403, "Thread is locked"),
}


class ApiError(Exception):
    """An error response of the REST API."""

    def __init__(
        self,
        code: int,
        *,
        status: int | None = None,
        message: str | None = None,
        errors: Json | None = None,
        extra: Json | None = None,
    ) -> None:
        known_status, known_message = KNOWN.get(code, (400, "Bad Request"))
        self.code = code
        self.status = status or known_status
        self.message = message or known_message
        self.errors = errors
        self.extra = extra or {}
        super().__init__(f"{self.status} (error code: {code}): {self.message}")

    def body(self) -> Json:
        """Return the JSON of the response."""
        body: Json = {"message": self.message, "code": self.code, **self.extra}
        if self.errors:
            body["errors"] = self.errors
        return body


class Problems:
    """Collects all errors of a body by their paths."""

    def __init__(self, app_emoji: Collection[int] = ()) -> None:
        """``app_emoji``: the ids of the emoji that the body may use besides Unicode's."""
        self.tree: Json = {}
        self.app_emoji = app_emoji

    def __bool__(self) -> bool:
        return bool(self.tree)

    def add(self, path: Path, code: str, message: str) -> None:
        """Add an error at `path`."""
        node = self.tree
        for part in path:
            node = node.setdefault(str(part), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def check(self) -> None:
        """Raise error 50035 if there are any errors.

        Raises:
            ApiError: with all refusals nested as Discord nests them.
        """
        if self.tree:
            raise ApiError(50035, errors=self.tree)

    def required(self, path: Path) -> None:
        """Require a field."""
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def text(self, path: Path, value: object, high: int, low: int = 1) -> bool:
        """Check for a string of `low` to `high` characters, and return whether it is one."""
        if value is None:
            if low:
                self.required(path)
            return not low
        if not isinstance(value, str):
            self.add(path, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
            return False
        if len(value) > high:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
            return False
        if low and not value.strip():
            self.required(path)
            return False
        if len(value) < low:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
            return False
        return True

    def number(self, path: Path, value: object, low: float, high: float) -> bool:
        """Check for an integer from `low` to `high`, and return whether it is one."""
        if isinstance(value, bool) or not isinstance(value, int):
            self.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return False
        if not low <= value <= high:
            self.add(path, "NUMBER_TYPE_RANGE", f"int value should be from {low} to {high}.")
            return False
        return True

    def count(self, path: Path, value: object, low: int, high: int) -> list[Any]:
        """Return `value` as a list of `low` to `high` entries; add an error if it is not one."""
        entries = [] if value is None else value
        if not isinstance(entries, list):
            self.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        if not low <= len(entries) <= high:
            if low and not entries:
                self.required(path)
            else:
                self.add(
                    path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length."
                )
        return entries

    def one_of(self, path: Path, value: object, allowed: tuple[object, ...]) -> bool:
        """Check that `value` is one of `allowed`, and return whether it is."""
        if value not in allowed:
            self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {allowed}.")
            return False
        return True
