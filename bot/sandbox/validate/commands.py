"""Check application commands: structure and limits."""

from __future__ import annotations

import unicodedata
from collections import Counter
from typing import Any, Final

from bot.sandbox import limits
from bot.sandbox.errors import Path, Problems
from bot.sandbox.validate import choices

Json = dict[str, Any]

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN = 1, 2, 3, 4, 5
USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = 6, 7, 8, 9, 10, 11
ENTRY_POINT: Final = 4
"""The type of the command that opens the app inside Discord."""
HANDLERS: Final = (1, 2)
"""Who answers an entry point: the app, or Discord."""
PLAIN: Final = tuple(range(STRING, ATTACHMENT + 1))
WITH_CHOICES: Final = (STRING, INTEGER, NUMBER)
MARKS: Final = ("DEVANAGARI", "THAI")


def is_name(name: str) -> bool:
    """Return whether a slash command or option may have a name, its length aside."""
    return name == name.lower() and all(map(_fits, name))


def _fits(char: str) -> bool:
    if char in "-_'" or unicodedata.category(char)[0] in "LN":
        return True
    return unicodedata.name(char, "").startswith(MARKS)


def check_all(problems: Problems, commands: list[Any]) -> None:
    """Check a list of commands sent at once."""
    for index, command in enumerate(commands):
        check(problems, (index,), command)
    if problems:
        return
    kinds = [command.get("type") or 1 for command in commands]
    if kinds.count(ENTRY_POINT) > 1:
        problems.add((), "APPLICATION_COMMANDS_DUPLICATE_TYPE", "Only one entry point")
    names = Counter(zip(kinds, (command["name"] for command in commands), strict=True))
    for index, command in enumerate(commands):
        if names[(command.get("type") or 1, command["name"])] > 1:
            problems.add(
                (index,), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Command names must be unique"
            )


def check(problems: Problems, path: Path, command: object) -> None:
    """Check a command."""
    if not isinstance(command, dict):
        problems.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return
    kind = command.get("type") or 1
    problems.one_of((*path, "type"), kind, (1, 2, 3, ENTRY_POINT))
    _check_named(problems, path, command, slash=kind == 1)
    if kind == ENTRY_POINT:
        problems.one_of((*path, "handler"), command.get("handler"), HANDLERS)
    if kind != 1:
        if command.get("options"):
            problems.add(
                (*path, "options"), "APPLICATION_COMMAND_OPTIONS_NOT_ALLOWED", "No options"
            )
        return
    _check_options(problems, path, command, allowed=(SUBCOMMAND, GROUP, *PLAIN))
    size = length(command)
    if size > limits.COMMAND_TOTAL:
        problems.add(
            path,
            "APPLICATION_COMMAND_TOO_LARGE",
            f"Command exceeds maximum size ({limits.COMMAND_TOTAL}): {size}",
        )


def _check_named(problems: Problems, path: Path, item: Json, *, slash: bool = True) -> None:
    """Check name and description in every language."""
    texts = [("name", limits.COMMAND_NAME)]
    if slash:
        texts.append(("description", limits.COMMAND_DESCRIPTION))
    elif item.get("description"):
        problems.add((*path, "description"), "BASE_TYPE_BAD_LENGTH", "Must be empty")
    for name, high in texts:
        translations = [((*path, name), item.get(name))]
        for locale, text in (item.get(f"{name}_localizations") or {}).items():
            here = (*path, f"{name}_localizations", locale)
            problems.one_of(here, locale, tuple(sorted(limits.LOCALES)))
            translations.append((here, text))
        for here, text in translations:
            fits = problems.text(here, text, high)
            if fits and name == "name" and slash and not is_name(str(text)):
                problems.add(here, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _check_options(problems: Problems, path: Path, item: Json, *, allowed: tuple[int, ...]) -> None:
    inside = (*path, "options")
    options = problems.count(inside, item.get("options"), 0, limits.COMMAND_OPTIONS)
    for index, option in enumerate(options):
        here = (*inside, index)
        if not isinstance(option, dict):
            problems.add(here, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        elif problems.one_of((*here, "type"), option.get("type"), allowed):
            _check_named(problems, here, option)
            _check_option(problems, here, option)
    if not problems:
        _check_together(problems, inside, options)


def _check_option(problems: Problems, path: Path, option: Json) -> None:
    kind = option["type"]
    if kind == GROUP:
        _check_options(problems, path, option, allowed=(SUBCOMMAND,))
        if not option.get("options"):
            problems.required((*path, "options"))
    elif kind == SUBCOMMAND:
        _check_options(problems, path, option, allowed=PLAIN)
    else:
        _check_choices(problems, path, option)
        for name in ("min_length", "max_length"):
            if option.get(name) is not None:
                low = 0 if name == "min_length" else 1
                problems.number((*path, name), option[name], low, limits.STRING_OPTION)


def _check_choices(problems: Problems, path: Path, option: Json) -> None:
    here = (*path, "choices")
    offered = problems.count(here, option.get("choices"), 0, limits.CHOICES)
    if option["type"] not in WITH_CHOICES:
        if offered or option.get("autocomplete"):
            problems.add(
                here, "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", "This type takes no choices"
            )
        return
    if offered and option.get("autocomplete"):
        problems.add(
            here, "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES", "Choices and autocomplete clash"
        )
    for index, choice in enumerate(offered):
        choices.check(problems, (*here, index), choice, option["type"])
    if problems:
        return
    names = Counter(choice["name"] for choice in offered)
    for index, choice in enumerate(offered):
        if names[choice["name"]] > 1:
            problems.add(
                (*here, index),
                "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
                "Option choice name already exists",
            )


def _check_together(problems: Problems, path: Path, options: list[Json]) -> None:
    names = Counter(option["name"] for option in options)
    nested = [option["type"] in (SUBCOMMAND, GROUP) for option in options]
    optional_seen = False
    for index, option in enumerate(options):
        here = (*path, index)
        if names[option["name"]] > 1:
            problems.add(
                here, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name exists"
            )
        if any(nested) and not nested[index]:
            problems.add(
                (*here, "type"),
                "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                "Subcommands and other options cannot be mixed",
            )
        if option.get("required") and optional_seen:
            problems.add(
                here,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional_seen |= not option.get("required")


def length(item: Json) -> int:
    """Return the characters of a command that count: of each text, the longest translation."""
    total = _longest(item, "name") + _longest(item, "description")
    for option in item.get("options") or []:
        total += length(option)
    for choice in item.get("choices") or []:
        total += _longest(choice, "name") + len(str(choice["value"]))
    return total


def _longest(item: Json, name: str) -> int:
    translations = (item.get(f"{name}_localizations") or {}).values()
    return max(len(text) for text in (item.get(name) or "", *translations))
