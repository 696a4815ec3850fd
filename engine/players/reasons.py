"""Why a choice: what speaks for it in a position, of one's own and of what rivals go without."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple, Self

from engine.core.words.text import Seat, Text, say
from engine.players.judge import Judge
from engine.players.looking import End

_MOST = 2
_LEAST = 0.02
"""What is worth less, in the logarithm of the odds, is no reason."""
_WORTH_NAMING = 0.4
"""A second reason counts for at least this part of the first."""
_CLEARLY = 0.01
"""So much more of the win is more."""


class Aim(NamedTuple):
    """A feature somebody is after, or wants a rival to have less of."""

    feature: str
    rival: int | None = None

    @classmethod
    def of(cls, plain: str | Sequence[Any]) -> Self:
        """An aim that went through JSON; older ones are the feature alone."""
        return cls(plain) if isinstance(plain, str) else cls(*plain)


class Reason(NamedTuple):
    """A feature that is better after a choice than after the others, for its seat or for a rival.

    ``more`` is by how much, in the feature's own unit: below 0 where a ``rival`` has less of it.
    ``weight`` is what that counts for, in the logarithm of the seat's odds.
    """

    feature: str
    more: float
    weight: float
    rival: int | None = None

    @property
    def aim(self) -> Aim:
        """What is told of it."""
        return Aim(self.feature, self.rival)


class _Led(NamedTuple):
    """What a choice leads to: chances, a row of features a seat, what each is worth there."""

    chances: tuple[float, ...]
    rows: tuple[tuple[float, ...], ...]
    worth: tuple[float, ...]


def reasons_for(
    judge: Judge, ends: Sequence[End], chosen: Sequence[int], seat: int
) -> dict[int, tuple[Reason, ...]]:
    """For each of the chosen ends the weightiest features that set it apart.

    From the better half, for nobody needs to be told why not to do what is plainly bad; where
    nothing does, from all others.
    """
    if len(ends) < 2:
        return {}
    order = sorted(range(len(ends)), key=lambda at: -ends[at].chances[seat])
    better = order[: max(2, (len(order) + 1) // 2)]
    led = [_led(judge, end) for end in ends]

    def apart(at: int, among: Sequence[int]) -> tuple[Reason, ...]:
        others = _mean([led[other] for other in among if other != at])
        return _apart(judge, led[at], others, seat)

    return {at: apart(at, better) or apart(at, order) for at in chosen}


def reasons_between(
    judge: Judge, moments: Iterable[tuple[Sequence[End], Sequence[End]]], seat: int
) -> tuple[Reason, ...]:
    """What speaks for a choice against another, by where either leads, from moment to moment.

    Where the first moment does not show that it is better, the next one that does adds its reason.
    """
    found: tuple[Reason, ...] = ()
    for number, both in enumerate(moments):
        best, other = (_mean([_led(judge, end) for end in ends]) for ends in both)
        ahead = best.chances[seat] > other.chances[seat] + _CLEARLY
        if ahead or not number:
            found = _compatible([*found[: _MOST - 1], *_apart(judge, best, other, seat)])
        if ahead and found:
            break
    return found


def _led(judge: Judge, end: End) -> _Led:
    rows = tuple(map(tuple, judge.features.rows(end.state)))
    idle = judge.features.idle(end.state)
    weighed = zip(judge.features.names, judge.weights_at(end.state), strict=True)
    return _Led(end.chances, rows, tuple([0.0 if name in idle else each for name, each in weighed]))


def _mean(led: Sequence[_Led]) -> _Led:
    """All of them as one."""
    if len(led) == 1:
        return led[0]
    chances, rows, worth = zip(*led, strict=True)
    return _Led(_means(chances), tuple(map(_means, zip(*rows, strict=True))), _means(worth))


def _means(table: Sequence[Sequence[float]]) -> tuple[float, ...]:
    count = len(table)
    return tuple([total / count for total in map(sum, zip(*table, strict=True))])


def _apart(judge: Judge, led: _Led, others: _Led, seat: int) -> tuple[Reason, ...]:
    """The weightiest of what is better at one end than at the others."""
    found = sorted(_better(judge, led, others, seat), key=lambda reason: -reason.weight)
    return _compatible([one for one in found if one.weight >= _WORTH_NAMING * found[0].weight])


def _compatible(found: Sequence[Reason]) -> tuple[Reason, ...]:
    """The first that can be told in a clause: no feature twice, and of one rival at most."""
    told: list[Reason] = []
    for one in found:
        features, rivals = ({other[at] for other in told} for at in (0, 3))
        if one.feature not in features and (one.rival is None or rivals <= {None, one.rival}):
            told.append(one)
    return tuple(told[:_MOST])


def _better(judge: Judge, led: _Led, others: _Led, seat: int) -> Iterator[Reason]:
    """All that speaks for one end: more of what is good, and less of it for the rival it hurts.

    The odds of a seat change with its own value, and against it with each rival's by the part
    which that rival has of what the seat has not. It hurts whoever loses most by it all.
    """
    rest = 1 - others.chances[seat]

    def weights(other: int) -> list[float]:
        part = 1.0 if other == seat else -others.chances[other] / rest if rest > 0 else 0.0
        columns = zip(led.rows[other], others.rows[other], led.worth, strict=True)
        return [part * (now - then) * each for now, then, each in columns]

    found = {other: weights(other) for other in range(len(led.rows))}
    hurt = max(found.keys() - {seat}, key=lambda other: sum(found[other]))
    for other in (seat, hurt) if sum(found[hurt]) > _LEAST else (seat,):
        rival = None if other == seat else other
        columns = zip(judge.features.names, led.rows[other], others.rows[other], strict=True)
        for (name, now, then), weight in zip(columns, found[other], strict=True):
            good = (now < then) == (name in judge.features.avoided)
            if weight > _LEAST and good == (rival is None):
                yield Reason(name, round(now - then, 3), round(weight, 4), rival)


def feature_text(game: str, feature: str) -> Text:
    """A feature in words: "goods for the castle"."""
    return say(f"{game}-feature-{feature}")


def aim(game: str, aims: Sequence[Aim]) -> Text | None:
    """What a move is for, in one clause: "aims at income and keeps Bob from points"."""
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
