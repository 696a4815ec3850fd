"""Review a finished game: evaluate each move, and examine those that seem to have cost most.

A decision is judged by the knowledge of its seat: a search from that seat's view finds the best
choice, and equal numbers of simulations after either choice tell how much better it is. The win
probabilities between moves are those of the full position, because nothing is secret once the game
is over. There is one number for a position: the choice that was made has that of the position at
the end of its turn, and the best choice has as much more as the search has found.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from heapq import nlargest
from itertools import islice
from operator import attrgetter
from typing import Any

from engine.core.chance import Chance
from engine.core.record import Record
from engine.players.advice import ChoiceReview
from engine.players.agent import Agent, agent_for
from engine.players.hints import compare
from engine.players.odds import log_odds, shifted
from engine.players.review import Mistake, MoveEvaluation, Review

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
_DECIMALS = 4
"""Decimal places of the probabilities in a review."""
_LOSS = attrgetter("loss")


def evaluate_start(record: Record) -> tuple[float, ...]:
    """Return the win probabilities before the first move.

    Raises:
        RecordError: the record cannot be replayed.
    """
    agent = agent_for(record.game)
    return _round_all(agent.value([next(record.positions())]))


def evaluate_moves(record: Record, after: int, last: int) -> list[MoveEvaluation]:
    """Evaluate the moves numbered ``after + 1`` to ``last``.

    Raises:
        RecordError: the record cannot be replayed.
    """
    evaluations = []
    before: Any = None
    for number, state in enumerate(islice(record.positions(), last + 1)):
        if number > after:
            evaluations.append(_evaluate_move(record, number, before, state))
        if after <= number < last:
            before = state.copy()
    return evaluations


def _evaluate_move(record: Record, number: int, before: Any, after: Any) -> MoveEvaluation:
    """Evaluate a move, given the positions before and after it."""
    agent = agent_for(record.game)
    seat = record.moves[number - 1].seat
    turn_ended = agent.rules.turn_ended(after, seat)
    win_chances = _round_all(agent.value([after])) if turn_ended else ()
    review = _compare_with_best(record, number, before, QUICK_SIMULATIONS)
    if review is None:
        return MoveEvaluation(number, seat, win_chances)
    return MoveEvaluation(
        number,
        seat,
        win_chances,
        best_win_chance=round(review.best_win_chance, _DECIMALS),
        played_win_chance=round(review.played_win_chance, _DECIMALS),
        random_regret=round(review.random_regret, _DECIMALS),
    )


def likely_mistakes(evaluations: Sequence[MoveEvaluation]) -> list[int]:
    """Return the numbers of the moves that seem to have cost most."""
    costly = [evaluation for evaluation in evaluations if evaluation.loss > MIN_LOSS]
    return [worst.move for worst in nlargest(MAX_CANDIDATES, costly, key=_LOSS)]


def find_mistake(record: Record, number: int) -> Mistake | None:
    """Examine a move thoroughly; return ``None`` if it was the best after all.

    Raises:
        RecordError: the record cannot be replayed.
    """
    agent = agent_for(record.game)
    state = record.position(number - 1)
    seat, played = _recorded_choice(agent, state, record, number)
    review = _compare_with_best(record, number, state, THOROUGH_SIMULATIONS)
    if review is None or review.best == played:
        return None
    view = agent.rules.view(state, seat).to_json()
    return Mistake(
        number,
        seat,
        played,
        review.best,
        played_win_chance=round(review.played_win_chance, _DECIMALS),
        best_win_chance=round(review.best_win_chance, _DECIMALS),
        hint=compare(record.game, view, seat, f"review:{number}", review.best, played),
    )


def _compare_with_best(
    record: Record, number: int, before: Any, simulations: int
) -> ChoiceReview | None:
    """Compare a move's choice with the best one; return ``None`` if there was no other."""
    agent = agent_for(record.game)
    seat, played = _recorded_choice(agent, before, record, number)
    if len(agent.rules.legal_choices(before, seat)) < 2:
        return None
    chance = Chance.from_seed(f"review:{number}")
    view = agent.rules.view(before, seat)
    return agent.evaluate_choice(view, seat, played, chance, simulations)


def _recorded_choice(agent: Agent, before: Any, record: Record, number: int) -> tuple[int, str]:
    """Return the seat that made a move, and its choice."""
    move = record.moves[number - 1]
    return move.seat, agent.rules.parse_move(before, move.seat, move.move)


def _round_all(win_chances: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(win_chance, _DECIMALS) for win_chance in win_chances)


def assemble_review(
    begin: tuple[float, ...],
    evaluations: Sequence[MoveEvaluation],
    mistakes: Sequence[Mistake | None],
) -> Review:
    """Assemble the review, with the costliest mistakes in the order of the game.

    The same advice is given to a seat only once, where it would have helped most.
    """
    thorough = {mistake.move: mistake for mistake in mistakes if mistake is not None}
    corrected = [_correct_by_search(evaluation, thorough) for evaluation in evaluations]
    scaled = _on_one_scale(corrected)
    shown = [_as_evaluated(thorough[one.move], one) for one in scaled if one.move in thorough]
    shown.sort(key=_LOSS)
    by_advice = {(mistake.seat, mistake.best): mistake for mistake in shown}
    costly = [mistake for mistake in by_advice.values() if mistake.loss > MIN_LOSS]
    worst = nlargest(MAX_MISTAKES, costly, key=_LOSS)
    return Review(begin, scaled, tuple(sorted(worst, key=attrgetter("move"))))


def _correct_by_search(
    evaluation: MoveEvaluation, thorough: Mapping[int, Mistake]
) -> MoveEvaluation:
    """Replace the win probabilities by those of the thorough search, if there was one."""
    mistake = thorough.get(evaluation.move)
    if mistake is None:
        return evaluation
    return evaluation._replace(
        best_win_chance=mistake.best_win_chance, played_win_chance=mistake.played_win_chance
    )


def _on_one_scale(evaluations: Sequence[MoveEvaluation]) -> tuple[MoveEvaluation, ...]:
    """Let every choice that was made have the win probability at the end of its turn.

    The best choice keeps its distance in log odds. A turn that ended the game leads to a result,
    which its player may not have known; the search's figures are kept for it.
    """
    end_of_turn: tuple[float, ...] = ()
    scaled: list[MoveEvaluation] = []
    for evaluation in reversed(evaluations):
        end_of_turn = evaluation.win_chances or end_of_turn
        is_over = not end_of_turn or max(end_of_turn) == 1
        if is_over or not evaluation.best_win_chance:
            scaled.append(evaluation)
        else:
            scaled.append(_moved_to(evaluation, end_of_turn[evaluation.seat]))
    return tuple(reversed(scaled))


def _moved_to(evaluation: MoveEvaluation, played: float) -> MoveEvaluation:
    """Return the evaluation with another win probability of the choice that was made."""
    lost = log_odds(evaluation.best_win_chance) - log_odds(evaluation.played_win_chance)
    best = round(shifted(played, lost), _DECIMALS)
    return evaluation._replace(played_win_chance=played, best_win_chance=best)


def _as_evaluated(mistake: Mistake, evaluation: MoveEvaluation) -> Mistake:
    return mistake._replace(
        played_win_chance=evaluation.played_win_chance, best_win_chance=evaluation.best_win_chance
    )
