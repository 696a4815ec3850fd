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
    """For each of the chosen ends the weightiest features that set it apart.

    From the better half, for nobody needs to be told why not to do what is plainly bad; where
    nothing does, from all others.
    """
    if len(ends) < 2:
        return {}
    rows = [judge.valuing.features(end.state)[seat] for end in ends]
    order = sorted(range(len(ends)), key=lambda at: -ends[at].chances[seat])
    better = order[: max(2, (len(order) + 1) // 2)]
    return {
        at: _apart(judge, ends[at], rows, at, better) or _apart(judge, ends[at], rows, at, order)
        for at in chosen
    }


def _apart(
    judge: Judge, end: End, rows: Sequence[Sequence[float]], at: int, rivals: Sequence[int]
) -> tuple[Reason, ...]:
    """What is better at one end than at its rivals on the average."""
    others = [rows[rival] for rival in rivals if rival != at]
    means = [sum(column) / len(others) for column in zip(*others, strict=True)]
    more = [own - mean for own, mean in zip(rows[at], means, strict=True)]
    return _weightiest(judge, more, judge.weights_at(end.state))


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
