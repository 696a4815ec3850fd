"""The parts of the board for phones."""

from __future__ import annotations

import pytest

from engine.caylus1303 import GAME
from engine.caylus1303.data import CHARACTERS
from engine.core.words.catalogue import LANGUAGES
from render.kit.contract.boxes import values_of
from render.kit.palette import PLAYERS
from render.kit.sprite import Box
from tests.render.caylus1303.positions import NAMES, of_rule, positions


@pytest.mark.parametrize("language", LANGUAGES)
def test_character_effects_are_never_cut(language: str) -> None:
    names = tuple(name[:2] for name in NAMES)
    people = set[str]()
    for position in of_rule("choose_start_character"):
        facts = position.facts(language, "people")
        people |= set(values_of(facts, "medal"))
        for label in values_of(facts, "text"):
            assert "…" not in label or label.startswith(names), label
    assert people == set(CHARACTERS)


def test_the_people_part_shows_the_owner_of_every_character() -> None:
    for position in positions()[::5]:
        facts = position.facts("en", "people")
        state = position.state
        held = [holder for holder in state.holder if holder >= -1]
        assert len(values_of(facts, "medal")) == len(held)
        assert values_of(facts, "text").count("at court") == held.count(-1)
        banner = values_of(facts, "winners").count("Alice")
        assert values_of(facts, "text").count("Alice") - banner == held.count(0)


def test_the_road_part_ends_three_spaces_beyond_what_matters() -> None:
    for position in of_rule("plan", "bridge_move"):
        codes = values_of(position.facts("en", "road"), "code")
        codes += values_of(position.facts("en", "road"), "legal")
        state = position.state
        last = max(space + 1 for space, tile in enumerate(state.road_tile) if tile)
        moves = (
            GAME.legal_choices(state, position.mover) if position.rule == "bridge_move" else ("0",)
        )
        reach = [state.provost + int(choice) for choice in moves]
        assert max(map(int, codes)) == min(28, max([last, *reach]) + 3)


def test_the_site_part_has_the_passing_order() -> None:
    for position in of_rule("plan")[::4]:
        tokens = values_of(position.facts("en", "site"), "token")
        state = position.state
        assert len(tokens) == 1 + len(state.bridge) + len(state.site_row)


def _right_of(one: Box, other: Box) -> bool:
    return 0 <= one[0] - other[2] < 12 and other[1] <= (one[1] + one[3]) / 2 <= other[3]


def test_my_view_is_the_viewers() -> None:
    for position in of_rule("plan", "monument")[::3]:
        state = position.state
        for viewer in (None, *range(state.seats)):
            facts = position.facts("en", "me", viewer)
            seat = position.mover if viewer is None else viewer
            order = state.order().index(seat) + 1
            assert str(order) in values_of(facts, "text")[3:5]
            houses = {fact.value for fact in facts if fact.kind == "house"}
            assert houses <= {PLAYERS[seat]}
            assert sorted(values_of(facts, "medal")) == sorted(
                CHARACTERS[i] for i in state.characters_of(seat)
            )
            left = state.houses[seat]
            house = next(fact for fact in facts if fact.kind == "house")
            beside = [m.value for m in facts if m.kind == "text" and _right_of(m.box, house.box)]
            assert beside[0] == str(left)
