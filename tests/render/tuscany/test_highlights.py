"""Highlights of the last move."""

from __future__ import annotations

import pytest

from engine.core.events import Event
from engine.core.words.numbers import signed
from engine.tuscany.data import DISPLAY
from render.kit.canvas import Canvas
from render.kit.contract.boxes import values_of
from render.kit.contract.game import MIN_CONTRAST
from render.kit.palette import contrast
from render.tuscany import kinds
from render.tuscany.changes import find_changes
from tests.render.tuscany.positions import Position, after, positions

GLOW = 700
"""More pixels of that colour than the edges of yellow things have."""
NEW = {"placed", "placed_free", "refilled", "took", "bonus", "worker", "marble", "drew"}


def glowing(picture: Canvas) -> int:
    """Return how many pixels have the highlight colour."""
    return picture.image.histogram()[picture.palette.index("glow")]


def test_events_yield_the_changes_they_made() -> None:
    found = find_changes(
        [
            Event("placed", 1, {"space": 12, "item": "quarry", "kind": "quarry"}),
            Event("took", 0, {"slot": "B", "item": "inn"}),
            Event("refilled", 0, {"slot": "B", "item": "city", "stack": 1, "left": 3}),
            Event("restocked", -1, {"slots": "AC", "items": ["inn", "city"]}),
            Event("token", 0, {"why": "inn"}),
            Event("bonus", 2, {"bonus": "plus_card", "green": 0, "why": "city"}),
            Event("colour_bonus", 1, {"green": 3, "kind": "quarry", "rank": 1}),
        ]
    )
    assert found.hexes == {(1, 11)}
    assert found.restocked_slots == {DISPLAY.index(slot) for slot in "AC"}
    assert found.taken_slots == {DISPLAY.index("B")}
    assert dict(found.stored) == {(0, "inn"): 1, (0, "token"): 1}
    assert dict(found.bonuses) == {(2, "plus_card"): 1}
    assert found.colours == {(1, "quarry")}


def test_the_first_display_and_the_starting_castles_are_new() -> None:
    found = find_changes(
        [
            Event("arranged", 0, {"boards": "A1 B1 C1", "arrangement": "ABC/000/dd", "space": 12}),
            Event("displayed", -1, {"items": ["inn"] * 8}),
        ]
    )
    assert found.hexes == {(0, 11)}
    assert found.restocked_slots == set(range(8))


@pytest.mark.parametrize("kind", sorted(NEW))
def test_the_last_move_is_highlighted(kind: str) -> None:
    assert len(after(kind)) >= 4
    for position in after(kind):
        picture = position.painted()
        assert values_of(picture.facts, "halo", "change"), position
        quiet = Position(position.name, position.state).painted()
        assert glowing(picture) > glowing(quiet) + GLOW, position


def test_a_taken_tile_glows_and_its_slot_has_a_dashed_outline_without_glow() -> None:
    for position in after("took"):
        taken = [event.data for event in position.latest_events if event.kind == "took"]
        facts = position.facts()
        halos = values_of(facts, "halo")
        assert {str(data["item"]) for data in taken} <= {*halos}, position
        assert not {str(data["slot"]) for data in taken} & {*halos}, position
        assert values_of(facts, "origin"), position


def test_nothing_is_highlighted_if_nothing_happened() -> None:
    for position in positions()[::7]:
        quiet = Position(position.name, position.state)
        picture = quiet.painted()
        assert "halo" not in {fact.kind for fact in picture.facts}, position
        assert glowing(picture) < GLOW, position


def test_highlights_remove_nothing_from_the_picture() -> None:
    for position in after("placed_free"):
        quiet = Position(position.name, position.state).painted()
        changes = values_of(position.facts(), "change", "faint-change")
        for kind in ("tile", "text", "legal", "ring"):
            listed = sorted(values_of(position.facts(), kind))
            added = [*changes, *values_of(position.facts(), "last-move")] if kind == "text" else []
            assert listed == sorted([*values_of(quiet.facts, kind), *added]), position


def test_changed_counts_show_the_amount() -> None:
    """Cards drawn and points scored since the position before."""
    for position in after("drew"):
        assert position.before_latest_turn is not None
        seats = range(position.state.seats)
        score_changes = [
            position.state.hand_sizes[s] - position.before_latest_turn.hand_sizes[s] for s in seats
        ]
        label = values_of(position.facts(), "change")
        assert all(signed(change) in label for change in score_changes if change), position


def test_changes_since_the_movers_last_turn_are_fainter() -> None:
    """Tiles laid and counts changed before the last move; nothing has both highlights."""
    seen = set[str]()
    for position in positions():
        if (
            position.before_latest_turn is None
            or position.after_previous_turn is None
            or position.rule != "action"
        ):
            continue
        known = (
            position.after_previous_turn.tiles,
            position.before_latest_turn.tiles,
            position.state.tiles,
        )
        hexes = [list(zip(*tiles, strict=True)) for tiles in zip(*known, strict=True)]
        earlier = sum(since != before == now for seat in hexes for since, before, now in seat)
        facts = [fact for fact in position.facts() if fact.value == ""]
        assert values_of(facts, "faint-halo") == [""] * earlier, position
        seen |= {fact.kind for fact in position.facts() if fact.kind.startswith("faint")}
    assert seen >= {"faint-halo", "faint-change"}


def test_numbers_and_icons_stand_out_from_the_colour_of_their_space() -> None:
    for pale, dim, number in zip(
        kinds.PALE_COLOURS, kinds.DIM_COLOURS, kinds.NUMBER_COLOURS, strict=True
    ):
        assert contrast(dim, pale) >= MIN_CONTRAST
        assert contrast(number, pale) >= MIN_CONTRAST
    assert contrast("act", "tile") >= MIN_CONTRAST
