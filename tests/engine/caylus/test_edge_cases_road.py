"""Edge cases of the rules about road buildings, building and residences, by their names."""

from __future__ import annotations

import pytest

from engine.caylus import GAME
from engine.caylus.data import BASIC
from engine.caylus.tiles import STONE_TILES, WOOD_TILES
from tests.engine.caylus.table import Table


def test_carpenter_builds_one_tile() -> None:
    table = Table().provost(8).give("A", food=3, wood=3).worker("A", 6).only(5)
    table.play("A build wood_quarry")
    assert table.state.over
    assert table.holds("A") == {"food": 2, "wood": 2}


def test_carpenter_may_be_declined() -> None:
    table = Table().give("A", food=3, wood=3).worker("A", 6).only(5).play("A build decline")
    assert table.at(9) == ""
    assert table.holds("A") == {"food": 3, "wood": 3}
    table.done()


def test_a_step_of_the_provost_that_passes_nobody_is_idle() -> None:
    table = Table().give("A", deniers=3).provost(5, bailiff=6).worker("B", 4).begin(4)
    assert table.asking == "A provost_move"
    idle = {
        c for c in table.choices if GAME.words.offer(table.state, 0, c).idle_heading is not None
    }
    assert idle == {"-3", "-1", "+1", "+3"}, "-2 leaves 4 out, +2 passes the bailiff"


@pytest.mark.parametrize("owner", ["A", "B"])
def test_worker_on_the_mason_with_nothing_to_build(owner: str) -> None:
    table = Table().provost(9)
    table.worker("A", table.tile("mason", owner)).only(5).done()
    assert table.hand("A") == 6
    assert [event.data["choice"] for event in table.events("forced")] == ["decline"]


def test_architect_with_nothing_to_build_pays_its_owner() -> None:
    table = Table().provost(9).give("A", deniers=1)
    table.tile("architect", "B")
    table.begin(2).play("A place 9")
    assert table.vp("B") == 1
    table.default_until("place_or_pass")
    assert table.hand("A") == 6


def test_workers_beyond_the_provost_return_without_effect() -> None:
    table = Table().provost(3, bailiff=9).worker("A", 3, 4).worker("B", 16).only(5)
    assert table.holds("A") == {"wood": 1}
    assert table.hand("A") == table.hand("B") == 6
    why = [event.data["why"] for event in table.events("worker_home")]
    assert why == ["done", "beyond", "beyond"]
    table.done()


def test_lawyer_on_an_occupied_building() -> None:
    """The example of the rules: pay now, transform when the worker has left."""
    table = Table().provost(13, bailiff=9).give("A", deniers=1, cloth=1)
    for word in ("lawyer", "mason", "church", "bank"):
        table.tile(word, "A")
    table.worker("A", 9).worker("B", 10).only(5).play("A transform 10")
    assert table.events("transform_paid")[0].data["delayed"] == 1
    kinds = [(event.kind, event.seat) for event in table.state.events or ()]
    assert kinds[-2:] == [("worker_home", 1), ("transformed", 0)]
    assert table.at(10) == "residence A"
    table.done()


def test_lawyer_on_a_resolved_building() -> None:
    table = Table().provost(9).give("A", deniers=1, cloth=1).worker("B", 1)
    table.worker("A", table.tile("lawyer", "B")).begin(5)
    assert table.hand("B") == 6
    table.play("A transform 1")
    assert table.events("transform_paid")[0].data["delayed"] == 0
    assert table.at(1) == "residence A"
    assert table.state.removed_neutral == ["neutral_quarry"]
    assert table.vp("A") == 2


def test_lawyer_on_an_occupied_building_beyond_the_provost() -> None:
    """A ruling (rules: A delayed transformation scores later)."""
    table = Table().provost(9).give("A", deniers=1, cloth=1)
    table.tile("lawyer", "B")
    table.worker("A", 9).worker("C", table.tile("wood_quarry", "A")).begin(5)
    table.play("A transform 10")
    assert table.at(10) == "residence A"
    assert table.hand("C") == 6
    assert "stone" not in table.holds("C")
    assert table.state.stock["wood_quarry"] == 1


def test_pending_space_cannot_be_chosen_again() -> None:
    table = Table().provost(9).give("A", deniers=2, cloth=2)
    table.tile("mason", "A")
    table.worker("B", 9).resume(5, ("lawyer_target", 0, 1), ("lawyer_target", 0, 1), ("road", -1))
    table.play("A transform 9")
    assert "9" not in table.choices
    assert table.refused("A", "9") == "pending"
    assert table.at(9) == "mason A"
    assert table.vp("A") == 0


def test_pending_building_works_as_before() -> None:
    table = Table().provost(10).give("A", deniers=1, cloth=1)
    table.tile("lawyer", "C")
    table.worker("A", 9).worker("B", table.tile("stone_farm", "A")).only(5)
    table.play("A transform 10")
    assert table.asking == "A owner_bonus"
    assert table.at(10) == "stone_farm A"
    table.play("A bonus food")
    assert table.at(10) == "residence A"
    assert table.holds("A") == {"food": 1}
    assert table.holds("B") == {"food": 2, "cloth": 1}
    table.done()


