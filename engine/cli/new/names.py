"""Check that a name can be given to a new game of a source tree."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from pathlib import Path

from engine.core.errors import EngineError
from engine.core.registry import SHARED_PACKAGES

FOLDERS = ("engine", "render", "tests/engine", "tests/render")
"""Where a game has a folder of its name; the templates are in folders of the same names."""
_TESTS = ("tests/engine/games", "tests/render/games")
"""The tests of all games."""
_SHARED_FOLDERS = (".", "bot", "render", "tests", "tests/engine", "tests/render")
"""Folders whose subfolders belong to all games, so that no game can be named like one."""
_NAME = re.compile(r"[a-z][a-z0-9]{3,19}")
_TEST = re.compile(r"^(?:async )?def (test_\w+)", re.MULTILINE)
_COMMAND = re.compile(r"^## /(\w+)", re.MULTILINE)


def check_name(name: str, root: Path) -> None:
    """Check that a new game of this source tree can have this name.

    It must be unused there, and ``pytest -k NAME`` must choose the game's tests only.

    Raises:
        EngineError: it cannot, or there is no source tree.
    """
    if keyword.iskeyword(name):
        raise EngineError(f"“{name}” is a Python keyword; choose another name")
    if not _NAME.fullmatch(name):
        raise EngineError(
            f"“{name}” cannot name a game; "
            "choose 4 to 20 lower-case letters and digits, a letter first"
        )
    if not (root / "engine" / "core").is_dir():
        raise EngineError(
            f"{root} is not a clone of Seneschal; give the path of your clone with --into"
        )
    if name in SHARED_PACKAGES:
        raise EngineError(f"the engine has a package “{name}”; choose another name")
    if (root / "engine" / name).exists():
        raise EngineError(f"engine/{name} exists; choose another name, or remove that folder")
    for folder in _SHARED_FOLDERS:
        if (root / folder / name).exists():
            place = Path(folder, name).as_posix()
            raise EngineError(f"the source tree has a folder {place}; choose another name")
    if name in _bot_commands(root):
        raise EngineError(f"the bot has a command /{name}; choose another name")
    if test := next((test for test in _test_names(root) if name in test), None):
        raise EngineError(
            f"“{name}” is part of {test}, so pytest -k {name} would run it, too; "
            "choose another name"
        )


def _bot_commands(root: Path) -> list[str]:
    """Return the bot's commands, as the documentation lists them."""
    page = root / "docs" / "commands.md"
    return _COMMAND.findall(page.read_text(encoding="utf-8")) if page.is_file() else []


def _test_names(root: Path) -> Iterator[str]:
    """Yield the names of the tests of all games, and of their folders and files."""
    for folder in _TESTS:
        yield folder
        for path in sorted((root / folder).glob("test_*.py")):
            yield path.stem
            yield from _TEST.findall(path.read_text(encoding="utf-8"))
