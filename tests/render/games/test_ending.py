"""Final pictures of every game: banner, ranks, the winner's frame, sources of points, the chart."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from engine.core.registry import game
from engine.core.score_history import score_history
from engine.core.words.catalogue import LANGUAGES
from render import painted_games, painter
from render.kit.canvas import Canvas
from render.kit.contract.boxes import find_collisions, values_of
from render.kit.palette import PLAYERS
from render.kit.rect import is_inside
from render.kit.scene import CHART, SHAPES, Scene
from tests.engine.games.records import record_of, records
from tests.thorough import pairs_by_turns

NAMES = ("Ann", "Bo", "Cy", "Dee", "Eve")
BOARDS = tuple(product(painted_games(), SHAPES))


def ended(name: str, part: str, language: str = "en", **more: Any) -> tuple[Any, Canvas]:
    """Return the last position of a game of three, and a picture of it."""
    record = record_of(name, 3)
    rules, state, seats = game(name), record.replay(), len(record.names)
    scene = Scene(language, NAMES[:seats], PLAYERS[:seats], part, **more)
    if part == CHART:
        scene = replace(scene, progress=score_history(record))
    return state, painter(name).paint(rules.view(state, None), scene, recording=True)


@pytest.mark.parametrize("name", painted_games())
def test_the_final_board_shows_ranks_and_frames_the_winners(name: str) -> None:
    state, picture = ended(name, "board")
    outcome = game(name).outcome(state)
    winners = {NAMES[seat] for seat in outcome.winners}
    label = values_of(picture.facts, "text")
    (listed,) = values_of(picture.facts, "winners")
    assert {one for one in NAMES if one in listed} == winners
    won = "wins with" if len(winners) == 1 else "share the win with"
    assert any(str(max(outcome.scores)) in line for line in label if won in line)
    frames = [fact.box for fact in picture.facts if fact.kind == "won"]
    framed = [
        {fact.value for fact in picture.facts if fact.kind == "text" and is_inside(fact.box, frame)}
        for frame in frames
    ]
    assert {one for part in framed for one in part & {*NAMES}} == winners
    assert all("1" in part for part in framed)
    if len(winners) == 1:
        assert {str(seat + 1) for seat in range(len(outcome.scores))} <= set(label)


@pytest.mark.parametrize(
    ("name", "shape", "language"),
    [(*board, language) for board, language in pairs_by_turns(BOARDS, LANGUAGES, 4)],
)
def test_the_rows_of_the_final_board_add_up_to_everybodys_points(
    name: str, shape: str, language: str
) -> None:
    rules, listed = game(name), 0
    for record in records(name):
        state, seats = record.replay(), len(record.names)
        scene = Scene(language, NAMES[:seats], PLAYERS[:seats], shape=shape)
        picture = painter(name).paint(rules.view(state, None), scene, recording=True)
        rows = [[int(each) for each in row.split()] for row in values_of(picture.facts, "source")]
        listed += bool(rows)
        if rows:
            scores = rules.outcome(state).scores
            assert sorted(map(sum, zip(*rows, strict=True))) == sorted(scores), record.text()
        assert find_collisions(picture.facts) == []
    assert listed


@pytest.mark.parametrize("name", painted_games())
def test_the_score_part_adds_up(name: str) -> None:
    state, picture = ended(name, "score", "ja")
    outcome = game(name).outcome(state)
    label = values_of(picture.facts, "text")
    assert find_collisions(picture.facts) == []
    for line in outcome.lines:
        for points in filter(None, line.points):
            assert str(points).replace("-", "−") in label
    assert all(str(score) in label for score in outcome.scores)


@pytest.mark.parametrize("name", painted_games())
def test_the_chart_has_a_line_and_an_end_for_everybody(name: str) -> None:
    state, picture = ended(name, CHART, "zh-TW")
    scores = game(name).outcome(state).scores
    label = values_of(picture.facts, "text")
    assert sorted(values_of(picture.facts, "line")) == sorted(PLAYERS[: len(scores)])
    assert {*NAMES[: len(scores)], *map(str, scores)} <= set(label)
    assert find_collisions(picture.facts) == []
    assert len(values_of(picture.facts, "leap")) >= 1


@pytest.mark.parametrize("name", painted_games())
def test_a_turning_point_says_by_how_much_its_line_rises(name: str) -> None:
    found = score_history(record_of(name, 2))
    points = {stand.round: stand.scores for stand in found.rounds}
    for leap in found.turning_points:
        then, now = points[leap.round - 1], points[leap.round]
        assert leap.gain == now[leap.seat] - then[leap.seat]
        assert abs(leap.gain) == max(abs(b - a) for a, b in zip(then, now, strict=True))
