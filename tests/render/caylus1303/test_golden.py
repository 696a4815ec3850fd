"""The pictures look as they did when somebody last looked at them."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.caylus1303 import GAME
from tests.render.caylus1303.golden import FOLDER, PICTURES, draw, position


def test_the_position_is_sound() -> None:
    assert GAME.problems(position()) == []


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_as_it_was(name: str) -> None:
    """Another version of the font engine may move an edge by a shade, nothing more."""
    with Image.open(io.BytesIO(draw(name))) as now, Image.open(FOLDER / f"{name}.png") as before:
        assert now.size == before.size
        change = ImageChops.difference(now.convert("RGB"), before.convert("RGB"))
    assert max(ImageStat.Stat(change).mean) < 0.6
    small = change.reduce(8)
    assert max(high for band in small.split() for high in band.tobytes()) < 60
