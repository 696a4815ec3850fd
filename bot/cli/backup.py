"""``python -m bot backup``: copy the database while the bot runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.cli.configure import configure
from bot.cli.errors import StartupError
from bot.store import BackupError, backup


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the target argument."""
    parser.add_argument("file", type=Path, help="the new file")


def run(args: argparse.Namespace) -> int:
    """Copy the database, and print the size of the copy.

    Raises:
        StartupError: there is no database, or the copy cannot be written.
    """
    settings = configure()
    try:
        size = backup(settings.database_url, args.file)
    except BackupError as error:
        raise StartupError(str(error)) from None
    print(f"{args.file}: {size:,} bytes")
    return 0
