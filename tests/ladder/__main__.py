"""``python -m tests.ladder [GAME …]``: play every rung in every game and update ``docs/ladder.md``.

With ``--part`` fewer games of each rung are played, and the page says how many. Other games keep
their figures.
"""

from __future__ import annotations

import argparse

from engine.cli.match import match_results, pairings, play_out
from engine.core.registry import game, game_names
from engine.players.agent import agent_for

from .page import PAGE, Row, read_rows, write_page
from .rungs import RUNGS, Rung


def main() -> None:
    """Play the rungs and update the page after each."""
    parser = argparse.ArgumentParser(prog="python -m tests.ladder", description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*game_names(), []], metavar="GAME")
    parser.add_argument("--part", type=float, default=1.0, help="of the games of each rung (1)")
    parser.add_argument("--only", default="", help="the rungs with these words: “hard against”")
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--simulations", type=int, help="of the hard player (its own number)")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    if asked.simulations and asked.jobs > 1:
        parser.error("another number of simulations is for one process")
    for name in asked.games or game_names():
        if asked.simulations:
            agent_for(name).model = agent_for(name).model._replace(simulations=asked.simulations)
        for rung in RUNGS:
            if asked.only in rung.title:
                count = max(rung.seats(name), round(rung.games * asked.part))
                row = climb(name, rung, count, asked.seed, asked.jobs)
                print(row.line(), flush=True)
                rows = read_rows(PAGE) | {row.key: row}
                PAGE.write_text(write_page(rows), encoding="utf-8")


def climb(name: str, rung: Rung, count: int, seed: str, jobs: int) -> Row:
    """Play one rung."""
    seats = rung.seats(name)
    table = pairings(name, rung.players, seats, count, seed)
    first = match_results(rung.players, list(play_out(table, jobs)))[0]
    return Row(
        name,
        rung.title,
        seats,
        first.games,
        first.wins,
        first.low,
        first.high,
        rung.bar(game(name).seat_counts),
        first.cpu_ms_p50,
        first.cpu_ms_p95,
        agent_for(name).model.simulations if "hard" in rung.players else 0,
    )


if __name__ == "__main__":
    main()
