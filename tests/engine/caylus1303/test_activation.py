"""Phase 2: the walk, what buildings do, the bridge step: rules §3, §6."""

from __future__ import annotations

import pytest

from engine.caylus1303.data import STARTING
from tests.engine.caylus1303.table import COURT, SITE_TILES, STARTING_ORDER, Table

OTHER_SITE = ("start_guild_4", "wood_farm", "stone_church")
"""With the manor left to be built."""


def test_buildings_activate_in_road_order() -> None:
    """§6.1: not in the order of placing."""
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
    """§6.1: workers there return to the camp without effect."""
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
    """§4: the Journeyman's worker after the one already there."""
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


# What tiles do

FREE_SIDES = [
    ("start_farm_a", {"food": 1}, 0),
    ("start_farm_b", {"food": 1}, 0),
    ("start_sawmill", {"wood": 1}, 0),
    ("start_quarry", {"stone": 1}, 0),
    ("wood_farm", {"food": 2}, 0),
    ("wood_sawmill", {"wood": 2}, 0),
    ("wood_quarry", {"stone": 2}, 0),
    ("wood_spinning_mill", {"cloth": 2}, 0),
    ("stone_farm", {"food": 2, "cloth": 1}, 0),
    ("stone_sawmill", {"wood": 2, "cloth": 1}, 0),
    ("stone_quarry", {"stone": 2, "cloth": 1}, 0),
]


@pytest.mark.parametrize(("tile", "made", "pp"), FREE_SIDES)
def test_production_is_applied_unasked(tile: str, made: dict[str, int], pp: int) -> None:
    """§3.2 to §3.4; D-11."""
    table = Table()
    if tile not in STARTING:
        table.tile(tile, "A")
    table.provost(28).worker("A", tile).only(2).default_until("")
    assert table.holds("A") == made
    assert table.gained("A") == pp


SETUP_SIDES = [
    ("wood_farm", {"food": 1}, 1),
    ("wood_sawmill", {"wood": 1}, 1),
    ("wood_quarry", {"stone": 1}, 1),
    ("wood_spinning_mill", {"cloth": 1}, 1),
    ("wood_manor", {}, 2),
]


@pytest.mark.parametrize(("tile", "made", "pp"), SETUP_SIDES)
def test_setup_sides_of_wood_tiles(tile: str, made: dict[str, int], pp: int) -> None:
    """§3.3; D-06."""
    site = ("start_guild_4", "wood_market", "stone_church")
    table = Table().tiles(STARTING_ORDER, tile, "stone_gold_mine", site)
    table.provost(14).worker("A", tile).only(2).default_until("")
    assert table.holds("A") == made
    assert table.gained("A") == pp
    assert table.source("A", "effect") == pp


def test_covered_market_on_both_sides() -> None:
    setup = Table().tiles(STARTING_ORDER, "wood_covered_market", "stone_gold_mine")
    setup.provost(14).worker("A", "wood_covered_market").only(2).default_until("")
    assert (setup.hand("A"), setup.gained("A")) == (5 + 2, 1)
    built = Table()
    built.tile("wood_covered_market", "B")
    built.provost(15).worker("A", "wood_covered_market").only(2).default_until("")
    assert (built.hand("A"), built.gained("A")) == (5 + 3, 0)


@pytest.mark.parametrize("tile", ["stone_farm", "stone_sawmill", "stone_quarry"])
def test_setup_sides_of_stone_production(tile: str) -> None:
    """§3.4: one less of the tile's own kind; no owner, no bonus."""
    table = Table().tiles(STARTING_ORDER, "wood_market", tile)
    table.provost(28).worker("A", tile).only(2).default_until("")
    own = {"stone_farm": "food", "stone_sawmill": "wood", "stone_quarry": "stone"}[tile]
    assert table.holds("A") == {own: 1, "cloth": 1}
    assert not table.events("owner_bonus")


def test_gold_mine_on_both_sides() -> None:
    setup = Table().provost(28).worker("A", "stone_gold_mine").only(2).default_until("")
    built = Table().tiles(STARTING_ORDER, "wood_market", "stone_guild")
    built.tile("stone_gold_mine", "B")
    built.provost(28).worker("A", "stone_gold_mine").only(2).default_until("")
    assert setup.holds("A") == built.holds("A") == {"gold": 1}


