"""The codes in the picture, which are those of the choices' labels, letter for letter."""

from __future__ import annotations

from engine.caylus1303.data import CHARACTERS, NOBODY
from engine.caylus1303.state import Caylus1303State

SITE_CODE = "S"


def space(number: int) -> str:
    """A road space, counted from 1."""
    return str(number)


def site_building(number: int) -> str:
    """A building of the site, counted from 1."""
    return f"{SITE_CODE}{number}"


def in_play(view: Caylus1303State) -> list[str]:
    """The characters of this game in the order of their codes."""
    pairs = zip(CHARACTERS, view.holder, strict=True)
    return [word for word, holder in pairs if holder >= NOBODY]


def character(view: Caylus1303State, word: str) -> str:
    """A character of this game."""
    return f"P{in_play(view).index(word) + 1}"


def stock(view: Caylus1303State, word: str) -> str:
    """A tile that is not built yet."""
    for letter, words in (
        ("w", view.wood_supply),
        ("s", view.stone_supply),
        ("m", view.monument_supply),
    ):
        if word in words:
            return f"{letter}{words.index(word) + 1}"
    raise KeyError(word)
