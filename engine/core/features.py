"""What a game tells of a position for players who judge it: figures with names."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from typing import ClassVar, Generic, TypeVar

from engine.core.state import State

S = TypeVar("S", bound=State)


class Features(ABC, Generic[S]):
    """The features of a game's positions; a game's own is ``FEATURES`` in its ``features.py``.

    What each is worth is learnt (``weights.json`` beside it). A feature is something a person
    would name as a reason for a move: income, favours in reach, points still to come. Its name in
    words is ``<game>-feature-<name>``, a few words that can follow "for the sake of".
    """

    names: ClassVar[tuple[str, ...]]
    """The features, in the order of the rows."""

    lower_is_better: ClassVar[frozenset[str]] = frozenset()
    """Features one wants little of, whose words therefore say the contrary."""

    @abstractmethod
    def rows(self, state: S) -> Sequence[Sequence[float]]:
        """A row of figures for each seat, about 0 to 10 each; of a state with nothing blanked."""

    def irrelevant(self, state: S) -> Collection[str]:
        """Features that matter no more in a position: no reason for a move, whatever was learnt."""
        return ()

    @abstractmethod
    def progress(self, state: S) -> float:
        """How far the game has gone: 0 at its start, 1 at its end."""
