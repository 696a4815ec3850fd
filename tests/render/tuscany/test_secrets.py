"""Hidden information is never painted; during the set-up players only see their own boards."""

from __future__ import annotations

from engine.tuscany import GAME
from engine.tuscany.data import KINDS
from engine.tuscany.rules.setup import arrangement_of
from render import paint
from render.kit.contract.boxes import values_of
from tests.render.tuscany.positions import of_rule, positions


def test_the_public_sees_no_hand() -> None:
    for position in positions()[::4]:
        for part in ("board", "me", "hand", "player1", "player2"):
            assert values_of(position.facts("en", part), "hand") == [], position


def test_players_only_see_their_own_hand() -> None:
    for position in positions()[1::9]:
        for seat, hand in enumerate(position.state.hands):
            for part in ("board", "me", "hand"):
                shown = values_of(position.facts("en", part, seat), "hand")
                held = [f"{kind} {count}" for kind, count in zip(KINDS, hand, strict=True)]
                assert sorted(shown) == sorted(held), position


def test_a_hidden_hand_is_drawn_as_backs() -> None:
    """A scene that does not match its view gives nothing away."""
    position = of_rule("action")[0]
    scene = position.scene("en", "hand", 0)
    assert paint("tuscany", position.view(None), scene) == paint("tuscany", position.view(1), scene)


def test_the_public_sees_blank_boards_while_regions_are_arranged() -> None:
    for position in of_rule("arrange", "start_castle"):
        facts = position.facts()
        assert values_of(facts, "tile") == []
        assert values_of(facts, "handle") == []
        label = values_of(facts, "text")
        assert {"A", "B", "C"} <= set(label)
        waiting = len(GAME.to_move(position.state))
        assert (label.count("arranging"), label.count("ready")) == (
            waiting,
            position.state.seats - waiting,
        )


def test_players_see_their_own_boards_as_far_as_they_are_arranged() -> None:
    steps = set[int]()
    for position in of_rule("arrange"):
        _, _, seats, answers = position.state.stack[-1]
        for seat, answer in zip(seats, answers, strict=True):
            facts = position.facts(viewer=seat)
            label = values_of(facts, "text")
            boards = position.state.boards[seat].split()
            given = answer if isinstance(answer, tuple) else ()
            assert "30" in label
            if isinstance(answer, str):
                assert not set(boards) & set(label)
            else:
                steps.add(len(given))
                order = arrangement_of(given).split("/", maxsplit=1)[0]
                places = [m for m in facts if m.kind == "text" and m.value in boards]
                assert [m.value[0] for m in sorted(places, key=lambda m: m.box[0])] == list(order)
    assert len(steps) > 1
