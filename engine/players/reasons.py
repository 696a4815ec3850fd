"""Why a choice: the features of a position that speak for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.text import Text, say
from engine.players.judge import Judge
from engine.players.looking import End

_MOST = 2
_LEAST = 0.02
"""What is worth less, in the logarithm of the odds, is no reason."""
_WORTH_NAMING = 0.4
"""A second reason counts for at least this part of the first."""


class Reason(NamedTuple):
    """A feature that is better after a choice than after the others.

    ``more`` is by how much, in the feature's own unit; ``weight`` what that counts for, in the
    logarithm of the odds.
    """

    feature: str
    more: float
    weight: float


def reasons_for(judge: Judge, ends: Sequence[End], chosen: int, seat: int) -> tuple[Reason, ...]:
    """The weightiest features that set one end apart from the mean of the others, if any."""
    if len(ends) < 2:
        return ()
    rows = [judge.valuing.features(end.state)[seat] for end in ends]
    worth = judge.weights_at(ends[chosen].state)
    found = []
    for at, name in enumerate(judge.valuing.names):
        others = sum([row[at] for row in rows]) - rows[chosen][at]
        more = rows[chosen][at] - others / (len(rows) - 1)
        if more * worth[at] > _LEAST and (more < 0) == (name in judge.valuing.avoided):
            found.append(Reason(name, round(more, 3), round(more * worth[at], 4)))
    found.sort(key=lambda reason: -reason.weight)
    return tuple(one for one in found[:_MOST] if one.weight >= _WORTH_NAMING * found[0].weight)


def feature_text(game: str, feature: str) -> Text:
    """A feature in words: "goods for the castle"."""
    return say(f"{game}-feature-{feature}")


def aim(game: str, reasons: Sequence[Reason]) -> Text | None:
    """What a move is for, in one clause: "aims at goods for the castle and income"."""
    if not reasons:
        return None
    return say("player-aims", what=[feature_text(game, reason.feature) for reason in reasons])
