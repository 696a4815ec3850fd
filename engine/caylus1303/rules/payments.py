"""Paying for a ``?``: basic resources of the payer's choice.

This follows a ruling (rules: Fixed kinds are paid first).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.caylus1303.data import BASIC, KIND, Goods
from engine.caylus1303.rules.goods import with_kinds
from engine.caylus1303.rules.texts import why_unaffordable
from engine.caylus1303.state import Caylus1303State
from engine.core.rules import Automatic, Decision
from engine.core.words.text import Text


class Paid(Automatic[Caylus1303State]):
    """What a payment is for: it follows once all of ``chosen`` have been chosen for a tile.

    ``variant`` is the index of the line that is used, or the number of stones waived.
    """

    tile: str
    variant: int
    chosen: tuple[str, ...]


PAID_RULES: dict[str, type[Paid]] = {}
"""The rules that can follow, by saved name; they are registered with all the others."""


class PayAny(Decision[Caylus1303State]):
    """Choose the resource for each ``?`` in turn, after the fixed kinds; never gold.

    The order follows a ruling (rules: Fixed kinds are paid first). ``cost`` is the fixed cost,
    ``left`` the number of ``?`` left, ``chosen`` the kinds so far. After the last choice follows
    the rule of :data:`PAID_RULES` with the saved name ``purpose``, for ``tile`` and ``variant``.
    """

    name = "pay_any"
    verb = "pay"
    purpose: str
    tile: str
    variant: int
    cost: Goods
    left: int
    chosen: tuple[str, ...]

    def options(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return the basic kinds that the seat still has."""
        apart = with_kinds(self.cost, self.chosen)
        held = state.resources[seat]
        return [word for kind, word in enumerate(BASIC) if held[kind] > apart[kind]]

    def take(self, state: Caylus1303State, seat: int, choice: str) -> None:
        """Set the resource aside; ask for the next one, or queue the rule that pays."""
        tile, variant, chosen = self.tile, self.variant, (*self.chosen, choice)
        if self.left > 1:
            state.then(
                PayAny(
                    seat,
                    purpose=self.purpose,
                    tile=tile,
                    variant=variant,
                    cost=self.cost,
                    left=self.left - 1,
                    chosen=chosen,
                )
            )
        else:
            state.then(PAID_RULES[self.purpose](seat, tile, variant, chosen))

    def vocabulary(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return the four basic kinds."""
        return BASIC

    def refusal(self, state: Caylus1303State, seat: int, choice: str) -> Text | None:
        """Return how many of that kind the seat lacks."""
        apart = with_kinds(self.cost, self.chosen)
        return why_unaffordable(state, seat, {choice: apart[KIND[choice]] + 1}, "paying-costs")
