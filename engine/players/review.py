"""A finished game looked at again: everybody's chances move by move, and what each choice cost.

A decision is judged by what its seat could know: a search from that seat's view says which choice
promised most, and as many simulations after either say what the one that was made kept of it. The
chances between moves are those of the position itself, for at the end nothing of it is secret.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import nlargest
from itertools import islice
from typing import Any, NamedTuple, Self

from engine.core.chance import Chance
from engine.core.record import Record
from engine.players.decision import Weighed
from engine.players.reasons import Aim
from engine.players.thinker import Thinker, thinker

QUICK, THOROUGH = 32, 400
"""Simulations after a choice: of every decision, and of those that seem to have cost most."""
SUSPECTS, TOLD = 8, 5
"""So many decisions are looked at thoroughly, and so many of them told."""
LEAST = 0.02
"""What costs less of the win is not told of."""
HOPELESS = 0.005
"""With a smaller chance it makes no difference what a seat does."""


class Standing(NamedTuple):
    """Everybody's chances after a move, and what it was a choice between.

    ``chances`` is empty where the move left its turn half done. ``could`` is the chance that the
    best choice promised its seat and ``kept`` what was left with the one that was made; ``stake``
    is the part of its chance that a choice at random would have cost. All are 0 where there was
    nothing to choose.
    """

    move: int
    seat: int
    chances: tuple[float, ...]
    could: float = 0.0
    kept: float = 0.0
    stake: float = 0.0


class Swing(NamedTuple):
    """A choice that cost much: what was chosen, what promised more, and the reasons for that."""

    move: int
    seat: int
    played: str
    best: str
    kept: float
    could: float
    aims: tuple[Aim, ...]

    @property
    def cost(self) -> float:
        """How much of the win it cost."""
        return self.could - self.kept


class Review(NamedTuple):
    """A whole game: the chances before the first move and after each, and the costliest choices."""

    begin: tuple[float, ...]
    standings: tuple[Standing, ...]
    swings: tuple[Swing, ...]

    @property
    def chances(self) -> tuple[tuple[float, ...], ...]:
        """Before the first move and after each; a turn half done leaves them as they were."""
        found = [self.begin]
        for one in self.standings:
            found.append(one.chances or found[-1])
        return tuple(found)

    def accuracy(self, seat: int) -> float | None:
        """How well a seat chose: 1 for the best choices, 0 for no better ones than at random.

        What it lost by its choices, each as a part of the chance it had, is compared with what
        choices at random would have lost: a decision counts by what hangs on it, and as much for
        who is behind as for who leads. ``None``: nothing did.
        """
        own = [one for one in self.standings if one.seat == seat and one.could >= HOPELESS]
        stakes = sum(one.stake for one in own)
        lost = sum(1 - one.kept / one.could for one in own)
        return max(0.0, 1 - lost / stakes) if stakes else None

    def to_json(self) -> list[Any]:
        """The same as plain data."""
        return [self.begin, self.standings, self.swings]

    @classmethod
    def from_json(cls, plain: Sequence[Any]) -> Self:
        """What :meth:`to_json` described."""
        begin, standings, swings = plain
        return cls(
            tuple(begin),
            tuple(standing_of(one) for one in standings),
            tuple(swing_of(one) for one in swings),
        )


def standing_of(plain: Sequence[Any]) -> Standing:
    """A standing that went through JSON."""
    move, seat, chances, could, kept, stake = plain
    return Standing(move, seat, tuple(chances), could, kept, stake)


def swing_of(plain: Sequence[Any]) -> Swing:
    """A swing that went through JSON."""
    move, seat, played, best, kept, could, aims = plain
    return Swing(move, seat, played, best, kept, could, tuple(map(Aim.of, aims)))


def beginning(record: Record) -> tuple[float, ...]:
    """Everybody's chances before the first move; raises ``RecordError``."""
    found = thinker(record.game)
    return _rounded(found.promise(next(record.positions())))


