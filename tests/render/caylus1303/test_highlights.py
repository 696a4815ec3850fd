"""Highlights of the last move, and the provost's options."""

from __future__ import annotations

import pytest

from engine.caylus1303 import GAME
from engine.caylus1303.data import CHARACTER, NOBODY
from engine.core.events import Event
from render.caylus1303.changes import find_changes
from render.kit.canvas import Canvas
from render.kit.contract.boxes import are_apart, find_collisions, values_of
from tests.render.caylus1303.positions import Position, after, of_rule

NEW = ("placed", "built", "claimed", "residence", "monument", "passed", "character", "favour_site")
GLOW = 300
"""More pixels of that colour than the edges of yellow things have."""


def glowing(picture: Canvas) -> int:
    """Return how many pixels have the highlight colour."""
    return picture.image.histogram()[picture.palette.index("glow")]


def test_events_yield_the_changes_they_made() -> None:
    found = find_changes(
        [
            Event("placed", 0, {"place": "site", "space": -1}),
            Event("placed", 1, {"place": "toll", "space": 3}),
            Event("built", 0, {"space": 14, "tile": "wood_farm"}),
            Event("passed", 1, {"rank": 1}),
            Event("character", 1, {"character": "thief", "source": -1}),
            Event("favour_site", 1, {"tile": "wood_manor", "number": 2}),
            Event("provost_moved", 0, {"start": 13, "end": 15}),
            Event("provost_moved", 1, {"start": 15, "end": 14}),
        ]
    )
    assert (found.site, found.passed, found.favour) == (1, 1, 2)
    assert found.spaces == {4, 15}
    assert found.characters == {"thief"}
    assert found.provost == (13, 14)


def test_a_new_round_clears_site_and_bridge() -> None:
    listed = [
        Event("placed", 0, {"place": "site", "space": -1}),
        Event("passed", 1, {"rank": 3}),
        Event("provost_reset", -1, {"start": 17, "end": 14}),
        Event("round", -1, {"round": 3, "order": (0, 1)}),
    ]
    found = find_changes(listed)
    assert (found.site, found.passed, found.provost) == (0, 0, (17, 14))


@pytest.mark.parametrize("kind", NEW)
def test_the_last_move_is_highlighted(kind: str) -> None:
    shown = 0
    for position in after(kind):
        listed = {event.kind for event in position.latest_events}
        if "round" in listed:
            continue  # what the last round brought has been cleared away
        shown += 1
        quiet = Position(position.name, position.state).painted()
        assert glowing(position.painted()) > glowing(quiet) + GLOW, position
    assert shown


def test_a_move_of_the_provost_has_an_arrow() -> None:
    moved = 0
    for position in after("provost_moved"):
        found = find_changes(position.latest_events).provost
        assert found is not None
        kinds = {fact.kind for fact in position.facts()}
        assert ("arrow" in kinds) == (found[0] != found[1]), position
        moved += found[0] != found[1]
    assert moved >= 3


def test_highlights_remove_nothing_from_the_picture() -> None:
    for position in after("placed"):
        quiet = Position(position.name, position.state)
        for kind in ("token", "house", "medal", "text", "legal", "ring"):
            listed = sorted(values_of(position.facts(), kind))
            assert listed == sorted(values_of(quiet.facts(), kind)), position


@pytest.mark.parametrize("end", range(5, 29))
def test_the_provost_stands_between_two_spaces(end: int) -> None:
    """He touches no code, stays on the page, and his arrow leads to him."""
    _, state = of_rule("plan")[0].changed()
    for start in (5, 7, 8, 14, 15, 21, 22, 28):
        state.provost = end
        listed = Event("provost_moved", 0, {"start": start, "end": end})
        picture = Position("made", state, [listed]).painted()
        assert find_collisions(picture.facts) == []
        box = next(fact.box for fact in picture.facts if fact.kind == "provost")
        assert 0 <= box[0] < box[2] <= 1600
        codes = [fact for fact in picture.facts if fact.kind in {"code", "legal"}]
        assert all(are_apart(fact.box, box) for fact in codes)
        arrows = [fact.box for fact in picture.facts if fact.kind == "arrow"]
        assert len(arrows) == (start != end)
        for left, top, right, bottom in arrows:
            assert 0 <= left <= right <= 1600
            near = (box[0] - 40, box[1] - 40, box[2] + 40, box[3] + 40)
            assert not are_apart((left, top, right + 1, bottom + 1), near, 0)


def test_the_provosts_options_are_shown_on_the_road() -> None:
    for position in of_rule("toll_move", "bridge_move", "bailiff_move"):
        steps = [int(choice) for choice in GAME.legal_choices(position.state, position.mover)]
        labels = [f"{step:+d}".replace("-", "−") for step in steps if step]
        for part in ("board", "road"):
            stops = [fact for fact in position.facts("en", part) if fact.kind == "target"]
            assert sorted(fact.value for fact in stops) == sorted(labels), (position, part)
            provost = next(m.box for m in position.facts("en", part) if m.kind == "provost")
            assert all(are_apart(fact.box, provost) for fact in stops)
    for position in of_rule("plan", "lawyer_target"):
        assert values_of(position.facts(), "target") == []


def test_two_workers_on_one_building_are_both_visible() -> None:
    """The Journeyman joins another worker, with and without an owner's house, at both sizes."""
    position, state = next(p for p in of_rule("plan") if p.state.seats == 4).changed()
    state.road_worker = [min(worker, -1) for worker in state.road_worker]
    state.bridge, state.site_row = [], []
    state.road_owner[6] = 2
    for space in (5, 6):
        state.road_worker[5] = -1
        state.road_worker[space] = 0
        state.journeyman_space, state.journeyman_seat = space, 1
        for part in ("board", "road"):
            picture = position.painted("en", part)
            assert find_collisions(picture.facts) == []
            small = [
                m for m in picture.facts if m.kind == "token" and m.size == (46, 58)[space == 5]
            ]
            assert [fact.value for fact in small] == ["blue", "red"]
            assert small[0].box[2] < small[1].box[0]
            houses = [m for m in picture.facts if m.kind == "house" and m.value == "green"]
            near = [h for h in houses if any(not are_apart(h.box, m.box) for m in small)]
            assert near == []


def test_the_journeyman_may_join_another_worker() -> None:
    position, state = next(p for p in of_rule("plan") if p.state.seats == 3).changed()
    mover, other = position.mover, (position.mover + 1) % 3
    state.road_worker[5] = other
    state.journeyman_space, state.journeyman_seat = -1, -1
    state.holder[CHARACTER["journeyman"]] = mover
    state.bridge, state.hand[mover] = [], 3
    GAME.advance(state)
    assert "6" in position.codes
    assert "6" in values_of(position.painted().facts, "legal")
    state.holder[CHARACTER["journeyman"]] = NOBODY
    GAME.advance(state)
    assert "6" not in position.codes
