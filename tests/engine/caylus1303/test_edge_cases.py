"""Edge cases of the rules, by number; the others are tested with their rules."""

from __future__ import annotations

import pytest

from tests.engine.caylus1303.table import COURT, STARTING_ORDER, Table


def test_1_taking_more_workers_than_the_camp_holds_loses_the_excess() -> None:
    table = Table()
    table.tile("stone_guild", "B")
    table.camps(A=2).give("A", food=1).provost(28).worker("A", "stone_guild").only(2)
    table.default_until("use_building").play("A activate use")
    used = table.events("used")[0].data
    assert (used["workers"], used["camp"], used["lost"]) == (2, -2, 3)
    assert (table.hand("A"), table.camp("A")) == (14, 1)  # its own worker came after


def test_1_an_effect_may_be_used_even_if_its_gain_is_lost() -> None:
    """A ruling (rules: Fixed kinds are paid first)."""
    table = Table().camps(A=0).give("A", food=1).worker("A", "start_guild_3").only(2)
    table.default_until("use_building").play("A activate use")
    assert table.holds("A") == {}
    assert (table.hand("A"), table.camp("A")) == (14, 1)


def test_2_without_workers_one_must_pass_and_can_be_first() -> None:
    table = Table().hands(A=0).begin(1)
    assert table.asking == "B plan"
    assert table.state.start_player == table.seat("A")
    assert table.in_order(table.state.bridge) == "A"
    table.play("B place toll")
    assert table.hand("B") == 4


def test_3_the_last_player_continues_alone_and_pays() -> None:
    table = (
        Table()
        .hands(C=7)
        .begin(1)
        .play("""
        A pass
        B pass
        C place toll
        C place site
        C place lawyer
    """)
    )
    assert table.hand("C") == 1
    assert [e.data["camp"] for e in table.events("placed")] == [1, 1, 1]
    assert table.state.phase == 2  # the last worker cannot be placed


def full_road() -> Table:
    """Build all 13 spaces, three or four houses of each player; one tile is left."""
    table = Table("ABCD").people(COURT)
    for number, word in enumerate((*table.state.wood_supply, *table.state.stone_supply)[:13]):
        table.tile(word, "ABCD"[number % 4])
    return table


def test_4_on_a_full_road_nobody_builds() -> None:
    table = full_road()
    assert len(table.state.wood_supply) + len(table.state.stone_supply) == 1
    for kind in ("food", "wood", "stone", "cloth"):
        table.give("A", **{kind: 9})
    table.worker("A", "carpenter").worker("B", "wood_stonemason").provost(28)
    assert table.begin(1).asked == "plan"
    assert "start_carpenter" in table.choices
    table.only(2).default_until("")
    forced = [event.data["rule"] for event in table.events("forced")]
    assert forced.count("choose_wood_tile") == forced.count("choose_stone_tile") == 1


def test_5_without_a_house_nothing_is_built() -> None:
    table = Table().claim("A", *STARTING_ORDER[:7])
    table.tile("wood_farm", "A")
    table.tile("wood_sawmill", "A")
    table.give("A", wood=5, food=5, cloth=1).worker("A", "carpenter", "lawyer").only(2)
    table.default_until("")
    assert (table.houses("A"), table.holds("A")) == (0, {"wood": 5, "food": 5, "cloth": 1})


def test_5_with_nothing_left_in_the_supply_the_worker_simply_returns() -> None:
    table = Table().people(COURT)
    for number, word in enumerate(list(table.state.wood_supply)):
        table.tile(word, "ABC"[number % 3])
    table.give("A", wood=5, food=5).worker("A", "carpenter").only(2).default_until("")
    assert not table.events("built")
    assert table.camp("A") == 10


def test_6_nobody_can_build_a_stonemason_on_the_site() -> None:
    table = Table().site("start_guild_4", "wood_stonemason", "stone_church")
    assert "wood_stonemason" not in table.state.wood_supply
    table.give("A", wood=3, food=3).worker("A", "carpenter").only(2)
    assert table.refused("A", "wood_stonemason") == "supply"


@pytest.mark.parametrize(("tile", "workers"), [("start_market_a", 1), ("stone_church", 2)])
def test_13_costs_in_workers_come_from_the_hand(tile: str, workers: int) -> None:
    table = Table().site("start_guild_4", "wood_manor", "stone_jeweler").hands(A=workers)
    if tile == "stone_church":
        table.tile(tile, "B")
    table.provost(28).worker("A", tile).only(2).default_until("")
    forced = [event.data for event in table.events("forced") if event.seat == 0]
    assert {"rule": "use_building", "choice": "decline"} in forced


def test_16_two_players_play_by_the_same_rules() -> None:
    table = (
        Table("AB")
        .begin(1)
        .play("""
        A place toll
        B pass
        A place site
    """)
    )
    assert table.hand("A") == 10 - 1 - 2
    assert table.refused("A", "toll") == "own-worker"
