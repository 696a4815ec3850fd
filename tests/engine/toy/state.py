"""The state of the toy: coins, hands, a deck, and what lies buried."""

from __future__ import annotations

from engine.core.definition import UNKNOWN as HIDDEN_SCORE
from engine.core.fields import saved
from engine.core.state import State, declared
from engine.core.visibility import Pool, face_down, own

CARDS = (1, 2, 3, 4) * 6
ROUNDS = 6
START_COINS = 2
START_CARDS = 2
FULL_HAND = 3
BURIED_COINS = 2
UNKNOWN = 0


def _over(state: State) -> bool:
    return state.over


@declared
class ToyState(State):
    """Cards are figures, ``UNKNOWN`` in views; the deck's top is its last card."""

    coins: list[int]
    bridges: list[int]
    hands: list[list[int]] = saved(secret=own(UNKNOWN, until=_over))
    buried: list[list[int]] = saved(secret=own(UNKNOWN, until=_over))
    deck: list[int] = saved(secret=face_down(UNKNOWN, until=_over))
    played: list[int]
    round: int
    high: bool

    pools = (Pool(CARDS, UNKNOWN, ("hands", "buried", "deck", "played")),)

    def sources(self) -> dict[str, tuple[int, ...]]:
        """Return each seat's points by source; unknown cards count as 0."""
        return {
            "coins": tuple(self.coins),
            "hand": tuple(map(sum, self.hands)),
            "bridges": tuple(2 * bridges for bridges in self.bridges),
        }

    def scores(self) -> tuple[int, ...]:
        """Return each seat's points, hidden ones where a hand is unknown."""
        points = map(sum, zip(*self.sources().values(), strict=True))
        return tuple(
            HIDDEN_SCORE if UNKNOWN in hand else score
            for hand, score in zip(self.hands, points, strict=True)
        )

    def winners(self) -> tuple[int, ...]:
        """Return the seats with the most points."""
        scores = self.scores()
        return tuple(seat for seat, score in enumerate(scores) if score == max(scores))
