"""Final scoring and ties; ``turn`` finds when the game ends (rules: Rounds and the end)."""

from __future__ import annotations

from engine.core import ties
from engine.core.rules import Automatic
from engine.core.ties import Criterion, Result
from engine.tuscany import events
from engine.tuscany.data import (
    CARDS_PER_POINT,
    LEFT_CARDS,
    LEFT_MARBLE,
    LEFT_TILES,
    LEFT_TOKENS,
    LEFT_WORKERS,
    NOBODY,
    REGION_SIZE,
    TOKEN,
)
from engine.tuscany.rules.gains import score_red
from engine.tuscany.state import TuscanyState


class FinalScoring(Automatic[TuscanyState]):
    """Score a red point for each tile, token, marble, worker and three cards left."""

    name = "final_scoring"

    def run(self, state: TuscanyState) -> None:
        """Score every player; nothing is queued, so the game is over."""
        for seat in range(state.seats):
            tokens = state.storage[seat].count(TOKEN)
            tiles = len(state.storage[seat]) - tokens
            marble, workers = state.marble[seat], state.workers[seat]
            cards = state.hand_sizes[seat] // CARDS_PER_POINT
            for points, source in (
                (tiles, LEFT_TILES),
                (tokens, LEFT_TOKENS),
                (marble, LEFT_MARBLE),
                (workers, LEFT_WORKERS),
                (cards, LEFT_CARDS),
            ):
                score_red(state, seat, points, source)
            state.tell(
                events.FinalPointsScored,
                seat,
                red=tiles + tokens + marble + workers + cards,
                tiles=tiles,
                tokens=tokens,
                marble=marble,
                workers=workers,
                cards=cards,
            )
        won = result(state)
        broken = {"tie_breaks": won.tie_breaks} if won.tie_breaks else {}
        state.tell(events.GameOver, NOBODY, scores=state.red[:], winners=won.winners, **broken)


def result(state: TuscanyState) -> Result:
    """Return the winners: most red, then most empty hexes, fewest green, fewest cards."""
    return ties.decide_winners(
        state.red,
        Criterion("spaces", [REGION_SIZE - covered.bit_count() for covered in state.covered]),
        Criterion("green", state.green, lowest_wins=True),
        Criterion("cards", state.hand_sizes, lowest_wins=True),
    )
