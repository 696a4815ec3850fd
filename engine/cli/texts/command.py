"""``texts``: list the texts of a game, and help to translate them."""

from __future__ import annotations

import argparse
from importlib.resources import files
from pathlib import Path

from engine.cli.arguments import EXAMPLE_GAME, Commands, add_command
from engine.cli.catalogues import packages_with_texts
from engine.cli.record_files import read_record_file
from engine.cli.texts.files import with_comments, with_stubs
from engine.cli.texts.notes import Note, notes, notes_without_examples, shortened
from engine.core.errors import EngineError
from engine.core.registry import game, game_names, package_of
from engine.core.words.catalogue import DEFAULT_LANGUAGE, read_source

_PACKAGES = tuple(map(package_of, game_names()))


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = add_command(commands, "texts", _list_texts, f"{EXAMPLE_GAME} --stubs de")
    others = [package for package in packages_with_texts() if package not in _PACKAGES]
    parser.add_argument(
        "game",
        metavar="GAME",
        choices=(*game_names(), *others),
        help=f"{', '.join(game_names())}, or another catalogue: {', '.join(others)}",
    )
    parser.add_argument(
        "--record",
        action="append",
        default=[],
        type=Path,
        metavar="FILE",
        help="a record to take further examples from; can be repeated",
    )
    parser.add_argument(
        "--write", action="store_true", help="write them as comments into the English catalogue"
    )
    parser.add_argument(
        "--stubs",
        metavar="LANGUAGE",
        help="write a stub for each text that a language lacks into its catalogue",
    )


def _list_texts(args: argparse.Namespace) -> int:
    """List a game's texts: placeholders, where each is shown, how long it may be, an example.

    ``--write`` keeps to the game's own records, so that the comments are the same for everybody.
    """
    records = [read_record_file(path) for path in args.record]
    if any(record.game != args.game for record in records):
        raise EngineError(f"not all of these records are of {args.game}")
    if args.game in game_names():
        package = package_of(args.game)
        texts = notes(game(args.game), () if args.write else records)
    else:
        package = args.game
        texts = notes_without_examples(args.game)
    english = read_source(package, DEFAULT_LANGUAGE)
    comments = {note.key: note.comment for note in texts}
    if args.write:
        _save_file(_catalogue_file(package, DEFAULT_LANGUAGE), with_comments(english, comments))
    elif args.stubs:
        path = _catalogue_file(package, args.stubs)
        own = path.read_text(encoding="utf-8") if path.exists() else ""
        _save_file(path, with_stubs(own, english, comments))
    else:
        print("\n".join(map(_describe_note, texts)))
    return 0


def _describe_note(note: Note) -> str:
    placeholders = "".join(f" ${name}" for name in note.placeholders)
    where = f"{note.usage}; at most {note.limit}" if note.limit else note.usage
    lines = [note.key + placeholders, f"    {where}"]
    if note.example:
        lines.append(f"    {shortened(note.example)}")
    return "\n".join(lines)


def _catalogue_file(package: str, language: str) -> Path:
    return Path(str(files(package).joinpath("text", f"{language}.ftl")))


def _save_file(path: Path, source: str) -> None:
    path.write_text(source, encoding="utf-8")
    print(path)
