"""Panels, counts and their changes, the header."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from render.kit import (
    arrows,
    count_changes,
    count_row,
    goods,
    header,
    highlights,
    layout,
    names,
    panel,
    panel_box,
)
from render.kit.canvas import Canvas, CanvasStyle
from render.kit.contract.boxes import find_collisions
from render.kit.contract.driver import WIDE_NAMES
from render.kit.count_row import CountRow
from render.kit.header import Heading, ToMove
from render.kit.highlights import Recency
from render.kit.names import NameStyle
from render.kit.palette import COURT, NAMED, PLAYERS
from render.kit.rect import Rect, RowSpace
from tests.render.kit import canvas, colour_at


def draw_badge(picture: Canvas, title: str, phase: str, to_move: ToMove) -> None:
    header.draw_heading(picture, Heading(title, phase), to_move=to_move)


def test_a_changed_count_lies_on_a_chip_with_the_amount() -> None:
    picture = canvas()
    now = (
        count_row.good_count("food", 3),
        count_row.good_count("wood", 0),
        count_row.good_count("gold", 2),
    )
    then = (
        count_row.good_count("food", 1),
        count_row.good_count("wood", 4),
        count_row.good_count("gold", 2),
    )
    count_row.draw_counts(picture, RowSpace(20, 280, 100), CountRow(now, then), on="ground")
    assert [fact.value for fact in picture.facts if fact.kind == "change"] == ["+2", "−4"]
    assert {fact.value for fact in picture.facts if fact.kind == "text"} == {*"302", "+2", "−4"}
    assert picture.image.histogram()[COURT.index("glow")] > 1000


def test_an_earlier_change_has_a_fainter_chip() -> None:
    picture = canvas()
    now, then, since = (
        tuple(
            count_row.good_count(kind, count)
            for kind, count in zip(goods.KINDS, counts, strict=False)
        )
        for counts in ((3, 5, 2), (3, 4, 2), (1, 2, 2))
    )
    count_row.draw_counts(picture, RowSpace(20, 280, 100), CountRow(now, then, since), on="ground")
    chips = [(fact.kind, fact.value) for fact in picture.facts if "change" in fact.kind]
    assert chips == [("faint-change", "+2"), ("change", "+1")]
    shades = picture.image.histogram()
    assert min(shades[COURT.index("glow")], shades[COURT.index("glow2")]) > 500


def test_fainter_highlights_have_another_shade_and_rim() -> None:
    for recency, fill, rim in (
        (Recency.LATEST_TURN, "glow", "ink"),
        (Recency.EARLIER, "glow2", "ink2"),
    ):
        picture = canvas()
        highlights.draw_halo(picture, Rect(60, 60, 100, 80), 14, recency=recency)
        picture.put(highlights.arrival_sprite(30, recency), (220, 190))
        arrows.draw_arrow(picture, [(40, 220), (150, 220)], recency=recency)
        shades = picture.image.histogram()
        assert shades[COURT.index(fill)] > 2000
        assert shades[COURT.index(rim)] > 200
        assert {fact.kind.startswith("faint-") for fact in picture.facts} == {recency.is_faint}


@pytest.mark.parametrize("most", [9, 10, 99, 100, 250])
def test_counts_never_touch_however_many_digits_they_have(most: int) -> None:
    picture = canvas(840, 220)
    items = [
        count_row.good_count("denier", most),
        *(
            count_row.good_count(kind, min(most, 12))
            for kind in ("food", "wood", "stone", "cloth", "gold")
        ),
    ]
    count_row.draw_counts(
        picture, RowSpace(20, 649, 100), CountRow([*items, count_row.worker_count("orange", 6)])
    )
    label = [fact.box for fact in picture.facts if fact.kind == "text"]
    assert all(other[0] - one[2] > 34 for one, other in pairwise(label))
    assert label[-1][2] <= 649


def test_the_odd_last_panel_leaves_room_beside_it() -> None:
    for seats in range(2, 6):
        placed = list(layout.panel_corners(seats, 100))
        assert len(placed) == len(set(placed)) == seats
        assert {x for x, _ in placed} == {48, 809}
        assert placed[-1][0] == (48 if seats % 2 else 809)


def test_the_movers_frame_keeps_a_light_gap_to_the_panel() -> None:
    picture = canvas(840, 220)
    panel.draw_player(
        picture,
        panel_box.PanelBox(40, 30),
        panel.PlayerPanel("1", "red", "Ann", (), is_active=True),
    )
    row = [colour_at(picture, x, 60) for x in range(31, 44)]
    assert row[:6] == [NAMED["act"]] * 6
    assert row[6:9] == [NAMED["tile"]] * 3


def test_a_hidden_score_that_appears_is_no_change() -> None:
    assert count_changes.difference("34", "") == 0
    assert count_changes.difference("34", "30") == 4


@pytest.mark.parametrize("score", ["0", "38", "112", None])
@pytest.mark.parametrize("state", ["", "passed"])
def test_a_player_panel_keeps_name_state_and_score_apart(score: str | None, state: str) -> None:
    picture = canvas(840, 220)
    who = panel.PlayerPanel(
        "1",
        "orange",
        "Евгения Konstantinopoulou",
        [
            *(count_row.good_count(kind, 12) for kind in goods.KINDS[:6]),
            count_row.worker_count("orange", 0),
        ],
        score,
        state,
        is_active=True,
    )
    panel.draw_player(picture, panel_box.PanelBox(40, 30), who)
    texts = [fact for fact in picture.facts if fact.kind == "text"]
    assert find_collisions(picture.facts) == []
    assert max(fact.box[2] for fact in texts) <= 40 + layout.PANEL_WIDTH - 4
    assert [fact.value for fact in picture.facts if fact.kind == "active"] == ["orange"]


def test_a_zero_is_pale_but_visible() -> None:
    picture = canvas(840, 220)
    count_row.draw_counts(
        picture,
        RowSpace(20, 400, 60),
        CountRow([count_row.good_count("gold", 0), count_row.good_count("food", 3)]),
    )
    assert [fact.value for fact in picture.facts] == ["0", "3"]
    crop = picture.image.crop(picture.facts[0].box)
    assert COURT.index("line") in set(crop.tobytes())
    assert COURT.index("ink") not in set(crop.tobytes())


@pytest.mark.parametrize(
    "phase", ["turn 8", "turn 8 · placing workers · and a good deal more to be said of it"]
)
@pytest.mark.parametrize("name", ["Bob", "Евгения Konstantinopoulou", "宇宙戦艦ヤマト太郎さん"])
def test_the_header_never_overlaps_itself(name: str, phase: str) -> None:
    picture = Canvas(1600, 200, CanvasStyle(COURT, "en", recording=True))
    draw_badge(picture, "Caylus", phase, ToMove("to move", [("red", name)]))
    boxes = [fact.box for fact in picture.facts if fact.kind == "text"]
    for i, one in enumerate(boxes):
        for other in boxes[i + 1 :]:
            apart = one[2] <= other[0] or other[2] <= one[0]
            assert apart or one[3] <= other[1] or other[3] <= one[1]


def test_without_a_player_to_move_the_header_has_no_badge() -> None:
    picture = Canvas(1600, 200, CanvasStyle(COURT, "en", recording=True))
    header.draw_heading(picture, Heading("Caylus", "turn 12"))
    assert not [fact for fact in picture.facts if fact.kind == "to-move"]
    assert COURT.index("act") not in set(picture.image.tobytes())


def test_the_badge_shows_token_and_name_of_every_player_to_move() -> None:
    picture = Canvas(1600, 200, CanvasStyle(COURT, "en", recording=True))
    voting = [("red", "Ann"), ("blue", "Ben"), ("green", "Cleo")]
    draw_badge(picture, "T", "p", ToMove("to vote", voting))
    assert [m.value for m in picture.facts if m.kind == "token"] == ["red", "blue", "green"]
    assert [m.value for m in picture.facts if m.kind == "to-move"] == ["Ann, Ben, Cleo"]


@pytest.mark.parametrize(("question_width", "height"), [(900, 80), (1500, 58)])
def test_the_badge_is_large_if_the_question_fits_beside_it(
    question_width: float, height: float
) -> None:
    picture = Canvas(1600, 200, CanvasStyle(COURT, "en", recording=True))
    actors = [("red", "Bob")]
    draw_badge(picture, "Caylus", "turn 8", ToMove("to move", actors, question_width))
    [badge] = [fact.box for fact in picture.facts if fact.kind == "to-move"]
    assert badge[3] - badge[1] == height
    assert height == 58 or badge[0] >= layout.MARGIN + question_width


def test_the_plate_of_a_leader_leaves_the_change_free() -> None:
    picture = Canvas(1600, 200, CanvasStyle(COURT, "en", recording=True))
    who = panel.PlayerPanel("1", "red", "Ann", (), score="35", leads=True)
    panel.draw_player(picture, panel_box.PanelBox(40, 30), who, replace(who, score="34"))
    [plate] = [fact.box for fact in picture.facts if fact.kind == "leader"]
    [change] = [fact.box for fact in picture.facts if fact.value == "+1" and fact.kind == "text"]
    assert plate[2] <= change[0]


@pytest.mark.parametrize("title", ["Caylus", "The Castles of Tuscany"])
@pytest.mark.parametrize("count", [3, 4, 5])
def test_the_names_in_the_badge_are_large_and_not_cut(title: str, count: int) -> None:
    picture = Canvas(1600, 200, CanvasStyle(COURT, "en", recording=True))
    called = WIDE_NAMES[:count]
    draw_badge(picture, title, "set-up", ToMove("to move", [*zip(PLAYERS, called, strict=False)]))
    sizes = {fact.value: fact.size for fact in picture.facts if fact.kind == "text"}
    assert min(sizes[name] for name in called) >= (names.MIN_NAME_SIZE if count < 5 else 22), sizes
    assert find_collisions(picture.facts) == []


def test_a_name_of_16_letters_is_not_cut_if_half_of_it_fits() -> None:
    """One line while it is tall enough, else two, broken at a space if there is one."""
    for name in (
        "Wolfgang Amadeus",
        "Konstantinopouli",
        "宇宙戦艦ヤマト太郎宇宙戦艦ヤマト",
        "W" * 16,
    ):
        picture = canvas(800)
        width = names.draw_player_name(picture, 10, 100, name, NameStyle(42), 280)
        label = [fact for fact in picture.facts if fact.kind == "text"]
        assert width <= 280
        assert not any("…" in fact.value for fact in label)
        assert "".join(fact.value for fact in label) == name.replace(" ", "")
        least = (
            names.MIN_WORD_SIZE if [fact.value for fact in label] == [name] else names.MIN_NAME_SIZE
        )
        assert min(fact.size for fact in label) >= least
    picture = canvas(800)
    assert names.draw_player_name(picture, 10, 100, "W" * 32, NameStyle(42), 280) <= 280
    assert picture.facts[-1].value.endswith("…")


def test_a_name_is_rather_smaller_than_broken_within_a_word() -> None:
    picture = canvas(800)
    names.draw_player_name(picture, 10, 100, "Christopherson W", NameStyle(42), 251)
    words = [fact for fact in picture.facts if fact.kind == "text"]
    assert [fact.value for fact in words] == ["Christopherson", "W"]
    assert all(fact.size >= names.MIN_NAME_SIZE - 2 for fact in words)


def test_a_single_word_shrinks_before_it_is_broken() -> None:
    """Names are not hyphenated, so a word broken over two lines would read as two."""
    for room, label in ((250, ["Konstantinopouli"]), (200, ["Konstant", "inopouli"])):
        picture = canvas(800)
        assert (
            names.draw_player_name(picture, 10, 100, "Konstantinopouli", NameStyle(42), room)
            <= room
        )
        facts = [fact for fact in picture.facts if fact.kind == "text"]
        assert [fact.value for fact in facts] == label
        least = names.MIN_WORD_SIZE if len(label) == 1 else names.MIN_NAME_SIZE
        assert all(fact.size >= least for fact in facts)
