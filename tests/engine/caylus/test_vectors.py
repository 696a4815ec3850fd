"""The test vectors of the rules, by number."""

from __future__ import annotations

import pytest

from engine.caylus.data import SCORING_FAVOURS, SECTIONS
from tests.engine.caylus.table import Table


def test_vector_1_cost_by_players_passed() -> None:
    table = Table("ABCDE").provost(9)
    for player in "ABCDE":
        table.give(player, deniers=20)
    own = table.tile("mason", "C")
    table.begin(2).play(f"""
        A place 1
        B pass
        C place 2
        D pass
        E place 3
        A pass
        C place 4
        E pass
        C place 5
        C place {own}
    """)
    paid = [(event.seat, event.data["deniers"]) for event in table.events("placed")]
    assert paid == [(0, -1), (2, -2), (4, -3), (2, -4), (2, -5), (2, -1)]


def test_vector_1_cost_with_the_inn() -> None:
    table = Table("ABC").give("A", deniers=3).worker("A", "inn_right").begin(2)
    table.play("A place gate")  # B and C have no denier and pass
    assert len(table.state.pass_order) == 2
    table.play("A place 1")
    assert table.holds("A") == {"deniers": 1}


def test_vector_1_cost_with_two_players() -> None:
    table = Table("AB").give("A", deniers=9).give("B", deniers=9)
    table.begin(2).play("""
        A place 1
        B pass
        A place 2
    """)
    assert table.holds("A") == {"deniers": 9 - 1 - 3}


def test_vector_2_stables_reorder() -> None:
    table = Table("RGOK").worker("K", "stables").worker("R", "stables").begin(3)
    assert table.turn_order == "KRGO"


@pytest.mark.parametrize(
    ("number", "bailiff", "provost", "moved_to"),
    [(3, 10, 11, 12), (4, 11, 15, 13), (5, 11, 3, 12)],
)
def test_vectors_3_to_5_bailiff(number: int, bailiff: int, provost: int, moved_to: int) -> None:
    table = Table().provost(provost, bailiff).begin(7)
    assert (table.state.bailiff, table.state.provost) == (moved_to, moved_to)
    assert table.state.sections_scored == 1


def test_vector_6_overflow_from_dungeon_to_walls() -> None:
    table = Table().houses("dungeon", "BBBCC").give("A", food=2, wood=2, stone=2)
    table.worker("A", "castle").begin(6)
    table.play("""
        A batch food+wood+stone
        A batch food+wood+stone
    """)
    assert table.vp("A") == 5 + 4
    assert table.asking == "A favor_line"  # best builder
    table.play("A favor denier").default_until("place_or_pass")
    assert table.state.sections_scored == 1
    scored = {event.seat: event.data for event in table.events("section_score")}
    assert (scored[0]["section"], scored[0]["houses"], scored[0]["favors"]) == ("dungeon", 1, 0)


def test_vector_7_marker_at_the_cap() -> None:
    table = Table().markers("A", vp=2).resume(6, ("favor", 0)).play("A favor vp")
    assert table.level("A", "vp") == 2
    assert table.vp("A") == 2
    table.done()


def test_vector_8_building_line_builds_park() -> None:
    table = Table().provost(12).scored(1).markers("A", building=2).give("A", food=1)
    table.resume(6, ("favor", 0)).play("""
        A favor building
        A level 3
        A build park
    """)
    assert table.level("A", "building") == 3
    assert table.holds("A") == {}
    assert table.vp("A") == 3
    assert table.at(9) == "park A"
    table.done()


def test_vector_9_lower_level_of_the_resource_line() -> None:
    table = Table().provost(18).scored(2).markers("A", resource=2)
    table.resume(3, ("favor", 0)).play("A favor resource")
    assert table.choices == ["1", "2", "3"]
    table.play("A level 1")
    assert table.level("A", "resource") == 3
    assert table.holds("A") == {"food": 1}
    table.done()


def test_vector_10_opponent_in_the_stone_farm() -> None:
    table = Table().provost(9).give("B", deniers=2)
    farm = table.tile("stone_farm", "A")
    table.begin(2).play(f"B place {farm}")  # A and C have no denier and pass
    assert table.vp("A") == 1
    table.play("A provost 0")
    assert table.asking == "A owner_bonus"
    assert table.choices == ["food", "cloth"]
    assert table.holds("B") == {"food": 2, "cloth": 1}
    table.play("A bonus cloth")
    bonus = table.events("owner_bonus")[0]
    assert (bonus.seat, bonus.data["by"], bonus.data["cloth"]) == (0, 1, 1)


def test_vector_11_owner_in_their_own_workshop() -> None:
    table = Table().provost(9)
    table.worker("A", table.tile("workshop", "A")).only(5)
    assert table.holds("A") == {"stone": 2, "cloth": 1}
    assert not table.events("owner_bonus")
    table.done()


