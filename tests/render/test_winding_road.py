"""The winding road, and the provost's moves along it, in every game whose board has one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.core.events import Event
from engine.core.registry import game
from render import Scene, painted_games, painter
from render.caylus_common import road_grid
from render.kit import layout
from render.kit.canvas import Canvas
from render.kit.palette import PLAYERS
from render.kit.rect import Rect
from tests.engine.games.records import records
from tests.render.kit import canvas

ROADS = [name for name in painted_games() if "road" in painter(name).parts]
Steps = tuple[tuple[int, int], ...]
STEPS: list[Steps] = [
    ((9, 11), (11, 12)),
    ((9, 12), (12, 10)),
    ((12, 9), (9, 10)),
    ((16, 14), (14, 13), (13, 11)),
]


def middle(name: str) -> Any:
    """Return the position halfway through a recorded game."""
    record = records(name)[0]
    for move, state in enumerate(record.positions()):
        if move == len(record.moves) // 2:
            return state
    raise AssertionError


def painted(name: str, state: Any, last: Sequence[Event], part: str = "board") -> Canvas:
    """Draw the public picture of a position after these events."""
    names = ("Alice", "Bob", "Carol", "Dan", "Eve")[: state.seats]
    scene = Scene("en", names, PLAYERS[: state.seats], part, latest_events=last)
    return painter(name).paint(game(name).view(state, None), scene, recording=True)


def moved(name: str, *steps: tuple[int, int], part: str = "board") -> Canvas:
    """Draw the picture after these moves of the provost, each from a space to a space."""
    state = middle(name)
    state.provost = steps[-1][1]
    listed = [
        Event("provost_moved", seat, {"start": start, "end": end})
        for seat, (start, end) in enumerate(steps)
    ]
    return painted(name, state, listed, part)


@pytest.mark.parametrize("name", ROADS)
@pytest.mark.parametrize("steps", STEPS, ids=str)
@pytest.mark.parametrize("part", ["board", "road"])
def test_several_moves_of_the_provost_are_shown_as_one(name: str, part: str, steps: Steps) -> None:
    start, end = steps[0][0], steps[-1][1]
    found = moved(name, *steps, part=part).image.tobytes()
    assert found == moved(name, (start, end), part=part).image.tobytes()
    assert found != moved(name, steps[-1], part=part).image.tobytes()


@pytest.mark.parametrize("name", ROADS)
def test_the_arrow_starts_before_the_provosts_first_move(name: str) -> None:
    facts = moved(name, (9, 12), (12, 10), (10, 13)).facts
    arrow = next(fact.box for fact in facts if fact.kind == "arrow")
    unmoved = moved(name, (9, 9)).facts
    origin, end = (
        next(fact.box for fact in found if fact.kind == "provost") for found in (unmoved, facts)
    )
    assert end[0] < origin[0]
    assert arrow[2] == pytest.approx((origin[0] + origin[2]) / 2, abs=40)
    assert arrow[0] == pytest.approx((end[0] + end[2]) / 2, abs=60)


@pytest.mark.parametrize("name", ROADS)
@pytest.mark.parametrize("part", ["board", "road"])
def test_a_provost_moved_back_and_forth_has_no_arrow(name: str, part: str) -> None:
    state = middle(name)
    state.provost = 9
    back = moved(name, (9, 12), (12, 9), part=part)
    assert back.image.tobytes() == painted(name, state, (), part).image.tobytes()


@pytest.mark.parametrize("name", ROADS)
def test_nothing_is_highlighted_if_nothing_happened(name: str) -> None:
    for move, state in enumerate(records(name)[0].positions()):
        if move % 16 == 0:
            kinds = {fact.kind for fact in painted(name, state, ()).facts}
            assert not kinds & {"halo", "arrow"}, move


@pytest.mark.parametrize("high", [1, 3, 4])
def test_the_road_winds_and_every_space_has_its_place(high: int) -> None:
    grid = road_grid.RoadGrid(710, high)
    corners = [grid.tile_corner(space) for space in range(1, road_grid.SPACES + 1)]
    assert len(set(corners)) == road_grid.SPACES
    assert [x for x, _ in corners[:7]] == list(layout.COLUMNS)
    assert [x for x, _ in corners[7:14]] == list(layout.COLUMNS)[::-1]
    assert grid.bottom == 1750 - (4 - high) * 104
    assert all(
        grid.lane_y(row) > grid.row_top(row) + grid.row_height(row) for row in range(road_grid.ROWS)
    )


def test_a_path_along_the_lanes_turns_at_the_margins() -> None:
    grid = road_grid.RoadGrid(710, 3)
    forth = grid.path_between((300, 0), (500, 2))
    assert forth == grid.path_between((500, 2), (300, 0))[::-1]
    right, left = [road_grid.RIGHT_TURN_X] * 2, [road_grid.LEFT_TURN_X] * 2
    assert [x for x, _ in forth] == [300, *right, *left, 500]


def test_without_rings_the_plate_of_an_empty_space_is_still_lit() -> None:
    picture = canvas()
    picture.hide_rings = True
    road_grid.draw_empty_space(picture, Rect(20, 20, *layout.TILE), "9", is_legal=True)
    assert [fact.kind for fact in picture.facts if fact.kind in {"ring", "legal"}] == ["legal"]
