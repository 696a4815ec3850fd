"""Reviews: everybody's chances over a game, and choices judged by what their seat could know."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.core import game
from engine.core.chance import Chance
from engine.core.record import Record, RecordedMove, start_record
from engine.core.record_reader import read_record
from engine.players import reviewer
from engine.players.agent import agent_for
from engine.players.hints import Hint
from engine.players.model import apply_temperature
from engine.players.review import Mistake, MoveEvaluation, Review
from engine.players.search import Search

RECORDS = Path(__file__).parents[2] / "records"


def played(seed: str) -> Record:
    """Play the toy, always taking the last legal choice."""
    rules = game("toy")
    record = start_record("toy", {}, ["Ann", "Ben"], seed)
    state = rules.new(2, record.options, Chance.from_seed(seed))
    while state.stack:
        seat = rules.to_move(state)[0]
        choice = rules.legal_choices(state, seat)[-1]
        record.moves.append(RecordedMove(seat, rules.move(state, choice)))
        rules.apply_unchecked(state, seat, choice)
    return record


def whole(record: Record) -> Review:
    found = reviewer.evaluate_moves(record, 0, len(record.moves))
    mistakes = [reviewer.find_mistake(record, number) for number in reviewer.likely_mistakes(found)]
    return reviewer.assemble_review(reviewer.evaluate_start(record), found, mistakes)


def test_a_review_in_pieces_is_the_same_and_survives_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewer, "QUICK_SIMULATIONS", 8)
    monkeypatch.setattr(reviewer, "THOROUGH_SIMULATIONS", 24)
    record = played("review")
    moves = len(record.moves)
    pieces = [reviewer.evaluate_moves(record, at, min(moves, at + 3)) for at in range(0, moves, 3)]
    assert [one for piece in pieces for one in piece] == reviewer.evaluate_moves(record, 0, moves)
    found = whole(record)
    assert Review.from_json(json.loads(json.dumps(found.to_json()))) == found
    assert found.mistakes
    assert [mistake.hint.choice for mistake in found.mistakes] == [
        mistake.best for mistake in found.mistakes
    ]
    assert len(found.win_chances) == moves + 1
    assert all(abs(sum(chances) - 1) < 0.001 for chances in found.win_chances)
    winners = game("toy").outcome(record.replay()).winners
    assert [seat for seat, chance in enumerate(found.win_chances[-1]) if chance] == list(winners)
    assert all(0 <= one.played_win_chance <= one.best_win_chance <= 1 for one in found.evaluations)
    assert all(0 <= one.random_regret < 1 for one in found.evaluations)


@pytest.mark.parametrize("aims", [[], [["food", None]], [["food", None], ["income", 1]]])
def test_older_reviews_are_not_read(aims: list[Any]) -> None:
    with pytest.raises((TypeError, ValueError)):
        Review.from_json([[0.5, 0.5], [], [[1, 0, "a", "b", 0.26, 0.6, aims]]])


def test_only_the_costliest_choices_are_listed() -> None:
    evaluations = [MoveEvaluation(n, 0, (), 0.5, 0.5 - n / 20, 0.5) for n in range(1, 9)]
    assert (
        reviewer.likely_mistakes(evaluations) == [8, 7, 6, 5, 4, 3, 2, 1][: reviewer.MAX_CANDIDATES]
    )
    mistakes = [
        Mistake(n, 0, "a", str(n), 0.5 - n / 20, 0.5, Hint(str(n), 1.0)) for n in range(1, 8)
    ]
    again = Mistake(8, 0, "a", "7", 0.1, 0.5, Hint("7", 1.0))
    found = reviewer.assemble_review((0.5, 0.5), evaluations, [again, *mistakes, None])
    assert [one.move for one in found.mistakes] == [3, 4, 5, 6, 8], "the same advice once"
    assert found.evaluations[7][3:] == (0.5, 0.1, 0.5), "the second look counts"


def test_there_is_one_number_for_a_position() -> None:
    """A choice has that of the position after its turn; the best one keeps its distance in odds."""
    evaluations = [
        MoveEvaluation(1, 0, (), 0.6, 0.26, 0.5),
        MoveEvaluation(2, 0, (0.22, 0.78), 0.4, 0.4, 0.5),
        MoveEvaluation(3, 1, (0.0, 1.0), 0.9, 0.8, 0.5),
    ]
    mistake = Mistake(1, 0, "a", "b", 0.26, 0.6, Hint("b", 1.0))
    found = reviewer.assemble_review((0.5, 0.5), evaluations, [mistake])
    first, second, last = found.evaluations
    assert first[3:5] == (0.5463, 0.22)
    assert second[3:5] == (0.22, 0.22)
    assert last == evaluations[2], "a result is no win probability"
    assert found.mistakes == (mistake._replace(played_win_chance=0.22, best_win_chance=0.5463),)


def accuracy(*decisions: tuple[float, float, float]) -> float | None:
    """Return the accuracy of a seat with these estimates."""
    evaluations = [MoveEvaluation(n, 0, (), *one) for n, one in enumerate(decisions, 1)]
    return Review((0.5, 0.5), tuple(evaluations), ()).accuracy(0)


def test_accuracy_ranges_from_random_choices_to_the_best() -> None:
    best, half = (0.5, 0.5, 0.2), (0.5, 0.45, 0.2)
    assert accuracy(best, best) == 1
    assert accuracy((0.5, 0.4, 0.2), (0.1, 0.08, 0.2)) == pytest.approx(0), "as at random"
    assert accuracy((0.5, 0.1, 0.2)) == 0, "worse than at random is no less"
    assert accuracy(half) == pytest.approx(0.5)
    assert accuracy((0.05, 0.045, 0.2)) == pytest.approx(0.5), "who is behind counts as much"


def test_a_decision_is_weighted_by_its_stakes() -> None:
    slip, idle = (0.5, 0.45, 0.2), (0.5, 0.5, 0.0)
    assert accuracy(slip, *[idle] * 50) == accuracy(slip)
    assert accuracy(slip, (0.002, 0.001, 0.9)) == accuracy(slip), "it was lost anyway"
    assert accuracy(idle, idle) is None
    assert accuracy((0.0, 0.0, 0.0)) is None, "nothing was to be chosen"


def test_the_better_player_is_more_accurate(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a whole game: about 0 for a random player, far higher for a searching one."""
    monkeypatch.setattr(reviewer, "QUICK_SIMULATIONS", 8)
    agent, rules = agent_for("caylus1303"), game("caylus1303")
    record = start_record("caylus1303", {}, ["Ann", "Ben"], "accuracy")
    state = rules.new(2, record.options, Chance.from_seed("accuracy"))
    while state.stack:
        seat, number = rules.to_move(state)[0], str(len(record.moves))
        view = rules.view(state, seat).to_json()
        choice = agent.act(view, seat, ("medium", "random")[seat], number).choice
        record.moves.append(RecordedMove(seat, rules.move(state, choice)))
        rules.apply_unchecked(state, seat, choice)
    found = reviewer.assemble_review(
        (0.5, 0.5), reviewer.evaluate_moves(record, 0, len(record.moves)), ()
    )
    thinking, guessing = found.accuracy(0), found.accuracy(1)
    assert thinking is not None
    assert guessing is not None
    assert guessing < 0.3 < 0.6 < thinking


