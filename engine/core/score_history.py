"""How everybody's points grew over a game, as far as they are public."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest
from itertools import pairwise
from typing import Any, NamedTuple, Self

from engine.core.events import Event
from engine.core.game import Game
from engine.core.record import Record
from engine.core.registry import game
from engine.core.score_deltas import ScoredEvents
from engine.core.state import State

LEAPS = 3
"""So many turning points are marked."""


class Stand(NamedTuple):
    """Everybody's points when a round ended, or as they are in the one that runs."""

    round: int
    scores: tuple[int, ...]


class Leap(NamedTuple):
    """A turning point: a round, the seat whose points changed most in it, and by how much."""

    round: int
    seat: int
    gain: int


class Progress(NamedTuple):
    """The points round by round, from before the first one on.

    ``final`` are those after the final scoring, ``None`` while the game runs or where it has none.
    Nothing is in it where the points of a running game are hidden.
    """

    stands: tuple[Stand, ...] = ()
    final: tuple[int, ...] | None = None

    @property
    def leaps(self) -> list[Leap]:
        """The turning points, round by round; none where nobody's points changed."""
        rounds = (_leap(then, now) for then, now in pairwise(self.stands))
        greatest = nlargest(LEAPS, rounds, key=lambda leap: abs(leap.gain))
        return sorted(leap for leap in greatest if leap.gain)

    @property
    def drawable(self) -> bool:
        """Whether there is anything to draw a line between."""
        return len(self.stands) > 1

    @classmethod
    def from_json(cls, plain: Sequence[Any]) -> Self:
        """What became of a progress on its way through JSON."""
        stands, final = plain
        return cls(
            tuple(Stand(round_, tuple(scores)) for round_, scores in stands),
            None if final is None else tuple(final),
        )


def _leap(then: Stand, now: Stand) -> Leap:
    """By how much the points of whose changed most in a round."""
    gains = [after - before for before, after in zip(then.scores, now.scores, strict=True)]
    seat = max(range(len(gains)), key=lambda seat: abs(gains[seat]))
    return Leap(now.round, seat, gains[seat])


NO_PROGRESS = Progress()


def progress(record: Record, at: int | None = None, *, ended: bool = False) -> Progress:
    """The points over a recorded game, or over its first ``at`` moves.

    A game may have ``ended`` before its end: then nothing of it is secret any more.

    Raises:
        RecordError: it cannot be replayed.
    """
    rules: Game[Any] = game(record.game)
    positions = record.positions(events=True)
    state = next(positions)
    book, secret = _Book(rules, state), False
    for move, _ in enumerate(positions, 1):
        book.turn(state)
        secret = secret or hides_points(rules, state)
        if move == at:
            break
    over = not state.stack
    return NO_PROGRESS if secret and not (over or ended) else book.progress(over)


def hides_points(rules: Game[Any], state: State) -> bool:
    """Whether somebody's points are not everybody's to know."""
    return rules.outcome(rules.view(state, None)).scores != rules.outcome(state).scores


class _Book:
    """Adds up what events bring, round by round, the final scoring by itself."""

    def __init__(self, rules: Game[Any], state: State) -> None:
        self._rules = rules
        self._round = rules.round_of(state)
        self._scores = list(rules.outcome(state).scores)
        self._stands = {0: tuple(self._scores)}
        self._final: list[int] | None = None
        self._listen(state)

    def _listen(self, state: State) -> None:
        state.events = self._events = ScoredEvents(self._rules, state)

    def turn(self, state: State) -> None:
        """A move later: everything it led to belongs to the round it was made in."""
        for event, gains in zip(self._events, self._events.gains, strict=True):
            self._add(event, gains)
        self._gain(self._events.untold())
        if self._round:
            self._stands[self._round] = tuple(self._scores)
        self._round = self._rules.round_of(state)
        self._listen(state)

    def _add(self, event: Event, gains: Sequence[int]) -> None:
        if event.kind in self._rules.final_scoring and self._final is None:
            self._final = [0] * len(gains)
        self._gain(gains)

    def _gain(self, gains: Sequence[int]) -> None:
        book = self._scores if self._final is None else self._final
        for seat, gain in enumerate(gains):
            book[seat] += gain

    def progress(self, over: bool) -> Progress:
        """What was found."""
        final = None
        if over and self._final is not None:
            final = tuple(map(sum, zip(self._scores, self._final, strict=True)))
        return Progress(tuple(Stand(*stand) for stand in sorted(self._stands.items())), final)
