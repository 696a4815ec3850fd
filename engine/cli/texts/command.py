"""``texts``: list the texts of a game, and help to translate them."""

from __future__ import annotations

import argparse
from importlib.resources import files
from pathlib import Path

from engine.cli.arguments import EXAMPLE_GAME, Commands, command
from engine.cli.record_files import read_record_file
from engine.cli.texts.files import with_comments, with_stubs
from engine.cli.texts.notes import Note, notes, shortened
from engine.core.errors import EngineError
from engine.core.registry import game, game_names
from engine.core.words.catalogue import LANGUAGES, read_source


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = command(commands, "texts", _texts, f"{EXAMPLE_GAME} --stubs de")
    parser.add_argument("game", metavar="GAME", choices=game_names(), help=", ".join(game_names()))
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


def _texts(args: argparse.Namespace) -> int:
    """List a game's texts: placeholders, where each is shown, how long it may be, an example.

    ``--write`` keeps to the game's own records, so that the comments are the same for everybody.
    """
    rules = game(args.game)
    records = [read_record_file(path) for path in args.record]
    if any(record.game != rules.name for record in records):
        raise EngineError(f"not all of these records are of {rules.name}")
    english = read_source(rules.package, LANGUAGES[0])
    if args.write:
        comments = {note.key: note.comment for note in notes(rules)}
        _save(_file(rules.package, LANGUAGES[0]), with_comments(english, comments))
    elif args.stubs:
        path = _file(rules.package, args.stubs)
        own = path.read_text(encoding="utf-8") if path.exists() else ""
        comments = {note.key: note.comment for note in notes(rules, records)}
        _save(path, with_stubs(own, english, comments))
    else:
        for note in notes(rules, records):
            print(_described(note))
    return 0


def _described(note: Note) -> str:
    placeholders = "".join(f" ${name}" for name in note.placeholders)
    where = f"{note.usage}; at most {note.limit}" if note.limit else note.usage
    lines = [note.key + placeholders, f"    {where}"]
    if note.example:
        lines.append(f"    {shortened(note.example)}")
    return "\n".join(lines)


def _file(package: str, language: str) -> Path:
    return Path(str(files(package).joinpath("text", f"{language}.ftl")))


def _save(path: Path, source: str) -> None:
    path.write_text(source, encoding="utf-8")
    print(path)
