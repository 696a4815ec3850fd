"""The rungs: pairings, numbers of games, and required results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.registry import game


class Rung(NamedTuple):
    """A pairing. ``most``: one of the first kind with the most players; otherwise two players.

    ``share`` of the wins is required; with ``fair``, that multiple of a seat's fair share.
    """

    players: tuple[str, str]
    most: bool
    games: int
    share: float = 0.0
    fair: float = 0.0

    @property
    def title(self) -> str:
        """Return the pairing in words."""
        first, second = self.players
        return f"one {first} among {second}" if self.most else f"{first} against {second}"

    def seats(self, name: str) -> int:
        """Return the number of seats."""
        return game(name).seat_counts[-1 if self.most else 0]

    def bar(self, seat_counts: Sequence[int]) -> float:
        """Return the required share of wins."""
        return self.share or min(1.0, self.fair / seat_counts[-1])


RUNGS = (
    Rung(("easy", "random"), most=False, games=100, share=0.9),
    Rung(("medium", "random"), most=False, games=200, share=0.99),
    Rung(("medium", "random"), most=True, games=200, share=0.99),
    Rung(("medium", "easy"), most=False, games=100, share=0.8),
    Rung(("hard", "medium"), most=False, games=100, share=0.8),
    Rung(("hard", "medium"), most=True, games=100, fair=1.8),
    Rung(("hard", "frozen"), most=False, games=200, share=0.65),
    Rung(("hard", "frozen"), most=True, games=200, fair=1.5),
)
