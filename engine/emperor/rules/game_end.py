"""The end of the game and its winners (rules: End and winner)."""

from __future__ import annotations

from engine.core import ties
from engine.core.ties import Criterion, Result
from engine.emperor import events
from engine.emperor.data import NOBODY
from engine.emperor.state import EmperorState


def end_game(state: EmperorState) -> None:
    """Record the end of the game; nothing is queued."""
    won = result(state)
    after_tie = {"tie_breaks": won.tie_breaks} if won.tie_breaks else {}
    state.tell(
        events.GameOver, NOBODY, scores=tuple(state.points), winners=won.winners, **after_tie
    )


def result(state: EmperorState) -> Result:
    """Return the winners: most points, then most thalers, then shared."""
    return ties.decide_winners(state.points, Criterion("thalers", state.thalers))
