"""Who wins: rules §7 and D-18."""

from __future__ import annotations

from engine.tuscany.rules.scoring import winners
from tests.engine.tuscany.table import Table


def test_most_red_wins() -> None:
    assert winners(Table("ABC").points("B", red=5).state) == [1]


def test_then_more_empty_hexes() -> None:
    assert winners(Table("ABC").cover("A", 12).cover("B", 12).state) == [2]


def test_then_fewer_green() -> None:
    assert winners(Table("ABC").points("A", green=1).points("C", green=2).state) == [1]


def test_then_fewer_cards() -> None:
    table = Table("ABC").hand("A", city=1).hand("B", city=1, inn=1).hand("C", farm=2)
    assert winners(table.state) == [0]


def test_then_the_win_is_shared() -> None:
    assert winners(Table("ABC").points("B", green=1).state) == [0, 2]


def test_tie_breaks_compare_only_the_tied() -> None:
    table = Table("ABC").points("A", red=9).points("B", red=9).cover("A", 12)
    assert winners(table.state) == [1]
