"""The worked example of the rules, from the arrangement to the state after move 7."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.tuscany import GAME
from engine.tuscany.data import EMPTY
from tests.engine.tuscany.table import Table

MOVES = (
    ("A take A",),
    ("B draw",),
    ("A place 2,0", "A pay own+own", "A marble use", "A take H"),
    ("B take E",),
    ("A draw",),
    ("B draw",),
    ("A place 1,1", "A pay own+2village", "A castle G"),
)


def start() -> Table:
    """Play the set-up of the example through its decisions."""
    table = Table("AB")
    table.display()
    state = GAME.setup(2, GAME.full_options(2, {}), Chance(0))
    state.start = 0
    state.boards = ["A1 B1 C1", "A2 B2 C2"]
    state.events = []
    table.state = state
    table.hand("A", carriage=2, village=2, city=1)
    table.stack("A", "olive+grape", "village", "monastery").stack("B", "quarry")
    table.deck("village", "village", "city", "castle", "village", "city", "city", "city")
    table.yields("Y1")
    displayed = ("carriage", "carriage", "village", "quarry", "monastery", "city", "inn", "castle")
    table.neutral(*displayed)
    GAME.advance(state)
    table.play("A arrange ABC", "B arrange ACB", "A arrange 000", "A arrange dd")
    table.play("B arrange 000", "B arrange uu", "B arrange 1,2", "A arrange 3,-1")
    table.play("A start_bonus plus_storage", "B start_bonus plus_card")
    return table.check()


def after(count: int) -> Table:
    """Return the position after this many of the example's moves."""
    table = start()
    for moves in MOVES[:count]:
        table.play(*moves).check()
    return table


def test_setup() -> None:
    table = start()
    assert table.green("A") == 2
    assert table.state.capacity(0) == 2
    assert table.covered("A") == {11}
    assert table.shown() == [
        "carriage",
        "carriage",
        "village",
        "quarry",
        "monastery",
        "city",
        "inn",
        "castle",
    ]
    assert len(table.state.neutral) == 24


def test_move_1_take() -> None:
    table = after(1)
    assert table.stored("A") == ["carriage"]
    assert table.slot("A") == "olive+grape"
    assert table.state.revealed(0) == 1
    assert table.to_move() == "B"


def test_move_2_draw_with_plus_card() -> None:
    assert after(2).state.hand_sizes == [5, 8]


def test_move_3_place_yield_card_and_marble() -> None:
    table = after(3)
    assert not table.events("area")
    assert [event.data["card"] for event in table.events("yield")] == ["Y1"]
    assert table.state.marble[0] == 0
    assert table.green("A") == 2
    assert table.slot("H") == "village"
    assert table.state.revealed(0) == 2
    assert table.cards("A") == {"city": 1, "village": 2}
    assert table.stored("A") == ["castle"]


def test_move_4_take_of_ben() -> None:
    table = after(4)
    assert table.state.revealed(1) == 1
    assert table.shown() == [
        "olive+grape",
        "carriage",
        "village",
        "quarry",
        "quarry",
        "city",
        "inn",
        "village",
    ]


def test_moves_5_and_6_draw() -> None:
    assert after(5).cards("A") == {"castle": 1, "city": 1, "village": 3}
    assert after(6).state.hand_sizes[1] == 11


def test_move_7_castle_and_inn() -> None:
    table = after(7)
    assert [event.data["green"] for event in table.events("area")] == [1, 1]
    assert table.green("A") == 4
    assert table.red("A") == 0
    assert table.cards("A") == {"city": 1, "village": 1}
    assert table.stored("A") == ["token"]
    assert table.state.capacity(0) == 2
    assert (table.state.marble[0], table.state.workers[0]) == (0, 0)
    words = table.state.region_of(0).words
    assert {words[space - 1] for space in table.covered("A")} == {"3,-1", "2,0", "1,1", "1,2"}
    assert table.state.revealed(0) == 3
    assert table.shown() == [
        "olive+grape",
        "carriage",
        "village",
        "quarry",
        "quarry",
        "city",
        "monastery",
        "village",
    ]
    assert EMPTY not in table.state.display
    assert table.to_move() == "B"


def test_the_castle_tile_goes_to_the_only_legal_inn_space_automatically() -> None:
    """The free inn fits on one hex only, which needs no asking."""
    table = after(7)
    forced = [event.data for event in table.events("forced")]
    assert {"rule": "CASTLE_HEX", "choice": "1,2"} in forced


@pytest.mark.parametrize("count", range(8))
def test_the_accounts_balance_after_every_move(count: int) -> None:
    after(count).check()
