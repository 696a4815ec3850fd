"""A GIF made in parts equals one made at once, and shows every picture."""

from __future__ import annotations

import io

from PIL import Image, ImageSequence

from render.kit.animation import encode_part, join_parts
from render.kit.palette import COURT


def picture(*spots: tuple[int, int]) -> Image.Image:
    made = Image.new("L", (40, 30), COURT.index("ground"))
    for spot in spots:
        made.paste(COURT.index("red"), (*spot, spot[0] + 5, spot[1] + 5))
    return made


PICTURES = [picture((1, 1)), picture((1, 1), (20, 20)), picture((1, 1), (20, 20)), picture((9, 3))]


def test_an_animation_shows_its_pictures_and_skips_unchanged_ones() -> None:
    timed = [(one, 1.5) for one in PICTURES]
    at_once = join_parts([encode_part(timed, COURT, None)])
    in_parts = join_parts(
        [encode_part(timed[:2], COURT, None), encode_part(timed[2:], COURT, PICTURES[1])]
    )
    assert at_once == in_parts
    opened = Image.open(io.BytesIO(at_once))
    frames = [frame.convert("RGB") for frame in ImageSequence.Iterator(opened)]
    assert [frame.tobytes() for frame in frames] == [
        COURT.to_rgb(PICTURES[at]).tobytes() for at in (0, 1, 3)
    ]
    assert opened.info["duration"] == 1500
    assert opened.info["loop"] == 0
