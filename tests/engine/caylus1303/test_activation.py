"""Phase 2: the walk, owner bonuses, the provost."""

from __future__ import annotations

import pytest

from tests.engine.caylus1303.table import COURT, Table


def test_buildings_activate_in_road_order() -> None:
    """Not in the order of placement."""
    table = Table().worker("A", "start_farm_b").worker("B", "start_farm_a")
    table.worker("C", "start_quarry").only(2)
    table.default_until("")
    assert table.happened("used") == ["B used", "C used", "A used"]


def test_the_worker_goes_to_the_camp_and_not_to_hand() -> None:
    table = Table().worker("A", "start_farm_a").only(2).default_until("")
    assert (table.hand("A"), table.camp("A")) == (5, 10)
    assert table.holds("A") == {"food": 1}
    assert table.standing("start_farm_a") == ""


def test_buildings_from_the_provost_on_do_nothing() -> None:
    """Workers there return to the camp without effect."""
    table = Table().provost(7).worker("A", "start_sawmill", "start_market_a")
    table.worker("B", "stone_gold_mine").only(2).default_until("")
    assert table.holds("A") == {"wood": 1}
    assert table.holds("B") == {}
    beyond = [e.data["place"] for e in table.events("worker_home") if e.data["why"] == "beyond"]
    assert beyond == ["start_market_a", "stone_gold_mine"]
    assert (table.hand("A"), table.camp("A")) == (4, 11)


def test_at_the_end_symbol_everything_activates() -> None:
    table = Table().provost(28).worker("A", "stone_gold_mine").only(2).default_until("")
    assert table.holds("A") == {"gold": 1}


def test_two_workers_on_one_building_resolve_in_the_order_they_came() -> None:
    """The Journeyman's worker after the one already there."""
    table = Table().people(COURT, A="journeyman")
    table.worker("B", "start_guild_3").worker("A", "start_guild_3")
    table.give("A", food=1, wood=1).give("B", food=1, wood=1).only(2)
    table.default_until("use_building")
    assert table.asking == "B use_building"
    table.play("""
        B activate use
        B pay wood
    """)
    assert table.asking == "A use_building"
    assert table.standing("start_guild_3") == "A"
    assert table.hand("B") == 6 - 1 + 3


# Owner bonus


@pytest.mark.parametrize(
    ("tile", "kind"), [("stone_farm", "food"), ("stone_sawmill", "wood"), ("stone_quarry", "stone")]
)
def test_owner_bonus_when_another_player_works_there(tile: str, kind: str) -> None:
    """Before the visitors' effects (rules: The owner's bonus comes first)."""
    table = Table()
    table.tile(tile, "B")
    table.provost(28).worker("A", tile).only(2).default_until("")
    assert table.holds("B") == {kind: 1}
    assert table.happened("owner_bonus", "used") == ["B owner_bonus", "A used"]


def test_no_owner_bonus_for_the_owners_worker() -> None:
    table = Table()
    table.tile("stone_farm", "B")
    table.provost(28).worker("B", "stone_farm").only(2).default_until("")
    assert table.holds("B") == {"food": 2, "cloth": 1}


def test_no_owner_bonus_beyond_the_provost() -> None:
    """The placement point stays, the resource needs the provost."""
    table = Table()
    table.tile("stone_farm", "B")
    table.begin(1).play("""
        A place stone_farm
        B pass
        C pass
        A pass
        B provost -1
    """)
    table.default_until("plan")
    assert table.gained("B") == 1
    assert table.holds("B") == {}


def test_two_foreign_workers_bring_the_bonus_once() -> None:
    table = Table().people(COURT, A="journeyman")
    table.tile("stone_farm", "C")
    table.provost(28).worker("B", "stone_farm").worker("A", "stone_farm").only(2).default_until("")
    assert table.holds("C") == {"food": 1}
    assert table.holds("A") == table.holds("B") == {"food": 2, "cloth": 1}


