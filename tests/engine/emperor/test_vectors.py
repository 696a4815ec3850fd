"""The small test vectors of the rules, T1 to T14."""

from __future__ import annotations

import pytest

from engine.emperor.rules.election import votes
from tests.engine.emperor.table import Table


@pytest.mark.parametrize(("before", "after", "gain"), [(11, 12, 1), (12, 12, 0), (3, 4, 1)])
def test_t1_the_convent_stops_at_the_cap(before: int, after: int, gain: int) -> None:
    table = Table(3, "PAL | P2 S25 | - | - | -").thalers(before, 0, 0).held(P1="move indulgence")
    table.begin(3, 3).play("P1 daughter convent")
    assert table.state.thalers == [after, 0, 0]
    assert table.events("convent")[0].data == ({"thalers": gain} if gain else {})


def test_t2_equal_colours_bring_a_daughter() -> None:
    table = Table(3, "PAL | P2 S25 | - | - | -").held(P1="move pope indulgence permit")
    assert table.begin(3, 3).asking == "P1 daughter"


def test_t3_a_rival_card_has_no_colour() -> None:
    table = Table(3, "PAL | P2 S25 | - | - | -").held(P2="rival").begin(3, 3)
    assert table.asking == ""
    assert table.events("child") == []
    assert table.left("rival") == 1


def test_t4_doctors_and_the_ends_of_life() -> None:
    table = Table(3, "PAL | P2 C45 | P1 S15 | - | -").thalers(1, 0, 0)
    table.act().play("P1 buy doctor")
    assert table.refused("P1", "PAL-P1-S15") == "youngest"
    assert table.state.tiles[1] == 6
    table.play("P1 doctor PAL-elector")
    assert table.state.tiles[1] == 7
    assert table.at("PAL") == "- | P1 S15 | - | -"


def test_t5_no_knight_is_pushed_from_an_electorate_with_room() -> None:
    table = Table(3, "PAL | - | P2 K, P3 S25 | - | -").thalers(3, 0, 0)
    table.act().play("P1 buy permit")
    assert table.choices == ["TRI", "KOL", "MAI", "PAL", "SAX", "BRA", "BOH"]
    assert table.refused("P1", "PAL-P2") == "no-push"


def test_t6_an_incumbent_gains_nothing() -> None:
    table = Table(3, "PAL | P2 S25 | P2 C15 | - | -").begin(5, 5)
    assert table.at("PAL") == "P2 S25 | P2 C15 | - | -"
    assert table.state.points == [0, 0, 0]
    assert [(e.seat, e.data["electorate"]) for e in table.events("elector_stays")] == [(1, "PAL")]


def test_t7_a_tie_keeps_the_emperor_and_pays_his_voters() -> None:
    board = """
        BOH | P2 S25 | - | - | -
        SAX | P2 S35 | - | - | -
        TRI | P1 S25 | - | - | -
        KOL | P3 S25 | - | - | -
    """
    table = Table(3, board).held(P1="pope", P2="rival").begin(6, 6).play("P3 vote emperor")
    assert table.events("election")[0].data["totals"] == [3, 3]
    assert table.events("election")[0].data["won"] == "emperor"
    assert table.state.points == [0, 0, 1]
    assert table.throne == "P1 S25"


def test_t8_church_influence_counts_nobles_and_knights_of_the_elector() -> None:
    board = "KOL | P2 S45 | P2 C25, P2 S15, P1 S25 | P2 K | P2"
    table = Table(3, board).held(P2="rival", P3="church").begin(6, 6)
    assert votes(table.state, 1) == 1
    table.play("P3 church KOL")
    assert votes(table.state, 1) == 4
    assert table.events("ballot")[-1].data["votes"] == 4


def test_t9_tri_needs_an_exhausted_kind() -> None:
    table = Table(3, "TRI | P1 S25 | P1 S35 | - | -").thalers(9, 0, 0)
    table.held(P2="ordinance indulgence move move").act().play("P1 use TRI")
    assert table.choices == ["move", "indulgence"]
    assert table.left("ordinance") == 1
    assert table.refused("P1", "ordinance") == "not-exhausted"


def test_t10_tri_pays_but_takes_no_card() -> None:
    table = Table(3, "TRI | P1 S25 | - | - | -\nPAL | P2 C25 | - | - | -").thalers(5, 0, 0)
    table.held(P2="doctor doctor").act().play("P1 use TRI\nP1 doctor PAL-elector")
    assert table.state.thalers[0] == 4
    assert table.cards("P1") == []
    assert table.at("PAL") == "P2 C35 | - | - | -"


@pytest.mark.parametrize(("cities", "points"), [("-", 1), ("P1", 1), ("P1, P1", 2)])
def test_t11_points_for_own_cities(cities: str, points: int) -> None:
    table = Table(3, f"BOH | - | - | - | {cities}").thalers(4, 0, 0)
    table.act().play("P1 buy ordinance\nP1 city SAX")
    assert table.state.points == [points, 0, 0]
    assert table.points("P1", "ordinance") == points


def test_t12_the_emperor_player_cannot_be_the_rival() -> None:
    table = Table().thalers(5, 5, 5).act("P1", alone=False)
    assert table.refused("P1", "rival") == "rival-emperor"
    table.play("P1 pass")
    assert "rival" in table.choices


def test_t13_a_city_under_an_elector_of_the_same_player_counts_once() -> None:
    table = Table(3, "SAX | P2 S25 | - | - | P2").begin(1, 1)
    assert table.state.thalers == [6, 9, 6]
    data = dict(table.events("income")[1].data)
    assert data == {"income": 9, "own": 1, "tribute": 0, "saxony": 2, "thalers": 9}


def test_t14_the_emperors_money_stops_at_the_cap() -> None:
    table = Table().round(4).thalers(11, 0, 0).begin(7, 7)
    assert table.state.thalers == [12, 0, 0]
    assert table.state.points == [1, 0, 0]
    gain = dict(table.events("emperor_gain")[0].data)
    assert gain == {"round": 4, "vp": 1, "thalers": 1}
