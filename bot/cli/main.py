"""Run Seneschal, play in the browser without Discord, check it, back it up, list its commands."""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import NamedTuple

from bot.cli.errors import StartupError, UsageError
from engine.cli.errors import print_error
from engine.cli.interrupts import INTERRUPTED, exit_on_interrupt
from engine.cli.parser import Parser
from engine.cli.pipes import discard_output

PROGRAM = "python -m bot"


class Command(NamedTuple):
    """A command; its name is that of its module, which is only imported when needed."""

    name: str
    about: str
    example: str


COMMANDS = (
    Command(
        "run",
        "connect to Discord, or open the sandbox if there is no token (the default)",
        "run (with DISCORD_TOKEN in .env)",
    ),
    Command(
        "web",
        "serve the web pages of tables in a process of its own",
        "web (beside run, on PostgreSQL)",
    ),
    Command("check", "check settings, database, fonts and texts", "check --repair 31"),
    Command("backup", "copy the database while the bot runs", "backup seneschal-copy.db"),
    Command(
        "restore",
        "replace the database by a backup; no bot may run",
        "restore seneschal-copy.db",
    ),
    Command(
        "copy-database",
        "copy everything to another database, SQLite or PostgreSQL; no bot may run",
        "copy-database sqlite:///seneschal.db postgresql+asyncpg://me@host/games",
    ),
    Command(
        "ratings",
        "recompute all ratings from finished tables, or fit the model to them",
        "ratings fit",
    ),
    Command("commands", "list every slash command as Discord gets it", "commands --lang ja"),
    Command(
        "emoji",
        "upload the emoji of goods, coins, workers, points and houses to the application",
        "emoji (with DISCORD_TOKEN in .env)",
    ),
    Command("sandbox", "play in the browser, without Discord", "sandbox --port 9000"),
    Command(
        "demo",
        "let simulated players play a whole game, and write it to a folder",
        "demo --seats 3 --seed 7 --out demo",
    ),
)
DEFAULT = COMMANDS[0].name


def parser(command: str) -> Parser:
    """Return the parser of all commands, with the arguments of one of them."""
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
    """Import a command's module, and exempt what it loads from garbage collection."""
    whole = f"bot.cli.{name.replace('-', '_')}"
    if whole in sys.modules:
        return sys.modules[whole]
    gc.disable()
    try:
        with exit_on_interrupt():
            return import_module(whole)
    finally:
        gc.enable()
        gc.freeze()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return 0, 1 for a failure, or 2 for an invalid argument or setting.

    A demonstration returns 130 after Ctrl-C and 143 after SIGTERM, the bot and the sandbox 0.
    """
    words = sys.argv[1:] if arguments is None else arguments
    try:
        args = parser(words[0] if words else DEFAULT).parse_args(words)
        return int(_module(args.command or DEFAULT).run(args))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return discard_output()
    except UsageError as error:
        print_error(PROGRAM, error)
        return 2
    except StartupError as error:
        print_error(PROGRAM, error)
        return 1
