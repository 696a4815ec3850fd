"""``python -m bot demo``: play a whole game through the loopback Discord into a folder."""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
from pathlib import Path

from bot.cli.configure import configure
from bot.cli.errors import UsageError
from bot.config import PICTURE_WIDTHS
from bot.demonstration.show import CAST, DemoOptions, show
from bot.logs import raise_log_level
from engine.cli.arguments import positive_int
from engine.core import game
from engine.core.registry import game_names

FOLDER = Path("demo")
WIDTH = 1600
TERMINATED = 128 + signal.SIGTERM


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of a demonstration."""
    parser.add_argument("--game", choices=game_names(), default=game_names()[0])
    parser.add_argument("--seats", type=int, help="number of players (4, or what the game allows)")
    parser.add_argument("--seed", type=int, help="seed for the simulated players' choices")
    parser.add_argument("--out", type=Path, default=FOLDER, help="folder to write to (demo)")
    parser.add_argument(
        "--width", type=int, default=WIDTH, help="width of the pictures in pixels (1600)"
    )
    parser.add_argument("--moves", type=positive_int, help="stop after this many moves")


def run(args: argparse.Namespace) -> int:
    """Play the game; return 0 if it ended."""
    configure()
    return play(options_of(args))


def options_of(args: argparse.Namespace) -> DemoOptions:
    """Return the requested options.

    Raises:
        UsageError: the game or the cast is not for that many players, the width is out of range,
            or the folder cannot be written to.
    """
    possible = [count for count in game(args.game).seat_counts if count <= len(CAST)]
    seats = args.seats if args.seats is not None else min(4, max(possible))
    if seats not in possible:
        raise UsageError(f"{args.game} is for {', '.join(map(str, possible))} players")
    least, most = PICTURE_WIDTHS
    if not least <= args.width <= most:
        raise UsageError(f"pictures are {least} to {most} pixels wide")
    try:
        args.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(f"cannot write to {args.out}: {error.strerror}") from None
    return DemoOptions(args.game, seats, args.seed, args.out, args.width, args.moves)


def play(options: DemoOptions) -> int:
    """Play the game and print progress; return 0 if it ended."""
    raise_log_level(logging.WARNING)
    try:
        ended = asyncio.run(_play(options))
    except asyncio.CancelledError:
        return TERMINATED
    return 0 if ended else 1


async def _play(options: DemoOptions) -> bool:
    """Play until SIGTERM, which stops it like Ctrl-C, so that its database is deleted."""
    task = asyncio.current_task()
    assert task is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    return await show(options, lambda line: print(line, flush=True))
