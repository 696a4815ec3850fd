"""Hidden information."""

from __future__ import annotations

import json
from collections import Counter
from typing import ClassVar

import pytest

from engine.core.chance import Chance
from engine.core.contract import ContractBroken, check_views
from engine.core.contract.views import check_steps_unseen
from engine.tuscany import GAME
from engine.tuscany.data import REGION_CARDS, UNKNOWN
from engine.tuscany.game import Tuscany
from engine.tuscany.rules.action import Action
from engine.tuscany.state import TuscanyState
from tests.engine.tuscany.random_play import builder
from tests.engine.tuscany.table import Table
from tests.engine.variants import with_variants


def played(steps: int = 100, seats: int = 3) -> TuscanyState:
    state, chance = GAME.new(seats, {}, Chance(5)), Chance(6)
    for _ in range(steps):
        GAME.apply_unchecked(state, *builder(state, chance))
    return state


def test_the_public_view_hides_hands_orders_and_chance() -> None:
    """Invariant 14."""
    plain = GAME.view(played(), None).to_json()
    assert plain["chance"] == 0
    for pile in (plain["deck"], plain["yields"], plain["neutral"]):
        assert set(pile) == {None}
    for player in plain["players"]:
        assert set(player["hand"].values()) == {None}
        assert set(player["stacks"]) == {None}


def test_the_public_view_shows_the_rest() -> None:
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
    """A ruling (rules: Dealt boards stay private)."""
    state = GAME.new(2, {}, Chance(1))
    for word in ("ABC", "000", "dd"):
        GAME.apply(state, 0, word)
    other, own = GAME.view(state, 1), GAME.view(state, 0)
    assert (other.boards[0], other.boards[1]) == ("", state.boards[1])
    assert own.stack[-1][3][0] == ("ABC", "000", "dd")
    assert other.stack[-1][3][0] is None
    GAME.apply(state, 0, GAME.legal_choices(state, 0)[0])
    assert GAME.view(state, 1).stack[-1][3][0] == "?"
    assert GAME.view(state, None).boards == ["", ""]
    for word in ("ABC", "000", "dd"):
        GAME.apply(state, 1, word)
    GAME.apply(state, 1, GAME.legal_choices(state, 1)[0])
    assert GAME.view(state, None).boards == state.boards
    assert all(GAME.view(state, None).arrangements)


def test_a_dealt_arrangement_is_private_until_all_have_chosen() -> None:
    state = GAME.new(2, {"regions": "dealt"}, Chance(1))
    view = GAME.view(state, 0)
    assert view.arrangements == [state.arrangements[0], ""]
    assert GAME.legal_choices(view, 0) == GAME.legal_choices(state, 0)
    assert GAME.legal_choices(view, 1) == ()


def test_others_see_where_a_tile_could_go_but_not_what_can_be_paid() -> None:
    """A's Carriage has legal spaces; whether A has the cards is secret."""
    poor = Table().store("A", "carriage").begin().state
    rich = Table().hand("A", carriage=2).store("A", "carriage").begin().state
    for state in (poor, rich):
        for viewer in (None, 1):
            places = [word for word in GAME.view(state, viewer).legal if "," in word]
            assert places == ["2,0", "3,0", "4,-1"]
    assert [word for word in GAME.view(poor, 0).legal if "," in word] == []
    assert len([word for word in GAME.view(rich, 0).legal if "," in word]) == 3


def test_a_placement_is_secret_until_it_is_paid() -> None:
    """Item, hex and payment are submitted together; until then others see the action."""
    table = Table().hand("A", carriage=2, farm=2).bonus("A", "plus_storage")
    table.store("A", "carriage", "token").begin()
    before = {viewer: GAME.view(table.state, viewer) for viewer in (None, 1)}
    assert table.state.events is not None
    for move, question in (("place 2,0", "place_item"), ("place carriage", "pay")):
        table.state.events.clear()
        table.play(f"A {move}")
        assert table.state.stack[-1].name == question
        assert table.state.events == []
        for viewer, seen in before.items():
            now = GAME.view(table.state, viewer)
            assert now.to_json() == seen.to_json()
            assert now.legal == seen.legal
    assert GAME.asks_in_private(table.state)
    assert GAME.view(table.state, 0).legal == ("own+own", "own+2farm")
    table.play("A pay own+own")
    assert [event.kind for event in table.state.events][:2] == ["paid", "placed"]
    assert GAME.view(table.state, None).tiles[0] == table.state.tiles[0]