def test_starting_market_takes_a_worker_from_hand() -> None:
    """§3.2, §10.13: not the worker on the building."""
    table = Table().hands(A=2).worker("A", "start_market_a").only(2)
    table.default_until("use_building").play("A activate use")
    assert table.choices == ["food", "wood", "stone", "cloth"]
    table.play("A take cloth")
    assert table.holds("A") == {"cloth": 1}
    assert (table.hand("A"), table.camp("A")) == (0, 15)


def test_starting_market_without_a_worker_in_hand() -> None:
    table = Table().hands(A=1).worker("A", "start_market_a").only(2).default_until("")
    assert table.holds("A") == {}
    assert [e.data["rule"] for e in table.events("forced") if e.seat == 0][-1] == "use_building"


def test_wood_market_costs_nothing_and_asks_only_what_to_gain() -> None:
    """§9: ``gain_any`` alone."""
    table = Table().provost(14).hands(A=1).worker("A", "wood_market").only(2)
    table.default_until("gain_any").play("A take wood")
    assert table.holds("A") == {"wood": 1}
    assert table.camp("A") == 15


@pytest.mark.parametrize(("tile", "count"), [("start_guild_3", 3), ("stone_guild", 5)])
def test_guilds_take_workers_for_one_basic_resource(tile: str, count: int) -> None:
    """§3.2, §3.4: never gold."""
    table = Table().hands(A=1)
    if tile == "stone_guild":
        table.tile(tile, "B")
    table.give("A", cloth=1, gold=3).provost(28).worker("A", tile).only(2)
    table.default_until("use_building").play("A activate use")  # cloth is all that can pay
    assert table.holds("A") == {"gold": 3}
    assert table.hand("A") == count


def test_guild_4_takes_four_workers_for_a_stone() -> None:
    """D-05."""
    table = Table().site("start_quarry", *SITE_TILES[1:])
    table.give("A", stone=1).hands(A=1).worker("A", "start_guild_4").only(2)
    table.default_until("use_building").play("A activate use")
    assert (table.hand("A"), table.holds("A")) == (4, {})


def test_gold_alone_pays_no_guild() -> None:
    table = Table().give("A", gold=3).worker("A", "start_guild_3").only(2).default_until("")
    assert table.holds("A") == {"gold": 3}


CONVERTERS = [
    ("wood_tailor", {"cloth": 2}, "1", {"cloth": 1}, 0, 4),
    ("wood_tailor", {"cloth": 2}, "2", {}, 0, 6),
    ("stone_foundry", {}, "1", {"gold": 1}, -1, 0),
    ("stone_foundry", {}, "2", {"gold": 2}, -3, 0),
    ("stone_church", {}, "1", {}, -2, 4),
    ("stone_church", {}, "2", {}, -4, 6),
    ("stone_jeweler", {"gold": 2}, "1", {"gold": 1}, 0, 5),
    ("stone_jeweler", {"gold": 2}, "2", {}, 0, 9),
]


@pytest.mark.parametrize(("tile", "held", "line", "left", "workers", "pp"), CONVERTERS)
def test_converters(
    tile: str, held: dict[str, int], line: str, left: dict[str, int], workers: int, pp: int
) -> None:
    """§3.3, §3.4: one of two lines."""
    site = ("start_guild_4", "wood_manor", "stone_guild")
    table = Table().tiles(STARTING_ORDER, "wood_market", "stone_gold_mine", site)
    table.tile(tile, "B")
    table.give("A", **held).provost(28).worker("A", tile).only(2).default_until("use_building")
    assert table.choices == ["1", "2", "decline"]
    table.play(f"A activate {line}")
    assert table.holds("A") == left
    assert table.hand("A") == 5 + workers
    assert table.gained("A") == pp


def test_both_sides_of_a_converter_are_the_same() -> None:
    table = Table().tiles(STARTING_ORDER, "wood_tailor", "stone_jeweler")
    table.give("A", cloth=1, gold=1).provost(28).worker("A", "wood_tailor", "stone_jeweler")
    table.only(2).default_until("use_building")
    assert table.choices == ["1", "decline"]
    table.play("A activate 1")
    assert table.choices == ["1", "decline"]
    table.play("A activate 1")
    assert table.gained("A") == 4 + 5