def test_vector_12_monument_brings_two_favours() -> None:
    table = Table().provost(10).give("A", stone=4, gold=2)
    table.worker("A", table.tile("architect", "B"))
    table.tile("residence", "A")
    table.begin(5).play("A prestige monument")
    assert table.vp("A") == 14
    assert table.at(10) == "monument A"
    assert table.choices == ["vp", "denier", "resource", "building"]
    table.play("A favor vp")
    assert table.asking == "A favor_line"
    assert table.choices == ["denier", "resource", "building"]
    table.play("A favor denier")
    assert not table.events("favor_lost")
    assert table.state.phase == 2


def test_vector_13_joust_builds_church() -> None:
    table = Table().provost(12).scored(1).markers("A", building=2)
    table.give("A", deniers=1, cloth=2).worker("A", "joust_field").begin(3)
    table.play("""
        A joust pay
        A favor building
        A level 3
        A build church
    """)
    assert table.state.phase == 3
    assert table.asking == "A favor_line"
    assert table.choices == ["vp", "denier", "resource"]


@pytest.mark.parametrize("houses", range(7))
@pytest.mark.parametrize(
    ("section", "expected"),
    [
        ("dungeon", [-2, 0, 1, 1, 1, 1, 1]),  # the table of the rules
        ("walls", [-3, 0, 1, 2, 2, 3, 3]),  # vector 14
        ("towers", [-4, 0, 1, 1, 2, 2, 3]),  # vector 15
    ],
)
def test_vectors_14_and_15_scoring(section: str, expected: list[int], houses: int) -> None:
    """Points lost, as a negative number, or favours gained."""
    lost, favors = min(expected[houses], 0), max(expected[houses], 0)
    index = SECTIONS.index(section)
    table = Table("AB").scored(index).provost((11, 17, 23)[index]).give("A", vp=10)
    table.houses(section, "A" * houses).resume(7, ("section_score", 0, section))
    data = table.events("section_score")[0].data
    assert (data["section"], data["houses"]) == (section, houses)
    assert (data.get("vp", 0), data["favors"]) == (lost, favors)
    for line in ("denier", "resource", "building")[:favors]:
        assert table.asking == "A favor_line"
        table.play(f"A favor {line}")
    table.done()
    assert table.vp("A") == 10 + lost


def test_more_houses_than_six_count_as_six() -> None:
    assert [table[6] for table in SCORING_FAVOURS] == [1, 3, 3]
    table = Table("AB").scored(1).provost(17).houses("walls", "A" * 9).begin(7)
    table.default_until("place_or_pass")
    assert table.events("section_score")[0].data["favors"] == 3


def test_vector_16_final_scoring() -> None:
    table = Table().provost(23).scored(2)
    table.give("A", deniers=11, food=3, wood=2, stone=1, cloth=1, gold=2).begin(7)
    assert table.state.over
    data = table.events("final_score")[0].data
    assert (data["from_gold"], data["from_goods"], data["from_deniers"]) == (6, 2, 2)
    assert table.vp("A") == 10
    assert table.holds("A")["deniers"] == 11


def test_vector_17_points_do_not_drop_below_zero() -> None:
    table = Table().provost(23).scored(2).give("A", vp=1).begin(7)
    assert table.events("section_score")[0].data["vp"] == -1
    assert table.vp("A") == 0
    table.done()


def test_vector_18_best_builder_tie() -> None:
    table = Table().give("A", food=2, wood=2, stone=2).give("B", food=2, wood=2, cloth=2)
    table.worker("B", "castle").worker("A", "castle").begin(6)
    table.play("""
        B batch food+wood+cloth
        B batch food+wood+cloth
        A batch food+wood+stone
        A batch food+wood+stone
    """)
    assert table.asking == "B favor_line"


def test_vector_19_own_farm_transformed_while_its_worker_stands() -> None:
    table = Table().provost(10).give("A", deniers=1, cloth=1)
    table.worker("A", table.tile("lawyer", "B"))
    farm = table.tile("wood_farm_food", "A")
    table.worker("A", farm).only(5).play(f"A transform {farm}")
    assert table.holds("A") == {}
    assert table.at(farm) == "wood_farm_food A"
    assert table.vp("A") == 0
    table.play("A produce food")
    assert table.holds("A") == {"food": 2}
    assert table.at(farm) == "residence A"
    assert table.vp("A") == 2
    assert table.state.stock["wood_farm_food"] == 1
    table.done()


@pytest.mark.parametrize(("food", "change"), [(1, 0), (0, -2)])
def test_vector_20_towers_full(food: int, change: int) -> None:
    table = Table().scored(2).provost(18).houses("towers", "B" * 14)
    table.give("A", vp=5, food=food, wood=1, stone=1).worker("A", "castle").only(6)
    assert table.vp("A") == 5 + change
    assert bool(table.events("castle_waived")) == bool(food)
    assert table.holds("A").get("food", 0) == food
    table.done()


