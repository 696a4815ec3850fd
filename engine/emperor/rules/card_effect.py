"""Base class of card effects: their choices, or with two players a waiver (rules: Action cards)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from engine.core.rules import Decision
from engine.core.words.text import Text
from engine.emperor import events
from engine.emperor.data import CARD_WORDS
from engine.emperor.rules.obstacles import why_not_feasible
from engine.emperor.state import EmperorState

WAIVE = "waive"
CARRY_OUT = "carry_out"
FROM_CARD = "card"
"""The source of an effect whose card the seat has bought."""


class CardEffect(Decision[EmperorState]):
    """Choose the target of a card's effect, or with two players ``waive``.

    The ``source`` is :data:`FROM_CARD`, or ``TRI`` or ``KOL`` for an effect of that privilege,
    which cannot be waived. A card defines ``targets`` and ``words``, to which ``options`` and
    ``vocabulary`` add ``waive``.
    """

    card: ClassVar[int]
    source: str

    @abstractmethod
    def targets(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the choices with which the effect can be carried out."""

    @abstractmethod
    def words(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return every choice a player might look for, legal or not."""

    @abstractmethod
    def carry_out(self, state: EmperorState, choice: str) -> None:
        """Carry out the effect on the chosen target."""

    @abstractmethod
    def target_refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Return why a choice is not a target although the effect is feasible."""

    def options(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return ``waive`` with two players, and the targets."""
        targets = self.targets(state, seat)
        return [WAIVE, *targets] if self._can_be_waived(state) else targets

    def take(self, state: EmperorState, seat: int, choice: str) -> None:
        """Carry out the effect, or waive it."""
        if choice == WAIVE:
            self.waive(state)
        else:
            self.carry_out(state, choice)

    def waive(self, state: EmperorState) -> None:
        """Record the waiver; the card is paid for and counts."""
        state.tell(events.EffectWaived, self.seat, card=CARD_WORDS[self.card])

    def vocabulary(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return ``waive`` with two players, and every choice a player might look for."""
        words = self.words(state, seat)
        return [WAIVE, *words] if self._can_be_waived(state) else words

    def refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Return the missing requirement, or why that choice is not a target."""
        return why_not_feasible(state, seat, self.card) or self.target_refusal(state, seat, choice)

    def _can_be_waived(self, state: EmperorState) -> bool:
        return state.seats == 2 and self.source == FROM_CARD
