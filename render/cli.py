"""Render any position of a recorded game, from the command line."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from engine.cli.arguments import natural_int, positive_int
from engine.cli.exit_codes import run_to_exit_code
from engine.cli.parser import Parser
from engine.cli.record_files import read_record_file
from engine.core.errors import EngineError
from engine.core.events import Event
from engine.core.latest_turn import end_of_last_turn, latest_turn
from engine.core.record import Record
from engine.core.registry import game, game_names
from engine.core.score_history import NO_HISTORY, score_history
from engine.core.state import State
from engine.core.words.catalogue import OFFERED_LANGUAGES
from render import (
    BOARD,
    CHART,
    ENDING,
    PORTRAIT,
    SHAPES,
    HotSpot,
    Scene,
    UnknownPart,
    paint_card,
    paint_with_hot_spots,
    painter,
    parts_for,
)
from render.gallery import PORT, serve
from render.kit import hot_spots
from render.kit.palette import PLAYERS

MIN_WIDTH = 200
"""Minimum width of a picture in pixels."""
MAX_WIDTH = 4000
"""Maximum width of a picture in pixels."""
LAST_PORT = 65535


def make_parser() -> Parser:
    """Return the argument parser."""
    parser = Parser(
        prog="python -m render",
        description="Render any position of a recorded game, or serve a gallery for designers.",
        epilog="example: python -m render game.txt --at 40 --lang ja --out board.png",
        allow_abbrev=False,
    )
    parser.add_argument("file", type=Path, nargs="?", metavar="FILE", help="a record of a game")
    parser.add_argument(
        "--at", type=natural_int, metavar="N", help="position after N moves (default: all)"
    )
    parser.add_argument(
        "--seat",
        type=positive_int,
        metavar="S",
        help="private view of seat S (default: public view)",
    )
    parser.add_argument(
        "--lang", choices=OFFERED_LANGUAGES, default="en", help=", ".join(OFFERED_LANGUAGES)
    )
    parser.add_argument(
        "--part", default=BOARD, help="board, a part of it, or ending (default: board)"
    )
    parser.add_argument("--card", metavar="ID", help="render a rules card of the game instead")
    parser.add_argument(
        "--shape", choices=SHAPES, default=PORTRAIT, help="shape of the board (default: tall)"
    )
    parser.add_argument(
        "--width", type=_width, metavar="PX", help="maximum width (default: original size)"
    )
    parser.add_argument(
        "--out", type=Path, default=Path("board.png"), help="output file (default: board.png)"
    )
    parser.add_argument(
        "--hot-spots",
        type=Path,
        metavar="FILE",
        help="also write its choices and cards, as JSON",
    )
    parser.add_argument(
        "--watch", metavar="GAME", help="serve a gallery of the game, redrawn when a file is saved"
    )
    parser.add_argument(
        "--seats", type=positive_int, metavar="N", help="players in the gallery (default: most)"
    )
    parser.add_argument(
        "--port", type=_port, default=PORT, help=f"port of the gallery (default: {PORT})"
    )
    return parser


def _width(word: str) -> int:
    """Parse a width, or fail if it is out of range."""
    if not word.isascii() or not word.isdigit() or not MIN_WIDTH <= int(word) <= MAX_WIDTH:
        raise argparse.ArgumentTypeError(f"“{word}” is not a width from {MIN_WIDTH} to {MAX_WIDTH}")
    return int(word)


def _port(word: str) -> int:
    """Parse a port, or fail if it is out of range."""
    if not word.isascii() or not word.isdigit() or int(word) > LAST_PORT:
        raise argparse.ArgumentTypeError(f"“{word}” is not a port from 0 to {LAST_PORT}")
    return int(word)


def draw_picture(asked: argparse.Namespace) -> tuple[bytes, tuple[HotSpot, ...]]:
    """Render the requested picture; return the file and its hot spots.

    Raises:
        EngineError: the record cannot be read, or has no such move, seat or part.
    """
    record = read_record_file(asked.file)
    if asked.card is not None:
        return draw_card(record.game, asked), ()
    if asked.seat is not None and asked.seat > len(record.names):
        raise EngineError(f"the record has {len(record.names)} seats, not {asked.seat}")
    at = len(record.moves) if asked.at is None else asked.at
    moment = find_moment(record, at)
    viewer = None if asked.seat is None else asked.seat - 1
    rules = game(record.game)
    scene = Scene(
        language=asked.lang,
        names=tuple(record.names),
        colours=PLAYERS[: len(record.names)],
        part=asked.part,
        shape=asked.shape,
        width=asked.width,
        viewer=viewer,
        latest_events=[event.seen_by(viewer) for event in moment.latest_events],
        before_latest_turn=moment.before_latest_turn
        and rules.view(moment.before_latest_turn, viewer),
        after_last_turn=moment.after_last_turn and rules.view(moment.after_last_turn, viewer),
        recent_events=[event.seen_by(viewer) for event in moment.recent_events],
        progress=score_history(record, at) if asked.part in (CHART, ENDING) else NO_HISTORY,
    )
    try:
        picture = paint_with_hot_spots(record.game, rules.view(moment.state, viewer), scene)
    except UnknownPart:
        over = not moment.state.stack
        offered = parts_for(painter(record.game), len(record.names), ended=over)
        parts = ", ".join(offered)
        raise EngineError(f"there is no part “{asked.part}”, only {parts}") from None
    return picture.file, picture.hot_spots


def draw_card(name: str, asked: argparse.Namespace) -> bytes:
    """Render a rules card.

    Raises:
        EngineError: the game has no such card.
    """
    cards = {card.id: card for card in game(name).words.cards}
    if asked.card not in cards:
        raise EngineError(f"there is no card “{asked.card}”, only {', '.join(cards)}")
    return paint_card(name, cards[asked.card], asked.lang, asked.width or MAX_WIDTH)


class Moment(NamedTuple):
    """A position of a record, the events of the latest turn, and two earlier positions.

    ``before_latest_turn`` is the position before that turn, ``after_last_turn`` the one at the end
    of the previous turn of the player to move, ``recent_events`` are the events since then.
    """

    state: State
    latest_events: Sequence[Event]
    before_latest_turn: State | None
    after_last_turn: State | None
    recent_events: Sequence[Event] = ()


def find_moment(record: Record, at: int) -> Moment:
    """Return the position of a record after ``at`` moves, and what led to it.

    Raises:
        EngineError: the record is shorter, or a move in it is illegal.
    """
    if at > len(record.moves):
        raise EngineError(f"the record has {len(record.moves)} moves, not {at}")
    states = list[State]()
    events = list[Sequence[Event]]()
    for state in record.positions(events=True):
        states.append(state.copy())
        events.append(state.events or ())
        if len(states) > at:
            break
        state.events = []
    if not at:
        return Moment(state, (), None, None)
    seats = [played.seat for played in record.moves[:at]]
    movers = game(record.game).to_move(state)
    last, moves = latest_turn(zip(reversed(seats), reversed(events[1:]), strict=True))
    before = states[at - max(moves, 1)]
    if not movers:
        return Moment(state, last, before, None)
    turn = end_of_last_turn(seats, movers[0])
    recent = [*chain.from_iterable(events[turn + 1 :])]
    return Moment(state, last, before, states[turn], recent)


def main(arguments: Sequence[str] | None = None) -> int:
    """Render one picture or serve a gallery; exit status 0, or 2 for an invalid argument."""
    parser = make_parser()
    asked = parser.parse_args(arguments)
    if (asked.file is None) == (asked.watch is None):
        parser.error("give either a FILE or --watch GAME")
    run = _draw_to_file if asked.watch is None else _serve_gallery
    return run_to_exit_code(parser.prog, lambda: run(asked))


def _serve_gallery(asked: argparse.Namespace) -> int:
    """Serve the gallery of a game.

    Raises:
        EngineError: there is no such game, painter or number of players, or the port cannot be
            used.
    """
    if asked.watch not in game_names():
        raise EngineError(f"there is no game “{asked.watch}”, only {', '.join(game_names())}")
    painter(asked.watch)
    counts = game(asked.watch).seat_counts
    seats = counts[-1] if asked.seats is None else asked.seats
    if seats not in counts:
        offered = ", ".join(map(str, counts))
        raise EngineError(f"{asked.watch} is for {offered} players, not {seats}")
    return serve(asked.watch, seats, asked.port)


def _draw_to_file(asked: argparse.Namespace) -> int:
    png, spots = draw_picture(asked)
    asked.out.write_bytes(png)
    print(f"{asked.out}: {len(png):,} bytes")
    if asked.hot_spots is not None:
        rows = [*hot_spots.to_rows(spots)]
        asked.hot_spots.write_text(json.dumps(rows), encoding="utf-8")
        print(f"{asked.hot_spots}: {len(spots)} hot spots")
    return 0
