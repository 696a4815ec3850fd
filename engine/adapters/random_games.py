"""Play random games and print how many a minute: ``python -m engine.adapters.random_games``.

An example to start from: it trains nothing. It uses the rules directly, as a search would, or with
``--env`` the environment of PettingZoo, where observing a position takes longer than a move.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

from engine.cli.arguments import add_games, named_games
from engine.cli.columns import format_columns
from engine.core.chance import Chance
from engine.core.contract import random_move
from engine.core.registry import game

SECONDS = 5.0
PlayGame = Callable[[int], int]
"""Plays a game from a seed and returns the number of its moves."""


def directly(name: str, seats: int) -> PlayGame:
    """Return a function that plays with the rules."""
    rules = game(name)

    def play(seed: int) -> int:
        chance = Chance(seed)
        moves = 0
        state = rules.new(seats, None, Chance(seed))
        while not state.over:
            rules.apply_unchecked(state, *random_move(rules, state, chance))
            moves += 1
        return moves

    return play


def with_env(name: str, seats: int) -> PlayGame:
    """Return a function that plays with PettingZoo and looks at every observation."""
    made: Any = import_module("engine.adapters.pettingzoo").env(name, seats)

    def play(seed: int) -> int:
        made.reset(seed=seed)
        for agent in made.agents:
            made.action_space(agent).seed(seed)
        moves = 0
        for agent in made.agent_iter():
            observation, _, termination, _, _ = made.last()
            if termination:
                made.step(None)
                continue
            made.step(made.action_space(agent).sample(observation["action_mask"]))
            moves += 1
        return moves

    return play


def measure(play: PlayGame, seconds: float) -> tuple[int, int, float]:
    """Play for that long; return the games, their moves, and the CPU seconds they took."""
    games = moves = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds or not games:
        moves += play(games)
        games += 1
    return games, moves, spent


def main() -> None:
    """Measure every number of seats of the named games, on one core."""
    parser = argparse.ArgumentParser(
        prog="python -m engine.adapters.random_games", description=(__doc__ or "").splitlines()[0]
    )
    add_games(parser, "play")
    parser.add_argument("--env", action="store_true", help="play with PettingZoo")
    parser.add_argument(
        "--seconds",
        type=float,
        default=SECONDS,
        help=f"CPU time for each number of seats (default: {SECONDS:g})",
    )
    args = parser.parse_args()
    rows: list[tuple[str, ...]] = [("game", "seats", "games/min", "moves/s")]
    for name in named_games(args):
        for seats in game(name).seat_counts:
            play = with_env(name, seats) if args.env else directly(name, seats)
            games, moves, spent = measure(play, args.seconds)
            rate = f"{60 * games / spent:,.0f}", f"{moves / spent:,.0f}"
            rows.append((name, str(seats), *rate))
    print(format_columns(rows))


if __name__ == "__main__":
    main()
