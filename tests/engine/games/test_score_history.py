"""Points over a game: by round, with final scoring apart, and without hidden ones."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from engine.core.definition import UNKNOWN
from engine.core.registry import game, game_names
from engine.core.score_history import MAX_TURNING_POINTS, NO_HISTORY, ScoreHistory, score_history
from tests.engine.games.records import PUBLISHED, record_of, records


@pytest.mark.parametrize("name", game_names())
def test_the_points_of_a_whole_game(name: str) -> None:
    record, rules = record_of(name, 3), game(name)
    found, end = score_history(record), record.replay()
    scores = rules.outcome(end).scores
    rounds = [stand.round for stand in found.rounds]
    assert rounds == list(range(rounds[-1] + 1))
    assert rounds[-1] == rules.round_of(end) > 1
    assert (found.final is not None) == bool(rules.final_scoring)
    assert (found.final or found.rounds[-1].scores) == scores
    assert len(found.turning_points) <= MAX_TURNING_POINTS
    assert len(found.turning_points) == MAX_TURNING_POINTS or name not in PUBLISHED
    assert all(abs(leap.gain) > 0 and leap.round in rounds for leap in found.turning_points)
    assert ScoreHistory.from_json(json.loads(json.dumps(found))) == found


@pytest.mark.parametrize("name", PUBLISHED)
def test_every_change_has_a_source_even_in_the_last_round(name: str) -> None:
    rounds = score_history(record_of(name, 3)).rounds
    changes = [
        (after.round, seat, after.sources[seat].source)
        for before, after in pairwise(rounds)
        for seat, points in enumerate(after.scores)
        if points != before.scores[seat]
    ]
    assert changes[-1][0] == rounds[-1].round
    assert [change for change in changes if not change[-1]] == []


@pytest.mark.parametrize("name", PUBLISHED)
def test_a_turning_point_never_says_more_than_the_final_table(name: str) -> None:
    for record in records(name):
        lines = {line.source: line.points for line in game(name).outcome(record.replay()).lines}
        for point in score_history(record).turning_points:
            source, gain = point.main
            assert 0 < abs(gain) <= abs(lines[source][point.seat]), (record.text(), point)


@pytest.mark.parametrize("name", game_names())
def test_a_running_game_shows_only_public_points(name: str) -> None:
    record, rules = record_of(name, 3), game(name)
    at = len(record.moves) // 2
    found = score_history(record, at)
    public = rules.outcome(rules.view(record.position(at), None)).scores
    if UNKNOWN in public:
        assert found == NO_HISTORY
        shown = score_history(record, at, ended=True)
        assert (shown.rounds[-1].scores, shown.final) == (
            rules.outcome(record.position(at)).scores,
            None,
        )
    else:
        assert (found.rounds[-1].scores, found.final) == (public, None)