def test_a_choice_is_judged_by_what_its_seat_could_know() -> None:
    record = read_record((RECORDS / "emperor-2-readers.txt").read_text())
    found, number = agent_for("emperor"), 40
    rules, state = found.rules, record.position(number)
    seat = rules.to_move(state)[0]
    view, other = rules.view(state, seat), found.determinize(rules.view(state, seat), Chance(5))
    legal = rules.legal_choices(state, seat)
    weighed = [
        found.evaluate_choice(seen, seat, legal[-1], Chance(3), 8)
        for seen in (view, rules.view(other, seat))
    ]
    assert weighed[0] == weighed[1]
    assert weighed[0].best_win_chance >= weighed[0].played_win_chance
    assert 0 < weighed[0].random_regret < 1


def test_two_choices_are_compared_in_the_same_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that luck is no part of the difference."""
    found, met = agent_for("toy"), list[list[list[int]]]()

    def worth(
        search: Search, world: Callable[[], Any], simulations: int, stop: object
    ) -> tuple[float, ...]:
        met.append([world().hands[1] for _ in range(simulations)])
        return (len(met) / 10, 1 - len(met) / 10)

    monkeypatch.setattr(Search, "mean_values", worth)
    rules = found.rules
    seen = rules.view(rules.new(2, None, Chance(5)), 0)
    for choice in rules.legal_choices(seen, 0)[:2]:
        found.evaluate_choice(seen, 0, choice, Chance(3), 12)
    kept, *others = met
    assert others
    assert all(hands == kept for hands in others)
    assert len(set(map(tuple, kept))) > 1, "not the same hand each time"


def test_a_temperature_sharpens_or_flattens_probabilities() -> None:
    assert apply_temperature((0.5, 0.3, 0.2), 1.0) == pytest.approx((0.5, 0.3, 0.2))
    assert apply_temperature((0.6, 0.4), 0.5)[0] > 0.6 > apply_temperature((0.6, 0.4), 2.0)[0] > 0.5
    assert apply_temperature((1.0, 0.0), 0.5) == (1.0, 0.0)
