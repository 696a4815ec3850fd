"""Paying for a ``?``: basic resources of the payer's choice.

This follows a ruling (rules: Fixed kinds are paid first).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.caylus1303.data import BASIC, KIND
from engine.caylus1303.rules.shared import plus
from engine.caylus1303.rules.texts import too_poor
from engine.caylus1303.state import Caylus1303State
from engine.core.rules import Decision
from engine.core.words.text import Text


class PayAny(Decision[Caylus1303State]):
    """Choose the resource for each ``?`` in turn, after the fixed kinds; never gold.

    The order follows a ruling (rules: Fixed kinds are paid first). The frame is
    ``(name, seat, purpose, tile, variant, cost, left, chosen)``. After the last choice the
    automatic rule ``purpose`` follows: ``(purpose, seat, tile, variant, chosen)``.
    """

    name = "pay_any"
    verb = "pay"

    def options(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return the basic kinds of which the seat has one left."""
        apart, held = plus(self[5], self[7]), state.resources[seat]
        return [word for kind, word in enumerate(BASIC) if held[kind] > apart[kind]]

    def take(self, state: Caylus1303State, seat: int, choice: str) -> None:
        """Set the resource aside; ask for the next one, or queue the rule that pays."""
        name, seat, purpose, tile, variant, cost, left, before = self
        chosen = (*before, choice)
        if left > 1:
            state.then((name, seat, purpose, tile, variant, cost, left - 1, chosen))
        else:
            state.then((purpose, seat, tile, variant, chosen))

    def vocabulary(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return the four basic kinds."""
        return BASIC

    def refusal(self, state: Caylus1303State, seat: int, choice: str) -> Text | None:
        """Refuse a kind of which the seat has too few."""
        apart = plus(self[5], self[7])
        return too_poor(state, seat, {choice: apart[KIND[choice]] + 1}, "paying-costs")
