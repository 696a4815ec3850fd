"""Edge cases of the rules about placing workers and the special buildings, by their names."""

from __future__ import annotations

import pytest

from engine.caylus.data import PRINTED
from tests.engine.caylus.table import Table


def test_supply_of_cubes_deniers_and_houses_is_unlimited() -> None:
    table = Table().provost(16).give("A", food=50, gold=40, deniers=300)
    table.worker("A", 16).begin(5)
    assert table.holds("A") == {"food": 50, "gold": 41, "deniers": 302}
    for _ in range(19):
        table.tile("residence", "A")  # (rules: Residences are unlimited)
    table.check()


def test_income_on_turn_1() -> None:
    table = Table().begin(1)
    assert table.state.round == 1
    assert [table.holds(player)["deniers"] for player in "ABC"] == [2, 2, 2]


def test_income_of_residence_library_and_hotel() -> None:
    table = Table().give("A", wood=3, stone=3, gold=3)
    for _ in range(3):
        table.tile("residence", "A")
    table.resume(5, ("build_prestige", 0), ("build_prestige", 0)).play("""
        A prestige library
        A site 9
        A prestige hotel
        A site 10
    """)
    table.begin(1)
    data = table.events("income")[0].data
    assert data == {"gains": (2 + 1 + 1 + 2, 2, 2)}
    assert table.holds("A") == {"deniers": 6}
    assert table.holds("B") == {"deniers": 2}


def test_provost_before_the_first_neutral_tile() -> None:
    table = Table().provost(2, bailiff=9).give("A", deniers=9).worker("B", 1).only(4)
    assert table.choices[0] == "-1"
    assert table.refused("A", "-2") == "off-road"
    table.play("A provost -1")
    assert table.state.provost == 1
    assert table.only(5).holds("B") == {"stone": 1}
    table.done()


def test_printed_buildings_are_skipped_when_building() -> None:
    table = Table()
    spaces = [table.tile("residence", "A") for _ in range(19)]
    assert spaces == [*range(9, 16), *range(17, 29)]
    assert [table.at(space) for space in PRINTED] == list(PRINTED.values())


def test_printed_buildings_are_never_transformed() -> None:
    table = Table().give("A", deniers=1, cloth=1).resume(5, ("lawyer_target", 0, 1))
    assert table.choices == ["decline", "1", "2", "3", "4", "5", "6"]
    for space in PRINTED:
        assert table.refused("A", str(space)) == "never-transformed"


def test_gold_mine_reached_over_empty_spaces() -> None:
    table = Table().give("A", deniers=1).begin(2).play("A place 16")
    assert table.standing(16) == "A"
    far = Table().provost(15, bailiff=9).worker("A", 16).only(5).done()
    assert far.holds("A") == {}
    there = Table().provost(16, bailiff=9).worker("A", 16).only(5).done()
    assert there.holds("A") == {"gold": 1}


def test_targets_that_are_never_legal() -> None:
    table = Table().give("A", deniers=9)
    table.tile("residence", "A")
    table.worker("B", 1).begin(2)
    assert table.refused("A", "9") == "no-workers"
    assert table.refused("A", "10") == "empty-space"
    assert table.refused("A", "1") == "occupied"


def test_joust_without_denier_or_cloth() -> None:
    for goods in ({"deniers": 1}, {"cloth": 1}, {}):
        table = Table().give("A", **goods).worker("A", "joust_field").only(3)
        assert table.holds("A") == goods
        assert table.hand("A") == 6
        assert not table.events("favor")
        table.done()


def test_joust_with_the_money_of_the_trading_post() -> None:
    table = Table().give("A", cloth=1).worker("A", "trading_post", "joust_field").begin(3)
    assert table.asking == "A joust"
    table.play("""
        A joust pay
        A favor vp
    """)
    assert table.holds("A") == {"deniers": 2}
    assert table.vp("A") == 1


def test_joust_several_times_per_turn() -> None:
    table = Table().give("A", deniers=3, cloth=3).worker("A", "joust_field").only(3)
    table.play("""
        A joust pay
        A favor vp
    """)
    assert table.state.over
    assert table.holds("A") == {"deniers": 2, "cloth": 2}


