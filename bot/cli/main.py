"""Run Seneschal, play in the browser without Discord, check it, back it up, list its commands."""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import NamedTuple

from bot.cli.errors import StartupError, UsageError
from engine.cli.parser import Parser
from engine.cli.pipes import nobody_reads_on

PROGRAM = "python -m bot"


class Command(NamedTuple):
    """A row of the list: its name is its module's, which is read when it is asked for."""

    name: str
    about: str
    example: str


COMMANDS = (
    Command(
        "run",
        "go to Discord; without a token, to the sandbox (the default)",
        "run (with DISCORD_TOKEN in .env)",
    ),
    Command("check", "look at settings, database, fonts and texts", "check --repair 31"),
    Command("backup", "copy the database while the bot runs", "backup seneschal-copy.db"),
    Command(
        "restore",
        "put a backup in the place of the database; no bot may run",
        "restore seneschal-copy.db",
    ),
    Command(
        "copy-database",
        "carry everything to another database, SQLite or PostgreSQL; no bot may run",
        "copy-database sqlite:///seneschal.db postgresql+asyncpg://me@host/games",
    ),
    Command("commands", "list every slash command as Discord gets it", "commands --lang ja"),
    Command("sandbox", "play in the browser, on a Discord of its own", "sandbox --port 9000"),
    Command(
        "demo",
        "play a whole game through a Discord on loopback",
        "demo --seats 3 --seed 7 --out demo",
    ),
)
USUAL = COMMANDS[0].name


def parser(command: str) -> Parser:
    """The parser of all commands, with the arguments of one of them."""
    top = Parser(
        prog=PROGRAM, description=__doc__, epilog=f"example: {PROGRAM} check", allow_abbrev=False
    )
    added = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for name, about, example in COMMANDS:
        one = added.add_parser(name, help=about, epilog=f"example: {PROGRAM} {example}")
        if name == command:
            _module(name).add_arguments(one)
    return top


def _module(name: str) -> ModuleType:
    """A command's module; what it brings with it stays, so the collector need never look at it."""
    whole = f"bot.cli.{name.replace('-', '_')}"
    if whole in sys.modules:
        return sys.modules[whole]
    gc.disable()
    try:
        return import_module(whole)
    finally:
        gc.enable()
        gc.freeze()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 0, 1 for a failure, 2 for a wrong argument or setting.

    130 is for Ctrl-C in a demonstration and 143 for SIGTERM; the bot and the sandbox end with 0.
    """
    words = sys.argv[1:] if arguments is None else arguments
    try:
        asked = parser(words[0] if words else USUAL).parse_args(words)
        return int(_module(asked.command or USUAL).run(asked))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        return nobody_reads_on()
    except UsageError as wrong:
        print(f"{PROGRAM}: {wrong}", file=sys.stderr)
        return 2
    except StartupError as failed:
        print(f"{PROGRAM}: {failed}", file=sys.stderr)
        return 1
