"""``perft``: count sequences of decisions."""

from __future__ import annotations

import argparse
from typing import Any

from engine.cli.arguments import EXAMPLE_GAME, Commands, add_command, add_table, positive_int
from engine.cli.progress import progress
from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.registry import game
from engine.core.state import State


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = add_command(
        commands, "perft", _count_sequences, f"{EXAMPLE_GAME} --seats 3 --seed 7 --depth 3"
    )
    add_table(parser)
    parser.add_argument(
        "--depth", type=positive_int, default=3, help="depth in decisions (default: 3)"
    )


def _count_sequences(args: argparse.Namespace) -> int:
    """Count the sequences of decisions from the start, to each depth."""
    rules = game(args.game)
    state = rules.new(args.seats, dict(args.option), Chance.from_seed(args.seed))
    for depth in range(1, args.depth + 1):
        branches = _positions_after(rules, state)
        counts = (perft(rules, branch, depth - 1) for branch in branches)
        print(f"{depth}: {sum(progress(counts, len(branches), 'branches')):,}", flush=True)
    return 0


def perft(rules: Game[Any], state: State, depth: int) -> int:
    """Count the sequences of exactly ``depth`` decisions.

    If several seats answer at once, they answer in seat order, because the order makes no
    difference.
    """
    if depth == 0:
        return 1
    if depth == 1 and state.stack:
        return len(rules.legal_choices(state, rules.to_move(state)[0]))
    return sum(perft(rules, branch, depth - 1) for branch in _positions_after(rules, state))


def _positions_after(rules: Game[Any], state: State) -> list[State]:
    branches = []
    for seat in rules.to_move(state)[:1]:  # none at the end of the game
        for choice in rules.legal_choices(state, seat):
            branches.append(state.copy())
            rules.apply_unchecked(branches[-1], seat, choice)
    return branches
