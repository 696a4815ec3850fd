"""Every reason for which a choice can be refused, with its numbers."""

from __future__ import annotations

import pytest

from engine.caylus import GAME
from engine.caylus.rules.texts import amount
from engine.core.errors import IllegalMove
from engine.core.words.game_texts import GameTexts
from engine.core.words.text import Seat, Text, Value, say
from tests.engine.caylus.table import Table

refusal = GameTexts("caylus").reason


def cost(need: dict[str, int], have: dict[str, int], rule: str, tile: str = "") -> Text:
    arguments: dict[str, Value] = {
        "need": [amount(*pair) for pair in need.items()],
        "have": [amount(*pair) for pair in have.items()],
    }
    if tile:
        return refusal("cost-tile", rule, tile=say(f"caylus-tile-{tile}"), **arguments)
    return refusal("cost", rule, **arguments)


def test_price_of_a_place() -> None:
    table = Table("ABC").give("A", deniers=2)
    table.tile("mason", "A")
    table.order("BCA").begin(2)
    assert table.why_not("A", "gate") == cost({"denier": 3}, {"denier": 2}, "cost-of-a-worker")


def test_refusal_names_the_owner_of_the_worker() -> None:
    table = Table().give("A", deniers=9).worker("B", 3, "gate", "inn").begin(2)
    for place, tile in (("3", "neutral_sawmill-full"), ("gate", "gate"), ("inn", "inn")):
        reason = table.why_not("A", place)
        named = say(f"caylus-tile-{tile}")
        assert reason == refusal("occupied", "places-for-workers", who=Seat(1), tile=named)


def test_a_castle_worker_of_the_same_player() -> None:
    table = Table().give("A", deniers=9).worker("A", "castle", "stables").begin(2)
    assert table.why_not("A", "castle") == refusal(
        "already-there", "places-for-workers", tile=say("caylus-tile-castle")
    )
    assert table.refused("A", "stables") == "already-there"


def test_spaces_without_a_building_for_workers() -> None:
    table = Table().give("A", deniers=9)
    table.tile("residence", "A")
    table.begin(2)
    assert table.why_not("A", "10") == refusal("empty-space", "placing-workers", space=10)
    assert table.why_not("A", "9") == refusal(
        "no-workers", "placing-workers", tile=say("caylus-tile-residence")
    )


def test_provost_offsets() -> None:
    table = Table().provost(2, bailiff=9).give("A", deniers=1).only(4)
    assert table.why_not("A", "-3") == refusal("off-road", "moving-the-provost", first=1, last=28)
    assert table.why_not("A", "+2") == cost({"denier": 2}, {"denier": 1}, "moving-the-provost")


def test_building_costs() -> None:
    table = Table().give("A", food=1, wood=1).resume(5, ("build_craft", 0, "wood", 0))
    assert table.why_not("A", "lawyer") == cost(
        {"wood": 1, "cloth": 1}, {"wood": 1, "cloth": 0}, "buildings-you-can-build", "lawyer"
    )
    few = Table().give("A", gold=1).resume(5, ("build_craft", 0, "wood", 1))
    assert few.choices == ["decline", "wood_marketplace", "wood_peddler"]
    assert few.why_not("A", "mason") == cost(
        {"food": 1}, {"food": 0}, "buildings-you-can-build", "mason"
    )


def test_tiles_that_are_no_longer_available() -> None:
    table = Table().give("A", food=9, wood=9)
    table.tile("mason", "B")
    table.resume(5, ("build_craft", 0, "wood", 0))
    assert table.why_not("A", "mason") == refusal(
        "stock", "construction", tile=say("caylus-tile-mason")
    )


