"""The parts of the board for phones, 800 pixels wide."""

from __future__ import annotations

import pytest

from engine.core.words.catalogue import LANGUAGES
from engine.tuscany.data import KINDS, RED_SOURCES
from engine.tuscany.regions import hexes_in
from engine.tuscany.rules.places import affordable_hexes
from render import UnknownPart
from render.kit import type_scale
from render.kit.contract.boxes import values_of
from render.kit.rect import is_inside
from tests.render.tuscany.positions import PARTS, Position, collisions, crowded, of_rule, positions
from tests.thorough import pairs_by_turns


def parts_of(position: Position) -> list[str]:
    """Return the parts available with this number of players."""
    seats = position.state.seats
    return [part for part in PARTS if not (part[-1].isdecimal() and int(part[-1]) > seats)]


@pytest.mark.parametrize(("part", "language"), pairs_by_turns(PARTS, LANGUAGES, 2))
def test_the_parts_keep_the_contract_in_every_language(part: str, language: str) -> None:
    offset = LANGUAGES.index(language)
    for i, position in enumerate(positions()[offset::6]):
        if part not in parts_of(position):
            continue
        viewer = (None, 0, 1)[i % 3]
        picture = position.painted(language, part, viewer)
        assert picture.width == 800
        assert collisions(picture.facts) == [], (position, part)
        assert crowded(picture.facts) == [], (position, part)
        assert set(values_of(picture.facts, "legal")) <= position.codes(viewer)
        for fact in picture.facts:
            if fact.kind == "text":
                assert fact.size >= type_scale.CROP_FLOOR, (position, fact)
                assert is_inside(fact.box, (0, 0, picture.width, picture.height)), (position, fact)


def test_the_parts_together_show_every_target() -> None:
    for position in positions():
        shown, ringed = set[str](), set[str]()
        for part in ("me", "display"):
            facts = position.facts("en", part, position.eyes)
            shown |= set(values_of(facts, "legal"))
            ringed |= set(values_of(facts, "ring"))
        assert shown == position.codes(position.eyes), position
        if position.rule in {"discard", "place_item", "city", "start_bonus"}:
            assert ringed == {choice for choice, _ in position.choices(position.eyes)}, position


def test_the_region_shows_the_same_targets_as_my_view() -> None:
    for position in of_rule("action", "castle_hex", "place_item"):
        region = position.facts("en", "region", position.eyes)
        mine = position.facts("en", "me", position.eyes)
        for kind in ("legal", "ring", "chosen"):
            assert sorted(values_of(region, kind)) == sorted(values_of(mine, kind)), position


def test_player_parts_are_numbered_as_in_the_picture() -> None:
    for position in positions()[::11]:
        state = position.state
        for number in range(1, state.seats + 1):
            seat = (state.start + number - 1) % state.seats
            facts = position.facts("en", f"player{number}")
            assert values_of(facts, "score") == [f"{state.red[seat]}/{state.green[seat]}"]
            assert str(number) in values_of(facts, "text")


def test_a_missing_player_has_no_part() -> None:
    position = next(p for p in positions() if p.state.seats == 3)
    with pytest.raises(UnknownPart):
        position.painted("en", "player4")
    with pytest.raises(UnknownPart):
        position.painted("en", "cellar")


def test_the_score_part_lists_all_sources() -> None:
    for position in of_rule("over"):
        state = position.state
        label = values_of(position.facts("en", "score"), "text")
        assert "Red points" in label
        for seat in range(state.seats):
            assert str(state.red[seat]) in label
            for points in (*state.red_from[seat], *state.green_from[seat]):
                assert str(points) in label
        assert len(label) >= (len(RED_SOURCES) + 7) * (state.seats + 1)


def test_the_open_colours_are_listed_with_the_region() -> None:
    for position in of_rule("action"):
        state, seat = position.state, position.asked()
        covered = state.covered[seat]
        still = [k for k in range(len(KINDS)) if state.region_of(seat).masks[k] & ~covered]
        tall = position.painted("en", "region").height
        done = Position("done", state.copy())
        done.state.covered[seat] |= state.region_of(seat).masks[still[0]]
        assert done.painted("en", "region").height == tall - 60


def test_the_hand_shows_every_card_and_what_it_pays_for() -> None:
    for position in of_rule("action", "marble"):
        state = position.state
        for seat in range(state.seats):
            facts = position.facts("en", "hand", seat)
            hand = [f"{kind} {n}" for kind, n in zip(KINDS, state.hands[seat], strict=True)]
            assert sorted(values_of(facts, "hand")) == sorted(hand)
            label = " ".join(values_of(facts, "text")).split()
            for hex_ in hexes_in(affordable_hexes(state, seat)):
                assert str(hex_ + 1) in label, position
