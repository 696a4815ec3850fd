"""Prints the benchmarks; the exit code is 1 when a bar is missed."""

import argparse
import sys
from collections.abc import Iterator
from importlib import import_module

from tests.bench.table import Row, lines

PARTS = ("decisions", "picture", "journey", "acks")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("parts", metavar="PART", nargs="*", help=", ".join(PARTS))
    parts = parser.parse_args().parts or PARTS
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
