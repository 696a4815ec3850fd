"""Lawyer, Carpenter and Stonemason."""

from __future__ import annotations

from tests.engine.caylus1303.table import STARTING_ORDER, Table

# Lawyer


def test_lawyer_claims_a_yellow_tile_for_a_cloth() -> None:
    """No points; it uses a house."""
    table = Table().give("A", cloth=1).worker("A", "lawyer").only(2)
    assert table.choices == ["decline", *STARTING_ORDER]
    table.play("A claim start_quarry")
    assert table.at(8) == "start_quarry A"
    assert (table.holds("A"), table.houses("A"), table.gained("A")) == ({}, 8, 0)


def test_lawyer_claims_only_unclaimed_yellow_tiles() -> None:
    """Yellow flags only (rules: Claimed tiles stay claimed)."""
    table = Table().claim("B", "start_quarry").residence("C", "start_farm_a")
    table.give("A", cloth=1).worker("A", "lawyer").only(2)
    assert "start_quarry" not in table.choices
    assert table.refused("A", "start_quarry") == "claimed"
    assert table.refused("A", "start_farm_a") == "claimed"
    assert table.refused("A", "wood_market") == "yellow"
    assert table.refused("A", "carpenter") == "yellow"


def test_lawyer_needs_cloth_and_a_house() -> None:
    table = Table().worker("A", "lawyer").only(2).default_until("")
    assert table.events("forced")[0].data["rule"] == "lawyer_target"
    few = Table().give("A", cloth=1).worker("A", "lawyer")
    few.claim("A", *STARTING_ORDER[:7])
    few.tile("wood_farm", "A")
    few.tile("wood_sawmill", "A")
    assert few.houses("A") == 0
    few.only(2).default_until("")
    assert few.holds("A") == {"cloth": 1}


# Carpenter and Stonemason


def carpenter(table: Table, **held: int) -> Table:
    """Put A on the carpenter with these resources."""
    return table.give("A", **held).worker("A", "carpenter").only(2)


def test_carpenter_builds_on_the_first_empty_space() -> None:
    table = carpenter(Table(), food=1, wood=1)
    assert table.choices == [
        "decline",
        "wood_farm",
        "wood_sawmill",
        "wood_quarry",
        "wood_covered_market",
        "wood_tailor",
        "wood_stonemason",
    ]
    table.play("A build wood_quarry")
    assert table.at(14) == "wood_quarry A"
    assert (table.gained("A"), table.houses("A"), table.holds("A")) == (2, 8, {})
    assert "wood_quarry" not in table.state.wood_supply
    assert table.source("A", "building") == 2


def test_building_skips_the_stone_tile_at_18() -> None:
    table = Table()
    for word in ("wood_farm", "wood_sawmill", "wood_quarry", "wood_tailor"):
        table.tile(word, "B")
    carpenter(table, wood=2).play("A build wood_spinning_mill")
    assert table.at(19) == "wood_spinning_mill A"


def test_a_basic_resource_is_chosen_after_the_fixed_part() -> None:
    """1 wood + 1 ? needs a wood and one more; gold never pays.

    A ruling (rules: Fixed kinds are paid first).
    """
    table = carpenter(Table(), wood=1, cloth=1, gold=2)
    assert table.choices == ["decline", "wood_covered_market", "wood_tailor", "wood_stonemason"]
    table.play("A build wood_covered_market")  # cloth is all that is left
    assert table.holds("A") == {"gold": 2}
    alone = carpenter(Table(), wood=1, gold=2).default_until("")
    assert alone.holds("A") == {"wood": 1, "gold": 2}


def test_a_second_wood_may_pay() -> None:
    table = carpenter(Table(), wood=2, stone=1).play("A build wood_tailor")
    assert table.choices == ["wood", "stone"]
    table.play("A pay wood")
    assert table.holds("A") == {"stone": 1}


def test_a_tile_built_now_has_no_worker_and_does_nothing() -> None:
    table = carpenter(Table().provost(28), food=1, wood=1).play("A build wood_farm")
    table.default_until("")
    assert table.holds("A") == {}
    assert len(table.events("used")) == 0


def test_the_starting_carpenter_is_another_building() -> None:
    table = Table().give("A", wood=2).worker("A", "start_carpenter").only(2)
    table.default_until("choose_wood_tile").play("A build wood_spinning_mill")
    assert table.at(14) == "wood_spinning_mill A"


def mason(table: Table, **held: int) -> Table:
    """Put A on B's stonemason at 14 with these resources."""
    table.tile("wood_stonemason", "B")
    table.give("A", **held).provost(15).worker("A", "wood_stonemason").only(2)
    return table


def test_stonemason_builds_a_stone_tile_at_full_cost() -> None:
    table = mason(Table(), food=1, stone=1).default_until("choose_stone_tile")
    assert table.choices == [
        "decline",
        "stone_farm",
        "stone_sawmill",
        "stone_quarry",
        "stone_guild",
    ]
    table.play("A build stone_sawmill")
    assert table.at(15) == "stone_sawmill A"
    assert (table.holds("A"), table.gained("A")) == ({}, 3)


def test_the_setup_side_spares_only_the_fixed_stone() -> None:
    """The ? paid with stone is not waived (rules: Only fixed stone is waived)."""
    table = Table().site("start_guild_4", "wood_stonemason", "stone_church").round(4)
    table.give("A", stone=1).favour("A").play("""
        A favour B
        A site wood_stonemason
    """)
    assert table.choices == ["decline", "stone_guild"]
    table.play("A build stone_guild")  # the ? is paid with the stone
    assert table.holds("A") == {}
    assert table.at(14) == "stone_guild A"
    assert (table.gained("A"), table.houses("A")) == (4, 8)


def test_the_waiver_lowers_only_the_payment() -> None:
    """Points, Architect and house are as usual."""
    table = Table().site("start_guild_4", "wood_stonemason", "stone_church").round(4)
    table.people(("bailiff", "thief", "steward"), A="architect")
    table.give("A", food=1).favour("A").play("""
        A favour B
        A site wood_stonemason
        A build stone_quarry
    """)
    assert (table.gained("A"), table.houses("A"), table.holds("A")) == (3 + 1, 8, {})


def test_architect_gains_a_point_for_each_tile() -> None:
    """To each tile separately."""
    table = Table().people(("bailiff", "thief", "steward"), A="architect")
    table.give("A", wood=2, food=2).worker("A", "carpenter", "start_carpenter").only(2)
    table.play("A build wood_farm").default_until("choose_wood_tile").play("A build wood_quarry")
    assert table.gained("A") == (2 + 1) * 2
    assert table.source("A", "character") == 2
    assert [e.data["architect"] for e in table.events("built")] == [1, 1]


def test_resources_of_earlier_buildings_pay_later_ones() -> None:
    """Along the road, never in reverse."""
    table = Table().worker("A", "start_farm_a", "start_sawmill", "start_carpenter").only(2)
    table.default_until("choose_wood_tile").play("A build wood_farm")
    assert table.at(14) == "wood_farm A"
    reverse = Table().worker("A", "carpenter", "start_farm_a", "start_sawmill").only(2)
    assert not reverse.default_until("").events("built")
