"""The story of the latest moves: places in order, numbers, and points where they were earned."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.core.contract.broken import ContractBroken
from engine.core.events import Event
from render.kit.canvas import Canvas, CanvasStyle
from render.kit.contract.story import check_story
from render.kit.highlights import Recency
from render.kit.palette import COURT
from render.kit.sprite import Fact
from render.kit.story import (
    LAST_PLACE,
    MAX_EARLIER,
    NO_CHANGE,
    BoardChange,
    Step,
    Story,
    anchor_of_piece,
    way_from_below,
)
from render.kit.story_marks import LineRoute, draw_line

CHANGES: Mapping[str, BoardChange] = {
    "a": BoardChange(("a",)),
    "b": BoardChange(("b",), 2),
    "c": BoardChange(("c",)),
    "more": BoardChange(points=3, earned_at=LAST_PLACE),
    "owner": BoardChange(points=1, earned_at="a"),
    "nowhere": BoardChange(points=9),
    "home": BoardChange(vacated=("a",)),
    "round": BoardChange(clears=True),
}


def told(last: str, recent: str = "", *, mover: int = 1) -> Story:
    """Return the story of events named in a text, those in capitals of another seat."""

    def events(kinds: str) -> list[Event]:
        return [Event(kind.lower(), 0 if kind.isupper() else mover, {}) for kind in kinds.split()]

    return Story(events(last), events(recent), lambda event: CHANGES.get(event.kind, NO_CHANGE))


def strong(story: Story) -> dict[object, int]:
    """Return the number of each place of the latest turn."""
    return {place: step.number for place, step in story.steps.items() if not step.recency.is_faint}


def faint(story: Story) -> dict[object, int]:
    """Return the number of each place changed before it."""
    return {place: step.number for place, step in story.steps.items() if step.recency.is_faint}


def test_the_steps_of_a_turn_are_numbered_in_order() -> None:
    assert strong(told("b a c b")) == {"b": 1, "a": 2, "c": 3}


def test_an_only_step_has_no_number() -> None:
    assert told("a").steps == {"a": Step(0, Recency.LATEST_TURN)}


def test_only_the_movers_own_steps_are_numbered() -> None:
    assert strong(told("a B c")) == {"a": 1, "c": 2}


def test_what_nobody_chose_is_faint_and_has_no_number() -> None:
    last = [Event(kind, seat, {}) for kind, seat in (("a", 1), ("b", 1), ("c", -1))]
    story = Story(last, last, lambda event: CHANGES[event.kind])
    assert strong(story) == {"a": 1, "b": 2}
    assert faint(story) == {"c": 0}


def test_the_moves_before_the_latest_turn_have_numbers_of_their_own() -> None:
    story = told("c", "A B c")
    assert faint(story) == {"a": 1, "b": 2}
    assert strong(story) == {"c": 0}


def test_recent_events_without_the_latest_turn_are_all_earlier() -> None:
    assert faint(told("c", "A B")) == {"a": 1, "b": 2}


def test_a_place_changed_again_belongs_to_the_latest_turn() -> None:
    story = told("a c", "A B a c")
    assert faint(story) == {"b": 0}
    assert strong(story) == {"a": 1, "c": 2}


def test_pieces_that_have_gone_and_a_new_round_leave_the_story() -> None:
    assert strong(told("a b c home")) == {"b": 1, "c": 2}
    assert faint(told("home c", "A B home c")) == {"b": 0}
    assert told("a round c", "B a round c").steps == {"c": Step(0, Recency.LATEST_TURN)}
    assert told("b round c").points == {"b": 2}, "they were earned in this turn all the same"


def test_too_many_earlier_changes_are_not_numbered() -> None:
    events = [Event(str(number), 0, {}) for number in range(MAX_EARLIER + 1)]
    story = Story([], events, lambda event: BoardChange((event.kind,)))
    assert {step.number for step in story.steps.values()} == {0}
    story = Story([], events[1:], lambda event: BoardChange((event.kind,)))
    assert [step.number for step in story.steps.values()] == list(range(1, MAX_EARLIER + 1))


def test_points_are_at_the_place_that_earned_them() -> None:
    assert told("a b more").points == {"b": 5}
    assert told("c more owner").points == {"c": 3, "a": 1}
    assert told("a nowhere").points == {}
    assert told("c", "B c").points == {}, "only those of the latest turn"


def test_points_of_another_seat_than_the_mover_name_their_earner() -> None:
    assert told("a OWNER").earners == {"a": 0}
    assert told("b owner").earners == {}
    assert told("b OWNER owner").earners == {}, "nobody earned all of them"


def test_only_what_belongs_to_the_story_is_located() -> None:
    story = told("a owner")
    for place in "abc":
        story.locate(place, lambda: anchor_of_piece(100, 100, 20))
    assert list(story.anchors) == ["a"]
    story.locate_start(0, (10, 10))
    assert story.start is None
    story.locate_start(1, (20, 10))
    assert story.start == (20, 10)


def test_the_line_leads_to_the_last_place_that_it_can_reach() -> None:
    story = told("a b c")
    story.locate("a", lambda: anchor_of_piece(100, 100, 20, 140))
    story.locate("b", lambda: anchor_of_piece(300, 100, 20, 160))
    story.locate("c", lambda: anchor_of_piece(400, 100, 20))
    assert story.way == way_from_below(300, 160)
    assert told("a b", "a b").way == ()


def line(start: tuple[float, float], route: LineRoute, *, way: bool = True) -> Canvas:
    """Return a canvas with a line from a panel to a tile at the upper right."""
    canvas, story = Canvas(400, 400, CanvasStyle(COURT, "en", recording=True)), told("a")
    story.locate("a", lambda: anchor_of_piece(300, 40, 20, 60 if way else None))
    draw_line(canvas, story, start, route)
    assert story.ends == ((start, (300, 60)) if way else ())
    return canvas


@pytest.mark.parametrize("corner", [None, (80, 150)])
def test_a_line_is_dotted_and_runs_along_its_path(corner: tuple[float, float] | None) -> None:
    canvas = line((48, 370), LineRoute(20, 350, corner=corner))
    trail = [fact.box for fact in canvas.facts if fact.kind == "trail"]
    assert trail[0][0] < 20 < 48 < trail[0][2]
    assert any(box[2] - box[0] > 200 for box in trail), "to the tile"
    assert min(box[1] for box in trail[:-1]) > 60, "below the tile"
    ink = canvas.palette.index("ink")
    assert 30 < canvas.image.histogram()[ink] // 25 < 80
    column = {canvas.image.getpixel((20, y)) for y in range(170, 340)}
    assert len(column) == 2, "dots, and the ground between them"


def test_a_line_from_the_right_panel_runs_through_the_gutters() -> None:
    canvas = line((209, 370), LineRoute(20, 300))
    ink = canvas.palette.index("ink")
    left, top, right, bottom = 40, 310, 190, 400
    dots = canvas.image.crop((left, top, right, bottom)).histogram()[ink]
    assert dots == 0, "nothing on the left panel"
    assert {canvas.image.getpixel((200, y)) for y in range(320, 360)} >= {ink}


def test_a_line_from_beside_the_board_goes_straight_to_its_margin() -> None:
    canvas = line((380, 200), LineRoute(370))
    assert min(fact.box[0] for fact in canvas.facts if fact.kind == "trail") > 290


def test_without_a_way_there_is_no_line() -> None:
    assert line((48, 370), LineRoute(20, 350), way=False).facts == []


def test_the_contract_names_two_shields_that_touch() -> None:
    one, other = (Fact("earned", f"+{x}", (x, 0, x + 40, 40)) for x in (0, 38))
    check_story([one, other._replace(box=(40, 0, 80, 40))])
    with pytest.raises(ContractBroken, match=r"“earned \+0” and “earned \+38”"):
        check_story([one, other._replace(box=(30, 0, 70, 40))])


def test_the_contract_finds_a_mark_on_a_text_and_a_number_that_is_used_twice() -> None:
    word, mark = Fact("text", "Farm", (100, 100, 180, 130), 30), Fact("earned", "+1", (0, 0, 9, 9))
    numbers = [Fact("step", "1", (x, 0, x + 34, 34)) for x in (200, 300)]
    check_story([word, mark, numbers[0]])
    check_story([mark._replace(box=(90, 90, 200, 140)), word])
    for kind in ("earned", "step", "faint-step", "trail"):
        covering = Fact(kind, "1", (90, 90, 200, 140), is_solid=True)
        with pytest.raises(ContractBroken, match="a mark lies on “Farm”"):
            check_story([word, covering])
    with pytest.raises(ContractBroken, match="the same number"):
        check_story(numbers)
