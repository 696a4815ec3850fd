"""Edge cases of the rules about favours, the castle and its scoring, by their names."""

from __future__ import annotations

import pytest

from tests.engine.caylus.table import Table


def test_favour_marker_blocked_at_the_cap() -> None:
    """The line may be chosen, and pays, again and again (rules: Markers stop at closed levels)."""
    table = Table().markers("A", denier=2).resume(6, ("favor", 0)).play("A favor denier")
    assert table.level("A", "denier") == 2
    assert table.holds("A") == {"deniers": 4}
    table.resume(6, ("castle", -1), ("favor", 0)).play("A favor denier")
    assert table.holds("A") == {"deniers": 8}
    table.done()


def test_fifth_favour_in_one_phase_is_lost() -> None:
    table = Table().resume(5, *[("favor", 0)] * 5)
    table.play("""
        A favor building
        A favor vp
        A favor denier
    """)
    # the last unused line and its only executable level are chosen automatically
    assert table.state.over
    assert table.state.favour[0] == [1, 1, 1, 1]
    assert table.holds("A") == {"deniers": 3, "food": 1}
    assert len(table.events("favor_lost")) == 1


def test_favour_lines_are_counted_for_each_player() -> None:
    table = Table().resume(5, ("favor", 0), ("favor", 1))
    table.play("""
        A favor vp
        B favor vp
    """)
    assert (table.vp("A"), table.vp("B")) == (1, 1)
    table.done()


def test_a_used_line_is_refused() -> None:
    table = Table().resume(5, ("favor", 0), ("favor", 0)).play("A favor vp")
    assert table.refused("A", "vp") == "line-used"


def test_church_built_its_favour_builds_another_tile() -> None:
    """The church stands on the lower space (rules: A tile precedes its favours)."""
    table = Table().provost(12).scored(1).markers("A", building=3)
    table.give("A", stone=2, cloth=1, food=1)
    table.resume(5, ("build_craft", 0, "stone", 0)).play("""
        A build church
        A favor building
        A level 3
        A build park
    """)
    assert (table.at(9), table.at(10)) == ("church A", "park A")
    table.done()


def test_church_built_its_favour_transforms_it() -> None:
    """The new tile is a legal residence target (rules: A tile precedes its favours)."""
    table = Table().provost(12).scored(1).markers("A", building=3)
    table.give("A", stone=1, cloth=2)
    table.resume(5, ("build_craft", 0, "stone", 0)).play("""
        A build church
        A favor building
        A level 4
        A transform 9
    """)
    assert table.at(9) == "residence A"
    assert table.vp("A") == 3 + 2
    assert table.events("transform_paid")[0].data["delayed"] == 0
    table.done()


def test_nested_favours_are_resolved_depth_first() -> None:
    """A ruling (rules: Nested favours come first)."""
    table = Table().provost(12).scored(1).markers("A", building=2).give("A", cloth=1)
    table.resume(7, ("favor", 0), ("favor", 0)).play("""
        A favor building
        A level 3
        A build church
        A favor vp       # the church's
        A favor denier   # the one that waited
    """)
    assert table.state.over
    assert table.vp("A") == 3 + 1


def test_best_builder_favour_in_the_turn_a_section_is_filled() -> None:
    """The old cap: scoring comes later, in phase 7."""
    table = Table().houses("dungeon", "BBBCC").markers("A", vp=2)
    table.give("A", food=1, wood=1, stone=1).worker("A", "castle").begin(6)
    table.play("""
        A batch food+wood+stone
        A favor vp
    """)
    assert table.level("A", "vp") == 2


def test_cap_is_still_2_during_the_dungeon_scoring() -> None:
    table = Table().provost(11).houses("dungeon", "AABB").markers("A", vp=2).begin(7)
    table.play("A favor vp")
    assert table.level("A", "vp") == 2
    table.play("B favor vp")
    assert table.state.sections_scored == 1


def test_cap_is_4_between_the_scorings_and_5_after_the_walls() -> None:
    for scored, cap in ((0, 2), (1, 4), (2, 5)):
        table = Table().provost((6, 12, 18)[scored]).scored(scored).markers("A", vp=cap - 1)
        table.resume(6, ("favor", 0)).play("A favor vp")
        table.resume(6, ("castle", -1), ("favor", 0)).play("A favor vp")
        assert table.level("A", "vp") == cap
        assert table.vp("A") == 2 * cap
        table.done()


def test_section_filled_before_the_bailiff_arrives() -> None:
    table = Table("AB").houses("dungeon", "AAABBB").begin(7)
    assert table.state.bailiff == 7
    table.default_until("place_or_pass")
    assert table.state.sections_scored == 1
    again = Table("AB").houses("dungeon", "AAABBB").scored(1).provost(11).begin(7)
    assert again.state.bailiff == 12
    assert not again.events("scoring")
    assert again.state.sections_scored == 1


