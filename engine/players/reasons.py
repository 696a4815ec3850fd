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


def reasons_for(
    judge: Judge, ends: Sequence[End], chosen: Sequence[int], seat: int
) -> dict[int, tuple[Reason, ...]]:
    """For each of the chosen ends the weightiest features that set it apart from the others."""
    if len(ends) < 2:
        return {}
    rows = [judge.valuing.features(end.state)[seat] for end in ends]
    sums = [sum(column) for column in zip(*rows, strict=True)]
    found = {}
    for at in chosen:
        worth = judge.weights_at(ends[at].state)
        others = [
            (total - own) / (len(rows) - 1) for total, own in zip(sums, rows[at], strict=True)
        ]
        more = [own - other for own, other in zip(rows[at], others, strict=True)]
        found[at] = _weightiest(judge, more, worth)
    return found


def _weightiest(judge: Judge, more: Sequence[float], worth: Sequence[float]) -> tuple[Reason, ...]:
    found = [
        Reason(name, round(much, 3), round(much * each, 4))
        for name, much, each in zip(judge.valuing.names, more, worth, strict=True)
        if much * each > _LEAST and (much < 0) == (name in judge.valuing.avoided)
    ]
    found.sort(key=lambda reason: -reason.weight)
    return tuple(one for one in found[:_MOST] if one.weight >= _WORTH_NAMING * found[0].weight)


def feature_text(game: str, feature: str) -> Text:
    """A feature in words: "goods for the castle"."""
    return say(f"{game}-feature-{feature}")


def aim(game: str, features: Sequence[str]) -> Text | None:
    """What a move is for, in one clause: "aims at goods for the castle and income"."""
    if not features:
        return None
    return say("player-aims", what=[feature_text(game, feature) for feature in features])
