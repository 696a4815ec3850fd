"""Sprites of nobles, knights and cities."""

from __future__ import annotations

import pytest

from engine.emperor.data import AGES, CODES
from render.emperor import pieces
from render.emperor.arms import arms_sprite
from render.kit.palette import PLAYERS, rgb_of
from render.kit.sprite import Sprite


def grey(sprite: Sprite) -> bytes:
    return sprite.image.convert("LA").tobytes()


@pytest.mark.parametrize("player", PLAYERS)
def test_ages_and_sides_differ_even_in_grey(player: str) -> None:
    looks = {
        grey(pieces.noble_sprite(player, age, couple, 78))
        for age in AGES
        for couple in (False, True)
    }
    assert len(looks) == 8


def edge_brightness(player: str, age: int, size: int = 78) -> dict[str, int]:
    """Count the pixels just inside each edge that do not have the player's colour."""
    image = pieces.noble_sprite(player, age, False, size).image.convert("RGB")
    middle, near, far = size // 2, 6, size - 7
    spots = {"up": (middle, near), "right": (far, middle), "down": (middle, far)}
    spots["left"] = (near, middle)
    found = {}
    for side, (x, y) in spots.items():
        level = side in ("up", "down")
        line = [(x + i, y) if level else (x, y + i) for i in range(-12, 13)]
        found[side] = sum(image.getpixel(at) != rgb_of(player) for at in line)
    return found


@pytest.mark.parametrize("player", PLAYERS)
def test_a_noble_is_turned_clockwise_as_it_ages(player: str) -> None:
    """The bright bar marks the edge of age 15: top, then right, bottom, left."""
    for age, side in zip(AGES, ("up", "right", "down", "left"), strict=True):
        found = edge_brightness(player, age)
        assert max(found, key=lambda edge: found[edge]) == side, (age, found)
        assert found[side] >= 20


@pytest.mark.parametrize(
    "make",
    [
        lambda player: pieces.noble_sprite(player, 25, False, 78),
        lambda player: pieces.noble_sprite(player, 25, True, 60),
        lambda player: pieces.knight_sprite(player, 78),
        lambda player: pieces.knight_sprite(player, 64),
        lambda player: pieces.city_sprite(player, 60),
        lambda player: pieces.eminence_sprite(player, 60),
    ],
)
def test_players_differ_without_colour(make: object) -> None:
    assert callable(make)
    assert len({grey(make(player)) for player in PLAYERS}) == len(PLAYERS)


def test_the_seven_arms_differ() -> None:
    assert len({grey(arms_sprite(code, 104)) for code in CODES}) == len(CODES)