def test_only_lines_that_can_be_paid_are_offered() -> None:
    table = Table().give("A", cloth=1)
    table.tile("wood_tailor", "B")
    table.provost(28).worker("A", "wood_tailor").only(2).default_until("use_building")
    assert table.choices == ["1", "decline"]
    reason = table.why_not("A", "2")
    assert reason.key == "caylus1303-refusal-cost"


def alchemist(**held: int) -> Table:
    table = Table().give("A", **held)
    table.tile("stone_alchemist", "B")
    table.provost(28).worker("A", "stone_alchemist").only(2)
    return table.default_until("use_building")


def test_alchemist_chooses_each_resource() -> None:
    """§3.4: two may be equal or different; never gold."""
    table = alchemist(food=2, stone=1, gold=1).play("A activate 2")
    assert table.choices == ["food", "stone"]
    table.play("A pay food")
    assert table.choices == ["food", "stone"]
    table.play("A pay food")
    assert table.holds("A") == {"stone": 1, "gold": 3}


def test_alchemist_of_different_kinds() -> None:
    table = alchemist(food=1, stone=1).play("""
        A activate 2
        A pay stone
    """)  # food is all that is left to pay with
    assert table.holds("A") == {"gold": 2}


def test_alchemist_with_one_resource() -> None:
    table = alchemist(cloth=1)
    assert table.choices == ["1", "decline"]
    table.play("A activate 1")
    assert table.holds("A") == {"gold": 1}


def test_a_paid_effect_may_be_declined() -> None:
    """D-11."""
    table = alchemist(food=2).play("A activate decline")
    assert table.holds("A") == {"food": 2}


def test_fairground_pays_a_wood_for_a_favour() -> None:
    """§3.1."""
    table = Table().give("A", wood=1).worker("A", "fairground").only(2)
    assert table.choices == ["use", "decline"]
    table.play("A activate use")
    assert table.holds("A") == {}
    assert table.asking == "A favour_mode"


def test_built_manor_goes_straight_to_its_favour() -> None:
    """§9; A.2 #6: when activated, not when built."""
    table = Table().tiles(STARTING_ORDER, "wood_market", "stone_gold_mine", OTHER_SITE)
    table.tile("wood_manor", "B")
    assert not table.provost(28).worker("A", "wood_manor").only(2).events("favour")
    table.default_until("favour_mode")
    assert table.asking == "A favour_mode"


# Owner bonus


@pytest.mark.parametrize(
    ("tile", "kind"), [("stone_farm", "food"), ("stone_sawmill", "wood"), ("stone_quarry", "stone")]
)
def test_owner_bonus_when_somebody_else_works_there(tile: str, kind: str) -> None:
    """§3.4, D-19: before the visitors' effects."""
    table = Table()
    table.tile(tile, "B")
    table.provost(28).worker("A", tile).only(2).default_until("")
    assert table.holds("B") == {kind: 1}
    assert table.happened("owner_bonus", "used") == ["B owner_bonus", "A used"]


def test_no_owner_bonus_for_the_own_worker() -> None:
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
    """§4."""
    table = Table().people(COURT, A="journeyman")
    table.tile("stone_farm", "C")
    table.provost(28).worker("B", "stone_farm").worker("A", "stone_farm").only(2).default_until("")
    assert table.holds("C") == {"food": 1}
    assert table.holds("A") == table.holds("B") == {"food": 2, "cloth": 1}


@pytest.mark.parametrize("first", ["A", "C"])
def test_no_bonus_when_one_of_two_workers_is_the_owners(first: str) -> None:
    """§4: in either order."""
    second = "C" if first == "A" else "A"
    table = Table().people(COURT, **{second: "journeyman"})
    table.tile("stone_farm", "C")
    table.provost(28).worker(first, "stone_farm").worker(second, "stone_farm")
    table.only(2).default_until("")
    assert table.holds("C") == {"food": 2, "cloth": 1}
    assert not table.events("owner_bonus")


def test_thief_does_not_keep_the_resource_bonus_away() -> None:
    """D-09."""
    table = Table().people(("bailiff", "steward", "night_worker"), A="thief")
    table.tile("stone_farm", "B")
    table.provost(28).worker("A", "stone_farm").only(2).default_until("")
    assert table.holds("B") == {"food": 1}


