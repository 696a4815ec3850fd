"""Arguments that several commands share."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from engine.core.errors import EngineError
from engine.core.registry import game_names

Commands: TypeAlias = "argparse._SubParsersAction[Any]"
EXAMPLE_GAME = game_names()[0]


def add_command(
    commands: Commands, name: str, run: Callable[[argparse.Namespace], int], example: str
) -> argparse.ArgumentParser:
    """Add a command described by the first line of ``run``'s docstring."""
    about = (run.__doc__ or "").strip().splitlines()[0]
    parser: argparse.ArgumentParser = commands.add_parser(
        name,
        help=about,
        description=about,
        epilog=f"example: python -m engine {name} {example}",
        allow_abbrev=False,
    )
    parser.set_defaults(run=run)
    return parser


def add_table(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that define a table: GAME, seats, seed, options."""
    parser.add_argument("game", metavar="GAME", choices=game_names(), help=", ".join(game_names()))
    parser.add_argument("--seats", type=positive_int, required=True, help="number of seats")
    parser.add_argument("--seed", default="1", help="random seed, any text (default: 1)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        type=name_and_value,
        metavar="NAME=VALUE",
        help="an option, as listed by “describe”; can be repeated",
    )


def add_games(parser: argparse.ArgumentParser, purpose: str) -> None:
    """Add the argument for the games to ``purpose`` ("list", "play"); see :func:`named_games`."""
    parser.add_argument(
        "games", metavar="GAME", nargs="*", help=f"games to {purpose} (default: all)"
    )


def named_games(args: argparse.Namespace) -> Sequence[str]:
    """Return the named games, or all of them.

    Raises:
        EngineError: there is no such game.
    """
    names: Sequence[str] = args.games or game_names()
    if unknown := set(names) - set(game_names()):
        raise EngineError(f"unknown game {unknown.pop()}; choose from {', '.join(game_names())}")
    return names


def positive_int(text: str) -> int:
    """Parse a number of at least 1."""
    if not (text.isascii() and text.isdecimal()) or int(text) < 1:
        raise argparse.ArgumentTypeError(f"“{text}” is not a whole number of at least 1")
    return int(text)


def natural_int(text: str) -> int:
    """Parse a number of at least 0."""
    if not (text.isascii() and text.isdecimal()):
        raise argparse.ArgumentTypeError(f"“{text}” is not a whole number of at least 0")
    return int(text)


def name_and_value(text: str) -> tuple[str, str]:
    """Parse ``name=value``."""
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise argparse.ArgumentTypeError(f"“{text}” is not NAME=VALUE")
    return name, value