def test_section_scored_while_partly_empty() -> None:
    table = Table("AB").houses("dungeon", "AB").provost(11).begin(7)
    assert table.state.sections_scored == 1
    table.give("A", food=1, wood=1, stone=1, vp=1).worker("A", "castle").only(6)
    table.play("A batch food+wood+stone")
    assert table.events("batch")[0].data["section"] == "walls"
    assert table.events("batch")[0].data["vp"] == 4
    assert len(table.state.castle_houses[0]) == 2


def test_houses_already_in_the_next_section() -> None:
    table = Table("AB").houses("dungeon", "BBBBBB").houses("walls", "AAA").give("A", vp=5)
    table.begin(7).default_until("place_or_pass")
    found = {event.seat: event.data for event in table.events("section_score")}
    assert (found[0]["houses"], found[0]["vp"]) == (0, -2)
    table.provost(17).begin(7)
    walls = {event.seat: event.data for event in table.events("section_score")}
    assert (walls[0]["houses"], walls[0]["favors"]) == (3, 2)


def test_bailiff_cannot_pass_the_end_of_the_road() -> None:
    for bailiff, provost, end in ((23, 20, 24), (23, 28, 25)):
        table = Table().scored(2).provost(provost, bailiff).begin(7)
        assert table.state.bailiff == end
        assert table.state.over


@pytest.mark.parametrize("vp", [0, 1, 2, 3])
def test_vp_loss_is_truncated_at_zero(vp: int) -> None:
    table = Table().provost(11).give("A", vp=vp).begin(7)
    assert table.vp("A") == max(0, vp - 2)
    assert table.events("section_score")[0].data.get("vp", 0) == -min(vp, 2)


def test_scoring_follows_the_new_turn_order() -> None:
    """The stables take effect at once (rules: The Stables work at once)."""
    table = Table().provost(11).worker("C", "stables").begin(3).default_until("place_or_pass")
    assert [event.seat for event in table.events("section_score")] == [2, 0, 1]


def test_every_player_resolves_all_favours_before_the_next_scores() -> None:
    table = Table("AB").scored(1).houses("walls", "AAABB").provost(17).begin(7)
    assert [event.seat for event in table.events("section_score")] == [0]
    table.play("""
        A favor vp
        A favor denier
    """)
    assert [event.seat for event in table.events("section_score")] == [0, 1]
    assert table.asking == "B favor_line"


def test_castle_order_is_that_of_its_spaces() -> None:
    table = Table()
    for player in "ABC":
        table.give(player, food=1, wood=1, stone=1)
    table.worker("C", "castle").worker("A", "castle").only(6)
    assert table.asking == "C castle_batch"
    table.play("C batch stop")
    assert table.asking == "A castle_batch"


def test_castle_overflow_cascades() -> None:
    """A ruling (rules: Batches overflow into later sections)."""
    table = Table("AB").houses("dungeon", "ABABA").houses("walls", "BBBBBAAAA")
    table.give("A", food=3, wood=3, stone=3).worker("A", "castle").only(6)
    table.play("""
        A batch food+wood+stone
        A batch food+wood+stone
        A batch food+wood+stone
    """)
    found = [(event.data["section"], event.data["house"]) for event in table.events("batch")]
    assert found == [("dungeon", 6), ("walls", 10), ("towers", 1)]
    assert table.vp("A") == 5 + 4 + 3


def test_castle_penalty_is_paid_at_the_end_of_the_players_go() -> None:
    """A ruling (rules: Penalty precedes the best builder)."""
    table = Table().give("A", vp=5).give("B", food=2, wood=2, stone=2)
    table.worker("A", "castle").worker("B", "castle").only(6)
    assert table.vp("A") == 3
    assert table.asking == "B castle_batch"


def test_castle_penalty_for_the_unwilling() -> None:
    table = Table().give("A", vp=5, food=1, wood=1, stone=1).worker("A", "castle").only(6)
    table.play("A batch stop")
    assert table.vp("A") == 3
    assert not table.events("best_builder")
    table.done()


def test_castle_without_a_free_space_left_during_the_go() -> None:
    table = Table("AB").scored(2).provost(18).houses("towers", "B" * 13)
    table.give("A", food=2, wood=2, stone=2).worker("A", "castle").only(6)
    table.play("A batch food+wood+stone")
    assert table.asking == "A favor_line"
    assert table.vp("A") == 3
    assert table.holds("A") == {"food": 1, "wood": 1, "stone": 1}


