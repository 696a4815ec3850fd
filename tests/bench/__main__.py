"""Run the benchmarks and print them; exit status 1 if a limit is exceeded."""

import argparse
import sys
from collections.abc import Iterator
from importlib import import_module

from tests.bench.table import Row, lines

PARTS = {
    "decisions": "random decisions per second, and copies of a state, compared with catanatron",
    "text_boards": "a whole board in words",
    "recaps": "lengths of recaps in whole games",
    "picture": "a board rendered and encoded, compared with plain Pillow",
    "restart": "a running game loaded after a restart, until it answers",
    "move_path": "a move through the whole bot, compared with the least discord.py can do",
    "navigation": "a list of one person's 200 tables, and any step of a long game",
    "page": "from a click to the new board on the sandbox page, in a browser",
    "acks": "fifty tables that move at once",
    "crowd": "five hundred tables that move at once",
    "many_tables": "ten thousand running tables: start-up time, and a move; long games",
    "solo_tables": "one person against three hard computer players; ten such tables at once",
    "servers": "moves of one and two processes on PostgreSQL, and of one on SQLite",
    "notices": "ten thousand notices due at once",
}


def _parser() -> argparse.ArgumentParser:
    width = max(map(len, PARTS)) + 2
    listed = "\n".join(f"  {part:<{width}}{about}" for part, about in PARTS.items())
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench",
        description=__doc__,
        epilog=f"parts:\n{listed}\n\nexample: python -m tests.bench decisions picture",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("parts", metavar="PART", nargs="*", help="what to measure (default: all)")
    return parser


def main() -> int:
    parser = _parser()
    parts = parser.parse_args().parts or list(PARTS)
    if unknown := [part for part in parts if part not in PARTS]:
        parser.error(f"unknown part {unknown[0]}; the parts are {', '.join(PARTS)}")
    missed = 0

    def rows() -> Iterator[Row]:
        nonlocal missed
        for part in parts:
            for row in import_module(f"tests.bench.{part}").measure():
                missed += not row.met
                yield row

    for line in lines(rows()):
        print(line, flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
