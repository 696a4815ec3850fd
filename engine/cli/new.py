"""``new``: generate a small working game as a starting point, from the toy game of the tests."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from engine.cli.arguments import Commands, command
from engine.core.errors import EngineError
from engine.core.registry import game_names

_ROOT = Path(__file__).parents[2]
_NAME = re.compile(r"[a-z][a-z0-9]{1,19}")
_FOLDERS = {"tests/engine/toy": "engine", "tests/render/toy": "render"}
"""Source folders of the toy game and its painter, and the packages they are copied to."""
_RULES = "rules.md"
"""The toy game's rules, which become ``docs/rules/NAME.md``."""
_PACKAGE = re.compile(r"    @property\n    def package\(self\).*?\n\n", re.DOTALL)
_OURS = re.compile(r"(?:^from (?:engine|render)\b.*\n)+", re.MULTILINE)
"""First-party imports, which must be sorted again after renaming."""
_TEST = '''"""Check the contract with every number of players and every option."""

from __future__ import annotations

import pytest

from engine.core.contract import check_game
from engine.{name} import GAME

TABLES = [
    (seats, {{option.name: value}})
    for seats in GAME.seat_counts
    for option in GAME.options
    for value in option.values
]


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_contract(seats: int, options: dict[str, str]) -> None:
    assert check_game(GAME, seats, options, "1").final
'''
_RECORDS = '''"""Record a game with every number of players and option.

``python -m tests.engine.{name}.make_records``; run it when the rules version changes.
"""

from __future__ import annotations

from itertools import product

from engine.core.chance import Chance
from engine.core.contract import random_move
from engine.{name} import GAME
from engine.{name}.state import {title}State
from tests.engine.games.record_games import recorded, write

NAMES = ("Anna", "Ben", "Clara", "Dan", "Emil", "Fay", "Gus")


def _player(state: {title}State, chance: Chance) -> tuple[int, str]:
    """Return a random move of a seat that may act."""
    return random_move(GAME, state, chance)


def main() -> None:
    """Write the record of a random game of every kind."""
    found = {{}}
    for values in product(*(option.values for option in GAME.options)):
        options = dict(zip((option.name for option in GAME.options), values, strict=True))
        for seats in GAME.seat_counts:
            name = "-".join(["{name}", str(seats), *values])
            found[name] = recorded("{name}", options, NAMES[:seats], name, _player)
    write(found)


if __name__ == "__main__":
    main()
'''
_NEXT = """{made}
Next:
  engine/core/registry.py, PACKAGES:   "{name}": "engine.{name}",
  render/registry.py, _PACKAGES:       "{name}": "render.{name}",
  ruff format engine render tests
  python -m tests.engine.{name}.make_records
  python -m tests.engine.core.saved_states {name}
  python -m engine texts {name} --write
  python -m engine playthrough {name} --into tests/playthroughs
  python -m tests.render.golden {name}
  python -m pytest tests/engine/{name}
  Then write the rules: figures in tables, one class per rule, words in text/*.ftl.
  python -m pytest -k {name} runs the tests of all registered games on it.
"""


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = command(commands, "new", _new, "harbour")
    parser.add_argument("name", metavar="NAME", help="lower-case letters and digits")
    parser.add_argument(
        "--into", type=Path, default=_ROOT, help="source tree to write to (default: this one)"
    )


def _new(args: argparse.Namespace) -> int:
    """Generate a small game with painter, texts and tests, and print the next steps."""
    made = make_game(args.name, args.into)
    paths = "\n".join(str(path.relative_to(args.into)) for path in made)
    print(_NEXT.format(name=args.name, made=paths), end="")
    return 0


def make_game(name: str, root: Path) -> list[Path]:
    """Write the files of a new game to a source tree and return their paths.

    Raises:
        EngineError: the name is invalid or taken, or the tree has no toy game.
    """
    if not _NAME.fullmatch(name):
        raise EngineError(f"“{name}” is not a word of small letters and digits")
    target = {source: root / into / name for source, into in _FOLDERS.items()}
    test = root / "tests" / "engine" / name / "test_contract.py"
    pictures = root / "tests" / "render" / name / "__init__.py"
    taken = any(path.exists() for path in (*target.values(), test.parent, pictures.parent))
    if name in game_names() or taken:
        raise EngineError(f"there is a game {name} already")
    files: dict[Path, str] = {test: _TEST.format(name=name), test.parent / "__init__.py": ""}
    files[test.parent / "make_records.py"] = _RECORDS.format(name=name, title=name.capitalize())
    files[pictures] = ""
    for source, folder in target.items():
        found = sorted((root / source).rglob("*.*"))
        if not found:
            raise EngineError(f"{root} is not the source tree: there is no {source}")
        for path in found:
            if path.name == _RULES:
                rules = root / "docs" / "rules" / f"{name}.md"
                files[rules] = path.read_text(encoding="utf-8")
            if path.suffix in (".py", ".ftl", ".json", ".txt"):
                text = path.read_text(encoding="utf-8")
                files[folder / path.relative_to(root / source)] = _renamed(text, name)
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return list(files)


def _renamed(text: str, name: str) -> str:
    """Turn a file of the toy game into one of the new game."""
    text = _PACKAGE.sub("", text)
    for source, into in _FOLDERS.items():
        text = text.replace(source.replace("/", "."), f"{into}.{name}")
    text = re.sub(r"\btoy\b(?=[-\"])|(?<=option-)toy\b|(?<=^game: )toy$", name, text, flags=re.M)
    text = re.sub(r"\b([Tt]he) toy\b", r"\1 game", text).replace("Toy", name.capitalize())
    return _OURS.sub(lambda block: "".join(sorted(block[0].splitlines(keepends=True))), text)
