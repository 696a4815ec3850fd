"""The castle grows: dashed outlines, then stones with houses, then roofs and a flag."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.caylus.data import NOBODY, ROOM, SECTIONS
from engine.core.events import Event
from render.caylus import keep
from render.caylus.castle_plan import BOARD, CROP, colour_of_stone
from render.caylus_common import masonry
from render.kit.canvas import Canvas
from render.kit.contract.boxes import are_apart, values_of
from render.kit.palette import COURT, PLAYERS
from render.kit.rect import is_inside
from render.kit.sprite import Box
from tests.render.caylus.positions import Position, of_rule, positions

DUNGEON, WALLS, TOWERS = range(len(SECTIONS))


def built(houses: Sequence[Sequence[int]], scored: int = 0, last: Sequence[Event] = ()) -> Position:
    """Return a position with these houses in the castle."""
    view = next(p for p in of_rule("place_or_pass") if p.view.seats == 5).view.copy()
    view.castle_houses, view.sections_scored = [list(section) for section in houses], scored
    return Position("made", 0, view, last)


def boxes(picture: Canvas, kind: str) -> list[Box]:
    return [fact.box for fact in picture.facts if fact.kind == kind]


def stages(picture: Canvas) -> dict[str, str]:
    """Return the stage of each section in a picture."""
    return dict(value.split() for value in values_of(picture.facts, "section"))


def share(picture: Canvas, box: Box, colour: str | tuple[int, int, int]) -> float:
    """Return the share of a box that has a colour."""
    left, top, right, bottom = map(round, box)
    area = picture.image.crop((left, top, right, bottom))
    return area.histogram()[picture.palette.index(colour)] / (area.width * area.height)


@pytest.mark.parametrize("part", ["board", "castle"])
def test_every_batch_lays_a_stone_with_its_house(part: str) -> None:
    for position in positions()[::6]:
        picture = position.painted(part=part)
        stones, houses = boxes(picture, "stone"), boxes(picture, "house")
        assert len(stones) == sum(map(len, position.view.castle_houses)), position
        for left, top, right, bottom in stones:
            inside = [h for h in houses if not are_apart(h, (left, top, right, bottom))]
            assert len(inside) == 1, position


def test_a_batch_fills_its_stone_of_60_by_38() -> None:
    before, after = built([[], [], []]).painted(), built([[0], [], []]).painted()
    (stone,) = boxes(after, "stone")
    assert (stone[2] - stone[0], stone[3] - stone[1]) == masonry.STONE_SIZE == (60, 38)
    assert share(before, stone, colour_of_stone(DUNGEON)) == 0
    assert share(after, stone, colour_of_stone(DUNGEON)) > 0.4


def test_sections_that_have_not_been_begun_are_dashed() -> None:
    assert stages(built([[], [], []]).painted()) == dict.fromkeys(SECTIONS, "planned")
    for section, word in enumerate(SECTIONS):
        left, top, _, h = BOARD.section_box(section)
        edge: Box = (left + 48, top + 216, left + 50, top + 216 + h)
        begun = [[0] if other == section else [] for other in range(len(SECTIONS))]
        dashed, solid = built([[], [], []]).painted(), built(begun).painted()
        assert stages(solid)[word] == "begun"
        assert 0.3 < share(dashed, edge, "ink3") < 0.8
        assert share(dashed, edge, "ink2") == 0
        assert share(solid, edge, "ink2") > 0.8


def test_a_section_is_finished_when_it_is_full_or_scored() -> None:
    full = built([[0] * ROOM[DUNGEON], [1], []])
    assert stages(full.painted()) == {"dungeon": "finished", "walls": "begun", "towers": "planned"}
    empty = built([[], [1], []], scored=1)
    assert stages(empty.painted())["dungeon"] == "finished"
    assert values_of(empty.painted().facts, "flag") == []
    for position in positions()[::6]:
        shown = stages(position.painted())
        for section, word in enumerate(SECTIONS):
            assert shown[word] == keep.stage_of(position.view, section), position


def test_the_flag_is_of_the_player_who_built_most() -> None:
    houses = [[0, 1, 1], [2, 2, 0], [3, 0, 3]]
    assert values_of(built(houses).painted().facts, "flag") == []
    picture = built(houses, scored=3).painted()
    assert values_of(picture.facts, "flag") == [PLAYERS[3], PLAYERS[2], PLAYERS[1]]
    sections = boxes(picture, "section")
    for flag, section, seat in zip(boxes(picture, "flag"), sections, (3, 2, 1), strict=True):
        assert is_inside(flag, section), "beside no other section"
        assert share(picture, flag, PLAYERS[seat]) > 0.3


def test_a_tie_has_no_flag() -> None:
    assert keep.find_main_builder([]) == NOBODY
    assert keep.find_main_builder([2, 0, 0, 2]) == NOBODY
    assert keep.find_main_builder([2, 0, 2]) == 2
    assert values_of(built([[0, 1], [], []], scored=1).painted().facts, "flag") == []


@pytest.mark.parametrize("part", ["board", "castle"])
def test_flags_and_stones_leave_words_free_and_stay_on_the_panel(part: str) -> None:
    full = built([[0] * ROOM[section] for section in range(3)], scored=3)
    picture = full.painted(part=part)
    plan = BOARD if part == "board" else CROP
    label = [fact for fact in picture.facts if fact.kind == "text"]
    edge = plan.width + (48 if part == "board" else 28)
    for box in (*boxes(picture, "flag"), *boxes(picture, "stone")):
        assert [fact.value for fact in label if not are_apart(fact.box, box)] == []
        assert box[2] < edge - 3


def test_a_new_stone_glows() -> None:
    batch = Event("batch", 1, {"section": "dungeon", "house": 2})
    picture = built([[0, 1], [], []], last=[batch]).painted()
    new = boxes(picture, "stone")[1]
    assert new in boxes(picture, "halo")
    assert share(picture, new, "glow") > 0.3


def test_the_stones_do_not_overlap() -> None:
    for plan in (BOARD, CROP):
        w, h = masonry.STONE_SIZE[0] * plan.x_scale, masonry.STONE_SIZE[1] * plan.y_scale
        for section in range(len(SECTIONS)):
            found = plan.stones(section)
            assert len(found) == ROOM[section]
            pairs = [(a, b) for i, a in enumerate(found) for b in found[:i]]
            assert all(abs(a[0] - b[0]) >= w or abs(a[1] - b[1]) >= h for a, b in pairs)


def test_the_palette_has_the_stones() -> None:
    for section in range(len(SECTIONS)):
        assert colour_of_stone(section) in COURT.colours
