"""``python -m bot demo``: a whole game through the loopback Discord, written to a folder."""

from __future__ import annotations

import argparse
import asyncio
import logging
from pathlib import Path

from bot.demonstration.show import CAST, Wishes, show
from engine.core import game
from engine.core.registry import game_names

FOLDER = Path("demo")
WIDTH = 1600


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The wishes a demonstration takes."""
    parser.add_argument("--game", choices=game_names(), default=game_names()[0])
    parser.add_argument("--seats", type=int, help="how many play (4, or what the game allows)")
    parser.add_argument("--seed", type=int, help="of what the people choose; the table has its own")
    parser.add_argument("--out", type=Path, default=FOLDER, help="the folder (demo)")
    parser.add_argument("--width", type=int, default=WIDTH, help="of the pictures (1600)")
    parser.add_argument("--moves", type=int, help="stop after so many")


def wishes(asked: argparse.Namespace | None = None) -> Wishes:
    """What was asked for, or the usual demonstration.

    Raises:
        ValueError: the game is not for so many, or there are not so many people.
    """
    if asked is None:
        asked = argparse.Namespace(
            game=game_names()[0], seats=None, seed=None, out=FOLDER, width=WIDTH, moves=None
        )
    possible = [count for count in game(asked.game).seat_counts if count <= len(CAST)]
    seats = asked.seats if asked.seats is not None else min(4, max(possible))
    if seats not in possible:
        raise ValueError(f"{asked.game} is for {', '.join(map(str, possible))} players")
    return Wishes(asked.game, seats, asked.seed, asked.out, asked.width, asked.moves)


def play(wished: Wishes) -> int:
    """Play it, telling how far it is; 0 when the game came to its end."""
    logging.getLogger().setLevel(logging.WARNING)
    ended = asyncio.run(show(wished, lambda line: print(line, flush=True)))
    return 0 if ended else 1
