"""``games``: list the games."""

from __future__ import annotations

import argparse

from engine.cli.arguments import EXAMPLE_GAME, Commands, add_games, command, named_games
from engine.cli.record import table
from engine.core.info import GameInfo, game_info

_HEADINGS = ("game", "players", "chance", "hidden", "simultaneous", "decisions", "choices")


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = command(commands, "games", _games, EXAMPLE_GAME)
    add_games(parser, "list")


def _games(args: argparse.Namespace) -> int:
    """List the games: players, kinds of uncertainty, most decisions and most choices.

    ``chance`` decides something after the setup; information is ``hidden`` from some seats;
    several seats move at the same time (``simultaneous``).
    """
    rows = [_row(game_info(name)) for name in named_games(args)]
    print(table([_HEADINGS, *rows]))
    return 0


def _row(info: GameInfo) -> tuple[str, ...]:
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
