"""``soak``: play a large number of random games with every option."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from itertools import cycle, islice, product
from typing import Any

from engine.cli.arguments import (
    EXAMPLE_GAME,
    Commands,
    add_command,
    add_games,
    named_games,
    positive_int,
)
from engine.cli.play import Job, add_jobs, game_seeds, play_all, speed_line
from engine.cli.progress import progress
from engine.core.game import Game
from engine.core.registry import game


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = add_command(
        commands, "soak", _play_all_options, f"{EXAMPLE_GAME} --games 2000 --jobs 2"
    )
    add_games(parser, "play")
    parser.add_argument(
        "--games",
        dest="count",
        type=positive_int,
        default=2000,
        metavar="N",
        help="number of games per number of seats (default: 2000)",
    )
    parser.add_argument("--seed", default="soak", help="random seed (default: soak)")
    add_jobs(parser)


def _play_all_options(args: argparse.Namespace) -> int:
    """Play N random games per number of seats, cycling through all options."""
    for name in named_games(args):
        for seats in game(name).seat_counts:
            jobs = list(_jobs_for(game(name), seats, args.count, args.seed))
            begun = time.perf_counter()
            records = progress(play_all(jobs, args.jobs), len(jobs), f"{name} games of {seats}")
            moves = sum(len(record.moves) for record in records)
            speed = speed_line(len(jobs), moves, time.perf_counter() - begun)
            print(f"{name}, {seats} seats: {speed}", flush=True)
    return 0


def _jobs_for(rules: Game[Any], seats: int, count: int, seed: str) -> Iterator[Job]:
    names = [option.name for option in rules.options]
    combinations = product(*(option.values for option in rules.options))
    turns = islice(cycle(dict(zip(names, values, strict=True)) for values in combinations), count)
    for options, job_seed in zip(turns, game_seeds(seed, count), strict=True):
        yield Job(rules.name, seats, options, job_seed, check=True)
