"""``python -m bot commands``: list every slash command as Discord gets it, without connecting."""

from __future__ import annotations

import argparse
import asyncio
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from discord import AppCommandOptionType

from bot.app import Seneschal, load
from bot.cli.configured import configured
from bot.config import Settings
from bot.discord_ui.common.locale import translated_commands
from bot.store import Store
from engine.core.words.catalogue import LANGUAGES

FILE = "docs/commands.md"
MADE_BY = f"python -m bot commands --markdown > {FILE}"
BELOW = (AppCommandOptionType.subcommand.value, AppCommandOptionType.subcommand_group.value)
KINDS = {"string": "text", "integer": "number", "boolean": "true or false"}
"""Names of option types; others have Discord's names."""

Payload = Mapping[str, Any]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add format and language."""
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="what is sent to Discord, all languages")
    form.add_argument("--markdown", action="store_true", help=f"as in {FILE}")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="the language (en)")


def run(asked: argparse.Namespace) -> int:
    """Print the list in the requested format."""
    configured()
    commands = asyncio.run(payload())
    if asked.json:
        print(json.dumps(commands, ensure_ascii=False, indent=2))
    elif asked.markdown:
        print(markdown(commands, asked.lang), end="")
    else:
        print(readable(commands, asked.lang), end="")
    return 0


async def payload() -> list[dict[str, Any]]:
    """Return the commands as sent to Discord; they depend on no setting and no database."""
    store = Store("sqlite://")
    try:
        bot = Seneschal(Settings(_env_file=None), store)
        await load(bot)
        return await translated_commands(bot.tree)
    finally:
        await store.close()


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a command; ``facts`` are its type, limits and choices."""

    name: str
    about: str
    facts: Sequence[str]


@dataclass(frozen=True, slots=True)
class Entry:
    """A command that can be typed, or a ``group`` of commands."""

    path: str
    about: str
    group: bool
    options: Sequence[Option]


def entries(commands: Sequence[Payload], language: str) -> Iterator[Entry]:
    """Yield all commands in one language, each group before its commands."""
    for command in commands:
        yield from _entries(command, "/", language)


def _entries(node: Payload, before: str, language: str) -> Iterator[Entry]:
    path = before + _text(node, "name", language)
    below = [option for option in node.get("options", ()) if option["type"] in BELOW]
    own = [option for option in node.get("options", ()) if option["type"] not in BELOW]
    options = [_option(option, language) for option in own]
    yield Entry(path, _text(node, "description", language), bool(below), options)
    for option in below:
        yield from _entries(option, f"{path} ", language)


def _option(node: Payload, language: str) -> Option:
    name, about = (_text(node, field, language) for field in ("name", "description"))
    return Option(name, about, list(_facts(node, language)))


def _facts(node: Payload, language: str) -> Iterator[str]:
    kind = AppCommandOptionType(node["type"]).name
    yield KINDS.get(kind, kind)
    if not node.get("required"):
        yield "may be left out"
    for key in ("min_value", "max_value", "min_length", "max_length"):
        if key in node:
            yield f"{key.replace('_', ' ')} {node[key]}"
    if node.get("autocomplete"):
        yield "suggested as you type"
    choices = node.get("choices") or []
    if choices:
        shown = (f"{_text(choice, 'name', language)} ({choice['value']})" for choice in choices)
        yield f"one of: {', '.join(shown)}"


def _text(node: Payload, field: str, language: str) -> str:
    localised = node.get(f"{field}_localizations") or {}
    return str(localised.get(language, node[field]))


def readable(commands: Sequence[Payload], language: str) -> str:
    """Format the list for a terminal."""
    lines = []
    for entry in entries(commands, language):
        lines += [entry.path, f"    {entry.about}"]
        lines += [f"    {o.name}: {o.about} ({'; '.join(o.facts)})" for o in entry.options]
    return "\n".join(lines) + "\n"


def markdown(commands: Sequence[Payload], language: str) -> str:
    """Format the list as in :data:`FILE`."""
    blocks = ["# Commands", f"Made by `{MADE_BY}`; not written by hand."]
    for entry in entries(commands, language):
        level = "##" if entry.path.count(" ") == 0 else "###"
        blocks += [f"{level} {entry.path}", entry.about]
        blocks += ["\n".join(map(_item, entry.options))] if entry.options else []
    return "\n\n".join(blocks) + "\n"


def _item(option: Option) -> str:
    return f"- `{option.name}`: {option.about} ({'; '.join(option.facts)})"
