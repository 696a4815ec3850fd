"""Reasons for a choice: features that improve for its seat, or get worse for a rival."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple, Self

from engine.core.words.text import Seat, Text, say
from engine.players.evaluation import Evaluator
from engine.players.turn_search import Leaf

_MAX_REASONS = 2
_MIN_WEIGHT = 0.02
"""Minimum log-odds contribution of a reason."""
_SECOND_REASON_SHARE = 0.4
"""Minimum weight of the second reason, as a share of the first one's."""
_MIN_DIFFERENCE = 0.01
"""Differences in win probability below this are noise."""


class Aim(NamedTuple):
    """A feature a seat wants more of, or wants a rival to have less of."""

    feature: str
    rival: int | None = None

    @classmethod
    def of(cls, plain: str | Sequence[Any]) -> Self:
        """Rebuild from JSON; old reviews store the feature alone."""
        return cls(plain) if isinstance(plain, str) else cls(*plain)


class Reason(NamedTuple):
    """A feature that is better after one choice than after others, for its seat or against a rival.

    ``more`` is the difference in the feature's own unit, negative if a ``rival`` has less of it.
    ``weight`` is its contribution to the log-odds of the seat.
    """

    feature: str
    more: float
    weight: float
    rival: int | None = None

    @property
    def aim(self) -> Aim:
        """The reason without its figures."""
        return Aim(self.feature, self.rival)


class _Outcome(NamedTuple):
    """A leaf, or the mean of several: win probabilities, features by seat, and their weights."""

    chances: tuple[float, ...]
    rows: tuple[tuple[float, ...], ...]
    weights: tuple[float, ...]


def reasons_for(
    evaluator: Evaluator, leaves: Sequence[Leaf], chosen: Sequence[int], seat: int
) -> dict[int, tuple[Reason, ...]]:
    """Return the weightiest features that set each of the chosen leaves apart.

    A leaf is compared with the better half, because an explanation against a plainly bad
    choice helps no player; if that shows no difference, with all others.
    """
    if len(leaves) < 2:
        return {}
    order = sorted(range(len(leaves)), key=lambda index: -leaves[index].win_probabilities[seat])
    better_half = order[: max(2, (len(order) + 1) // 2)]
    outcomes = [_outcome(evaluator, leaf) for leaf in leaves]

    def compare(index: int, among: Sequence[int]) -> tuple[Reason, ...]:
        others = _mean([outcomes[other] for other in among if other != index])
        return _differences(evaluator, outcomes[index], others, seat)

    return {index: compare(index, better_half) or compare(index, order) for index in chosen}


def reasons_between(
    evaluator: Evaluator, moments: Iterable[tuple[Sequence[Leaf], Sequence[Leaf]]], seat: int
) -> tuple[Reason, ...]:
    """Return the reasons for one choice over another, given the leaves of both at several moments.

    If the first moment does not show that the choice is better, the reason of the next one that
    does is added.
    """
    found: tuple[Reason, ...] = ()
    for number, both in enumerate(moments):
        best, other = (_mean([_outcome(evaluator, leaf) for leaf in leaves]) for leaves in both)
        ahead = best.chances[seat] > other.chances[seat] + _MIN_DIFFERENCE
        if ahead or not number:
            new = _differences(evaluator, best, other, seat)
            found = _compatible([*found[: _MAX_REASONS - 1], *new])
        if ahead and found:
            break
    return found


def _outcome(evaluator: Evaluator, leaf: Leaf) -> _Outcome:
    features = evaluator.features
    rows = tuple(features.rows(leaf.state))
    irrelevant = features.irrelevant(leaf.state)
    weights = zip(features.names, evaluator.weights_at(leaf.state), strict=True)
    return _Outcome(
        leaf.win_probabilities,
        rows,
        tuple([0.0 if name in irrelevant else weight for name, weight in weights]),
    )


def _mean(outcomes: Sequence[_Outcome]) -> _Outcome:
    if len(outcomes) == 1:
        return outcomes[0]
    chances, rows, weights = zip(*outcomes, strict=True)
    rows_by_seat = zip(*rows, strict=True)
    return _Outcome(_means(chances), tuple(map(_means, rows_by_seat)), _means(weights))


def _means(table: Sequence[Sequence[float]]) -> tuple[float, ...]:
    count = len(table)
    return tuple([total / count for total in map(sum, zip(*table, strict=True))])


def _differences(
    evaluator: Evaluator, outcome: _Outcome, others: _Outcome, seat: int
) -> tuple[Reason, ...]:
    improved = _improvements(evaluator, outcome, others, seat)
    found = sorted(improved, key=lambda reason: -reason.weight)
    least = _SECOND_REASON_SHARE * found[0].weight if found else 0.0
    return _compatible([one for one in found if one.weight >= least])


def _compatible(found: Sequence[Reason]) -> tuple[Reason, ...]:
    """Keep the first reasons that fit one clause: each feature once, and only one rival."""
    kept: list[Reason] = []
    for one in found:
        features, rivals = ({other[at] for other in kept} for at in (0, 3))
        if one.feature not in features and (one.rival is None or rivals <= {None, one.rival}):
            kept.append(one)
    return tuple(kept[:_MAX_REASONS])


def _improvements(
    evaluator: Evaluator, outcome: _Outcome, others: _Outcome, seat: int
) -> Iterator[Reason]:
    """Yield the features that are better for the seat, or worse for the rival who loses most.

    The log-odds of a seat grow with its own value. They fall with the value of each rival, in
    proportion to that rival's share of the win probability that the seat lacks.
    """
    rest = 1 - others.chances[seat]

    def contributions(other: int) -> list[float]:
        share = 1.0 if other == seat else -others.chances[other] / rest if rest > 0 else 0.0
        columns = zip(outcome.rows[other], others.rows[other], outcome.weights, strict=True)
        return [share * (now - then) * weight for now, then, weight in columns]

    found = {other: contributions(other) for other in range(len(outcome.rows))}
    rival_hurt = max(found.keys() - {seat}, key=lambda other: sum(found[other]))
    names, lower_is_better = evaluator.features.names, evaluator.features.lower_is_better
    for other in (seat, rival_hurt) if sum(found[rival_hurt]) > _MIN_WEIGHT else (seat,):
        rival = None if other == seat else other
        columns = zip(names, outcome.rows[other], others.rows[other], strict=True)
        for (name, now, then), weight in zip(columns, found[other], strict=True):
            good = (now < then) == (name in lower_is_better)
            if weight > _MIN_WEIGHT and good == (rival is None):
                yield Reason(name, round(now - then, 3), round(weight, 4), rival)


def feature_text(game: str, feature: str) -> Text:
    """Return the words for a feature: "goods for the castle"."""
    return say(f"{game}-feature-{feature}")


def aim(game: str, aims: Sequence[Aim]) -> Text | None:
    """Return a clause about the aims of a move: "aims at income and keeps Bob from points"."""
    own = [feature_text(game, one.feature) for one in aims if one.rival is None]
    harms = [one for one in aims if one.rival is not None]
    after = say("player-aims", what=own)
    if not harms:
        return after if own else None
    harm = say(
        "player-harms",
        who=Seat(next(one.rival for one in harms if one.rival is not None)),
        what=[feature_text(game, one.feature) for one in harms],
    )
    return say("player-aims-and-harms", aims=after, harms=harm) if own else harm