def test_a_game_saved_in_the_middle_of_a_placement_continues() -> None:
    table = Table().hand("A", carriage=2).store("A", "carriage").begin().play("A place 2,0")
    plain = json.loads(json.dumps(table.state.to_json()))
    plain["idle"] = False  # as the first release reported it at once
    state = GAME.restore(plain)
    GAME.apply(state, 0, "own+own")
    table.play("A pay own+own")
    assert state.to_json() == table.state.to_json()


def test_others_see_only_the_number_of_drawn_cards() -> None:
    table = Table().deck("inn", "city").begin().play("A draw")
    (drew,) = table.events("drew")
    assert drew.secret == {"kinds": ["inn", "city"]}
    assert drew.seen_by(1).secret is None
    assert "inn" not in json.dumps(drew.seen_by(None).to_json())


# Determinization


def test_determinized_states_hold_all_cards_and_tiles() -> None:
    for seat in (0, 1, 2, None):
        state = GAME.determinize(GAME.view(played(), seat), Chance(9))
        assert GAME.broken_invariants(state) == []


def test_unknown_hands_are_dealt_fairly() -> None:
    """Each unseen card is as likely as any other to be in the other's hand."""
    state = Table().hand("A", village=4).hand("B", castle=6).begin().state
    drawn: Counter[int] = Counter()
    for number in range(400):
        world = GAME.determinize(GAME.view(state, 0), Chance(number))
        drawn.update(dict(enumerate(world.hands[1])))
    unseen = [
        count - held for count, held in zip(REGION_CARDS, (4, 0, 0, 0, 0, 0, 0, 0), strict=True)
    ]
    for kind, count in enumerate(unseen):
        expected = 400 * 6 * count / sum(unseen)
        assert 0.75 * expected < drawn[kind] < 1.25 * expected


def test_a_hand_is_uniform_while_a_placement_is_paid_for() -> None:
    """Two inns are one hand among many: that a Place has begun is not known (chi-square, 7)."""
    table = Table("AB").hand("A", inn=2).store("A", "inn").cover("A", 9, 6)
    table.begin().play("A place 1,2")
    view, drawn, chance = GAME.view(table.state, None), Counter[int](), Chance.from_seed("even")
    for _ in range(1500):
        drawn.update(dict(enumerate(GAME.determinize(view, chance).hands[0])))
    assert drawn.total() == 3000
    expected = {kind: 3000 * count / sum(REGION_CARDS) for kind, count in enumerate(REGION_CARDS)}
    assert sum((drawn[kind] - n) ** 2 / n for kind, n in expected.items()) < 18.5


def test_determinizing_does_not_change_the_view() -> None:
    for viewer in (0, 1, 2, None):
        view = GAME.view(played(), viewer)
        before = view.to_json()
        world = GAME.determinize(view, Chance(4))
        assert view.to_json() == before
        assert world.hands[viewer or 0] is not view.hands[viewer or 0]


def test_views_hold_in_the_set_up_and_at_the_end() -> None:
    for options in ({}, {"regions": "dealt"}):
        state, chance = GAME.new(3, options, Chance(2)), Chance(3)
        while state.stack:
            if state.stack[-1][1] < 0:
                for viewer in (0, 1, 2, None):
                    check_views(GAME, state, viewer, chance)
            GAME.apply_unchecked(state, *builder(state, chance))
        for viewer in (0, 1, 2, None):
            check_views(GAME, state, viewer, chance)


class Hasty(Action):
    """Reveals a placement before it is paid, in the state or by an event."""

    kind: ClassVar[str] = ""

    def take(self, state: TuscanyState, seat: int, choice: str) -> None:
        if self.kind:
            state.tell(self.kind, seat, space=choice)
        else:
            state.idle = False
        super().take(state, seat, choice)


class Loud(Hasty):
    """Reveals it by an event."""

    kind = "placed"


@pytest.mark.parametrize(
    ("rule", "why"),
    [
        (Hasty, "can see a step of a choice that is not complete"),
        (Loud, "an event reveals a choice that is not complete"),
    ],
)
def test_the_contract_catches_a_placement_revealed_too_early(rule: type[Hasty], why: str) -> None:
    state = Table().hand("A", carriage=2).store("A", "carriage").begin().state
    check_steps_unseen(GAME, state, Chance(1))
    hasty = Tuscany()
    with with_variants(hasty, rule), pytest.raises(ContractBroken, match=why):
        _try_all(hasty, hasty.restore(state.to_json()))


def _try_all(rules: Tuscany, state: TuscanyState) -> None:
    for number in range(20):
        check_steps_unseen(rules, state, Chance(number))
