"""The emoji of goods, money, workers, points and houses as files that Discord accepts."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from render.kit.emoji import EMOJI, SIZE, emoji_png

MAX_BYTES = 256 * 1024


@pytest.mark.parametrize("name", EMOJI)
def test_an_emoji_is_a_small_square_with_a_transparent_ground(name: str) -> None:
    data = emoji_png(name)
    assert len(data) <= MAX_BYTES
    with Image.open(io.BytesIO(data)) as image:
        assert image.size == (SIZE, SIZE)
        alpha = image.convert("RGBA").getchannel("A")
    assert alpha.getpixel((0, 0)) == 0
    left, top, right, bottom = alpha.getbbox() or (0, 0, 0, 0)
    assert max(right - left, bottom - top) >= SIZE * 0.8


def test_emoji_differ() -> None:
    assert len({emoji_png(name) for name in EMOJI}) == len(EMOJI)
