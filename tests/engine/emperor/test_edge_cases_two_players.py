"""Edge cases of the rules: two players, and electorates out of play."""

from __future__ import annotations

from tests.engine.emperor.edge_cases import RICH
from tests.engine.emperor.table import Table


def two(board: str = "", thalers: int = 9) -> Table:
    return Table(2, board, out="KOL PAL").thalers(thalers, 0)


def test_with_two_players_an_impossible_card_can_be_bought_and_is_waived() -> None:
    table = two("TRI | - | P1 S15 | - | -").act()
    assert "promotion" in table.choices
    table.play("P1 buy promotion")
    assert table.events("waived")[0].data == {"card": "promotion"}
    assert table.cards("P1") == ["promotion"]
    assert table.state.thalers[0] == 7


def test_with_two_players_a_possible_effect_can_be_waived() -> None:
    table = two().act().play("P1 buy indulgence")
    assert table.choices == ["waive", "carry_out"]
    table.play("P1 indulgence waive")
    assert table.state.points == [0, 0]
    carried = two().act().play("P1 buy indulgence\nP1 indulgence carry_out")
    assert carried.state.points == [1, 0]


def test_a_waived_permit_costs_three() -> None:
    table = two().act().play("P1 buy permit")
    assert table.choices[:2] == ["waive", "TRI"]
    assert table.choices[-1] == "couple+BOH"
    table.play("P1 permit waive")
    assert table.state.thalers[0] == 6
    assert table.cards("P1") == ["permit"]


def test_with_two_players_other_cards_keep_their_conditions() -> None:
    table = two().act()
    assert table.refused("P1", "rival") == "rival-emperor"
    assert table.refused("P1", "eminence") == "seat-vacant"


def test_with_two_players_tri_cannot_waive() -> None:
    table = two("TRI | P1 S25 | P1 S35 | - | -").held(P2="indulgence").act().play("P1 use TRI")
    assert table.state.points == [1, 0]
    impossible = two("TRI | P1 S25 | - | - | -").held(P2="promotion move move").act()
    assert "TRI" not in impossible.choices


def test_three_players_cannot_waive() -> None:
    table = Table(3, RICH).thalers(9, 0, 0).act().play("P1 buy doctor")
    assert "waive" not in table.choices


def test_electorates_out_of_play_cannot_be_chosen() -> None:
    table = two("TRI | - | P1 S15 | - | -").act().play("P1 buy permit")
    ways = ["TRI", "MAI", "SAX", "BRA", "BOH"]
    assert table.choices == ["waive", *ways, *(f"couple+{way}" for way in ways)]
    for word in ("KOL", "PAL", "PAL-P2"):
        assert table.refused("P1", word) == "out"
    table = two().act()
    assert table.refused("P1", "KOL") == "out"
    assert table.refused("P1", "PAL") == "out"


def test_brandenburg_out_of_play_leaves_no_grey_eminence() -> None:
    table = Table(2, "", out="KOL BRA").thalers(9, 0).act()
    assert table.refused("P1", "eminence") == "out"


def test_bohemia_or_saxony_out_of_play_give_nothing() -> None:
    table = Table(2, "BOH | P2 S25 | - | - | -", out="KOL SAX").begin(1, 1)
    assert table.state.thalers == [6, 6]