def test_lawyer_on_itself_or_another_lawyer() -> None:
    table = Table().provost(9).give("A", deniers=1, cloth=1)
    lawyer = table.tile("lawyer", "A")
    table.worker("A", lawyer).only(5)
    assert str(lawyer) not in table.choices
    assert table.refused("A", str(lawyer)) == "never-transformed"


def test_lawyer_on_the_last_neutral_carpenter() -> None:
    table = Table().give("A", deniers=1, cloth=1).resume(5, ("lawyer_target", 0, 1))
    table.play("A transform 6")
    assert table.at(6) == "residence A"
    assert table.at(8) == "fixed_carpenter"
    table.done()


def test_lawyer_on_another_players_building() -> None:
    table = Table().give("A", deniers=1, cloth=1)
    table.tile("mason", "B")
    table.tile("residence", "A")
    table.resume(5, ("lawyer_target", 0, 1))
    assert table.refused("A", "9") == "not-yours"
    assert table.refused("A", "10") == "never-transformed"


@pytest.mark.parametrize("goods", [{"deniers": 9, "gold": 9}, {"cloth": 9, "gold": 9}])
def test_gold_replaces_neither_denier_nor_cloth(goods: dict[str, int]) -> None:
    table = Table().give("A", **goods).provost(9)
    table.worker("A", table.tile("lawyer", "B")).only(5)
    assert table.holds("A") == goods
    assert table.state.over


def test_worker_on_a_residence_or_prestige_tile() -> None:
    table = Table().give("A", deniers=9, stone=2, gold=1)
    table.tile("residence", "A")
    table.tile("residence", "A")
    table.resume(5, ("build_prestige", 0)).play("""
        A prestige statue
        A site 9
        A favor denier
    """)
    table.begin(2)
    assert table.refused("A", "9") == table.refused("A", "10") == "no-workers"


def test_tile_returned_by_the_lawyer_may_be_rebuilt_at_once() -> None:
    table = Table().provost(9).give("A", deniers=1, cloth=1).give("B", food=1, wood=1)
    table.tile("wood_quarry", "A")
    table.resume(5, ("lawyer_target", 0, 1), ("build_craft", 1, "wood", 0))
    table.play("A transform 9")
    assert "wood_quarry" in table.choices
    table.play("B build wood_quarry")
    assert table.at(10) == "wood_quarry B"
    assert table.vp("B") == 2
    table.done()


def test_architect_without_own_residence() -> None:
    table = Table().provost(10).give("A", food=3, gold=1)
    table.tile("residence", "B")
    table.worker("A", table.tile("architect", "A")).only(5)
    assert table.holds("A") == {"food": 3, "gold": 1}
    assert table.at(9) == "residence B"
    table.done()


def test_architect_upgrades_only_own_residences() -> None:
    table = Table().give("A", food=3, gold=1)
    for owner in "BABA":
        table.tile("residence", owner)
    table.resume(5, ("build_prestige", 0)).play("A prestige granary")
    assert table.choices == ["10", "12"]
    assert table.refused("A", "9") == "not-residence"
    table.play("A site 12")
    assert table.at(12) == "granary A"
    assert table.vp("A") == 10
    table.done()


def test_pending_residence_is_not_yet_usable_by_the_architect() -> None:
    table = Table().provost(9).give("A", cloth=1, food=3, gold=1).worker("B", 1)
    table.resume(3, ("lawyer_target", 0, 0), ("build_prestige", 0), ("road", -1))
    table.play("A transform 1")
    assert not table.events("upgraded")  # the only choice was to decline
    assert table.at(1) == "residence A"
    table.done()


def test_residence_upgraded_ends_its_income() -> None:
    table = Table().give("A", food=3, gold=1)
    table.tile("residence", "A")
    table.resume(5, ("build_prestige", 0)).play("A prestige granary")
    table.begin(1)
    assert table.holds("A") == {"deniers": 2}


def test_gold_for_any_costs() -> None:
    table = Table().give("A", wood=1, gold=1).resume(5, ("build_craft", 0, "wood", 0))
    assert table.choices == ["decline", "wood_marketplace", "wood_peddler"]
    table.play("A build wood_peddler")  # gold is the only kind left to pay with
    assert table.holds("A") == {}
    assert table.at(9) == "wood_peddler A"
    table.done()


def test_a_second_wood_for_any_costs() -> None:
    table = Table().give("A", wood=2, food=1).resume(5, ("build_craft", 0, "wood", 0))
    table.play("A build wood_peddler")
    assert table.choices == ["food", "wood"]
    assert table.refused("A", "gold") == "cost"
    table.play("A pay wood")
    assert table.holds("A") == {"food": 1}
    table.done()


def test_gold_for_favour_level_4_of_the_resource_line() -> None:
    table = Table().provost(12).scored(1).markers("A", resource=4).give("A", gold=1)
    table.resume(6, ("favor", 0)).play("""
        A favor resource
        A level 4
        A take stone+cloth
    """)
    assert table.holds("A") == {"stone": 1, "cloth": 1}
    table.done()


