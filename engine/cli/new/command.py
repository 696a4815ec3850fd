"""``new``: ask what the new game has, generate it, and say what to do next."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

from engine.cli.arguments import Commands, add_command
from engine.cli.new.generator import NewGame, generate
from engine.cli.new.names import FOLDERS, check_name
from engine.core.errors import EngineError
from engine.core.words.catalogue import LANGUAGES

_ROOT = Path(__file__).parents[3]
_MAX_TITLE = 40
_CONTENT = {
    "engine": "rules, words in four languages, computer players",
    "render": "the painter",
    "tests/engine": "tests of its rules",
    "tests/render": "tests of its pictures",
}
_QUESTIONS = {
    "hidden_hands": "Do players hold cards that the others may not see?",
    "auction": "Do all bid at the same time, in secret, for a card?",
}
"""The question about each feature that a game may begin with."""
_NEXT = """Next:
  python -m pytest -q -k {name} tests/engine tests/render
      runs the tests of all games and its own: all pass before you change it
  python -m engine play {name} --seats 3
      plays a random game and prints counts; with --record DIR, it writes a record
  python -m engine show FILE --at 20
      shows a position of that record in words
  python -m render --watch {name}
      shows its pictures in a browser, and draws them again when you save
  make play
      lets you play it
Then make it your game, in this order: rules.md, data.py, state.py, rules, events.py, words and
text of engine/{name}, the painter in render/{name}, and features.py. Keep the tests passing.
docs/adding-a-game.md explains each step.
"""


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = add_command(commands, "new", _generate, "harbour --hidden-hands --auction")
    parser.add_argument("name", metavar="NAME", help="4 to 20 lower-case letters and digits")
    parser.add_argument("--title", help="the game's name in English (default: NAME)")
    for feature, question in _QUESTIONS.items():
        parser.add_argument(
            f"--{_flag_of(feature)}", action=argparse.BooleanOptionalAction, help=question
        )
    parser.add_argument(
        "--yes", action="store_true", help="do not ask; leave out what is not named"
    )
    parser.add_argument(
        "--into", type=Path, default=_ROOT, help="source tree to write to (default: this one)"
    )


def _generate(args: argparse.Namespace) -> int:
    """Generate a small game with painter, texts and tests, and print the next steps."""
    check_name(args.name, args.into)
    title, features = _collect_answers(args)
    if not title.isprintable() or len(title) > _MAX_TITLE or set(title) & set('{}\\"'):
        raise EngineError(
            f"“{title}” cannot be a title; choose up to {_MAX_TITLE} characters without quotes, "
            "braces and backslashes"
        )
    game = NewGame(args.name, title, **features)
    made = [path.relative_to(args.into).as_posix() for path in generate(game, args.into)]
    print(f"Made “{title}”, a small game that works:")
    counts = Counter(place.partition(f"/{args.name}/")[0] for place in made)
    for folder in FOLDERS:
        place = f"{folder}/{args.name}"
        print(f"  {place:<32} {counts[folder]:>2} files: {_CONTENT[folder]}")
    print(f"Its title in {', '.join(LANGUAGES[1:])} is a placeholder: change {args.name}-title in")
    print(f"engine/{args.name}/text. Its rules and texts are an example, to be replaced.")
    print(_NEXT.format(name=args.name), end="")
    return 0


def _collect_answers(args: argparse.Namespace) -> tuple[str, dict[str, bool]]:
    """Return title and features: ask for what is not named, or say what is assumed.

    Raises:
        EngineError: the input ended before all questions were answered.
    """
    title = args.title
    features = {feature: getattr(args, feature) for feature in _QUESTIONS}
    if not args.yes and sys.stdin.isatty():
        try:
            title = title or _ask_title(args.name)
            for feature, question in _QUESTIONS.items():
                if features[feature] is None:
                    features[feature] = _ask_yes_or_no(question)
        except EOFError:
            print()  # end the line of the question
            raise EngineError("the questions were not answered, so nothing was made") from None
    elif not args.yes:
        assumed = [f"--no-{_flag_of(name)}" for name, chosen in features.items() if chosen is None]
        if not title:
            assumed.insert(0, f"--title {args.name.capitalize()}")
        if assumed:
            print(f"The input is no terminal, so nothing is asked. Assumed: {' '.join(assumed)}")
    return (
        title or args.name.capitalize(),
        {feature: bool(chosen) for feature, chosen in features.items()},
    )


def _flag_of(feature: str) -> str:
    """Return a feature as the command line spells it."""
    return feature.replace("_", "-")


def _ask_title(name: str) -> str:
    """Ask for the title; an empty answer is the name."""
    return input(f"What is the game called in English? [{name.capitalize()}] ").strip() or (
        name.capitalize()
    )


def _ask_yes_or_no(question: str) -> bool:
    """Ask a question until the answer is yes or no; an empty answer is no."""
    while True:
        answer = input(f"{question} [y/N] ").strip().lower()
        if answer in ("", "n", "no"):
            return False
        if answer in ("y", "yes"):
            return True
        print("Please answer y or n.")
