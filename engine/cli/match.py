"""``match``: let computer players of different strengths play against each other."""

from __future__ import annotations

import argparse
import json

from engine.cli.arguments import EXAMPLE_GAME, Commands, add_command, add_table, positive_int
from engine.cli.match_play import pairings, play_out
from engine.cli.match_results import distinct_games, match_results
from engine.cli.play import add_jobs
from engine.cli.progress import progress
from engine.players.strengths import FROZEN, RANDOM, STRENGTHS, current_name

PLAYERS = (*STRENGTHS, RANDOM, FROZEN)
"""The players that can be measured."""


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = add_command(
        commands, "match", _play_match, f"{EXAMPLE_GAME} --players hard,medium --seats 2 --games 20"
    )
    add_table(parser)
    parser.add_argument(
        "--players",
        type=players,
        required=True,
        metavar="A,B,…",
        help=f"{', '.join(PLAYERS)}; the last one takes the remaining seats",
    )
    parser.add_argument(
        "--games", type=positive_int, default=20, help="number of games (default: 20)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    add_jobs(parser)


def players(text: str) -> tuple[str, ...]:
    """Parse strengths separated by commas."""
    names = tuple(map(current_name, text.split(",")))
    if unknown := set(names) - {*PLAYERS}:
        known = ", ".join(PLAYERS)
        raise argparse.ArgumentTypeError(f"unknown player “{unknown.pop()}”; choose from {known}")
    return names


def _play_match(args: argparse.Namespace) -> int:
    """Play games between computer players with rotating seats, and print wins and CPU times.

    A game that is move for move the same as an earlier one counts only once.
    """
    schedule = pairings(
        args.game,
        args.players,
        args.seats,
        games=args.games,
        seed=args.seed,
        options=dict(args.option),
    )
    played = list(progress(play_out(schedule, args.jobs), len(schedule), "games"))
    distinct = distinct_games(played)
    results = match_results(args.players, distinct)
    if args.json:
        counts = {"games": len(played), "distinct": len(distinct)}
        print(json.dumps({**counts, "players": [result._asdict() for result in results]}))
        return 0
    for result in results:
        print(
            f"{result.name}: {result.wins:g} of {result.games} ({result.share:.1%},"
            f" 95 %: {result.low:.1%} to {result.high:.1%}),"
            f" CPU per decision {result.cpu_ms_p50:.2f} ms,"
            f" p95 {result.cpu_ms_p95:.2f} ms"
        )
    print(f"{len(distinct)} of {len(played)} games were distinct")
    return 0
