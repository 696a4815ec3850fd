"""Phase 1 and the characters that take part in it."""

from __future__ import annotations

import pytest

from tests.engine.caylus1303.table import COURT, Table

FREE = ["fairground", "lawyer", "carpenter", "toll"]
YELLOW = [
    "start_farm_a",
    "start_sawmill",
    "start_market_a",
    "start_quarry",
    "start_guild_3",
    "start_carpenter",
    "start_farm_b",
    "start_market_b",
]


def test_targets_are_all_buildings_that_take_workers_and_the_site() -> None:
    """The tile at 18 too, though 14 to 17 are empty; the bridge never."""
    table = Table().begin(1)
    assert table.choices == ["pass", *FREE, *YELLOW, "wood_market", "stone_gold_mine", "site"]


def test_built_tiles_are_targets_and_residences_and_monuments_are_not() -> None:
    table = Table()
    table.tile("wood_farm", "B")
    table.residence("C", "start_farm_a").monument("C", "mon_statue", over="start_quarry")
    table.begin(1)
    assert "wood_farm" in table.choices
    assert "start_farm_a" not in table.choices
    assert "mon_statue" not in table.choices


def test_turns_go_clockwise_until_all_have_passed() -> None:
    """Repeat; a passed player takes no more turns."""
    table = (
        Table()
        .hands(A=9)
        .begin(1)
        .play("""
        A place site
        B pass
        C place toll
        A place lawyer
        C pass
        A place fairground
    """)
    )
    assert table.asking == "A plan"
    table.play("A pass")
    assert table.state.phase == 2
    assert table.in_order(table.state.bridge) == "BCA"


def test_the_start_player_opens_the_round() -> None:
    table = Table()
    table.state.opener = table.state.start_player = 2
    table.begin(1).play("""
        C pass
        A pass
        B pass
    """)
    assert table.in_order(table.state.bridge) == "CAB"


def test_a_placement_takes_the_worker_from_hand() -> None:
    table = Table().begin(1).play("A place toll")
    assert (table.hand("A"), table.camp("A")) == (5, 9)
    assert table.standing("toll") == "A"
    assert "toll" not in table.choices


def test_one_worker_on_the_site_for_each_player() -> None:
    """Leftmost free slot."""
    table = (
        Table()
        .begin(1)
        .play("""
        A place site
        B place site
        C place toll
    """)
    )
    assert table.standing("site") == "AB"
    assert "site" not in table.choices
    assert table.refused("A", "site") == "site-once"
    assert [e.data["slot"] for e in table.events("placed")] == [1, 2, 0]


def test_the_first_passer_takes_the_start_player_tile_at_once() -> None:
    """For the next round; this round's order does not change."""
    table = (
        Table()
        .begin(1)
        .play("""
        A place toll
        B pass
    """)
    )
    assert table.state.start_player == table.seat("B")
    assert table.state.opener == table.seat("A")
    assert table.asking == "C plan"


def test_after_the_first_pass_every_placement_returns_one_more() -> None:
    """Buildings, own ones and the site alike; two workers are needed."""
    table = Table().hands(B=3, C=4)
    table.tile("wood_farm", "C")
    table.begin(1).play("""
        A pass
        B place site
        C place wood_farm
    """)
    assert (table.hand("B"), table.camp("B")) == (1, 13)
    assert (table.hand("C"), table.camp("C")) == (2, 12)
    assert table.asking == "C plan"  # B has one worker and had to pass
    found = [(e.data["workers"], e.data["camp"]) for e in table.events("placed")]
    assert found == [(-2, 1), (-2, 1)]


def test_a_placement_before_the_first_pass_needs_one_worker() -> None:
    table = Table().hands(A=1).begin(1).play("A place toll")
    assert table.hand("A") == 0


# Points for placements


def test_the_owner_gains_a_point_at_once() -> None:
    table = Table()
    table.tile("wood_farm", "B")
    table.begin(1).play("A place wood_farm")
    assert table.gained("B") == 1
    assert table.source("B", "placement") == 1


def test_a_players_own_building_gives_no_point() -> None:
    table = Table()
    table.tile("wood_farm", "A")
    table.begin(1).play("A place wood_farm")
    assert not table.events("placement")
    assert [table.gained(player) for player in "ABC"] == [0, 0, 0]


def test_unowned_setup_tiles_give_no_point() -> None:
    table = (
        Table()
        .begin(1)
        .play("""
        A place wood_market
        B place stone_gold_mine
    """)
    )
    assert not table.events("placement")


def test_steward_gains_two() -> None:
    table = Table().people(("bailiff", "thief", "night_worker"), B="steward")
    table.tile("wood_farm", "B")
    table.begin(1).play("A place wood_farm")
    assert table.gained("B") == 2


def test_thief_gives_no_points() -> None:
    table = Table().people(("bailiff", "steward", "night_worker"), A="thief")
    table.tile("wood_farm", "B")
    table.begin(1).play("A place wood_farm")
    assert table.gained("B") == 0
    assert table.events("robbed")[0].data == {"tile": "wood_farm", "space": 14, "by": 0}


def test_thief_against_steward_gives_no_points() -> None:
    """The thief wins."""
    table = Table().people(("bailiff", "foreman", "night_worker"), A="thief", B="steward")
    table.tile("wood_farm", "B")
    table.begin(1).play("A place wood_farm")
    assert table.gained("B") == 0


def test_other_players_placements_still_score_when_one_has_the_thief() -> None:
    table = Table().people(("bailiff", "steward", "night_worker"), A="thief")
    table.tile("wood_farm", "B")
    table.begin(1).play("""
        A place toll
        B place lawyer
        C place wood_farm
    """)
    assert table.gained("B") == 1


