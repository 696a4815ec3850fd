"""The road around the completed areas of a region."""

from __future__ import annotations

from engine.tuscany.regions import Region, hexes_in
from engine.tuscany.state import TuscanyState
from render.kit.palette import NAMED
from render.tuscany import ring_road
from render.tuscany.maps import map_of
from tests.engine.games.records import records


def first_region() -> Region:
    """Return the first player's region in a recorded game."""
    state = records("tuscany")[0].replay()
    assert isinstance(state, TuscanyState)
    return state.region_of(0)


def test_a_road_runs_around_completed_areas_only() -> None:
    region = first_region()
    world = map_of(region)
    assert ring_road.roads_sprite(world, frozenset(), 40) is None
    for area in set(region.areas):
        whole = frozenset(hexes_in(area))
        road = ring_road.roads_sprite(world, whole, 40)
        assert road is not None
        shades = road.image.getcolors(road.image.width * road.image.height) or []
        assert (*NAMED["road"], 255) in {shade for _, shade in shades}
        assert ring_road.roads_sprite(world, whole - {min(whole)}, 40) is None


def test_no_road_runs_through_an_area() -> None:
    region = first_region()
    world, area = map_of(region), max(set(region.areas), key=int.bit_count)
    whole = sorted(hexes_in(area))
    road = ring_road.roads_sprite(world, frozenset(whole), 40)
    assert road is not None
    pairs = [(one, other) for one, other in world.pairs if one in whole and other in whole]
    assert pairs
    for one, other in pairs:
        (x, y), (far_x, far_y) = world.middles[one], world.middles[other]
        at = round((x + far_x) * 20) + road.ox, round((y + far_y) * 20) + road.oy
        assert road.image.getchannel("A").getpixel(at) == 0
