"""The score history of a game: every player's public points, round by round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from heapq import nlargest
from itertools import islice, pairwise
from typing import Any, NamedTuple, Self

from engine.core.definition import ScoreLine
from engine.core.game import Game
from engine.core.record import Record
from engine.core.registry import game
from engine.core.score_deltas import ScoredEvents
from engine.core.state import State

MAX_TURNING_POINTS = 3
"""Number of turning points that a chart marks."""


class SourceGain(NamedTuple):
    """A source of :attr:`Outcome.lines`, and by how much it alone changed a score in a round.

    ``source`` is "" if no source did.
    """

    source: str = ""
    gain: int = 0


UNKNOWN_SOURCE = SourceGain()


class RoundScores(NamedTuple):
    """All scores at the end of a round, or now if the round is not over.

    ``sources`` has for each seat the source that changed its score most in this round. Final
    scoring does not count.
    """

    round: int
    scores: tuple[int, ...]
    sources: tuple[SourceGain, ...] = ()


class TurningPoint(NamedTuple):
    """A round, the seat whose score changed most in it, by how much, and the main source."""

    round: int
    seat: int
    gain: int
    main: SourceGain = UNKNOWN_SOURCE


class ScoreHistory(NamedTuple):
    """The scores by round; the first entry is before round 1.

    ``final`` holds the scores after the final scoring; it is ``None`` while the game runs, or if
    the game has no final scoring. Both are empty if a running game hides scores.
    """

    rounds: tuple[RoundScores, ...] = ()
    final: tuple[int, ...] | None = None

    @property
    def turning_points(self) -> list[TurningPoint]:
        """The rounds with the largest changes, in order; rounds without any change are left out."""
        rounds = (_turning_point(before, after) for before, after in pairwise(self.rounds))
        greatest = nlargest(MAX_TURNING_POINTS, rounds, key=lambda point: abs(point.gain))
        return sorted(point for point in greatest if point.gain)

    @property
    def drawable(self) -> bool:
        """Whether there are at least two entries, so that a line can be drawn."""
        return len(self.rounds) > 1

    @classmethod
    def from_json(cls, plain: Sequence[Any]) -> Self:
        """Rebuild from JSON."""
        rounds, final = plain
        return cls(
            tuple(
                RoundScores(round_, tuple(scores), tuple(SourceGain(*source) for source in sources))
                for round_, scores, sources in rounds
            ),
            None if final is None else tuple(final),
        )


def _turning_point(before: RoundScores, after: RoundScores) -> TurningPoint:
    """Return the seat whose score changed most in a round, and by how much."""
    scores = zip(before.scores, after.scores, strict=True)
    gains = [score_after - score_before for score_before, score_after in scores]
    seat = max(range(len(gains)), key=lambda seat: abs(gains[seat]))
    main = after.sources[seat] if after.sources else UNKNOWN_SOURCE
    return TurningPoint(after.round, seat, gains[seat], main)


NO_HISTORY = ScoreHistory()


def score_history(record: Record, moves: int | None = None, *, ended: bool = False) -> ScoreHistory:
    """Return the score history of a recorded game, or of its first ``moves`` moves.

    ``ended`` means that the table closed before the game was over, so that nothing is secret.

    Raises:
        RecordError: the record cannot be replayed.
    """
    rules: Game[Any] = game(record.game)
    positions = record.positions(events=True)
    state = next(positions)
    tally = _ScoreTally(rules, state)
    secret = False
    for _ in islice(positions, moves):
        tally.add_move(state)
        secret = secret or hides_scores(rules, state)
    over = not state.stack
    return NO_HISTORY if secret and not (over or ended) else tally.history(over)


def hides_scores(rules: Game[Any], state: State) -> bool:
    """Return whether any score is hidden from the public."""
    return rules.outcome(rules.view(state, None)).scores != rules.outcome(state).scores


def _main_source(gains: Counter[str]) -> SourceGain:
    """Return the source that contributed most to a gain or, if points were lost, to the loss."""
    sign = -1 if gains.total() < 0 else 1
    source = max(gains, key=lambda source: sign * gains[source], default="")
    return SourceGain(source, gains[source]) if gains[source] else UNKNOWN_SOURCE


class _ScoreTally:
    """Adds up the points of events, round by round, and the final scoring separately."""

    def __init__(self, rules: Game[Any], state: State) -> None:
        self._rules = rules
        self._round = rules.round_of(state)
        self._scores = list(rules.outcome(state).scores)
        self._rounds = {0: tuple(self._scores)}
        self._final: list[int] | None = None
        self._lines: Sequence[ScoreLine] = rules.outcome(state).lines
        self._gains_by_source = dict[int, list[Counter[str]]]()
        self._collect_events(state)

    def _collect_events(self, state: State) -> None:
        self._lines_by_event: list[Sequence[ScoreLine]] = []
        state.events = self._events = ScoredEvents(self._rules, state, self._read_scores)

    def _read_scores(self, state: State) -> tuple[int, ...]:
        """Return the scores, and keep their sources: first before any event, then after each."""
        outcome = self._rules.outcome(state)
        self._lines_by_event.append(outcome.lines)
        return outcome.scores

    def add_move(self, state: State) -> None:
        """Count everything a move caused; it belongs to the round in which the move was made."""
        self._add_events()
        if self._final is None:
            self._add_sources(self._rules.outcome(state).lines)
        self._add_points(self._events.unreported())
        if self._round:
            self._rounds[self._round] = tuple(self._scores)
        self._round = self._rules.round_of(state)
        self._collect_events(state)

    def _add_events(self) -> None:
        """Add the points of the move's events; final scoring may start with one of them."""
        final_scoring = self._rules.final_scoring
        for index, (event, gains) in enumerate(zip(self._events, self._events.gains, strict=True)):
            if event.kind in final_scoring and self._final is None:
                self._add_sources(self._lines_by_event[index])
                self._final = [0] * len(gains)
            self._add_points(gains)

    def _add_sources(self, lines: Sequence[ScoreLine]) -> None:
        """Add what each source has given each seat since the last move to the current round."""
        empty = [Counter[str]() for _ in self._scores]
        gained = self._gains_by_source.setdefault(self._round, empty)
        before = {line.source: line.points for line in self._lines}
        for source, points in lines:
            for seat, now in enumerate(points):
                gained[seat][source] += now - (before[source][seat] if source in before else 0)
        self._lines = lines

    def _main_sources(self, round_: int) -> tuple[SourceGain, ...]:
        """Return each seat's main source in a round."""
        return tuple(map(_main_source, self._gains_by_source.get(round_, ())))

    def _add_points(self, gains: Sequence[int]) -> None:
        points = self._scores if self._final is None else self._final
        for seat, gain in enumerate(gains):
            points[seat] += gain

    def history(self, over: bool) -> ScoreHistory:
        """Return the history so far; with the final scores if the game is over."""
        final = None
        if over and self._final is not None:
            final = tuple(map(sum, zip(self._scores, self._final, strict=True)))
        rounds = tuple(
            RoundScores(number, scores, self._main_sources(number))
            for number, scores in sorted(self._rounds.items())
        )
        return ScoreHistory(rounds, final)
