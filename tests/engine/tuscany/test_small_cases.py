"""The table of small cases of the rules."""

from __future__ import annotations

from engine.tuscany import GAME
from engine.tuscany.data import CITY, KINDS
from engine.tuscany.rules.game_end import FinalScoring, result
from engine.tuscany.rules.payments import can_pay, payment_choices
from tests.engine.tuscany.table import Table


def paying(workers: int = 0, **cards: int) -> list[str]:
    """Return the payments for a city hex with these cards and workers."""
    table = Table().hand("A", **cards).give("A", workers=workers)
    found = list(payment_choices(table.state, 0, CITY))
    assert bool(found) == can_pay(table.state, 0, CITY)
    return found


def test_city_hex_with_two_farms_a_village_and_a_worker() -> None:
    assert paying(farm=2, village=1, workers=1) == ["worker+2farm"]


def test_city_hex_with_four_farms() -> None:
    assert paying(farm=4) == ["2farm+2farm"]


def test_city_hex_with_two_farms_and_a_city() -> None:
    assert paying(farm=2, city=1) == ["own+2farm"]


def test_city_hex_with_four_different_cards_is_not_payable() -> None:
    assert paying(farm=1, village=1, quarry=1, inn=1) == []


def test_any_hex_is_payable_with_two_workers() -> None:
    table = Table().give("A", workers=2)
    for kind in range(len(KINDS)):
        assert list(payment_choices(table.state, 0, kind)) == ["worker+worker"]


def test_token_on_a_farm_hex() -> None:
    """Farm and a pair of cities; one green point from the effect."""
    table = Table().hand("A", city=2, farm=1).store("A", "token")
    table.cover("A", 8).begin()
    before = table.green("A")
    table.play("A place 1,-1")
    assert table.moves("A") == ["pay own+2city"]
    table.play("A pay own+2city")
    (farm,) = table.events("farm")
    assert farm.data == {"green": 1, "products": ["token"]}
    assert [event.data["green"] for event in table.events("area")] == [3]
    assert table.green("A") == before + 1 + 3


def test_olive_grape_placed_beside_a_grape_tile() -> None:
    table = Table().give("A", workers=2).store("A", "olive+grape")
    table.cover("A", 8, tile="grape").begin()
    table.play("A place 1,-1", "A pay worker+worker")
    (farm,) = table.events("farm")
    assert farm.data == {"green": 1, "products": ["olive"]}


def test_third_monastery_of_an_area_of_three() -> None:
    """6 green, then 3 cards."""
    table = Table().give("A", workers=2).store("A", "monastery")
    table.cover("A", 12, 15, 18, 21, tile="token").begin()
    before = table.green("A")
    table.play("A place 7,-3", "A pay worker+worker")
    kinds = [event.kind for event in table.events("area", "drew")]
    assert kinds == ["area", "drew"]
    assert table.green("A") - before == 6
    assert sum(table.cards("A").values()) == 3
    table.check()


def test_quarry_with_two_plus_marble() -> None:
    table = Table().give("A", workers=2).store("A", "quarry").bonus("A", "plus_marble")
    table.bonus("A", "plus_marble").cover("A", 12, 15).begin()
    table.play("A place 5,-1", "A pay worker+worker")
    assert table.state.marble[0] == 3


def test_two_yield_tokens_and_one_free_slot() -> None:
    """The first token is stored; the second is not gained: 2 red."""
    table = Table().give("A", workers=2).store("A", "carriage", "village")
    table.bonus("A", "plus_storage").bonus("A", "plus_yield").yields("Y3", "Y3").begin()
    table.play("A place 2,0", "A pay worker+worker")
    assert table.stored("A") == ["village", "token"]
    assert table.red("A") == 2


def test_a_fifth_village_purges() -> None:
    table = Table().display("village", "village", "village", "village", "inn", "inn", "inn", "city")
    table.neutral("quarry", "carriage", "carriage", "quarry", "monastery")
    table.stack("A", "village").begin()
    table.play("A take H")
    (purged,) = table.events("purged")
    assert purged.data == {"kind": "village", "count": 5, "slots": "ABCDH"}
    assert table.shown() == [
        "quarry",
        "carriage",
        "carriage",
        "quarry",
        "inn",
        "inn",
        "inn",
        "monastery",
    ]
    assert table.state.revealed(0) == 1


def test_end_of_round_1() -> None:
    table = Table().points("A", green=17, red=4).reveal("A", 6).begin().play("A take A")
    assert (table.red("A"), table.green("A")) == (21, 17)
    assert table.state.round == 2


def test_end_of_round_2() -> None:
    table = Table().points("A", green=32, red=23).reveal("A", 13)
    table.state.round = 2
    table.begin().play("A take A")
    assert (table.red("A"), table.green("A")) == (55, 32)


def test_final_scoring() -> None:
    """A tile and a token, two marble, a worker, seven cards: 7 red."""
    table = Table().give("A", marble=2, workers=1).bonus("A", "plus_storage")
    table.store("A", "village", "token").hand("A", village=7).points("B", red=90)
    table.state.stack = [FinalScoring(-1)]
    table.state.events = []
    table.state.round = 3
    GAME.advance(table.state)
    found = {event.seat: event.data for event in table.events("final_score")}
    assert found[0] == {"red": 7, "tiles": 1, "tokens": 1, "marble": 2, "workers": 1, "cards": 2}
    assert table.red("A") == 7
    assert table.state.over


def test_tie_of_88_goes_to_more_empty_hexes() -> None:
    table = (
        Table().points("A", red=88).points("B", red=88).cover("A", 9, 12).cover("B", 9, 12, 15, 8)
    )
    assert result(table.state).winners == (0,)
