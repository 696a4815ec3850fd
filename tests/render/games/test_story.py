"""Every board tells the latest turn as one story, in every published game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, pairwise
from typing import Any, NamedTuple
from unittest.mock import patch

import pytest

from engine.core.registry import game
from engine.core.words.text import Seat
from render.kit import story_marks
from render.kit.board_model import BoardModel
from render.kit.canvas import Canvas
from render.kit.contract.boxes import are_apart, values_of
from render.kit.contract.driver import WIDE_NAMES, PictureDriver
from render.kit.contract.positions import PlayedPosition, play_random_game, replay_positions
from render.kit.move_sentences import describe_last_move, describe_latest_turns
from render.kit.scene import BOARD, SHAPES
from render.kit.sprite import Fact
from render.kit.story import Story, without_last
from render.registry import painter
from tests.engine.games.records import PUBLISHED, records
from tests.thorough import by_turns

TABLES = [(name, seats) for name in PUBLISHED for seats in game(name).seat_counts]
STRONG = frozenset({"halo", "disc", "change", "arrow", "step", "earned"})
"""Kinds of facts that mark the latest turn."""
POSITIONS = 8
"""Positions of a game that are drawn, in both shapes by turns."""
MARKED = 20
"""Positions of a random game in which marks are looked for."""
MAX_UNCHANGED = 0.1
"""Maximum share of moves that change nothing on the board."""
SHIELDED = 20
"""Positions of a recorded game in which shields are looked for."""
LISTED = 12
"""Distance of the positions in which the list of the latest turns is looked for."""
REACH = 200
"""Maximum distance of the start of the line from the mover's token."""


@cache
def at_random(name: str, seats: int) -> list[PlayedPosition]:
    """Return the positions of a random game."""
    return play_random_game(game(name), seats, {}, f"story {seats}")[0]


@cache
def recorded(name: str, seats: int) -> list[PlayedPosition]:
    """Return the positions of a recorded game."""
    record = next(record for record in records(name) if len(record.names) == seats)
    return replay_positions(game(name), record)


class ToldTurn(NamedTuple):
    """A position, what was drawn on its board, and the story that the board tells."""

    position: PlayedPosition
    facts: Sequence[Fact]
    story: Story


class DrawnBoard(NamedTuple):
    """The picture of a board, and the model from which it was drawn."""

    canvas: Canvas
    model: BoardModel[Any]


def drawn(name: str, seats: int, shape: str, position: PlayedPosition) -> DrawnBoard:
    """Return the public board of a position, and the model from which it was drawn."""
    driver = PictureDriver(game(name), painter(name), seats, position, ())
    scene, view = driver.scene(BOARD, "en", None, WIDE_NAMES, shape), driver.view(None)
    with patch.object(story_marks, "draw", wraps=story_marks.draw) as draw:
        canvas = driver.paint(view, scene)
    [call] = draw.call_args_list
    return DrawnBoard(canvas, call.args[1])


