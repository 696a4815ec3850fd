"""Favours."""

from __future__ import annotations

import pytest

from tests.engine.caylus1303.table import COURT, Table


@pytest.mark.parametrize("round_", range(1, 10))
def test_site_spaces_open_by_round(round_: int) -> None:
    """One, two and three spaces; invariant 13."""
    table = Table().round(round_).favour("A").play("A favour B")
    open_tiles = ["start_guild_4", "wood_manor", "stone_church"][: (round_ + 2) // 3]
    if len(open_tiles) > 1:
        assert table.asking == "A favour_site"
        assert table.choices == open_tiles
    else:
        assert [event.data["tile"] for event in table.events("favour_site")] == open_tiles


def test_a_closed_site_space_is_refused() -> None:
    table = Table().round(4).favour("A").play("A favour B")
    assert table.refused("A", "stone_church") == "site-closed"


def test_mode_a_takes_any_character_of_any_opponent() -> None:
    table = Table().people(
        ("steward",), A="journeyman", B="bailiff", C="architect delivery_man foreman"
    )
    table.favour("A").play("A favour A")
    assert table.choices == ["bailiff", "architect", "delivery_man", "foreman"]
    assert table.refused("A", "steward") == "at-court"
    assert table.refused("A", "journeyman") == "own-character"
    table.play("A take architect")
    assert table.characters("A") == ["journeyman", "architect"]
    assert table.characters("C") == ["delivery_man", "foreman"]
    assert table.court == ["steward"]


def test_mode_a_needs_an_opponents_character() -> None:
    """A single mode is chosen automatically (rules: When a decision is asked)."""
    table = Table("AB").people(("thief", "steward", "bailiff"), A="architect foreman").favour("A")
    assert table.asking == "A favour_court_character"
    assert not table.events("character")


def test_mode_b_uses_the_building_and_then_takes_a_board_character() -> None:
    table = (
        Table()
        .give("A", stone=1)
        .favour("A")
        .play("""
        A favour B
        A activate use
    """)
    )
    assert table.hand("A") == 6 + 4
    assert table.choices == ["decline", "night_worker", "thief", "steward"]
    table.play("A take thief")
    assert table.characters("A") == ["thief"]
    assert table.court == ["night_worker", "steward"]


def test_the_board_character_may_be_declined() -> None:
    table = (
        Table()
        .favour("A")
        .play("""
        A favour B
        A take decline
    """)
    )
    assert table.characters("A") == []
    assert len(table.court) == 3


def test_an_effect_that_cannot_be_paid_still_leads_to_the_character() -> None:
    """A ruling (rules: Favours work without an effect)."""
    table = Table().favour("A").play("A favour B")
    assert table.asking == "A favour_court_character"


def test_an_effect_may_be_declined_and_still_leads_to_the_character() -> None:
    """A ruling (rules: Favours work without an effect)."""
    table = (
        Table()
        .give("A", stone=1)
        .favour("A")
        .play("""
        A favour B
        A activate decline
    """)
    )
    assert table.asking == "A favour_court_character"
    assert table.holds("A") == {"stone": 1}


def test_the_site_works_without_worker_owner_and_placement_points() -> None:
    table = Table().round(7).site("start_farm_a", "wood_manor", "stone_farm").favour("A")
    table.play("""
        A favour B
        A site stone_farm
        A take decline
    """)
    assert table.holds("A") == {"food": 1, "cloth": 1}
    assert table.gained("A") == 0
    assert (table.hand("A"), table.camp("A")) == (6, 9)


def test_the_manor_on_the_site_gives_points_and_no_favour() -> None:
    """No setup side grants a favour."""
    table = (
        Table()
        .round(4)
        .favour("A")
        .play("""
        A favour B
        A site wood_manor
    """)
    )
    assert table.gained("A") == 2
    assert len(table.events("favour")) == 1


def test_favour_with_nothing_to_take() -> None:
    """No character with other players or on the board: B only, effect, then nothing."""
    table = Table("AB").people((), A="architect foreman thief steward bailiff")
    table.favour("A")
    assert table.state.over
    assert [event.kind for event in table.state.events or ()][:1] == ["favour"]
    assert not table.events("character")


def test_a_carpenter_on_the_site_builds_in_full() -> None:
    table = Table().site("start_carpenter", "wood_manor", "stone_church")
    table.give("A", wood=2).favour("A").play("""
        A favour B
        A build wood_spinning_mill
    """)
    assert table.at(14) == "wood_spinning_mill A"
    assert (table.gained("A"), table.houses("A")) == (2, 8)
    assert table.asking == "A favour_court_character"


def test_a_market_on_the_site_takes_a_worker_from_hand() -> None:
    table = (
        Table()
        .site("start_market_a", "wood_manor", "stone_church")
        .favour("A")
        .play("""
        A favour B
        A activate use
        A take food
    """)
    )
    assert (table.hand("A"), table.holds("A")) == (5, {"food": 1})


def test_a_favour_is_finished_before_the_next_worker() -> None:
    """Resolved completely before anything else continues."""
    table = Table().people(COURT, A="journeyman").give("A", wood=1).give("B", wood=1)
    table.worker("B", "fairground").worker("A", "fairground").only(2)
    table.play("""
        B activate use
        B favour B
    """)
    assert table.asking == "B favour_court_character"
    table.play("B take decline")
    assert table.asking == "A use_building"


def test_bailiff_taken_before_the_bridge_is_usable_this_round() -> None:
    table = Table().people(("thief", "steward", "bailiff")).give("A", wood=1)
    table.worker("A", "fairground").only(2).play("""
        A activate use
        A favour B
        A take bailiff
    """)
    table.play("""
        A provost 0
        B provost 0
        C provost 0
    """)
    assert table.asking == "A bailiff_move"


def test_bailiff_taken_after_the_bridge_is_too_late() -> None:
    table = Table().people(("thief", "steward", "bailiff"))
    table.tiles(
        (
            "start_farm_a",
            "start_sawmill",
            "start_market_a",
            "start_quarry",
            "start_guild_3",
            "start_carpenter",
            "start_farm_b",
            "start_market_b",
        ),
        "wood_market",
        "stone_gold_mine",
        ("start_guild_4", "wood_farm", "stone_church"),
    )
    table.tile("wood_manor", "B")
    table.provost(15).worker("A", "wood_manor").only(2).default_until("favour_mode")
    table.play("""
        A favour B
        A take bailiff
    """)
    assert table.state.over
    assert not table.events("provost_moved")


def test_a_taken_character_may_be_taken_again() -> None:
    table = Table().people(COURT, B="architect")
    table.resume(2, ("favour", 0, "fairground"), ("favour", 2, "fairground")).play("""
        A favour A
        A take architect
        C favour A
    """)  # only A's Architect is available to C
    assert "architect" in table.characters("C")
    assert table.characters("A") == []


def test_an_ability_goes_with_the_tile_at_the_moment_it_applies() -> None:
    """The Architect taken by a favour counts for the build that follows it."""
    table = Table().people(COURT, B="architect").give("A", wood=2, food=1)
    table.worker("A", "fairground", "carpenter").only(2).play("""
        A activate use
        A favour A
        A take architect
        A build wood_farm
    """)
    assert table.gained("A") == 2 + 1
