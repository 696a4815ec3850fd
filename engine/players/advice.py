"""What a computer player answers: its choice with all choices rated, or the review of a choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.players.odds import log_odds, shifted
from engine.players.reasons import Reason

Stop = Callable[[], bool]
"""A function called before each simulation; if it returns True, the search ends early."""


class RatedChoice(NamedTuple):
    """A legal choice, the calibrated win probability after it, and the reasons for it.

    ``error`` is the standard error of the log odds; 0 if they do not come from simulations.
    """

    choice: str
    win_chance: float
    reasons: tuple[Reason, ...]
    error: float = 0.0


def anchored_at(win_chance: float, rated: Sequence[RatedChoice]) -> tuple[RatedChoice, ...]:
    """Give the first choice this win probability, and the others as much less as they have now.

    A search finds differences between choices well, but its own figures are not calibrated. The
    first choice therefore gets the win probability of the position, which is. If that is decided,
    odds say nothing about the others: they keep their figures, up to that of the first.
    """
    if win_chance in (0, 1):
        return tuple(
            choice._replace(win_chance=min(choice.win_chance, win_chance) if index else win_chance)
            for index, choice in enumerate(rated)
        )
    first = log_odds(rated[0].win_chance)
    return tuple(
        choice._replace(
            win_chance=round(shifted(win_chance, log_odds(choice.win_chance) - first), 4)
        )
        for choice in rated
    )


class Advice(NamedTuple):
    """The choice a computer player makes, and all choices rated, the best first.

    The easy player sometimes makes a choice that is not the first.
    """

    choice: str
    rated: tuple[RatedChoice, ...]

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """The reasons for the choice; empty if it was a blunder or makes no difference."""
        return next((rated.reasons for rated in self.rated if rated.choice == self.choice), ())


class ChoiceReview(NamedTuple):
    """A choice compared with the best one, by the calibrated win probabilities after them.

    ``random_regret`` is how much a random choice would lose on average, as a share of the best win
    probability; the one-turn search estimates it.
    """

    best: str
    played_win_chance: float
    best_win_chance: float
    random_regret: float
