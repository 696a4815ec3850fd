"""A GIF made in parts equals one made at once, and shows every picture."""

from __future__ import annotations

import io

from PIL import Image, ImageSequence

from render.kit.animation import encode_part, join_parts
from render.kit.palette import COURT


def picture(*spots: tuple[int, int], height: int = 30) -> Image.Image:
    made = Image.new("L", (40, height), COURT.index("ground"))
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


def test_nothing_of_a_taller_picture_stays_below_a_shorter_one() -> None:
    tall, short, whole = picture((1, 30), height=40), picture((9, 3)), picture((9, 3), height=40)
    for parts in ([[tall, short]], [[tall], [short]]):
        before, encoded = None, []
        for part in parts:
            encoded.append(encode_part([(one, 1) for one in part], COURT, before))
            before = part[-1]
        opened = Image.open(io.BytesIO(join_parts(encoded)))
        frames = [frame.convert("RGB") for frame in ImageSequence.Iterator(opened)]
        assert [frame.tobytes() for frame in frames] == [
            COURT.to_rgb(one).tobytes() for one in (tall, whole)
        ]
