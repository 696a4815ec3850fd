"""The worked example of the rules: one full turn of three players, checked phase by phase."""

from __future__ import annotations

from tests.engine.caylus.table import NEUTRAL_ORDER, Table

SEED = "6017"
"""Yields the neutral tiles and the turn order of the example."""

PLACING = """
    A place 6
    B place 4
    C place 2
    A place castle
    B place castle
    C place trading_post
    A place 3
    B place stables
    C place inn
    A pass
    B place 1
    C place gate
    B place 7
    C pass
"""
SPECIAL = """
    C gate 5
"""
PROVOST = """
    A provost +1
    C provost -2
    B provost +1
"""
ROAD = """
    C produce wood
    B produce cloth
    C sell wood
    A build wood_quarry
"""
CASTLE = """
    B batch food+wood+stone
    B favor denier
"""


def test_setup_and_income() -> None:
    table = Table.start("ABC", SEED)
    assert table.turn_order == "ABC"
    assert tuple(table.state.road_tile[1:7]) == NEUTRAL_ORDER
    for player, deniers in (("A", 7), ("B", 8), ("C", 8)):
        assert table.holds(player) == {"deniers": deniers, "food": 2, "wood": 1}
        assert table.hand(player) == 6


def test_phase_2() -> None:
    table = Table.start("ABC", SEED).play(PLACING)
    assert [event.data["deniers"] for event in table.events("placed")] == [
        *([-1] * 9),
        *([-2] * 3),
    ]
    passed = [(event.seat, event.data["rank"]) for event in table.events("passed")]
    assert passed == [(0, 1), (2, 2), (1, 3)]
    assert [table.state.deniers[seat] for seat in (0, 1, 2)] == [5, 1, 3]
    forced = [event for event in table.events("forced") if event.data["choice"] == "pass"]
    assert [event.seat for event in forced] == [1]
    assert table.asking == "C gate_move"


def test_phase_3() -> None:
    table = Table.start("ABC", SEED).play(PLACING + SPECIAL)
    assert table.standing(5) == "C"
    assert table.state.deniers[2] == 6
    assert table.turn_order == "BAC"
    assert table.standing("inn_right") == "C"
    assert table.asking == "A provost_move"


def test_phase_4() -> None:
    table = Table.start("ABC", SEED).play(PLACING + SPECIAL + PROVOST)
    moved = [
        (e.data["start"], e.data["end"], e.data["deniers"]) for e in table.events("provost_moved")
    ]
    assert moved == [(6, 7, -1), (7, 5, -2), (5, 6, -1)]
    assert table.state.deniers == [4, 0, 4]


def test_phase_5() -> None:
    table = Table.start("ABC", SEED).play(PLACING + SPECIAL + PROVOST + ROAD)
    assert table.at(9) == "wood_quarry A"
    assert table.holds("A") == {"deniers": 4, "food": 1, "wood": 1}
    assert table.holds("B") == {"food": 2, "wood": 1, "stone": 1, "cloth": 1}
    assert table.holds("C") == {"deniers": 8, "food": 2, "wood": 1}
    beyond = [e for e in table.events("worker_home") if e.data["why"] == "beyond"]
    assert [(event.seat, event.data["place"]) for event in beyond] == [(1, "7")]
    built = table.events("built")[0]
    assert (built.seat, built.data["vp"]) == (0, 2)
    assert table.asking == "B castle_batch"


def test_phases_6_and_7() -> None:
    table = Table.start("ABC", SEED).play(PLACING + SPECIAL + PROVOST + ROAD + CASTLE)
    assert table.events("castle_penalty")[0].data["vp"] == -2
    assert table.events("best_builder")[0].seat == 1
    assert (table.state.round, table.state.phase) == (2, 2)
    assert table.state.sections_scored == 0
    assert table.turn_order == "BAC"
    assert table.state.provost == table.state.bailiff == 7
    income = 2  # of the second turn
    assert table.holds("A") == {"deniers": 4 + income, "food": 1, "wood": 1}
    assert table.holds("B") == {"deniers": 3 + income, "food": 1, "cloth": 1}
    assert table.holds("C") == {"deniers": 8 + income, "food": 2, "wood": 1}
    assert [table.vp(player) for player in "ABC"] == [0, 5, 0]
    assert [table.hand(player) for player in "ABC"] == [6, 6, 5]
    assert table.level("B", "denier") == 1
    assert table.state.castle_houses == [[1], [], []]
    assert table.standing("inn_right") == "C"
