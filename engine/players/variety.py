"""Variety: computer players vary among equal moves, so that no two games are the same."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.chance import Chance
from engine.core.rules import PASS_WORDS
from engine.players.advice import RatedChoice
from engine.players.odds import log_odds

MAX_DIFFERENCE = 0.01
"""Moves whose log odds of winning are this close are as good as equal: 0.25 points at 50 %."""
OPENING = 0.25
"""The share of a game in which every decision varies."""
VARIED_LATER = 3
"""After the opening, one in this many decisions varies: small losses add up over a game."""
MIN_VISITS = 0.5
"""A tree search must have visited an equal move this often, as a share of the most visited one."""
MAX_CHOICES = 3
"""A player varies among the best moves only: as many as get reasons."""


def pick_nearly_equal(
    choices: Sequence[str], win_chances: Sequence[float], progress: float, chance: Chance
) -> int:
    """Return the index of the best or of a nearly equal choice, given them with the best first.

    ``progress`` is the share of the game that has been played, from 0 to 1. If the best choice wins
    or loses for sure, it is taken: there is no telling how close others are. Passing never takes
    the place of a move, because it gives up more than the evaluation sees.
    """
    best = win_chances[0]
    if not 0 < best < 1 or (progress >= OPENING and chance.below(VARIED_LATER)):
        return 0
    considered = zip(choices[:MAX_CHOICES], win_chances[:MAX_CHOICES], strict=True)
    equal = [
        index
        for index, (choice, win_chance) in enumerate(considered)
        if not index or (choice not in PASS_WORDS and _are_close(best, win_chance))
    ]
    return equal[chance.below(len(equal))]


def _are_close(best: float, other: float) -> bool:
    return log_odds(best) - log_odds(other) <= MAX_DIFFERENCE


def with_first(rated: Sequence[RatedChoice], index: int) -> tuple[RatedChoice, ...]:
    """Move a choice to the front; none after it is shown with a higher win probability.

    Equal moves differ by luck only, as does a move with few visits; shown above the one that is
    made, they would confuse.
    """
    first = rated[index]
    others = [*rated[:index], *rated[index + 1 :]]
    return first, *(
        other._replace(win_chance=min(other.win_chance, first.win_chance)) for other in others
    )
