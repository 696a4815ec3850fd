"""Registry of games: every folder of ``engine`` is a game, except those that all games share."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any

from engine.core.errors import EngineError
from engine.core.game import Game

SHARED_PACKAGES = frozenset({"adapters", "cli", "core", "learning", "players"})
"""Packages of ``engine`` that are not games."""


class BrokenGame(EngineError):
    """A game's folder does not have what the registry expects; the message says what to add."""


def package_folders(package: str) -> tuple[str, ...]:
    """Return the names of the packages in a package, in alphabetical order."""
    folders = (folder for folder in files(package).iterdir() if folder.is_dir())
    return tuple(
        sorted(folder.name for folder in folders if folder.joinpath("__init__.py").is_file())
    )


PACKAGES = {
    name: f"engine.{name}" for name in package_folders("engine") if name not in SHARED_PACKAGES
}
"""The package of each game, in the order the games are offered."""


def game_names() -> tuple[str, ...]:
    """Return the names of all games, in the order they are offered."""
    return tuple(PACKAGES)


def package_of(name: str) -> str:
    """Return the package that holds a game and its catalogues."""
    return PACKAGES[name]


@cache
def game(name: str) -> Game[Any]:
    """Return the game of that name.

    Raises:
        KeyError: there is none.
        BrokenGame: its package has no game of that name.
    """
    loaded = import_from_package(PACKAGES[name], "GAME")
    if not isinstance(loaded, Game):
        raise BrokenGame(f"{PACKAGES[name]}.GAME is no Game: set it to an instance of your class")
    if loaded.name != name:
        raise BrokenGame(
            f"{PACKAGES[name]}.GAME has the name “{loaded.name}”: name it “{name}” like its folder"
        )
    return loaded


def why_broken(error: Exception) -> str:
    """Return in one line why a game could not be loaded, and what to do."""
    what = str(error) if isinstance(error, EngineError) else f"{type(error).__name__}: {error}"
    return " – ".join((what, *getattr(error, "__notes__", ())))


def import_from_package(package: str, attribute: str) -> Any:
    """Return an attribute of a game's package.

    Raises:
        BrokenGame: the package does not have it.
        Exception: an error in the package's code, with a note that names the package.
    """
    try:
        module = import_module(package)
    except Exception as error:
        error.add_note(f"{package} cannot be imported: correct it, or remove its folder.")
        raise
    if not hasattr(module, attribute):
        raise BrokenGame(f"{package} has no {attribute}: its __init__.py must define it")
    return getattr(module, attribute)