def standings(record: Record, after: int, last: int) -> list[Standing]:
    """The standings of the moves after a number up to another.

    Raises:
        RecordError: the record cannot be replayed.
    """
    found = thinker(record.game)
    return [
        _standing(found, state, record, number, chances)
        for number, state, chances in _stretch(found, record, after, last)
    ]


def _stretch(
    found: Thinker, record: Record, after: int, last: int
) -> Iterator[tuple[int, Any, tuple[float, ...]]]:
    """The number of each move, the position it was made in, and the chances after it."""
    rules, before = found.rules, None
    for number, state in enumerate(islice(record.positions(), last + 1)):
        if number > after:
            at_rest = rules.turn_ended(state, record.moves[number - 1].seat)
            yield number, before, _rounded(found.promise(state)) if at_rest else ()
        if after <= number < last:
            before = state.copy()


def _standing(
    found: Thinker, state: Any, record: Record, number: int, chances: tuple[float, ...]
) -> Standing:
    seat, played = _choice(found, state, record, number)
    weighed = _weighed(found, state, seat, played, number, QUICK)
    if weighed is None:
        return Standing(number, seat, chances)
    kept, could, stake = (round(one, 4) for one in weighed[1:])
    return Standing(number, seat, chances, could, kept, stake)


def suspects(found: Sequence[Standing]) -> list[int]:
    """The numbers of the moves that seem to have cost most."""
    costly = [one for one in found if one.could - one.kept > LEAST]
    return [one.move for one in nlargest(SUSPECTS, costly, key=lambda one: one.could - one.kept)]


def swing(record: Record, number: int) -> Swing | None:
    """A move looked at thoroughly; ``None`` where it was the best after all.

    Raises:
        RecordError: the record cannot be replayed.
    """
    found = thinker(record.game)
    state = record.position(number - 1)
    seat, played = _choice(found, state, record, number)
    weighed = _weighed(found, state, seat, played, number, THOROUGH)
    if weighed is None or weighed.best == played:
        return None
    seen, chance = found.rules.view(state, seat), Chance.from_seed(f"why:{number}")
    aims = tuple(one.aim for one in found.why(seen, seat, weighed.best, played, chance))
    kept, could = round(weighed.kept, 4), round(weighed.could, 4)
    return Swing(number, seat, played, weighed.best, kept, could, aims)


def reviewed(
    begin: tuple[float, ...], found: Sequence[Standing], swings: Sequence[Swing | None]
) -> Review:
    """The whole of it: of the swings those that cost most, in the order of the game.

    The same advice is given to a seat once, where it would have helped most.
    """
    costly = sorted((one for one in swings if one is not None), key=lambda one: one.cost)
    advice = {(one.seat, one.best): one for one in costly if one.cost > LEAST}
    most = nlargest(TOLD, advice.values(), key=lambda one: one.cost)
    told = sorted(most, key=lambda one: one.move)
    thorough = {one.move: one for one in costly}
    return Review(begin, tuple(_corrected(one, thorough) for one in found), tuple(told))


def _corrected(one: Standing, thorough: dict[int, Swing]) -> Standing:
    """A standing with the figures of the second look, where there was one."""
    again = thorough.get(one.move)
    return one if again is None else one._replace(could=again.could, kept=again.kept)


def _choice(found: Thinker, state: Any, record: Record, number: int) -> tuple[int, str]:
    move = record.moves[number - 1]
    return move.seat, found.rules.parse_move(state, move.seat, move.move)


def _weighed(
    found: Thinker, state: Any, seat: int, played: str, number: int, simulations: int
) -> Weighed | None:
    """A choice against the best one; ``None`` where there was no other."""
    if len(found.rules.legal_choices(state, seat)) < 2:
        return None
    chance = Chance.from_seed(f"review:{number}")
    return found.weigh(found.rules.view(state, seat), seat, played, chance, simulations)


def _rounded(chances: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(one, 4) for one in chances)
