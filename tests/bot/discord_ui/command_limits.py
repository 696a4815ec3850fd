"""Discord's limits on command definitions."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from typing import Any

from bot.presentation.texts import length

COMMANDS = 100
OPTIONS = 25
CHOICES = 25
DESCRIPTION = 100
CHOICE_NAME = 100
CHARACTERS = 8000
MENU_NAME = 32
SUBCOMMAND, GROUP = 1, 2
TYPED = 1
"""The type of a command that is typed; the others are in menus of people and messages."""

_NAME = re.compile(r"[-_'\w]{1,32}")

Payload = Mapping[str, Any]


def violations(commands: list[dict[str, Any]]) -> list[str]:
    """Return everything Discord would refuse in these commands."""
    found = [] if len(commands) <= COMMANDS else [f"{len(commands)} commands, at most {COMMANDS}"]
    names = [command["name"] for command in commands]
    found += [
        f"/{name} is there twice" for name in sorted({n for n in names if names.count(n) > 1})
    ]
    for command in commands:
        if command.get("type", TYPED) != TYPED:
            found += _menu(command)
            continue
        found += _node(command, f"/{command['name']}")
        if (size := characters(command)) > CHARACTERS:
            found.append(f"/{command['name']}: {size} characters, at most {CHARACTERS}")
    return found


def _menu(command: Payload) -> list[str]:
    """Return the problems of a command in a menu, which has a name alone."""
    return [
        f"{command['name']}: the name “{name}” ({language}) has not 1 to {MENU_NAME} characters"
        for language, name in _texts(command, "name")
        if not 1 <= length(name) <= MENU_NAME
    ]


def characters(node: Payload) -> int:
    """Count a command's names, descriptions and values, each in its longest localisation."""
    own = (
        _longest(node, "name") + _longest(node, "description") + length(str(node.get("value", "")))
    )
    below = (*node.get("options", ()), *node.get("choices", ()))
    return own + sum(characters(child) for child in below)


def _longest(node: Payload, field: str) -> int:
    return max((length(text) for _, text in _texts(node, field)), default=0)


def _texts(node: Payload, field: str) -> Iterator[tuple[str, str]]:
    """Return a name or description in each of its languages."""
    if field in node:
        yield "default", node[field]
    yield from (node.get(f"{field}_localizations") or {}).items()


def _node(node: Payload, path: str) -> list[str]:
    """Return the problems of a command, group or option, and of everything below it."""
    found = [
        f"{path}: the name “{name}” ({language}) is not one Discord takes"
        for language, name in _texts(node, "name")
        if not _is_name(name)
    ]
    found += [
        f"{path}: the description ({language}) has {length(text)} characters, at most {DESCRIPTION}"
        for language, text in _texts(node, "description")
        if not 1 <= length(text) <= DESCRIPTION
    ]
    options, choices = node.get("options") or [], node.get("choices") or []
    if len(options) > OPTIONS:
        found.append(f"{path}: {len(options)} options, at most {OPTIONS}")
    if len(choices) > CHOICES:
        found.append(f"{path}: {len(choices)} choices, at most {CHOICES}")
    found += _duplicate_sibling(options, path) + [
        f"{path}: the choice “{name}” ({language}) is longer than {CHOICE_NAME}"
        for choice in choices
        for language, name in _texts(choice, "name")
        if not 1 <= length(name) <= CHOICE_NAME
    ]
    for option in options:
        found += _node(option, f"{path} {option['name']}")
    return found


def _duplicate_sibling(options: list[Payload], path: str) -> list[str]:
    """Return a name shared by two siblings in some language."""
    languages = {language for option in options for language, _ in _texts(option, "name")}
    found = []
    for language in sorted(languages):
        names = [str(dict(_texts(o, "name")).get(language, o["name"])) for o in options]
        found += [
            f"{path}: two options are called “{name}” ({language})"
            for name in sorted({n for n in names if names.count(n) > 1})
        ]
    return found


def _is_name(name: str) -> bool:
    """Return whether a name has only letters, digits, hyphens and underscores, in lower case."""
    normal = unicodedata.normalize("NFC", name)
    return bool(_NAME.fullmatch(normal)) and normal == normal.lower()
