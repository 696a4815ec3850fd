"""Every reason for which a choice can be refused, with its numbers."""

from __future__ import annotations

import pytest

from engine.caylus1303 import GAME
from engine.caylus1303.rules.building import ChooseLawyerTarget, ChooseStoneTile, ChooseWoodTile
from engine.caylus1303.rules.effects_and_favours import FavourMode
from engine.caylus1303.rules.planning import PlaceOrPass
from engine.caylus1303.rules.texts import amount
from engine.core.errors import IllegalMove
from engine.core.words.game_texts import GameTexts
from engine.core.words.text import Seat, Text, say
from tests.engine.caylus1303.table import COURT, STARTING_ORDER, Table

refusal = GameTexts("caylus1303").reason


def cost(need: dict[str, int], have: dict[str, int], rule: str) -> Text:
    return refusal(
        "cost",
        rule,
        need=[amount(*pair) for pair in need.items()],
        have=[amount(*pair) for pair in have.items()],
    )


def tile(word: str) -> Text:
    return say(f"caylus1303-tile-{word}")


def test_workers_of_a_placement() -> None:
    table = Table().hands(B=1, C=3).begin(1).play("A pass")
    assert table.asking == "C plan"  # B cannot pay
    table.play("C place toll")
    assert table.state.over is False
    few = Table().hands(A=1).passed("B")
    few.state.phase = 1
    few.state.stack = [PlaceOrPass(0)]
    few.state.legal = ("pass",)
    assert few.why_not("A", "toll") == cost({"worker": 2}, {"worker": 1}, "passing")


def test_refusal_names_the_owner_of_the_worker() -> None:
    table = Table().worker("B", "toll").worker("A", "lawyer").begin(1)
    reason = table.why_not("A", "toll")
    assert reason == refusal("occupied", "placing-on-a-building", tile=tile("toll"), who=[Seat(1)])
    assert table.why_not("A", "lawyer") == refusal("own-worker", "characters", tile=tile("lawyer"))


def test_the_journeyman_after_use() -> None:
    table = Table().people(COURT, C="journeyman").worker("B", "toll", "lawyer").worker("C", "toll")
    table.state.opener = 2
    table.begin(1)
    reason = table.why_not("C", "lawyer")
    assert reason == refusal("journeyman-used", "characters", tile=tile("lawyer"), who=[Seat(1)])


def test_spaces_that_take_no_workers() -> None:
    table = Table().residence("B", "start_farm_a")
    table.monument("B", "mon_statue", over="start_quarry").begin(1)
    assert table.refused("A", "guilds_bridge") == "bridge"
    assert table.why_not("A", "start_farm_a") == refusal(
        "residence", "placing-on-a-building", tile=tile("start_farm_a")
    )
    assert table.refused("A", "start_farm_a") == "residence"
    assert table.refused("A", "mon_statue") == "monument"
    assert table.refused("A", "wood_manor") == "site-building"


def test_early_placements_are_refused_for_the_same_reasons() -> None:
    table = Table().people(COURT, A="early_riser").residence("B", "start_farm_a").begin(1)
    assert table.refused("A", "start_farm_a") == "residence"
    assert table.refused("A", "start_guild_4") == "site-building"


def test_building_costs() -> None:
    table = Table().give("A", wood=1, food=1).resume(2, ("choose_wood_tile", 0))
    assert table.why_not("A", "wood_spinning_mill") == cost(
        {"wood": 2}, {"wood": 1}, "building-a-tile"
    )
    assert table.refused("A", "wood_market") == "supply"
    stone = Table().give("A", stone=1).resume(2, ("choose_stone_tile", 0, 1))
    assert stone.choices == ["decline", "stone_guild"]
    assert stone.why_not("A", "stone_farm") == cost({"food": 1}, {"food": 0}, "building-a-tile")
    assert stone.why_not("A", "stone_gold_mine").key == "caylus1303-refusal-supply"


def test_a_basic_resource_beside_the_fixed_part() -> None:
    table = Table().give("A", wood=1, gold=4).resume(2, ("choose_wood_tile", 0), ("toll_move", 0))
    reason = ChooseWoodTile(0).refusal(table.state, 0, "wood_tailor")
    assert reason == cost({"wood": 1, "basic": 1}, {"wood": 1, "basic": 1}, "building-a-tile")


def test_paying_a_basic_resource() -> None:
    frame = ("pay_any", 0, "put_up", "wood_tailor", 0, (0, 1, 0, 0, 0), 1, ())
    table = Table().give("A", food=1, wood=1, stone=1).resume(2, frame)
    assert table.choices == ["food", "stone"]
    assert table.why_not("A", "wood") == cost({"wood": 2}, {"wood": 1}, "paying-costs")


