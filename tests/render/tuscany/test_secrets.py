"""What is hidden is never drawn, and the set-up shows each player's own boards alone."""

from __future__ import annotations

from functools import partial

import pytest

from engine.core.chance import Chance
from engine.tuscany import GAME
from engine.tuscany.data import KINDS
from engine.tuscany.state import TuscanyState
from render import paint
from tests.render.tuscany.positions import PARTS, Position, of_rule, positions, values
from tests.render.tuscany.test_crops import parts_of


def otherwise(position: Position, viewer: int | None, seed: int) -> TuscanyState:
    """Another state that looks the same to a viewer, as that viewer sees it."""
    other = GAME.determinize(position.view(viewer), Chance(seed))
    return GAME.view(other, viewer)


@pytest.mark.parametrize("part", ["board", *PARTS])
def test_states_that_differ_in_hidden_things_give_the_same_public_picture(part: str) -> None:
    for seed, position in enumerate(positions()[::4]):
        if part != "board" and part not in parts_of(position):
            continue
        hidden = position.state.hands != GAME.determinize(position.view(), Chance(seed)).hands
        assert hidden, position
        draw = partial(paint, "tuscany", scene=position.scene("en", part))
        assert draw(position.view()) == draw(otherwise(position, None, seed)), position


def test_another_hand_gives_the_same_picture_to_a_player() -> None:
    for seed, position in enumerate(positions()[::5]):
        for viewer in range(position.state.seats):
            draw = partial(paint, "tuscany", scene=position.scene("en", "board", viewer))
            seen = otherwise(position, viewer, seed)
            assert draw(position.view(viewer)) == draw(seen), position


def test_no_hand_is_drawn_for_the_public() -> None:
    for position in positions():
        for part in ("board", "me", "hand", "player1", "player2"):
            assert values(position.marks("en", part), "hand") == [], position


def test_a_player_sees_the_own_hand_and_no_other() -> None:
    for position in positions()[::3]:
        for seat, hand in enumerate(position.state.hands):
            for part in ("board", "me", "hand"):
                shown = values(position.marks("en", part, seat), "hand")
                held = [f"{kind} {count}" for kind, count in zip(KINDS, hand, strict=True)]
                assert sorted(shown) == sorted(held), position


def test_a_viewer_for_whom_the_hand_is_blank_sees_backs() -> None:
    """A view and a scene that do not belong together give nothing away."""
    position = of_rule("ACTION")[0]
    scene = position.scene("en", "hand", 0)
    assert paint("tuscany", position.view(None), scene) == paint("tuscany", position.view(1), scene)


def test_the_public_sees_blank_boards_while_regions_are_arranged() -> None:
    for position in of_rule("ARRANGE", "START_CASTLE"):
        marks = position.marks()
        assert values(marks, "tile") == []
        said = values(marks, "text")
        assert {"A", "B", "C"} <= set(said)
        waiting = len(GAME.owing(position.state))
        assert (said.count("arranging"), said.count("ready")) == (
            waiting,
            position.state.seats - waiting,
        )


def test_a_player_sees_the_own_boards_as_far_as_they_are_arranged() -> None:
    steps = set[int]()
    for position in of_rule("ARRANGE"):
        _, _, seats, answers = position.state.stack[-1]
        for seat, answer in zip(seats, answers, strict=True):
            marks = position.marks(viewer=seat)
            said = values(marks, "text")
            boards = position.state.boards[seat].split()
            given = len(answer) if isinstance(answer, tuple) else 0
            if isinstance(answer, str) or given >= 3:
                assert not set(boards) & set(said)
                assert "30" in said
            else:
                steps.add(given)
                order = answer[0] if given else "ABC"
                places = [m for m in marks if m.kind == "text" and m.value in boards]
                assert [m.value[0] for m in sorted(places, key=lambda m: m.box[0])] == list(order)
    assert len(steps) > 1


def test_drawing_changes_nothing_in_the_view() -> None:
    for position in of_rule("ACTION", "ARRANGE", "CITY")[::3]:
        view = position.view(0)
        before = view.to_json()
        for part in ("board", *parts_of(position)):
            position.drawn("en", part, 0)
        paint("tuscany", view, position.scene("en", "me", 0))
        assert view.to_json() == before