def test_gold_in_the_castle() -> None:
    table = Table().give("A", food=1, wood=1, gold=1).worker("A", "castle").only(6)
    assert table.choices == ["stop", "food+wood+gold"]


def test_gold_for_basic_cubes_at_the_alchemist() -> None:
    table = Table().provost(9).give("A", gold=9, food=1)
    table.worker("A", table.tile("alchemist", "B")).only(5)
    assert table.holds("A") == {"gold": 9, "food": 1}
    table.done()


def test_alchemist_takes_any_mix() -> None:
    table = Table().provost(9).give("A", food=2, wood=1, stone=2)
    table.worker("A", table.tile("alchemist", "B")).only(5)
    assert table.choices == ["decline", "small", "large"]
    table.play("A exchange large")
    assert table.choices == [
        "food+food+wood+stone",
        "food+food+stone+stone",
        "food+wood+stone+stone",
    ]
    assert table.refused("A", "food+food+wood+wood") == "cost"
    table.play("A melt food+food+stone+stone")
    assert table.holds("A") == {"wood": 1, "gold": 2}
    table.done()


def test_gold_is_not_sold_by_peddlers() -> None:
    table = Table().give("A", deniers=9)
    table.tile("wood_peddler", "B")
    table.resume(5, ("peddler_buy", 0, 7), ("peddler_buy", 0, 9))
    assert table.choices == ["decline", *BASIC]
    table.play("A buy decline")
    assert len(table.choices) == 1 + 4 + 10
    assert not any("gold" in choice for choice in table.choices)
    table.play("A buy food+cloth")
    assert table.holds("A") == {"deniers": 7, "food": 1, "cloth": 1}
    table.done()


def test_gold_as_money() -> None:
    table = Table().give("A", gold=9).begin(2)
    assert table.events("passed")[0].seat == 0


@pytest.mark.parametrize(
    ("choice", "held"),
    [("decline", {"deniers": 4}), ("small", {"deniers": 2}), ("large", {})],
)
def test_church_takes_deniers(choice: str, held: dict[str, int]) -> None:
    """Editions differ (rules: The Church takes deniers)."""
    table = Table().provost(9).give("A", deniers=4)
    table.worker("A", table.tile("church", "B")).only(5).play(f"A exchange {choice}")
    assert table.holds("A") == held
    assert table.vp("A") == {"decline": 0, "small": 3, "large": 5}[choice]
    table.done()


def test_tailor() -> None:
    table = Table().provost(9).give("A", cloth=2)
    table.worker("A", table.tile("tailor", "B")).only(5)
    assert table.choices == ["decline", "small"]
    assert table.refused("A", "large") == "cost"
    table.play("A exchange small")
    assert (table.vp("A"), table.holds("A")) == (4, {})
    table.done()


def test_road_full() -> None:
    """A ruling (rules: A full road stops building)."""
    table = Table().give("A", deniers=1, cloth=1, wood=9, stone=9, gold=9, food=9)
    while table.state.free_space():
        table.tile("residence", "B")
    table.resume(
        5,
        ("build_craft", 0, "wood", 0),
        ("build_craft", 0, "stone", 0),
        ("lawyer_target", 0, 1),
        ("build_prestige", 0),
    )
    assert [event.data["choice"] for event in table.events("forced")] == ["decline", "decline"]
    table.play("""
        A transform 1
        A prestige cathedral
    """)
    assert table.at(1) == "cathedral A"
    table.done()


@pytest.mark.parametrize("tile", [tile.word for tile in (*WOOD_TILES, *STONE_TILES)])
def test_every_craft_tile_costs_what_its_row_states(tile: str) -> None:
    row = next(row for row in (*WOOD_TILES, *STONE_TILES) if row.word == tile)
    table = Table("AB", "simplified").give("A", food=1, wood=2, stone=1, cloth=1)
    table.resume(5, ("build_craft", 0, row.category, 0)).play(f"A build {tile}")
    if row.of_any_kind:
        table.play("A pay wood")
    paid = [had - has for had, has in zip((1, 2, 1, 1, 0), table.state.cubes[0], strict=True)]
    assert paid == [n + (row.of_any_kind if kind == 1 else 0) for kind, n in enumerate(row.cost)]
    assert table.vp("A") == row.points + 3 * row.favours
    assert table.at(9) == f"{tile} A"
    table.done()


@pytest.mark.parametrize("tile", ["wood_farm_food", "wood_farm_cloth", "neutral_forest"])
def test_production_is_compulsory(tile: str) -> None:
    table = Table().provost(9)
    space = 2 if tile.startswith("neutral") else table.tile(tile, "B")
    table.worker("A", space).begin(5)
    assert "decline" not in table.choices
    assert len(table.choices) == 2


def test_brown_farms() -> None:
    for tile, food, cloth in (("wood_farm_food", 2, 1), ("wood_farm_cloth", 1, 2)):
        for kind, count in (("food", food), ("cloth", cloth)):
            table = Table().provost(9)
            table.worker("A", table.tile(tile, "B")).only(5).play(f"A produce {kind}")
            assert table.holds("A") == {kind: count}
            table.done()