def told(name: str, seats: int, history: Sequence[PlayedPosition]) -> Iterator[ToldTurn]:
    """Draw positions after public moves, each in one of both shapes."""
    public = [position for position in history[1:] if position.move_events]
    for turn, position in enumerate(public[:: max(1, len(public) // POSITIONS)]):
        for shape in by_turns(SHAPES, turn, len(SHAPES)):
            canvas, model = drawn(name, seats, shape, position)
            yield ToldTurn(position, canvas.facts, model.story)


@cache
def told_of_record(name: str, seats: int) -> list[ToldTurn]:
    """Draw a recorded game once for all tests."""
    return list(told(name, seats, recorded(name, seats)))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_public_move_leaves_a_strong_mark_and_marks_its_mover(name: str, seats: int) -> None:
    for position, facts, _ in told(name, seats, at_random(name, seats)):
        marks = [fact for fact in facts if fact.kind in STRONG and fact.value != "mover"]
        mover = values_of(facts, "disc").count("mover")
        assert mover == 1 or (position.latest_events[0].seat < 0 and marks), position.move


@pytest.mark.parametrize("name", PUBLISHED)
def test_what_a_move_changed_is_marked_strongly_and_few_moves_change_nothing(name: str) -> None:
    """A sealed answer or a noble who stays changes nothing; then only the mover is marked."""
    seats, without = game(name).seat_counts[1], 0
    public = [position for position in at_random(name, seats)[1:] if position.move_events]
    shown = public[:: max(1, len(public) // MARKED)]
    for position in shown:
        canvas, model = drawn(name, seats, SHAPES[0], position)
        strong = [fact for fact in canvas.facts if fact.kind in STRONG]
        assert strong, position.move
        if not any(fact.value != "mover" for fact in strong):
            changed = [
                place for place, step in model.story.steps.items() if not step.recency.is_faint
            ]
            assert not changed, position.move
            without += 1
    assert without <= len(shown) * MAX_UNCHANGED


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_place_of_the_story_is_on_the_board_with_its_number(name: str, seats: int) -> None:
    numbered = 0
    for position, facts, story in told_of_record(name, seats):
        if not position.state.stack:
            continue  # the score summary takes the place of what is no longer needed
        assert story.steps.keys() | story.points.keys() == story.anchors.keys(), position.move
        for kind, faint in (("step", False), ("faint-step", True)):
            steps = [step.number for step in story.steps.values() if step.recency.is_faint is faint]
            numbers = sorted(int(number) for number in values_of(facts, kind))
            assert numbers == [number for number in steps if number], position.move
            assert numbers == [*range(1, len(numbers) + 1)], position.move
            numbered += len(numbers)
    assert numbered or seats == 2, "in a duel most turns have one step"


@pytest.mark.parametrize("name", PUBLISHED)
def test_every_place_that_earned_points_has_its_shield(name: str) -> None:
    """The shields of a recorded game, each over the place that the painter has located."""
    shields, seats = 0, game(name).seat_counts[-1]
    found = recorded(name, seats)
    for position in found[len(found) // 3 :: 3][:SHIELDED]:
        canvas, model = drawn(name, seats, SHAPES[0], position)
        story, facts = model.story, canvas.facts
        shown = {fact.value: fact.box for fact in facts if fact.kind == "earned"}
        assert sorted(shown) == sorted({f"+{points}" for points in story.points.values()})
        for place, points in story.points.items():
            x, y = story.anchors[place].shield
            box = shown[f"+{points}"]
            if [*story.points.values()].count(points) == 1:
                assert box[0] < x < box[2]
                assert box[1] < y < box[3]
        shields += len(shown)
    assert shields


@pytest.mark.parametrize("name", PUBLISHED)
def test_the_line_leads_from_the_mover_to_the_last_piece(name: str) -> None:
    lines = 0
    tables = game(name).seat_counts
    for position, facts, story in chain.from_iterable(told_of_record(name, n) for n in tables):
        trail = [fact.box for fact in facts if fact.kind == "trail"]
        assert bool(trail) is bool(story.way), position.move
        ends = values_of(facts, "trail-end")
        assert len(ends) == (2 if trail else 0), position.move
        assert len({*ends}) == bool(trail), "both in the mover's colour"
        if trail:
            x, y = story.way[-1]
            assert not are_apart(trail[-1], (x - 3, y - 3, x + 3, y + 3)), position.move
            token = next(fact.box for fact in facts if fact.value == "mover")
            left, top, right, bottom = token
            near = (left - REACH, top - REACH, right + REACH, bottom + REACH)
            assert not are_apart(trail[0], near), position.move
            lines += 1
    assert lines


@pytest.mark.parametrize("name", PUBLISHED)
def test_a_private_step_leaves_the_public_board_as_it_was(name: str) -> None:
    """Its events are those of the turn before; the same position gives the same picture."""
    rules, seats = game(name), game(name).seat_counts[0]
    pairs = [*pairwise(at_random(name, seats)[1:])]
    private = [(one, other) for one, other in pairs if not other.move_events]
    assert private
    for one, other in private:
        assert other.latest_events == one.latest_events, other.move
    same = [
        (one, other)
        for one, other in pairs
        if rules.view(one.state, None).to_json() == rules.view(other.state, None).to_json()
    ]
    for one, other in same[:8]:
        before, after = (drawn(name, seats, SHAPES[0], position)[0] for position in (one, other))
        assert before.image.tobytes() == after.image.tobytes(), other.move


@pytest.mark.parametrize("name", PUBLISHED)
def test_the_place_beside_an_odd_panel_is_never_left_empty(name: str) -> None:
    """A game without such a place, whose panels all have a row of their own, lists no turns."""
    told, listed = list[bool](), list[bool]()
    for position in recorded(name, 3)[1:-1:LISTED]:
        canvas, model = drawn(name, 3, SHAPES[0], position)
        told.append(bool(describe_latest_turns(model)))
        listed.append(bool(values_of(canvas.facts, "turn")))
    assert listed == told or not any(listed)


@pytest.mark.parametrize("name", PUBLISHED)
def test_latest_turns_are_told_in_their_order_and_end_with_that_of_the_header(name: str) -> None:
    """Only the moves to which others were forced by the latest turn follow."""
    several, seats = 0, game(name).seat_counts[-1]
    history = recorded(name, seats)[1:]
    for position in history[:: max(1, len(history) // POSITIONS)]:
        model = drawn(name, seats, SHAPES[0], position).model
        told, last = describe_latest_turns(model), describe_last_move(model)
        if not told or last is None:
            continue
        scene = model.scene
        forced = {event.seat for event in scene.latest_events if event.kind == "forced"}
        while told and told[-1] != last:
            assert told.pop().seat in forced, position.move
        if not told:
            continue
        earlier = without_last(scene.recent_events, scene.latest_events)
        tellers = [
            text.args.get("who")
            for text in model.rules.words.tell([e for e in earlier if e.kind != "forced"])
        ]
        seen = [who.number for who in tellers if isinstance(who, Seat)]
        latest_last = sorted({*seen}, key=lambda seat: len(seen) - seen[::-1].index(seat))
        before = [sentence.seat for sentence in told if sentence is not told[-1]]
        assert before == latest_last[len(latest_last) - len(before) :], position.move
        several += len(told) > 1
    assert several
