"""Other players' prestige points are hidden in every part until the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.caylus1303.data import SOURCES
from engine.caylus1303.state import Caylus1303State
from render import Scene, painter, parts_for
from render.kit.contract.boxes import values_of
from render.kit.sprite import Fact
from tests.render.caylus1303.positions import PARTS, Position, of_rule, positions


def richer(state: Caylus1303State, seats: Sequence[int]) -> Caylus1303State:
    """Return the same state with more points for some seats."""
    other = state.copy()
    for seat in seats:
        other.points[seat] += 31 + seat
        other.points_by_source[seat] = [points + 7 for points in other.points_by_source[seat]]
    return other


def running(part: str = "board") -> list[Position]:
    return [
        position
        for position in positions()
        if position.rule != "over"
        and part in parts_for(painter("caylus1303"), position.state.seats)
    ]


@pytest.mark.parametrize("part", ["board", *PARTS])
def test_others_points_change_no_pixel_of_a_public_picture(part: str) -> None:
    for position in running(part)[::6]:
        state = position.state
        scene = position.scene("en", part)
        rich = Position("rich", richer(state, range(state.seats)))
        assert pixels(position, scene) == pixels(rich, scene), position


@pytest.mark.parametrize("part", ["board", *PARTS])
def test_even_a_full_state_shows_no_points_to_the_public(part: str) -> None:
    for position in running(part)[::8]:
        state = position.state
        scene = position.scene("en", part)
        picture = painter("caylus1303").paint(state, scene, recording=True)
        rich = painter("caylus1303").paint(richer(state, range(state.seats)), scene)
        assert picture.image.tobytes() == rich.image.tobytes(), position
        assert score_texts(picture.facts) == []


def test_players_only_see_their_own_points() -> None:
    for position in running()[::16]:
        state = position.state
        for viewer in range(state.seats):
            assert score_texts(position.facts("en", "me", viewer)) == [str(state.points[viewer])]
            assert score_texts(position.facts("en", "board", viewer)) == [str(state.points[viewer])]
            scene = position.scene("en", "board", viewer)
            others = [seat for seat in range(state.seats) if seat != viewer]
            rich = Position("rich", richer(state, others))
            assert pixels(position, scene, viewer) == pixels(rich, scene, viewer), position


def test_hidden_points_are_marked_as_unknown() -> None:
    position = running()[len(running()) // 2]
    seats = position.state.seats
    scores = values_of(position.facts("en", "board", 0), "score")
    assert sorted(scores) == sorted([str(position.state.points[0]), *"?" * (seats - 1)])
    assert values_of(position.facts(), "score") == ["?"] * seats


def test_at_the_end_all_points_are_public() -> None:
    for position in of_rule("over"):
        listed = sorted(map(int, score_texts(position.facts())))
        assert listed == sorted(position.state.points)
        assert len(SOURCES) == len(position.state.points_by_source[0])


def test_no_text_for_the_public_contains_a_total() -> None:
    position = running()[len(running()) // 2]
    state = richer(position.state, range(position.state.seats))
    state.points = [9_000 + seat for seat in range(state.seats)]
    for part in parts_for(painter("caylus1303"), state.seats):
        picture = painter("caylus1303").paint(state, position.scene("en", part), recording=True)
        assert not [label for label in values_of(picture.facts, "text") if "900" in label]


def pixels(position: Position, scene: Scene, viewer: int | None = None) -> tuple[Any, bytes]:
    """Return the size and all pixels of a picture."""
    image = painter("caylus1303").paint(position.view(viewer), scene).image
    return image.size, image.tobytes()


def score_texts(facts: Sequence[Fact]) -> list[str]:
    """Return the scores in player panels, recognised by their text size."""
    return [fact.value for fact in facts if fact.kind == "text" and is_score(fact)]


def is_score(fact: Fact) -> bool:
    return fact.size == 52 and fact.value.isdecimal()
