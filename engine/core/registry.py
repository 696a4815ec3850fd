"""Registry of games."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from engine.core.game import Game

PACKAGES = {
    "caylus": "engine.caylus",
    "caylus1303": "engine.caylus1303",
    "tuscany": "engine.tuscany",
    "emperor": "engine.emperor",
}
"""The package of each game, in the order the games are offered; a new game is a row here."""


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
    """
    found = import_module(PACKAGES[name]).GAME
    assert isinstance(found, Game)
    return found