def test_worker_stays_on_the_joust_field_while_its_favour_is_resolved() -> None:
    table = Table().give("A", deniers=1, cloth=1).worker("A", "joust_field").only(3)
    table.play("A joust pay")
    assert table.asking == "A favor_line"
    assert table.standing("joust_field") == "A"
    table.play("A favor vp")
    assert table.standing("joust_field") == ""
    table.done()


def test_gate_worker_moved_to_trading_post() -> None:
    table = Table().worker("A", "gate").only(3).play("A gate trading_post")
    assert table.holds("A") == {"deniers": 3}
    assert table.hand("A") == 6
    table.done()


def test_gate_worker_moved_to_guild() -> None:
    table = Table().worker("A", "gate").only(3).play("A gate merchants_guild")
    assert table.asking == "A guild_move"
    assert table.standing("merchants_guild") == "A"
    table.play("A guild +3")
    assert table.state.provost == 9
    assert table.hand("A") == 6
    table.done()


def test_gate_worker_moved_to_joust_field() -> None:
    table = Table().give("A", deniers=1, cloth=1).worker("A", "gate").only(3)
    table.play("A gate joust_field")
    assert table.asking == "A joust"


def test_gate_worker_moved_to_stables() -> None:
    table = Table().worker("A", "gate").worker("C", "stables").only(3)
    table.play("A gate stables")
    assert table.turn_order == "CAB"
    table.done()


def test_gate_worker_moved_to_castle() -> None:
    table = Table().worker("A", "gate").worker("C", "castle").only(3).play("A gate castle")
    assert table.standing("castle") == "CA"
    table.done()


@pytest.mark.parametrize("place", ["stables", "castle"])
def test_gate_worker_not_to_a_place_of_the_same_player(place: str) -> None:
    table = Table().worker("A", "gate", place).only(3)
    assert place not in table.choices
    assert table.refused("A", place) == "already-there"


def test_gate_worker_not_to_full_stables() -> None:
    table = Table("ABCD").worker("D", "gate")
    for player in "ABC":
        table.worker(player, "stables")
    assert table.only(3).refused("D", "stables") == "stables-full"


def test_gate_worker_moved_to_the_inn() -> None:
    table = Table().worker("A", "gate").only(3).play("A gate inn")
    assert table.standing("inn_right") == "A"
    assert table.standing("inn") == ""
    assert table.hand("A") == 5
    table.done()


def test_gate_worker_moved_to_the_inn_beside_a_worker_of_the_same_player() -> None:
    """A ruling (rules: Gate may lead to Inn)."""
    table = Table().worker("A", "gate", "inn_right").only(3).play("A gate inn")
    assert table.standing("inn_right") == "A"
    assert table.hand("A") == 5
    table.done()


def test_gate_is_not_another_place() -> None:
    """A ruling (rules: Gate cannot lead to itself)."""
    table = Table().worker("A", "gate").only(3)
    assert "gate" not in table.choices
    assert table.refused("A", "gate") == "gate"


def test_gate_declined() -> None:
    table = Table().worker("A", "gate").only(3)
    assert table.standing("gate") == "A"
    assert table.hand("A") == 5
    table.play("A gate decline")
    assert table.hand("A") == 6
    table.done()


def test_gate_costs_nothing_and_pays_the_owner() -> None:
    table = Table()
    table.tile("mason", "B")
    table.worker("A", "gate").only(3).play("A gate 9")
    assert table.vp("B") == 1
    assert table.holds("A") == {}
    table.done()


def test_gate_worker_moved_beyond_the_provost() -> None:
    table = Table()
    table.tile("wood_quarry", "B")
    table.worker("A", "gate").begin(3).play("A gate 9").default_until("place_or_pass")
    assert table.vp("B") == 1
    assert "stone" not in table.holds("A")
    assert table.hand("A") == 6


def test_two_own_workers_in_the_inn() -> None:
    table = Table().worker("A", "inn_right", "inn").only(3)
    assert table.standing("inn_right") == "A"
    assert table.hand("A") == 5
    table.done()


