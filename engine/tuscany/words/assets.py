"""What a player has: points, tiles, cards, workers and marble."""

from __future__ import annotations

from engine.core.words.text import Text, say
from engine.tuscany.data import BONUSES, ROUNDS, TOKEN
from engine.tuscany.rules.texts import amount
from engine.tuscany.state import TuscanyState
from engine.tuscany.words.names import bonus_name


def assets(state: TuscanyState, seat: int) -> dict[str, int]:
    """Return the amounts of a seat's assets, the most important first.

    Points of scored rounds are left out: they are the green points once more, and every seat gets
    them, no matter who ends the round.
    """
    return {
        "red": sum(state.red_from[seat][ROUNDS:]),
        "green": state.green[seat],
        **dict(zip(BONUSES, state.bonuses[seat], strict=True)),
        "token": state.storage[seat].count(TOKEN),
        "marble": state.marble[seat],
        "worker": state.workers[seat],
        "card": state.hand_sizes[seat],
    }


def asset(kind: str, count: int) -> Text:
    """Return an amount of a kind of asset; a bonus tile is named, without a number."""
    if kind in BONUSES:
        return say("tuscany-summary-bonus", bonus=bonus_name(kind))
    return amount(kind, count)
