"""``coverage``: how much of the texts is translated."""

from __future__ import annotations

import argparse

from engine.cli.arguments import Commands, add_command
from engine.cli.catalogues import Coverage, coverage, packages_with_texts
from engine.cli.columns import format_columns
from engine.core.words.catalogue import DEFAULT_LANGUAGE, OFFERED_LANGUAGES


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = add_command(commands, "coverage", _print_coverage, "--missing ja")
    parser.add_argument(
        "--missing",
        metavar="LANGUAGE",
        choices=OFFERED_LANGUAGES,
        help="list the keys that a language lacks: " + ", ".join(OFFERED_LANGUAGES),
    )


def _print_coverage(args: argparse.Namespace) -> int:
    """Print the translated percentage of each catalogue, the bot's included."""
    packages = packages_with_texts()
    if args.missing is not None:
        for package in packages:
            for key in coverage(package, args.missing).missing:
                print(f"{package}: {key}")
        return 0
    languages = OFFERED_LANGUAGES[1:]
    coverages = [[coverage(package, language) for language in languages] for package in packages]
    rows = [
        (row[0].package, str(len(row[0].keys)), *map(_format_percent, row)) for row in coverages
    ]
    totals = [_sum_up(column) for column in zip(*coverages, strict=True)]
    rows.append(("all", str(len(totals[0].keys)), *map(_format_percent, totals)))
    print(format_columns([("catalogue", DEFAULT_LANGUAGE, *languages), *rows]))
    return 0


def _format_percent(part: Coverage) -> str:
    return f"{part.percent} %"


def _sum_up(parts: tuple[Coverage, ...]) -> Coverage:
    """Return the coverage of all catalogues in one language."""
    keys = tuple(key for part in parts for key in part.keys)
    missing = tuple(key for part in parts for key in part.missing)
    return Coverage("all", parts[0].language, keys, missing)
