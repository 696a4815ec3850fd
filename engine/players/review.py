"""Review of a finished game: win probabilities move by move, and the cost of each choice.

A decision is judged by the knowledge of its seat: a search from that seat's view finds the best
choice, and equal numbers of simulations after either choice tell how much better it is. The win
probabilities between moves are those of the full position, because nothing is secret once the game
is over. There is one number for a position: the choice that was made has that of the position at
the end of its turn, and the best choice has as much more as the search has found.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import nlargest
from itertools import islice
from typing import Any, NamedTuple, Self

from engine.core.chance import Chance
from engine.core.record import Record
from engine.players.advice import ChoiceReview
from engine.players.agent import Agent, agent_for
from engine.players.odds import log_odds, shifted
from engine.players.reasons import Aim

QUICK_SIMULATIONS = 32
"""Simulations per choice for every decision."""
THOROUGH_SIMULATIONS = 400
"""Simulations per choice for the decisions that seem to have cost most."""
MAX_CANDIDATES = 8
"""Maximum number of decisions that are examined thoroughly."""
MAX_MISTAKES = 5
"""Maximum number of mistakes that are shown."""
MIN_LOSS = 0.02
"""Smaller losses of win probability are not reported."""
NEGLIGIBLE_CHANCE = 0.005
"""Win probability below which a seat's choices make no difference."""


class MoveEvaluation(NamedTuple):
    """The win probabilities after a move, and a comparison of the choice with the best one.

    Attributes:
        move: the number of the move, from 1.
        seat: the seat that made it.
        chances: every seat's win probability after it; empty if its turn was not over.
        best_win_chance: the win probability after the best choice; 0 if there was no choice.
        played_win_chance: the same for the choice that was made.
        random_regret: the share of ``best_win_chance`` that a random choice would lose on average.
    """

    move: int
    seat: int
    chances: tuple[float, ...]
    best_win_chance: float = 0.0
    played_win_chance: float = 0.0
    random_regret: float = 0.0


class Mistake(NamedTuple):
    """A costly choice: the choice played, the best one, and the reasons for it."""

    move: int
    seat: int
    played: str
    best: str
    played_win_chance: float
    best_win_chance: float
    aims: tuple[Aim, ...]

    @property
    def cost(self) -> float:
        """The win probability it lost."""
        return self.best_win_chance - self.played_win_chance


class Review(NamedTuple):
    """A whole game: win probabilities at the start and after each move, and the worst mistakes."""

    begin: tuple[float, ...]
    evaluations: tuple[MoveEvaluation, ...]
    mistakes: tuple[Mistake, ...]

    @property
    def chances(self) -> tuple[tuple[float, ...], ...]:
        """Win probabilities before the first move and after each; unchanged within a turn."""
        found = [self.begin]
        for one in self.evaluations:
            found.append(one.chances or found[-1])
        return tuple(found)

    def accuracy(self, seat: int) -> float | None:
        """Return the quality of a seat's choices: 1 for the best ones, 0 for random ones.

        The losses, each as a share of the win probability at that moment, are compared with those
        of random choices. So a decision counts by its importance, and as much for a seat that is
        behind as for the leader. ``None`` if no decision made a difference.
        """
        own = [
            one
            for one in self.evaluations
            if one.seat == seat and one.best_win_chance >= NEGLIGIBLE_CHANCE
        ]
        random_loss = sum(one.random_regret for one in own)
        loss = sum(1 - one.played_win_chance / one.best_win_chance for one in own)
        return max(0.0, 1 - loss / random_loss) if random_loss else None

    def to_json(self) -> list[Any]:
        """Return plain JSON data."""
        return [self.begin, self.evaluations, self.mistakes]

    @classmethod
    def from_json(cls, plain: Sequence[Any]) -> Self:
        """Rebuild from the data of :meth:`to_json`."""
        begin, evaluations, mistakes = plain
        return cls(
            tuple(begin),
            tuple(evaluation_from_json(one) for one in evaluations),
            tuple(mistake_from_json(one) for one in mistakes),
        )


def evaluation_from_json(plain: Sequence[Any]) -> MoveEvaluation:
    """Rebuild a move's evaluation from JSON."""
    move, seat, chances, best_win_chance, played_win_chance, random_regret = plain
    chances = tuple(chances)
    return MoveEvaluation(move, seat, chances, best_win_chance, played_win_chance, random_regret)


def mistake_from_json(plain: Sequence[Any]) -> Mistake:
    """Rebuild a mistake from JSON."""
    move, seat, played, best, played_win_chance, best_win_chance, aims = plain
    aims = tuple(map(Aim.of, aims))
    return Mistake(move, seat, played, best, played_win_chance, best_win_chance, aims)


def evaluate_start(record: Record) -> tuple[float, ...]:
    """Return the win probabilities before the first move.

    Raises:
        RecordError: the record cannot be replayed.
    """
    agent = agent_for(record.game)
    return _rounded(agent.value([next(record.positions())]))


def evaluate_moves(record: Record, after: int, last: int) -> list[MoveEvaluation]:
    """Evaluate the moves numbered ``after + 1`` to ``last``.

    Raises:
        RecordError: the record cannot be replayed.
    """
    agent = agent_for(record.game)
    return [
        _evaluation(agent, state, record, number, chances)
        for number, state, chances in _moves(agent, record, after, last)
    ]