def test_vector_21_inn_changes_hands() -> None:
    table = Table("XYZ").give("X", deniers=5).give("Y", deniers=5).worker("X", "inn_right")
    table.begin(2).play("""
        X place 1
        Y place inn
        X place 2
        Y pass
        X place 3
    """)
    assert table.holds("X") == {"deniers": 5 - 3}
    table.play("X pass")
    assert table.standing("inn_right") == "Y"
    assert table.standing("inn") == ""
    homes = [
        (e.seat, e.data["why"]) for e in table.events("worker_home") if e.data["place"] == "inn"
    ]
    assert homes == [(0, "displaced")]


def test_vector_22_marketplace_with_discount() -> None:
    table = Table().markers("A", building=1).give("A", cloth=1)
    table.resume(6, ("favor", 0)).play("""
        A favor building
        A level 2
        A build wood_marketplace
    """)
    assert table.at(9) == "wood_marketplace A"
    assert table.vp("A") == 4
    assert table.holds("A") == {}
    table.done()


@pytest.mark.parametrize(
    ("choice", "held"),
    [("decline", {"deniers": 5}), ("small", {"deniers": 3, "gold": 1}), ("large", {"gold": 2})],
)
def test_vector_23_bank_options(choice: str, held: dict[str, int]) -> None:
    table = Table().provost(9).give("A", deniers=5)
    table.worker("A", table.tile("bank", "B")).only(5)
    assert table.choices == ["decline", "small", "large"]
    table.play(f"A exchange {choice}").done()
    assert table.holds("A") == held


def test_vector_24_church_and_the_quarry_of_its_favour() -> None:
    table = Table().provost(10).markers("A", building=1).give("A", stone=1, cloth=1, food=1)
    table.resume(5, ("build_craft", 0, "stone", 0)).play("""
        A build church
        A favor building
        A level 2
        A build wood_quarry
    """)
    assert table.at(9) == "church A"
    assert table.at(10) == "wood_quarry A"
    assert table.vp("A") == 3 + 2
    table.done()


def test_vector_25_lines_are_free_again_in_the_scoring() -> None:
    table = Table().houses("dungeon", "AABBC").markers("A", vp=1).give("A", food=1, wood=1, stone=1)
    table.worker("A", "castle").begin(6).play("""
        A batch food+wood+stone
        A favor vp
    """)
    assert table.level("A", "vp") == 2
    assert table.state.phase == 7
    assert table.asking == "A favor_line"
    assert "vp" in table.choices
    table.play("A favor vp")
    assert table.level("A", "vp") == 2
    assert table.vp("A") == 5 + 2 + 2


def test_vector_26_a_fifth_favour_is_lost() -> None:
    table = Table().give("A", stone=2, gold=1)
    table.tile("residence", "A")
    table.resume(5, ("build_prestige", 0))
    table.used("A", "vp", "denier", "resource", "building").play("A prestige statue")
    assert table.vp("A") == 7
    assert [event.seat for event in table.events("favor_lost")] == [0]
    assert table.state.favour[0] == [0, 0, 0, 0]
    table.done()


@pytest.mark.parametrize(("tile", "price"), [("neutral_marketplace", 4), ("wood_marketplace", 6)])
def test_vector_27_gold_at_the_market(tile: str, price: int) -> None:
    table = Table().provost(9).give("A", gold=1)
    space = 5 if tile.startswith("neutral") else table.tile(tile, "B")
    table.worker("A", space).only(5)
    assert table.choices == ["decline", "gold"]
    table.play("A sell gold")
    assert table.holds("A") == {"deniers": price}
    table.done()


def test_vector_28_the_mason_that_built_the_church_is_transformed() -> None:
    table = Table().provost(12).scored(1).markers("A", building=3).give("A", stone=1, cloth=2)
    mason = table.tile("mason", "A")
    table.worker("A", mason).begin(5).play(f"""
        A build church
        A favor building
        A level 4
        A transform {mason}
    """)
    paid, done = table.events("transform_paid")[0], table.events("transformed")[0]
    assert (paid.data["delayed"], paid.data["cloth"]) == (1, -1)
    assert (done.data["space"], done.data["vp"]) == (mason, 2)
    kinds = [event.kind for event in table.state.events or ()]
    assert kinds.index("worker_home") < kinds.index("transformed")
    assert table.at(mason) == "residence A"
    assert table.at(mason + 1) == "church A"
    assert table.state.stock["mason"] == 1
    assert table.vp("A") == 3 + 2


def test_vector_29_two_sections_filled_at_once() -> None:
    table = Table("AB").houses("dungeon", "AABBB").houses("walls", "AABBBBBBB")
    table.give("A", food=2, wood=2, stone=2).worker("A", "castle").begin(6)
    table.play("""
        A batch food+wood+stone
        A batch food+wood+stone
        A favor denier     # best builder
        A favor vp         # dungeon
        B favor vp
        A favor resource   # walls, three houses
    """)
    assert [event.data["section"] for event in table.events("scoring")] == ["dungeon", "walls"]
    assert table.asking == "A favor_line"
    assert table.choices == ["denier", "building"]  # those of the dungeon stay blocked
    assert [event.data["cap"] for event in table.events("section_scored")] == [4]
    assert table.state.sections_scored == 1
    table.default_until("place_or_pass")
    assert table.state.sections_scored == 2
