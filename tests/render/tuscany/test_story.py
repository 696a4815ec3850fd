"""Points of Tuscany appear at the hex that earned them: on a large one, beside a small one."""

from __future__ import annotations

import math

import pytest

from engine.tuscany.data import EMPTY
from render.tuscany import ring_road, story, trail
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.maps import region_view
from tests.render.shields import middle, shielded
from tests.render.tuscany.positions import after, positions

NEAR = 52
"""A shield's width."""
SMALL, LARGE = 30, 94


def test_points_of_an_area_are_at_its_new_tile_and_it_is_outlined() -> None:
    for _, box, facts in shielded("tuscany", "area", "green"):
        outline = next(fact.box for fact in facts if fact.kind == "halo" and fact.value == "area")
        x, y = middle(box)
        assert outline[0] - NEAR < x < outline[2] + NEAR
        assert outline[1] - NEAR < y < outline[3] + NEAR


@pytest.mark.parametrize(("radius", "beside"), [(SMALL, True), (LARGE, False)])
def test_a_shield_is_on_a_large_hex_but_beside_a_small_one(radius: float, beside: bool) -> None:
    shields = 0
    for position in after("area"):
        model = TuscanyBoard(position.view(), position.scene())
        for seat in range(position.state.seats):
            view = region_view(model.view, seat)
            trail.locate_region(0, 0, view, radius, model, seat)
            for hex_, (x, y) in enumerate(view.map.middles):
                place = story.place_of_hex(seat, hex_)
                if place in model.story.points:
                    away = math.dist(model.story.anchors[place].shield, (x * radius, y * radius))
                    assert (away > NEAR / 2 + radius * 0.8) is beside, position
                    assert away < NEAR / 2 + radius, position
                    shields += 1
    assert shields


def test_only_an_area_that_a_new_tile_completes_is_outlined() -> None:
    view = region_view(max(positions(), key=lambda one: sum(one.state.red)).view(), 0)
    tiles = frozenset(hex_ for hex_, item in enumerate(view.tiles) if item != EMPTY)
    completed = ring_road.find_completed(view.map, view.tiles, tiles)
    assert completed
    assert completed <= tiles
    assert ring_road.find_completed(view.map, view.tiles, frozenset()) == frozenset()
    hex_ = min(completed)
    without = [EMPTY if at == hex_ else item for at, item in enumerate(view.tiles)]
    assert hex_ not in ring_road.find_completed(view.map, without, tiles)
