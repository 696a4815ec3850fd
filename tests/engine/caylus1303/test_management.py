"""Phase 4 and the end of the game."""

from __future__ import annotations

import pytest

from engine.caylus1303 import GAME
from engine.caylus1303.tiles import BUILT, MONUMENT, RESIDENCE, SETUP
from tests.engine.caylus1303.table import COURT, Table


def test_claimed_tiles_flip_to_residences_and_keep_their_house() -> None:
    table = Table().claim("A", "start_quarry").begin(4).default_until("plan")
    assert table.state.road_side[8] == RESIDENCE
    assert table.at(8) == "start_quarry A"
    assert [event.data for event in table.events("residence")] == [
        {"tile": "start_quarry", "space": 8}
    ]
    assert table.state.road_side[5] == SETUP
    assert "start_quarry" not in table.choices
    assert table.refused("A", "start_quarry") == "residence"


def test_a_claimed_tile_works_until_it_flips() -> None:
    """Workers already on it still activate."""
    table = Table().give("A", cloth=1).worker("A", "lawyer").worker("B", "start_quarry").begin(2)
    table.play("A claim start_quarry").default_until("plan")
    assert table.holds("B") == {"stone": 1}
    assert table.state.road_side[8] == RESIDENCE


# Monuments

MONUMENTS = [
    ("mon_garden", {"gold": 1, "wood": 1}, 4),
    ("mon_factory", {"gold": 1, "cloth": 1}, 5),
    ("mon_granary", {"gold": 1, "stone": 1}, 7),
    ("mon_statue", {"gold": 1, "stone": 2}, 7),
    ("mon_theatre", {"gold": 3, "wood": 4}, 12),
    ("mon_cathedral", {"gold": 3, "stone": 3}, 15),
    ("mon_mansion", {"gold": 5, "stone": 5}, 20),
]


@pytest.mark.parametrize(("word", "cost", "pp"), MONUMENTS)
def test_a_monument_replaces_a_residence(word: str, cost: dict[str, int], pp: int) -> None:
    """The house stays, the residence leaves the game."""
    table = Table().residence("A", "start_quarry").give("A", **cost).begin(4)
    assert table.asking == "A monument"
    table.play(f"A monument {word}")
    assert table.at(8) == f"{word} A"
    assert table.state.road_side[8] == MONUMENT
    assert (table.gained("A"), table.houses("A")) == (pp, 8)
    assert table.state.removed == ["start_quarry"]
    assert word not in table.state.monument_supply
    assert table.source("A", "monument") == pp


def test_residences_flipped_now_may_become_monuments_at_once() -> None:
    table = Table().claim("A", "start_quarry").give("A", gold=1, wood=1).begin(4)
    table.play("A monument mon_garden")
    assert table.at(8) == "mon_garden A"


def test_each_residence_is_offered_once_in_road_order() -> None:
    """First come by road order (rules: One offer per residence)."""
    table = Table().residence("B", "start_farm_a").residence("A", "start_quarry", "start_guild_3")
    table.give("A", gold=2, wood=2, cloth=2).give("B", gold=1, wood=1).begin(4)
    assert table.asking == "B monument"
    table.play("B monument mon_garden")
    assert table.asking == "A monument"
    assert table.choices == ["decline", "mon_factory"]
    assert table.refused("A", "mon_garden") == "supply"
    table.play("A monument decline")
    assert (table.asking, table.state.stack[-1][2]) == ("A monument", 9)
    table.play("A monument mon_factory")
    assert table.state.round == 2


def test_several_monuments_of_one_player_in_one_round() -> None:
    table = (
        Table().residence("A", "start_farm_a", "start_quarry").give("A", gold=2, wood=1, cloth=1)
    )
    table.begin(4).play("""
        A monument mon_garden
        A monument mon_factory
    """)
    assert table.gained("A") == 9


def test_architect_gains_for_monuments_but_not_for_residences() -> None:
    table = Table().people(COURT, A="architect").claim("A", "start_quarry")
    table.give("A", gold=1, wood=1).begin(4).play("A monument mon_garden")
    assert table.gained("A") == 4 + 1


def test_theatre_brings_a_favour_before_the_next_residence() -> None:
    table = Table().residence("A", "start_farm_a", "start_quarry").give("A", gold=4, wood=5)
    table.begin(4).play("A monument mon_theatre")
    assert table.asking == "A favour_mode"
    assert table.events("favour")[0].data["source"] == "mon_theatre"
    table.play("""
        A favour B
        A take decline
    """)
    assert table.asking == "A monument"


def test_a_day_laborer_from_a_theatre_favour_works_at_once() -> None:
    """Recruitment comes later."""
    table = Table().people(COURT, B="day_laborer").residence("A", "start_farm_a")
    table.give("A", gold=3, wood=4).begin(4).play("""
        A monument mon_theatre
        A favour A
        A take day_laborer
    """)
    assert (table.hand("A"), table.hand("B")) == (6 + 3 + 1, 6 + 3)


