"""Highlights of the last move and of the worker that is acting."""

from __future__ import annotations

import pytest

from engine.caylus.data import TRIGGERS
from engine.core.events import Event
from render.caylus.changes import find_changes
from render.kit.contract.boxes import are_apart, find_collisions, values_of
from tests.render.caylus.positions import Position, of_rule, positions


def test_the_acting_worker_is_highlighted() -> None:
    for position in of_rule("gate_move", "castle_batch", "production_choice", "exchange", "joust"):
        assert len(values_of(position.painted().facts, "chosen")) == 1, position
    for position in of_rule("place_or_pass", "provost_move"):
        assert values_of(position.painted().facts, "chosen") == [], position


@pytest.mark.parametrize(
    ("kind", "fact"), [("placed", "halo"), ("built", "halo"), ("provost_moved", "arrow")]
)
def test_the_last_move_is_highlighted(kind: str, fact: str) -> None:
    shown = 0
    for position in positions():
        listed = {event.kind for event in position.latest_events}
        there = [
            e for e in position.latest_events if e.kind == kind and e.data.get("place") != "castle"
        ]
        if there and not ({"bailiff"} & listed and kind == "provost_moved"):
            shown += 1
            assert fact in {found.kind for found in position.painted().facts}, position
    assert shown > 3


def test_the_provosts_arrow_follows_a_bend_of_the_road() -> None:
    start, end = 15, 13
    position = of_rule("provost_move")[0]
    moved = Event("provost_moved", 0, {"start": start, "end": end})
    view = position.view.copy()
    view.provost = end
    picture = Position("made", 0, view, [moved]).painted()
    arrow = next(fact.box for fact in picture.facts if fact.kind == "arrow")
    assert arrow[0] == 21
    assert arrow[3] - arrow[1] > 200


def test_both_markers_fit_beside_a_scoring_space() -> None:
    for space in TRIGGERS:
        view = of_rule("place_or_pass")[0].view.copy()
        view.provost = view.bailiff = space
        facts = Position("made", 0, view, ()).painted().facts
        assert find_collisions(facts) == []
        one, other = (fact.box for fact in facts if fact.kind in {"provost", "bailiff"})
        assert are_apart(one, other)


def test_events_yield_the_changes_they_made() -> None:
    listed = [
        Event("placed", 0, {"place": "castle"}),
        Event("built", 0, {"space": 9, "tile": "mason"}),
        Event("batch", 1, {"section": "walls", "house": 3}),
        Event("favor_line", 1, {"line": "resource", "level": 1}),
        Event("provost_moved", 0, {"start": 9, "end": 12}),
    ]
    found = find_changes(listed)
    assert (found.castle_workers, found.places, found.castle_houses) == (1, {"9"}, {(1, 2)})
    assert (found.favours, found.provost) == ({(1, 2)}, (9, 12))
    later = find_changes([*listed, Event("bailiff", -1, {"start": 9, "end": 11})])
    assert (later.provost, later.bailiff) == (None, (9, 11))


def test_no_marker_hides_the_arrow_of_the_other() -> None:
    """The marker that came last stands on the side it came from, in either direction."""
    ways = ((9, 11, True), (16, 18, True), (11, 13, False), (15, 17, False), (20, 18, False))
    for start, end, bailiff in ways:
        view = of_rule("place_or_pass")[0].view.copy()
        view.provost = view.bailiff = end
        moved = Event("bailiff" if bailiff else "provost_moved", 0, {"start": start, "end": end})
        for part in ("board", "road"):
            facts = Position("made", 0, view, [moved]).painted(part=part).facts
            heads = [fact.box for fact in facts if fact.kind.endswith("arrowhead")]
            standing = [fact.box for fact in facts if fact.kind in {"provost", "bailiff"}]
            hidden = [head for head in heads for box in standing if not are_apart(head, box, 12)]
            assert heads, (start, end, part)
            assert hidden == [], (start, end, part)


def test_a_used_building_and_its_workers_space_are_highlighted() -> None:
    listed = [
        Event("worker_home", 0, {"place": "2", "why": "done"}),
        Event("worker_home", 0, {"place": "9", "why": "beyond"}),
        Event("worker_home", 0, {"place": "castle", "why": "done"}),
        Event("gate_moved", 0, {"place": "7"}),
        Event("worker_home", 1, {"place": "3", "why": "done"}),
    ]
    found = find_changes(listed)
    assert (found.places, found.vacated) == ({"2", "7"}, {"2", "9", "gate"})
    assert found.used_by_others == {"3"}, "which is marked faintly"
