"""The parts of the table laid out for a phone."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from engine.caylus1303 import GAME
from engine.caylus1303.data import CHARACTERS
from engine.core.text import LANGUAGES
from render import paint
from render.kit import text
from render.kit.palette import PLAYERS
from tests.render.caylus1303.positions import (
    NAMES,
    PARTS,
    Position,
    collisions,
    inside,
    of_rule,
    positions,
    touching,
    values,
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_the_parts_hold_in_every_language(part: str, language: str) -> None:
    chosen = of_rule("choose_start_character", "plan", "bridge_move", "monument", "over")
    for position in chosen[::5]:
        marks, page = position.marks(language, part), position.page(language, part)
        assert page[2] == 800
        assert collisions(marks) == [], (position, part)
        assert touching(marks) == [], (position, part)
        assert set(values(marks, "legal")) <= position.codes
        for mark in marks:
            if mark.kind == "text":
                assert mark.size >= text.CROP_FLOOR, (position, mark)
                assert inside(mark.box, page), (position, mark)


def test_the_parts_together_show_every_legal_code() -> None:
    for position in positions():
        shown = set[str]()
        for part in ("road", "site", "people", "stock"):
            shown |= set(values(position.marks("en", part), "legal"))
        assert shown == position.codes, position


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_characters_do_is_never_cut(language: str) -> None:
    names = tuple(name[:2] for name in NAMES)
    people = set[str]()
    for position in of_rule("choose_start_character"):
        marks = position.marks(language, "people")
        people |= set(values(marks, "medal"))
        for said in values(marks, "text"):
            assert "…" not in said or said.startswith(names), said
    assert people == set(CHARACTERS)


def test_the_people_part_tells_who_has_whom() -> None:
    for position in positions()[::5]:
        marks = position.marks("en", "people")
        state = position.state
        held = [holder for holder in state.holder if holder >= -1]
        assert len(values(marks, "medal")) == len(held)
        assert values(marks, "text").count("at court") == held.count(-1)
        assert values(marks, "text").count("Alice") == held.count(0)


def test_the_road_part_ends_three_spaces_beyond_what_matters() -> None:
    for position in of_rule("plan", "bridge_move"):
        codes = values(position.marks("en", "road"), "code")
        codes += values(position.marks("en", "road"), "legal")
        state = position.state
        last = max(space + 1 for space, tile in enumerate(state.road_tile) if tile)
        moves = GAME.legal(state, position.mover) if position.rule == "bridge_move" else ("0",)
        reach = [state.provost + int(choice) for choice in moves]
        assert max(map(int, codes)) == min(28, max([last, *reach]) + 3)


def test_the_site_part_has_the_passing_order() -> None:
    for position in of_rule("plan")[::4]:
        tokens = values(position.marks("en", "site"), "token")
        state = position.state
        assert len(tokens) == len(state.bridge) + len(state.site_row)


def test_my_view_is_the_viewers() -> None:
    for position in of_rule("plan", "monument")[::3]:
        state = position.state
        for viewer in (None, *range(state.seats)):
            marks = position.marks("en", "me", viewer)
            seat = position.mover if viewer is None else viewer
            order = state.order().index(seat) + 1
            assert values(marks, "text")[2] == str(order)
            houses = {mark.value for mark in marks if mark.kind == "house"}
            assert houses <= {PLAYERS[seat]}
            assert sorted(values(marks, "medal")) == sorted(CHARACTERS[i] for i in state.owns(seat))
            left = state.houses[seat]
            said = " ".join(values(marks, "text"))
            assert ("1 house left" if left == 1 else f"{left} houses left") in said


@pytest.mark.parametrize("part", PARTS)
def test_a_part_is_a_small_file(part: str) -> None:
    position: Position = of_rule("plan")[-1]
    data = paint("caylus1303", position.view(), position.scene("zh-TW", part))
    assert Image.open(io.BytesIO(data)).width == 800
    assert len(data) <= 120_000
