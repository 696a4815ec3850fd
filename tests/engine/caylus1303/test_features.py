"""What computer players expect agrees with the rules."""

from __future__ import annotations

from engine.caylus1303.data import ROUNDS
from engine.caylus1303.features import FEATURES, Caylus1303Row
from tests.engine.caylus1303.table import Table


def row_of(table: Table, player: str) -> Caylus1303Row:
    """Return a player's features."""
    row = FEATURES.rows(table.state)[table.players.index(player)]
    assert isinstance(row, Caylus1303Row)
    return row


def test_only_gold_counts_at_the_end() -> None:
    table = Table().give("A", food=2, stone=1, gold=3).round(ROUNDS).at_phase(4)
    row = row_of(table, "A")
    assert row.to_come == 6
    assert (row.workers, row.food, row.stone, row.gold, row.kinds, row.batches) == (0,) * 6


def test_a_batch_counts_as_points_in_the_last_round() -> None:
    table = Table().give("A", food=1, wood=1, stone=1).round(ROUNDS)
    assert row_of(table, "A").to_come == 0
    table.worker("A", "site").at_phase(2)
    row = row_of(table, "A")
    assert (row.to_come, row.food, row.batches) == (5, 0, 0)


def test_the_favour_for_most_batches_is_expected_from_the_first_on_the_site() -> None:
    table = Table().give("A", food=1, wood=1, stone=1).give("B", food=1, wood=1, stone=1)
    table.worker("B", "site").worker("A", "site")
    assert row_of(table, "A").favours == 0
    assert 0 < row_of(table, "B").favours < 1
    table.give("A", food=2, wood=2, stone=2)
    assert row_of(table, "B").favours == 0
