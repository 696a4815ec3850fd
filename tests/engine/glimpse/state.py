"""The state of the game: one hidden card each, and who has seen it."""

from __future__ import annotations

from engine.core.fields import saved
from engine.core.state import State, declared
from engine.core.visibility import Pool, face_down, own

CARDS = (1, 2, 3, 4, 5, 6, 7, 8)
ROUNDS = 3
UNKNOWN = 0


@declared
class GlimpseState(State):
    """Cards are figures, ``UNKNOWN`` in views; ``seen`` has the seats that know each, as masks."""

    round: int
    points: list[int]
    hands: list[int] = saved(secret=own(UNKNOWN, known_by="seen"))
    seen: list[int]
    deck: list[int] = saved(secret=face_down(UNKNOWN))
    dropped: list[int]

    pools = (Pool(CARDS, UNKNOWN, ("hands", "deck", "dropped")),)

    def knows(self, seat: int, whose: int) -> bool:
        """Return whether a seat knows the card of a seat."""
        return seat == whose or bool(self.seen[whose] >> seat & 1)
