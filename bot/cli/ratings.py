"""``python -m bot ratings``: recompute all ratings, or fit the model to finished tables."""

from __future__ import annotations

import argparse
import asyncio
import json
import math
from collections.abc import Iterator

from bot.cli.configure import configure
from bot.cli.database import lock_store, open_store
from bot.config import Settings
from bot.tables.domain.replay import replay_in_thread
from bot.tables.facade import Tables
from bot.tables.ratings import fit
from bot.tables.ratings.model import BETA, TAU
from bot.tables.ratings.recompute import (
    RatingsOfDeleted,
    rated_games,
    ratings_of_deleted_people,
    recompute,
)

RECOMPUTE, FIT = "recompute", "fit"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what to do."""
    parser.add_argument(
        "what",
        choices=(RECOMPUTE, FIT),
        help="compute all ratings again from the finished tables; no bot may run. Or print how well"
        " they predict games, and the parameters that predict best",
    )


def run(args: argparse.Namespace) -> int:
    """Do it, and print what was found."""
    settings = configure()
    work = recompute_all(settings) if args.what == RECOMPUTE else fit_model(settings)
    print(asyncio.run(work))
    return 0


async def recompute_all(settings: Settings) -> str:
    """Recompute all results and ratings; return what was done."""
    async with lock_store(settings.database_url) as store:
        service = Tables.of_database(store, settings, None, replay_in_thread).service
        done = await recompute(service)
    lines = [f"{done.tables} finished tables have results; {done.rated} of them are rated"]
    lines += [f"table {number} can't be read; it keeps its results" for number in done.unreadable]
    return "\n".join(lines)


async def fit_model(settings: Settings) -> str:
    """Return how well the ratings predict games, and what would predict better."""
    async with open_store(settings.database_url) as store:
        games = await store.read(rated_games)
        of_deleted = await store.read(ratings_of_deleted_people)
    if not games:
        return "no rated game has ended yet"
    return "\n".join(_report(games, of_deleted))


def _report(games: fit.Games, of_deleted: RatingsOfDeleted) -> Iterator[str]:
    counts = ", ".join(f"{name} {len(played)}" for name, played in games.items())
    found = fit.fit(games, of_deleted)
    yield f"rated games: {counts}; {found.current.predictions} comparisons of players"
    yield f"log-loss {math.log(2):.4f}: guessing"
    yield f"log-loss {found.current.mean:.4f}: beta {BETA:g}, tau {TAU:g} (now)"
    yield f"log-loss {found.best.mean:.4f}: beta {found.beta:.4g}, tau {found.tau:.4g} (fitted)"
    for name, played in games.items():
        seats = fit.fit_seats(name, played, of_deleted)
        plain = {str(count): [*values] for count, values in sorted(seats.advantages.items())}
        yield f"{name}: log-loss {seats.current.mean:.4f} now, {seats.best.mean:.4f} with"
        yield f'  "seat_advantages": {json.dumps(plain)}'
