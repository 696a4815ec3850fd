"""The kit's parts: sprites, boxes, marks, tiles, panels, and the file."""

from __future__ import annotations

import io
from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image

from render.kit import (
    changes,
    effects,
    goods,
    header,
    icons,
    layout,
    marks,
    names,
    panel,
    road,
    stock,
    tile,
    tokens,
)
from render.kit.canvas import Canvas
from render.kit.contract.boxes import collisions
from render.kit.encode import LIMIT, encode
from render.kit.marks import When
from render.kit.palette import CATEGORIES, COUNTRY, COURT, NAMED, PLAYERS, Palette
from render.kit.pen import Pen

ROOT = Path(__file__).parent.parent.parent
ICONS = [
    line
    for line in (ROOT / "render/assets/icons.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]


def canvas(width: int = 300, height: int = 250) -> Canvas:
    return Canvas(width, height, COURT, "en", recording=True)


def colour_at(drawn: Canvas, x: int, y: int) -> tuple[int, int, int]:
    index = drawn.image.getpixel((x, y))
    assert isinstance(index, int)
    return drawn.palette.colours[index]


@pytest.mark.parametrize("name", ICONS)
def test_every_icon_is_there_trimmed_and_fills_its_square(name: str) -> None:
    mask = icons.icon_mask(name, 264)
    left, top, right, bottom = mask.getbbox() or (0, 0, 0, 0)
    assert max(right - left, bottom - top) >= 260


def test_no_icon_lies_about_unlisted() -> None:
    assert {path.stem for path in icons.FOLDER.glob("*.png")} == set(ICONS)


def test_an_unknown_icon_is_refused() -> None:
    with pytest.raises(FileNotFoundError):
        icons.icon("no-such-icon", 30)


@pytest.mark.parametrize("kind", goods.KINDS)
def test_a_good_is_as_large_as_asked_and_has_an_ink_outline(kind: str) -> None:
    sprite = goods.good(kind, 42)
    left, top, right, bottom = sprite.image.getbbox() or (0, 0, 0, 0)
    assert 38 <= max(right - left, bottom - top) <= 46
    colours = {pixel for _, pixel in sprite.image.getcolors(10_000) or []}
    assert (*NAMED["ink"], 255) in colours


def test_goods_are_told_apart_by_shape_alone() -> None:
    shapes = {
        kind: goods.good(kind, 42).image.getchannel("A").tobytes() for kind in goods.KINDS[:6]
    }
    assert len(set(shapes.values())) == 6


def test_every_player_has_a_sign_of_their_own() -> None:
    assert set(tokens.SIGNS) == set(PLAYERS)
    assert len(set(tokens.SIGNS.values())) == len(PLAYERS)
    signs = set()
    for player in PLAYERS:
        field = tokens.field(player, 60).convert("L")
        dark = field.getpixel((0, 0))
        signs.add(field.point([0 if v == dark else 255 for v in range(256)]).tobytes())
    assert len(signs) == len(PLAYERS)


@pytest.mark.parametrize("size", [16, 28, 62])
def test_tokens_of_any_size_differ_in_grey(size: int) -> None:
    greys = {tokens.token(p, size).image.convert("LA").tobytes() for p in PLAYERS}
    assert len(greys) == len(PLAYERS)


def test_a_box_of_any_size_has_its_fill_line_and_shadow() -> None:
    for w, h in ((60, 50), (280, 200)):
        drawn = canvas()
        drawn.box(10, 10, w, h, 14, "tile", "ink", 3, shadow=5)
        assert colour_at(drawn, 10 + w // 2, 10 + h // 2) == NAMED["tile"]
        assert colour_at(drawn, 11, 10 + h // 2) == NAMED["ink"]
        assert colour_at(drawn, 10 + w // 2, 10 + h + 3) == NAMED["shade"]
        assert colour_at(drawn, 10, 10) == NAMED["ground"]


def test_an_outline_leaves_its_inside_alone() -> None:
    drawn = canvas()
    drawn.fill(0, 0, 300, 250, "vp")
    drawn.box(20, 20, 200, 150, 14, None, "act", 6, on=None)
    assert colour_at(drawn, 120, 95) == NAMED["vp"]
    assert colour_at(drawn, 22, 95) == NAMED["act"]


def test_a_copy_is_independent() -> None:
    first = canvas()
    first.text(10, 50, "A", 40)
    twin = first.copy()
    twin.text(10, 150, "B", 40)
    assert len(first.marks) == 1
    assert first.image.tobytes() != twin.image.tobytes()


def test_a_sprite_blends_with_the_plain_ground_it_is_told() -> None:
    pen = Pen(-10, -10, 10, 10)
    pen.disc(0, 0, 8, "ink")
    dark, light = pen.sprite().on("vp", COURT), pen.sprite().on("tile", COURT)
    assert dark.indices.tobytes() != light.indices.tobytes()


def test_text_is_kept_in_its_room_and_above_the_floor() -> None:
    drawn = canvas()
    span = drawn.text(10, 50, "a very long line of words", 40, room=150, least=24)
    assert span <= 150
    mark = drawn.marks[-1]
    assert mark.size == 24
    assert mark.value.endswith("…")


@pytest.mark.parametrize("legal", [False, True])
def test_a_plate_says_its_code_and_lights_up(legal: bool) -> None:
    drawn = canvas()
    marks.plate(drawn, 20, 20, "28", legal)
    assert colour_at(drawn, 24, 43) == NAMED["act" if legal else "tile"]
    assert [m.kind for m in drawn.marks] == ["text", "legal" if legal else "code"]
    assert drawn.marks[0].size == 40


@pytest.mark.parametrize("category", CATEGORIES)
def test_a_tile_has_band_icon_places_and_row(category: str) -> None:
    face = tile.Face("Marketplace", "shop", category, (("any", 1), "->", ("denier", 4)))
    drawn = canvas()
    tile.draw(drawn, 20, 20, "12", face, owner="blue", workers=("red",))
    kinds = [mark.kind for mark in drawn.marks]
    assert colour_at(drawn, 214, 26) == NAMED[category]
    assert {"token", "house", "row", "code"} <= set(kinds)
    assert "ring" not in kinds


def test_a_legal_tile_is_ringed_and_its_next_place_marked() -> None:
    face = tile.Face("Stables", "stable", "cspecial", (), 3)
    drawn = canvas()
    tile.draw(drawn, 20, 20, "E", face, workers=("red",), legal=True, target=True)
    assert colour_at(drawn, 17, 110) == NAMED["act"]
    second, third = (tile.places(face)[i] for i in (1, 2))
    assert colour_at(drawn, round(20 + second[0]) - 25, round(20 + second[1])) == NAMED["act"]
    ink = {colour_at(drawn, round(20 + third[0]) + x, round(20 + third[1])) for x in range(-29, 30)}
    assert NAMED["act"] not in ink


def test_a_calm_canvas_has_lit_plates_and_free_places_without_rings() -> None:
    face = tile.Face("Stables", "stable", "cspecial", (), 3)
    drawn = canvas()
    drawn.calm = True
    tile.draw(drawn, 20, 20, "E", face, legal=True, target=True)
    road.empty(drawn, 20, 20, "9", legal=True)
    assert sorted(mark.kind for mark in drawn.marks if mark.kind in {"ring", "free", "legal"}) == [
        "free",
        "legal",
        "legal",
    ]
    assert colour_at(drawn, 17, 110) == NAMED["ground"]


def test_a_count_that_changed_stands_on_a_chip_that_says_by_how_much() -> None:
    drawn = canvas()
    now = (panel.good("food", 3), panel.good("wood", 0), panel.good("gold", 2))
    then = (panel.good("food", 1), panel.good("wood", 4), panel.good("gold", 2))
    panel.counts(drawn, 20, 100, 280, now, then, on="ground")
    assert [mark.value for mark in drawn.marks if mark.kind == "change"] == ["+2", "−4"]
    assert {mark.value for mark in drawn.marks if mark.kind == "text"} == {*"302", "+2", "−4"}
    assert drawn.image.histogram()[COURT.index("glow")] > 1000


def test_what_had_changed_before_the_last_move_has_a_fainter_chip() -> None:
    drawn = canvas()
    now, then, since = (
        tuple(panel.good(kind, count) for kind, count in zip(goods.KINDS, counts, strict=False))
        for counts in ((3, 5, 2), (3, 4, 2), (1, 2, 2))
    )
    panel.counts(drawn, 20, 100, 280, now, then, since, on="ground")
    chips = [(mark.kind, mark.value) for mark in drawn.marks if "change" in mark.kind]
    assert chips == [("faint-change", "+2"), ("change", "+1")]
    shades = drawn.image.histogram()
    assert min(shades[COURT.index("glow")], shades[COURT.index("glow2")]) > 500


def test_the_fainter_marks_are_another_shade_and_another_line() -> None:
    for faint, fill, rim in ((False, "glow", "ink"), (True, "glow2", "ink2")):
        drawn = canvas()
        marks.halo(drawn, 60, 60, 100, 80, 14, faint=faint)
        drawn.put(marks.arrival(30, faint), 220, 190)
        marks.arrow(drawn, [(40, 220), (150, 220)], faint=faint)
        shades = drawn.image.histogram()
        assert shades[COURT.index(fill)] > 2000
        assert shades[COURT.index(rim)] > 200
        assert {mark.kind.startswith("faint-") for mark in drawn.marks} == {faint}


@pytest.mark.parametrize("most", [9, 10, 99, 100, 250])
def test_counts_never_touch_however_many_digits_they_have(most: int) -> None:
    drawn = canvas(840, 220)
    items = [
        panel.good("denier", most),
        *(panel.good(kind, min(most, 12)) for kind in ("food", "wood", "stone", "cloth", "gold")),
    ]
    panel.counts(drawn, 20, 100, 649, [*items, panel.workers("orange", 6)])
    said = [mark.box for mark in drawn.marks if mark.kind == "text"]
    assert all(other[0] - one[2] > 34 for one, other in pairwise(said))
    assert said[-1][2] <= 649


def test_the_odd_last_panel_takes_the_whole_row() -> None:
    for seats in range(2, 6):
        placed = list(layout.panel_places(seats, 100))
        assert {x + w for x, _, w in placed} == {791, 1552}
        assert [w for _, _, w in placed].count(1504) == seats % 2


def test_a_meeple_is_in_its_colour_and_a_light_one_has_a_line() -> None:
    for player in PLAYERS:
        drawn = canvas()
        drawn.put(tokens.meeple(player, 42), 100, 100)
        shades = drawn.image.histogram()
        assert shades[COURT.index(player)] > 300
        assert (shades[COURT.index("ink")] > 100) == (player == "orange")


def test_the_frame_of_who_moves_keeps_a_light_gap_from_the_colour() -> None:
    drawn = canvas(840, 220)
    panel.player(drawn, panel.Place(40, 30), panel.Player("1", "red", "Ann", (), active=True))
    row = [colour_at(drawn, x, 60) for x in range(31, 44)]
    assert row[:6] == [NAMED["act"]] * 6
    assert row[6:9] == [NAMED["tile"]] * 3


def test_strips_fill_their_row_and_two_come_only_above_eighteen() -> None:
    for count in (3, 18, 19, 25):
        drawn = Canvas(1600, 400, COURT, "en", recording=True)
        items = [
            stock.Item(f"s{i}", "Bank", "bank", "cstone", 6, (("stone", 2),)) for i in range(count)
        ]
        stock.draw_strips(drawn, 40, "To build", items, False, "none")
        rows = sorted({mark.box[1] for mark in drawn.marks if mark.kind == "row"})
        assert len(rows) == (2 if count > 18 else 1)
        pixels = drawn.image.crop((1540, 100, 1552, 130)).histogram()
        assert pixels[COURT.index("ground")] < 60


def test_an_empty_stock_says_so() -> None:
    drawn = Canvas(1600, 200, COURT, "en", recording=True)
    stock.draw_strips(drawn, 40, "To build", (), False, "All tiles have been built.")
    assert "All tiles have been built." in {mark.value for mark in drawn.marks}


def test_a_hidden_score_that_appears_is_no_change() -> None:
    assert changes.changed("34", "") == 0
    assert changes.changed("34", "30") == 4


def test_a_fresh_worker_stands_on_a_disc_and_touches_nothing_else_of_its_tile() -> None:
    face = tile.Face("Farm", "barn", "cneutral", (), 1)
    drawn = canvas()
    tile.draw(drawn, 20, 20, "5", face, owner="blue", workers=("red",), fresh={0: When.NOW})
    (disc,) = (mark.box for mark in drawn.marks if mark.kind == "disc")
    (house,) = (mark.box for mark in drawn.marks if mark.kind == "house")
    assert house[2] <= disc[0]
    assert disc[2] <= 20 + layout.TILE[0]


def test_a_tile_out_of_use_has_neither_places_nor_colour() -> None:
    drawn = canvas()
    tile.draw(drawn, 20, 20, "E", tile.Face("Stables", "stable", "cspecial", (), 3, off=True))
    assert colour_at(drawn, 214, 26) == NAMED["line"]
    assert [mark.value for mark in drawn.marks if mark.kind == "text"] == ["Stables", "E"]


@pytest.mark.parametrize("size", [24, 38, 60])
def test_an_effect_row_shrinks_into_its_room(size: float) -> None:
    row: effects.Row = (("denier", 2), "->", ("vp", 3), "/", ("text", "4 → 5"))
    drawn = canvas()
    assert effects.draw(drawn, row, 150, 100, size, room=190) <= 190
    assert all(mark.size >= 20 for mark in drawn.marks if mark.kind == "text")


def test_a_number_of_one_is_not_written() -> None:
    drawn = canvas()
    effects.draw(drawn, (("food", 1), "+", ("wood", 3), "/", ("icon", "cavalry", 2)), 150, 100)
    assert [mark.value for mark in drawn.marks if mark.kind == "text"] == ["3", "2"]


@pytest.mark.parametrize("score", ["0", "38", "112", None])
@pytest.mark.parametrize("state", ["", "passed"])
def test_a_player_panel_keeps_name_state_and_score_apart(score: str | None, state: str) -> None:
    drawn = canvas(840, 220)
    who = panel.Player(
        "1",
        "orange",
        "Евгения Konstantinopoulou",
        [*(panel.good(kind, 12) for kind in goods.KINDS[:6]), panel.workers("orange", 0)],
        score,
        state,
        active=True,
    )
    panel.player(drawn, panel.Place(40, 30), who)
    texts = [mark for mark in drawn.marks if mark.kind == "text"]
    assert collisions(drawn.marks) == []
    assert max(mark.box[2] for mark in texts) <= 40 + layout.PANEL_WIDTH - 4
    assert [mark.value for mark in drawn.marks if mark.kind == "active"] == ["orange"]


def test_a_zero_is_pale_but_there() -> None:
    drawn = canvas(840, 220)
    panel.counts(drawn, 20, 60, 400, [panel.good("gold", 0), panel.good("food", 3)])
    assert [mark.value for mark in drawn.marks] == ["0", "3"]
    crop = drawn.image.crop(drawn.marks[0].box)
    assert COURT.index("line") in set(crop.tobytes())
    assert COURT.index("ink") not in set(crop.tobytes())


@pytest.mark.parametrize("long", [False, True])
@pytest.mark.parametrize("name", ["Bob", "Евгения Konstantinopoulou", "宇宙戦艦ヤマト太郎さん"])
def test_the_header_never_overlaps_itself(name: str, long: bool) -> None:
    drawn = Canvas(1600, 200, COURT, "en", recording=True)
    phase = "turn 8 · placing workers · and a good deal more to be said of it"
    header.draw(drawn, "Caylus", phase, "to move", [("red", name)], long=long)
    boxes = [mark.box for mark in drawn.marks if mark.kind == "text"]
    for i, one in enumerate(boxes):
        for other in boxes[i + 1 :]:
            apart = one[2] <= other[0] or other[2] <= one[0]
            assert apart or one[3] <= other[1] or other[3] <= one[1]


def test_nobody_to_move_is_a_head_without_a_ring() -> None:
    drawn = Canvas(1600, 200, COURT, "en", recording=True)
    header.draw(drawn, "Caylus", "turn 12")
    assert not [mark for mark in drawn.marks if mark.kind == "to-move"]
    assert COURT.index("act") not in set(drawn.image.tobytes())


def test_several_to_move_show_a_token_each_and_two_names() -> None:
    drawn = Canvas(1600, 200, COURT, "en", recording=True)
    header.draw(drawn, "T", "p", "to vote", [("red", "Ann"), ("blue", "Ben"), ("green", "Cleo")])
    assert [m.value for m in drawn.marks if m.kind == "token"] == ["red", "blue", "green"]
    assert [m.value for m in drawn.marks if m.kind == "to-move"] == ["Ann, Ben, Cleo"]


@pytest.mark.parametrize("high", [1, 3, 4])
def test_the_road_winds_and_every_space_has_its_place(high: int) -> None:
    way = road.Road(710, high)
    corners = [way.tile(space) for space in range(1, road.SPACES + 1)]
    assert len(set(corners)) == road.SPACES
    assert [x for x, _ in corners[:7]] == list(layout.COLUMNS)
    assert [x for x, _ in corners[7:14]] == list(layout.COLUMNS)[::-1]
    assert way.bottom == 1750 - (4 - high) * 104
    assert all(way.lane(row) > way.row_top(row) + way.height(row) for row in range(road.ROWS))


def test_the_way_along_the_lanes_turns_at_the_margins() -> None:
    way = road.Road(710, 3)
    forth = way.path((300, 0), (500, 2))
    assert forth == way.path((500, 2), (300, 0))[::-1]
    right, left = [road.RIGHT_TURN] * 2, [road.LEFT_TURN] * 2
    assert [x for x, _ in forth] == [300, *right, *left, 500]


@pytest.mark.parametrize("palette", [COURT, COUNTRY], ids=lambda p: p.name)
def test_the_file_is_a_small_paletted_png(palette: Palette) -> None:
    drawn = Canvas(1600, 400, palette, "en")
    tile.draw(drawn, 20, 20, "12", tile.Face("Bank", "bank", "cstone"))
    data = encode(drawn)
    image = Image.open(io.BytesIO(data))
    assert (image.mode, image.size, image.format) == ("P", (1600, 400), "PNG")
    assert len(data) < 20_000
    assert image.convert("RGB").getpixel((5, 5)) == NAMED["ground"]


def test_a_narrower_file_is_scaled_and_a_wider_one_is_not() -> None:
    drawn = canvas(800, 500)
    assert Image.open(io.BytesIO(encode(drawn, 400))).size == (400, 250)
    assert Image.open(io.BytesIO(encode(drawn, 1600))).size == (800, 500)


def test_a_picture_over_the_limit_is_compressed_harder(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = Canvas(1600, 600, COURT, "en")
    for y in range(40, 600, 60):
        drawn.text(20, y, "the quick brown fox jumps over the lazy dog " * 2, 30)
    fast = encode(drawn)
    monkeypatch.setattr("render.kit.encode.LIMIT", len(fast) - 1)
    hard = encode(drawn)
    assert len(hard) < len(fast) < LIMIT
    assert Image.open(io.BytesIO(hard)).tobytes() == Image.open(io.BytesIO(fast)).tobytes()


def test_a_name_of_16_letters_is_not_cut_where_half_of_it_fits() -> None:
    """One line while it is tall enough, else two, broken at a space where there is one."""
    for name in (
        "Wolfgang Amadeus",
        "Konstantinopouli",
        "宇宙戦艦ヤマト太郎宇宙戦艦ヤマト",
        "W" * 16,
    ):
        drawn = canvas(800)
        width = names.person(drawn, 10, 100, name, 42, 280)
        said = [mark for mark in drawn.marks if mark.kind == "text"]
        assert width <= 280
        assert not any("…" in mark.value for mark in said)
        assert "".join(mark.value for mark in said).replace("-", "") == name.replace(" ", "")
        assert min(mark.size for mark in said) >= names.PERSON
    drawn = canvas(800)
    assert names.person(drawn, 10, 100, "W" * 32, 42, 280) <= 280
    assert drawn.marks[-1].value.endswith("…")
