"""``play``: play random legal games."""

from __future__ import annotations

import argparse
import os
import re
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

from engine.cli.arguments import EXAMPLE_GAME, Commands, add_command, add_table, positive_int
from engine.cli.progress import progress
from engine.core.contract import play_game
from engine.core.record import Record, start_record
from engine.core.registry import game


class Job(NamedTuple):
    """A random game to play."""

    game: str
    seats: int
    options: Mapping[str, str]
    seed: str
    check: bool


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = add_command(
        commands, "play", _play_games, f"{EXAMPLE_GAME} --seats 4 --seed 7 --games 100"
    )
    add_table(parser)
    parser.add_argument(
        "--games", type=positive_int, default=1, help="number of games (default: 1)"
    )
    parser.add_argument("--record", type=Path, metavar="DIR", help="folder to write records to")
    parser.add_argument("--no-check", action="store_true", help="do not check the invariants")
    add_jobs(parser)


def add_jobs(parser: argparse.ArgumentParser) -> None:
    """Add the argument for the number of processes."""
    parser.add_argument(
        "--jobs", type=positive_int, default=1, metavar="N", help="number of processes (default: 1)"
    )


def _play_games(args: argparse.Namespace) -> int:
    """Play random legal games and check the invariants after every move."""
    options = dict(args.option)
    first = start_record(args.game, options, ["?"] * args.seats, args.seed)
    jobs = [
        Job(args.game, args.seats, first.options, seed, not args.no_check)
        for seed in game_seeds(args.seed, args.games)
    ]
    begun = time.perf_counter()
    moves = 0
    written: list[str] = []
    for record in progress(play_all(jobs, args.jobs), len(jobs), "games"):
        moves += len(record.moves)
        if args.record:
            written.append(f"{write_record(record, args.record)}: {len(record.moves)} moves")
    for line in written:  # below the bar, which is still drawn in the loop
        print(line)
    print(speed_line(len(jobs), moves, time.perf_counter() - begun))
    return 0


def game_seeds(seed: str, games: int) -> Iterator[str]:
    """Yield a seed for each game; the first is the one given."""
    yield seed
    for number in range(2, games + 1):
        yield f"{seed}-{number}"


def play_all(jobs: Sequence[Job], cores: int) -> Iterable[Record]:
    """Yield the records of the games in order; raise for the first that breaks an invariant."""
    if min(cores, len(jobs)) == 1:
        yield from map(play_job, jobs)
        return
    with ProcessPoolExecutor(min(cores, os.cpu_count() or 1)) as pool:
        yield from pool.map(play_job, jobs, chunksize=1 + len(jobs) // (cores * 20))


def play_job(job: Job) -> Record:
    """Play a random game and return its record."""
    return play_game(game(job.game), job.seats, job.options, job.seed, check=job.check)[1]


def write_record(record: Record, folder: Path) -> Path:
    """Write the record to a file named after game, seats and seed, and return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    seed = re.sub(r"[^\w.-]", "_", record.seed or "")
    path = folder / f"{record.game}-{len(record.names)}-{seed}.txt"
    path.write_text(record.text(), encoding="utf-8")
    return path


def speed_line(games: int, moves: int, seconds: float) -> str:
    """Return a line with the number of games and moves, and the speed."""
    return f"{games:,} games, {moves:,} moves, {moves / seconds:,.0f} moves per second"
