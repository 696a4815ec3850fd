"""``python -m bot backup``: a copy of the database while the bot runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.cli.configured import configured
from bot.cli.errors import StartupError
from bot.store import BackupError, backup


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where to."""
    parser.add_argument("file", type=Path, help="the new file")


def run(asked: argparse.Namespace) -> int:
    """Copy it and say how large it is.

    Raises:
        CannotStart: there is nothing to copy, or nowhere to copy it to.
    """
    settings = configured()
    try:
        size = backup(settings.database_url, asked.file)
    except BackupError as failed:
        raise StartupError(str(failed)) from None
    print(f"{asked.file}: {size:,} bytes")
    return 0
