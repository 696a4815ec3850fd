"""Check responses to an autocomplete."""

from __future__ import annotations

from typing import Any

from bot.sandbox import limits
from bot.sandbox.errors import Path, Problems

Json = dict[str, Any]


def focused(options: list[Json]) -> Json | None:
    """Return the option that is being typed, at any depth of subcommands."""
    for option in options:
        typed = option if option.get("focused") else focused(option.get("options") or [])
        if typed is not None:
            return typed
    return None


def check(problems: Problems, path: Path, choice: object, kind: int) -> None:
    """Check a choice for an option of type `kind`."""
    if not isinstance(choice, dict):
        problems.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return
    problems.text((*path, "name"), choice.get("name"), limits.CHOICE_NAME)
    for locale, name in (choice.get("name_localizations") or {}).items():
        here = (*path, "name_localizations", locale)
        if problems.one_of(here, locale, tuple(sorted(limits.LOCALES))):
            problems.text(here, name, limits.CHOICE_NAME)
    value = choice.get("value")
    if kind == 3:
        problems.text((*path, "value"), value, limits.CHOICE_VALUE)
    elif kind == 4:
        problems.number((*path, "value"), value, -limits.SAFE_INTEGER, limits.SAFE_INTEGER)
    elif isinstance(value, bool) or not isinstance(value, int | float):
        problems.add((*path, "value"), "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')


def read(body: Json, command: Json) -> list[Json]:
    """Return the choices in a response to the autocomplete of `command` (interaction data).

    Raises:
        ApiError: 50035.
    """
    problems = Problems()
    option = focused(command.get("options") or [])
    most = limits.CHOICES if option is not None else 0
    choices = problems.count(("data", "choices"), body.get("choices"), 0, most)
    for index, choice in enumerate(choices):
        assert option is not None
        check(problems, ("data", "choices", index), choice, option["type"])
    problems.check()
    return choices
