"""A picture with its hot spots is the same picture, painted once."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from engine.core.chance import Chance
from engine.core.registry import game
from render import Scene, paint, paint_with_hot_spots, painted_games
from render.kit.palette import PLAYERS


@pytest.mark.parametrize("name", painted_games())
def test_hot_spots_do_not_change_a_picture(name: str) -> None:
    rules = game(name)
    seats = rules.seat_counts[0]
    state = rules.new(seats, {}, Chance(5))
    viewer = rules.may_act(state)[0]
    view = rules.view(state, viewer)
    scene = Scene(
        "en", ("Alice", "Bob", "Carol")[:seats], PLAYERS[:seats], width=800, viewer=viewer
    )
    picture = paint_with_hot_spots(name, view, scene)
    assert picture.file == paint(name, view, scene)
    assert all(left + width <= 800 for (left, _, width, _), *_ in picture.hot_spots)
    small = paint_with_hot_spots(name, view, replace(scene, is_lossy=True))
    assert len(small.file) < len(picture.file)
    assert Image.open(BytesIO(small.file)).size == small.size == picture.size
