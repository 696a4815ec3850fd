"""What turned a game: the greatest changes of anybody's points."""

from __future__ import annotations

from bot.discord_ui.texts import voice_in_message
from bot.discord_ui.turning import turning_points
from engine.core import game
from engine.core.contract import play_game
from engine.core.record import Record


def a_game() -> Record:
    _, record = play_game(game("caylus"), 3, {}, "turning")
    return record


def test_they_are_the_greatest_changes_in_the_order_they_happened() -> None:
    record = a_game()
    points = turning_points(record)
    assert len(points) == 3
    assert points == sorted(points)
    scores = [game("caylus").outcome(state).scores for state in record.positions()]
    for point in points:
        before, after = scores[point.move - 1], scores[point.move]
        assert after[point.seat] - before[point.seat] == point.gain
    least = min(abs(point.gain) for point in points)
    told = {point.move for point in points}
    for number in range(1, len(record.moves)):
        gains = [b - a for a, b in zip(scores[number - 1], scores[number], strict=True)]
        assert number in told or max(map(abs, gains)) <= least


def test_a_record_without_its_seed_has_none() -> None:
    record = a_game()
    record.seed = None
    assert turning_points(record) == []


def test_each_says_what_happened() -> None:
    record = a_game()
    words = voice_in_message("en", "caylus", record.names)
    for point in turning_points(record):
        told = " ".join(words.format(text) for text in point.told)
        assert told
        if point.gain > 0:
            assert f"+{point.gain}" in told or record.names[point.seat] in told


def test_a_game_decided_by_its_last_move_has_none() -> None:
    record = a_game()
    scores = [game("caylus").outcome(state).scores for state in record.positions()]
    first = next(number for number, points in enumerate(scores) if any(points))
    record.moves = record.moves[:first]
    assert turning_points(record) == []
