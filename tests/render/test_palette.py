"""The palette: how distinct its colours are for all kinds of vision, and how colours map."""

from __future__ import annotations

import math
import random
from itertools import combinations, pairwise

import pytest
from PIL import Image

from render.kit import palette
from render.kit.palette import (
    BASE,
    CATEGORIES,
    COURT,
    GOODS,
    NAMED,
    PLAYERS,
    Palette,
    extend_base,
    ink_on,
    mix,
    name_colours,
)
from render.tuscany.palette import COUNTRY, KIND_COLOURS
from tests.render import colour
from tests.render.colour import DEUTERANOPIA, NORMAL, PROTANOPIA, TRITANOPIA

PALETTES = pytest.mark.parametrize("entries", [COURT, COUNTRY], ids=lambda p: p.name)


def test_colour_difference_matches_published_values() -> None:
    """Compare with two published values."""
    assert colour.difference(NAMED["blue"], NAMED["red"]) == pytest.approx(44.5, abs=0.1)
    assert colour.difference(NAMED["red"], NAMED["green"], DEUTERANOPIA) == pytest.approx(
        20.5, abs=0.1
    )
    assert colour.contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)


@pytest.mark.parametrize("sight", [NORMAL, DEUTERANOPIA, PROTANOPIA, TRITANOPIA])
def test_player_colours_are_distinct_for_all_kinds_of_vision(sight: colour.Matrix) -> None:
    for one, other in combinations(PLAYERS, 2):
        assert colour.difference(NAMED[one], NAMED[other], sight) >= 18, (one, other)


@pytest.mark.parametrize("sight", [NORMAL, DEUTERANOPIA, PROTANOPIA])
@pytest.mark.parametrize("group", [GOODS, CATEGORIES, KIND_COLOURS])
def test_goods_categories_and_kinds_are_distinct_side_by_side(
    group: tuple[str, ...], sight: colour.Matrix
) -> None:
    for one, other in combinations(group, 2):
        assert colour.difference(NAMED[one], NAMED[other], sight) >= 9.95, (one, other)


@pytest.mark.parametrize("ground", ["ground", "panel", "tile"])
def test_ink_contrasts_with_every_ground(ground: str) -> None:
    assert colour.contrast(NAMED["ink"], NAMED[ground]) >= 10
    assert colour.contrast(NAMED["ink2"], NAMED[ground]) >= 4.5


@pytest.mark.parametrize("fill", [*PLAYERS, *CATEGORIES, "act", "vp"])
def test_text_contrasts_with_every_fill(fill: str) -> None:
    assert colour.contrast(NAMED[ink_on(fill)], NAMED[fill]) >= 3.7


def test_the_kit_computes_the_same_contrast() -> None:
    for one, other in combinations(NAMED, 2):
        measured = colour.contrast(NAMED[one], NAMED[other])
        assert palette.contrast(one, other) == pytest.approx(measured, rel=0.001)


def test_there_are_41_named_colours() -> None:
    assert len(NAMED) == 41
    assert len(set(NAMED.values())) == 41


def test_a_game_extends_the_palette_with_colours_of_its_own() -> None:
    pale, dark = name_colours(
        {"test-pale": "#F0E0D0", "test-dark": "#102030"}, light={"test-pale"}, mixes=[("tile", 0.1)]
    )
    try:
        own = extend_base("test", "vp", pale, dark)
        assert own.names == (*BASE, "vp", pale, dark)
        assert (ink_on(pale), ink_on(dark)) == ("ink", "white")
        for shade in (mix(pale, "tile", 0.1), mix(pale, "ink", 0.25), mix(dark, "white", 0.75)):
            assert shade in own.colours
            assert shade not in COURT.colours
    finally:
        del NAMED[pale], NAMED[dark]


def test_a_name_has_one_colour() -> None:
    with pytest.raises(ValueError, match="there is a colour “vp” already"):
        name_colours({"vp": "#7A1F2B"})


@PALETTES
def test_a_palette_fits_a_png_and_has_no_colour_twice(entries: Palette) -> None:
    assert len(entries.colours) <= 256
    assert len(set(entries.colours)) == len(entries.colours)
    assert entries.colours[: len(entries.names)] == tuple(NAMED[name] for name in entries.names)


@PALETTES
def test_named_colours_are_exact(entries: Palette) -> None:
    row = Image.new("RGB", (len(entries.names), 1))
    row.putdata([NAMED[name] for name in entries.names])
    assert list(entries.to_entries(row).tobytes()) == list(range(len(entries.names)))


@PALETTES
def test_any_colour_maps_close_to_its_nearest_entry(entries: Palette) -> None:
    chance = random.Random(5)
    colours = [tuple(chance.randrange(256) for _ in range(3)) for _ in range(500)]
    row = Image.new("RGB", (500, 1))
    row.putdata(colours)

    def distance(a: tuple[int, ...], b: tuple[int, ...]) -> float:
        return math.dist(a, b)

    for wanted, index in zip(colours, entries.to_entries(row).tobytes(), strict=True):
        best = min(distance(wanted, entry) for entry in entries.colours)
        assert distance(wanted, entries.colours[index]) <= best + 6


def test_a_plain_area_is_not_dithered() -> None:
    area = Image.new("RGB", (40, 40), (200, 150, 120))
    assert len(set(COURT.to_entries(area).tobytes())) == 1


def test_an_edge_runs_from_ground_to_ink_monotonically() -> None:
    ramp = COURT.ramp("ink", "tile")
    shades = [sum(COURT.colours[index]) for index in ramp]
    assert (ramp[0], ramp[-1]) == (COURT.index("tile"), COURT.index("ink"))
    assert all(after <= before for before, after in pairwise(shades))
    assert len(set(ramp)) == 5
