"""Features: named numbers by which computer players evaluate a game's positions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from typing import ClassVar, Generic, TypeVar

from engine.core.state import State

S = TypeVar("S", bound=State)


class Features(ABC, Generic[S]):
    """The feature extractor of a game: ``FEATURES`` in its ``features.py``.

    Their weights are trained (``weights.json``). A feature should be something a player would give
    as a reason for a move: income, favours in reach, points still to come. Its text is
    ``<game>-feature-<name>``, a few words that can follow "goes for".
    """

    names: ClassVar[tuple[str, ...]]
    """The features, in the order of the values in each row."""

    lower_is_better: ClassVar[frozenset[str]] = frozenset()
    """Features where less is better; their texts name the opposite."""

    @abstractmethod
    def rows(self, state: S) -> Sequence[Sequence[float]]:
        """Return a row of values (about 0 to 10 each) for each seat of a full state.

        A row is a list in the order of :attr:`names`. To name each value where it is computed, by
        keyword arguments of a named tuple or a function, makes an evaluation 5 to 16 % slower. A
        named tuple made by position costs 2 to 8 % (with ``tuple.__new__`` 1 to 3 %), and does not
        show a value in the wrong place either.
        """

    def irrelevant(self, state: S) -> Collection[str]:
        """Return features that no longer matter here and must not be given as reasons."""
        return ()

    @abstractmethod
    def progress(self, state: S) -> float:
        """Return the share of the game that has been played, from 0 to 1."""
