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
        """Rebuild an aim from JSON. Older reviews store only the feature."""
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

    win_chances: tuple[float, ...]
    rows: tuple[tuple[float, ...], ...]
    weights: tuple[float, ...]


def reasons_for(
    evaluator: Evaluator, leaves: Sequence[Leaf], chosen: Sequence[int], seat: int
) -> dict[int, tuple[Reason, ...]]:
    """Return the weightiest features that set each of the chosen leaves apart.

    Each leaf is compared with the better half of the leaves, because it helps nobody to read why a
    plainly bad choice was rejected. If there is no difference, it is compared with all others.
    """
    if len(leaves) < 2:
        return {}
    order = sorted(range(len(leaves)), key=lambda index: -leaves[index].win_probabilities[seat])
    better_half = order[: max(2, (len(order) + 1) // 2)]
    outcomes = [_outcome_of(evaluator, leaf) for leaf in leaves]

    def compare(index: int, among: Sequence[int]) -> tuple[Reason, ...]:
        others = _mean_outcome([outcomes[other] for other in among if other != index])
        return _best_improvements(evaluator, outcomes[index], others, seat)

    return {index: compare(index, better_half) or compare(index, order) for index in chosen}


def reasons_between(
    evaluator: Evaluator, moments: Iterable[tuple[Sequence[Leaf], Sequence[Leaf]]], seat: int
) -> tuple[Reason, ...]:
    """Return the reasons for one choice over another.

    Each of ``moments`` is a later point of play, with the leaves after the choice and those after
    the other one. If the first moment does not show that the choice is better, the reason of the
    next one that does is added.
    """
    reasons: tuple[Reason, ...] = ()
    for number, (chosen_leaves, other_leaves) in enumerate(moments):
        chosen = _mean_outcome([_outcome_of(evaluator, leaf) for leaf in chosen_leaves])
        other = _mean_outcome([_outcome_of(evaluator, leaf) for leaf in other_leaves])
        is_first = number == 0
        is_better = chosen.win_chances[seat] > other.win_chances[seat] + _MIN_DIFFERENCE
        if is_better or is_first:
            new = _best_improvements(evaluator, chosen, other, seat)
            reasons = _that_fit_one_clause([*reasons[: _MAX_REASONS - 1], *new])
        if is_better and reasons:
            break
    return reasons


def _outcome_of(evaluator: Evaluator, leaf: Leaf) -> _Outcome:
    features = evaluator.features
    rows = tuple(features.rows(leaf.state))
    irrelevant = features.irrelevant(leaf.state)
    weights = zip(features.names, evaluator.weights_at(leaf.state), strict=True)
    return _Outcome(
        leaf.win_probabilities,
        rows,
        tuple([0.0 if name in irrelevant else weight for name, weight in weights]),
    )


def _mean_outcome(outcomes: Sequence[_Outcome]) -> _Outcome:
    if len(outcomes) == 1:
        return outcomes[0]
    win_chances, rows, weights = zip(*outcomes, strict=True)
    rows_by_seat = zip(*rows, strict=True)
    return _Outcome(
        _column_means(win_chances), tuple(map(_column_means, rows_by_seat)), _column_means(weights)
    )


def _column_means(table: Sequence[Sequence[float]]) -> tuple[float, ...]:
    count = len(table)
    return tuple([total / count for total in map(sum, zip(*table, strict=True))])


def _best_improvements(
    evaluator: Evaluator, outcome: _Outcome, others: _Outcome, seat: int
) -> tuple[Reason, ...]:
    improvements = _improvements(evaluator, outcome, others, seat)
    reasons = sorted(improvements, key=lambda reason: -reason.weight)
    least = _SECOND_REASON_SHARE * reasons[0].weight if reasons else 0.0
    return _that_fit_one_clause([reason for reason in reasons if reason.weight >= least])


def _that_fit_one_clause(reasons: Sequence[Reason]) -> tuple[Reason, ...]:
    """Keep the first reasons that fit one clause: each feature once, and only one rival."""
    kept: list[Reason] = []
    for reason in reasons:
        features = {other.feature for other in kept}
        rivals = {other.rival for other in kept if other.rival is not None}
        same_rival = reason.rival is None or rivals <= {reason.rival}
        if reason.feature not in features and same_rival:
            kept.append(reason)
    return tuple(kept[:_MAX_REASONS])


def _improvements(
    evaluator: Evaluator, outcome: _Outcome, others: _Outcome, seat: int
) -> Iterator[Reason]:
    """Yield the features that are better for the seat, or worse for the rival who loses most."""
    names, lower_is_better = evaluator.features.names, evaluator.features.lower_is_better
    contributions = _contributions(outcome, others, seat)

    def compare(player: int) -> Iterator[tuple[Reason, bool]]:
        """Yield the features that matter, and whether each is better than after the others."""
        rival = None if player == seat else player
        columns = zip(
            names, outcome.rows[player], others.rows[player], contributions[player], strict=True
        )
        for name, value, usual, weight in columns:
            if weight > _MIN_WEIGHT:
                is_better = value < usual if name in lower_is_better else value > usual
                yield Reason(name, round(value - usual, 3), round(weight, 4), rival), is_better

    yield from (reason for reason, is_better in compare(seat) if is_better)
    rivals = [player for player in range(len(contributions)) if player != seat]
    loser = max(rivals, key=lambda rival: sum(contributions[rival]))
    if sum(contributions[loser]) > _MIN_WEIGHT:
        yield from (reason for reason, is_better in compare(loser) if not is_better)


def _contributions(outcome: _Outcome, others: _Outcome, seat: int) -> list[list[float]]:
    """Return by player and feature what a difference adds to the seat's log-odds.

    They grow with the seat's own value. They fall with the value of each rival, in proportion to
    that rival's share of the win probability that the seat lacks.
    """
    lacked = 1 - others.win_chances[seat]
    factors = [-chance / lacked if lacked > 0 else 0.0 for chance in others.win_chances]
    factors[seat] = 1.0
    return [
        [
            factor * (value - usual) * weight
            for value, usual, weight in zip(row, usual_row, outcome.weights, strict=True)
        ]
        for factor, row, usual_row in zip(factors, outcome.rows, others.rows, strict=True)
    ]


def feature_text(game: str, feature: str) -> Text:
    """Return the words for a feature: "goods for the castle"."""
    return say(f"{game}-feature-{feature}")


def describe_aims(game: str, aims: Sequence[Aim]) -> Text | None:
    """Return a clause about the aims of a move: "aims at income and keeps Bob from points"."""
    own = [feature_text(game, each.feature) for each in aims if each.rival is None]
    harms = [feature_text(game, each.feature) for each in aims if each.rival is not None]
    rival = next((each.rival for each in aims if each.rival is not None), None)
    for_itself = say("player-aims", what=own)
    if rival is None:
        return for_itself if own else None
    harm = say("player-harms", who=Seat(rival), what=harms)
    return say("player-aims-and-harms", aims=for_itself, harms=harm) if own else harm
