"""Icons, goods and pieces."""

from __future__ import annotations

from pathlib import Path

import pytest

from render.kit import (
    goods,
    icons,
    tokens,
)
from render.kit.palette import COURT, NAMED, PLAYERS
from render.kit.pen import Pen
from tests.render.kit import canvas

ROOT = Path(__file__).parent.parent.parent.parent
ICONS = [
    line
    for line in (ROOT / "render/assets/icons.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]


@pytest.mark.parametrize("name", ICONS)
def test_every_icon_is_trimmed_and_fills_its_square(name: str) -> None:
    mask = icons.icon_mask(name, 264)
    left, top, right, bottom = mask.getbbox() or (0, 0, 0, 0)
    assert max(right - left, bottom - top) >= 260


def test_every_icon_file_is_listed() -> None:
    assert {path.stem for path in icons.FOLDER.glob("*.png")} == set(ICONS)


def test_an_unknown_icon_is_refused() -> None:
    with pytest.raises(FileNotFoundError):
        icons.icon_sprite("no-such-icon", 30)


@pytest.mark.parametrize("kind", goods.KINDS)
def test_a_good_has_the_requested_size_and_an_ink_outline(kind: str) -> None:
    sprite = goods.good_sprite(kind, 42)
    left, top, right, bottom = sprite.image.getbbox() or (0, 0, 0, 0)
    assert 38 <= max(right - left, bottom - top) <= 46
    colours = {pixel for _, pixel in sprite.image.getcolors(10_000) or []}
    assert (*NAMED["ink"], 255) in colours


def test_goods_differ_by_shape_alone() -> None:
    shapes = {
        kind: goods.good_sprite(kind, 42).image.getchannel("A").tobytes()
        for kind in goods.KINDS[:6]
    }
    assert len(set(shapes.values())) == 6


def test_every_player_has_a_sign_of_their_own() -> None:
    assert set(tokens.SIGNS) == set(PLAYERS)
    assert len(set(tokens.SIGNS.values())) == len(PLAYERS)
    signs = set()
    for player in PLAYERS:
        field = tokens.field_image(player, 60).convert("L")
        dark = field.getpixel((0, 0))
        signs.add(field.point([0 if v == dark else 255 for v in range(256)]).tobytes())
    assert len(signs) == len(PLAYERS)


@pytest.mark.parametrize("size", [16, 28, 62])
def test_tokens_of_any_size_differ_in_grey(size: int) -> None:
    greys = {tokens.token_sprite(p, size).image.convert("LA").tobytes() for p in PLAYERS}
    assert len(greys) == len(PLAYERS)


def test_a_sprite_blends_with_the_given_background() -> None:
    pen = Pen(-10, -10, 10, 10)
    pen.disc(0, 0, 8, "ink")
    dark, light = pen.sprite().on("vp", COURT), pen.sprite().on("tile", COURT)
    assert dark.indices.tobytes() != light.indices.tobytes()


def test_a_meeple_has_its_colour_and_a_light_one_an_outline() -> None:
    for player in PLAYERS:
        picture = canvas()
        picture.put(tokens.meeple_sprite(player, 42), (100, 100))
        shades = picture.image.histogram()
        assert shades[COURT.index(player)] > 300
        assert (shades[COURT.index("ink")] > 100) == (player == "orange")
