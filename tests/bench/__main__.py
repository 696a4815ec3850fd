"""Run the benchmarks and print them; exit status 1 if a limit is exceeded."""

import argparse
import sys
from collections.abc import Iterator
from importlib import import_module

from tests.bench.table import Row, lines

PARTS = {
    "decisions": "random decisions a second and copies of a state, against catanatron",
    "words": "a whole board told in words",
    "recaps": "how long the recaps of whole games are",
    "picture": "a board drawn and encoded, against plain Pillow",
    "restart": "a running game loaded and answering after a restart",
    "journey": "a move's whole way through the bot, against the least that discord.py can do",
    "ways": "two hundred tables of one person listed, and any step of a long game shown",
    "page": "from a click to the new board on the sandbox's page, in a browser",
    "acks": "fifty tables moving at once",
    "crowd": "five hundred tables moving at once",
    "many": "ten thousand running tables: the start, and a move among them; long games",
    "solo": "one person against three hard opponents in each game, and ten such tables at once",
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
    parser.add_argument("parts", metavar="PART", nargs="*", help="what is measured (all)")
    return parser


def main() -> int:
    parser = _parser()
    parts = parser.parse_args().parts or list(PARTS)
    if unknown := [part for part in parts if part not in PARTS]:
        parser.error(f"there is no part {unknown[0]}, only {', '.join(PARTS)}")
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
