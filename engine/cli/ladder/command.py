"""Play every rung in every game and update ``docs/ladder.md``."""

from __future__ import annotations

import argparse

from engine.cli.arguments import (
    EXAMPLE_GAME,
    Commands,
    add_command,
    add_games,
    named_games,
    positive_int,
)
from engine.cli.ladder.page import PAGE, Row, read_rows, write_page
from engine.cli.ladder.rungs import RUNGS, Rung
from engine.cli.match_play import pairings, play_out
from engine.cli.match_results import distinct_games, match_results
from engine.cli.play import add_jobs
from engine.core.errors import EngineError
from engine.core.registry import game
from engine.players.agent import agent_for


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = add_command(commands, "ladder", _play_ladder, f"{EXAMPLE_GAME} --part 0.1 --jobs 2")
    add_games(parser, "play")
    parser.add_argument(
        "--part", type=float, default=1.0, help="share of each rung's games to play (default: 1)"
    )
    parser.add_argument(
        "--only", default="", metavar="WORDS", help="only rungs with these words: “hard against”"
    )
    parser.add_argument("--seed", default="ladder", help="random seed (default: ladder)")
    parser.add_argument(
        "--simulations", type=positive_int, metavar="N", help="simulations of the hard player"
    )
    add_jobs(parser)


def _play_ladder(args: argparse.Namespace) -> int:
    """Let computer players of different strengths play, and update the page after each rung.

    With ``--part`` fewer games of each rung are played, and the page says how many. Other games
    keep their figures.
    """
    if args.simulations and args.jobs > 1:
        raise EngineError("another number of simulations is for one process")
    for name in named_games(args):
        agent = agent_for(name)
        if args.simulations:
            agent.model = agent.model._replace(simulations=args.simulations)
        for rung in RUNGS:
            if args.only in rung.title:
                count = max(rung.seats(name), round(rung.games * args.part))
                row = _play_rung(name, rung, count, args.seed, args.jobs)
                print(row.line(), flush=True)
                rows = read_rows(PAGE) | {row.key: row}
                PAGE.write_text(write_page(rows), encoding="utf-8")
    return 0


def _play_rung(name: str, rung: Rung, count: int, seed: str, processes: int) -> Row:
    """Play one rung; return its row of the page."""
    seats = rung.seats(name)
    schedule = pairings(name, rung.players, seats, games=count, seed=seed)
    first = match_results(rung.players, distinct_games(play_out(schedule, processes)))[0]
    return Row(
        game=name,
        title=rung.title,
        seats=seats,
        games=first.games,
        wins=first.wins,
        low=first.low,
        high=first.high,
        bar=rung.bar(game(name).seat_counts),
        p50=first.cpu_ms_p50,
        p95=first.cpu_ms_p95,
        simulations=agent_for(name).model.simulations if "hard" in rung.players else 0,
    )