def test_house_and_space() -> None:
    table = Table().claim("A", *STARTING_ORDER).give("A", wood=3, food=3, cloth=1)
    table.tile("wood_farm", "A")
    table.state.stack = [ChooseWoodTile(0)]
    assert table.refused("A", "wood_quarry") == "no-house"
    table.state.stack = [ChooseLawyerTarget(0)]
    assert table.refused("A", "start_farm_a") == "claimed"
    full = Table("ABCD")
    for number, word in enumerate((*full.state.wood_supply, *full.state.stone_supply)[:13]):
        full.tile(word, "ABCD"[number % 4])
    full.state.stack = [ChooseStoneTile(0, 0)]
    assert full.refused("A", full.state.stone_supply[0]) == "road-full"


def test_the_lawyers_house_and_cloth() -> None:
    table = Table().give("A", gold=1)
    table.state.stack = [ChooseLawyerTarget(0)]
    assert table.why_not("A", "start_farm_a") == cost(
        {"cloth": 1}, {"cloth": 0}, "claiming-a-building"
    )
    table.claim("A", *STARTING_ORDER[1:])
    table.tile("wood_farm", "A")
    table.tile("wood_sawmill", "A")
    assert table.refused("A", "start_farm_a") == "no-house"
    assert table.refused("A", "wood_farm") == "yellow"


def test_the_provosts_bounds_and_price() -> None:
    table = Table().provost(6).hands(A=1).only(2)
    assert table.why_not("A", "-3") == refusal("bounds", "the-road", first=5, last=28)
    assert table.why_not("A", "+2") == cost({"worker": 2}, {"worker": 1}, "moving-the-provost")


def test_lines_that_cannot_be_paid() -> None:
    table = Table().hands(A=3)
    table.tile("stone_foundry", "B")
    table.provost(28).worker("A", "stone_foundry").only(2).default_until("use_building")
    assert table.choices == ["1", "decline"]
    assert table.why_not("A", "2") == cost({"worker": 3}, {"worker": 2}, "paying-costs")


def test_favours() -> None:
    table = Table("AB").people(("thief", "steward"), A="architect foreman bailiff").round(4)
    table.favour("A")
    assert table.asking == "A favour_site"  # mode A is refused to nobody who may answer
    reason = table.why_not("A", "stone_church")
    assert reason == refusal("site-closed", "favours", tile=tile("stone_church"), first=7, round=4)
    table.play("A site wood_manor")
    taken = table.why_not("A", "architect")
    assert taken.key == "caylus1303-refusal-not-at-court"
    assert taken.args["who"] == Seat(0)
    table.state.stack = [FavourMode(0)]
    table.state.legal = ("B",)
    assert table.refused("A", "A") == "no-characters"


def test_characters_that_cannot_be_taken_from_a_player() -> None:
    table = Table().people(COURT, A="journeyman").favour("A").play("A favour A")
    character = say("caylus1303-character-steward")
    assert table.why_not("A", "steward") == refusal("at-court", "favours", character=character)
    assert table.refused("A", "journeyman") == "own-character"


def test_start_characters_already_chosen() -> None:
    table = Table.start("ABC", "chosen")
    first = table.state.stack[-1][1]
    word = table.choices[2]
    GAME.apply(table.state, first, word)
    second = table.players[table.state.stack[-1][1]]
    reason = table.why_not(second, word)
    assert (reason.key, reason.args["who"]) == ("caylus1303-refusal-not-at-court", Seat(first))


def test_batches() -> None:
    table = Table().worker("A", "site").give("A", food=1, wood=1, stone=1).only(3)
    assert table.refused("A", "wood+wood+wood") == "batch"
    missing = cost({"food": 1, "wood": 1, "gold": 1}, {"food": 1, "wood": 1, "gold": 0}, "delivery")
    assert table.why_not("A", "food+wood+gold") == missing


def test_monuments() -> None:
    table = Table().residence("A", "start_farm_a").give("A", gold=1, wood=1, stone=1).begin(4)
    assert table.why_not("A", "mon_statue") == cost(
        {"stone": 2, "gold": 1}, {"stone": 1, "gold": 1}, "management"
    )


@pytest.mark.parametrize("choice", ["no-such-word", "28", ""])
def test_unknown_words(choice: str) -> None:
    assert Table().begin(1).why_not("A", choice).key == "refusal-not-offered"


def test_other_players_seats_and_finished_games() -> None:
    table = Table().begin(1)
    assert table.why_not("B", "pass").key == "refusal-not-now"
    over = Table().round(9).begin(4)
    assert over.why_not("A", "pass").key == "refusal-over"
    with pytest.raises(IllegalMove):
        GAME.parse_move(over.state, 0, "pass")
