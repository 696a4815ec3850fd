"""``replay`` and ``show``: inspect a record file."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from engine.cli.arguments import Commands, add_command, natural_int, positive_int
from engine.cli.columns import format_columns
from engine.cli.record_files import read_record_file
from engine.core.errors import EngineError
from engine.core.game import Game
from engine.core.record import state_hash
from engine.core.registry import game
from engine.core.state import State
from engine.core.words.catalogue import OFFERED_LANGUAGES, Catalogue, catalogue
from engine.core.words.game_words import Offer, Section
from engine.core.words.phrases import dots


def add(commands: Commands) -> None:
    """Add the commands to the parser."""
    parser = add_command(commands, "replay", _replay_record, "game.txt")
    parser.add_argument("file", type=Path, metavar="FILE", help="a record file")
    parser = add_command(commands, "show", _show_position, "game.txt --at 40 --seat 2 --lang zh-TW")
    parser.add_argument("file", type=Path, metavar="FILE", help="a record file")
    parser.add_argument(
        "--at", type=natural_int, metavar="N", help="number of moves (default: all)"
    )
    parser.add_argument(
        "--seat",
        type=positive_int,
        metavar="S",
        help="show this seat's view (default: the public's)",
    )
    parser.add_argument(
        "--lang", choices=OFFERED_LANGUAGES, default="en", help=", ".join(OFFERED_LANGUAGES)
    )


def _replay_record(args: argparse.Namespace) -> int:
    """Replay a record and print the final state's hash, the scores and their sources."""
    record = read_record_file(args.file)
    rules = game(record.game)
    state = record.replay()
    outcome = rules.outcome(state)
    texts = catalogue("en", rules.package)
    print(f"{record.game}, {len(record.names)} seats, {len(record.moves)} moves")
    print(f"hash: {state_hash(state)}")
    rows = [("", *record.names)]
    for line in outcome.lines:
        source = texts.say(f"{rules.name}-score-{line.source}")
        rows.append((source, *map(str, line.points)))
    rows.append(("Score", *map(str, outcome.scores)))
    print(format_columns(rows))
    winners = ", ".join(record.names[seat] for seat in outcome.winners)
    print(f"winners: {winners or 'none yet'}")
    return 0


def _show_position(args: argparse.Namespace) -> int:
    """Show a position in words, the open question and every legal move."""
    record = read_record_file(args.file)
    moves = len(record.moves) if args.at is None else args.at
    if moves > len(record.moves):
        raise EngineError(f"the record has {len(record.moves)} moves, not {moves}")
    if args.seat is not None and args.seat > len(record.names):
        raise EngineError(f"the record has {len(record.names)} seats, not {args.seat}")
    state = next(islice(record.positions(), moves, None))
    viewer = None if args.seat is None else args.seat - 1
    rules = game(record.game)
    texts = catalogue(args.lang, game(record.game).package)
    for line in position_lines(rules, state, viewer, texts, record.names):
        print(line)
    return 0


def position_lines(
    rules: Game[Any], state: State, viewer: int | None, texts: Catalogue, names: list[str]
) -> Iterator[str]:
    """Yield the lines for a position and the moves of the viewer, or of all seats that may act."""
    view = rules.view(state, viewer)
    yield texts.format(rules.words.headline(view), names)
    sections: list[Section] = [*rules.words.board(view, viewer)]
    if viewer is not None:
        sections += rules.words.hand(view, viewer)
    for section in sections:
        yield ""
        yield f"# {texts.format(section.title, names)}"
        yield from (texts.format(line, names) for line in section.lines)
    for seat in rules.may_act(state):
        if viewer in (None, seat):
            yield ""
            yield from _question_lines(rules, state, seat, texts, names)


def _question_lines(
    rules: Game[Any], state: State, seat: int, texts: Catalogue, names: list[str]
) -> Iterator[str]:
    view = rules.view(state, seat)
    yield f"{names[seat]}: {texts.format(rules.words.prompt(view, seat), names)}"
    for move, choice in rules.moves(state, seat).items():
        description = describe_offer(rules.words.offer(view, seat, choice), texts, names)
        yield f"  {seat + 1} {move:<24} {description}"


def describe_offer(offer: Offer, texts: Catalogue, names: list[str]) -> str:
    """Return a choice in one line: code, name, effect."""
    parts = [offer.code, texts.format(offer.name, names)]
    if offer.effect:
        parts.append(texts.format(offer.effect, names))
    return texts.format(dots([part for part in parts if part]))
