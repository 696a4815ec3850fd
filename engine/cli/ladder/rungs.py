"""The rungs: pairings, numbers of games, and required results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.registry import game


class Rung(NamedTuple):
    """Two kinds of players, and the share of games that the first must win.

    Attributes:
        players: the two kinds.
        one_among_most: whether one of the first kind sits among as many of the second as the game
            allows; otherwise two players sit at the table.
        games: the number of games.
        share: the required share of wins; or
        fair_shares: the same as a multiple of a seat's fair share.
    """

    players: tuple[str, str]
    one_among_most: bool
    games: int
    share: float = 0.0
    fair_shares: float = 0.0

    @property
    def title(self) -> str:
        """Return the pairing in words."""
        first, second = self.players
        return f"one {first} among {second}" if self.one_among_most else f"{first} against {second}"

    def seats(self, name: str) -> int:
        """Return the number of seats."""
        return game(name).seat_counts[-1 if self.one_among_most else 0]

    def bar(self, seat_counts: Sequence[int]) -> float:
        """Return the required share of wins."""
        return self.share or min(1.0, self.fair_shares / seat_counts[-1])


RUNGS = (
    Rung(("easy", "random"), one_among_most=False, games=100, share=0.9),
    Rung(("medium", "random"), one_among_most=False, games=200, share=0.99),
    Rung(("medium", "random"), one_among_most=True, games=200, share=0.99),
    Rung(("medium", "easy"), one_among_most=False, games=100, share=0.8),
    Rung(("hard", "medium"), one_among_most=False, games=100, share=0.8),
    Rung(("hard", "medium"), one_among_most=True, games=100, fair_shares=1.8),
    Rung(("hard", "frozen"), one_among_most=False, games=200, share=0.65),
    Rung(("hard", "frozen"), one_among_most=True, games=200, fair_shares=1.5),
)
