"""``python -m bot commands``: list every slash command as Discord gets it, without connecting."""

from __future__ import annotations

import argparse
import asyncio
import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from discord import AppCommandOptionType, AppCommandType, app_commands

from bot.app import Seneschal, load
from bot.cli.configure import configure
from bot.config import Settings
from bot.discord_ui.common.locale import translated_commands
from bot.store import Store
from engine.core.registry import game, game_names
from engine.core.words.catalogue import OFFERED_LANGUAGES

FILE = "docs/commands.md"
MADE_BY = f"python -m bot commands --markdown > {FILE}"
NESTED = (AppCommandOptionType.subcommand.value, AppCommandOptionType.subcommand_group.value)
MENUS = {
    AppCommandType.user.value: "In the menu of a person, below *Apps*.",
    AppCommandType.message.value: "In the menu of a message, below *Apps*.",
}
"""Where commands are found that are not typed, by type."""
KINDS = {"string": "text", "integer": "number", "boolean": "true or false"}
"""Names of option types; others have Discord's names."""

Payload = Mapping[str, Any]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add format and language."""
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="what is sent to Discord, all languages")
    form.add_argument("--markdown", action="store_true", help=f"as in {FILE}")
    parser.add_argument("--lang", choices=OFFERED_LANGUAGES, default="en", help="the language (en)")


def run(args: argparse.Namespace) -> int:
    """Print the list in the requested format."""
    configure()
    tree = asyncio.run(command_tree())
    commands = asyncio.run(translated_commands(tree))
    if args.json:
        print(json.dumps(commands, ensure_ascii=False, indent=2))
    elif args.markdown:
        print(markdown(commands, args.lang, modules_of(tree)), end="")
    else:
        print(readable(commands, args.lang), end="")
    return 0


async def command_tree() -> app_commands.CommandTree[Any]:
    """Return all commands; they depend on no setting and no database."""
    store = Store("sqlite://")
    try:
        bot = Seneschal(Settings(_env_file=None), store)
        await load(bot)
        return bot.tree
    finally:
        await store.close()


def modules_of(tree: app_commands.CommandTree[Any]) -> Mapping[str, str]:
    """Return the file of each command, by its path; of a game's group, the file of the group."""
    modules = {}
    for command in tree.walk_commands():
        if isinstance(command, app_commands.Command):
            group = command.qualified_name.split()[0]
            path = group if group in game_names() else command.qualified_name
            modules[f"/{path}"] = command.callback.__module__.replace(".", "/") + ".py"
    return modules


class Option(NamedTuple):
    """An option of a command; ``facts`` are its type, limits and choices."""

    name: str
    about: str
    facts: Sequence[str]

    def __str__(self) -> str:
        return f"{self.about} ({'; '.join(self.facts)})"


class Entry(NamedTuple):
    """A command that can be typed, or a group of commands."""

    path: str
    about: str
    options: Sequence[Option]


def entries(commands: Sequence[Payload], language: str, before: str = "/") -> Iterator[Entry]:
    """Yield all commands in one language, each group before its commands."""
    for command in commands:
        is_menu = before == "/" and command["type"] in MENUS
        path = ("" if is_menu else before) + _text(command, "name", language)
        options = command.get("options", ())
        own = [option for option in options if option["type"] not in NESTED]
        about = MENUS[command["type"]] if is_menu else _text(command, "description", language)
        yield Entry(path, about, [_option(option, language) for option in own])
        nested = [option for option in options if option["type"] in NESTED]
        yield from entries(nested, language, f"{path} ")


def _option(node: Payload, language: str) -> Option:
    name, about = (_text(node, field, language) for field in ("name", "description"))
    return Option(name, about, list(_facts(node, language)))


def _facts(node: Payload, language: str) -> Iterator[str]:
    kind = AppCommandOptionType(node["type"]).name
    yield KINDS.get(kind, kind)
    if not node.get("required"):
        yield "optional"
    for key in ("min_value", "max_value", "min_length", "max_length"):
        if key in node:
            yield f"{key.replace('_', ' ')} {node[key]}"
    if node.get("autocomplete"):
        yield "suggested as you type"
    choices = node.get("choices") or []
    if choices:
        names = (f"{_text(choice, 'name', language)} ({choice['value']})" for choice in choices)
        yield f"one of: {', '.join(names)}"


def _text(node: Payload, field: str, language: str) -> str:
    localised = node.get(f"{field}_localizations") or {}
    return str(localised.get(language, node[field]))


def readable(commands: Sequence[Payload], language: str) -> str:
    """Format the list for a terminal."""
    lines = []
    for entry in entries(commands, language):
        lines += [entry.path, f"    {entry.about}"]
        lines += [f"    {option.name}: {option}" for option in entry.options]
    return "\n".join(lines) + "\n"


def _without(games: Collection[str], nodes: Sequence[Payload]) -> list[Payload]:
    """Return commands or options without the commands and choices of these games."""
    return [
        {
            **node,
            "options": _without(games, node.get("options") or ()),
            "choices": [one for one in node.get("choices") or () if one["value"] not in games],
        }
        for node in nodes
        if node["name"] not in games
    ]


def markdown(commands: Sequence[Payload], language: str, modules: Mapping[str, str]) -> str:
    """Format the list as in :data:`FILE`, which has the commands of published games only.

    ``modules``: the file of each command, by its path in English.
    """
    hidden = {name for name in game_names() if not game(name).published}
    blocks = ["# Commands", f"Made by `{MADE_BY}`; not written by hand."]
    for entry in entries(_without(hidden, commands), language):
        level = "###" if entry.path.startswith("/") and " " in entry.path else "##"
        blocks += [f"{level} {entry.path}", entry.about]
        if entry.options:
            blocks.append("\n".join(f"- `{option.name}`: {option}" for option in entry.options))
    rows = [
        f"| `{path}` | `{module}` |"
        for path, module in modules.items()
        if path.removeprefix("/") not in hidden
    ]
    blocks += [
        "## Where each is in the code",
        "\n".join(("| Command | Module |", "|---|---|", *rows)),
    ]
    return "\n\n".join(blocks) + "\n"
