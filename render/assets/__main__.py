"""``python -m render.assets``: add an icon, or make all icons or fonts again."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from engine.cli.exit_codes import run_to_exit_code
from engine.cli.parser import Parser
from render.assets import icon_builder

PROGRAM = "python -m render.assets"


def make_parser() -> Parser:
    """Return the argument parser."""
    parser = Parser(
        prog=PROGRAM,
        description="Make the icons and fonts of the pictures.",
        epilog=f"example: {PROGRAM} add windmill --by Lorc",
        allow_abbrev=False,
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    add = commands.add_parser("add", help="add an icon of the game-icons set")
    add.add_argument("icon", metavar="ICON", help="its name, as on game-icons.net")
    add.add_argument("--by", metavar="AUTHOR", help="its author, for CREDITS.md")
    add.add_argument(
        "--set", type=Path, metavar="FILE", help="icons.json of the set (default: download it)"
    )
    add.set_defaults(run=_add)
    icons = commands.add_parser("icons", help="draw all icons in use again")
    icons.add_argument("set", type=Path, metavar="FILE", help="icons.json of the set")
    icons.set_defaults(run=_build_icons)
    fonts = commands.add_parser(
        "fonts", help="make all fonts again, with only the characters in use"
    )
    fonts.add_argument(
        "folder", type=Path, metavar="FOLDER", help="folder with the unpacked font packages"
    )
    fonts.set_defaults(run=_build_fonts)
    return parser


def _add(args: argparse.Namespace) -> int:
    """Add an icon and say what is left to do by hand."""
    icons = icon_builder.download_set() if args.set is None else icon_builder.read_set(args.set)
    icon_builder.add(args.icon, icons, args.by)
    print(f"render/assets/icons/{args.icon}.png: look at it")
    print("docs/style.md: add it to the table of icons")
    if args.by is None:
        print("CREDITS.md: unless its author is named there, run this again with --by AUTHOR")
    return 0


def _build_icons(args: argparse.Namespace) -> int:
    icon_builder.build(icon_builder.FILES.names(), icon_builder.read_set(args.set))
    return 0


def _build_fonts(args: argparse.Namespace) -> int:
    from render.assets.font_builder import build_fonts  # noqa: PLC0415 - needs an extra

    build_fonts(args.folder)
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; exit status 0, or 2 for an invalid argument."""
    args = make_parser().parse_args(arguments)
    return run_to_exit_code(PROGRAM, lambda: int(args.run(args)))


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
