"""The picture of a person's results: what it says, that nothing overlaps, is cut or too small."""

from __future__ import annotations

import io
from itertools import pairwise

import pytest
from PIL import Image

from engine.core.registry import game, package_of
from engine.core.words.catalogue import LANGUAGES, catalogue
from render.kit.contract.boxes import find_collisions, find_touching_pieces, values_of
from render.kit.contract.picture import check_place
from render.kit.encode import LIMIT
from render.kit.player_record import PlayerRecord, PlayerRecordScene, draw_page, paint_page
from render.kit.player_record.curve import grid_step
from render.kit.player_record.tables import signed_mean
from render.kit.type_scale import FLOOR, SMALL_FIGURE
from tests.engine.games.records import PUBLISHED
from tests.render.golden.difference import difference
from tests.render.player_record.samples import (
    GOLDEN,
    PICTURES,
    WIDE,
    WIDEST,
    empty,
    regular,
    single,
)

MAX_HEIGHT = 2320


def said(content: PlayerRecord, language: str = "en", name: str = PUBLISHED[0]) -> list[str]:
    scene = PlayerRecordScene(name, language, content)
    return values_of(draw_page(scene, recording=True).facts, "text")


@pytest.mark.parametrize("name", PICTURES)
def test_the_picture_is_the_reference_picture(name: str) -> None:
    differs = difference(GOLDEN / f"{name}.png", paint_page(PICTURES[name]))
    assert differs is None, f"python -m tests.render.player_record updates it{differs}"


def test_it_says_how_the_person_is_doing() -> None:
    lines = said(regular())
    assert {"Alice", "won 7 of 19", "skilled", "1642", "± 85"} <= set(lines)
    assert {"after 19 rated games", "+3.2", "+34", "2.1", "112"} <= set(lines)
    assert {"3 players", "4 of 9", "+1.2", "3rd", "0.0", "−1.0"} <= set(lines)
    assert {"Rival", "Bob", "9 games together", "ahead 5, behind 4"} <= set(lines)
    assert "Badges: 8 of 12" in lines


def test_the_curve_of_the_samples_ends_at_their_rating() -> None:
    for scene in PICTURES.values():
        rating = scene.content.rating
        assert rating is None or rating.curve[-1] == (rating.value, rating.margin)


def test_only_earned_badges_count() -> None:
    picture = draw_page(PICTURES["regular-en"], recording=True)
    shown = values_of(picture.facts, "badge")
    assert len(shown) == 12
    assert sum(map(bool, shown)) == 8


def test_records_without_games_say_what_is_missing() -> None:
    lines = said(empty())
    assert {"no finished game yet", "not rated yet", "nobody yet", "Badges: 0 of 12"} <= set(lines)
    assert "The curve begins with the second rated game." in lines
    lines = said(single())
    assert {"won 0 of 1", "1173", "± 310", "after 1 rated game", "−12.0"} <= set(lines)


@pytest.mark.parametrize(("name", "language"), [*zip(PUBLISHED, LANGUAGES, strict=True)])
def test_nothing_overlaps_is_cut_or_too_small(name: str, language: str) -> None:
    words = catalogue(language, package_of(name))
    for content in (
        regular(WIDEST, WIDE, WIDEST, None, most_seats=5, language=language),
        regular(games=300, language=language),
        empty(WIDE, language),
        single(language=language),
    ):
        picture = draw_page(PlayerRecordScene(name, language, content), recording=True)
        assert find_collisions(picture.facts) == find_touching_pieces(picture.facts) == []
        check_place(picture, FLOOR)
        assert picture.height <= MAX_HEIGHT
        lines = values_of(picture.facts, "text")
        assert [line for line in lines if "…" in line] == []
        assert any(words.format(game(name).words.title) in line for line in lines)


def test_what_must_be_read_on_a_phone_is_large() -> None:
    sizes = {
        fact.value: fact.size
        for fact in draw_page(PICTURES["regular-en"], recording=True).facts
        if fact.kind == "text"
    }
    for value in ("Alice", "1642", "± 85", "won 7 of 19", "+3.2", "+34", "Bob"):
        assert sizes[value] >= 40, value
    assert sizes["ahead 5, behind 4"] >= SMALL_FIGURE


@pytest.mark.parametrize("name", PICTURES)
def test_a_file_is_light(name: str) -> None:
    data = paint_page(PICTURES[name]._replace(width=None))
    with Image.open(io.BytesIO(data)) as image:
        assert image.width == 1600
    assert len(data) <= LIMIT


@pytest.mark.parametrize("span", [1, 7, 48, 300, 950, 4000])
def test_a_scale_has_few_round_lines(span: int) -> None:
    step = grid_step(span)
    assert step in (1, 2, 5) or step % 10 == 0
    assert span / step <= 5


def test_a_mean_has_its_sign_and_one_decimal() -> None:
    means = (-2.04, -0.04, 0.04, 1.25, None)
    assert [signed_mean(mean) for mean in means] == ["−2.0", "0.0", "0.0", "+1.2", "–"]


def test_ticks_below_the_curve_stay_apart() -> None:
    for games in (2, 9, 19, 47, 120, 240, 999):
        picture = draw_page(
            PlayerRecordScene(PUBLISHED[0], "en", regular(games=games)), recording=True
        )
        (plot,) = (fact.box for fact in picture.facts if fact.kind == "curve")
        ticks = [f.box for f in picture.facts if f.kind == "text" and 0 < f.box[1] - plot[3] < 60]
        assert len(ticks) >= min(games, 4)
        assert all(right[0] - left[2] > 20 for left, right in pairwise(ticks))
