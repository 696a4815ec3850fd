"""The site grows: dashed towers, a stone for every batch and round, then merlons and roofs."""

from __future__ import annotations

from engine.caylus1303.data import BATCH_POINTS, FROM_DELIVERY, NOBODY, SITE_ROUNDS
from engine.caylus1303.state import Caylus1303State
from render.caylus1303 import towers
from render.caylus1303.site_plan import BOARD
from render.caylus_common import masonry
from render.kit.canvas import Canvas
from render.kit.contract.boxes import are_apart, values_of
from render.kit.palette import PLAYERS
from render.kit.rect import is_inside
from render.kit.sprite import Box
from tests.render.caylus1303.positions import Position, of_rule

LEFT, TOP = 698, 216
"""The corner of the site on a board."""


def at(number: int, batches: tuple[int, ...] = (), row: tuple[int, ...] = ()) -> Position:
    """Return a position of five players in that round, with these batches and site workers."""
    start = next(p for p in of_rule("plan") if p.state.seats == 5)
    position, state = start.changed()
    state.round, state.site_row = number, list(row)
    state.batches = [*batches, *[0] * (5 - len(batches))]
    return position


def boxes(picture: Canvas, kind: str) -> list[Box]:
    return [fact.box for fact in picture.facts if fact.kind == kind]


def share(picture: Canvas, box: Box, colour: str | tuple[int, int, int]) -> float:
    """Return the share of a box that has a colour."""
    left, top, right, bottom = map(round, box)
    area = picture.image.crop((left, top, right, bottom))
    return area.histogram()[picture.palette.index(colour)] / (area.width * area.height)


def stages(picture: Canvas) -> list[str]:
    return [value.split()[1] for value in values_of(picture.facts, "tower")]


def test_towers_follow_the_rounds() -> None:
    expected = {0: "planned planned planned", 1: "begun planned planned"}
    expected |= {3: expected[1], 4: "finished begun planned", 9: "finished finished begun"}
    for number, built in expected.items():
        assert stages(at(number).painted()) == built.split()
    over, state = of_rule("over")[0].changed()
    assert state.over
    picture = over.painted()
    assert stages(picture) == ["finished"] * 3
    assert values_of(picture.facts, "round") == []


def test_a_tower_that_has_not_been_begun_is_dashed() -> None:
    box = BOARD.tower_rect(2)
    edge: Box = (LEFT + box.x, TOP + box.y + 20, LEFT + box.x + 3, TOP + box.y + 250)
    dashed, solid = at(6).painted(), at(7).painted()
    assert 0.25 < share(dashed, edge, "ink3") < 0.8
    assert share(dashed, edge, "ink2") == 0
    assert share(solid, edge, "ink2") > 0.6


def test_every_batch_of_the_round_fills_a_stone_on_the_tower_being_built() -> None:
    assert boxes(at(5).painted(), "stone") == []
    picture = at(5, (0, 2, 1), row=(2, 1)).painted()
    stones = boxes(picture, "stone")
    assert (
        [(s[2] - s[0], s[3] - s[1]) for s in stones] == [masonry.STONE_SIZE] * 3 == [(60, 38)] * 3
    )
    assert values_of(picture.facts, "batch") == [f"{PLAYERS[seat]} 1" for seat in (2, 1, 1)]
    for stone, seat in zip(stones, (2, 1, 1), strict=True):
        assert share(picture, stone, towers.STONE_COLOUR) > 0.3
        assert share(picture, stone, PLAYERS[seat]) > 0.1
    _, begun, _ = boxes(picture, "tower")
    assert all(begun[0] <= left and right <= begun[2] for left, _, right, _ in stones)
    assert {bottom for *_, bottom in stones} == {begun[1] - 1}


def test_many_batches_are_a_stone_for_each_player_with_their_number() -> None:
    for part in ("board", "site"):
        for batches in ((2, 2, 2), (12, 1, 7, 8, 9)):
            picture = at(1, batches, row=(0, 1, 2)).painted(part=part)
            stones, (tower, *_) = boxes(picture, "stone"), boxes(picture, "tower")
            listed = values_of(picture.facts, "batch")
            if sum(batches) == 6:
                assert listed == [f"{PLAYERS[i // 2]} 1" for i in range(6)]
            else:
                expected = zip((0, 1, 2, 3, 4), batches, strict=True)
                order = [f"{PLAYERS[seat]} {count}" for seat, count in expected]
                assert sorted(listed) == sorted(order)
            pairs = [(a, b) for i, a in enumerate(stones) for b in stones[:i]]
            assert all(are_apart(a, b, 0) for a, b in pairs)
            (flag,) = boxes(picture, "flag")
            assert max(stone[2] for stone in stones) < flag[0]
            assert flag[2] <= tower[2]


def test_the_flag_is_of_the_player_whose_batches_earn_the_favour() -> None:
    for batches, row, seat in (
        ((0, 2, 1), (2, 1), 1),
        ((1, 1, 0), (1, 0), 1),
        ((1, 1, 0), (0, 1), 0),
        ((1, 0, 1), (2,), 2),
    ):
        picture = at(2, batches, row).painted()
        assert values_of(picture.facts, "flag") == [PLAYERS[seat]]
        (box,) = boxes(picture, "flag")
        assert box[2] - box[0] == masonry.FLAG_SIZE == 26
        assert share(picture, box, PLAYERS[seat]) > 0.3
    assert values_of(at(2).painted().facts, "flag") == []


def test_the_finished_castle_has_the_flag_of_who_delivered_most() -> None:
    over, state = next(p for p in of_rule("over") if p.state.seats == 3).changed()
    for batches, seat in (((1, 3, 2), 1), ((2, 0, 2), NOBODY), ((0, 0, 0), NOBODY)):
        for points, count in zip(state.points_by_source, batches, strict=True):
            points[FROM_DELIVERY] = count * BATCH_POINTS
        expected = [] if seat == NOBODY else [PLAYERS[seat]]
        assert values_of(over.painted().facts, "flag") == expected


def test_the_flag_of_a_running_game_does_not_depend_on_hidden_points() -> None:
    position, state = of_rule("plan")[0].changed()
    state.round = 5
    shown = position.painted().image.tobytes()
    for points in state.points_by_source:
        points[FROM_DELIVERY] += BATCH_POINTS
    assert position.painted().image.tobytes() == shown


def test_stones_and_flags_leave_words_and_workers_free() -> None:
    for part in ("board", "site"):
        picture = at(8, (2, 1, 1, 1), row=(4, 3, 2, 1, 0)).painted(part=part)
        others = [f for f in picture.facts if f.kind in {"text", "token", "code", "legal"}]
        for box in (*boxes(picture, "flag"), *boxes(picture, "stone")):
            assert [fact.value for fact in others if not are_apart(fact.box, box)] == []


def test_each_tower_holds_its_building_and_three_rounds() -> None:
    picture = at(2).painted()
    label = [fact for fact in picture.facts if fact.kind == "text"]
    for tower, code, (first, last) in zip(
        boxes(picture, "tower"), ("S1", "S2", "S3"), SITE_ROUNDS, strict=True
    ):
        held = {fact.value for fact in label if is_inside(fact.box, tower)}
        assert {code, *map(str, range(first, last + 1))} <= held


def test_the_seat_for_the_favour_is_the_one_of_the_rules() -> None:
    state: Caylus1303State = at(2, (0, 1, 1), row=(2,)).state
    assert towers.flag_owner(state, 0) == 2
    assert towers.flag_owner(state, 1) == NOBODY
