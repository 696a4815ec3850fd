"""What a game's own folder adds to the tests of all games; each part may be left out.

``tests/engine/<game>/corpus.py`` has ``CORPUS``: what random play seldom says.
``tests/engine/<game>/reader.py`` has ``READER``: somebody who plays it well from texts alone.
``tests/engine/<game>/audit.py`` has ``Audit``: books kept from a game's events.
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
    """Positions and events that random play hardly ever reaches, so that every text is met.

    ``positions`` may hold what has just happened in them. ``latin`` are pieces of the Chinese and
    Japanese catalogues written in Latin letters or with a space, as the rules write them.
    ``final`` are the choices that ask for confirmation; ``buttons`` the rules whose choices are
    short enough for a row of buttons on a phone; ``most`` and ``crowd``
    what no decision, and no group of its choices, exceeds. ``points`` is the figure of its events
    that holds the points of the event's seat; without one, no event is compared with the score.
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
    """A choice as it is read: code, name, effect ("" where there is none) and group."""

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
"""How a reader takes a look at the text board."""


class Choose(Protocol):
    """Which label somebody of that name takes who reads that language and knows nothing else."""

    def __call__(
        self, name: str, language: str, prompt: str, labels: Sequence[Label], look: Look, /
    ) -> int: ...


@dataclass(frozen=True)
class TextPlayer:
    """A reader who plays well, and what comes of it.

    In a game of ``seats`` such readers from ``seed`` the ``verbs`` come up and everybody has more
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
    """Keeps a game's books from its events alone."""

    def __init__(self, state: Any) -> None: ...

    def hear(self, event: Event) -> None:
        """Book an event."""

    def compare(self, state: Any) -> None:
        """Assert that the books agree with the state."""


def corpus(name: str) -> Corpus:
    """What a game adds to random play."""
    return _of(name, "corpus").CORPUS if _has(name, "corpus") else Corpus()


def reader(name: str) -> TextPlayer:
    """A game's reader; only for games of :func:`readable`."""
    found: TextPlayer = _of(name, "reader").READER
    return found


def books(name: str) -> type[Books]:
    """A game's books; only for games of :func:`audited`."""
    found: type[Books] = _of(name, "audit").Audit
    return found


def readable() -> list[str]:
    """The games that bring a reader."""
    return [name for name in game_names() if _has(name, "reader")]


def audited() -> list[str]:
    """The games that bring books."""
    return [name for name in game_names() if _has(name, "audit")]


@cache
def _has(name: str, part: str) -> bool:
    package = f"tests.engine.{name}"
    return find_spec(package) is not None and find_spec(f"{package}.{part}") is not None


def _of(name: str, part: str) -> Any:
    return import_module(f"tests.engine.{name}.{part}")