# Night Worker


def test_night_worker_pays_no_surcharge() -> None:
    table = Table().people(("bailiff", "steward", "thief"), B="night_worker").hands(B=1)
    table.begin(1).play("""
        A pass
        B place toll
    """)
    assert (table.hand("B"), table.camp("B")) == (0, 14)


def test_night_worker_as_first_passer_has_no_special_effect() -> None:
    """The others pay as ever."""
    table = Table().people(("bailiff", "steward", "thief"), A="night_worker")
    table.begin(1).play("""
        A pass
        B place toll
    """)
    assert table.hand("B") == 4


# Journeyman


def journeyman() -> Table:
    """Give A the Journeyman; B stands on the start sawmill."""
    return Table().people(COURT, A="journeyman").worker("B", "start_sawmill")


def test_journeyman_joins_another_players_worker() -> None:
    table = journeyman().begin(1)
    assert "start_sawmill" in table.choices
    table.play("A place start_sawmill")
    assert table.standing("start_sawmill") == "BA"
    assert table.events("placed")[0].data["second"] == 1


def test_journeyman_works_once_a_round() -> None:
    table = (
        journeyman()
        .worker("C", "start_quarry")
        .begin(1)
        .play("""
        A place start_quarry
        B place toll
        C place lawyer
    """)
    )
    assert "start_sawmill" not in table.choices
    assert table.refused("A", "start_sawmill") == "journeyman-used"
    table.default_until("early_riser").only(2)
    again = table.worker("B", "start_sawmill").begin(1)
    assert "start_sawmill" in again.choices


def test_journeyman_never_joins_a_worker_of_the_same_player() -> None:
    table = journeyman().worker("A", "start_quarry").begin(1)
    assert "start_quarry" not in table.choices
    assert table.refused("A", "start_quarry") == "own-worker"


def test_other_players_cannot_join() -> None:
    table = journeyman().begin(1).play("A place start_sawmill")
    assert "start_sawmill" not in table.choices
    assert table.refused("B", "start_sawmill") == "own-worker"
    table.play("B place toll")
    assert table.why_not("C", "start_sawmill").key.endswith("occupied")


def test_journeyman_does_not_apply_to_the_site() -> None:
    table = journeyman().worker("A", "site").begin(1)
    assert "site" not in table.choices


def test_journeyman_without_thief_pays_the_owner_for_each_worker() -> None:
    """Once for each foreign worker."""
    table = Table().people(("bailiff", "thief", "night_worker"), A="journeyman", C="steward")
    table.tile("wood_farm", "C")
    table.begin(1).play("""
        A place toll
        B place wood_farm
        C place lawyer
        A place wood_farm
    """)
    assert table.gained("C") == 4


def test_thief_with_journeyman_pays_nothing() -> None:
    table = Table().people(("steward", "bailiff", "night_worker"), A="thief journeyman")
    table.tile("wood_farm", "C")
    table.worker("B", "wood_farm").begin(1).play("A place wood_farm")
    assert table.gained("C") == 0
    assert table.standing("wood_farm") == "BA"


# Early Riser


def early(holder: str = "B") -> Table:
    """Give a player the Early Riser; A is Start Player."""
    return Table().people(COURT, **{holder: "early_riser"})


def test_early_riser_places_before_the_start_player() -> None:
    table = early().begin(1)
    assert table.asking == "B early_riser"
    assert table.choices[0] == "decline"
    table.play("B early toll")
    assert table.standing("toll") == "B"
    assert (table.hand("B"), table.camp("B")) == (4, 10)
    assert table.asking == "A plan"


def test_early_riser_may_go_to_the_site() -> None:
    table = early().begin(1).play("B early site")
    assert table.standing("site") == "B"
    assert table.hand("B") == 4


def test_early_riser_may_decline() -> None:
    table = early().begin(1).play("B early decline")
    assert table.hand("B") == 6
    assert table.asking == "A plan"


def test_early_riser_as_start_player_places_twice_in_a_row() -> None:
    table = (
        early("A")
        .begin(1)
        .play("""
        A early toll
        A place lawyer
    """)
    )
    assert table.hand("A") == 3
    assert table.asking == "B plan"


@pytest.mark.parametrize(("workers", "asked"), [(1, "A plan"), (2, "B early_riser")])
def test_early_riser_needs_two_workers(workers: int, asked: str) -> None:
    assert early().hands(B=workers).begin(1).asking == asked


def test_early_riser_pays_the_owner() -> None:
    """The owner's placement point included."""
    table = early()
    table.tile("wood_farm", "C")
    table.begin(1).play("B early wood_farm")
    assert table.gained("C") == 1


def test_early_riser_on_a_building_of_the_same_player() -> None:
    table = early()
    table.tile("wood_farm", "B")
    table.begin(1).play("B early wood_farm")
    assert table.gained("B") == 0


def test_early_riser_with_journeyman_joins_nobody() -> None:
    """At the early placement no building is occupied."""
    table = Table().people(COURT, B="early_riser journeyman").begin(1)
    assert table.choices == ["decline", *Table().begin(1).choices[1:]]
    table.play("""
        B early toll
        A place lawyer
    """)
    assert "lawyer" in table.choices  # the Journeyman is still to be used


def test_early_riser_pays_its_worker_even_with_the_night_worker() -> None:
    """It is no surcharge (rules: The Early Riser still pays)."""
    table = Table().people(("bailiff", "steward", "thief"), B="early_riser night_worker")
    table.begin(1).play("B early toll")
    assert table.hand("B") == 4


def test_at_court_the_early_riser_asks_nobody() -> None:
    assert Table().people(("early_riser", "thief", "steward")).begin(1).asking == "A plan"
