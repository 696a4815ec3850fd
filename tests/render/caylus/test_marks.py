"""The marks of the last move and of the worker who acts."""

from __future__ import annotations

import pytest

from engine.caylus.data import TRIGGERS
from engine.core.events import Event
from render.caylus import table
from render.caylus.way import marker_x
from render.kit import road
from render.kit.contract.boxes import apart, collisions, values
from tests.render.caylus.positions import Position, of_rule, positions


def test_the_worker_whose_building_is_resolved_is_marked() -> None:
    for position in of_rule("gate_move", "castle_batch", "production_choice", "exchange", "joust"):
        assert len(values(position.drawn().marks, "chosen")) == 1, position
    for position in of_rule("place_or_pass", "provost_move"):
        assert values(position.drawn().marks, "chosen") == [], position


@pytest.mark.parametrize(
    ("kind", "mark"), [("placed", "halo"), ("built", "halo"), ("provost_moved", "arrow")]
)
def test_the_last_move_is_marked(kind: str, mark: str) -> None:
    shown = 0
    for position in positions():
        told = {event.kind for event in position.last}
        there = [e for e in position.last if e.kind == kind and e.data.get("place") != "castle"]
        if there and not ({"bailiff"} & told and kind == "provost_moved"):
            shown += 1
            assert mark in {found.kind for found in position.drawn().marks}, position
    assert shown > 3


def test_nothing_is_marked_as_new_when_nothing_happened() -> None:
    for position in positions()[::9]:
        quiet = Position(position.record, position.move, position.view, ())
        kinds = {mark.kind for mark in quiet.drawn().marks}
        assert not kinds & {"halo", "arrow"}, position


def test_a_provost_that_passes_a_turn_of_the_road_is_followed_there() -> None:
    start, end = 15, 13
    position = of_rule("provost_move")[0]
    moved = Event("provost_moved", 0, {"start": start, "end": end})
    view = position.view.copy()
    view.provost = end
    drawn = Position("made", 0, view, [moved]).drawn()
    arrow = next(mark.box for mark in drawn.marks if mark.kind == "arrow")
    assert arrow[0] == 21
    assert arrow[3] - arrow[1] > 200


def moved(*steps: tuple[int, int]) -> Position:
    """A position after these moves of the provost, each from a space to a space."""
    view = of_rule("provost_move")[0].view.copy()
    view.provost = steps[-1][1]
    told = [
        Event("provost_moved", seat, {"start": start, "end": end, "offset": end - start})
        for seat, (start, end) in enumerate(steps)
    ]
    return Position("made", 0, view, told)


@pytest.mark.parametrize(
    "steps",
    [((9, 11), (11, 12)), ((9, 12), (12, 10)), ((12, 9), (9, 10)), ((16, 14), (14, 13), (13, 11))],
    ids=str,
)
@pytest.mark.parametrize("part", ["board", "road"])
def test_several_moves_of_the_provost_are_one_from_where_he_stood(
    part: str, steps: tuple[tuple[int, int], ...]
) -> None:
    start, end = steps[0][0], steps[-1][1]
    drawn = moved(*steps).drawn(part=part)
    assert drawn.image.tobytes() == moved((start, end)).drawn(part=part).image.tobytes()
    assert drawn.image.tobytes() != moved(steps[-1]).drawn(part=part).image.tobytes()


def test_the_arrow_begins_where_the_provost_stood_before_the_first_of_his_moves() -> None:
    position = moved((9, 12), (12, 10), (10, 13))
    road_top = 764
    way = road.Road(road_top, road.ROWS if any(position.view.road_tile[22:]) else 3)
    arrow = next(mark.box for mark in position.drawn().marks if mark.kind == "arrow")
    ends = (marker_x(way, 9, bailiff=False), marker_x(way, 13, bailiff=False))
    assert arrow[2] == pytest.approx(max(ends), abs=40)
    assert arrow[0] == pytest.approx(min(ends), abs=60)


@pytest.mark.parametrize("part", ["board", "road"])
def test_a_provost_moved_there_and_back_is_not_marked(part: str) -> None:
    back, quiet = moved((9, 12), (12, 9)), moved((9, 9))
    quiet.last = ()
    assert back.drawn(part=part).image.tobytes() == quiet.drawn(part=part).image.tobytes()


def test_both_markers_fit_beside_a_scoring_space() -> None:
    for space in TRIGGERS:
        view = of_rule("place_or_pass")[0].view.copy()
        view.provost = view.bailiff = space
        marks = Position("made", 0, view, ()).drawn().marks
        assert collisions(marks) == []
        one, other = (mark.box for mark in marks if mark.kind in {"provost", "bailiff"})
        assert apart(one, other)


def test_an_events_marks_are_read_off_it() -> None:
    told = [
        Event("placed", 0, {"place": "castle"}),
        Event("built", 0, {"space": 9, "tile": "mason"}),
        Event("batch", 1, {"section": "walls", "house": 3}),
        Event("favor_line", 1, {"line": "resource", "level": 1}),
        Event("provost_moved", 0, {"start": 9, "end": 12}),
    ]
    found = table.fresh(told)
    assert (found.castle, found.places, found.houses) == (1, {"9"}, {(1, 2)})
    assert (found.favors, found.provost) == ({(1, 2)}, (9, 12))
    later = table.fresh([*told, Event("bailiff", -1, {"start": 9, "end": 11})])
    assert (later.provost, later.bailiff) == (None, (9, 11))
