"""Plain data about a computer player's choice and its ratings of all choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.players.reasons import Reason

Stop = Callable[[], bool]
"""Asked before each simulation; returns True to end the search early."""


class RatedChoice(NamedTuple):
    """A legal choice, the calibrated win probability after it, and the reasons for it."""

    choice: str
    chance: float
    reasons: tuple[Reason, ...]


class Advice(NamedTuple):
    """The choice a computer player makes, and all choices rated, the best first.

    The easy player sometimes makes a choice that is not the first.
    """

    choice: str
    rated: tuple[RatedChoice, ...]

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """The reasons for the choice; empty if it was a blunder or makes no difference."""
        return next((one.reasons for one in self.rated if one.choice == self.choice), ())


class ChoiceReview(NamedTuple):
    """The regret of one choice: its win probability and that of the best choice.

    ``random_regret`` is the share of the best win probability that a random choice would lose on
    average, according to the one-turn search.
    """

    best: str
    value_played: float
    value_best: float
    random_regret: float