def test_inn_and_forced_removal() -> None:
    table = Table().worker("A", "inn_right").give("B", deniers=9).begin(2)
    table.play("B place inn")
    assert table.hand("A") == 5  # still phase 2
    table.play("B pass")
    assert table.hand("A") == 6
    assert table.standing("inn_right") == "B"


@pytest.mark.parametrize(("choice", "right", "hand"), [("keep", "A", 5), ("leave", "", 6)])
def test_inn_without_a_newcomer(choice: str, right: str, hand: int) -> None:
    table = Table().worker("A", "inn_right").only(3)
    assert table.choices == ["keep", "leave"]
    table.play(f"A inn {choice}")
    assert table.standing("inn_right") == right
    assert table.hand("A") == hand
    table.done()


def test_opponents_building_with_inn_discount() -> None:
    table = Table().give("A", deniers=1).worker("A", "inn_right")
    table.tile("mason", "B")
    table.order("BCA").begin(2).play("A place 9")  # B and C have passed
    assert table.holds("A") == {}
    assert table.vp("B") == 1


def test_owners_building_while_others_have_passed() -> None:
    table = Table().give("A", deniers=1)
    table.tile("mason", "A")
    table.order("BCA").begin(2)
    assert table.choices == ["pass", "9"]
    assert table.refused("A", "1") == "cost"
    table.play("A place 9")
    assert table.holds("A") == {}
    assert table.vp("A") == 0


def test_building_built_this_turn_gets_no_worker() -> None:
    """Built in phase 3 by the joust favour, when the gate's worker has gone already."""
    table = Table().provost(12).scored(1).markers("A", building=2).give("A", deniers=1, cloth=2)
    table.worker("B", "gate").worker("A", "joust_field").begin(3)
    assert table.asking == "B gate_move"
    assert table.refused("B", "9") == "empty-space"
    table.play("""
        B gate 8
        A joust pay
        A favor building
        A level 3
        A build church
        A favor resource
    """)
    assert table.at(9) == "church A"
    assert table.standing(9) == ""
    table.default_until("place_or_pass")
    assert not table.events("exchanged")
    assert [event.data["place"] for event in table.events("gate_moved")] == ["8"]
    assert table.state.round == 2
    assert "9" in table.choices


def test_turn_order_ties() -> None:
    """Impossible: the circles are distinct, the rest keep their order."""
    table = Table("ABCDE").worker("D", "stables").worker("B", "stables").only(3)
    assert table.turn_order == "DBACE"
    table.done()


def test_stables_hold_three() -> None:
    table = Table("ABCD").give("D", deniers=9)
    for player in "ABC":
        table.worker(player, "stables")
    table.order("DABC").begin(2)
    assert table.refused("D", "stables") == "stables-full"


def test_stables_do_not_change_the_passing_order() -> None:
    table = Table().give("A", deniers=3).give("B", deniers=3).give("C", deniers=3)
    table.worker("C", "stables").begin(3)
    assert table.turn_order == "CAB"
    assert table.asking == "A provost_move"


def test_forced_pass_without_a_worker() -> None:
    """Editions differ (rules: Players without workers pass formally)."""
    table = Table().give("A", deniers=9).worker("A", 1, 2, 3, 4, 5, 6).give("B", deniers=9)
    table.only(2)
    assert table.in_order(table.state.pass_order) == "A"
    assert table.holds("A") == {"deniers": 10}
    assert table.asking == "B place_or_pass"


def test_only_the_first_to_pass_is_paid() -> None:
    table = Table().begin(2)
    assert [event.data.get("deniers") for event in table.events("passed")] == [1, None, None]
    assert [event.data["rank"] for event in table.events("passed")] == [1, 2, 3]


def test_guild_stays_on_the_road() -> None:
    table = Table().provost(27, bailiff=20).scored(2).worker("A", "merchants_guild").only(3)
    assert table.choices == ["-3", "-2", "-1", "0", "+1"]
    assert table.refused("A", "+2") == "off-road"


def test_provost_is_paid_by_the_space() -> None:
    table = Table().give("A", deniers=2).only(4)
    assert table.choices == ["-2", "-1", "0", "+1", "+2"]
    assert table.refused("A", "+3") == "cost"
    table.play("A provost -2")
    assert table.state.provost == 4
    assert table.holds("A") == {}
    table.done()
