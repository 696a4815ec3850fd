"""Boxes, text, copies, and the file."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from render.kit import layout, tile
from render.kit.canvas import Canvas, CanvasStyle
from render.kit.encode import LIMIT, encode
from render.kit.palette import COURT, NAMED, Palette
from render.kit.pen import BoxStyle
from render.kit.rect import Rect
from render.kit.text import TextStyle
from render.kit.tile_face import TileFace
from render.tuscany.palette import COUNTRY
from tests.render.kit import canvas, colour_at


def test_a_box_of_any_size_has_its_fill_line_and_shadow() -> None:
    for w, h in ((60, 50), (280, 200)):
        picture = canvas()
        picture.box(Rect(10, 10, w, h), BoxStyle(14, "tile", "ink", line_width=3), shadow=5)
        assert colour_at(picture, 10 + w // 2, 10 + h // 2) == NAMED["tile"]
        assert colour_at(picture, 11, 10 + h // 2) == NAMED["ink"]
        assert colour_at(picture, 10 + w // 2, 10 + h + 3) == NAMED["shade"]
        assert colour_at(picture, 10, 10) == NAMED["ground"]


def test_an_outline_leaves_its_inside_alone() -> None:
    picture = canvas()
    picture.fill(Rect(0, 0, 300, 250), "vp")
    picture.box(Rect(20, 20, 200, 150), BoxStyle(14, None, "act", line_width=6), on=None)
    assert colour_at(picture, 120, 95) == NAMED["vp"]
    assert colour_at(picture, 22, 95) == NAMED["act"]


def test_a_copy_is_independent() -> None:
    first = canvas()
    first.text((10, 50), "A", TextStyle(40))
    twin = first.copy()
    twin.text((10, 150), "B", TextStyle(40))
    assert len(first.facts) == 1
    assert first.image.tobytes() != twin.image.tobytes()


def test_text_keeps_to_its_maximum_width_and_minimum_size() -> None:
    picture = canvas()
    span = picture.text(
        (10, 50), "a very long line of words", TextStyle(40, min_size=24), max_width=150
    )
    assert span <= 150
    fact = picture.facts[-1]
    assert fact.size == 24
    assert fact.value.endswith("…")


@pytest.mark.parametrize("palette", [COURT, COUNTRY], ids=lambda p: p.name)
def test_the_file_is_a_small_paletted_png(palette: Palette) -> None:
    picture = Canvas(1600, 400, CanvasStyle(palette, "en"))
    tile.draw(picture, Rect(20, 20, *layout.TILE), "12", TileFace("Bank", "bank", "cstone"))
    data = encode(picture)
    image = Image.open(io.BytesIO(data))
    assert (image.mode, image.size, image.format) == ("P", (1600, 400), "PNG")
    assert len(data) < 20_000
    assert image.convert("RGB").getpixel((5, 5)) == NAMED["ground"]


def test_a_narrower_file_is_scaled_and_a_wider_one_is_not() -> None:
    picture = canvas(800, 500)
    assert Image.open(io.BytesIO(encode(picture, 400))).size == (400, 250)
    assert Image.open(io.BytesIO(encode(picture, 1600))).size == (800, 500)


def test_a_picture_over_the_limit_is_compressed_harder(monkeypatch: pytest.MonkeyPatch) -> None:
    picture = Canvas(1600, 600, CanvasStyle(COURT, "en"))
    for y in range(40, 600, 60):
        picture.text((20, y), "the quick brown fox jumps over the lazy dog " * 2, TextStyle(30))
    fast = encode(picture)
    monkeypatch.setattr("render.kit.encode.LIMIT", len(fast) - 1)
    hard = encode(picture)
    assert len(hard) < len(fast) < LIMIT
    assert Image.open(io.BytesIO(hard)).tobytes() == Image.open(io.BytesIO(fast)).tobytes()
