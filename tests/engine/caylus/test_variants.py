"""Two players and the simplified favours."""

from __future__ import annotations

import pytest

from engine.caylus import GAME
from engine.core.chance import Chance
from engine.core.errors import EngineError
from tests.engine.caylus.table import Table


def test_two_players_start_with_five_deniers_each() -> None:
    assert GAME.setup(2, {"favors": "table"}, Chance(0)).deniers == [5, 5]


@pytest.mark.parametrize(
    ("seats", "deniers"), [(3, [5, 6, 6]), (4, [5, 6, 6, 7]), (5, [5, 6, 6, 7, 7])]
)
def test_deniers_by_position_in_the_turn_order(seats: int, deniers: list[int]) -> None:
    state = GAME.setup(seats, {"favors": "table"}, Chance.from_seed("order"))
    assert [state.deniers[seat] for seat in state.turn_order] == deniers


def test_two_players_alternate() -> None:
    table = Table.start("AB", "1")
    first = table.turn_order
    orders = []
    for _ in range(4):
        orders.append(table.turn_order)
        before = table.state.round
        while table.state.round == before:
            seat = table.state.stack[-1].seat
            GAME.apply_unchecked(table.state, seat, GAME.default(table.state, seat))
    assert orders == [first, first[::-1], first, first[::-1]]


def test_two_players_score_in_the_order_of_the_turn_just_played() -> None:
    table = Table("AB").provost(11).order("BA").begin(7)
    assert [event.seat for event in table.events("section_score")] == [1, 0]
    assert table.turn_order == "AB"


def test_two_players_have_no_stables() -> None:
    table = Table("AB").give("A", deniers=9).begin(2)
    assert "stables" not in table.choices
    assert table.refused("A", "stables") == "stables-two-players"
    gate = Table("AB").worker("A", "gate").only(3)
    assert "stables" not in gate.choices
    assert gate.refused("A", "stables") == "stables-two-players"


@pytest.mark.parametrize("place", ["castle", "gate", "1", "7", "9"])
def test_two_players_pay_three_after_the_other_passed(place: str) -> None:
    """Castle and road cost 3 (rules: The castle also costs three); 9 is the other player's."""
    table = Table("AB").give("A", deniers=3)
    table.tile("mason", "B")
    table.order("BA").begin(2).play(f"A place {place}")
    assert table.events("placed")[0].data["deniers"] == -3


def test_two_players_pay_one_for_their_own_building() -> None:
    table = Table("AB").give("A", deniers=1)
    table.tile("mason", "A")
    table.order("BA").begin(2)
    assert table.choices == ["pass", "9"]


def test_two_players_pay_one_with_the_inn() -> None:
    table = Table("AB").give("A", deniers=1).worker("A", "inn_right").order("BA").begin(2)
    table.play("A place castle")
    assert table.events("placed")[0].data["deniers"] == -1


def test_two_players_first_to_pass_is_paid() -> None:
    table = Table("AB").give("A", deniers=1).give("B", deniers=1).begin(2).play("A pass")
    assert table.holds("A") == {"deniers": 2}


def test_simplified_favours_are_three_points_without_limit() -> None:
    """A ruling (rules: Simplified favours have no limit)."""
    table = Table("ABC", "simplified").resume(5, *[("favor", 0)] * 6)
    assert table.state.over
    assert table.vp("A") == 18
    assert table.state.favour[0] == [0, 0, 0, 0]


@pytest.mark.parametrize("seats", [1, 6])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(EngineError):
        GAME.new(seats)


def test_unknown_options_are_refused() -> None:
    with pytest.raises(EngineError):
        GAME.new(3, {"favors": "double"})
