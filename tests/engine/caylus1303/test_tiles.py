"""The effects of buildings for the workers on them."""

from __future__ import annotations

import json

import pytest

from engine.caylus1303 import GAME
from engine.caylus1303.tiles import STARTING
from tests.engine.caylus1303.table import SITE_TILES, STARTING_ORDER, Table

OTHER_SITE = ("start_guild_4", "wood_farm", "stone_church")
"""With the manor left to be built."""


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
def test_production_is_automatic(tile: str, made: dict[str, int], pp: int) -> None:
    """A ruling (rules: Effects are optional)."""
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
    """A ruling (rules: Setup sides keep their kind)."""
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
    """One less of the tile's own kind; no owner, no bonus."""
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
    """Not the worker on the building."""
    table = Table().hands(A=2).worker("A", "start_market_a").only(2)
    table.default_until("use_building").play("A activate use")
    assert table.choices == ["food", "wood", "stone", "cloth"]
    table.play("A take cloth")
    assert table.holds("A") == {"cloth": 1}
    assert (table.hand("A"), table.camp("A")) == (0, 15)


def test_a_market_is_paid_before_the_resource_is_chosen() -> None:
    """The fixed cost, then ``gain_any``."""
    table = Table().hands(A=3).worker("A", "start_market_a").only(2)
    table.default_until("use_building").play("A activate use")
    assert table.asking == "A gain_any"
    assert (table.hand("A"), table.camp("A")) == (1, 13)
    assert table.events("used")[-1].data["workers"] == -1
    table.play("A take wood")
    assert (table.hand("A"), table.camp("A"), table.holds("A")) == (1, 14, {"wood": 1})


def test_a_game_saved_before_a_market_was_paid_pays_for_it() -> None:
    table = Table().hands(A=3).worker("A", "start_market_a").only(2)
    table.default_until("use_building")
    table.play("A activate use")
    plain = json.loads(json.dumps(table.state.to_json()))
    del plain["stack"][-1][3]  # as the first release left it: nothing paid, no count
    plain["players"][0]["hand"] += 1
    plain["players"][0]["camp"] -= 1
    state = GAME.restore(plain)
    assert state.to_json() == table.state.to_json()
    GAME.apply(state, 0, "wood")
    assert state.resources[0] == [0, 1, 0, 0, 0]


def test_starting_market_without_a_worker_in_hand() -> None:
    table = Table().hands(A=1).worker("A", "start_market_a").only(2).default_until("")
    assert table.holds("A") == {}
    assert [e.data["rule"] for e in table.events("forced") if e.seat == 0][-1] == "use_building"


def test_wood_market_costs_nothing_and_asks_only_what_to_gain() -> None:
    """``gain_any`` alone."""
    table = Table().provost(14).hands(A=1).worker("A", "wood_market").only(2)
    table.default_until("gain_any").play("A take wood")
    assert table.holds("A") == {"wood": 1}
    assert table.camp("A") == 15


@pytest.mark.parametrize(("tile", "count"), [("start_guild_3", 3), ("stone_guild", 5)])
def test_guilds_take_workers_for_one_basic_resource(tile: str, count: int) -> None:
    """Never gold."""
    table = Table().hands(A=1)
    if tile == "stone_guild":
        table.tile(tile, "B")
    table.give("A", cloth=1, gold=3).provost(28).worker("A", tile).only(2)
    table.default_until("use_building").play("A activate use")  # cloth is all that can pay
    assert table.holds("A") == {"gold": 3}
    assert table.hand("A") == count


def test_guild_4_takes_four_workers_for_a_stone() -> None:
    """A ruling (rules: The starting Guild gives four)."""
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
    """One of two lines."""
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
    """Two may be equal or different; never gold."""
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
    """A ruling (rules: Effects are optional)."""
    table = alchemist(food=2).play("A activate decline")
    assert table.holds("A") == {"food": 2}


def test_fairground_pays_a_wood_for_a_favour() -> None:
    table = Table().give("A", wood=1).worker("A", "fairground").only(2)
    assert table.choices == ["use", "decline"]
    table.play("A activate use")
    assert table.holds("A") == {}
    assert table.asking == "A favour_mode"


def test_built_manor_goes_straight_to_its_favour() -> None:
    """When activated, not when built."""
    table = Table().tiles(STARTING_ORDER, "wood_market", "stone_gold_mine", OTHER_SITE)
    table.tile("wood_manor", "B")
    assert not table.provost(28).worker("A", "wood_manor").only(2).events("favour")
    table.default_until("favour_mode")
    assert table.asking == "A favour_mode"
