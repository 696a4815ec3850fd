"""``games``: list the games."""

from __future__ import annotations

import argparse

from engine.cli.arguments import EXAMPLE_GAME, Commands, add_command, add_games, named_games
from engine.cli.columns import format_columns
from engine.cli.errors import print_error
from engine.core.info import GameInfo, game_info
from engine.core.registry import why_broken

_HEADINGS = ("game", "players", "chance", "hidden", "simultaneous", "decisions", "choices")


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = add_command(commands, "games", _print_games, EXAMPLE_GAME)
    add_games(parser, "list")


def _print_games(args: argparse.Namespace) -> int:
    """List the games: players, kinds of uncertainty, most decisions and most choices.

    ``chance``: something is decided by chance after the setup; ``hidden``: some seats lack
    information; ``simultaneous``: several seats move at the same time. Broken games are listed at
    the end.
    """
    rows, problems = [], []
    for name in named_games(args):
        try:
            rows.append(_table_row(game_info(name)))
        except Exception as error:  # the game's own code may raise anything
            problems.append(f"{name} is broken: {why_broken(error)}")
    print(format_columns([_HEADINGS, *rows]))
    for problem in problems:
        print_error("python -m engine", problem)
    return 1 if problems else 0


def _table_row(info: GameInfo) -> tuple[str, ...]:
    return (
        info.name,
        f"{info.min_players} to {info.max_players}",
        _yes_or_no(info.stochastic),
        _yes_or_no(info.hidden_information),
        _yes_or_no(info.simultaneous_moves),
        f"{info.max_decisions:,}",
        str(info.max_choices),
    )


def _yes_or_no(fact: bool) -> str:
    return "yes" if fact else "no"