def test_a_carpenter_favour_of_the_theatre_counts_for_the_reset() -> None:
    table = Table().site("start_carpenter", "wood_manor", "stone_church")
    table.residence("A", "start_farm_a").give("A", gold=3, wood=6).begin(4).play("""
        A monument mon_theatre
        A favour B
        A build wood_spinning_mill
        A take decline
    """)
    assert table.state.provost == 14


# Recruitment


def test_recruitment_of_four_players() -> None:
    """The fourth short example: plain 3; two residences 5; garden 5; factory 3 and a cloth."""
    table = Table("ABCD").people(
        COURT, A="journeyman", B="bailiff", C="delivery_man", D="architect"
    )
    table.residence("B", "start_farm_a", "start_sawmill")
    table.monument("C", "mon_garden", over="start_quarry")
    table.monument("D", "mon_factory", over="start_guild_3")
    table.begin(4).default_until("plan")
    assert [table.hand(player) for player in "ABCD"] == [9, 11, 11, 9]
    assert [table.camp(player) for player in "ABCD"] == [6, 4, 4, 6]
    assert table.holds("D") == {"cloth": 1}


@pytest.mark.parametrize(("players", "count"), [("AB", 3), ("ABC", 3), ("ABCD", 3), ("ABCDE", 2)])
def test_base_recruitment_by_players(players: str, count: int) -> None:
    table = Table(players).hands(**dict.fromkeys(players, 5)).begin(4)
    table.default_until("plan")
    assert table.hand("A") == 5 + count


def test_granary_brings_food() -> None:
    table = Table().monument("A", "mon_granary", over="start_quarry").begin(4)
    assert table.holds("A") == {"food": 1}
    assert table.hand("A") == 9  # a monument is not a residence


def test_day_laborer_brings_a_worker() -> None:
    table = Table().people(COURT, A="day_laborer").begin(4).default_until("plan")
    assert (table.hand("A"), table.hand("B")) == (10, 9)


def test_recruitment_is_capped_by_the_camp() -> None:
    table = Table().hands(A=14).begin(4).default_until("plan")
    assert (table.hand("A"), table.camp("A")) == (15, 0)
    data = table.events("recruited")[0].data
    assert (data["workers"], data["lost"]) == ((1, 3, 4), (2, 0, 0))


# The provost's reset

ROWS = [(0, 13), (1, 14), (2, 15), (3, 16), (4, 18), (5, 19), (6, 20), (13, 27)]


@pytest.mark.parametrize(("built", "p"), ROWS)
def test_provost_reset(built: int, p: int) -> None:
    """The gate side of the last building of the unbroken row; 18 counts once it joins."""
    table = Table().provost(20)
    supply = [*table.state.wood_supply, *table.state.stone_supply]
    for number, word in enumerate(supply[:built]):
        table.tile(word, "ABC"[number % 3])
    table.begin(4).default_until("plan")
    assert table.state.provost == p


def test_the_reset_examples_of_the_rulebook() -> None:
    """Between quarry and stonemason; sawmill and gold mine; gold mine and alchemist."""
    table = Table()
    table.tile("wood_quarry", "A")
    table.tile("wood_stonemason", "A")
    assert (table.space("wood_stonemason"), table.state.last_in_row()) == (15, 15)
    table.tile("wood_farm", "A")
    table.tile("wood_sawmill", "A")
    assert table.state.last_in_row() == 18
    table.tile("stone_alchemist", "A")
    assert (table.space("stone_alchemist"), table.state.last_in_row()) == (19, 19)


# From round to round


def test_pass_markers_and_flags_go_back() -> None:
    table = Table().passed("BCA").begin(4)
    assert table.state.bridge == []
    assert (table.state.round, table.state.opener) == (2, table.seat("B"))
    assert table.asking == "B plan"
    assert table.state.batches == [0, 0, 0]


def test_the_ninth_round_is_played_in_full() -> None:
    """Monuments included; then the game ends."""
    table = Table().round(9).residence("A", "start_quarry").give("A", gold=1, wood=1).begin(4)
    table.play("A monument mon_garden")
    assert table.state.over
    assert table.events("recruited")
    assert table.events("provost_reset")
    assert table.events("game_over")


def test_gold_is_worth_two_at_the_end() -> None:
    """Other leftovers nothing."""
    table = Table().round(9).give("A", pp=3, gold=2, food=5, cloth=2).give("B", pp=7).begin(4)
    assert [table.pp(player) for player in "ABC"] == [7, 7, 0]
    assert table.source("A", "gold") == 4
    outcome = GAME.outcome(table.state)
    assert outcome.scores == (7, 7, 0)
    assert outcome.winners == (0, 1)
    over = table.events("game_over")[0].data
    assert (over["scores"], over["winners"]) == ((7, 7, 0), (0, 1))


def test_the_most_points_win() -> None:
    table = Table().round(9).give("B", pp=7).give("C", gold=4).begin(4)
    assert GAME.outcome(table.state).winners == (2,)


def test_there_is_no_winner_before_the_end() -> None:
    assert GAME.outcome(Table().begin(1).state).winners == ()


def test_built_sides_never_flip() -> None:
    table = Table()
    table.tile("wood_farm", "A")
    table.begin(4).default_until("plan")
    assert table.state.road_side[14] == BUILT
