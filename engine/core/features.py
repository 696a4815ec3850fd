"""Features: named numbers by which computer players evaluate a game's positions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

from engine.core.state import State

S = TypeVar("S", bound=State)


class Features(ABC, Generic[S]):
    """The feature extractor of a game: ``FEATURES`` in its ``features.py``.

    .. code-block:: python

        class ToyRow(NamedTuple):
            coins: float
            cards: float

        class ToyFeatures(Features[ToyState]):
            names = ToyRow._fields

    Their weights are trained (``weights.json``). A feature should be something a player would give
    as a reason for a move: income, favours in reach, points still to come. Its text is
    ``<game>-feature-<name>``, a few words that can follow "goes for".
    """

    names: ClassVar[tuple[str, ...]]
    """The features: the fields of a row."""

    lower_is_better: ClassVar[frozenset[str]] = frozenset()
    """Features where less is better; their texts name the opposite."""

    styles: ClassVar[Mapping[str, Mapping[str, float]]] = {}
    """Styles of play to learn from: the factors of weights that make a player of that style."""

    @abstractmethod
    def rows(self, state: S) -> Sequence[tuple[float, ...]]:
        """Return the features (about 0 to 10 each) of each seat of a full state.

        Each row is a named tuple. Games with many features make it by position, because Python is
        slow at calls with more than 15 keyword arguments: they would make an evaluation 5 to 16 %
        slower.
        """

    def irrelevant(self, state: S) -> Collection[str]:
        """Return features that no longer matter here and must not be given as reasons."""
        return ()

    @abstractmethod
    def progress(self, state: S) -> float:
        """Return the share of the game that has been played, from 0 to 1."""
