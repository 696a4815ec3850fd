"""``playthrough``: write down a random game as its players read it."""

from __future__ import annotations

import argparse
from pathlib import Path

from engine.cli.arguments import EXAMPLE_GAME, Commands, add_command, add_games, named_games
from engine.cli.transcript import file_name, tell
from engine.core.registry import game


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = add_command(
        commands, "playthrough", _write_playthroughs, f"{EXAMPLE_GAME} --into playthroughs"
    )
    add_games(parser, "play")
    parser.add_argument(
        "--into", type=Path, required=True, metavar="DIR", help="folder to write the files to"
    )


def _write_playthroughs(args: argparse.Namespace) -> int:
    """Write a random game for each number of players, told as the players read it.

    The same rules and texts always give the same files, so a difference shows what a change does.
    """
    args.into.mkdir(parents=True, exist_ok=True)
    for name in named_games(args):
        for seats in game(name).seat_counts:
            text = tell(name, seats)
            path = args.into / file_name(name, seats)
            path.write_text(text, encoding="utf-8")
            print(f"{path}: {len(text.splitlines()):,} lines")
    return 0
