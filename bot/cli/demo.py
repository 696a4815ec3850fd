"""``python -m bot demo``: a whole game through the loopback Discord, written to a folder."""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
from pathlib import Path

from bot.cli.configured import configured
from bot.cli.errors import UsageError
from bot.config import PICTURE_WIDTHS
from bot.demonstration.show import CAST, DemoOptions, show
from bot.logs import raise_log_level
from engine.cli.arguments import positive
from engine.core import game
from engine.core.registry import game_names

FOLDER = Path("demo")
WIDTH = 1600
TERMINATED = 128 + signal.SIGTERM


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The wishes a demonstration takes."""
    parser.add_argument("--game", choices=game_names(), default=game_names()[0])
    parser.add_argument("--seats", type=int, help="how many play (4, or what the game allows)")
    parser.add_argument("--seed", type=int, help="of what the people choose; the table has its own")
    parser.add_argument("--out", type=Path, default=FOLDER, help="the folder (demo)")
    parser.add_argument("--width", type=int, default=WIDTH, help="of the pictures (1600)")
    parser.add_argument("--moves", type=positive, help="stop after so many")


def run(asked: argparse.Namespace) -> int:
    """Play it; 0 when the game came to its end."""
    configured()
    return play(wishes(asked))


def wishes(asked: argparse.Namespace) -> DemoOptions:
    """What was asked for.

    Raises:
        NotPossible: the game is not for so many, there are not so many people, the pictures
            would be too small or too large, or nothing can be written to the folder.
    """
    possible = [count for count in game(asked.game).seat_counts if count <= len(CAST)]
    seats = asked.seats if asked.seats is not None else min(4, max(possible))
    if seats not in possible:
        raise UsageError(f"{asked.game} is for {', '.join(map(str, possible))} players")
    least, most = PICTURE_WIDTHS
    if not least <= asked.width <= most:
        raise UsageError(f"pictures are {least} to {most} pixels wide")
    try:
        asked.out.mkdir(parents=True, exist_ok=True)
    except OSError as refused:
        raise UsageError(f"{asked.out} is no folder to write to: {refused.strerror}") from None
    return DemoOptions(asked.game, seats, asked.seed, asked.out, asked.width, asked.moves)


def play(wished: DemoOptions) -> int:
    """Play it, telling how far it is; 0 when the game came to its end."""
    raise_log_level(logging.WARNING)
    try:
        ended = asyncio.run(_play(wished))
    except asyncio.CancelledError:
        return TERMINATED
    return 0 if ended else 1


async def _play(wished: DemoOptions) -> bool:
    """On SIGTERM it stops as on Ctrl-C, so that its database does not stay behind."""
    task = asyncio.current_task()
    assert task is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    return await show(wished, lambda line: print(line, flush=True))