def _moves(
    agent: Agent, record: Record, after: int, last: int
) -> Iterator[tuple[int, Any, tuple[float, ...]]]:
    """Yield each move's number, the position before it, and the win probabilities after it."""
    rules, before = agent.rules, None
    for number, state in enumerate(islice(record.positions(), last + 1)):
        if number > after:
            at_rest = rules.turn_ended(state, record.moves[number - 1].seat)
            yield number, before, _rounded(agent.value([state])) if at_rest else ()
        if after <= number < last:
            before = state.copy()


def _evaluation(
    agent: Agent, state: Any, record: Record, number: int, chances: tuple[float, ...]
) -> MoveEvaluation:
    seat, played = _choice(agent, state, record, number)
    review = _review_choice(agent, state, seat, played, number, QUICK_SIMULATIONS)
    if review is None:
        return MoveEvaluation(number, seat, chances)
    played_win_chance, best_win_chance, random_regret = (round(one, 4) for one in review[1:])
    return MoveEvaluation(number, seat, chances, best_win_chance, played_win_chance, random_regret)


def likely_mistakes(found: Sequence[MoveEvaluation]) -> list[int]:
    """Return the numbers of the moves that seem to have cost most."""

    def loss(one: MoveEvaluation) -> float:
        return one.best_win_chance - one.played_win_chance

    costly = [one for one in found if loss(one) > MIN_LOSS]
    return [one.move for one in nlargest(MAX_CANDIDATES, costly, key=loss)]


def find_mistake(record: Record, number: int) -> Mistake | None:
    """Examine a move thoroughly; return ``None`` if it was the best after all.

    Raises:
        RecordError: the record cannot be replayed.
    """
    agent = agent_for(record.game)
    state = record.position(number - 1)
    seat, played = _choice(agent, state, record, number)
    review = _review_choice(agent, state, seat, played, number, THOROUGH_SIMULATIONS)
    if review is None or review.best == played:
        return None
    seen, chance = agent.rules.view(state, seat), Chance.from_seed(f"why:{number}")
    aims = tuple(one.aim for one in agent.explain(seen, seat, review.best, played, chance))
    played_win_chance, best_win_chance = (
        round(review.played_win_chance, 4),
        round(review.best_win_chance, 4),
    )
    return Mistake(number, seat, played, review.best, played_win_chance, best_win_chance, aims)


def assemble_review(
    begin: tuple[float, ...], found: Sequence[MoveEvaluation], mistakes: Sequence[Mistake | None]
) -> Review:
    """Assemble the review, with the costliest mistakes in the order of the game.

    The same advice is given to a seat only once, where it would have helped most.
    """
    thorough = {one.move: one for one in mistakes if one is not None}
    corrected = [_corrected(one, thorough) for one in found]
    evaluations = tuple(_on_one_scale(corrected))
    costly = [_as_evaluated(thorough[one.move], one) for one in evaluations if one.move in thorough]
    costly.sort(key=lambda one: one.cost)
    by_advice = {(one.seat, one.best): one for one in costly if one.cost > MIN_LOSS}
    worst = nlargest(MAX_MISTAKES, by_advice.values(), key=lambda one: one.cost)
    return Review(begin, evaluations, tuple(sorted(worst, key=lambda one: one.move)))


def _corrected(one: MoveEvaluation, thorough: dict[int, Mistake]) -> MoveEvaluation:
    """Replace the win probabilities by those of the thorough search, if there was one."""
    better = thorough.get(one.move)
    if better is None:
        return one
    return one._replace(
        best_win_chance=better.best_win_chance, played_win_chance=better.played_win_chance
    )


def _on_one_scale(found: Sequence[MoveEvaluation]) -> Iterator[MoveEvaluation]:
    """Let every choice that was made have the win probability at the end of its turn.

    The best choice keeps its distance in log odds. A turn that ended the game leads to a result,
    which its player may not have known; the search's figures are kept for it.
    """
    chances: tuple[float, ...] = ()
    scaled: list[MoveEvaluation] = []
    for one in reversed(found):
        chances = one.chances or chances
        is_over = not chances or max(chances) == 1
        scaled.append(one if is_over else _with_played(one, chances[one.seat]))
    return reversed(scaled)


def _with_played(one: MoveEvaluation, played: float) -> MoveEvaluation:
    """Return the evaluation with another win probability of the choice that was made."""
    if not one.best_win_chance:
        return one
    lost = log_odds(one.best_win_chance) - log_odds(one.played_win_chance)
    best = round(shifted(played, lost), 4)
    return one._replace(played_win_chance=played, best_win_chance=best)


def _as_evaluated(mistake: Mistake, one: MoveEvaluation) -> Mistake:
    return mistake._replace(
        played_win_chance=one.played_win_chance, best_win_chance=one.best_win_chance
    )


def _choice(agent: Agent, state: Any, record: Record, number: int) -> tuple[int, str]:
    move = record.moves[number - 1]
    return move.seat, agent.rules.parse_move(state, move.seat, move.move)


def _review_choice(
    agent: Agent, state: Any, seat: int, played: str, number: int, simulations: int
) -> ChoiceReview | None:
    """Compare a choice with the best one; return ``None`` if there was no other."""
    if len(agent.rules.legal_choices(state, seat)) < 2:
        return None
    chance = Chance.from_seed(f"review:{number}")
    view = agent.rules.view(state, seat)
    return agent.evaluate_choice(view, seat, played, chance, simulations)


def _rounded(chances: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(one, 4) for one in chances)
