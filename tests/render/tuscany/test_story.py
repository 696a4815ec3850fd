"""Points of Tuscany appear on the hex that earned them, inside the outline of its area."""

from __future__ import annotations

from engine.tuscany.data import EMPTY
from render.tuscany import ring_road
from render.tuscany.maps import region_view
from tests.render.shields import middle, shielded
from tests.render.tuscany.positions import positions


def test_points_of_an_area_are_on_it_and_it_is_outlined() -> None:
    for _, box, facts in shielded("tuscany", "area", "green"):
        outline = next(fact.box for fact in facts if fact.kind == "halo" and fact.value == "area")
        x, y = middle(box)
        assert outline[0] < x < outline[2]
        assert outline[1] < y < outline[3]


def test_only_an_area_that_a_new_tile_completes_is_outlined() -> None:
    view = region_view(max(positions(), key=lambda one: sum(one.state.red)).view(), 0)
    tiles = frozenset(hex_ for hex_, item in enumerate(view.tiles) if item != EMPTY)
    completed = ring_road.completed(view.map, view.tiles, tiles)
    assert completed
    assert completed <= tiles
    assert ring_road.completed(view.map, view.tiles, frozenset()) == frozenset()
    hex_ = min(completed)
    without = [EMPTY if at == hex_ else item for at, item in enumerate(view.tiles)]
    assert hex_ not in ring_road.completed(view.map, without, tiles)
