"""Who may know what: rules §9."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from engine.core.chance import Chance
from engine.core.contract import check_views
from engine.tuscany import GAME
from engine.tuscany.data import CARDS, UNKNOWN
from engine.tuscany.rules.payments import payable
from engine.tuscany.state import TuscanyState
from tests.engine.tuscany.random_play import builder
from tests.engine.tuscany.table import Table


def played(steps: int = 120, seats: int = 3) -> TuscanyState:
    state, chance = GAME.new(seats, {}, Chance(5)), Chance(6)
    for _ in range(steps):
        GAME.take(state, *builder(state, chance))
    return state


def test_the_public_sees_no_hand_no_order_and_no_chance() -> None:
    """Invariant 14."""
    plain = GAME.view(played(), None).to_json()
    assert plain["chance"] == 0
    for pile in (plain["deck"], plain["yields"], plain["neutral"]):
        assert set(pile) == {None}
    for player in plain["players"]:
        assert set(player["hand"].values()) == {None}
        assert set(player["stacks"]) == {None}


def test_the_public_sees_all_the_rest() -> None:
    state = played()
    seen, full = GAME.view(state, None).to_json(), state.to_json()
    hidden = {"chance", "deck", "yields", "neutral", "players"}
    assert all(seen[key] == full[key] for key in full.keys() - hidden)
    assert len(seen["deck"]) == len(full["deck"])
    for here, there in zip(seen["players"], full["players"], strict=True):
        assert all(here[key] == there[key] for key in there.keys() - {"hand", "stacks"})
        assert len(here["stacks"]) == len(there["stacks"])


def test_a_seat_sees_its_own_hand_and_not_its_stacks() -> None:
    state = played()
    view = GAME.view(state, 1)
    assert view.hands[1] == state.hands[1]
    assert view.hands[0] == view.hands[2] == [UNKNOWN] * 8
    assert set(view.stacks[1]) == {UNKNOWN}


def test_boards_are_private_until_all_have_chosen() -> None:
    """D-19."""
    state = GAME.new(2, {}, Chance(1))
    for word in ("ABC", "000", "dd"):
        GAME.apply(state, 0, word)
    other, own = GAME.view(state, 1), GAME.view(state, 0)
    assert (other.boards[0], other.boards[1]) == ("", state.boards[1])
    assert own.stack[-1][3][0] == ("ABC", "000", "dd")
    assert other.stack[-1][3][0] is None
    GAME.apply(state, 0, GAME.legal(state, 0)[0])
    assert GAME.view(state, 1).stack[-1][3][0] == "?"
    assert GAME.view(state, None).boards == ["", ""]
    for word in ("ABC", "000", "dd"):
        GAME.apply(state, 1, word)
    GAME.apply(state, 1, GAME.legal(state, 1)[0])
    assert GAME.view(state, None).boards == state.boards
    assert all(GAME.view(state, None).arrangements)


def test_a_dealt_arrangement_is_private_until_all_have_chosen() -> None:
    state = GAME.new(2, {"regions": "dealt"}, Chance(1))
    view = GAME.view(state, 0)
    assert view.arrangements == [state.arrangements[0], ""]
    assert GAME.legal(view, 0) == GAME.legal(state, 0)
    assert GAME.legal(view, 1) == ()


def test_others_see_where_a_tile_could_go_but_not_what_can_be_paid() -> None:
    """A's Carriage has legal spaces; whether A has the cards is A's to know."""
    poor = Table().store("A", "carriage").begin().state
    rich = Table().hand("A", carriage=2).store("A", "carriage").begin().state
    for state in (poor, rich):
        for viewer in (None, 1):
            places = [word for word in GAME.view(state, viewer).legal if "," in word]
            assert places == ["2,0", "3,0", "4,-1"]
    assert [word for word in GAME.view(poor, 0).legal if "," in word] == []
    assert len([word for word in GAME.view(rich, 0).legal if "," in word]) == 3


def test_others_do_not_see_which_payments_are_possible() -> None:
    table = Table().hand("A", carriage=2, farm=2).store("A", "carriage").begin()
    table.play("A place 2,0")
    assert list(GAME.view(table.state, 0).legal) == ["own+own", "own+2farm"]
    assert GAME.view(table.state, None).legal == ()


def test_draws_are_told_as_a_number() -> None:
    table = Table().deck("inn", "city").begin().play("A draw")
    (drew,) = table.told("drew")
    assert drew.secret == {"kinds": ["inn", "city"]}
    assert drew.seen_by(1).secret is None
    assert "inn" not in json.dumps(drew.seen_by(None).to_json())


# Filling in


def test_filled_in_states_hold_all_cards_and_tiles() -> None:
    for seat in (0, 1, 2, None):
        state = GAME.determinize(GAME.view(played(), seat), Chance(9))
        assert GAME.problems(state) == []


def test_unknown_hands_are_dealt_fairly() -> None:
    """Each unseen card is as likely as any other to be in the other's hand."""
    state = Table().hand("A", village=4).hand("B", castle=6).begin().state
    drawn: Counter[int] = Counter()
    for number in range(400):
        world = GAME.determinize(GAME.view(state, 0), Chance(number))
        drawn.update(dict(enumerate(world.hands[1])))
    unseen = [count - held for count, held in zip(CARDS, (4, 0, 0, 0, 0, 0, 0, 0), strict=True)]
    for kind, count in enumerate(unseen):
        expected = 400 * 6 * count / sum(unseen)
        assert 0.75 * expected < drawn[kind] < 1.25 * expected


@pytest.mark.parametrize("question", ["PAY", "PLACE_ITEM"])
def test_who_has_announced_a_placement_can_pay_for_it(question: str) -> None:
    table = Table().hand("A", carriage=2, farm=1).bonus("A", "plus_storage")
    table.store("A", "carriage", "token").begin().play("A place 2,0")
    if question == "PAY":
        table.play("A place token")
    assert table.state.stack[-1][0] == question
    for number in range(30):
        world = GAME.determinize(GAME.view(table.state, 1), Chance(number))
        assert payable(world, 0, 2)
        assert GAME.legal(world, 0)


def test_even_when_such_a_hand_is_rare() -> None:
    """Two inns among two cards: found from the payment, for trying takes too long."""
    table = Table("AB").hand("A", inn=2).store("A", "inn").cover("A", 9, 6)
    table.begin().play("A place 1,2")
    for number in range(10):
        world = GAME.determinize(GAME.view(table.state, None), Chance(number))
        assert payable(world, 0, 6)
        assert sum(world.hands[0]) == 2


def test_views_hold_in_the_set_up_and_at_the_end() -> None:
    for options in ({}, {"regions": "dealt"}):
        state, chance = GAME.new(3, options, Chance(2)), Chance(3)
        while state.stack:
            if state.stack[-1][1] < 0:
                for viewer in (0, 1, 2, None):
                    check_views(GAME, state, viewer, chance)
            GAME.take(state, *builder(state, chance))
        for viewer in (0, 1, 2, None):
            check_views(GAME, state, viewer, chance)
