"""Run Seneschal, play in the browser without Discord, check it, back it up, list its commands."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.cli import check, commands, demo, run, sandbox
from bot.config import Settings, SettingsError, load_settings
from bot.logs import start_logging
from bot.store import BackupError, backup
from engine.cli.main import Parser

PROGRAM = "python -m bot"


def parser() -> Parser:
    """The parser of all commands."""
    top = Parser(
        prog=PROGRAM, description=__doc__, epilog=f"example: {PROGRAM} check", allow_abbrev=False
    )
    added = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    added.add_parser(
        "run",
        help="go to Discord; without a token, to the sandbox (the default)",
        epilog=f"example: {PROGRAM} run (with DISCORD_TOKEN in .env)",
    )
    checking = added.add_parser(
        "check",
        help="look at settings, database, fonts, texts and command limits",
        epilog=f"example: {PROGRAM} check --repair 31",
    )
    checking.add_argument(
        "--repair", type=int, metavar="TABLE", help="rebuild that table's position from its moves"
    )
    copying = added.add_parser(
        "backup",
        help="copy the database while the bot runs",
        epilog=f"example: {PROGRAM} backup seneschal-copy.db",
    )
    copying.add_argument("file", type=Path, help="the new file")
    commands.add_arguments(
        added.add_parser(
            "commands",
            help="list every slash command as Discord gets it",
            epilog=f"example: {PROGRAM} commands --lang ja",
        )
    )
    sandbox.add_arguments(
        added.add_parser(
            "sandbox",
            help="play in the browser, on a Discord of its own",
            epilog=f"example: {PROGRAM} sandbox --port 9000",
        )
    )
    demo.add_arguments(
        added.add_parser(
            "demo",
            help="play a whole game through a Discord on loopback",
            epilog=f"example: {PROGRAM} demo --seats 3 --seed 7 --out demo",
        )
    )
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 0, 1 for a failure, 2 for a wrong argument or setting.

    130 is for Ctrl-C in a demonstration and 143 for SIGTERM; the bot and the sandbox end with 0.
    """
    asked = parser().parse_args(arguments)
    try:
        settings = load_settings()
        start_logging(settings)
        return _command(asked, settings)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads on
        return 1
    except (SettingsError, demo.NotPossible) as wrong:
        print(f"{PROGRAM}: {wrong}", file=sys.stderr)
        return 2
    except (BackupError, run.CannotStart) as failed:
        print(f"{PROGRAM}: {failed}", file=sys.stderr)
        return 1


def _command(asked: argparse.Namespace, settings: Settings) -> int:
    match asked.command:
        case "check":
            return asyncio.run(check.check(settings, asked.repair))
        case "backup":
            size = backup(settings.database_url, asked.file)
            print(f"{asked.file}: {size:,} bytes")
            return 0
        case "commands":
            return asyncio.run(commands.print_commands(asked))
        case "demo":
            return demo.play(demo.wishes(asked))
        case "sandbox":
            return sandbox.play(settings, asked)
    return _run(settings)


def _run(settings: Settings) -> int:
    if settings.token is None:
        print("No DISCORD_TOKEN is set, so this is a Discord of its own, in your browser.")
        return sandbox.play(settings)
    return asyncio.run(run.run(settings))
