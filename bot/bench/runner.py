"""Run benchmarks and print their rows."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from importlib import import_module

from bot.bench.report import Row, lines


def run(package: str, parts: Mapping[str, str]) -> int:
    """Run the parts that the command line names, or all, and print a table.

    Args:
        package: the package that has a module for each part.
        parts: what each part measures.

    Returns:
        The exit code: 1 if a limit is exceeded.
    """
    parser = _parser(package, parts)
    named = parser.parse_args().parts or list(parts)
    if unknown := [part for part in named if part not in parts]:
        parser.error(f"unknown part {unknown[0]}; the parts are {', '.join(parts)}")
    missed = 0

    def rows() -> Iterator[Row]:
        nonlocal missed
        for part in named:
            for row in import_module(f"{package}.{part}").measure():
                missed += not row.met
                yield row

    for line in lines(rows()):
        print(line, flush=True)
    return 1 if missed else 0


def _parser(package: str, parts: Mapping[str, str]) -> argparse.ArgumentParser:
    width = max(map(len, parts)) + 2
    listed = "\n".join(f"  {part:<{width}}{about}" for part, about in parts.items())
    parser = argparse.ArgumentParser(
        prog=f"python -m {package}",
        description="Run benchmarks; the exit code is 1 if a limit is exceeded.",
        epilog=f"parts:\n{listed}\n\nexample: python -m {package} {' '.join(list(parts)[:2])}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("parts", metavar="PART", nargs="*", help="what to measure (default: all)")
    return parser
