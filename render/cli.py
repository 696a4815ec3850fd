"""Render any position of a recorded game, from the command line."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from engine.cli.arguments import natural_int, positive_int
from engine.cli.exit_codes import run_to_exit_code
from engine.cli.parser import Parser
from engine.cli.record_files import read_record_file
from engine.core.errors import EngineError
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
from render.moments import find_moment

MIN_WIDTH = 200
"""Minimum width of a picture in pixels."""
MAX_WIDTH = 4000
"""Maximum width of a picture in pixels."""
_MAX_PORT = 65535


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
        "--width",
        type=partial(_int_in_range, "width", MIN_WIDTH, MAX_WIDTH),
        metavar="PX",
        help="maximum width (default: original size)",
    )
    parser.add_argument(
        "--out", type=Path, default=Path("board.png"), help="output file (default: board.png)"
    )
    parser.add_argument(
        "--hot-spots",
        type=Path,
        metavar="FILE",
        help="also write the areas that can be clicked, as JSON",
    )
    parser.add_argument(
        "--watch", metavar="GAME", help="serve a gallery of the game, redrawn when a file is saved"
    )
    parser.add_argument(
        "--seats", type=positive_int, metavar="N", help="players in the gallery (default: most)"
    )
    parser.add_argument(
        "--port",
        type=partial(_int_in_range, "port", 0, _MAX_PORT),
        default=PORT,
        help=f"port of the gallery (default: {PORT})",
    )
    return parser


def _int_in_range(name: str, least: int, most: int, word: str) -> int:
    """Parse a whole number from ``least`` to ``most``.

    Raises:
        ArgumentTypeError: it is no number, or out of range; ``name`` says what it is.
    """
    if not word.isascii() or not word.isdigit() or not least <= int(word) <= most:
        raise argparse.ArgumentTypeError(f"“{word}” is not a {name} from {least} to {most}")
    return int(word)


def draw_picture(args: argparse.Namespace) -> tuple[bytes, tuple[HotSpot, ...]]:
    """Render the requested picture; return the file and its hot spots.

    Raises:
        EngineError: the record cannot be read, or has no such move, seat or part.
    """
    record = read_record_file(args.file)
    if args.card is not None:
        return draw_card(record.game, args), ()
    if args.seat is not None and args.seat > len(record.names):
        raise EngineError(f"the record has {len(record.names)} seats, not {args.seat}")
    at = len(record.moves) if args.at is None else args.at
    moment = find_moment(record, at)
    viewer = None if args.seat is None else args.seat - 1
    rules = game(record.game)

    def view(state: State | None) -> State | None:
        return None if state is None else rules.view(state, viewer)

    scene = Scene(
        language=args.lang,
        names=tuple(record.names),
        colours=PLAYERS[: len(record.names)],
        part=args.part,
        shape=args.shape,
        width=args.width,
        viewer=viewer,
        latest_events=[event.seen_by(viewer) for event in moment.latest_events],
        before_latest_turn=view(moment.before_latest_turn),
        after_previous_turn=view(moment.after_previous_turn),
        recent_events=[event.seen_by(viewer) for event in moment.recent_events],
        progress=score_history(record, at) if args.part in (CHART, ENDING) else NO_HISTORY,
    )
    try:
        picture = paint_with_hot_spots(record.game, rules.view(moment.state, viewer), scene)
    except UnknownPart:
        offered = parts_for(painter(record.game), len(record.names), ended=moment.state.over)
        parts = ", ".join(offered)
        raise EngineError(f"there is no part “{args.part}”, only {parts}") from None
    return picture.file, picture.hot_spots


def draw_card(name: str, args: argparse.Namespace) -> bytes:
    """Render a rules card.

    Raises:
        EngineError: the game has no such card.
    """
    cards = {card.id: card for card in game(name).words.cards}
    if args.card not in cards:
        raise EngineError(f"there is no card “{args.card}”, only {', '.join(cards)}")
    return paint_card(name, cards[args.card], args.lang, args.width or MAX_WIDTH)


def main(arguments: Sequence[str] | None = None) -> int:
    """Render one picture or serve a gallery; exit status 0, or 2 for an invalid argument."""
    parser = make_parser()
    args = parser.parse_args(arguments)
    if (args.file is None) == (args.watch is None):
        parser.error("give either a FILE or --watch GAME")
    run = _draw_to_file if args.watch is None else _serve_gallery
    return run_to_exit_code(parser.prog, lambda: run(args))


def _serve_gallery(args: argparse.Namespace) -> int:
    """Serve the gallery of a game.

    Raises:
        EngineError: there is no such game, painter or number of players, or the port cannot be
            used.
    """
    if args.watch not in game_names():
        raise EngineError(f"there is no game “{args.watch}”, only {', '.join(game_names())}")
    painter(args.watch)
    counts = game(args.watch).seat_counts
    seats = counts[-1] if args.seats is None else args.seats
    if seats not in counts:
        offered = ", ".join(map(str, counts))
        raise EngineError(f"{args.watch} is for {offered} players, not {seats}")
    return serve(args.watch, seats, args.port)


def _draw_to_file(args: argparse.Namespace) -> int:
    png, spots = draw_picture(args)
    args.out.write_bytes(png)
    print(f"{args.out}: {len(png):,} bytes")
    if args.hot_spots is not None:
        rows = [*hot_spots.to_rows(spots)]
        args.hot_spots.write_text(json.dumps(rows), encoding="utf-8")
        print(f"{args.hot_spots}: {len(spots)} hot spots")
    return 0
