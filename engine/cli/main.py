"""Entry point of ``python -m engine``."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cli import coverage, describe, games, match, perft, play, playthrough, record, soak
from engine.cli.arguments import EXAMPLE_GAME
from engine.cli.exit_codes import run_to_exit_code
from engine.cli.ladder import command as ladder
from engine.cli.new import command as new
from engine.cli.parser import Parser
from engine.cli.texts import command as texts

_COMMANDS = (
    games,
    describe,
    play,
    match,
    ladder,
    soak,
    record,
    playthrough,
    perft,
    coverage,
    texts,
    new,
)


def parser() -> Parser:
    """Return the parser of all commands."""
    top = Parser(
        prog="python -m engine",
        description="Play, replay and count games without Discord.",
        epilog=f"example: python -m engine play {EXAMPLE_GAME} --seats 4 --seed 7",
        allow_abbrev=False,
    )
    commands = top.add_subparsers(required=True, metavar="COMMAND", parser_class=Parser)
    for command in _COMMANDS:
        command.add(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    args = parser().parse_args(arguments)
    return run_to_exit_code("python -m engine", lambda: int(args.run(args)))
