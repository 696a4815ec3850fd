"""The fixed ratings of computer players, from the matches they have played among themselves."""

from __future__ import annotations

import math

from bot.tables.domain.ratings import START, Rating
from bot.tables.ratings.model import DIGITS
from engine.players.ratings import MeasuredMatch, load_measurements
from engine.players.strengths import EXPERT

REFERENCE = "medium"
"""The strength that is rated like a new player. The matches tell only how far apart computer
players are, so this is an assumption."""
_Z = 1.96
"""Standard deviations of a 95 % interval."""


def anchor(game: str, strength: str, beta: float) -> Rating | None:
    """Return the fixed rating of a computer player; ``None`` if its strength was not measured.

    An expert that was not measured counts as a hard player, which it is at least as strong as.
    """
    if strength == REFERENCE:
        return Rating(START.mu, 0.0) if load_measurements(game).matches else None
    for match in load_measurements(game).matches:
        distance = math.sqrt(2) * beta * _logit(wilson_lower_end(match))
        if (match.stronger, match.weaker) == (strength, REFERENCE):
            return Rating(round(START.mu + distance, DIGITS), 0.0)
        if (match.stronger, match.weaker) == (REFERENCE, strength):
            return Rating(round(START.mu - distance, DIGITS), 0.0)
    return anchor(game, "hard", beta) if strength == EXPERT else None


def wilson_lower_end(match: MeasuredMatch) -> float:
    """Return the lower end of Wilson's 95 % interval of a share of wins.

    A match without a lost game has no finite distance, but a lower end of one.
    """
    share, games = match.won / match.games, match.games
    centre = share + _Z**2 / (2 * games)
    spread = _Z * math.sqrt(share * (1 - share) / games + _Z**2 / (4 * games**2))
    return (centre - spread) / (1 + _Z**2 / games)


def _logit(probability: float) -> float:
    return math.log(probability / (1 - probability))
