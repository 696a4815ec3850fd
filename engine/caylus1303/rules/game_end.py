"""The end of the game: final scoring and ties."""

from __future__ import annotations

from engine.caylus1303 import events
from engine.caylus1303.data import FROM_GOLD, GOLD, GOLD_POINTS, NO_GOODS, NOBODY
from engine.caylus1303.rules.goods import nonzero_amounts
from engine.caylus1303.state import Caylus1303State
from engine.core.rules import Automatic


class FinalScoring(Automatic[Caylus1303State]):
    """Reveal prestige and score gold; the most points win, and ties share the win."""

    name = "final_scoring"

    def run(self, state: Caylus1303State) -> None:
        """Add every player's points; nothing is queued, so the game is over."""
        state.reveals += 1
        for seat in state.order():
            gold = state.resources[seat][GOLD]
            before = state.points[seat]
            points = gold * GOLD_POINTS
            state.earn(seat, points, FROM_GOLD)
            changes = nonzero_amounts(NO_GOODS, points=points)
            state.tell(
                events.FinalPointsScored, seat, points_before=before, gold_left=gold, **changes
            )
        state.tell(events.GameOver, NOBODY, scores=tuple(state.points), winners=winners(state))


def winners(state: Caylus1303State) -> tuple[int, ...]:
    """Return all players with the most prestige points."""
    most = max(state.points)
    return tuple(seat for seat, points in enumerate(state.points) if points == most)
