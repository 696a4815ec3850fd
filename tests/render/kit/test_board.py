"""Plates, tiles, effect rows, the stock."""

from __future__ import annotations

import pytest

from render.kit import glyph_rows, layout, plates, stock, tile, tile_face
from render.kit.canvas import Canvas, CanvasStyle
from render.kit.glyph_rows import RowStyle
from render.kit.glyphs import GlyphRow, Label, Shield, good, icon
from render.kit.highlights import Recency
from render.kit.palette import CATEGORIES, COURT, NAMED
from render.kit.rect import Rect
from render.kit.tile import TileState
from render.kit.tile_face import TileFace
from tests.render.kit import canvas, colour_at


@pytest.mark.parametrize("legal", [False, True])
def test_a_plate_shows_its_code_and_lights_up(legal: bool) -> None:
    picture = canvas()
    plates.draw_plate(picture, (20, 20), "28", is_legal=legal)
    assert colour_at(picture, 24, 43) == NAMED["act" if legal else "tile"]
    assert [m.kind for m in picture.facts] == ["text", "legal" if legal else "code"]
    assert picture.facts[0].size == 40


@pytest.mark.parametrize("category", CATEGORIES)
def test_a_tile_has_band_icon_spaces_and_effect_row(category: str) -> None:
    face = TileFace("Marketplace", "shop", category, (good("any"), "->", good("denier", 4)))
    picture = canvas()
    tile.draw(
        picture, Rect(20, 20, *layout.TILE), "12", face, TileState(owner="blue", workers=("red",))
    )
    kinds = [fact.kind for fact in picture.facts]
    assert colour_at(picture, 214, 26) == NAMED[category]
    assert {"token", "house", "row", "code"} <= set(kinds)
    assert "ring" not in kinds


def test_a_legal_tile_is_ringed_and_its_next_space_highlighted() -> None:
    face = TileFace("Stables", "stable", "cspecial", (), 3)
    picture = canvas()
    tile.draw(
        picture,
        Rect(20, 20, *layout.TILE),
        "E",
        face,
        TileState(workers=("red",), is_legal=True, is_target=True),
    )
    assert colour_at(picture, 17, 110) == NAMED["act"]
    second, third = (tile_face.worker_places(face)[i] for i in (1, 2))
    assert colour_at(picture, round(20 + second[0]) - 25, round(20 + second[1])) == NAMED["act"]
    ink = {
        colour_at(picture, round(20 + third[0]) + x, round(20 + third[1])) for x in range(-29, 30)
    }
    assert NAMED["act"] not in ink


def test_without_rings_plates_and_free_spaces_are_still_lit() -> None:
    face = TileFace("Stables", "stable", "cspecial", (), 3)
    picture = canvas()
    picture.hide_rings = True
    tile.draw(
        picture, Rect(20, 20, *layout.TILE), "E", face, TileState(is_legal=True, is_target=True)
    )
    lit = sorted(fact.kind for fact in picture.facts if fact.kind in {"ring", "free", "legal"})
    assert lit == ["free", "legal"]
    assert all(fact.size >= 20 for fact in picture.facts if fact.kind == "text")


def test_strips_fill_their_row_and_more_than_fifteen_chips_take_two() -> None:
    for count in (3, 15, 16, 25):
        picture = Canvas(1600, 400, CanvasStyle(COURT, "en", recording=True))
        items = [
            stock.StockItem(f"s{i}", "Bank", "bank", "cstone", 6, (good("stone", 2),))
            for i in range(count)
        ]
        stock.draw_strips(picture, 40, "To build", items, False, "none")
        rows = sorted({fact.box[1] for fact in picture.facts if fact.kind == "row"})
        assert len(rows) == (2 if count > 15 else 1)
        pixels = picture.image.crop((1540, 100, 1552, 130)).histogram()
        assert pixels[COURT.index("ground")] < 60


def test_an_empty_stock_says_so() -> None:
    picture = Canvas(1600, 200, CanvasStyle(COURT, "en", recording=True))
    stock.draw_strips(picture, 40, "To build", (), False, "All tiles have been built.")
    assert "All tiles have been built." in {fact.value for fact in picture.facts}


def test_a_new_worker_stands_on_a_disc_that_touches_nothing_else_on_its_tile() -> None:
    face = TileFace("Farm", "barn", "cneutral", (), 1)
    picture = canvas()
    tile.draw(
        picture,
        Rect(20, 20, *layout.TILE),
        "5",
        face,
        TileState(owner="blue", workers=("red",), arrivals={0: Recency.LATEST_TURN}),
    )
    (disc,) = (fact.box for fact in picture.facts if fact.kind == "disc")
    (house,) = (fact.box for fact in picture.facts if fact.kind == "house")
    assert house[2] <= disc[0]
    assert disc[2] <= 20 + layout.TILE.w


def test_a_tile_out_of_use_has_neither_spaces_nor_colour() -> None:
    picture = canvas()
    tile.draw(
        picture,
        Rect(20, 20, *layout.TILE),
        "E",
        TileFace("Stables", "stable", "cspecial", (), 3, is_out_of_game=True),
    )
    assert colour_at(picture, 214, 26) == NAMED["line"]
    assert [fact.value for fact in picture.facts if fact.kind == "text"] == ["Stables", "E"]


@pytest.mark.parametrize("size", [24, 38, 60])
def test_an_effect_row_shrinks_to_its_maximum_width(size: float) -> None:
    row: GlyphRow = (good("denier", 2), "->", Shield(3), "/", Label("4 → 5"))
    picture = canvas()
    assert glyph_rows.draw(picture, row, 150, 100, RowStyle(size), max_width=190) <= 190
    assert all(fact.size >= 20 for fact in picture.facts if fact.kind == "text")


def test_a_number_of_one_is_not_written() -> None:
    picture = canvas()
    glyph_rows.draw(
        picture, (good("food"), "+", good("wood", 3), "/", icon("cavalry", 2)), 150, 100
    )
    assert [fact.value for fact in picture.facts if fact.kind == "text"] == ["3", "2"]