@pytest.mark.parametrize("first", ["A", "C"])
def test_no_bonus_when_one_of_two_workers_is_the_owners(first: str) -> None:
    """In either order."""
    second = "C" if first == "A" else "A"
    table = Table().people(COURT, **{second: "journeyman"})
    table.tile("stone_farm", "C")
    table.provost(28).worker(first, "stone_farm").worker(second, "stone_farm")
    table.only(2).default_until("")
    assert table.holds("C") == {"food": 2, "cloth": 1}
    assert not table.events("owner_bonus")


def test_the_thief_does_not_prevent_the_resource_bonus() -> None:
    """A ruling (rules: Thieves leave the owner's bonus)."""
    table = Table().people(("bailiff", "steward", "night_worker"), A="thief")
    table.tile("stone_farm", "B")
    table.provost(28).worker("A", "stone_farm").only(2).default_until("")
    assert table.holds("B") == {"food": 1}


# The provost


def test_toll_moves_up_to_two_steps_for_nothing() -> None:
    """Before the bridge step."""
    table = Table().worker("A", "toll").only(2)
    assert table.choices == ["-2", "-1", "0", "+1", "+2"]
    table.play("A toll +2")
    assert (table.state.provost, table.hand("A")) == (15, 5)
    assert table.events("bridge")
    assert table.happened("provost_moved", "worker_home") == ["A provost_moved", "A worker_home"]


def test_two_users_of_the_toll_move_one_after_the_other() -> None:
    table = Table().people(COURT, A="journeyman").worker("B", "toll").worker("A", "toll").only(2)
    table.play("""
        B toll +2
        A toll -1
    """)
    assert table.state.provost == 14


def test_bridge_moves_cost_a_worker_a_step_in_passing_order() -> None:
    """The second short example: blue 0, black -2, red +2, green -1."""
    table = Table("ABCD").passed("ABCD").only(2)
    table.play("""
        A provost 0
        B provost -2
        C provost +2
        D provost -1
    """)
    assert table.state.provost == 12
    assert [table.hand(player) for player in "ABCD"] == [6, 4, 4, 5]
    assert [table.camp(player) for player in "ABCD"] == [9, 11, 11, 10]


def test_bridge_moves_are_limited_by_workers_in_hand() -> None:
    table = Table().hands(A=2, B=0, C=1).only(2)
    assert table.choices == ["-2", "-1", "0", "+1", "+2"]
    table.play("A provost +1")
    assert table.asking == "C bridge_move"  # B has no worker to send
    assert table.choices == ["-1", "0", "+1"]


@pytest.mark.parametrize(
    ("p", "choices"),
    [
        (5, ["0", "+1", "+2", "+3"]),
        (6, ["-1", "0", "+1", "+2", "+3"]),
        (28, ["-3", "-2", "-1", "0"]),
        (27, ["-3", "-2", "-1", "0", "+1"]),
    ],
)
def test_bridge_moves_stay_between_bridge_and_end_symbol(p: int, choices: list[str]) -> None:
    """Steps that cannot be made cannot be bought."""
    assert Table().provost(p).only(2).choices == choices


def test_bailiff_moves_one_step_after_the_bridge() -> None:
    table = Table().people(("thief", "steward", "night_worker"), B="bailiff").only(2)
    table.play("""
        A provost 0
        B provost 0
        C provost 0
    """)
    assert table.asking == "B bailiff_move"
    assert table.choices == ["-1", "0", "+1"]
    table.play("B bailiff -1")
    assert (table.state.provost, table.hand("B")) == (12, 6)


def test_bailiff_keeps_the_bounds() -> None:
    table = Table().provost(28).people(("thief", "steward", "night_worker"), B="bailiff")
    table.only(2).default_until("bailiff_move")
    assert table.choices == ["-1", "0"]


def test_forward_over_empty_spaces_reaches_18() -> None:
    table = Table().provost(16).worker("A", "stone_gold_mine").only(2)
    table.play("A provost +3").default_until("")
    assert table.holds("A") == {"gold": 1}