def test_prestige_needs_stock_residence_and_cubes() -> None:
    table = Table().give("A", food=3, gold=1)
    table.tile("residence", "A")
    table.resume(5, ("build_prestige", 0))
    assert table.why_not("A", "cathedral") == cost(
        {"stone": 5, "gold": 3}, {"stone": 0, "gold": 1}, "buildings-you-can-build", "cathedral"
    )
    table.play("A prestige granary")
    table.give("A", food=3, wood=3, gold=1)
    table.tile("residence", "A")
    table.resume(5, ("build_prestige", 0))
    assert table.refused("A", "granary") == "stock"


def test_markets_and_peddlers() -> None:
    table = Table().give("A", food=1, deniers=1)
    table.tile("wood_peddler", "B")
    table.resume(5, ("market_sell", 0, 5), ("peddler_buy", 0, 9))
    assert table.why_not("A", "gold") == cost({"gold": 1}, {"gold": 0}, "using-a-building")
    table.play("A sell decline")
    assert table.why_not("A", "food+wood") == cost({"denier": 2}, {"denier": 1}, "using-a-building")


def test_exchanges() -> None:
    table = Table().give("A", deniers=3, food=3)
    for word in ("bank", "alchemist"):
        table.tile(word, "B")
    table.resume(5, ("exchange", 0, 9), ("exchange", 0, 10))
    assert table.why_not("A", "large") == cost({"denier": 5}, {"denier": 3}, "using-a-building")
    table.play("A exchange decline")
    assert table.why_not("A", "large") == cost({"basic": 4}, {"basic": 3}, "using-a-building")


def test_castle_batches() -> None:
    table = Table().give("A", food=1, wood=1, stone=1).worker("A", "castle").only(6)
    assert table.why_not("A", "food+wood+cloth") == cost(
        {"food": 1, "wood": 1, "cloth": 1}, {"food": 1, "wood": 1, "cloth": 0}, "delivering-batches"
    )


def building_line(table: Table) -> Table:
    """Ask A for a level of the building line, all five of which are open."""
    table.provost(18).scored(2).markers("A", building=5)
    return table.resume(6, ("favor_level", 0, "building"))


def test_favour_levels_on_a_full_road() -> None:
    table = Table().give("A", cloth=1, food=9, wood=9)
    while table.state.free_space():
        table.tile("residence", "B")
    building_line(table)
    assert table.choices == ["1", "4"]
    assert table.refused("A", "2") == table.refused("A", "3") == "road-full"
    assert table.refused("A", "5") == "no-residence"


def test_favour_levels_with_nothing_to_do() -> None:
    table = Table().give("A", gold=1)
    table.tile("residence", "A")
    building_line(table)
    assert table.choices == ["1", "2"]
    assert table.refused("A", "3") == table.refused("A", "5") == "nothing-to-build"
    assert table.why_not("A", "4") == cost({"cloth": 1}, {"cloth": 0}, "the-favour-table")


def test_favour_level_4_without_a_target() -> None:
    table = Table().give("A", wood=1, cloth=1)
    for space in range(1, 7):
        table.state.removed_neutral.append(table.state.road_tile[space])
        table.state.lay("residence", 1, space)
    building_line(table)
    assert table.refused("A", "4") == "nothing-to-transform"


def test_favour_cubes() -> None:
    table = Table().give("A", food=1, wood=1).resume(6, ("favor_give", 0))
    assert table.why_not("A", "gold") == cost({"gold": 1}, {"gold": 0}, "the-favour-table")


@pytest.mark.parametrize("choice", ["no-such-word", "99", ""])
def test_unknown_words(choice: str) -> None:
    table = Table().give("A", deniers=3).begin(2)
    assert table.why_not("A", choice).key == "refusal-not-offered"


def test_other_players_seats_and_finished_games() -> None:
    table = Table().give("A", deniers=3).begin(2)
    assert table.why_not("B", "pass").key == "refusal-not-now"
    over = Table().scored(2).provost(23).begin(7)
    assert over.why_not("A", "pass").key == "refusal-over"
    with pytest.raises(IllegalMove):
        GAME.parse_move(over.state, 0, "pass")