def test_castle_batches_are_counted_from_zero_every_turn() -> None:
    """Last turn's best builder delivers nothing now, pays, and is not the best builder."""
    table = Table("AB").give("A", food=3, wood=3, stone=3).give("B", food=1, wood=1, stone=1)
    table.worker("A", "castle").begin(6).play("""
        A batch food+wood+stone
        A batch food+wood+stone
        A batch stop
        A favor vp
    """)
    assert (table.vp("A"), table.state.round) == (5 + 5 + 1, 2)
    table.play("""
        B place castle
        A place castle
    """)
    table.default_until("castle_batch").play("""
        B batch food+wood+stone
        A batch stop
    """)
    assert table.vp("A") == 11 - 2
    found = [(event.seat, event.data["batches"]) for event in table.events("best_builder")]
    assert found == [(0, 2), (1, 1)]
    assert table.asking == "B favor_line"


def test_castle_houses_stay_and_workers_return() -> None:
    """Editions differ (rules: Houses stay in the castle)."""
    table = Table().give("A", food=1, wood=1, stone=1).worker("A", "castle").only(6)
    table.play("A batch food+wood+stone")
    assert table.standing("castle") == "A"  # while the best builder decides
    table.play("A favor vp")
    assert table.standing("castle") == ""
    assert table.hand("A") == 6
    assert table.state.castle_houses[0] == [0]
    table.done()


def test_batch_needs_food() -> None:
    table = Table().give("A", wood=1, stone=1, cloth=1, gold=5).worker("A", "castle").only(6)
    assert table.state.over


def test_full_towers_do_not_cut_the_turn_short() -> None:
    """Editions differ (rules: Full Towers finish the round)."""
    table = Table("AB").scored(2).provost(18).houses("towers", "AAABBBBBBBBBB")
    table.give("A", food=1, wood=1, stone=1).worker("A", "castle").begin(6)
    table.play("""
        A batch food+wood+stone
        A favor denier      # best builder
    """)
    assert table.state.phase == 7
    assert not table.state.over
    table.default_until("place_or_pass")
    assert table.state.over
    assert table.events("game_over")


def test_residence_by_favour_costs_cloth_alone() -> None:
    """Editions differ (rules: Level four saves a denier)."""
    table = Table().provost(12).scored(1).markers("A", building=3).give("A", cloth=1)
    table.resume(6, ("favor", 0)).play("""
        A favor building
        A level 4
        A transform 3
    """)
    assert table.at(3) == "residence A"
    assert table.holds("A") == {}
    table.done()


def test_prestige_by_favour_at_normal_cost() -> None:
    table = Table().provost(18).scored(2).markers("A", building=4).give("A", food=3, gold=1)
    table.tile("residence", "A")
    table.resume(6, ("favor", 0)).play("""
        A favor building
        A level 5
        A prestige granary
    """)
    assert table.holds("A") == {}
    assert table.at(9) == "granary A"
    table.done()


def test_only_executable_effects_are_offered() -> None:
    table = Table().provost(18).scored(2).markers("A", building=5, resource=5)
    table.resume(6, ("favor", 0), ("favor", 0)).play("A favor resource")
    assert table.choices == ["1", "2", "3", "5"]
    assert table.refused("A", "4") == "cost"
    table.play("""
        A level 5
        A favor building
    """)
    # the gold pays a marketplace or a peddler, whose wood the favour saves
    assert table.choices == ["1", "2"]
    assert table.refused("A", "3") == "nothing-to-build"
    assert table.refused("A", "4") == "cost"
    assert table.refused("A", "5") == "no-residence"


def test_declining_a_favours_building_uses_the_favour_up() -> None:
    table = Table().markers("A", building=1).give("A", food=1)
    table.resume(6, ("favor", 0)).play("""
        A favor building
        A level 2
        A build decline
    """)
    assert table.state.over
    assert table.level("A", "building") == 2
    assert table.holds("A") == {"food": 1}


def test_levels_above_cap_and_marker_are_refused() -> None:
    table = Table().markers("A", resource=1).give("A", food=1).resume(6, ("favor", 0))
    table.play("A favor resource")
    assert table.refused("A", "3") == "level-cap"
    open_table = Table().provost(18).scored(2).markers("A", resource=1).resume(6, ("favor", 0))
    assert open_table.play("A favor resource").refused("A", "3") == "level-marker"


@pytest.mark.parametrize("kind", ["wood", "stone"])
def test_resource_level_2(kind: str) -> None:
    table = (
        Table()
        .markers("A", resource=1)
        .resume(6, ("favor", 0))
        .play(f"""
        A favor resource
        A level 2
        A take {kind}
    """)
    )
    assert table.holds("A") == {kind: 1}
    table.done()


def test_final_tie_is_a_shared_win() -> None:
    table = Table().scored(2).provost(23).give("A", vp=20).give("C", vp=20).begin(7)
    assert table.state.over
    assert table.events("game_over")[0].data["winners"] == (0, 2)
