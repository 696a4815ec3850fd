"""Edge cases of the rules: children, and the end of the last round."""

from __future__ import annotations

from engine.emperor import GAME
from tests.engine.emperor.table import Table


def test_more_blue_than_red_brings_a_son_anywhere_open() -> None:
    board = "PAL | - | P2 C35, P2 K, P3 C15 | - | -"
    table = Table(3, board).held(P2="move pope indulgence").begin(3, 3)
    assert table.choices == ["decline", "TRI", "KOL", "MAI", "PAL-P2", "SAX", "BRA", "BOH"]
    table.play("P2 place PAL-P2")
    assert table.at("PAL") == "- | P2 C35, P2 S15, P3 C15 | - | -"
    assert table.state.knights[1] == 3


def test_a_declined_son_brings_nothing() -> None:
    table = Table().held(P2="move").begin(3, 3).play("P2 place decline")
    assert table.state.thalers == [0, 0, 0]
    assert table.events("placed", "convent") == []


def test_the_convent_is_automatic_without_an_eligible_single() -> None:
    table = Table(3, "TRI | P2 S25 | P2 C15 | - | -").held(P1="indulgence").begin(3, 3)
    assert table.asking == ""
    assert table.state.thalers == [1, 0, 0]


def test_a_proposal_is_answered_by_the_owner_of_the_single() -> None:
    table = Table(3, "SAX | - | P3 S45 | - | -").held(P1="indulgence").begin(3, 3)
    table.play("P1 daughter SAX-P3-S45")
    assert table.asking == "P3 proposal"
    assert GAME.default(table.state, 2) == "refuse"
    table.play("P3 answer refuse")
    assert table.at("SAX") == "- | P3 S45 | - | -"
    assert table.state.thalers == [1, 0, 0]
    assert table.state.points == [0, 0, 0]


def test_an_accepted_proposal_brings_a_point_and_no_thaler() -> None:
    table = Table(3, "", throne="P2 S45").held(P1="indulgence").begin(3, 3)
    table.play("P1 daughter throne\nP2 answer accept")
    assert table.throne == "P2 C45"
    assert table.state.thalers == [0, 0, 0]
    assert table.points("P1", "marriage") == 1


def test_children_come_in_order_one_player_after_the_other() -> None:
    table = Table(3, "SAX | - | P1 S45, P2 S15 | - | -", throne="P2 S45")
    table.held(P1="indulgence", P2="pope", P3="permit").begin(3, 3)
    assert table.asking == "P2 son"
    table.play("P2 place TRI")
    assert table.asking == "P3 daughter"
    table.play("P3 daughter SAX-P1-S45")
    assert table.asking == "P1 proposal"
    table.play("P1 answer accept")
    assert table.asking == "P1 daughter"
    table.play("P1 daughter convent")
    assert table.left("indulgence") == 1


def test_cards_of_the_last_round_stay() -> None:
    table = Table().round(5).thalers(0, 3, 0).begin(4, 8)
    table.play("P2 buy pope\nP3 pass\nP2 buy indulgence\nP2 pass")
    assert table.state.over
    assert table.cards("P2") == ["pope", "indulgence"]
    assert (table.state.round, table.state.phase) == (5, 8)
