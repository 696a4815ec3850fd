"""Load what a game's test folder adds to the tests of all games; each part is optional.

``tests/engine/<game>/corpus.py`` has ``CORPUS``: positions and events rare in random play.
``tests/engine/<game>/reader.py`` has ``READER``: plays well from texts alone.
``tests/engine/<game>/audit.py`` has ``Audit``: accounts kept from a game's events.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from engine.core.events import Event
from engine.core.registry import game_names


@dataclass(frozen=True)
class Corpus:
    """Positions and events that random play rarely reaches, so that every text occurs.

    ``positions`` may include their last events. ``latin`` are parts of the Chinese and
    Japanese catalogues in Latin letters or with a space, as the rules write them.
    ``final`` are the choices that ask for confirmation; ``buttons`` the rules whose choices are
    short enough for a row of buttons on a phone; ``most`` and ``crowd`` are the maximum number
    of choices of a decision and of one group. ``points`` is the event field with the points of
    the event's seat; without it, no event is compared with the score.
    """

    positions: Callable[[], Iterable[Any]] = tuple
    events: Iterable[Event] = ()
    latin: Sequence[str] = ()
    final: frozenset[str] | None = None
    buttons: frozenset[str] = frozenset()
    most: int = 45
    crowd: int = 36
    points: str = ""


@dataclass(frozen=True)
class Label:
    """A choice as players read it: code, name, effect ("" if none) and group."""

    code: str
    name: str
    effect: str
    group: str


@dataclass(frozen=True)
class Page:
    """A part of the text board."""

    title: str
    lines: tuple[str, ...]


Look = Callable[[], Sequence[Page]]
"""Reads the text board."""


class Choose(Protocol):
    """Choose a label from its text alone, as a player of that name who reads that language."""

    def __call__(
        self, name: str, language: str, prompt: str, labels: Sequence[Label], look: Look, /
    ) -> int: ...


@dataclass(frozen=True)
class TextPlayer:
    """A reader who plays well, and what to expect.

    In a game of ``seats`` such readers from ``seed`` the ``verbs`` occur and everybody gets more
    than ``points``. Against three random players it wins ``wins`` of the games ``rivals``.
    """

    choose: Choose
    seats: int
    seed: str
    verbs: frozenset[str]
    points: int
    rivals: Sequence[str]
    wins: int


class Books(Protocol):
    """Accounts of a game, kept from its events alone."""

    def __init__(self, state: Any) -> None: ...

    def book(self, event: Event) -> None:
        """Book an event."""

    def compare(self, state: Any) -> None:
        """Check that the accounts agree with the state."""


def corpus(name: str) -> Corpus:
    """Return what a game adds to random play."""
    return _of(name, "corpus").CORPUS if _has(name, "corpus") else Corpus()


def reader(name: str) -> TextPlayer:
    """Return a game's reader; only for games in :func:`readable`."""
    found: TextPlayer = _of(name, "reader").READER
    return found


def books(name: str) -> type[Books]:
    """Return a game's accounts; only for games in :func:`audited`."""
    found: type[Books] = _of(name, "audit").Audit
    return found


def readable() -> list[str]:
    """Return the games that have a reader."""
    return [name for name in game_names() if _has(name, "reader")]


def audited() -> list[str]:
    """Return the games that have accounts."""
    return [name for name in game_names() if _has(name, "audit")]


@cache
def _has(name: str, part: str) -> bool:
    package = f"tests.engine.{name}"
    return find_spec(package) is not None and find_spec(f"{package}.{part}") is not None


def _of(name: str, part: str) -> Any:
    return import_module(f"tests.engine.{name}.{part}")