# Lawyer


def test_lawyer_claims_a_yellow_tile_for_a_cloth() -> None:
    """§6.2: no points; a house goes."""
    table = Table().give("A", cloth=1).worker("A", "lawyer").only(2)
    assert table.choices == ["decline", *STARTING_ORDER]
    table.play("A claim start_quarry")
    assert table.at(8) == "start_quarry A"
    assert (table.holds("A"), table.houses("A"), table.gained("A")) == ({}, 8, 0)


def test_lawyer_never_claims_twice_nor_anything_but_yellow() -> None:
    """D-12; §3.1: yellow flags only."""
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
    """A stands on the carpenter with these resources."""
    return table.give("A", **held).worker("A", "carpenter").only(2)


def test_carpenter_builds_on_the_first_empty_space() -> None:
    """§6.3."""
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
    """§2.2."""
    table = Table()
    for word in ("wood_farm", "wood_sawmill", "wood_quarry", "wood_tailor"):
        table.tile(word, "B")
    carpenter(table, wood=2).play("A build wood_spinning_mill")
    assert table.at(19) == "wood_spinning_mill A"


def test_a_basic_resource_is_chosen_after_the_fixed_part() -> None:
    """§1, D-17: 1 wood + 1 ? needs a wood and one more; gold never pays."""
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


def test_start_carpenter_is_another_carpenter() -> None:
    table = Table().give("A", wood=2).worker("A", "start_carpenter").only(2)
    table.default_until("choose_wood_tile").play("A build wood_spinning_mill")
    assert table.at(14) == "wood_spinning_mill A"


def mason(table: Table, **held: int) -> Table:
    """A stands on a built stonemason of B at 14 with these resources."""
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
    """D-07: the ? paid with stone is not waived."""
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


def test_the_waiver_lowers_only_what_is_paid() -> None:
    """§10.6: points, Architect and house are as usual."""
    table = Table().site("start_guild_4", "wood_stonemason", "stone_church").round(4)
    table.people(("bailiff", "thief", "steward"), A="architect")
    table.give("A", food=1).favour("A").play("""
        A favour B
        A site wood_stonemason
        A build stone_quarry
    """)
    assert (table.gained("A"), table.houses("A"), table.holds("A")) == (3 + 1, 8, {})


def test_architect_gains_a_point_for_each_tile() -> None:
    """§4: to each tile separately."""
    table = Table().people(("bailiff", "thief", "steward"), A="architect")
    table.give("A", wood=2, food=2).worker("A", "carpenter", "start_carpenter").only(2)
    table.play("A build wood_farm").default_until("choose_wood_tile").play("A build wood_quarry")
    assert table.gained("A") == (2 + 1) * 2
    assert table.source("A", "character") == 2
    assert [e.data["architect"] for e in table.events("built")] == [1, 1]


def test_resources_of_earlier_buildings_pay_later_ones() -> None:
    """§10.8: along the road, never the reverse."""
    table = Table().worker("A", "start_farm_a", "start_sawmill", "start_carpenter").only(2)
    table.default_until("choose_wood_tile").play("A build wood_farm")
    assert table.at(14) == "wood_farm A"
    reverse = Table().worker("A", "carpenter", "start_farm_a", "start_sawmill").only(2)
    assert not reverse.default_until("").events("built")


# The provost


def test_toll_moves_up_to_two_steps_for_nothing() -> None:
    """§3.1: before the bridge step."""
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
    """§6.4; the second fixture of §11: blue 0, black -2, red +2, green -1."""
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


def test_bridge_moves_are_limited_by_hand() -> None:
    table = Table().hands(A=2, B=0, C=1).only(2)
    assert table.choices == ["-2", "-1", "0", "+1", "+2"]
    table.play("A provost +1")
    assert table.asking == "C bridge_move"  # B has nobody to send
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
    """§2.2, §6.4: steps that cannot be made cannot be bought."""
    assert Table().provost(p).only(2).choices == choices


def test_bailiff_moves_one_step_after_the_bridge() -> None:
    """§4, §6.1."""
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
    """§10.11."""
    table = Table().provost(16).worker("A", "stone_gold_mine").only(2)
    table.play("A provost +3").default_until("")
    assert table.holds("A") == {"gold": 1}
