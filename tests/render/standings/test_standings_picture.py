"""The picture of standings: what it says, that nothing overlaps, is cut or too small."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from engine.core.registry import game, package_of
from engine.core.words.catalogue import LANGUAGES, catalogue
from render.kit.contract.boxes import find_collisions, values_of
from render.kit.contract.picture import check_magenta, check_place
from render.kit.encode import LIMIT
from render.kit.standings import StandingsScene, draw_standings, paint_standings
from render.kit.type_scale import FLOOR
from tests.engine.games.records import PUBLISHED
from tests.render.golden.difference import difference
from tests.render.standings.samples import (
    GOLDEN,
    LONGEST_LEAGUE,
    PICTURES,
    RESERVES,
    RUNNING,
    final_rows,
    long_names,
    standings,
)

READ_ON_A_PHONE = 40
"""Smallest size, at a width of 1600, of text that can be read at a width of 400."""


@pytest.mark.parametrize("name", PICTURES)
def test_the_picture_is_the_reference_picture(name: str) -> None:
    differs = difference(GOLDEN / f"{name}.png", paint_standings(PICTURES[name]))
    assert differs is None, f"python -m tests.render.standings updates it{differs}"


def test_it_says_who_stands_where() -> None:
    facts = draw_standings(PICTURES["running-en"], recording=True).facts
    lines = values_of(facts, "text")
    assert {"Club league", "Season 2 · Group 1", "3/7", "Alice", "2/3", "has left"} <= {*lines}
    assert "5" not in lines, "Dora and Emil share place 4"
    assert {"would go down now", "Stranger"} <= {*lines}
    assert values_of(facts, "fraction").count("1/2") == 5
    assert values_of(facts, "direction") == ["down"] * 3, "two rows and the key"


def test_final_standings_say_who_goes_up_and_down() -> None:
    facts = draw_standings(PICTURES["long-ja"], recording=True).facts
    assert values_of(facts, "direction") == ["up", "down", "down", "up", "down"]
    assert {"最終順位", "昇格", "降格"} <= {
        word for line in values_of(facts, "text") for word in line.replace("·", " ").split()
    }


@pytest.mark.parametrize(("name", "language"), [*zip(PUBLISHED, LANGUAGES, strict=True)])
@pytest.mark.parametrize("people", [6, 13])
def test_nothing_overlaps_is_cut_or_too_small(name: str, language: str, people: int) -> None:
    words = catalogue(language, package_of(name))
    left = tuple(row._replace(has_left=True) for row in final_rows(*long_names(people)))
    for rows in (final_rows(*long_names(people)), left, RUNNING):
        content = standings(rows, (LONGEST_LEAGUE, "第12季", "第3組"), *RESERVES)
        picture = draw_standings(StandingsScene(name, language, content), recording=True)
        assert find_collisions(picture.facts) == []
        check_place(picture, FLOOR)
        check_magenta(picture)
        lines = values_of(picture.facts, "text")
        assert [line for line in lines if "…" in line] == []
        assert any(words.format(game(name).words.title) in line for line in lines)
        for row in rows:
            assert "".join(row.name.split()) in "".join("".join(lines).split())


def test_what_must_be_read_on_a_phone_is_large() -> None:
    facts = draw_standings(PICTURES["running-en"], recording=True).facts
    sizes = {fact.value: fact.size for fact in facts if fact.kind == "text"}
    for value in ("Club league", "Season 2 · Group 1", "Constantine", "6", "2/3"):
        assert sizes[value] >= READ_ON_A_PHONE, value


@pytest.mark.parametrize("name", PICTURES)
def test_a_file_is_light(name: str) -> None:
    data = paint_standings(PICTURES[name]._replace(width=None))
    with Image.open(io.BytesIO(data)) as image:
        assert image.width == 1600
    assert len(data) <= LIMIT
